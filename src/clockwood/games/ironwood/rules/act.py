"""Acts of a card, one at a time on the stack. The keywords themselves are in the modules of their chapters."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.grammar.effects import OPS
from clockwood.games.ironwood.reasons import REASONS
from clockwood.games.ironwood.verbs import DO, ONLY, SKIP
from clockwood.kernel.match import Match
from clockwood.kernel.step import NOT_ASKED, Step

NOT_SO_MUCH: Final[i64] = REASONS.add("not-so-much", "IW R5.4")


@mypyc_attr(allow_interpreted_subclasses=True)
class Keyword:
    """The rule of a keyword of the cards. One object for each, in `KEYWORDS` by its number."""

    def start(self, match: Match, seat: i64, node: i64) -> None:
        """Do the act, or push the steps that will."""
        raise NotImplementedError

    def could(self, match: Match, seat: i64, node: i64) -> bool:
        """Return whether the act would do anything now: only then is it offered as a choice. [IW H3]"""
        return True

    def fully(self, match: Match, seat: i64, node: i64) -> bool:
        """Return whether the act could be done in full now. [IW R16.9]"""
        return self.could(match, seat, node)

    def asks(self) -> bool:
        """Return whether the act itself lets its owner do less; others are forgone only if asked. [IW R5.4]"""
        return True

    def most(self, match: Match, seat: i64, node: i64) -> i64:
        """Return how much of the act can be had now, where its owner may take less of it; 1 is all or nothing."""
        return 1

    def start_part(self, match: Match, seat: i64, node: i64, count: i64) -> None:
        """Do so much of the act."""
        raise NotImplementedError


KEYWORDS: Final = vec[Keyword]([Keyword() for _ in range(OPS)])
"""Filled by `keywords.learn` when the game is loaded."""


def could_do(match: Match, seat: i64, node: i64) -> bool:
    return KEYWORDS[board(match).program.op[node]].could(match, seat, node)


def fully_doable(match: Match, seat: i64, node: i64) -> bool:
    return KEYWORDS[board(match).program.op[node]].fully(match, seat, node)


def start_act(match: Match, seat: i64, node: i64) -> None:
    """Begin an act; where less of it may be better, or the table wants to be asked, ask first. [IW H1]"""
    content = board(match)
    keyword = KEYWORDS[content.program.op[node]]
    asked = content.agreed.offer_skips or len(content.moments.less_may_help) > 0
    if not asked or keyword.asks() or not (content.agreed.offer_skips or less_may_help(match, seat, node)):
        keyword.start(match, seat, node)
    elif keyword.could(match, seat, node):
        match.push(MaySkip(seat, node))


def less_may_help(match: Match, seat: i64, node: i64) -> bool:
    """Return whether a part of the table gives the owner a reason to take less. [IW H1]"""
    content = board(match)
    for part in content.moments.less_may_help:
        op = content.program.op[node]
        if part.less_may_help(match, seat, op, KEYWORDS[op].most(match, seat, node)):
            return True
    return False


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Do(Step):
    """An act waits for its turn. [IW R5.4]"""

    def __init__(self, seat: i64, node: i64) -> None:
        self.seat: Final = seat
        self.node: Final = node

    def run(self, match: Match) -> None:
        start_act(match, self.seat, self.node)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MaySkip(Step):
    """Any effect may be forgone, in whole or in part, also those that need no other choice. [IW R5.4, H1]"""

    def __init__(self, seat: i64, node: i64) -> None:
        self.seat: Final = seat
        self.node: Final = node

    def run(self, match: Match) -> None:
        options = append(vec[i64](capacity=4), DO.code())
        for less in range(self.keyword(match).most(match, self.seat, self.node) - 1, 0, -1):
            options = append(options, ONLY.code1(less))
        match.ask(self, self.seat, append(options, SKIP.code()))

    def keyword(self, match: Match) -> Keyword:
        return KEYWORDS[board(match).program.op[self.node]]

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_SO_MUCH if ONLY.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if action == DO.code():
            self.keyword(match).start(match, self.seat, self.node)
        elif ONLY.has(action):
            self.keyword(match).start_part(match, self.seat, self.node, ONLY.only(action))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class InOrder(Step):
    """Acts of a list follow each other as printed. [IW R5.4]"""

    def __init__(self, seat: i64, node: i64, left: i64) -> None:
        self.seat: Final = seat
        self.node: Final = node
        self.left: Final = left

    def run(self, match: Match) -> None:
        if self.left > 1:
            match.push(InOrder(self.seat, self.node + 1, self.left - 1))
        start_act(match, self.seat, self.node)

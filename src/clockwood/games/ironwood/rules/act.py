"""Acts of a card, one at a time on the stack. The keywords themselves are in the modules of their chapters."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.grammar.effects import OPS
from clockwood.games.ironwood.verbs import DO, SKIP
from clockwood.kernel.match import Match
from clockwood.kernel.step import Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Keyword:
    """The rule of a keyword of the cards. One object for each, in `KEYWORDS` by its number."""

    def start(self, match: Match, seat: i64, node: i64) -> None:
        """Do the act, or push the steps that will."""
        raise NotImplementedError

    def could(self, match: Match, seat: i64, node: i64) -> bool:
        """Return whether the act would do anything now: only then may its price be paid. [IW R5.5]"""
        return True

    def fully(self, match: Match, seat: i64, node: i64) -> bool:
        """Return whether the act could be done in full now. [IW R16.9]"""
        return self.could(match, seat, node)

    def asks(self) -> bool:
        """Return whether the act itself lets its owner do less; others may be skipped only if asked. [IW R5.4]"""
        return True


KEYWORDS: Final = vec[Keyword]([Keyword() for _ in range(OPS)])
"""Filled by `keywords.learn` when the game is loaded."""


def could_do(match: Match, seat: i64, node: i64) -> bool:
    return KEYWORDS[board(match).program.op[node]].could(match, seat, node)


def fully_doable(match: Match, seat: i64, node: i64) -> bool:
    return KEYWORDS[board(match).program.op[node]].fully(match, seat, node)


def start_act(match: Match, seat: i64, node: i64) -> None:
    """Begin an act; where the table wants to be asked about every effect, ask first. [IW H1]"""
    content = board(match)
    keyword = KEYWORDS[content.program.op[node]]
    if content.agreed.offer_skips and not keyword.asks() and keyword.could(match, seat, node):
        match.push(MaySkip(seat, node))
    else:
        keyword.start(match, seat, node)


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
    """Any effect may be skipped; this table asks about those that need no other choice. [IW R5.4, H1]"""

    def __init__(self, seat: i64, node: i64) -> None:
        self.seat: Final = seat
        self.node: Final = node

    def run(self, match: Match) -> None:
        match.ask(self, self.seat, append(append(vec[i64](capacity=2), DO.code()), SKIP.code()))

    def chosen(self, match: Match, action: i64) -> None:
        if action == DO.code():
            KEYWORDS[board(match).program.op[self.node]].start(match, self.seat, self.node)


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

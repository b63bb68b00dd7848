"""Effects that name another player: cards taken, given, shown, drawn. [RT 4.1.3]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.handing import (
    NOT_IN_HAND,
    ask_of_hand,
    can_draw,
    draw_cards,
    give,
    hand_of,
    has_cards,
    show_hand,
    take_random,
)
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.rules.sides import are_enemies
from clockwood.games.root.verbs import AGAINST, GIVE
from clockwood.games.root.words import BURROW_BANK, CHARM_OFFENSIVE, CODEBREAKERS, STAND_AND_DELIVER, SWAP_MEET
from clockwood.kernel.match import Match
from clockwood.kernel.step import NOT_ASKED, Step

NOT_THAT_PLAYER: Final[i64] = REASONS.add("not-that-player", "RT 4.1.3")


def may_name(match: Match, seat: i64, effect: i64, other: i64) -> bool:
    """Return whether an effect of a seat may name another player. An automaton has no hand. [GE X3] [GE X8]"""
    if seat == other:
        return False
    if effect in (STAND_AND_DELIVER, BURROW_BANK) and not are_enemies(match, seat, other):
        return False
    if effect in (BURROW_BANK, CHARM_OFFENSIVE):
        return True
    if content_of(match).is_bot(other):
        return effect != CODEBREAKERS
    return has_cards(match, other)


def others_for(match: Match, seat: i64, effect: i64) -> vec[i64]:
    options = vec[i64](capacity=6)
    for other in range(content_of(match).players):
        if may_name(match, seat, effect, other):
            options = append(options, AGAINST.code1(other))
    return options


def anyone_for(match: Match, seat: i64, effect: i64) -> bool:
    if effect in (BURROW_BANK, CHARM_OFFENSIVE) and not can_draw(match):
        return False
    return len(others_for(match, seat, effect)) > 0


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseOther(Step):
    """Pick the player that an effect names. [RT 4.1.3]"""

    def __init__(self, seat: i64, effect: i64) -> None:
        self.seat = seat
        self.effect = effect

    def run(self, match: Match) -> None:
        options = others_for(match, self.seat, self.effect)
        if len(options):
            match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_THAT_PLAYER if AGAINST.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        other = AGAINST.only(action)
        if self.effect == BURROW_BANK:
            draw_cards(match, other, 1)
        elif self.effect == CHARM_OFFENSIVE:
            score(match, other, 1, "RT 4.1.3")
        elif self.effect == CODEBREAKERS:
            show_hand(match, other, self.seat, "RT 4.1.3")
        elif self.effect == SWAP_MEET:
            match.push(GiveBack(self.seat, other))
            take_random(match, self.seat, other)
        else:
            match.push(ScoreForLoss(other))
            take_random(match, self.seat, other)


@mypyc_attr(acyclic=True, free_list_len=1)
class ScoreForLoss(Step):
    """The player whose card was taken scores 1 point. [RT 4.1.3]"""

    def __init__(self, victim: i64) -> None:
        self.victim = victim

    def run(self, match: Match) -> None:
        score(match, self.victim, 1, "RT 4.1.3")


@mypyc_attr(acyclic=True, free_list_len=1)
class GiveBack(Step):
    """Give a card of the hand to a player. [RT 4.1.3]"""

    def __init__(self, seat: i64, other: i64) -> None:
        self.seat = seat
        self.other = other

    def run(self, match: Match) -> None:
        options = hand_of(match, self.seat, GIVE.base)
        if len(options):
            ask_of_hand(match, self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_IN_HAND if GIVE.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        give(match, self.seat, self.other, GIVE.only(action), "RT 4.1.3")

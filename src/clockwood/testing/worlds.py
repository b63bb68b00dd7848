"""Second worlds, made without `blind`: what a seat cannot know lies otherwise, or was chosen otherwise, and fits."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from clockwood.kernel.layout import CARDS
from clockwood.kernel.match import Match
from clockwood.kernel.piles import EVERY_SEAT, card_cell, is_known, knows_of, place_of, places_of, zone_of
from clockwood.kernel.question import CHANCE, Question
from clockwood.kernel.rng import Generator
from clockwood.kernel.step import Step
from clockwood.testing.comparing import question_of_seat, said, seats
from clockwood.testing.hidden import card_region, held_cards, hidden_cards, named_cards
from clockwood.testing.play import answer, any_of, any_question, options_of

TRIES: Final = 4
"""Deals until one fits the questions and the invariants."""

MOST_ANSWERS: Final = 8
"""Other answers that are tried at a question."""


def listened(match: Match) -> Match:
    """Return a copy that tells what happens, with snapshots, and asks for chance."""
    twin = match.copy()
    twin.listening = True
    twin.outside_chance = True
    twin.snapshots = []
    return twin


def otherwise_dealt(match: Match, seat: int, rng: Generator) -> Match | None:
    """Return the table with other cards where the seat sees none; None where nothing can lie otherwise.

    A card that a secret names stays, and so do the cards of who keeps a secret that may speak of them.
    """
    fixed = named_cards(match, seat) | held_cards(match, seat)
    groups = [[at for at in group if at not in fixed] for group in hidden_cards(match, seat)]
    for _ in range(TRIES):
        twin = match.copy()
        for group in groups:
            exchange(twin, group, rng)
        if bytes(memoryview(twin.state)) != bytes(memoryview(match.state)):
            twin.ask_again()
            if is_possible(match, twin):
                return twin
    return None


def otherwise_known(match: Match, seat: int, rng: Generator) -> Match | None:
    """Return the table where others know, or do not know, cards that the seat knows where it does not see them.

    It cannot tell that of any card but one that everyone knows. A card whose place it does not know stays as it is: the
    seat may have seen that another looked at that place. None where there is no such card.
    """
    region = card_region(match)
    if region is None:
        return None
    twin = match.copy()
    for at in range(region.start, region.start + region.size):
        cell = match.state[at]
        sees = region.zones[zone_of(cell)].sees
        if knows_of(cell) == EVERY_SEAT or sees >> seat & 1 or not is_known(cell, region.zones, seat):
            continue
        if place_of(cell) and not places_of(cell) >> seat & 1:
            continue
        others = sum(1 << other for other in seats(match) if other != seat) & ~sees
        kept = int(rng.word()) & others | ~others
        knowing = knows_of(cell) & ~others | others & kept
        twin.state[at] = card_cell(zone_of(cell), place_of(cell), knowing, places_of(cell) & kept)
    return None if bytes(memoryview(twin.state)) == bytes(memoryview(match.state)) else twin


def exchange(match: Match, cells: list[int], rng: Generator) -> None:
    """Put the contents of the cells into any other order."""
    for left in range(len(cells) - 1, 0, -1):
        one, other = cells[left], cells[int(rng.below(left + 1))]
        match.state[one], match.state[other] = match.state[other], match.state[one]


def is_possible(match: Match, twin: Match) -> bool:
    """Return whether no invariant is broken and the same is asked, which everyone can see."""
    return who_is_asked(match) == who_is_asked(twin) and not match.game.problems(twin)


def who_is_asked(match: Match) -> list[tuple[int, str]]:
    return [(int(question.seat), type(question.step).__name__) for question in match.questions()]


@dataclass(frozen=True)
class Choice:
    """An answer, and others that one seat cannot tell from it."""

    seat: int
    here: Match
    others: list[Match]


def otherwise_chosen(match: Match, rng: Generator) -> Iterator[Choice]:
    """Answer a question in several ways; yield for each other seat those between which it cannot tell.

    An open act that is under way may wait in steps and frames; others hear of it once it is done.
    """
    question = any_question(match, rng)
    hidden = question.secret or question.seat == CHANCE
    options = options_of(question)
    answers = {any_of(rng, options) for _ in range(MOST_ANSWERS)}
    first, *rest = [answered(match, question, action) for action in sorted(answers)]
    rest = [twin for twin in rest if hidden or only_secrets_differ(first, twin)]
    for seat in (-1, *(each for each in seats(match) if each != question.seat)):
        others = [twin for twin in rest if hears_the_same(seat, first, twin)]
        if others:
            yield Choice(seat, first, others)


def only_secrets_differ(here: Match, there: Match) -> bool:
    """Return whether two tables differ in cards and secrets at most."""
    regions = [region for region in here.game.layout.regions if region.form != CARDS and not region.private]
    spans = [(region.start, region.start + region.size) for region in regions]
    return steps_of(here) == steps_of(there) and all(
        here.state[first:last] == there.state[first:last] for first, last in spans
    )


def steps_of(match: Match) -> list[list[Step]]:
    return [match.stack, *(lane.stack for lane in match.lanes)]


def answered(match: Match, question: Question, action: int) -> Match:
    twin = listened(match)
    answer(twin, question_of_seat(twin, int(question.seat)), action)
    return twin


def hears_the_same(seat: int, here: Match, there: Match) -> bool:
    """Return whether the seat hears, sees and is asked the same.

    What waits in the steps may differ while it is not asked itself: it hears of that act once it is done.
    """
    if steps_of(here) != steps_of(there) and seat not in [question.seat for question in here.questions()]:
        return False
    if who_is_asked(here) != who_is_asked(there) or here.outcome != there.outcome:
        return False
    if here.game.view(here, seat) != here.game.view(there, seat):
        return False
    stories = [[said(told) for told in twin.told if told.known_to(seat)] for twin in (here, there)]
    return stories[0] == stories[1]

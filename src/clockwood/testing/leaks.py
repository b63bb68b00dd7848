"""Secrets reach no seat that cannot know them: by no view, question, sound or scene, and not through a blind copy.

Each check compares the match with second worlds. One is a blind copy; the others are made without it (`worlds`), so
that a copy that still sees what it should have forgotten is found.
"""

from typing import Final

from clockwood.kernel.events import Event
from clockwood.kernel.game import blind
from clockwood.kernel.match import Match
from clockwood.kernel.rng import Generator, seeded
from clockwood.kernel.view import Flat
from clockwood.testing import scenes
from clockwood.testing.comparing import (
    assert_nothing_wrong,
    assert_same_for,
    differences,
    question_of_seat,
    said,
    seats,
)
from clockwood.testing.faults import Fault, must
from clockwood.testing.hidden import hidden_secrets
from clockwood.testing.play import answer, any_of, any_question, options_of
from clockwood.testing.worlds import Choice, listened, otherwise_chosen, otherwise_dealt, otherwise_known

LOOK_AHEAD: Final = 6
COPIES: Final = 300
"""Blind copies in which every value that a seat may have chosen must come up."""

FEW: Final = 12
"""Terms of a kind that are few enough for each to come up. One in so many is missed once in 10^11 runs."""


def second_worlds(match: Match, seat: int, rng: Generator) -> list[Match]:
    """Return matches that differ from this one only in what the seat cannot know."""
    dealt = otherwise_dealt(match, seat, rng)
    return [blinded(match, seat, rng), *([] if dealt is None else [dealt])]


def check_no_leak(match: Match, rng: Generator) -> None:
    """Two matches that differ only in what a seat cannot know look, ask and sound alike to it."""
    for seat in (-1, *seats(match)):
        for there in second_worlds(match, seat, rng):
            check_no_leak_to(seat, match, there, rng)


def check_no_leak_to(seat: int, match: Match, other: Match, rng: Generator) -> None:
    here, there = listened(match), listened(other)
    assert_nothing_wrong(there)
    for _ in range(LOOK_AHEAD):
        assert_same_for(seat, here, there)
        if here.over:
            return
        shared = shared_answer(here, there, rng)
        if shared is None:
            return
        answer(here, question_of_seat(here, shared[0]), shared[1])
        answer(there, question_of_seat(there, shared[0]), shared[1])
        if heard_until_reveal(seat, here, there):
            return


def check_scenes_do_not_leak(match: Match, rng: Generator) -> None:
    for seat in (-1, *seats(match)):
        for there in second_worlds(match, seat, rng):
            scenes.assert_same_scene(seat, match, there)


def check_blind_copies_forget(match: Match, rng: Generator) -> None:
    """Nothing that a seat cannot know leaves a trace in a blind copy: the generator alone says what is drawn."""
    for seat in seats(match):
        known = otherwise_known(match, seat, rng)
        for other in [*second_worlds(match, seat, rng), *([] if known is None else [known])]:
            must_forget(seat, match, other, rng)


def must_forget(seat: int, match: Match, other: Match, rng: Generator) -> None:
    word = int(rng.word())
    copies = [blind(each, seat, seeded(word)) for each in (match, other)]
    if copies[0].key() != copies[1].key():
        raise Fault(f"a blind copy for seat {seat} still sees {remembered(match, copies[0], copies[1])}")


def remembered(match: Match, one: Match, other: Match) -> str:
    """Name what two copies that should be equal do not have in common, by the regions of the layout."""
    found = []
    for region in match.game.layout.regions:
        cells = range(region.start, region.start + region.size)
        places = [at - region.start for at in cells if one.state[at] != other.state[at]]
        if places:
            names = match.content.names.get(region.index, [])
            called = [names[k] if k < len(names) else str(k) for k in places]
            found.append(f"{region.name} ({', '.join(called[:4])}{', …' if len(called) > 4 else ''})")
    return " and ".join(found) or "the steps that wait"


def check_hidden_choices(match: Match, rng: Generator) -> None:
    """Answers that a seat cannot tell apart leave equal blind copies to it, and it reckons with each of them."""
    for choice in otherwise_chosen(match, rng):
        for there in choice.others:
            assert_same_for(choice.seat, choice.here, there)
            if choice.seat >= 0 and not choice.here.over:
                must_forget(choice.seat, choice.here, there, rng)
        if choice.seat >= 0 and not choice.here.over:
            must_reckon_with(choice, rng)


def must_reckon_with(choice: Choice, rng: Generator) -> None:
    """The secret cells take every value in blind copies that the answers give them; of many values, several."""
    here, seat = choice.here, choice.seat
    chosen = {
        (region.name, k): values
        for region, k in hidden_secrets(here, seat)
        if len(values := {int(each.state[region.start + k]) for each in (here, *choice.others)}) > 1
    }
    if not chosen:
        return
    copies = [blind(here, seat, rng) for _ in range(COPIES)]
    for region, k in hidden_secrets(here, seat):
        wanted = chosen.get((region.name, k), set())
        drawn = {int(copy.state[region.start + k]) for copy in copies}
        few = bool(region.value) and len(here.content.names[region.value]) <= FEW
        if wanted and (not wanted <= drawn if few else len(drawn) == 1):
            never = ", ".join(map(str, sorted(wanted - drawn)))
            raise Fault(f"blind copies for seat {seat} never have {never} in {region.name}, which may have been chosen")


def check_secrets(match: Match, rng: Generator) -> None:
    """A cell that belongs to one seat alone is in nobody else's view, whatever it holds."""
    del rng
    for region in match.game.layout.regions:
        for owner in seats(match) if region.private else []:
            other = match.copy()
            at = region.start + owner
            other.state[at] = 0 if match.state[at] else 1
            for seat in (-1, *seats(match)):
                shown = [match.game.shows_secret(each, region.name, owner, seat) for each in (match, other)]
                if seat != owner and not any(shown):
                    views = [match.game.view(each, seat) for each in (match, other)]
                    if views[0] != views[1]:
                        raise Fault(f"seat {seat} sees {region.name} of {owner}: {differences(*views)}")


def blinded(match: Match, seat: int, rng: Generator) -> Match:
    """Draw anew what the seat cannot know; for who only watches, what any seat cannot know."""
    twin = match
    for eye in [seat] if seat >= 0 else seats(match):
        twin = blind(twin, eye, rng)
    return twin


def shared_answer(here: Match, there: Match, rng: Generator) -> tuple[int, int] | None:
    """An answer that is possible in both matches, given by the same seat."""
    seat = int(any_question(here, rng).seat)
    common = [a for a in options_of(question_of_seat(here, seat)) if question_of_seat(there, seat).offers(a)]
    return (seat, any_of(rng, common)) if common else None


def heard_until_reveal(seat: int, here: Match, there: Match) -> bool:
    """Compare what the seat heard, up to the first reveal; return whether there was one."""
    stories = [[said(told) for told in match.told if told.known_to(seat)] for match in (here, there)]
    snapshots = [snapshots_of(seat, match) for match in (here, there)]
    for match in (here, there):
        match.told = []
        match.snapshots = []
    reveals = [story.index(REVEALED) for story in stories if REVEALED in story]
    end = min(reveals, default=max(len(story) for story in stories))
    must(stories[0][:end] == stories[1][:end], f"seat {seat} hears {stories[0][:end]} or {stories[1][:end]}")
    for one, other in zip(snapshots[0][:end], snapshots[1][:end], strict=True):
        if one != other:
            raise Fault(f"seat {seat} sees on the way {differences(one, other)}")
    return bool(reveals)


def snapshots_of(seat: int, match: Match) -> list[Flat]:
    """Return the views of the seat at each thing it heard."""
    kept = match.snapshots or []
    must(len(kept) == len(match.told), "not every event has its snapshot")
    pairs = zip(match.told, kept, strict=True)
    return [match.game.view(snapshot, seat) for told, snapshot in pairs if told.known_to(seat)]


REVEALED: Final = repr(Event("wall", "", -1, []))

"""What a seat cannot know does not reach it: by no view, question, sound or scene, and not through a blind copy."""

from clockwood.kernel.events import Event
from clockwood.kernel.game import blind
from clockwood.kernel.match import Match
from clockwood.kernel.rng import Generator, seeded
from clockwood.kernel.view import Flat
from conformance import scenes
from conformance.comparing import assert_nothing_wrong, assert_same_for, differences, question_of_seat, said, seats
from conformance.play import answer, any_of, any_question, options_of

LOOK_AHEAD = 6


def check_no_leak(match: Match, rng: Generator) -> None:
    """Two matches that differ only in what a seat cannot know look, ask and sound alike to it."""
    for seat in (-1, *seats(match)):
        check_no_leak_to(seat, match, rng)


def check_no_leak_to(seat: int, match: Match, rng: Generator) -> None:
    here, there = listened(match), listened(blinded(match, seat, rng))
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
        scenes.assert_same_scene(seat, match, blinded(match, seat, rng))


def check_blind_copies_forget(match: Match, rng: Generator) -> None:
    """What a seat cannot know leaves no trace in a blind copy: the generator alone says what is drawn instead."""
    for seat in seats(match):
        other = blind(match, seat, rng)
        word = int(rng.word())
        assert blind(match, seat, seeded(word)).key() == blind(other, seat, seeded(word)).key(), f"seat {seat}"


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
                    assert views[0] == views[1], f"seat {seat} sees {region.name} of {owner}: {differences(*views)}"


def blinded(match: Match, seat: int, rng: Generator) -> Match:
    """Draw anew what the seat cannot know; for who only watches, what any seat cannot know."""
    twin = match
    for eye in [seat] if seat >= 0 else seats(match):
        twin = blind(twin, eye, rng)
    return twin


def listened(match: Match) -> Match:
    twin = match.copy()
    twin.listening = True
    twin.outside_chance = True
    twin.snapshots = []
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
    assert stories[0][:end] == stories[1][:end], f"seat {seat} hears {stories[0][:end]} or {stories[1][:end]}"
    for one, other in zip(snapshots[0][:end], snapshots[1][:end], strict=True):
        assert one == other, f"seat {seat} snapshots {differences(one, other)}"
    return bool(reveals)


def snapshots_of(seat: int, match: Match) -> list[Flat]:
    """Return the views of the seat at each thing it heard."""
    kept = match.snapshots or []
    assert len(kept) == len(match.told)
    pairs = zip(match.told, kept, strict=True)
    return [match.game.view(snapshot, seat) for told, snapshot in pairs if told.known_to(seat)]


REVEALED = repr(Event("wall", "", -1, []))

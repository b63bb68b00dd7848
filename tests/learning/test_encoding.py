import pytest

from clockwood import api, registry
from clockwood.games.root.words import WATCHER
from clockwood.kernel.errors import BadInput, UnknownName
from clockwood.kernel.game import blind
from clockwood.kernel.learning.encoding import Encoding
from clockwood.kernel.learning.fields import FIELD_LEAST, FIELD_MOST
from clockwood.kernel.learning.history import History
from clockwood.kernel.match import Match
from clockwood.kernel.piles import lies_in, name_to_all, put_on_top
from clockwood.kernel.rng import Generator, seeded
from clockwood.kernel.view import Flat
from clockwood.testing.comparing import differences, seats
from clockwood.testing.play import answer_at_random, decisions
from clockwood.testing.variants import Variant
from conformance.variants import few_are_fast, variants
from learning.encodings import differing, encoded, encoding_of, named

LOOKS = 3
CELLS_OF_A_LOOK = 40
IRONWOOD = Variant("ironwood", {})


def is_played(variant: Variant) -> bool:
    """Somebody plays there; where automata play alone, a watcher answers a single question."""
    return WATCHER not in variant.content.names["seat"]


closely = pytest.mark.parametrize("variant", few_are_fast(variants()))
every_game = pytest.mark.parametrize("game", registry.names())


def sampled(variant: Variant, rng: Generator) -> list[Match]:
    """Some moments of a random game, and its end."""
    length = sum(1 for _ in decisions(variant.match(1), seeded(2)))
    stops = {int(rng.below(length)) for _ in range(LOOKS)}
    match = variant.match(1)
    found = [match.copy() for count in decisions(match, seeded(2)) if count in stops]
    return [*found, match]


@closely
def test_worlds_that_a_seat_cannot_tell_apart_are_encoded_alike(variant: Variant) -> None:
    encoding, rng = encoding_of(variant), seeded(3)
    for match in sampled(variant, rng)[:-1]:
        for seat in seats(match):
            here = encoded(encoding, match, seat)
            there = encoded(encoding, blind(match, seat, rng), seat)
            assert here == there, f"seat {seat} can tell by {differing(encoding, here, there)}"


@closely
def test_whatever_changes_a_view_changes_the_encoding(variant: Variant) -> None:
    encoding, rng = encoding_of(variant), seeded(4)
    changed = 0
    for match in sampled(variant, rng):
        for seat in seats(match):
            view, here = match.game.view(match, seat), encoded(encoding, match, seat)
            for _ in range(CELLS_OF_A_LOOK):
                at = int(rng.below(len(match.state)))
                other = with_another_number(match, at)
                seen = view_of(other, seat)
                if seen is not None and seen != view:
                    changed += 1
                    assert encoded(encoding, other, seat) != here, f"seat {seat} sees {differences(view, seen)}"
    assert changed


@pytest.mark.parametrize("variant", few_are_fast([each for each in variants() if is_played(each)]))
def test_tables_that_are_encoded_alike_look_alike(variant: Variant) -> None:
    encoding = encoding_of(variant)
    views: dict[tuple[int, ...], Flat] = {}
    match = variant.match(8)
    for _ in decisions(match, seeded(9)):
        for seat in seats(match):
            key, view = tuple(encoded(encoding, match, seat)), match.game.view(match, seat)
            assert views.setdefault(key, view) == view, f"seat {seat} sees {differences(views[key], view)}"
    assert len(views) > len(encoding.seats)


def with_another_number(match: Match, at: int) -> Match:
    other = match.copy()
    other.state[at] += 1
    return other


def view_of(match: Match, seat: int) -> Flat | None:
    """A seat's view of a table that need not be possible; None where it cannot be drawn."""
    try:
        return match.game.view(match, seat)
    except (IndexError, ZeroDivisionError, AssertionError):
        return None


@closely
def test_secrets_of_others_are_not_encoded(variant: Variant) -> None:
    encoding = encoding_of(variant)
    match = sampled(variant, seeded(5))[0]
    for region in match.game.layout.regions:
        for place in range(region.size if region.private else 0):
            other = with_another_number(match, region.start + place)
            for seat in seats(match):
                own = region.index == "seat" and place == seat
                shown = [match.game.shows_secret(each, region.name, place, seat) for each in (match, other)]
                if not own and not any(shown):
                    assert encoded(encoding, match, seat) == encoded(encoding, other, seat), region.name


@closely
def test_numbers_keep_to_the_range_of_their_field(variant: Variant) -> None:
    encoding = encoding_of(variant, 2)
    match, rng, history = variant.match(6), seeded(7), History(2)
    ends = (int(FIELD_LEAST), int(FIELD_MOST))
    while not match.over:
        question = match.question
        assert question is not None
        numbers = encoded(encoding, match, int(question.seat), history)
        for field, number in zip(encoding.fields, numbers, strict=True):
            assert field.low <= number <= field.high, field.line()
            assert field.kind == "part" or number not in ends, f"{field.name} may be cut off"
        action = question.options[rng.below(len(question.options))]
        history.note(match, action)
        match.answer(action)


@every_game
def test_fields_are_listed_without_gaps_and_under_names_of_their_own(game: str) -> None:
    fields = encoding_of(Variant(game, {}), 3).fields
    assert [field.offset for field in fields] == list(range(len(fields)))
    assert len({field.name for field in fields}) == len(fields)
    assert all(field.low <= field.high for field in fields)


def test_a_digest_names_one_encoding() -> None:
    def digest(game: str, history: int = 0, **options: int) -> str:
        return encoding_of(Variant(game, dict(options)), history).digest

    assert digest("ironwood") == Encoding(IRONWOOD.game, IRONWOOD.content).digest
    found = [digest("ironwood"), digest("ironwood", 1), digest("root"), digest("iron-kings", players=3)]
    assert len(set(found)) == len(found)


def test_a_seat_reads_its_own_hand_and_how_many_cards_the_other_has() -> None:
    match = IRONWOOD.match(1)
    encoding = encoding_of(IRONWOOD)
    for seat, own in enumerate(encoding.seats):
        read = named(encoding, encoded(encoding, match, seat))
        view = match.game.view(match, seat)
        zones = [zone.called(encoding.seats) for zone in match.game.layout.cards_region().zones]
        for card in match.content.names["card"]:
            known = view.get(f"card.{card}", "")
            assert (zones[read[f"card.{card}.zone"] - 1] if read[f"card.{card}.zone"] else "") == known
        assert read["seat"] == seat
        assert own in {"woodwalkers", "ironclad"}
        assert all(read[f"count.{zone}"] == view.get(f"count.{zone}", 0) for zone in zones)


def test_a_place_in_a_pile_is_encoded_for_who_knows_it() -> None:
    encoding, match = encoding_of(IRONWOOD), IRONWOOD.match(1)
    first = match.game.layout.cards_region().start
    deck = [card for card in range(38) if lies_in(match.state, first + card, 0)]
    name = match.content.names["card"][deck[0]]

    def read() -> list[tuple[int, int]]:
        known = [named(encoding, encoded(encoding, match, seat)) for seat in range(2)]
        return [(each[f"card.{name}.zone"], each[f"card.{name}.place"]) for each in known]

    assert read() == [(0, 0), (0, 0)]
    put_on_top(match.state, first, first + 38, first + deck[0], 0, seers=1)
    assert read() == [(1, 1), (0, 0)]
    name_to_all(match.state, first + deck[0])
    assert read() == [(1, 1), (1, 0)]


def test_the_end_is_encoded() -> None:
    match = IRONWOOD.match(1)
    for _ in decisions(match, seeded(2)):
        pass
    assert match.outcome is not None
    encoding = encoding_of(IRONWOOD)
    read = named(encoding, encoded(encoding, match, 0))
    won = [read[f"won.{seat}"] for seat in encoding.seats]
    assert (read["over"], read["asked.seat"], won) == (1, 0, [int(seat in match.outcome.winners) for seat in range(2)])


def test_the_open_question_is_encoded_for_who_is_asked_and_who_waits() -> None:
    encoding, match = encoding_of(IRONWOOD), IRONWOOD.match(1)
    for _ in decisions(match, seeded(2)):
        question = match.question
        assert question is not None
        step = [kind.cls for kind in match.game.steps].index(type(question.step)) + 1
        seat = int(question.seat)
        own = named(encoding, encoded(encoding, match, seat))
        assert (own["asked.seat"], own["asked.step"], own["asked.high"]) == (seat + 1, step, question.high)
        if not match.lanes:
            other = named(encoding, encoded(encoding, match, 1 - seat))
            assert (other["asked.seat"], other["asked.step"], other["asked.high"]) == (seat + 1, step, 0)


# -- history


def test_the_last_answers_are_told_as_each_seat_saw_them() -> None:
    encoding, history = encoding_of(IRONWOOD, 2), History(2)
    match, rng = IRONWOOD.match(1), seeded(2)
    vocabulary = match.game.vocabulary
    hidden = 0
    while not match.over:
        question = match.question
        assert question is not None
        action = question.options[rng.below(len(question.options))]
        shown = match.game.judge.shown(match, question, action)
        history.note(match, action)
        match.answer(action)
        for seat in range(2):
            read = named(encoding, encoded(encoding, match, seat, history))
            seen = action if seat == question.seat else shown
            assert read["answer1.seat"] == question.seat + 1
            arguments = [read[f"answer1.argument{k + 1}"] - 1 for k in range(3)]
            if seen < 0:
                hidden += 1
                assert (read["answer1.verb"], arguments) == (0, [-1, -1, -1])
            else:
                verb = vocabulary.verb_of(seen)
                assert vocabulary.verbs[read["answer1.verb"] - 1] is verb
                assert arguments[: len(verb.kinds)] == verb.arguments(seen)
    assert hidden


def test_answers_that_were_not_given_yet_are_empty() -> None:
    encoding, history, match = encoding_of(IRONWOOD, 3), History(3), IRONWOOD.match(1)
    question = match.question
    assert question is not None
    history.note(match, question.options[0])
    match.answer(question.options[0])
    read = named(encoding, encoded(encoding, match, 0, history))
    assert read["answer1.seat"] == question.seat + 1
    assert [read[f"answer{k}.seat"] for k in (2, 3)] == [0, 0]
    history.clear()
    assert named(encoding, encoded(encoding, match, 0, history))["answer1.seat"] == 0


# -- bad input


def refused(encoding: Encoding, match: Match, seat: int, buffer: object) -> str:
    with pytest.raises(BadInput) as caught:
        encoding.write(match, seat, buffer)
    return str(caught.value)


def test_a_seat_that_is_not_there_is_refused() -> None:
    encoding, match = encoding_of(IRONWOOD), IRONWOOD.match(1)
    buffer = bytearray(b"\1" * 2 * int(encoding.width))
    for seat in (-1, 2, "woodwalker"):
        with pytest.raises(UnknownName, match=f"{seat}: no such seat; there are woodwalkers, ironclad"):
            encoding.write(match, seat, buffer)
    assert set(buffer) == {1}


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_goes_by_its_name_too(seat: int) -> None:
    encoding, match = encoding_of(IRONWOOD), IRONWOOD.match(1)
    by_name = bytearray(2 * int(encoding.width))
    encoding.write(match, encoding.seats[seat], by_name)
    assert list(memoryview(by_name).cast("h")) == encoded(encoding, match, seat)


def test_a_buffer_that_cannot_take_the_encoding_is_refused() -> None:
    encoding, match = encoding_of(IRONWOOD), IRONWOOD.match(1)
    needed = 2 * int(encoding.width)
    small = bytearray(b"\1" * (needed - 1))
    assert refused(encoding, match, 0, small) == (
        f"buffer: the encoding needs {needed} bytes; the buffer has {needed - 1}"
    )
    assert set(small) == {1}
    assert "read-only" in refused(encoding, match, 0, bytes(needed))
    assert "without gaps" in refused(encoding, match, 0, memoryview(bytearray(2 * needed))[::2])
    assert "without gaps" in refused(encoding, match, 0, 7)


def test_an_encoding_with_a_history_asks_for_it() -> None:
    encoding = Encoding(registry.game_named("ironwood"), api.content("ironwood"), 2)
    assert refused(encoding, IRONWOOD.match(1), 0, bytearray(9999)) == (
        "history: the encoding needs the last 2 answers"
    )


@pytest.mark.parametrize("other", [Variant("root", {}), Variant("iron-kings", {"players": 3})], ids=str)
def test_a_match_of_another_table_is_refused(other: Variant) -> None:
    encoding = encoding_of(Variant("iron-kings", {}))
    buffer = bytearray(9999)
    assert refused(encoding, other.match(1), 0, buffer) == "match: the encoding is one of iron-kings with 2 seats"
    assert not any(buffer)


def test_writing_changes_no_match() -> None:
    match = IRONWOOD.match(1)
    answer_at_random(match, seeded(1))
    before = match.key()
    encoded(encoding_of(IRONWOOD), match, 0)
    assert match.key() == before

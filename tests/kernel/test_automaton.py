"""Each seat has its own player: a person, or an automaton with its own level and traits."""

import pytest

from beacons.game import GAME
from clockwood import api
from clockwood.kernel.automaton import AutomatonSpec, SeatSpec, read_seated, seat_automata
from clockwood.kernel.content import Content
from clockwood.kernel.errors import BadInput, BadOption
from clockwood.kernel.events import Event, Term
from clockwood.kernel.table import Table
from clockwood.kernel.trace import Trace, last_turn
from kernel.beacons import laid, position

MAKE = GAME.automata[0].make


def table(**seats: str) -> Table:
    return api.new("beacons", seed=1, seats=dict(seats))


def test_two_automata_have_their_own_levels_and_traits() -> None:
    match = table(north="lamplighter:2", south="lamplighter:3+hasty").match
    seated = [match.content.automaton[seat] for seat in range(2)]
    assert [(each.level, each.traits) for each in seated] == [(2, []), (3, ["hasty"])]
    assert match.content.automata == 0b11
    assert match.over


def test_a_criterion_asks_for_the_seat_that_chooses() -> None:
    played = table(north="lamplighter:1", south="lamplighter:3")
    fed = [told.terms[0].value for told in played.story if isinstance(told, Event) and told.message == "fed"]
    assert fed.count(1) > fed.count(0) > 0


def test_a_level_that_is_not_named_is_the_usual_one() -> None:
    assert table(south="lamplighter").match.content.options["seat.south"] == "lamplighter:1"


def test_the_record_opens_again_with_the_same_automata() -> None:
    played = table(south="lamplighter:2+hasty")
    played.choose(0 if played.decision is None else int(played.decision.options[0]))
    again = api.replay(played.record())
    assert again.match == played.match
    assert again.match.content.options["seat.south"] == "lamplighter:2+hasty"


def test_the_position_opens_again_with_the_same_automata() -> None:
    played = table(south="lamplighter:2+hasty")
    assert '"seat.south" = "lamplighter:2+hasty"' in played.position()
    assert api.load(played.position()).match.content.automaton[1].level == 2


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("lamplighter:4", "level 4 is outside 1–3"),
        ("lamplighter:high", "'high' is no level of lamplighter; there are 1–3"),
        ("lamplighter:1+lazy", "'lazy' is no trait of lamplighter; there are hasty"),
        ("lamplighter:1+hasty+hasty", "a trait is named twice"),
        ("pilot", "'pilot' is not one of person, lamplighter"),
    ],
)
def test_a_player_nobody_knows_is_refused(word: str, reason: str) -> None:
    with pytest.raises(BadOption) as refused:
        SeatSpec("south", GAME.automata).checked(word)
    assert refused.value.place == "seat.south"
    assert refused.value.reason == reason


def test_a_level_is_a_number_or_its_word() -> None:
    spec = AutomatonSpec(
        "bot", MAKE, "BC 1", low=1, high=3, level=2, traits=["blitz"], levels=["calm", "quick", "wild"]
    )
    seat = SeatSpec("south", [spec])
    assert [seat.checked(f"bot{level}+blitz") for level in (":wild", ":3", "")] == ["bot:3+blitz"] * 2 + ["bot:2+blitz"]
    assert seat.checked("bot:calm") == "bot:1"
    for level in ("hard", "", "-1", "9" * 5000):
        with pytest.raises(BadOption, match=f"'{level}' is no level of bot; there are calm, quick, wild, or 1–3"):
            seat.checked(f"bot:{level}")


def test_one_without_levels_has_none_to_name() -> None:
    with pytest.raises(BadOption, match="bot has no levels"):
        SeatSpec("south", [AutomatonSpec("bot", MAKE, "BC 1")]).checked("bot:1")


def test_a_seat_named_twice_must_be_named_alike() -> None:
    with pytest.raises(BadInput, match=r"contradicts seat\.south=lamplighter:1"):
        api.new("beacons", seats={"south": "lamplighter:2"}, options={"seat.south": "lamplighter:1"})


def test_a_written_automaton_is_taken_apart() -> None:
    assert (read_seated("", "bot").level, read_seated("", "bot+a+b").traits) == (-1, ["a", "b"])


def at_a_turn(seats: str) -> Table:
    return laid("", f'phase = "turn"\nseat = "north"\noptions = {{ {seats} }}')


def test_what_if_names_the_seat_whose_turn_it_plays() -> None:
    here = at_a_turn('"seat.south" = "lamplighter:3"')
    begun = here.what_if([], 0, acting="south").plain
    assert [told.seat for told in begun if isinstance(told, Trace)][:1] == [1]
    with pytest.raises(BadInput, match="no automaton plays this seat; there are south"):
        here.what_if([], 0, acting="north")


def test_what_if_plays_the_first_automaton_where_none_is_named() -> None:
    both = '"seat.north" = "lamplighter:1", "seat.south" = "lamplighter:3"'
    text = position("", f'phase = "turn"\nseat = "north"\noptions = {{ {both} }}')
    begins = [api.what_if(text, [], acting=seat).plain[0] for seat in (None, "south", 0)]
    assert [told.terms[0].value for told in begins if isinstance(told, Event)] == [0, 1, 0]


def test_why_tells_the_last_turn_of_the_automaton_at_a_seat() -> None:
    played = table(north="lamplighter:1", south="lamplighter:3")
    turns = {seat: played.why(of=seat) for seat in ("north", "south")}
    for number, seat in enumerate(("north", "south")):
        first, last = turns[seat][0], turns[seat][-1]
        assert (first.message, last.message) == ("automaton-turn", "automaton-turn-over")
        assert isinstance(first, Event)
        assert first.terms[0].value == number
        assert {told.seat for told in turns[seat] if isinstance(told, Trace)} == {number}
    assert played.why() in turns.values()


def test_choices_since_are_those_of_the_same_automaton() -> None:
    over = Event("automaton-turn-over", "B16", -1, [Term("seat", "seat", 1)])
    story = [
        Event("automaton-turn", "B16", -1, over.terms),
        over,
        *(Trace("t", "", [], [], seat=k) for k in (0, 1)),
    ]
    assert last_turn(list(story), 1) == [*story[:2], story[3]]
    assert last_turn(list(story), 0) == [story[2]]
    assert last_turn(list(story)) == story


def test_why_of_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadInput, match="no such seat; there are north, south"):
        table(south="lamplighter").why(of="east")


def test_an_automaton_may_refuse_another_beside_it() -> None:
    lonely = AutomatonSpec("hermit", GAME.automata[0].make, "B16", alone=True)
    content = Content([], {"seat.north": "hermit", "seat.south": "lamplighter:1"}, {"seat": ["north", "south"]})
    with pytest.raises(BadOption, match="hermit plays where no other automaton does") as refused:
        seat_automata(content, [*GAME.automata, lonely])
    assert refused.value.place == "seat.north"

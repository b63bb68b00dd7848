"""An automaton is named for its seat, and a table that lacks what it needs is refused with the contradiction."""

from pathlib import Path

import pytest

import clockwood
from cli.test_explaining import position
from clockwood.kernel.errors import BadInput
from clockwood.kernel.options import Value


def test_naming_an_automaton_for_a_seat_sets_its_options() -> None:  # [IB 2.1]
    table = clockwood.new("ironwood", seed=1, seats={"woodwalkers": "human", "ironclad": "ironbot"})
    assert table.match.content.options["seat.ironclad"] == "ironbot:0"
    assert table.players == {"woodwalkers": "human", "ironclad": "ironbot:0"}
    table = clockwood.new("ironwood", seed=1, seats={"ironclad": "ironbot:7"}, options={"beginner": 1})
    assert table.match.content.options["seat.ironclad"] == "ironbot:7"
    assert clockwood.replay(table.record()).match == table.match


@pytest.mark.parametrize(
    ("former", "today"),
    [
        ({"automaton": "none", "ironbot.level": 3, "woodenbot.level": 0}, {}),
        ({"automaton": "ironbot"}, {"seat.ironclad": "ironbot:0"}),
        ({"automaton": "ironbot", "ironbot.level": "5", "woodenbot.level": 3}, {"seat.ironclad": "ironbot:5"}),
        ({"automaton": "woodenbot", "woodenbot.level": 12}, {"seat.woodwalkers": "woodenbot:12"}),
        ({"seat.ironclad": "ironbot", "ironbot.level": 5}, {"seat.ironclad": "ironbot:5"}),
        ({"seat.ironclad": "person", "automaton": "none"}, {}),
    ],
)
def test_options_of_former_times_mean_what_they_meant(former: dict[str, Value], today: dict[str, Value]) -> None:
    assert clockwood.api.content("ironwood", options=former).options == (
        clockwood.api.content("ironwood", options=today).options
    )


def test_a_record_of_former_times_opens_as_before() -> None:
    table = clockwood.new("ironwood", seed=4, seats={"ironclad": "ironbot:5"})
    record = table.record()
    former = record.replace("option seat.ironclad=ironbot:5", "option automaton=ironbot · option ironbot.level=5")
    assert former != record
    assert clockwood.replay(former).match == table.match


def test_saying_the_same_twice_is_no_contradiction() -> None:
    options: dict[str, Value] = {"automaton": "ironbot", "ironbot.level": "7"}
    assert clockwood.new("ironwood", seed=1, seats={"ironclad": "ironbot:7"}, options=options).decision is not None


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        ({"elves": "human"}, {}, "elves: no such seat; there are woodwalkers, ironclad"),
        ({"ironclad": "ironbot"}, {"automaton": "none"}, "seat.ironclad: 'ironbot' contradicts automaton=none"),
        ({"ironclad": "ironbot:3"}, {"ironbot.level": 4}, "seat.ironclad: 'ironbot:3' contradicts ironbot.level=4"),
        ({"woodwalkers": "ironbot"}, {}, "woodwalkers=ironbot: 'ironbot' is not one of person, woodenbot"),
        ({"ironclad": "human"}, {"automaton": "ironbot"}, "ironclad=human: this seat is played by the automaton"),
        ({"ironclad": "ironbot:99"}, {}, "ironclad=ironbot:99: level 99 is outside 0–15"),
        ({"ironclad": "ironbot:hard"}, {}, "'hard' is no level of ironbot; there are 0–15"),
        ({}, {"automaton": "ironbot", "ironbot.level": 99}, "ironbot.level: 99 is outside 0–15"),
        ({}, {"automaton": "rival"}, "automaton: 'rival' is not one of none, ironbot, woodenbot"),
        (
            {"ironclad": "ironbot", "woodwalkers": "woodenbot"},
            {},
            "woodenbot plays where no other automaton does [WB 2.1]",
        ),
        ({"ironclad": "ironbot"}, {"automaton": "woodenbot"}, "seat.ironclad: 'ironbot' contradicts"),
    ],
)
def test_contradictions_are_named(seats: dict[str, str], options: dict[str, Value], said: str) -> None:
    with pytest.raises(BadInput) as refused:
        clockwood.new("ironwood", seats=seats, options=options)
    assert said in str(refused.value)


MARKED = "ironclad = { auria = 3 }\nknown_mountains = "


@pytest.mark.parametrize(
    ("state", "cards", "said"),
    [
        ('ironclad = { auria = 3 }\nstance = "angry"', "", "state.stance: no stance is called 'angry'"),
        ('ironclad = { auria = 3 }\nprocedure = "asleep"', "", "state.procedure: no procedure is called 'asleep'"),
        (
            MARKED + "{ auria = 1 }",
            "",
            "state.known_mountains.auria: marked, but V-auria lies in visions.deck [IB 4.1]",
        ),
        (MARKED + "{ ferrum = 1 }", "", "state.known_mountains.ferrum: no vision is of Ferrum"),
        (
            "ironclad = { auria = 3 }",
            'visions.shown = ["V-zincur"]',
            "state.known_mountains.zincur: not marked, but V-zincur lies in visions.shown [IB 4.1]",
        ),
        (
            "ironclad = { auria = 3 }",
            'ongoing.ironclad = ["IC04"]',
            "cards.ongoing.ironclad: the Ironbot has no ongoing",
        ),
        (
            "ironclad = { auria = 3 }",
            f"removed.ironclad = {[f'IC{k:02}' for k in range(4, 39)]}",
            "cards.hand.ironclad: the Ironbot has no hand, and no card to draw [IB 5.1]",
        ),
    ],
)
def test_a_position_that_denies_the_ironbot_its_needs(tmp_path: Path, state: str, cards: str, said: str) -> None:
    # [IB 1.5, 3.3, 4.1, 5.1]
    text = Path(position(tmp_path, state, hand="")).read_text(encoding="utf-8") + cards
    with pytest.raises(BadInput) as refused:
        clockwood.load(text)
    assert said in str(refused.value)


def test_a_table_without_an_automaton_has_no_stance(tmp_path: Path) -> None:  # [IB 1.5]
    text = Path(position(tmp_path, 'ironclad = { auria = 3 }\nstance = "expansive"', options="")).read_text("utf-8")
    with pytest.raises(BadInput, match=r"state\.stance"):
        clockwood.load(text)

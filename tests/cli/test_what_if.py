"""An automaton's turn on a changed table: the same chance for both turns, the difference marked."""

import json
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import clockwood
from cli.test_explaining import position
from clockwood.api import content
from clockwood.games.ironwood.bots.common.magic_die import RollDie
from clockwood.games.ironwood.game import GAME
from clockwood.kernel.errors import BadInput
from clockwood.kernel.events import Event, Told
from clockwood.kernel.question import CHANCE, ONE, Question
from clockwood.kernel.rng import KEYED, seeded
from clockwood.kernel.table import Table
from clockwood.kernel.what_if import SharedChance, turn_now, what_if
from terminal.sitting import Sitting


def marked(text: str, mark: str) -> list[str]:
    return [line[2:] for line in text.splitlines() if line.startswith(mark)]


def test_a_foundation_draws_the_ironbot_there(sitting: Sitting, tmp_path: Path) -> None:  # [IB 8.8]
    text = sitting.command("what-if", position(tmp_path), "--set", "chromia.forge=1", "--seed", "1")
    assert text.startswith("If chromia.forge=1: lines with - are gone, lines with + are new;")
    assert marked(text, "+ ") == [
        "  Expand, target: Chromia, first because “with a Foundation”. [IB 8.8]",
        "  The source of the movement: March: Auria → Chromia, the only candidate. [IB 8.3]",
        "Ironclad: marched with 2 Fighters: Auria → Chromia. [IW R9.4]",
    ]
    assert marked(text, "- ")[-1] == "Ironclad: marched with 2 Fighters: Lithimar → Cobaltis. [IW R9.4]"
    assert "  Icon: Forge. [IB 5.7]" in text.splitlines()


def test_what_does_not_matter_changes_nothing(sitting: Sitting, tmp_path: Path) -> None:
    text = sitting.command("what-if", position(tmp_path), "--set", "crystals.woodwalkers=1")
    assert "Nothing changes." in text
    assert marked(text, "+ ") == marked(text, "- ") == []


def test_without_a_change_its_turn_is_told(sitting: Sitting, tmp_path: Path) -> None:
    text = sitting.command("what-if", position(tmp_path))
    assert text.splitlines()[0] == "  Ironclad: the automaton's turn. [IB 5.1]"
    assert text.splitlines()[-1] == "  Ironclad: the automaton's turn is over. [IB 5.6]"


def test_the_automaton_is_named_by_its_seat(sitting: Sitting, tmp_path: Path) -> None:
    path = position(tmp_path)
    assert sitting.command("what-if", path, "--acting", "ironclad") == sitting.command("what-if", path)
    sitting.command("what-if", path, "--acting", "woodwalkers")
    assert sitting.status == 2
    assert "woodwalkers: no automaton plays this seat" in sitting.errors
    text = Path(path).read_text(encoding="utf-8")
    told = [
        [event.message for event in clockwood.what_if(text, [], acting=seat).plain] for seat in (None, "ironclad", 1)
    ]
    assert told[0] == told[1] == told[2]


@pytest.mark.parametrize("seat", ["elves", 2, -1])
def test_a_seat_that_is_not_there_is_refused(seat: str | int) -> None:
    table = clockwood.new("ironwood", seed=1, seats={"ironclad": "ironbot"})
    with pytest.raises(BadInput, match=f"{seat}: no such seat; there are woodwalkers, ironclad"):
        clockwood.why(table, seat=seat)
    assert clockwood.why(table, seat=0).full() == clockwood.why(table, seat="woodwalkers").full()


def test_in_full_what_differs_is_opened(sitting: Sitting, tmp_path: Path) -> None:
    text = sitting.command("what-if", position(tmp_path), "--set", "chromia.forge=1", "--full", "--language", "pl")
    assert text.startswith("Gdyby chromia.forge=1: ")
    assert any("11 kandydatów" in line for line in marked(text, "+ "))
    assert any("11 kandydatów" in line for line in marked(text, "- "))


def test_it_waits_where_a_person_would_be_asked(sitting: Sitting, tmp_path: Path) -> None:  # [IB 7.11]
    text = sitting.command("what-if", position(tmp_path), "--set", "IC20=hand.ironclad @1")
    assert marked(text, "+ ")[-1].startswith("Battle between Forest 7 (m1) and Auria: wager")


def test_the_difference_as_data(sitting: Sitting, tmp_path: Path) -> None:
    words = ["what-if", position(tmp_path), "--set", "chromia.forge=1", "--json"]
    data = json.loads(sitting.command(*words))
    assert data["set"] == ["chromia.forge=1"]
    assert data["differs"] is True
    assert {entry["mark"] for entry in data["difference"]} == {"same", "gone", "new"}
    picked = next(line for line in data["as_changed"] if line["said"]["id"] == "bot-picks-expansion")
    assert picked["candidates"][picked["winner"]]["answer"] == "target chromia"


def asked(*options: str) -> Question:
    """Chance is asked for one of these."""
    codes = [i64(GAME.vocabulary.parse(content("ironwood"), option)) for option in options]
    return Question(RollDie(), CHANCE, vec[i64](codes), ONE, 1, 1, secret=False)


def test_dice_and_cards_are_the_same_for_both_whatever_else_is_asked() -> None:
    die = asked("die low-even", "die low-odd", "die high-even", "die high-odd")
    match = solo().match
    seen = set()
    for seed in range(20):
        one, other = SharedChance(seed), SharedChance(seed)
        other.answer(match, asked("draw IC10", "draw IC11"))
        rolls = [(one.answer(match, die), other.answer(match, die)) for _ in range(3)]
        assert all(here == there for here, there in rolls)
        seen |= {here for here, _ in rolls}
        fewer, more = asked("expend IC10", "expend IC12"), asked("expend IC10", "expend IC11", "expend IC12")
        assert SharedChance(seed).answer(match, more) in (*fewer.options, more.options[1])
        if SharedChance(seed).answer(match, more) in fewer.options:
            assert SharedChance(seed).answer(match, more) == SharedChance(seed).answer(match, fewer)
    assert len(seen) == 4


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        ("auria.fighters=99", "auria.fighters=99: state.ironclad: more than 20 Fighters"),
        ("auria.fightrs=1", "auria.fightrs: no such path; auria has fighters, golems"),
        ("ferrum.forge=0", "ferrum.forge=0: state.forges.ferrum: Ferrum has its Forge"),
        ("hand.ironclad=[]", "hand.ironclad: IC01 has no supply to go back to; say where"),
        ("crystals.ironclad=21", "crystals.ironclad=21: state.crystals: more than 20"),
        ("drill=atlantis", "drill: no mountain is called 'atlantis'"),
        ("stance=angry", "stance: no stance is called 'angry'"),
        ("auria", "auria: an edit is written PATH=VALUE"),
    ],
)
def test_an_edit_that_cannot_be_is_named(sitting: Sitting, tmp_path: Path, edit: str, said: str) -> None:
    sitting.command("what-if", position(tmp_path), "--set", edit)
    assert sitting.status == 2
    assert said in sitting.errors


def test_a_table_without_an_automaton_is_refused(sitting: Sitting, tmp_path: Path) -> None:
    sitting.command("what-if", position(tmp_path, options=""))
    assert sitting.status == 2
    assert "no automaton plays at this table" in sitting.errors


# -- in a running match


def solo() -> Table:
    table = clockwood.new("ironwood", seed=7, options={"automaton": "ironbot", "draw-four": 0})
    table.choose("pass")
    return table


def test_a_running_match_is_not_touched_and_the_answer_stays_the_same() -> None:
    table = solo()
    before = (table.match.key(), len(table.story), table.record())
    found = table.what_if(["ferrum.fighters=5"], 0)
    assert found.plain[0].message == "automaton-turn"
    assert (table.match.key(), len(table.story), table.record()) == before
    again = table.what_if(["ferrum.fighters=5"], 0)
    assert [told.message for told in again.changed] == [told.message for told in found.changed]


def test_the_fork_stands_on_what_the_seat_knows() -> None:
    """The card on top of the automaton's hand is drawn again: over many seeds it is not the one that lies there."""
    drawn = set()
    for seed in range(1, 13):
        table = clockwood.new("ironwood", seed=seed, options={"automaton": "ironbot", "draw-four": 0})
        found = table.what_if([], 0)
        drawn |= {repr(told) for told in found.plain if told.message == "bot-expended"}
    assert len(drawn) > 3


def events(told: list[Told]) -> list[tuple[str, list[str]]]:
    return [(each.message, [repr(term.value) for term in each.terms]) for each in told if isinstance(each, Event)]


def at_the_start(seed: int, answers: int = 0) -> Table:
    table = clockwood.new("ironwood", seed=seed, options={"automaton": "ironbot", "draw-four": 0})
    for _ in range(answers):
        table.choose("pass")
    return table


@pytest.mark.parametrize("answers", [0, 1])
def test_a_what_if_tells_nothing_of_the_matchs_own_chance(answers: int) -> None:
    """Under the same key the match is the same, and what is supposed of it differs."""
    supposed = [events(at_the_start(KEYED + 7, answers).what_if([], 0).plain) for _ in range(6)]
    assert any(each != supposed[0] for each in supposed)


def test_a_what_if_begins_with_another_generator_than_the_match() -> None:
    supposed = events(at_the_start(7).what_if([], 0).plain)
    assert supposed == events(at_the_start(7).what_if([], 0).plain)
    assert supposed != events(what_if(turn_now(at_the_start(7).match, 0, seeded(7)), [], 7).plain)


def test_a_battle_under_way_is_waited_for() -> None:  # [IB 7.11]
    text = 'format = "clockwood position 1"\ngame = "ironwood"\nphase = "action"\nseat = "ironclad"\n'
    text += 'options = { automaton = "ironbot" }\n[state]\ndrill = "ferrum"\nforges = { ferrum = 2 }\n'
    text += "ironclad = { auria = 3 }\nwoodwalkers = { m1 = 2 }\ntotems = { m1 = 1 }\n"
    table = clockwood.load(text + '[cards]\nhand.ironclad = ["IC38 @1", "IC01", "IC02", "IC03"]')
    assert table.decision is not None
    with pytest.raises(BadInput, match="a battle is under way; ask again when it is over"):
        table.what_if([], 0)

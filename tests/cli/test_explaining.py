"""`clockwood run --explain` and `--chance`: an automaton's turn as a story, with chance told from outside."""

import json
from pathlib import Path

import pytest

import clockwood
from terminal.sitting import Sitting

OUTER = ("Argentimar", "Chromia", "Cobaltis")


def position(folder: Path, state: str = "", hand: str = '"IC01 @1"', options: str = 'automaton = "ironbot"') -> str:
    """The Ironbot is to act: Expansive, Alert, nobody on an outer mountain."""
    aside = ", ".join(f'"IC0{k}"' for k in (1, 2, 3) if f"IC0{k}" not in hand)
    text = f"""
format = "clockwood position 1"
game = "ironwood"
phase = "action"
seat = "ironclad"
options = {{ {options} }}
[state]
drill = "ferrum"
forges = {{ ferrum = 2 }}
{state or "ironclad = { ferrum = 1, auria = 3, lithimar = 3 }"}
woodwalkers = {{ o1 = 2, m1 = 2 }}
[cards]
hand.ironclad = [{hand}]
aside.ironclad = [{aside}]
"""
    path = folder / "turn.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_turn_in_one_line_a_step_with_its_rule(sitting: Sitting, tmp_path: Path) -> None:  # [IB 5.7, 8.8]
    text = sitting.command("run", position(tmp_path), "--chance", "expend IC01", "--chance", "die low-odd", "--explain")
    assert text.splitlines()[:8] == [
        "Ironclad: the automaton's turn. [IB 5.1]",
        "Ironbot, stance: Expansive (+1 damage), for no other applies. [IB 5.2]",
        "Ironclad: Alert; no special action is possible, so a card is expended. [IB 5.5]",
        "Ironclad: expended Reinforcement (IC01) to slot 1. [IB 5.7]",
        "Icon: Forge. [IB 5.7]",
        "Ironclad: cannot recruit: no Fighter, place or crystal left for it. [IB 9.3]",
        "Magic die: lowest odd number. [IB 10.1]",
        "  Expand, target: Chromia, 2 tied; the Magic die: lowest odd number. [IB 8.8]",
    ]
    assert "candidates" not in text


def test_a_turn_in_full_opens_every_choice(sitting: Sitting, tmp_path: Path) -> None:  # [IB 8.8, 10.1]
    lines = sitting.command("run", position(tmp_path), "--full").splitlines()
    at = next(k for k, line in enumerate(lines) if line.startswith("  Expand, target"))
    assert lines[at + 1].startswith("      11 candidates: Ferrum, Auria, ")
    assert "      Fewest “Woodwalker Fighters around”: 2 left. Argentimar: 4, Chromia: 0, Cobaltis: 0" in lines
    assert "      Tied: Chromia, Cobaltis." in lines
    assert any(line.startswith("      The tie: the Magic die, ") for line in lines)


def test_a_turn_in_polish(sitting: Sitting, tmp_path: Path) -> None:
    text = sitting.command("run", position(tmp_path), "--full", "--language", "pl")
    assert "Żelazobot, zachowanie: Ekspansywne (+1 Obrażenie), bo żadne inne nie pasuje. [IB 5.2]" in text
    assert "11 kandydatów: Góra Ferrum, " in text
    assert "Remis: Magiczna kość, " in text


def test_doing_nothing_is_explained(sitting: Sitting, tmp_path: Path) -> None:  # [IB 5.8]
    path = position(tmp_path, "ironclad = { ferrum = 1 }", '"IC38 @1"')
    text = sitting.command("run", path, "--chance", "expend IC38", "--explain")
    assert (
        "  The Warband in focus for a Chase: none, because no candidate is “touched by a mountain with Ironclad units,"
        " or by one that a move reaches”. [IB 7.3]"
    ) in text
    assert "Ironclad: the icon changed nothing, which brings a crystal. [IB 5.8]" in text


def test_the_story_as_data(sitting: Sitting, tmp_path: Path) -> None:
    told = ["--chance", "expend IC01", "--chance", "die low-odd"]
    story = json.loads(sitting.command("run", position(tmp_path), *told, "--explain", "--json"))["story"]
    assert {line["is"] for line in story} == {"event", "trace"}
    assert [line["number"] for line in story] == list(range(len(story)))
    expended = next(line for line in story if line["said"]["id"] == "bot-expended")
    assert expended["refs"] == ["seat:ironclad", "card:IC01"]
    assert expended["said"]["tags"] == ["IB 5.7"]
    assert [(arg["name"], arg["ref"]) for arg in expended["said"]["args"]] == [
        ("seat", "seat:ironclad"),
        ("card", "card:IC01"),
        ("n", ""),
    ]


def test_a_choice_as_data(sitting: Sitting, tmp_path: Path) -> None:
    told = ["--chance", "expend IC01", "--chance", "die low-odd"]
    story = json.loads(sitting.command("run", position(tmp_path), *told, "--explain", "--json"))["story"]
    trace = next(line for line in story if line["said"]["id"] == "bot-picks-expansion")
    answers = [each["answer"] for each in trace["candidates"]]
    assert trace["said"]["tags"] == ["IB 8.8"]
    assert trace["candidates"][1] == {"answer": "target auria", "name": "Auria", "refs": ["place:auria"]}
    around = next(row for row in trace["sieve"] if row["said"]["id"] == "bot-fighters-around")
    assert (around["rule"], around["left"]) == ("fewest", 2)
    reached = {answer: cell for answer, cell in zip(answers, around["cells"], strict=True) if cell is not None}
    assert reached == {
        "target argentimar": {"score": 4, "kept": False},
        "target chromia": {"score": 0, "kept": True},
        "target cobaltis": {"score": 0, "kept": True},
    }
    assert (trace["tie"]["id"], trace["rolled"]["answer"], trace["decided"]) == ("bot-by-die", "die low-odd", -1)
    assert answers[trace["winner"]] == "target chromia"


def test_the_same_story_from_python(sitting: Sitting, tmp_path: Path) -> None:
    path = position(tmp_path)
    table = clockwood.load(Path(path).read_text(encoding="utf-8"))
    story = clockwood.why(table, seat="woodwalkers")
    assert story.data()[0]["said"]["id"] == "automaton-turn"
    assert story.data()[-1]["said"]["id"] == "automaton-turn-over"
    assert story.short() == sitting.command("run", path, "--explain").splitlines()[: len(story.short())]


def test_without_an_automaton_there_is_nothing_to_explain(sitting: Sitting, tmp_path: Path) -> None:
    sitting.command("run", position(tmp_path, options=""), "--explain")
    assert sitting.status == 2
    assert "turn.toml: no automaton plays at this table" in sitting.errors


# -- chance told from outside


def test_every_die_and_card_of_a_turn_is_told(sitting: Sitting, tmp_path: Path) -> None:  # [IB 5.7, 6.2, 8.13, 10.1]
    """A card drawn unseen; then the Drill, with a die for where it goes; at last the person's question."""
    path = position(tmp_path, "ironclad = { auria = 2, zincur = 2 }", '"IC22", "IC04"')
    told = ["expend IC22", "draw IC30", "die low-even"]
    chance = [word for outcome in told for word in ("--chance", outcome)]
    text = sitting.command("run", path, *chance, "--explain")
    assert sitting.status == 0
    assert "expended" in text
    assert "(IC22)" in text
    assert "The step of the Drill: Drill to Auria, 2 tied; the Magic die: lowest even number." in text
    assert text.splitlines()[-4].startswith("  play WW01")
    assert text == sitting.command("run", path, *chance, "--explain", "--seed", "99")


@pytest.mark.parametrize(
    ("told", "asked", "options"),
    [
        (["?"], "Chance: Chance shows the top card of the automaton's hand.", ["expend IC04", "expend IC22"]),
        (["expend IC22", "draw IC30"], "Chance: What does the Magic die show?", ["die low-even", "die high-odd"]),
    ],
)
def test_chance_that_is_not_told_is_awaited(
    sitting: Sitting, tmp_path: Path, told: list[str], asked: str, options: list[str]
) -> None:
    path = position(tmp_path, "ironclad = { auria = 2, zincur = 2 }", '"IC22", "IC04"')
    text = sitting.command("run", path, *[word for outcome in told for word in ("--chance", outcome)])
    assert sitting.status == 0
    assert asked in text
    assert all(f"  {option} " in text for option in options)


def test_the_rest_may_be_rolled(sitting: Sitting, tmp_path: Path) -> None:
    path = position(tmp_path, "ironclad = { auria = 2, zincur = 2 }", '"IC22", "IC04"')
    text = sitting.command("run", path, "--chance", "expend IC04", "--roll-rest")
    assert "(IC04)" in text
    assert "Woodwalkers: Play a card" in text


@pytest.mark.parametrize(
    ("told", "said"),
    [
        (["die high-odd"], "--chance die high-odd: is impossible now; possible are expend IC01"),
        (
            ["expend IC01", "die 7"],
            "--chance die 7: is impossible now; possible are die low-even, die low-odd, die high-even",
        ),
        (["expend IC01", "die low-odd", "draw IC30"], "--chance draw IC30: is not used"),
        (["fly"], "--chance fly: is impossible now"),
    ],
)
def test_chance_that_cannot_be_is_named(sitting: Sitting, tmp_path: Path, told: list[str], said: str) -> None:
    sitting.command("run", position(tmp_path), *[word for outcome in told for word in ("--chance", outcome)])
    assert sitting.status == 2
    assert said in sitting.errors


def test_an_answer_waits_for_chance(sitting: Sitting, tmp_path: Path) -> None:
    sitting.command("run", position(tmp_path), "--chance", "?", "--choose", "pass")
    assert sitting.status == 2
    assert "--choose pass: chance must be given first" in sitting.errors

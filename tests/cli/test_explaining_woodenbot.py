"""A whole turn of the Woodenbot with every die and every shown card told from outside."""

from pathlib import Path

import pytest

from terminal.sitting import Sitting

POSITION = """
format = "clockwood position 1"
game = "ironwood"
phase = "action"
seat = "woodwalkers"
options = { automaton = "woodenbot" }
[state]
drill = "ferrum"
forges = { ferrum = 2 }
ironclad = { ferrum = 1, auria = 3, lithimar = 3 }
woodwalkers = { o1 = 2, o2 = 2, m3 = 2 }
[cards]
hand.woodwalkers = ["WW10 @1"]
aside.woodwalkers = ["WW01", "WW02", "WW03"]
visions.deck = ["V-auria", "V-chromia"]
visions.discard = ["V-zincur", "V-lithimar", "V-palladimor", "V-argentimar", "V-cobaltis"]
visions.shown = ["V-cuprumis", "V-gallimor", "V-plumbarum"]
"""
TOLD = [
    "reveal V-auria",
    "expend WW10",
    "die low-even",
    "die low-odd",
    "return V-zincur",
    "return V-auria",
    "return V-cobaltis",
    "return V-lithimar",
    "return V-argentimar",
]


@pytest.fixture
def position(tmp_path: Path) -> str:
    path = tmp_path / "turn.toml"
    path.write_text(POSITION, encoding="utf-8")
    return str(path)


def chances(told: list[str]) -> list[str]:
    return [word for outcome in told for word in ("--chance", outcome)]


def test_a_turn_is_told_line_by_line_with_its_rules(sitting: Sitting, position: str) -> None:  # [WB 5.9, 8.5, 11.1]
    lines = sitting.command("run", position, *chances(TOLD), "--explain").splitlines()
    assert lines[:8] == [
        "Woodwalkers: the automaton's turn. [WB 5.1]",
        "Woodwalkers: the aid shows its side: Disruptive. [WB 5.1]",
        "Locate a Totem: Auria (V-auria) is discarded, Auria is no longer possible. [WB 5.2]",
        "Woodwalkers: Disruptive; the person has fewer than five crystals, so a card is expended. [WB 5.6]",
        "Woodwalkers: expended Crystal Song (WW10) to slot 1. [WB 5.9]",
        "Icon: Crystals. [WB 5.9]",
        "Magic die: lowest even number. [WB 11.1]",
        "  Plunder, target: Forest 8 (m2), 2 tied; the Magic die: lowest even number. [WB 9.4]",
    ]
    assert "  The mountain to discover at: Chromia, the only candidate. [WB 8.7]" in lines
    assert "Woodenbot: turned to Exalted, for a Totem is on the map. [WB 5.1]" in lines
    assert "Woodwalkers: the automaton's turn is over. [WB 5.1]" in lines


def test_the_same_turn_in_polish(sitting: Sitting, position: str) -> None:  # [WB 5.1]
    text = sitting.command("run", position, *chances(TOLD), "--explain", "--language", "pl")
    assert "Lokalizacja Totemu: odrzucono Auria (V-auria)" in text
    assert "Lasobot: odwrócono na Uniesienie, bo na mapie jest Totem. [WB 5.1]" in text


def test_a_card_that_cannot_come_is_refused(sitting: Sitting, position: str) -> None:  # [WB 5.9]
    sitting.command("run", position, *chances(["reveal V-auria", "expend WW11"]))
    assert sitting.status != 0
    assert "expend WW11: is impossible now; possible are expend WW10" in sitting.errors

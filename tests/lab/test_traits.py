"""Traits are measured beside the same automaton without them, at the same tables."""

from pathlib import Path

import pytest

from clockwood.kernel.errors import BadInput
from clockwood.lab.games import Limit, Played
from clockwood.lab.study import StudyFolder
from clockwood.lab.traits import Request, effects, measured_file, report, result, study, trait_cells
from clockwood.measured import read_effects

PAIRS = Request("root", 4, variants=({}, {"marquise": 0, "alliance": 1}))


def test_an_automaton_is_measured_with_each_trait_and_without_at_every_table_it_sits_at() -> None:
    found = trait_cells(PAIRS)
    assert [(line.automaton.name, line.trait, len(line.cells)) for line in found][:8] == [
        ("mechanical-marquise", "", 1),
        ("mechanical-marquise", "blitz", 1),
        ("mechanical-marquise", "fortified", 1),
        ("mechanical-marquise", "hospitals", 1),
        ("mechanical-marquise", "iron-will", 1),
        ("mechanical-marquise", "overwhelming", 1),
        ("electric-eyrie", "", 2),
        ("electric-eyrie", "focused", 2),
    ]
    cell, own = found[7].cells[1]
    assert cell.players == ("electric-eyrie:1+focused", "automated-alliance:1", "random")
    assert own == 0
    assert len(study(PAIRS).cells) == 2 + 5 + 2 * 5 + 5  # a table without traits serves all automata at it


def test_an_agent_takes_the_seat_after_the_automatons() -> None:
    cell, own = trait_cells(Request("root", 4, "greedy"))[-1].cells[0]
    assert (cell.players, own) == (("greedy", "electric-eyrie:1+war-tax"), 1)


def test_the_change_is_the_wins_with_the_trait_less_those_without(tmp_path: Path) -> None:
    kept = StudyFolder(tmp_path, study(PAIRS))
    for cell, games in kept.study.cells:
        won = 3 if "+blitz" in cell.name else 1
        kept.add([Played(cell.name, k, (0 if k < won else 1,), "won", 9, 80) for k in range(games)])
    blitz = effects(PAIRS, kept)[0]
    assert (blitz.automaton, blitz.trait, blitz.level) == ("mechanical-marquise", "blitz", 1)
    assert (blitz.games, blitz.won, blitz.plain_games, blitz.plain_won, blitz.change) == (4, 3, 4, 1, 0.5)
    assert blitz.low < 0.0 < blitz.high
    assert read_effects(measured_file(PAIRS, kept)) == tuple(effects(PAIRS, kept))
    assert "75.0% (30.1–95.4) | 25.0% (4.6–69.9) | +50.0" in report(result(PAIRS, kept)).markdown()


def test_a_small_study_of_real_games(tmp_path: Path) -> None:
    wanted = Request("root", 1, limit=Limit(rounds=2))
    kept = StudyFolder(tmp_path, study(wanted))
    kept.run(1)
    assert result(wanted, kept)["games"] == 11


def test_a_game_without_traits_is_refused() -> None:
    with pytest.raises(BadInput, match="ironwood: no automaton with traits"):
        study(Request("ironwood", 1))

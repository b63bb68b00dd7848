from pathlib import Path
from typing import Any

import pytest

from clockwood.kernel.errors import BadInput
from clockwood.lab.balance import Asked, Goals, result, study
from clockwood.lab.balance_report import report
from clockwood.lab.frames import write_parquet
from clockwood.lab.games import STALLED, Limit, Played, Uses
from clockwood.lab.report import END, START
from clockwood.lab.study import Kept

BOTH_DRAW: Uses = [(0, "WW07", "drawn"), (1, "IC07", "drawn")]
USED: Uses = [(0, "WW07", "wagered"), (1, "IC07", "played")]


def balanced(folder: Path, games: list[tuple[int, int, Uses]], goals: Goals | None = None) -> dict[str, Any]:
    """Games with this winner, this many rounds, these uses of cards."""
    asked = Asked("ironwood", "random", len(games))
    kept = Kept(folder, study(asked))
    name = asked.cell().name
    for number, (winner, rounds, uses) in enumerate(games):
        winners, reason = ((), STALLED) if winner < 0 else ((winner,), "won")
        kept.add([Played(name, number, winners, reason, rounds, 90, uses)])
    return result(asked, kept, goals)


def met(found: dict[str, Any]) -> list[bool]:
    return [line["met"] for line in found["criteria"]]


def test_a_fair_game_meets_every_criterion(tmp_path: Path) -> None:
    found = balanced(tmp_path, [(k % 2, 5 + k % 9, BOTH_DRAW + USED) for k in range(40)])
    assert met(found) == [True, True, True, True]
    assert found["sides"]["ironclad"]["share"] == 0.5
    assert [line["card"] for line in found["cards"]] == ["IC07", "WW07"]


def test_a_side_that_wins_too_often(tmp_path: Path) -> None:
    found = balanced(tmp_path, [(int(k < 12), 8, BOTH_DRAW + USED) for k in range(20)])
    assert met(found)[0] is False
    assert "ironclad 60.0%" in found["criteria"][0]["found"]


def test_the_middle_90_percent_leave_out_a_twentieth_at_either_end(tmp_path: Path) -> None:
    inside = [(k % 2, 4 if k < 10 else 14, BOTH_DRAW + USED) for k in range(18)]
    found = balanced(tmp_path / "a", [(0, 1, BOTH_DRAW), *inside, (1, 90, BOTH_DRAW)])
    assert (found["rounds"]["low"], found["rounds"]["high"]) == (4, 14)
    assert met(found)[1] is True
    longer = balanced(tmp_path / "b", [*inside, (1, 90, BOTH_DRAW), (0, 90, BOTH_DRAW)])
    assert met(longer)[1] is False


def test_a_card_that_is_drawn_and_never_used_comes_first(tmp_path: Path) -> None:
    found = balanced(tmp_path, [(k % 2, 8, [*BOTH_DRAW, *USED, (0, "WW20", "drawn")]) for k in range(20)])
    assert (found["cards"][0]["card"], found["cards"][0]["wrong"]) == ("WW20", "rarely used")
    assert found["cards"][0]["name"]
    assert met(found) == [True, True, False, True]


def test_a_card_that_wins_when_it_is_played(tmp_path: Path) -> None:
    played: Uses = [*BOTH_DRAW, (1, "IC07", "played"), (0, "WW07", "played")]
    games = [(1, 8, played) if k < 30 else (0, 8, [*BOTH_DRAW, *USED[:1]]) for k in range(60)]
    found = balanced(tmp_path, games)
    strongest = found["cards"][0]
    assert (strongest["card"], strongest["wrong"], strongest["edge"]) == ("IC07", "too strong", 0.5)
    assert strongest["edge low"] > 0.15
    assert met(found)[3] is False
    assert balanced(tmp_path / "looser", games, Goals(edge=0.6))["criteria"][3]["met"] is True


def test_base_cards_are_never_drawn_and_not_judged(tmp_path: Path) -> None:
    found = balanced(tmp_path, [(0, 8, [*BOTH_DRAW, *USED, (0, "WW01", "played")])])
    assert "WW01" not in [line["card"] for line in found["cards"]]


def test_a_stalled_game_is_nobodys(tmp_path: Path) -> None:
    found = balanced(tmp_path, [(-1, 200, BOTH_DRAW), (0, 8, BOTH_DRAW)])
    assert found["stalled"] == 1
    assert [won["share"] for won in found["sides"].values()] == [0.5, 0.0]


def test_real_games_report_and_parquet(tmp_path: Path) -> None:
    asked = Asked("ironwood", "random", 2, limit=Limit(rounds=5))
    kept = Kept(tmp_path, study(asked))
    kept.run(1)
    write_parquet(kept)
    found = result(asked, kept)
    made = report(found)
    assert sum(row["drawn"] for row in found["cards"]) > 20
    assert "no side wins more than 55%" in made.markdown()
    assert (tmp_path / "cards.parquet").exists()


def test_a_game_that_tells_nothing_of_its_cards_still_has_sides_and_lengths(tmp_path: Path) -> None:
    asked = Asked("beacons", "random", 4)
    kept = Kept(tmp_path, study(asked))
    kept.run(1)
    made = report(result(asked, kept)).markdown()
    assert "## Sides" in made
    assert "## Cards" not in made


def test_the_report_goes_between_the_marks_of_a_page(tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    page.write_text(f"# Mine\n\n{START}outdated\n{END}\nend\n", encoding="utf-8")
    made = report(balanced(tmp_path / "games", [(0, 8, BOTH_DRAW + USED)]))
    made.put_into(page)
    made.put_into(page)
    text = page.read_text(encoding="utf-8")
    assert text.startswith(f"# Mine\n\n{START}\n- 1 games of random")
    assert text.endswith(f"{END}\nend\n")
    assert "outdated" not in text
    assert text.count("## Sides") == 1
    assert all((tmp_path / plot.name).exists() for plot in made.plots())


@pytest.mark.parametrize("text", ["# No marks", f"{END}{START}"])
def test_a_page_without_marks_is_left_alone(tmp_path: Path, text: str) -> None:
    page = tmp_path / "page.md"
    page.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput, match="has no place for figures"):
        report(balanced(tmp_path / "games", [(0, 8, BOTH_DRAW + USED)])).put_into(page)
    assert page.read_text(encoding="utf-8") == text


def test_an_agent_who_is_not_there() -> None:
    with pytest.raises(BadInput, match="nobody: no such agent"):
        study(Asked("ironwood", "nobody", 1))

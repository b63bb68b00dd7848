from pathlib import Path
from typing import Any

import pytest

from clockwood.kernel.errors import BadInput
from clockwood.kernel.options import Value
from clockwood.lab.balance.games import Request, Variant, study
from clockwood.lab.balance.goals import Goals
from clockwood.lab.balance.measured import measured_file
from clockwood.lab.balance.report import report
from clockwood.lab.balance.result import result
from clockwood.lab.beginnings import turn_order
from clockwood.lab.frames import write_parquet
from clockwood.lab.games import STALLED, Limit, Played, Uses
from clockwood.lab.report import END, START
from clockwood.lab.study import StudyFolder
from clockwood.measured import read_sides

BOTH_DRAW: Uses = [(0, "WW07", "drawn"), (1, "IC07", "drawn")]
USED: Uses = [(0, "WW07", "wagered"), (1, "IC07", "played")]


def balanced(folder: Path, games: list[tuple[int, int, Uses]], goals: Goals | None = None) -> dict[str, Any]:
    """Games with this winner, this many rounds, these uses of cards."""
    wanted = Request("ironwood", "random", len(games))
    kept = StudyFolder(folder, study(wanted))
    name = wanted.cells()[0][0].name
    for number, (winner, rounds, uses) in enumerate(games):
        winners, reason = ((), STALLED) if winner < 0 else ((winner,), "won")
        kept.add([Played(name, number, winners, reason, rounds, 90, uses)])
    return result(wanted, kept, goals or Goals(rounds=(4, 14)))


def met(found: dict[str, Any]) -> list[bool]:
    return [line["met"] for line in found["criteria"]]


def test_a_fair_game_meets_every_criterion(tmp_path: Path) -> None:
    found = balanced(tmp_path, [(k % 2, 5 + k % 9, BOTH_DRAW + USED) for k in range(40)])
    assert met(found) == [True, True, True, True]
    assert found["tables"][0]["sides"]["ironclad"]["share"] == 0.5
    assert [line["card"] for line in found["cards"]] == ["IC07", "WW07"]


def test_a_side_that_wins_too_often(tmp_path: Path) -> None:
    found = balanced(tmp_path, [(int(k < 12), 8, BOTH_DRAW + USED) for k in range(20)])
    assert met(found)[0] is False
    assert "ironclad 60.0%" in found["criteria"][0]["found"]


def test_the_middle_90_percent_leave_out_a_twentieth_at_either_end(tmp_path: Path) -> None:
    inside = [(k % 2, 4 if k < 10 else 14, BOTH_DRAW + USED) for k in range(18)]
    found = balanced(tmp_path / "a", [(0, 1, BOTH_DRAW), *inside, (1, 90, BOTH_DRAW)])
    assert [found["tables"][0]["rounds"][end] for end in ("low", "high")] == [4, 14]
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
    assert balanced(tmp_path / "looser", games, Goals(rounds=(4, 14), edge=0.6))["criteria"][3]["met"] is True


def test_base_cards_are_never_drawn_and_not_judged(tmp_path: Path) -> None:
    found = balanced(tmp_path, [(0, 8, [*BOTH_DRAW, *USED, (0, "WW01", "played")])])
    assert "WW01" not in [line["card"] for line in found["cards"]]


def test_a_stalled_game_is_nobodys(tmp_path: Path) -> None:
    found = balanced(tmp_path, [(-1, 200, BOTH_DRAW), (0, 8, BOTH_DRAW)])
    assert found["tables"][0]["stalled"] == 1
    assert [won["share"] for won in found["tables"][0]["sides"].values()] == [0.5, 0.0]


@pytest.mark.slow
def test_real_games_report_and_parquet(tmp_path: Path) -> None:
    wanted = Request("ironwood", "random", 2, limit=Limit(rounds=5))
    kept = StudyFolder(tmp_path, study(wanted))
    kept.run(1)
    write_parquet(kept)
    found = result(wanted, kept)
    made = report(found)
    assert sum(row["drawn"] for row in found["cards"]) > 20
    assert "no side wins more than 5 points above its fair share" in made.markdown()
    assert (tmp_path / "cards.parquet").exists()


def test_a_game_that_tells_nothing_of_its_cards_still_has_sides_and_lengths(tmp_path: Path) -> None:
    wanted = Request("beacons", "random", 4)
    kept = StudyFolder(tmp_path, study(wanted))
    kept.run(1)
    made = report(result(wanted, kept)).markdown()
    assert "## Sides" in made
    assert "## Cards" not in made


def test_the_report_goes_between_the_marks_of_a_page(tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    page.write_text(f"# Mine\n\n{START}outdated\n{END}\nend\n", encoding="utf-8")
    made = report(balanced(tmp_path / "games", [(0, 8, BOTH_DRAW + USED)]))
    made.put_into(page)
    made.put_into(page)
    text = page.read_text(encoding="utf-8")
    assert text.startswith(f"# Mine\n\n{START}\n- games of equal players, seed 0: 1 of random, no options")
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
        study(Request("ironwood", "nobody", 1))


def two_tables(folder: Path, games: list[tuple[int, Uses]]) -> dict[str, Any]:
    """Games of three players with this winner and these uses, and one game of another agent alone."""
    variants = (Variant({"players": 3}), Variant({"players": 1}, "greedy", 1))
    wanted = Request("forge-war", "random", len(games), variants=variants)
    kept = StudyFolder(folder, study(wanted))
    three, alone = (cell.name for cell, _ in wanted.cells())
    kept.add([Played(three, k, (won,), "won-by-prestige", 7, 90, uses) for k, (won, uses) in enumerate(games)])
    kept.add([Played(alone, 0, (0,), "won-greatly", 7, 90, [], (130, 0, 0))])
    return result(wanted, kept, Goals(above=0.08, used=0.0))


def test_every_table_has_its_own_fair_share(tmp_path: Path) -> None:
    found = two_tables(tmp_path, [(k % 3 if k < 15 else 0, []) for k in range(20)])
    three, alone = found["tables"]
    assert {seat: won["hits"] for seat, won in three["sides"].items()} == {"blue": 10, "yellow": 5, "purple": 5}
    assert (three["fair"], alone["fair"]) == (1 / 3, 1.0)
    rows = [line for line in report(found).markdown().splitlines() if "| greedy | blue |" in line]
    assert rows == ["| players=1 | greedy | blue | 1 | 100.0% (20.7–100.0) | – | 130.0 (130–130) |"]
    assert [(line["met"], line["found"][:10]) for line in found["criteria"]] == [(False, "blue 50.0%")]
    assert met(two_tables(tmp_path / "fair", [(k % 3, []) for k in range(20)])) == [True]


def test_seats_that_the_rules_play_are_no_sides(tmp_path: Path) -> None:
    alone = two_tables(tmp_path, [(0, [])])["tables"][1]
    assert (alone["agent"], alone["games"], list(alone["sides"])) == ("greedy", 1, ["blue"])
    assert alone["sides"]["blue"]["score"]["mean"] == 130
    assert list(alone["endings"]) == ["won-greatly"]


def test_a_card_that_lies_there_for_all_and_is_never_taken(tmp_path: Path) -> None:
    laid: Uses = [(-1, "G03", "drawn"), (-1, "G04", "drawn")]
    found = two_tables(tmp_path, [(k % 3, laid + ([(0, "G03", "played")] if k == 0 else [])) for k in range(30)])
    never, once = found["cards"]
    assert (never["card"], never["wrong"], never["drawn"]) == ("G04", "rarely used", 30)
    assert (once["card"], once["wrong"], once["played"]) == ("G03", "", 1)
    assert once["edge"] == pytest.approx(1 - 1 / 3)
    assert [line["met"] for line in found["criteria"]] == [True, False, True]


def test_the_cards_of_a_market_are_seen_when_they_are_laid_out_and_taken(tmp_path: Path) -> None:
    wanted = Request("forge-war", "random", 1, seed=3)
    kept = StudyFolder(tmp_path, study(wanted))
    kept.run(1)
    found = result(wanted, kept)
    uses = {line["card"]: line for line in found["cards"]}
    assert found["tables"][0]["rounds"]["high"] == 7
    assert all(line["drawn"] == 1 for line in uses.values())
    assert any(line["played"] for card, line in uses.items() if card.startswith("G"))
    assert "## Endings" in report(found).markdown()


def test_turn_order_and_places_are_sides_too(tmp_path: Path) -> None:
    wanted = Request("iron-kings", "random", 20, variants=(Variant({"players": 2}),))
    kept = StudyFolder(tmp_path, study(wanted))
    name = wanted.cells()[0][0].name
    for k in range(20):
        first, winner = k % 2, k % 2 if k < 14 else 1 - k % 2
        uses: Uses = [(first, "first", "first"), (first, "c0", "settled"), (1 - first, "i0", "settled")]
        kept.add([Played(name, k, (winner,), "won-by-points", 30, 90, uses)])
    found = result(wanted, kept)
    line = found["tables"][0]
    assert [won["share"] for won in line["sides"].values()] == [0.5, 0.5]
    assert [won["share"] for won in line["order"].values()] == [0.7, 0.3]
    assert {place: won["share"] for place, won in line["places"].items()} == {"c0": 0.7, "i0": 0.3}
    assert [(line["met"], line["found"][:7]) for line in found["criteria"]] == [(True, "red 50."), (False, "1 70.0%")]
    assert "settled at i0" in report(found).markdown()


def test_real_games_tell_how_seats_began(tmp_path: Path) -> None:
    wanted = Request("iron-kings", "random", 1, {"round-limit": 1}, variants=(Variant({"players": 3}),))
    kept = StudyFolder(tmp_path, study(wanted))
    kept.run(1)
    line = result(wanted, kept)["tables"][0]
    assert sum(won["hits"] for won in line["order"].values()) == 1
    assert len(line["places"]) == 3


def test_automata_alone_are_the_sides_and_a_watcher_is_none(tmp_path: Path) -> None:
    bots = {"seat.marquise": "mechanical-marquise:1", "seat.eyrie": "electric-eyrie:1"}
    wanted = Request("root", "random", 1, {"round-limit": 2}, variants=(Variant(dict(bots)),))
    kept = StudyFolder(tmp_path, study(wanted))
    kept.run(1)
    line = result(wanted, kept)["tables"][0]
    assert list(line["sides"]) == ["marquise", "eyrie"]
    assert line["fair"] == 0.5
    assert sum(won["hits"] for won in line["order"].values()) == 1


def test_a_turn_order_of_its_own_is_followed() -> None:
    uses = [(2, "1", "placed"), (0, "2", "placed"), (1, "3", "placed")]
    found = turn_order(3, [(uses, (2,)), (uses, (2,)), (uses, (1,))])
    assert [won["hits"] for won in found.values()] == [2, 0, 1]


def test_tables_of_one_agent_or_level_are_reported_together(tmp_path: Path) -> None:
    bots = {"seat.marquise": "mechanical-marquise:2", "seat.eyrie": "electric-eyrie:2"}
    more: dict[str, Value] = {"marquise": 0, "alliance": 1}
    variants = (Variant(), Variant(more), Variant(dict(bots), "random"), Variant({}, "random"))
    wanted = Request("root", "greedy", 3, variants=variants, pooled=True)
    kept = StudyFolder(tmp_path, study(wanted))
    for cell, games in wanted.cells():
        kept.add([Played(cell.name, k, (k % 2,), "won", 9, 80, [], (30, 12, 0)[:2]) for k in range(games)])
    found = result(wanted, kept)
    tables = found["tables"]
    assert [(line["name"], line["agent"], line["games"], line["fair"]) for line in tables] == [
        ("2 tables", "greedy", 6, 0.5),
        ("1 table, automata of level 2", "random", 3, 0.5),
        ("1 table", "random", 3, 0.5),
    ]
    assert [(side.agent, side.level, side.seat, side.games, side.won) for side in read_sides(measured_file(found))] == [
        ("greedy", 0, "marquise", 3, 2),
        ("greedy", 0, "eyrie", 6, 3),
        ("greedy", 0, "alliance", 3, 1),
        ("", 2, "marquise", 3, 2),
        ("", 2, "eyrie", 3, 1),
        ("random", 0, "marquise", 3, 2),
        ("random", 0, "eyrie", 3, 1),
    ]
    greedy = {seat: (won["hits"], won["games"]) for seat, won in tables[0]["sides"].items()}
    assert greedy == {"marquise": (2, 3), "eyrie": (3, 6), "alliance": (1, 3)}
    text = report(found).markdown()
    assert "| 2 tables | greedy | eyrie | 3 | 50.0%" in text
    assert "no seed is used at two tables" in text


def test_tables_that_are_reported_together_share_no_seed() -> None:
    """Games dealt alike hang together, so that intervals of their sum would be too narrow."""
    variants = (Variant(), Variant({"marquise": 0, "alliance": 1}), Variant({}, "random", 7))
    seeds = {
        pooled: [cell.seed + k for cell, games in wanted.cells() for k in range(games)]
        for pooled in (True, False)
        for wanted in [Request("root", "greedy", 3, seed=5, variants=variants, pooled=pooled)]
    }
    assert len(set(seeds[True])) == len(seeds[True]) == 13
    assert seeds[False] == [5, 6, 7, 5, 6, 7, *range(5, 12)]
    assert seeds[True][:3] == [5, 6, 7]

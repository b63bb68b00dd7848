import re
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from clockwood.kernel.errors import BadInput
from clockwood.lab.frames import GAMES, write_parquet
from clockwood.lab.games import LIMIT, STALLED, Cell, Played, play_game
from clockwood.lab.players import Player, line_ups, must_be_players, orders, player_named
from clockwood.lab.study import Study, StudyFolder
from clockwood.lab.tournament import Variant, ratings, report, result, tournament
from clockwood.registry import game_named

IRONWOOD = game_named("ironwood")


def met(*players: str, options: dict[str, Any] | None = None) -> set[tuple[str, ...]]:
    found = [player for text in players if (player := player_named(IRONWOOD, text)) is not None]
    return {cell.players for cell in line_ups("ironwood", found, options or {}, (), 0, LIMIT)}


def test_agents_meet_on_both_sides() -> None:
    assert met("random", "greedy") == {("random", "greedy"), ("greedy", "random")}


def test_an_automaton_takes_its_own_side_only() -> None:
    assert met("random", "ironbot:5") == {("random", "ironbot:5")}
    cell = line_ups(
        "ironwood", [p for t in ("random", "ironbot:5") if (p := player_named(IRONWOOD, t))], {}, (), 0, LIMIT
    )
    assert cell[0].options == {"seat.ironclad": "ironbot:5"}


def test_two_levels_of_one_automaton_never_meet() -> None:
    assert met("greedy", "ironbot:0", "ironbot:15") == {("greedy", "ironbot:0"), ("greedy", "ironbot:15")}


def test_two_levels_of_an_automaton_meet_where_the_game_lets_them() -> None:
    game = game_named("beacons")
    players = [found for text in ("lamplighter:1", "lamplighter:3+hasty") if (found := player_named(game, text))]
    cells = line_ups("beacons", players, {}, (), 0, LIMIT)
    assert [cell.options for cell in cells] == [
        {"seat.north": "lamplighter:1", "seat.south": "lamplighter:3+hasty"},
        {"seat.north": "lamplighter:3+hasty", "seat.south": "lamplighter:1"},
    ]
    assert play_game(cells[0], 0).reason in {"last-night", "four-ships"}


def test_an_automaton_of_a_variant_keeps_its_seat() -> None:
    game = game_named("beacons")
    players = [found for text in ("random", "lamplighter") if (found := player_named(game, text))]
    cells = line_ups("beacons", players, {"seat.south": "lamplighter"}, (), 0, LIMIT)
    assert [cell.players for cell in cells] == [("random", "lamplighter:1")]


def test_an_automaton_without_a_level_has_the_one_it_starts_with() -> None:
    player = player_named(IRONWOOD, "ironbot")
    assert player is not None
    assert player.name == "ironbot:0"


def test_with_fewer_players_than_seats_some_sit_twice() -> None:
    pair = [Player("a"), Player("b")]
    assert [tuple(player.name for player in order) for order in orders(pair, 3)] == [
        ("a", "a", "b"), ("a", "b", "a"), ("a", "b", "b"), ("b", "a", "a"), ("b", "a", "b"), ("b", "b", "a"),
    ]  # fmt: skip


def test_too_many_line_ups_are_refused() -> None:
    with pytest.raises(BadInput, match="11 players on 4 seats meet in more than 10000 line-ups"):
        orders([Player(str(k)) for k in range(11)], 4)


def test_every_set_of_options_is_played_in_the_game_it_names() -> None:
    variants: list[Variant] = [("", {}), ("beacons", {"nights": "3"})]
    study = tournament(["beacons", "ironwood"], ["random", "greedy"], variants, 4, 0, LIMIT)
    names = [cell.name for cell, games in study.cells if games == 4]
    assert names == [
        "beacons random – greedy",
        "beacons greedy – random",
        "beacons nights=3 random – greedy",
        "beacons nights=3 greedy – random",
        "ironwood random – greedy",
        "ironwood greedy – random",
    ]


def test_an_automaton_of_one_game_stays_away_from_the_other() -> None:
    study = tournament(["beacons", "ironwood"], ["random", "greedy", "ironbot"], [], 1, 0, LIMIT)
    assert [cell.name for cell, _ in study.cells if "ironbot:0" in cell.players] == [
        "ironwood seat.ironclad=ironbot:0 random – ironbot:0",
        "ironwood seat.ironclad=ironbot:0 greedy – ironbot:0",
    ]


@pytest.mark.parametrize(
    ("player", "said"),
    [
        ("nobody", "nobody: no such agent or automaton; there are random, greedy"),
        ("greedy:3", "greedy:3: no such agent or automaton"),
        ("ironbot:99", "ironbot:99: level 99 is outside 0–15"),
        ("ironbot:hard", "ironbot:hard: 'hard' is no level of ironbot; there are 0–15"),
    ],
)
def test_a_player_who_is_not_there(player: str, said: str) -> None:
    with pytest.raises(BadInput, match=re.escape(said)):
        must_be_players([IRONWOOD], ["random", player])


def test_nobody_meets_alone() -> None:
    with pytest.raises(BadInput, match="nobody can meet"):
        tournament(["ironwood"], ["ironbot:1", "ironbot:2"], [], 1, 0, LIMIT)
    with pytest.raises(BadInput, match="--variant chess: is not played here"):
        tournament(["ironwood"], ["random", "greedy"], [("chess", {})], 1, 0, LIMIT)


CELLS = [Cell("beacons", pair, {}) for pair in (("random", "greedy"), ("greedy", "random"))]


def kept_games(
    folder: Path, winners: list[tuple[tuple[int, ...], tuple[int, ...]]], reason: str = "won"
) -> StudyFolder:
    """Games with these winners, in the two line-ups in turn."""
    kept = StudyFolder(folder, Study("tournament", [(cell, len(winners)) for cell in CELLS]))
    for number, both in enumerate(winners):
        kept.add([Played(cell.name, number, won, reason, 9, 80) for cell, won in zip(CELLS, both, strict=True)])
    return kept


def test_who_wins_more_is_rated_higher_and_more_games_narrow_the_interval(tmp_path: Path) -> None:
    few, many = (ratings(kept_games(tmp_path / str(n), [((1,), (0,))] * n)) for n in (3, 30))
    assert few["greedy"].mu > few["random"].mu
    assert many["greedy"].sigma < few["greedy"].sigma


def test_a_draw_leaves_equals_equal(tmp_path: Path) -> None:
    rated = ratings(kept_games(tmp_path, [((), ())] * 5))
    assert rated["greedy"].mu == pytest.approx(rated["random"].mu)
    assert rated["greedy"].sigma < 25 / 3


def test_stalled_games_are_counted_apart_and_not_rated(tmp_path: Path) -> None:
    kept = kept_games(tmp_path, [((), ())] * 4, STALLED)
    assert ratings(kept)["greedy"].mu == pytest.approx(25)
    assert ratings(kept)["greedy"].sigma == pytest.approx(25 / 3)
    found = result(kept)
    assert [(line["stalled"], line["wins"]["hits"]) for line in found["standing"]] == [(8, 0), (8, 0)]
    assert [(meeting["stalled"], meeting["drawn"]) for meeting in found["meetings"]] == [(4, 0), (4, 0)]
    assert "8 of them stalled" in report(found).markdown()


def test_the_report_is_whole_in_both_forms_and_fetches_nothing(tmp_path: Path) -> None:
    kept = kept_games(tmp_path, [((1,), (0,)), ((0,), ())])
    made = report(result(kept))
    made.write(tmp_path)
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    text = (tmp_path / "report.md").read_text(encoding="utf-8")
    assert "| greedy |" in text
    assert "<td>greedy</td>" in page
    for plot in made.plots():
        assert f"]({plot.name})" in text
        assert (tmp_path / plot.name).read_text(encoding="utf-8") in page
    assert page.count("<svg") == 2
    assert re.findall(r"<script|<link|@import|src=|url\(http", page) == []


def test_rows_are_parquet(tmp_path: Path) -> None:
    kept = kept_games(tmp_path, [((1,), (0,)), ((0,), ())])
    write_parquet(kept)
    frame = pl.read_parquet(tmp_path / GAMES)
    east, west = game_named("beacons").seats
    assert frame["winners"].to_list() == [[west], [east], [east], []]
    assert frame["seed"].to_list() == [0, 0, 1, 1]
    assert [seat["player"] for seat in frame["seats"].to_list()[1]] == ["greedy", "random"]

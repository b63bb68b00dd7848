"""A counter, track or kind of piece named like a key of the view needs no code to be shown."""

import pytest

import clockwood
from clockwood.kernel.scene import Counter, Setting, Track
from clockwood.kernel.seen import Seen, SeenPiece
from clockwood.kernel.table import Table
from clockwood.scene.named_values import NamedValues


def table_and_setting() -> tuple[Table, Setting]:
    table = clockwood.new("iron-kings", seed=3, options={"players": 2})
    return table, table.match.game.setting(table.match.content)


def test_numbers_are_shown_by_their_names() -> None:
    table, setting = table_and_setting()
    seen = Seen()
    NamedValues(table.match.content, setting).add_to(seen, table.view(0) | {"red.steam": 5, "pointer": 2})
    assert (seen.counters["red.steam"], seen.tracks["pointer"]) == (5, 2)
    assert set(seen.counters) == {counter.name for counter in setting.counters}


def test_a_number_that_the_view_leaves_out_is_zero() -> None:
    table, setting = table_and_setting()
    setting.counters.append(Counter("red.songs", "scene-songs"))
    seen = Seen()
    NamedValues(table.match.content, setting).add_to(seen, table.view(0))
    assert seen.counters["red.songs"] == 0


def test_pieces_are_shown_by_kind_and_place() -> None:
    table, setting = table_and_setting()
    seen = Seen()
    flat = {key: value for key, value in table.view(0).items() if not key.startswith(("wood.", "coal."))}
    place = table.match.content.names["hex"][0]
    NamedValues(table.match.content, setting).add_to(seen, flat | {f"wood.{place}": 3, "wood.nowhere": 1})
    assert [(piece.place, piece.kind, piece.count) for piece in seen.pieces] == [(place, "wood", 3)]


def test_what_the_game_fills_itself_is_left_alone() -> None:
    table, setting = table_and_setting()
    place = table.match.content.names["hex"][0]
    seen = Seen()
    seen.counters["red.steam"] = 9
    seen.tracks["pointer"] = 1
    seen.pieces.append(SeenPiece(place, "wood", 2, spent=1))
    NamedValues(table.match.content, setting).add_to(seen, {"red.steam": 5, "pointer": 2, f"wood.{place}": 3})
    assert (seen.counters["red.steam"], seen.tracks["pointer"]) == (9, 1)
    assert [(piece.count, piece.spent) for piece in seen.pieces] == [(2, 1)]


def test_a_term_cannot_be_shown_as_a_number() -> None:
    table, setting = table_and_setting()
    setting.tracks.append(Track("first", "scene-first", []))
    with pytest.raises(AssertionError):
        NamedValues(table.match.content, setting).add_to(Seen(), {"first": "red"})

"""The table of Root as it is drawn: boards lose what goes to the map, a battle has its sheet, results say the cost."""

import clockwood
from clockwood.scene import schema as s
from clockwood.scene.builder import SceneBuilder
from games.root.builder import Scene, table


def seen(made: Scene) -> s.View:
    """Return what the first seat is shown."""
    assert made.opened is not None
    return SceneBuilder(made.content).view(made.opened, 0)


def test_a_faction_s_board_loses_what_goes_to_the_map() -> None:  # [MC COST]
    made = table().put(c5="marquise 3, sawmill").start("daylight", "marquise")
    view = seen(made)
    left = view["piece:sawmills.sawmill"]
    assert isinstance(left, s.PieceEntry)
    assert left.count == 5
    assert "piece:c5.rule-marquise" in view


def test_a_battle_is_a_sheet_with_both_sides() -> None:  # [RT 4.3.3.I]
    made = table().put(c5="marquise 3, eyrie 2").hand("eyrie", "anvil").start("daylight", "marquise")
    made.go("battle c5 eyrie")
    view = seen(made)
    sheet = view["sheet:battle"]
    assert isinstance(sheet, s.SheetEntry)
    assert [column.total for column in sheet.sections[0].columns] == [3, 2]
    assert [column.total for column in sheet.sections[1].columns] == [None, None]


def test_closed_paths_have_boulders_until_they_are_opened() -> None:  # [RT M.4.3]
    opened = clockwood.new("root", seed=1, options={"map": "mountain"})
    view = SceneBuilder(opened.match.content).view(opened, 0)
    assert sum(name.endswith(".boulders") for name in view) == 6

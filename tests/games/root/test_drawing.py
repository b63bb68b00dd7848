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


def test_a_vagabond_s_items_lie_on_his_board_and_show_which_are_used() -> None:  # [VA 9.2.5a]
    made = table(vagabond=1).vagabond("c10", "ranger", ready="boots 2, torch", exhausted="boots", damaged="sword")
    view = seen(made.start("daylight", "vagabond"))
    shown = {ref: entry.count for ref, entry in view.items() if isinstance(entry, s.PieceEntry) and "-items." in ref}
    items = {"item-boots": 2, "used-boots": 1, "item-torch": 1, "used-sword": 1}
    assert shown == {f"piece:vagabond-items.{kind}": count for kind, count in items.items()}

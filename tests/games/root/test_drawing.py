"""The table of Root as it is drawn: boards lose what goes to the map, a battle has its sheet, results say the cost."""

import clockwood
from clockwood.games.root.clearings.sketch import sketch_map
from clockwood.games.root.factions.vagabond import cells
from clockwood.games.root.table.blocks import VAGABOND
from clockwood.games.root.table.sketch import sketch_turn
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


def test_a_vagabond_s_items_lie_where_they_belong_in_their_state() -> None:  # [VA 9.2.5a] [VA 9.2.5b]
    made = table(vagabond=1).vagabond("c10", "ranger", ready="tea 2, torch", exhausted="sword", damaged="boots")
    view = seen(made.start("daylight", "vagabond"))
    lie = {ref: entry.count for ref, entry in view.items() if isinstance(entry, s.PieceEntry)}
    assert lie["piece:vagabond-tea.item-tea"] == 2
    assert "piece:vagabond-satchel.used-sword" in lie
    assert "piece:vagabond-satchel.item-torch" in lie
    assert "piece:vagabond-damaged.damaged-boots" in lie


def test_a_relation_stands_on_its_step() -> None:  # [VA 9.2.9]
    made = table(vagabond=1).vagabond("c10", "ranger", ready="torch").start("daylight", "vagabond")
    assert made.opened is not None
    made.opened.match.state[int(VAGABOND) + cells.RELATION] = cells.HOSTILE + 1
    assert "piece:vagabond-relation-1.hostile-marquise" in seen(made)


def test_the_turn_order_tells_whose_turn_it_is() -> None:
    view = seen(table().start("daylight", "eyrie"))
    order = view["panel:order"]
    assert isinstance(order, s.PanelEntry)
    assert [row.said.text for row in order.rows if row.flag == "now"] == ["Eyrie"]


def test_the_map_as_text_has_the_pawn_and_the_board_his_items() -> None:
    made = table(vagabond=1).vagabond("c5", "ranger", ready="torch", damaged="boots").start("daylight", "vagabond")
    assert made.opened is not None
    match = made.opened.match
    drawn = ["".join(text for text, *_ in line) for line in sketch_map(match, 0)]
    assert any("V " in line for line in drawn)
    boards = [text for line in sketch_turn(match, 0) for text, *_ in line]
    assert "boots" in boards[boards.index("damaged") :]

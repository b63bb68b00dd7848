"""The table of Root as it is drawn: boards lose what goes to the map, a battle has its sheet, results say the cost."""

import re

import pytest

import clockwood
from clockwood import api
from clockwood.games.root.art.mats import row_picture
from clockwood.games.root.bots.boards import BOARDS
from clockwood.games.root.bots.every import BOTS
from clockwood.games.root.clearings.sketch import sketch_map
from clockwood.games.root.content import root_content
from clockwood.games.root.factions.duchy.board import board_of
from clockwood.games.root.factions.marquise import cells as marquise
from clockwood.games.root.factions.riverfolk.board import board_of as riverfolk_board
from clockwood.games.root.factions.vagabond import cells
from clockwood.games.root.mat import MAT_WIDTH, SPACE
from clockwood.games.root.table.blocks import VAGABOND
from clockwood.games.root.table.sketch import sketch_turn
from clockwood.games.root.words import FACTIONS
from clockwood.kernel.errors import BadPosition
from clockwood.kernel.position.editing import edited
from clockwood.scene import schema as s
from clockwood.scene.builder import SceneBuilder
from clockwood.server.core.study.editing import editable_cells
from clockwood.words import Words
from games.root.builder import Scene, table

SIGN, LIT_EDGE = 30, 6


def seen(made: Scene) -> s.View:
    """Return what the first seat is shown."""
    assert made.opened is not None
    return SceneBuilder(made.content).view(made.opened, 0)


def test_the_sign_of_the_burrow_is_not_covered_by_its_lit_edge() -> None:
    """The dashed edge of a space that may be chosen goes a few units beyond it."""
    board = board_of("duchy")
    which = board.names().index("burrow")
    left = re.search(r"translate\(([\d.]+) ", row_picture("seat-1", board, which))
    assert left is not None
    assert float(left[1]) + SIGN + LIT_EDGE <= board.space(which, 0)[0] - SPACE / 2


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


def rows_of(made: Scene, section: int) -> list[list[tuple[str, int | None]]]:
    """Return the parts of each side's sum in a section of the battle's sheet."""
    sheet = seen(made)["sheet:battle"]
    assert isinstance(sheet, s.SheetEntry)
    return [[(row.said.text, row.number) for row in column.rows] for column in sheet.sections[section].columns]


def test_the_sheet_of_a_battle_names_what_hits_come_from() -> None:  # [RT 4.3.5.I] [RT 4.3.5.II] [EY 7.8.3]
    made = table().leader("commander").put(c5="eyrie 3, sawmill, wood 2, keep").told().stack("Battle eyrie c5 marquise")
    assert rows_of(made, 0) == [[("warriors", 3)], [("warriors", 0)]]
    assert rows_of(made, 1) == [[("die", None), ("its own ability", 1), ("nobody defends", 1)], [("die", None)]]
    made.go("roll 0 0")
    assert made.asked == "marquise"
    assert rows_of(made, 1) == [[("die", 0), ("its own ability", 1), ("nobody defends", 1)], [("die", 0)]]


def test_the_sheet_of_a_battle_says_who_has_the_higher_die() -> None:  # [RT 4.3.3b] [WA 8.2.2]
    for defender, who in (("eyrie", "attacker"), ("alliance", "defender")):
        made = table(alliance=1).put(c5=f"marquise 3, {defender} 2").told().stack(f"Battle marquise c5 {defender}")
        sheet = seen(made)["sheet:battle"]
        assert isinstance(sheet, s.SheetEntry)
        assert sheet.notes[0].text.startswith(f"The {who} has the higher die")


def test_who_plays_for_dominance_leaves_the_track_of_points() -> None:  # [RT 3.3.1b]
    made = table().crafted("marquise", "dominance-fox").row("dominance", marquise="dominance-fox").vp(eyrie=7)
    view = seen(made.start("daylight", "marquise"))
    assert view["counter:marquise.vp"] == s.NumberEntry(0, "icon:fox")
    assert view["counter:eyrie.vp"] == s.NumberEntry(7, "")


def test_a_move_has_a_start_and_an_end() -> None:  # [RT 4.2]
    made = table().put(c5="marquise 3").start("daylight", "marquise").go("march")
    assert made.opened is not None
    question = SceneBuilder(made.content).question(made.opened, 0)
    assert question is not None
    [move] = [option for option in question.options if option.answer == "move c5 c1"]
    assert [(part.part, part.ref) for part in move.parts] == [("from", "place:c5"), ("to", "place:c1")]


def test_a_what_if_moves_pieces_of_those_who_play() -> None:  # [RT 1.5.1]
    made = table(vagabond=1).put(c5="marquise 3, sawmill", c1="eyrie 2").vagabond("f1", "thief")
    made.start("daylight", "marquise")
    assert made.opened is not None
    match = made.opened.match
    listed = {cell.path: (cell.name, cell.value) for cell in editable_cells(match, Words("en", made.content), "c5")}
    assert listed["c5.marquise"] == ("Marquise warriors", "3")
    assert listed["c5.sawmill"] == ("sawmill", "1")
    assert listed["vagabond_pawn"] == ("Vagabond", "f1")
    assert "c5.sympathy" not in listed
    changed = edited(match, ["c5.marquise=1", "vagabond_pawn=c5"])
    assert changed.state[marquise.SUPPLY] == match.state[marquise.SUPPLY] + 2
    with pytest.raises(BadPosition, match=r"more than 6 sawmill"):
        edited(match, ["c4.sawmill=6"])


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


def test_the_board_of_an_automaton_tells_its_turn_level_and_traits() -> None:  # [GE 3.3.1] [GE 3.3.2]
    bots = {
        "marquise": "mechanical-marquise:0+iron-will",
        "eyrie": "electric-eyrie:3+war-tax",
        "alliance": "automated-alliance:2",
        "vagabond": "vagabot:1+marksman",
    }
    seats = {f"seat.{seat}": bot for seat, bot in bots.items()}
    opened = clockwood.new("root", seed=1, options={"alliance": 1, "vagabond": 1, **seats})
    view = SceneBuilder(opened.match.content).view(opened, -1)
    for seat in bots:
        turn, traits = view[f"panel:{seat}.turn"], view[f"panel:{seat}.traits"]
        assert isinstance(turn, s.PanelEntry)
        assert isinstance(traits, s.PanelEntry)
        assert all(row.said.tags and not row.said.text.startswith("turn-") for row in turn.rows)
        assert all(row.said.tags for row in traits.rows)
    told = [row.said.text for seat in bots for row in view[f"panel:{seat}.traits"].rows]  # type: ignore[union-attr]
    assert [text.partition(":")[0] for text in told] == [
        "Easy", "Iron Will", "Nightmare", "War Tax", "Challenging", "Default", "Marksman",
    ]  # fmt: skip


FIRST_BOX = ["marquise", "eyrie", "alliance", "vagabond"]
SECOND_BOX = ["lizards", "riverfolk", "duchy", "corvids"]


@pytest.mark.parametrize("bots", [[], FIRST_BOX, SECOND_BOX])
def test_the_picture_of_every_board_has_the_spaces_on_which_pieces_stand(bots: list[str]) -> None:
    names = {spec.seats[0]: spec.name for spec in BOTS}
    seats = {f"seat.{seat}": f"{names[seat]}:1" for seat in bots}
    playing = dict.fromkeys(FACTIONS, 0) | dict.fromkeys(bots or SECOND_BOX, 1)
    content = root_content(api.content("root", options={**playing, "marquise": 1, **seats}))
    builder = SceneBuilder(content)
    for faction in content.faction:
        board = next(each for each in builder.setting.boards if each.ref == f"board:{faction.board()}")
        picture = builder.picture(board.art["desktop"][0])
        spaces = [faction.mat().space(k, at) for k, row in enumerate(faction.mat().rows) for at in range(row.spaces)]
        drawn = re.findall(r'<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="40"', picture)
        middles = [(float(x) + float(wide) / 2, float(y) + SPACE / 2) for x, y, wide in drawn]
        assert middles == [(float(x), float(y)) for x, y in spaces], faction.name


def test_the_boards_of_automata_print_their_own_numbers() -> None:
    """[MM TRACK] [EE TRACK] [AA TRACK] [LL GTRACK]"""
    printed = {name: [row.printed for row in mat.rows] for name, mat in BOARDS.items()}
    assert [row.below for row in printed["marquise"][:3]] == [list("012345")] * 3
    assert printed["eyrie"][0].below == list("0123456")
    assert printed["alliance"][1].below == list("0111122334")
    assert [row.above for row in printed["lizards"][:3]] == [list("02234")] * 3
    assert all(not row.cards for rows in printed.values() for row in rows)


def test_the_boxes_of_the_riverfolk_hold_warriors_of_six_seats() -> None:
    apart, half = 42, 22
    for mat in (riverfolk_board("riverfolk"), BOARDS["riverfolk"]):
        for which, row in enumerate(mat.rows):
            if row.spots:
                middle = mat.space(which, row.spots.index("row"))[0]
                assert apart * 2.5 + half <= middle <= MAT_WIDTH - apart * 2.5 - half

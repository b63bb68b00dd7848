"""A game that describes nothing but its zones can be played on a page: cards with their names, the rest as a list."""

from clockwood import new, registry
from clockwood.kernel.table import Table
from clockwood.scene import schema as s
from clockwood.scene.builder import SceneBuilder

registry.register("pearls", "clockwood.skeleton.game")


def begun() -> tuple[Table, SceneBuilder]:
    table = new("pearls", seed=1)
    table.choose("open clam")
    return table, SceneBuilder(table.match.content)


def test_every_card_has_a_plain_face_with_its_name() -> None:
    _, builder = begun()
    assert [face.ref for face in builder.setting.faces] == ["layout:plain"]
    assert len(builder.setting.cards) == 12
    assert {card.name for card in builder.setting.cards} >= {"clam", "whelk"}
    assert builder.setting.title == "Pearls"


def test_a_seat_sees_its_hand_and_what_lies_open_as_cards() -> None:
    table, builder = begun()
    view = builder.view(table, 0)
    cards = {name: entry.zone for name, entry in view.items() if isinstance(entry, s.CardEntry)}
    assert cards["card:clam"] == "zone:beach"
    assert list(cards.values()).count("zone:hand.east") == 3


def test_the_list_has_what_is_not_drawn_as_a_card() -> None:
    table, builder = begun()
    panel = builder.view(table, 0)["panel:table"]
    assert isinstance(panel, s.PanelEntry)
    assert [(row.said.text, row.number) for row in panel.rows] == [("east.pearls", 1), ("turn", 1), ("west.pearls", 0)]


def test_a_terminal_shows_the_whole_table_where_no_part_says_what_a_question_needs() -> None:
    table, _ = begun()
    assert table.decision is not None
    assert table.match.game.sketch_for(table.match, table.decision) == ["table"]

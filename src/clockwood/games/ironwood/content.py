"""What is printed in Ironwood, as the tables the rules read. [IW R1]

Seats: 0 the Woodwalkers, 1 the Ironclad, in turn order [IW R3.2]. Cards: 0–37 WW01–WW38, 38–75 IC01–IC38, so that
`card // 38` is the seat; 76–85 the visions, in the order of their mountains. Mountains: Ferrum, the inner, the outer.
"""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.ironwood.cards.overlay import merged
from clockwood.games.ironwood.cards.printed import CARD_IDS, CARDS, CARDS_OF_FACTION, FACTIONS, ICONS, Cards
from clockwood.games.ironwood.cards.program import Program
from clockwood.games.ironwood.grammar.effects import COST_BUILD, COST_RECRUIT
from clockwood.games.ironwood.map.printed import Board, distances
from clockwood.games.ironwood.moments import Moments
from clockwood.games.ironwood.options import must_leave_a_person
from clockwood.games.ironwood.verbs import AGAIN, MARCH, MOVE
from clockwood.games.ironwood.words import MAX_FORESTS, MAX_MOUNTAINS
from clockwood.kernel.bits import bit
from clockwood.kernel.content import Content, PackId, Value, is_on, number_of, table
from clockwood.kernel.entry import NAME_LENGTH, TEXT_LENGTH, Entry, pack_entry
from clockwood.kernel.errors import BadPack
from clockwood.kernel.match import Match

__all__ = ["FILES", "ROW", "IronwoodContent", "build", "merged"]

ROW: Final = 16
"""A row of neighbours: their indices in rising order, then -1."""

FILES: Final = ["pack", "cards", "visions", "map"]
MORE_FIELDS: Final = ["grammar", "title_pl", "note_pl"]


@final
class IronwoodContent(Content):
    """The map, the cards and their effects. Everything numbered is a flat table; nothing changes after loading."""

    def __init__(  # noqa: PLR0915 - one statement a table
        self, packs: list[PackId], options: dict[str, Value], pack: Entry, board: Board, cards: Cards
    ) -> None:
        mountains = board.mountains
        forests = board.forests
        visions = [f"V-{mountains.ids[mountain]}" for mountain in cards.vision_mountain]
        names = {
            "seat": FACTIONS,
            "forest": forests.ids,
            "mountain": mountains.ids,
            "card": CARD_IDS + visions,
            "unit": ["fighter", "golem"],
            "side": ["full", "fading"],
            "line": [str(k) for k in range(1, 10)],
            "icon": ["none", *(icon.lower() for icon in ICONS[1:])],
            "stance": ["expansive", "aggressive", "defensive"],
            "procedure": ["alert", "exhausted"],
            "aid": ["disruptive", "exalted"],
            "face": ["low-even", "low-odd", "high-even", "high-odd"],
        }
        super().__init__(packs, options, names)
        self.families.update({"forest": "place", "mountain": "place"})

        houses = "house" in cards.provenance or board.provenance == "house"
        self.label: Final = "house" if houses else pack.provenance("label")
        self.titles: Final = in_languages(pack, "title", NAME_LENGTH)
        self.notes: Final = in_languages(pack, "note", TEXT_LENGTH)

        # What the table agreed on; see options.py.
        self.draw_four: Final[bool] = is_on(options, "draw-four") and not is_on(options, "beginner")
        self.beginner: Final[bool] = is_on(options, "beginner")
        self.handicap: Final = table(
            [number_of(options, "handicap.woodwalkers"), number_of(options, "handicap.ironclad")]
        )
        self.offer_skips: Final[bool] = is_on(options, "ask-every-effect")
        self.moves_per_effect: Final[bool] = is_on(options, "moves-per-effect")
        self.whole_gains: Final[bool] = is_on(options, "whole-gains")
        self.no_outer_retreat: Final[bool] = is_on(options, "no-outer-retreat")
        self.drill_when_defending: Final[bool] = is_on(options, "drill-when-defending")

        self.moments: Moments = Moments([])

        # The map. A mask has one bit a place; a row is read up to its -1; steps and marches are actions.
        self.mountains: Final[i64] = len(mountains.ids)
        self.forests: Final[i64] = len(forests.ids)
        self.ring_of_mountain: Final = table(mountains.rings)
        self.ring_of_forest: Final = table(forests.rings)
        self.mountain_number: Final = table(mountains.numbers)
        self.forest_number: Final = table(forests.numbers)
        self.mountain_near: Final = masks(mountains.near)
        self.forest_near: Final = masks(forests.near)
        self.touch_forests: Final = masks(mountains.touch)
        self.touch_mountains: Final = masks(forests.touch)
        self.mountain_neighbours: Final = rows(mountains.near)
        self.forest_neighbours: Final = rows(forests.near)
        self.mountain_touching: Final = rows(mountains.touch)
        self.forest_touching: Final = rows(forests.touch)
        self.first_steps: Final = MOVE.rows(forests.near)
        self.second_steps: Final = AGAIN.rows(forests.near)
        self.marches: Final = MARCH.rows(mountains.near)
        self.mountain_steps: Final = steps(mountains.near, MAX_MOUNTAINS)
        self.forest_steps: Final = steps(forests.near, MAX_FORESTS)
        self.mountain_x: Final = table(mountains.x)
        self.mountain_y: Final = table(mountains.y)
        self.forest_x: Final = table(forests.x)
        self.forest_y: Final = table(forests.y)
        self.mountain_names: Final = board.names
        self.forest_bands: Final = board.bands
        self.ridges: Final = board.ridges
        self.map_provenance: Final = board.provenance
        self.mountain_provenance: Final = mountains.provenance
        self.forest_provenance: Final = forests.provenance

        # The cards. A vision has no combat values, no icons and no effect.
        self.damage: Final = table(cards.damage)
        self.defense: Final = table(cards.defense)
        self.dominance: Final = table(cards.dominance)
        self.solo_left: Final = table(cards.solo_left)
        self.solo_right: Final = table(cards.solo_right)
        self.solo_left_red: Final = table(cards.solo_left_red)
        self.solo_right_red: Final = table(cards.solo_right_red)
        self.solo_removed: Final = table(cards.solo_removed)
        self.vision_mountain: Final = table(cards.vision_mountain)
        self.vision_crystals: Final = table(cards.vision_crystals)
        self.card_names: Final = cards.names
        self.card_texts: Final = cards.texts
        self.card_provenance: Final = cards.provenance
        self.card_name_provenance: Final = cards.name_provenance
        self.card_value_provenance: Final = cards.value_provenance
        self.card_documented: Final = cards.documented
        self.effects: Final = cards.effects

        # The effects. Kids of a node are nodes `kid_first` to `kid_first + kid_count - 1`; -1 is no node.
        program = Program(cards.effects, CARDS)
        self.op: Final = table(program.op)
        self.n: Final = table(program.n)
        self.a: Final = table(program.a)
        self.b: Final = table(program.b)
        self.c: Final = table(program.c)
        self.kid_first: Final = table(program.kid_first)
        self.kid_count: Final = table(program.kid_count)
        self.card_of_node: Final = table(program.card_of_node)
        self.ongoing: Final = table(program.ongoing)
        self.line_first: Final = table(program.line_first)
        self.line_count: Final = table(program.line_count)
        self.combat_first: Final = table(program.combat_first)
        self.combat_count: Final = table(program.combat_count)
        self.burned_node: Final = table(program.burned_node)
        self.exhausted_node: Final = table(program.exhausted_node)
        self.preparation_node: Final = table(program.preparation_node)
        self.rule_first: Final = table(program.rule_first)
        self.rule_count: Final = table(program.rule_count)
        self.rule_kind: Final = table(program.rule_kind)
        self.rule_n: Final = table(program.rule_n)
        self.rule_while: Final = table(program.rule_while)
        self.when_first: Final = table(program.when_first)
        self.when_count: Final = table(program.when_count)
        self.ongoing_cards: Final = lists([[k for k in seat if program.ongoing[k]] for seat in seats_cards()])
        self.pricing_cards: Final = lists([[k for k in seat if prices(program, k)] for seat in seats_cards()])
        self.when_event: Final = table(program.when_event)
        self.when_node: Final = table(program.when_node)

    def gather(self) -> None:
        self.moments = Moments(self.parts)


def build(files: dict[str, dict[str, object]], packs: list[PackId], options: dict[str, Value]) -> IronwoodContent:
    """The content of a whole pack: file stem to parsed TOML. BadPack names file, entry and, in an effect, column."""
    for stem in files:
        if stem not in FILES:
            raise BadPack(f"{stem}.toml", f"unknown file; there are {', '.join(FILES)}")
    must_leave_a_person(options)
    pack = pack_entry(files, "ironwood", MORE_FIELDS)
    pack.number("grammar", 1, 1)
    board = Board(files)
    return IronwoodContent(packs, options, pack, board, Cards(files, board))


LIST: Final = 40
"""A list of one seat's cards: their numbers in rising order, then -1."""


def seats_cards() -> list[list[int]]:
    return [list(range(k * CARDS_OF_FACTION, (k + 1) * CARDS_OF_FACTION)) for k in range(len(FACTIONS))]


def prices(program: Program, card: int) -> bool:
    """Whether the card sets a price while it is in play."""
    first = program.rule_first[card]
    return any(
        kind in (COST_RECRUIT, COST_BUILD) for kind in program.rule_kind[first : first + program.rule_count[card]]
    )


def lists(cards: list[list[int]]) -> vec[i64]:
    return table([number for row in cards for number in row + [-1] * (LIST - len(row))])


def in_languages(entry: Entry, key: str, longest: int) -> dict[str, str]:
    """The words in every language; English stands in where one is missing."""
    english = entry.maybe_words(f"{key}_en", longest)
    return {"en": english, "pl": entry.maybe_words(f"{key}_pl", longest) or english}


def masks(links: list[list[int]]) -> vec[i64]:
    return table([sum(int(bit(other)) for other in row) for row in links])


def rows(links: list[list[int]]) -> vec[i64]:
    return table([cell for row in links for cell in row + [-1] * (ROW - len(row))])


def steps(near: list[list[int]], width: int) -> vec[i64]:
    """How many steps from each place to each; `width` places a row, -1 where there is none."""
    cells = [-1] * (width * width)
    for start in range(len(near)):
        found = distances(near, start)
        cells[start * width : start * width + len(found)] = found
    return table(cells)


def board(match: Match) -> IronwoodContent:
    """Return the content of an Ironwood match."""
    return cast("IronwoodContent", match.content)

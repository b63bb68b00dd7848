"""The content of Ironwood: what is printed and agreed, in chapters, as the tables the rules read. [IW R1]"""

from typing import Final, cast, final

from clockwood.games.ironwood.cards.icons import ICONS
from clockwood.games.ironwood.cards.printed import CARD_IDS, PrintedCards
from clockwood.games.ironwood.cards.program import Program
from clockwood.games.ironwood.cards.tables import CardTables, ProgramTables
from clockwood.games.ironwood.map.printed import Board
from clockwood.games.ironwood.map.tables import Land
from clockwood.games.ironwood.moments import Moments
from clockwood.games.ironwood.options import Agreed
from clockwood.games.ironwood.visions.printed import PrintedVisions
from clockwood.games.ironwood.visions.tables import VisionTables
from clockwood.games.ironwood.words import ALL_CARDS, FACTIONS
from clockwood.kernel.content import Content, PackId
from clockwood.kernel.entry import NAME_LENGTH, TEXT_LENGTH, Entry, pack_entry
from clockwood.kernel.errors import BadPack
from clockwood.kernel.match import Match
from clockwood.kernel.options import Value
from clockwood.kernel.part import Files

FILES: Final = ["pack", "cards", "visions", "map"]
MORE_FIELDS: Final = ["grammar", "title_pl", "note_pl"]

NAMES: Final = {
    "seat": FACTIONS,
    "unit": ["fighter", "golem"],
    "side": ["full", "fading"],
    "line": [str(k) for k in range(1, 10)],
    "icon": ["none", *(icon.lower() for icon in ICONS[1:])],
    "stance": ["expansive", "aggressive", "defensive"],
    "procedure": ["alert", "exhausted"],
    "aid": ["disruptive", "exalted"],
    "face": ["low-even", "low-odd", "high-even", "high-odd"],
}
"""The names that are the same in every pack."""


@final
class IronwoodContent(Content):
    """The map, the cards and their effects, what the table agreed on, and the parts that answer at moments."""

    def __init__(
        self,
        packs: list[PackId],
        options: dict[str, Value],
        pack: Entry,
        board: Board,
        cards: PrintedCards,
        visions: PrintedVisions,
    ) -> None:
        names = {"forest": board.forests.ids, "mountain": board.mountains.ids, "card": CARD_IDS + visions.ids}
        super().__init__(packs, options, {**NAMES, **names})
        self.families.update({"forest": "place", "mountain": "place"})
        self.land: Final = Land(board)
        self.cards: Final = CardTables(cards, visions)
        self.program: Final = ProgramTables(Program(cards.effects, int(ALL_CARDS)))
        self.visions: Final = VisionTables(visions)
        self.agreed: Final = Agreed(options)
        self.moments: Moments = Moments([])
        houses = "house" in self.cards.provenance or board.provenance == "house"
        self.label: Final = "house" if houses else pack.provenance("label")
        self.titles: Final = in_languages(pack, "title", NAME_LENGTH)
        self.notes: Final = in_languages(pack, "note", TEXT_LENGTH)

    def gather(self) -> None:
        self.moments = Moments(self.parts)


def build(files: Files, packs: list[PackId], options: dict[str, Value]) -> IronwoodContent:
    """Return the content of a whole pack; BadPack names file, entry and, in an effect, column."""
    for stem in files:
        if stem not in FILES:
            raise BadPack(f"{stem}.toml", f"unknown file; there are {', '.join(FILES)}")
    pack = pack_entry(files, "ironwood", MORE_FIELDS)
    pack.number("grammar", 1, 1)
    board = Board(files)
    return IronwoodContent(packs, options, pack, board, PrintedCards(files), PrintedVisions(files, board))


def in_languages(entry: Entry, key: str, longest: int) -> dict[str, str]:
    """Return the words in every language; English stands in where one is missing."""
    english = entry.maybe_words(f"{key}_en", longest)
    return {"en": english, "pl": entry.maybe_words(f"{key}_pl", longest) or english}


def board(match: Match) -> IronwoodContent:
    """Return the content of an Ironwood match."""
    return cast("IronwoodContent", match.content)

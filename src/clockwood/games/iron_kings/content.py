"""The content of a table of Iron Kings: all that is printed, and the options, as the rules read them. [IK K1]"""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.iron_kings.cards.cells import FIRST_TREASURE, FIRST_UPGRADE
from clockwood.games.iron_kings.cards.printed import CardTables
from clockwood.games.iron_kings.kings.printed import BoardTables
from clockwood.games.iron_kings.map.printed import LandTables
from clockwood.games.iron_kings.moments import KingsPart
from clockwood.games.iron_kings.options import Agreed, is_extended, must_be_seated
from clockwood.games.iron_kings.plans.printed import PlanTables
from clockwood.games.iron_kings.treasures.printed import TreasureTables
from clockwood.games.iron_kings.upgrades.printed import UpgradeTables
from clockwood.games.iron_kings.words import (
    EFFECTS,
    FACINGS,
    PLANS_EACH,
    RESOURCES,
    SEATS,
    SECTIONS,
    SPACES,
    TERRAIN,
    TOKENS,
    TURNS,
    WORKERS,
)
from clockwood.kernel.content import Content, PackId
from clockwood.kernel.entry import TEXT_LENGTH, pack_entry
from clockwood.kernel.match import Match
from clockwood.kernel.options import Value, number_of
from clockwood.kernel.part import Files, answers

FIXED: Final = {
    "facing": FACINGS,
    "terrain": TERRAIN,
    "space": SPACES,
    "section": SECTIONS,
    "slot": ["1", "2", "3"],
    "token": TOKENS,
    "resource": RESOURCES,
    "fuel": ["wood", "coal"],
    "turn": TURNS,
    "side": ["left", "right"],
    "line": ["first", "second"],
    "icon": EFFECTS,
    "worker": WORKERS,
}
"""Names that are the same in every pack."""


@final
class KingsContent(Content):
    """The map, the decks and the boards, chapter by chapter. Nothing changes after loading.

    Cards are numbered: planning cards 0–83, 21 for each seat; treasures 84–115; upgrades 116–129. A smaller deck leaves
    numbers unused. `without_cards` are the parts asked at that moment.
    """

    def __init__(self, files: Files, packs: list[PackId], options: dict[str, Value]) -> None:
        pack = pack_entry(files, "iron-kings", [])
        pack.maybe_words("note_en", TEXT_LENGTH)
        players = number_of(options, "players", 2)
        seats = SEATS[:players]
        must_be_seated(options, seats)
        which = str(options.get("pack", "module"))
        stem = "ring_" if which == "ring" else ""
        land = LandTables(files, f"{stem}map", players)
        plans = PlanTables(files, f"{stem}planning")
        treasures = TreasureTables(files, f"{stem}treasures", is_extended(options))
        upgrades = UpgradeTables(files, f"{stem}upgrades", is_extended(options))
        names = {
            "seat": seats,
            "hex": land.ids,
            "post": [f"{seat}-{space}" for seat in seats for space in SPACES],
            "card": [
                *(f"{seat}-{name}" for seat in SEATS for name in plans.all_ids),
                *treasures.all_ids,
                *upgrades.all_ids,
            ],
            "treasure": treasures.all_ids,
        }
        super().__init__(packs, options, {**names, **FIXED})
        self.families["hex"] = "place"
        self.families["post"] = "place"
        self.codes.update(("card", "treasure"))
        self.label: Final = pack.provenance("label")
        self.players: Final[i64] = players
        self.solo: Final[bool] = players == 1
        self.land: Final = land
        self.plans: Final = plans
        self.treasures: Final = treasures
        self.upgrades: Final = upgrades
        self.board: Final = BoardTables(files, which)
        self.agreed: Final = Agreed(options, self.board.goals)
        self.without_cards: vec[KingsPart] = vec[KingsPart]()

    def gather(self) -> None:
        parts = [part for part in self.parts if isinstance(part, KingsPart)]
        self.without_cards = vec[KingsPart]([part for part in parts if answers(part, KingsPart, "plays_without_cards")])

    def deck_of(self, card: int) -> CardTables:
        """Return the deck that a card belongs to."""
        if card < FIRST_TREASURE:
            return self.plans
        return self.treasures if card < FIRST_UPGRADE else self.upgrades

    def place_in_deck(self, card: int) -> int:
        """Return which card of its deck this is, from 0; -1 where the deck has no such card."""
        place = card - (FIRST_TREASURE if card < FIRST_UPGRADE else FIRST_UPGRADE)
        if card < FIRST_TREASURE:
            place = card % PLANS_EACH
        return int(place) if place < self.deck_of(card).count else -1


def kings_content(content: Content) -> KingsContent:
    """Return the same content, known to be of Iron Kings."""
    return cast("KingsContent", content)


def content_of(match: Match) -> KingsContent:
    """Return the content of an Iron Kings match."""
    return cast("KingsContent", match.content)

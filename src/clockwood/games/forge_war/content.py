"""The content of a table: everything printed, as flat tables, and the options it is played with. [FW F1]"""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.forge_war.cards.printed import Card, must_be_one_to_one
from clockwood.games.forge_war.market.designs import DesignTables, read_designs
from clockwood.games.forge_war.market.printed import MarketTables, read_bonuses, read_singles
from clockwood.games.forge_war.mine.printed import PLACES, MineTables, hex_name
from clockwood.games.forge_war.moments import ForgePart, answering
from clockwood.games.forge_war.quests.printed import QuestTables, read_quests
from clockwood.games.forge_war.wealth.printed import WealthTables, read_wealth
from clockwood.games.forge_war.words import (
    ADVENTURERS,
    ALL_WEAPONS,
    CLOSED_SPACES,
    END_BONUSES,
    PHASES,
    PUBLIC_FROM_START,
    QUESTS_EACH,
    RESOURCES,
    SEATS,
    SOLO_COLOURS,
    TILES,
    TITLES,
)
from clockwood.kernel.bits import bit
from clockwood.kernel.content import Content, PackId
from clockwood.kernel.entry import TEXT_LENGTH, pack_entry
from clockwood.kernel.errors import BadOption
from clockwood.kernel.match import Match
from clockwood.kernel.options import Value, is_on, number_of
from clockwood.kernel.part import Files


class PrintedCards:
    """The cards of a pack by kind, and all of them as they are numbered."""

    def __init__(self, files: Files) -> None:
        self.designs: Final = read_designs(files)
        self.bonuses: Final = read_bonuses(files)
        self.singles: Final = read_singles(files)
        self.quests: Final = read_quests(files)
        self.wealth: Final = read_wealth(files, [design.id for design in self.designs[:PUBLIC_FROM_START]])
        weapons = self.designs[:ALL_WEAPONS]
        self.all: Final[list[Card]] = [*self.bonuses, *weapons, *self.singles, *self.quests, *self.wealth]
        must_be_one_to_one([card.id for card in self.all])


@final
class ForgeContent(Content):
    """The mine, the market, designs, quests, wealth, and the options of a table. Nothing changes after loading.

    Cards are numbered through: bonus cards, weapons, single-use cards, quests, wealth. Designs are the weapon cards,
    then the two that everybody has. `colours` play in the mine, `players` of them decide: alone, one of three.
    """

    def __init__(self, files: Files, packs: list[PackId], options: dict[str, Value]) -> None:
        pack = pack_entry(files, "forge-war", [])
        pack.maybe_words("note_en", TEXT_LENGTH)
        cards = PrintedCards(files)
        players = number_of(options, "players", 2)
        solo = players == 1
        epic = options.get("length", "simple") == "epic"
        colours = int(SOLO_COLOURS) if solo else players
        names = fixed_names(colours)
        names["card"] = [card.id for card in cards.all]
        names["design"] = [design.id for design in cards.designs]
        names["wealth"] = [card.id for card in cards.wealth]
        super().__init__(packs, options, names)
        self.families.update({"hex": "place", "space": "place", "wealth": "card", "design": "card"})
        self.codes.update({"card", "design", "wealth", "adventurer", "quest"})
        self.label: Final = pack.provenance("label")
        self.card_names: Final = [card.name for card in cards.all]
        self.card_house: Final = [card.house for card in cards.all]

        self.solo: Final[bool] = solo
        self.epic: Final[bool] = epic
        self.players: Final[i64] = players
        self.colours: Final[i64] = colours
        self.tiles: Final[bool] = is_on(options, "bonus-tiles")
        self.difficulty: Final[str] = str(options.get("difficulty", "medium"))
        self.zero_counts: Final[bool] = is_on(options, "defect-to-zero", 1)
        self.train_questing: Final[bool] = is_on(options, "train-questing")
        self.late_penalty: Final[bool] = is_on(options, "late-penalty", 1)
        self.reward_order: Final[bool] = is_on(options, "reward-order")
        self.old_quests_stay: Final[bool] = is_on(options, "old-quests-stay")
        self.below_zero: Final[bool] = is_on(options, "negative-scores", 1)
        self.end_bonuses: Final[bool] = not epic or is_on(options, "epic-end-bonuses", 1)
        if self.tiles and not epic:
            raise BadOption("bonus-tiles", "bonus tiles belong to the epic game [FW F2.5]")

        self.designs: Final = DesignTables(cards.designs, epic)
        self.market: Final = MarketTables(cards.bonuses, cards.singles, files, epic)
        self.quests: Final = QuestTables(cards.quests)
        self.wealth: Final = WealthTables(cards.wealth)
        self.mine: Final = MineTables(files, colours)

        self.automata = bit(1) | bit(2) if solo else 0
        self.unplayed_turn: vec[ForgePart] = vec[ForgePart]()

    def gather(self) -> None:
        self.unplayed_turn = answering(self.parts, "unplayed_turn")


def fixed_names(colours: int) -> dict[str, list[str]]:
    """Return the names that no pack changes."""
    return {
        "seat": SEATS[:colours],
        "hex": [hex_name(place) for place in PLACES],
        "resource": RESOURCES,
        "adventurer": [f"a{k}" for k in range(1, ADVENTURERS + 1)],
        "quest": [f"q{k}" for k in range(1, QUESTS_EACH + 1)],
        "title": TITLES,
        "tile": TILES,
        "bonus": END_BONUSES,
        "space": CLOSED_SPACES,
        "side": ["a", "b"],
        "way": ["right", "left"],
        "piece": [f"{seat}-{piece}" for piece in ("worker", "overseer") for seat in SEATS],
        "phase": PHASES,
    }


def content_of(match: Match) -> ForgeContent:
    """Return the content of a Forge War match."""
    return cast("ForgeContent", match.content)


def forge_content(content: Content) -> ForgeContent:
    """Return a content as that of Forge War."""
    assert isinstance(content, ForgeContent)
    return content

"""The content of a table of Root: map, deck and factions in play, as the rules read them."""

from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.characters import CharacterTables
from clockwood.games.root.clearings.printed import MapTables
from clockwood.games.root.deck.printed import DeckTables
from clockwood.games.root.deck.zones import HAND, OPEN_HAND
from clockwood.games.root.draft.cells import DEALT, DRAFTED
from clockwood.games.root.levels import LevelTables
from clockwood.games.root.mat import Mat
from clockwood.games.root.moments import BUILDING, TOKEN, FactionPart, RootBot
from clockwood.games.root.options import Agreed
from clockwood.games.root.table.cells import NIL
from clockwood.games.root.words import (
    CAMPS,
    CHAIRS,
    CHARACTERS,
    COLUMNS,
    EFFECTS,
    FACINGS,
    FACTIONS,
    ITEMS,
    LEADERS,
    MINISTERS,
    PHASES,
    PIECES,
    PLAYERS,
    PLOTS,
    RANKS,
    RELATIONS,
    SERVICES,
    SUITS,
    WATCHER,
)
from clockwood.kernel.bits import bit
from clockwood.kernel.content import Content, PackId
from clockwood.kernel.entry import TEXT_LENGTH, pack_entry
from clockwood.kernel.errors import BadPosition
from clockwood.kernel.layout import term
from clockwood.kernel.match import Match
from clockwood.kernel.options import Value
from clockwood.kernel.part import Files, Part, answers

MOST_ROWS: Final[i64] = 4
"""Rows of a seat that count for rule: warriors, and up to three kinds of building. Tokens have as much room."""


@final
class Printed:
    """All tables that a pack prints for a table of Root, whoever plays what."""

    def __init__(self, files: Files, options: dict[str, Value]) -> None:
        pack = pack_entry(files, "root", [])
        pack.maybe_words("note_en", TEXT_LENGTH)
        self.label: Final = pack.provenance("label")
        self.layout: Final = files.get("layout", {})
        self.agreed: Final = Agreed(options)
        self.land: Final = MapTables(files, self.agreed.map)
        self.deck: Final = DeckTables(files, self.agreed.deck)
        self.characters: Final = CharacterTables(files)
        self.levels: Final = LevelTables(files)


def names_of(seats: list[str], printed: Printed) -> dict[str, list[str]]:
    """Return the names of all that a table numbers, by kind."""
    return {
        "seat": seats,
        "chair": CHAIRS,
        "clearing": printed.land.names[:12],
        "camp": printed.land.names[:CAMPS],
        "place": printed.land.names,
        "card": printed.deck.ids,
        "suit": SUITS,
        "piece": PIECES,
        "item": ITEMS,
        "phase": PHASES,
        "effect": EFFECTS,
        "column": COLUMNS,
        "leader": LEADERS,
        "character": CHARACTERS,
        "relation": RELATIONS,
        "facing": FACINGS,
        "road": printed.land.road_names,
        "minister": MINISTERS,
        "faction": FACTIONS,
        "rank": RANKS,
        "service": SERVICES,
        "plot": PLOTS,
        "icon": [*SUITS, "any", *ITEMS],
    }


@mypyc_attr(allow_interpreted_subclasses=True)
class Undecided(FactionPart):
    """The seat of somebody who has not chosen a faction yet: no pieces, no board. [RT A.8.3]"""

    def __init__(self, name: str) -> None:
        super().__init__(name, [], NIL)

    def mat(self) -> Mat:
        return Mat([])


@final
class RootContent(Content):
    """Map, deck and factions. Nothing changes after `gather`.

    In a draft there is one for every state of it: `first` is that of a table where nobody has chosen yet, `drafts` are
    the others. `every` are all factions as people play them, `common` the parts of every table.

    `players` counts the factions; a watcher sits behind them at a table without people.
    `faction` is the part at each seat, `lettered` are the seats by the setup letters of their factions.
    By seat, too, are rows of the state: `warriors`, `supply`, `pawn`, and `held` (four each: what counts for rule) and
    `tokens` (four each). `barring`, `snaring`, `watching`, `reacting`, `collecting`, `camping`, `keeping` and
    `attending` have a bit for each seat whose faction answers at these moments, so that nobody is asked in vain. `hand`
    is the zone of each seat's hand, and `open_hands` the seats that hold it face up. `hired_by` and `boats` are the
    cells of who treats the warriors of the `lender` as its own and for whom rivers are paths; without a lender they are
    cells of zeros. `guessable` has a bit for each seat whose facedown tokens others may name.
    """

    def __init__(self, packs: list[PackId], options: dict[str, Value], seats: list[str], printed: Printed) -> None:
        self.agreed: Final = printed.agreed
        self.land: Final = printed.land
        self.deck: Final = printed.deck
        self.characters: Final = printed.characters
        self.levels: Final = printed.levels
        super().__init__(packs, options, names_of(seats, printed))
        self.families.update({"clearing": "place", "camp": "place", "road": "place", "box": "place"})
        self.codes.add("card")
        self.printed: Final = printed
        self.label: Final = printed.label
        self.layout: Final = printed.layout
        self.every: list[FactionPart] = []
        self.common: list[Part] = []
        self.first: RootContent = self
        self.drafts: Final[dict[int, RootContent]] = {}
        self.players: Final[i64] = len(seats) - seats.count(WATCHER)
        self.faction: vec[FactionPart] = vec[FactionPart]()
        self.lettered: vec[i64] = vec[i64]()
        self.warriors: vec[i64] = vec[i64]()
        self.supply: vec[i64] = vec[i64]()
        self.pawn: vec[i64] = vec[i64]()
        self.held: vec[i64] = vec[i64]()
        self.tokens: vec[i64] = vec[i64]()
        self.rules_by: vec[i64] = vec[i64]()
        self.ties: i64 = 0
        self.barring: i64 = 0
        self.snaring: i64 = 0
        self.watching: i64 = 0
        self.reacting: i64 = 0
        self.collecting: i64 = 0
        self.camping: i64 = 0
        self.keeping: i64 = 0
        self.attending: i64 = 0
        self.hand: vec[i64] = vec[i64]()
        self.open_hands: i64 = 0
        self.lender: i64 = 0
        self.hired_by: i64 = NIL
        self.boats: i64 = NIL
        self.guessable: i64 = 0

    def gather(self) -> None:
        """Seat the factions: a person's, or as the automaton at the seat plays it."""
        for seat, name in enumerate(self.names["seat"][: self.players]):
            faction = self.playing(name)
            if faction is None:
                self.seat_faction(seat, Undecided(name))
                continue
            if self.automata >> seat & 1:
                automaton = self.automaton[seat]
                assert isinstance(automaton, RootBot)
                played = automaton.faction(faction)
                played.is_bot = True
                self.parts[self.parts.index(faction)] = played
                faction = played
            self.seat_faction(seat, faction)
        for name in [*FACTIONS, *PLAYERS]:
            if name in self.factions():
                self.lettered = append(self.lettered, self.factions().index(name))
        self.names["box"] = [box for faction in self.faction for box in faction.mat().names()]

    def playing(self, name: str) -> FactionPart | None:
        """Return the faction of this name at the table, None for a person who has not chosen one."""
        for part in self.parts:
            if isinstance(part, FactionPart) and part.name == name:
                return part
        return None

    def seat_faction(self, seat: i64, faction: FactionPart) -> None:
        """Let a faction have the seat, and note what loops over all seats read of it."""
        self.faction = append(self.faction, faction)
        self.warriors = append(self.warriors, faction.warriors())
        self.supply = append(self.supply, faction.supply)
        self.pawn = append(self.pawn, faction.pawn)
        buildings = [row.row for row in faction.pieces if row.sort == BUILDING]
        tokens = [row.row for row in faction.pieces if row.sort == TOKEN]
        for row in [faction.warriors(), *buildings, NIL, NIL, NIL][:MOST_ROWS]:
            self.held = append(self.held, row)
        for row in [*tokens, NIL, NIL, NIL, NIL][:MOST_ROWS]:
            self.tokens = append(self.tokens, row)
        self.rules_by = append(self.rules_by, faction.rules_by)
        self.ties |= bit(seat) if faction.rules_ties else 0
        self.barring |= bit(seat) if answers(faction, FactionPart, "bars_placing") else 0
        self.snaring |= bit(seat) if answers(faction, FactionPart, "bars_leaving") else 0
        self.watching |= bit(seat) if answers(faction, FactionPart, "entered") else 0
        self.reacting |= bit(seat) if answers(faction, FactionPart, "before_roll") else 0
        self.collecting |= bit(seat) if answers(faction, FactionPart, "collect") else 0
        self.camping |= bit(seat) if answers(faction, FactionPart, "camp_ways") else 0
        self.keeping |= bit(seat) if answers(faction, FactionPart, "keeps") else 0
        self.attending |= bit(seat) if answers(faction, FactionPart, "phase_begins") else 0
        self.hand = append(self.hand, OPEN_HAND + seat if faction.holds_openly else HAND + seat)
        self.open_hands |= bit(seat) if faction.holds_openly else 0
        if faction.hired_by != NIL:
            self.lender = seat
            self.hired_by = faction.hired_by
            self.boats = faction.boats
        guessed_at = answers(faction, FactionPart, "guessable") and not faction.is_bot
        self.guessable |= bit(seat) if guessed_at else 0

    # -- the draft

    def chairs(self) -> list[str]:
        return self.first.names["seat"]

    def at(self, state: vec[i64]) -> Content:
        """Return the content of a table where the seats have the factions that this state says. [RT A.8.3]"""
        if not self.agreed.advanced:
            return self
        return self.drafted([int(state[DRAFTED + seat]) for seat in range(self.players)])

    def of_position(self, state: object) -> Content:
        drafted = state.get("drafted") if isinstance(state, dict) else None
        if not self.agreed.advanced or not isinstance(drafted, dict):
            return self.first
        taken = [FACTIONS.index(name) + 1 if name in FACTIONS else 0 for name in map(drafted.get, CHAIRS)]
        for number in taken:
            if number and (taken.count(number) > 1 or FACTIONS[number - 1] in self.first.names["seat"]):
                raise BadPosition("state.drafted", f"two seats have the {FACTIONS[number - 1]} [RT A.8.3]")
        return self.drafted(taken[: self.players])

    def drafted(self, taken: list[int]) -> "RootContent":
        """Return the content where each seat has the faction of this number, counted from 1; 0 for none yet."""
        key = 0
        for number in taken:
            key = key * 16 + number
        if key == 0:
            return self.first
        found = self.first.drafts.get(key)
        if found is None:
            found = self.first.with_factions(taken)
            self.first.drafts[key] = found
        return found

    def with_factions(self, taken: list[int]) -> "RootContent":
        names = [
            FACTIONS[number - 1] if number else name for number, name in zip(taken, self.names["seat"], strict=True)
        ]
        made = RootContent(self.packs, self.options, names, self.printed)
        made.first, made.every, made.common = self, self.every, self.common
        made.parts = [*self.common, *(part for part in self.every if part.name in names)]
        made.automata, made.automaton = self.automata, self.automaton
        made.from_source(self.home, self.files)
        made.gather()
        return made

    def factions(self) -> list[str]:
        """Return the names of the factions in play, by seat."""
        return self.names["seat"][: self.players]

    def is_character_taken(self, state: vec[i64], character: i64) -> bool:
        """Return whether a Vagabond is this character, or it lies beside a card of the pool. [RT U12]"""
        for seat in range(self.players):
            if self.pawn[seat] != NIL and term(state, self.pawn[seat] + 1) == character:
                return True
        return character in (term(state, DEALT), term(state, DEALT + 1))

    def has_watcher(self) -> bool:
        return len(self.names["seat"]) > self.players

    def is_bot(self, seat: i64) -> bool:
        return self.automata >> seat & 1 == 1


def root_content(content: Content) -> RootContent:
    """Return the same content, known to be of Root."""
    return cast("RootContent", content)


def content_of(match: Match) -> RootContent:
    """Return the content of a match of Root."""
    return cast("RootContent", match.content)


def faction_of(match: Match, seat: i64) -> FactionPart:
    """Return the faction at a seat."""
    return cast("RootContent", match.content).faction[seat]

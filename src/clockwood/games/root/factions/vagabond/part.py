"""The Vagabond, as the common rules see him. [VA 9.2]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.draft.pool import dealt_character
from clockwood.games.root.factions.vagabond import cells
from clockwood.games.root.factions.vagabond.board import (
    describe_board,
    draw_character,
    draw_items,
    draw_relations,
    lines_of,
    persons_board,
)
from clockwood.games.root.factions.vagabond.coalition import PLAYERS_NEEDED, FormCoalition, partners
from clockwood.games.root.factions.vagabond.fighting import Enlist, Rally, TakeHits, lent
from clockwood.games.root.factions.vagabond.items import (
    FREE_REFRESH,
    FULL_REMOVAL,
    PAYING,
    DamageItems,
    ExhaustToPay,
    Hideout,
    ItemLimit,
    Refresh,
    Rest,
    count_of,
    exhaust,
    gain,
    on_track,
)
from clockwood.games.root.factions.vagabond.quests import DealQuest, PayQuest, Reward
from clockwood.games.root.factions.vagabond.relations import (
    AidWith,
    GiveAid,
    Thanks,
    removed_pieces,
    set_relation,
)
from clockwood.games.root.factions.vagabond.roaming import Escort, Slip, add_goes, go, why_not_go
from clockwood.games.root.factions.vagabond.ruins import (
    LookUnder,
    TakeFromRuin,
    empty_ruins,
    found_under_ruins,
    lay_under_ruins,
)
from clockwood.games.root.factions.vagabond.setup import (
    EnterForest,
    VagabondStart,
    WhoStarts,
    become,
    meet,
    other_person,
    what_is_missing,
)
from clockwood.games.root.factions.vagabond.specials import ARBITER, RONIN
from clockwood.games.root.factions.vagabond.turn import VagabondDay
from clockwood.games.root.factions.vagabond.verbs import SWIFT_STRIKE
from clockwood.games.root.factions.vagabond.worth import worth
from clockwood.games.root.marks import mark_of
from clockwood.games.root.mat import Mat
from clockwood.games.root.moments import FactionPart
from clockwood.games.root.rules.effects.drawing import EveningDraw, HandLimit
from clockwood.games.root.rules.hits import ATTACKING, DEFENDING, seat_of, side_of
from clockwood.games.root.table.cells import ALLY, EXTRA, NIL, USED, WHERE, suit_at
from clockwood.games.root.words import CLEARINGS, FACINGS, FACTIONS, MOST_PLAYERS
from clockwood.kernel.bits import bit
from clockwood.kernel.content import Content
from clockwood.kernel.events import who
from clockwood.kernel.layout import NONE, term
from clockwood.kernel.match import Match
from clockwood.kernel.scene import PieceKind, Setting
from clockwood.kernel.seen import Seen, SeenPiece
from clockwood.kernel.sketch import Sketch
from clockwood.kernel.step import Step
from clockwood.kernel.view import Flat

ASKS: Final[dict[type[Step], str]] = {
    WhoStarts: "VA 9.7.1",
    VagabondStart: "VA 9.3.1",
    EnterForest: "VA 9.3.2",
    DealQuest: "VA 9.3.3",
    Refresh: "VA 9.4.1",
    Slip: "VA 9.4.2",
    VagabondDay: "VA 9.5.9",
    Escort: "VA 9.2.9.II.b",
    GiveAid: "VA 9.5.4",
    AidWith: "VA 9.5.4",
    Thanks: "VA 9.5.4",
    LookUnder: "VA 9.5.3",
    TakeFromRuin: "VA 9.5.3",
    PayQuest: "VA V.7",
    Reward: "VA 9.5.5",
    Hideout: "VA V.3",
    DamageItems: "VA 9.2.2b",
    ExhaustToPay: "RF 11.2.6c",
    ItemLimit: "VA 9.6.4",
    Rally: "VA 9.2.9.II.c",
    TakeHits: "VA 9.2.7",
    Enlist: "VA V.5",
    FormCoalition: "VA 9.2.8b",
}
"""Both Vagabonds ask the same questions."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Vagabond(FactionPart):
    """A lone wanderer, who lives by his items and by what others think of him. [VA 9.2]"""

    def __init__(self, name: str, start: i64) -> None:
        super().__init__(name, [], NIL)
        self.pawn = start
        self.roams = True

    def items_held(self, match: Match, seat: i64, item: i64) -> i64:
        start = cells.block(match, seat)
        return sum(match.state[cells.held_at(start, facing, item)] for facing in range(len(FACINGS)))

    def items_brought(self, match: Match, seat: i64, item: i64) -> i64:
        """Count what his character starts with, and what his ruins no longer hide. [VA 9.3.1] [VA 9.3.4]"""
        character = cells.character_of(match, seat)
        starting = 0 if character == NONE else content_of(match).characters.starting(character, item)
        return starting + found_under_ruins(match, seat, item)

    def problems(self, match: Match) -> list[str]:
        return [*what_is_missing(match, match.content.names["seat"].index(self.name)), *empty_ruins(match)]

    def asks(self) -> dict[type[Step], str]:
        return ASKS

    # -- the game

    def begin(self, match: Match, seat: i64) -> None:
        """Set up; the first of two persons sees to both. [VA 9.7.1]"""
        other = other_person(match, seat)
        if other == NONE:
            match.push(VagabondStart(seat))
        elif other > seat:
            match.push(WhoStarts(seat, other))

    def begin_drafted(self, match: Match, seat: i64) -> None:
        """Set up with the character that was dealt beside the card. [VA ADV]"""
        become(match, seat, dealt_character(match, FACTIONS.index(self.name)), "VA ADV")
        lay_under_ruins(match)
        match.push(DealQuest(seat))
        match.push(EnterForest(seat))

    def meets_others(self, match: Match, seat: i64) -> None:
        meet(match, seat)

    def birdsong(self, match: Match, seat: i64) -> None:
        start = self.pawn
        for other in range(MOST_PLAYERS):
            match.state[start + cells.AIDS + other] = 0
        match.state[start + cells.IMPROVISED] = 0
        match.push(Slip(seat))
        match.push(Refresh(seat, FREE_REFRESH + 2 * on_track(match, seat, cells.TEA)))

    def daylight(self, match: Match, seat: i64) -> None:
        match.push(VagabondDay(seat))

    def evening(self, match: Match, seat: i64) -> None:
        match.push(ItemLimit(seat))
        match.push(HandLimit(seat))
        match.push(EveningDraw(seat, 1 + on_track(match, seat, cells.COINS)))
        match.push(Rest(seat))

    # -- crafting

    def crafting(self, state: vec[i64], seat: i64, suit: i64) -> i64:
        """Count face-up hammers for the suit of his clearing; those used this turn may be used again. [VA 9.2.1]"""
        place = term(state, self.pawn)
        here = 0 <= place < CLEARINGS and suit_at(state, place) == suit
        return state[USED + suit] + (state[cells.held_at(self.pawn, cells.READY, cells.HAMMER)] if here else 0)

    def activates(self, match: Match, seat: i64, suit: i64, count: i64) -> None:
        for _ in range(count):
            exhaust(match, seat, cells.HAMMER, "VA 9.5.8")

    def crafting_clearings(self, state: vec[i64], seat: i64) -> i64:
        place = term(state, self.pawn)
        return bit(place) if 0 <= place < CLEARINGS else 0

    def takes_item(self, match: Match, seat: i64, item: i64) -> bool:
        gain(match, seat, item)
        return True

    # -- moves for which a card pays

    def add_pawn_moves(self, match: Match, seat: i64, origins: i64, options: vec[i64]) -> vec[i64]:
        place = term(match.state, self.pawn)
        return add_goes(match, seat, 0, options) if place >= CLEARINGS or origins >> place & 1 else options

    def why_not_pawn(self, match: Match, seat: i64, origin: i64, to: i64) -> i64:
        return why_not_go(match, seat, origin, to, 0)

    def move_pawn(self, match: Match, seat: i64, to: i64) -> None:
        go(match, seat, to, 0)

    # -- battle

    def cap(self, match: Match, seat: i64, clearing: i64) -> i64:
        """Return the undamaged swords and the warriors of an ally who fights along. [VA 9.2.6] [VA 9.2.9.II.c]"""
        return cells.undamaged(match.state, self.pawn, cells.SWORD) + lent(match, seat)

    def fights_with(self) -> str:
        return "swords"

    def is_defenseless(self, match: Match, seat: i64, clearing: i64) -> bool:
        return cells.undamaged(match.state, self.pawn, cells.SWORD) == 0

    def battle_begins(self, match: Match, seat: i64, attacking: bool) -> None:
        if attacking:
            match.push(Rally(seat))

    def before_roll(self, match: Match, seat: i64) -> None:
        """Let a defender enlist an Arbiter who is in no side of the battle. [VA V.5]"""
        if (
            cells.character_of(match, seat) == ARBITER
            and side_of(match, seat) < 0
            and term(match.state, self.pawn) == term(match.state, WHERE)
        ):
            match.push(Enlist(seat_of(match, DEFENDING), seat))

    def lends(self, match: Match, seat: i64) -> i64:
        return cells.undamaged(match.state, self.pawn, cells.SWORD)

    def battle_uses(self, match: Match, seat: i64, options: vec[i64]) -> vec[i64]:
        """Add the Swift Strike of the Ronin, once a battle. [VA V.9]"""
        if (
            cells.character_of(match, seat) == RONIN
            and cells.ready(match, seat, cells.SWORD)
            and not match.state[self.pawn + cells.SWIFT]
        ):
            return append(options, SWIFT_STRIKE.code())
        return options

    def battle_use(self, match: Match, seat: i64, action: i64) -> None:
        exhaust(match, seat, cells.SWORD, "VA V.9")
        match.state[self.pawn + cells.SWIFT] = 1
        match.state[EXTRA + side_of(match, seat)] += 1
        if match.listening:
            match.tell("struck-swiftly", "VA V.9", [who(seat)])

    def take_hits(self, match: Match, seat: i64, side: i64, hits: i64) -> bool:
        match.push(TakeHits(seat, side, hits, 0))
        return True

    def battle_over(self, match: Match, seat: i64, side: i64) -> None:
        """Turn an ally hostile who took more hits than the items did. [VA 9.2.9.II.d]"""
        state = match.state
        ally = term(state, ALLY)
        if side == ATTACKING and ally != NONE and (
            state[self.pawn + cells.ALLIES_LOST] > state[self.pawn + cells.ITEMS_HIT]
        ):  # fmt: skip
            set_relation(match, seat, ally, cells.HOSTILE, "VA 9.2.9.II.d")
        state[self.pawn + cells.ITEMS_HIT] = 0
        state[self.pawn + cells.ALLIES_LOST] = 0
        state[self.pawn + cells.SWIFT] = 0

    # -- pieces

    def struck(self, match: Match, seat: i64, owner: i64, clearing: i64, pieces: i64) -> None:
        removed_pieces(match, seat, owner, pieces)

    def cleared(self, match: Match, seat: i64, remover: i64, clearing: i64) -> None:
        """Damage three items where all enemy pieces go. [VA 9.2.2b]"""
        match.push(DamageItems(seat, FULL_REMOVAL))

    # -- dominance

    def purse(self, match: Match, seat: i64) -> i64:
        """Return how many items are face up: each that is exhausted pays. [RF 11.2.6c]"""
        return count_of(match, seat, PAYING)

    def pays(self, match: Match, seat: i64, price: i64) -> bool:
        match.push(ExhaustToPay(seat, price))
        return True

    def may_win_by_dominance(self) -> bool:
        return False

    def may_activate(self, match: Match, seat: i64) -> bool:
        return content_of(match).players >= PLAYERS_NEEDED and len(partners(match, seat)) > 0

    def activated(self, match: Match, seat: i64, card: i64) -> None:
        match.push(FormCoalition(seat))

    # -- drawing

    def mat(self) -> Mat:
        return persons_board(self.name)

    def describe(self, content: Content, setting: Setting) -> None:
        super().describe(content, setting)
        seat = content.names["seat"].index(self.name)
        pawn = PieceKind(self.name, "piece-pawn", mark_of(self.name), seat, "row", counted=False, about="about-pawn")
        setting.pieces.append(pawn)
        describe_board(content, setting, self.name, seat)

    def draw(self, content: Content, view: Flat, seen: Seen) -> None:
        super().draw(content, view, seen)
        at = view.get(f"{self.name}.pawn")
        if at is not None:
            seen.pieces.append(SeenPiece(str(at), self.name, 1))
        draw_items(view, seen, self.name, not self.is_bot)
        draw_relations(content, view, seen, self.name)
        draw_character(content, view, seen, self.name, self.is_bot)

    def board_lines(self, view: Flat) -> Sketch:
        return lines_of(view, self.name)

    def ending(self, step: Step, options: vec[i64]) -> i64:
        """Give a card, take an item in thanks, take points for a quest."""
        if isinstance(step, Thanks):
            return options[len(options) - 1]
        return options[0] if isinstance(step, (GiveAid, AidWith, PayQuest, Reward, TakeFromRuin)) else -1

    def worth(self, match: Match, seat: i64) -> i64:
        return worth(match, seat)

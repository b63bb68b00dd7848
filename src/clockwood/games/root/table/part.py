"""Turns, points and items: how a game begins and is given up, and what every table has. [RT 1.4]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.root.content import content_of, root_content
from clockwood.games.root.events import item_term
from clockwood.games.root.moments import RootPart
from clockwood.games.root.options import joined, sitting
from clockwood.games.root.rules.battle import Ambush, Foil, MayBattle, Roll
from clockwood.games.root.rules.battle_cards import AfterRoll
from clockwood.games.root.rules.between import OpenPath
from clockwood.games.root.rules.crafting import PayAny
from clockwood.games.root.rules.dominance import Fetch
from clockwood.games.root.rules.effects.drawing import EveningDraw, HandLimit
from clockwood.games.root.rules.effects.emigre import EmigreBattle, EmigreMove
from clockwood.games.root.rules.effects.others import ChooseOther, GiveBack
from clockwood.games.root.rules.effects.pieces import (
    Bureau,
    FalseOrders,
    FlipItem,
    MoveOrBattle,
    Replace,
    Sabotage,
    SendAway,
    TaxCollector,
)
from clockwood.games.root.rules.effects.using import CardWindow
from clockwood.games.root.rules.guessing import GuessWindow, ShowCard
from clockwood.games.root.rules.handing import Draw, TakeRandom
from clockwood.games.root.rules.hits import ChooseLoss
from clockwood.games.root.rules.moving import HowMany, MayMove
from clockwood.games.root.rules.placing import SpreadWarriors
from clockwood.games.root.rules.scoring import scores, seats_of
from clockwood.games.root.rules.setup import Markers, TurnOrder, lay_out, waiting
from clockwood.games.root.rules.turn import Watch, turn_steps
from clockwood.games.root.table import cells
from clockwood.games.root.table.battle_sheet import against, battle_keys, show_battle
from clockwood.games.root.table.drawing import describe_table, draw_table
from clockwood.games.root.table.items import item_problems
from clockwood.games.root.table.sketch import sketch_battle, sketch_turn
from clockwood.games.root.table.stack import stack_problems
from clockwood.games.root.verbs import BATTLE, CRAFT
from clockwood.games.root.words import FACTIONS, ITEM, MOST_PLAYERS, PHASES, WATCHER
from clockwood.kernel.content import Content
from clockwood.kernel.events import EVERYONE, Event, number
from clockwood.kernel.layout import hold
from clockwood.kernel.match import Match
from clockwood.kernel.options import Value
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.question import Question
from clockwood.kernel.scene import Setting
from clockwood.kernel.seen import Seen
from clockwood.kernel.sketch import Sketch
from clockwood.kernel.step import Step
from clockwood.kernel.view import Flat

ASKS: Final[dict[type[Step], str]] = {
    Markers: "RT A.1",
    TurnOrder: "RT 5.1.1",
    Draw: "RT 2.1a",
    TakeRandom: "RT G.22",
    HandLimit: "RT PW6",
    SpreadWarriors: "RT 1.5.4a",
    HowMany: "RT 4.2a",
    MayMove: "RT 4.2",
    MayBattle: "RT 4.3",
    Ambush: "RT 4.3.1",
    Foil: "RT 4.3.1.I",
    Roll: "RT 4.3.3a",
    AfterRoll: "RT 4.3.4",
    ChooseLoss: "RT 4.3.6b",
    PayAny: "RT 4.1.1a",
    CardWindow: "RT PW1",
    ChooseOther: "RT 4.1.3",
    GiveBack: "RT 4.1.3",
    TaxCollector: "RT 4.1.3",
    Sabotage: "RT 4.1.3",
    FalseOrders: "RT 4.1.3",
    SendAway: "RT 4.1.3",
    Bureau: "RT 4.1.3",
    Replace: "RT G.23",
    FlipItem: "RT 4.1.3",
    MoveOrBattle: "RT 4.1.3",
    EmigreMove: "RT PW3",
    EmigreBattle: "RT PW3",
    EveningDraw: "RT PW5",
    GuessWindow: "CC 13.2.4a",
    ShowCard: "CC 13.2.4a",
    Fetch: "RT 3.3.4a",
    OpenPath: "RT M.4.3",
    Watch: "RT U25",
}

PLAY: Final = {
    "active": cells.ACTIVE,
    "battle.attacker": cells.ATTACKER,
    "battle.defender": cells.DEFENDER,
    "battle.ally": cells.ALLY,
    "battle.instigator": cells.INSTIGATOR,
}
"""Cells with the seat of somebody who plays."""


class Turns(RootPart):
    """Turns and the questions that all factions share. [RT 1.4.1a]"""

    def watchers(self) -> list[str]:
        return [WATCHER]

    def joined(self, options: dict[str, Value], seats: list[str]) -> dict[str, Value]:
        return joined(options, [faction for faction in FACTIONS if faction in seats])

    def sitting(self, options: dict[str, Value]) -> list[str]:
        return sitting(options, FACTIONS)

    def asks(self) -> dict[type[Step], str]:
        return ASKS

    def set_up(self, match: Match) -> None:
        lay_out(match)

    def opening(self, match: Match, phase: str, seat: i64) -> list[Step]:
        """Return the seat's turn from this phase on; what a hand-written position left out is filled in."""
        state = match.state
        if state[cells.ROUND] == 0:
            state[cells.ROUND] = 1
        if state[cells.ORDER] == 0:
            for each in range(content_of(match).players):
                hold(state, cells.ORDER + each, each)
        hold(state, cells.ACTIVE, seat)
        if state[cells.TURN] == 0:
            state[cells.TURN] = 1
        return turn_steps(seat, PHASES.index(phase))

    def resigned(self, match: Match, seat: i64) -> Outcome:
        """Let the others win; where people play together, the automata."""
        content = content_of(match)
        if content.agreed.co_op:
            return Outcome(seats_of(match, bots=True), "won-by-surrender", "GE COOP2", scores(match))
        others = tuple(k for k in range(int(content.players)) if k != seat)
        return Outcome(others, "won-by-surrender", "RT 3.1", scores(match))

    def describe(self, content: Content, setting: Setting) -> None:
        describe_table(root_content(content), setting)

    def show(self, match: Match, seat: i64, view: Flat) -> None:
        show_battle(match, view)

    def keys(self, content: Content) -> list[str]:
        return battle_keys()

    def draw(self, content: Content, view: Flat, seen: Seen) -> None:
        draw_table(root_content(content), view, seen)

    def sketch_parts(self) -> list[str]:
        return ["turn", "battle"]

    def sketch(self, match: Match, seat: i64, part: str) -> Sketch:
        return sketch_battle(match, seat) if part == "battle" else sketch_turn(match, seat)

    def result(self, match: Match, question: Question, action: i64) -> Event | None:
        """Say what crafting brings, and how many could strike on each side of a battle."""
        seat = question.seat
        deck = content_of(match).deck
        if CRAFT.has(action) and deck.kind[CRAFT.only(action)] == ITEM:
            card = CRAFT.only(action)
            points = content_of(match).faction[seat].item_points(match, seat, deck.points[card])
            return Event("result-item", "RT 3.2.2", EVERYONE, [item_term(deck.item[card]), number("n", points)])
        if BATTLE.has(action):
            terms = against(match, seat, BATTLE.last_of(action), BATTLE.first_of_two(action))
            return Event("result-odds", "RT 4.3.3.I", EVERYONE, terms)
        return None

    def problems(self, match: Match) -> list[str]:
        """Name points of a seat without a marker, no turn order, a turn without end. [RT 3.3.1b] [RT 5.1.1]"""
        state = match.state
        players = content_of(match).players
        seats = match.content.names["seat"]
        found = [
            f"state.vp.{seats[seat]}: a seat with dominance has no points [RT 3.3.1b]"
            for seat in range(players)
            if state[cells.DOMINANCE + seat] and state[cells.VP + seat]
        ]
        if content_of(match).agreed.co_op:
            found += [
                f"state.dominance.{seats[seat]}: people who play together have no dominance [GE COOP1]"
                for seat in range(players)
                if state[cells.DOMINANCE + seat]
            ]
        found += [
            f"state.{name}: {seats[state[cell] - 1]} only watches [RT U25]"
            for name, cell in PLAY.items()
            if players < state[cell] <= len(seats)
        ]
        placed = sorted(int(state[cells.ORDER + k]) for k in range(players))
        found += stack_problems(match)
        ordered = not any(isinstance(step, TurnOrder) for step in waiting(match))
        if ordered and placed != list(range(1, int(players) + 1)):
            found.append("state.order: every seat has one place [RT 5.1.1]")
        found += [
            f"state.order.{place + 1}: {players} play, nobody has this place [RT 5.1.1]"
            for place in range(players, MOST_PLAYERS)
            if state[cells.ORDER + place]
        ]
        return found + item_problems(match)

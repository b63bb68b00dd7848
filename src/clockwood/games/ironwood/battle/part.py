"""The open battle and its wagers: who may see them, and how they are drawn. [IW R11, R18.4]"""

from mypy_extensions import i64

from clockwood.games.ironwood.battle import cells as battle
from clockwood.games.ironwood.battle.bonuses import show_bonuses
from clockwood.games.ironwood.battle.cells import attacker, battle_forest, battle_mountain, hits_dealt, winner
from clockwood.games.ironwood.battle.drawing import battle_rows
from clockwood.games.ironwood.battle.sheet import battle_sheet
from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.cards.cells import in_hand
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.ironclad.cells import units
from clockwood.games.ironwood.moments import IronwoodPart
from clockwood.games.ironwood.rules.wagering import STAKED, Wager
from clockwood.games.ironwood.verbs import ATTACK_FOREST, ATTACK_MOUNTAIN, WAGER_CARD
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.games.ironwood.words import SEATS
from clockwood.kernel.content import Content
from clockwood.kernel.events import Event, number, said
from clockwood.kernel.layout import NONE, term
from clockwood.kernel.match import Match
from clockwood.kernel.piles import EVERY_SEAT, knows_place, places_of
from clockwood.kernel.question import Question
from clockwood.kernel.scene import Panel, Setting
from clockwood.kernel.seen import Seen
from clockwood.kernel.sheet import sheet_lines
from clockwood.kernel.sketch import Sketch
from clockwood.kernel.view import Flat


class Battle(IronwoodPart):
    """The open battle and both wagers."""

    def show(self, match: Match, seat: i64, view: Flat) -> None:
        state = match.state
        if state[battle.BATTLE]:
            names = match.content.names
            view["battle.attacker"] = names["seat"][attacker(state)]
            view["battle.forest"] = names["forest"][battle_forest(state)]
            view["battle.mountain"] = names["mountain"][battle_mountain(state)]
            if winner(state) != NONE:
                view["battle.winner"] = names["seat"][winner(state)]
                for each, name in enumerate(names["seat"]):
                    view[f"battle.{name}.dealt"] = int(hits_dealt(state, each))
            show_bonuses(match, view)

    def shows_secret(self, match: Match, cell: str, owner: i64, seat: i64) -> bool:
        """Return whether the seat was shown a staked card; a watcher sees what everyone was shown. [IW R18.4]"""
        if cell != "wager":
            return False
        state = match.state
        staked = term(state, battle.WAGER + owner)
        if staked == NONE:
            return False
        at = cards.CARDS + staked
        return knows_place(state, at, seat) if seat >= 0 else places_of(state[at]) == EVERY_SEAT

    def problems(self, match: Match) -> list[str]:
        return [problem for seat in range(SEATS) for problem in wager_problems(match, seat)]

    def result(self, match: Match, question: Question, action: i64) -> Event | None:
        """Return how many stand against how many, or what a wagered card is worth. [IW R11.1, R11.3]"""
        printed = board(match).cards
        if ATTACK_MOUNTAIN.has(action):
            wood = match.state[woodwalkers.FIGHTERS + ATTACK_MOUNTAIN.first_of_two(action)]
            return odds(wood, units(match.state, ATTACK_MOUNTAIN.last_of(action)))
        if ATTACK_FOREST.has(action):
            wood = match.state[woodwalkers.FIGHTERS + ATTACK_FOREST.last_of(action)]
            return odds(units(match.state, ATTACK_FOREST.first_of_two(action)), wood)
        if not WAGER_CARD.has(action):
            return None
        card = WAGER_CARD.only(action)
        values = [number("damage", printed.damage[card]), number("defense", printed.defense[card])]
        return said("result-values", [*values, number("dominance", printed.dominance[card])])

    def hindrances(self, match: Match, question: Question) -> list[Event]:
        return [said("hindered-no-card-to-wager", [], "IW R11.3")] if isinstance(question.step, Wager) else []

    # -- pictures

    def describe(self, content: Content, setting: Setting) -> None:
        setting.panels.append(Panel("battle", "sketch-battle"))

    def draw(self, content: Content, view: Flat, seen: Seen) -> None:
        if "battle.attacker" in view:
            seen.panels["battle"] = battle_rows(content, view)
            seen.sheets["battle"] = battle_sheet(content, view)

    def sketch_parts(self) -> list[str]:
        return ["battle"]

    def sketch(self, match: Match, seat: i64, part: str) -> Sketch:
        view = match.game.view(match, seat)
        return sheet_lines(match.content, battle_sheet(match.content, view)) if "battle.attacker" in view else []


def odds(own: i64, other: i64) -> Event:
    return said("result-odds", [number("own", own), number("other", other)])


def wager_problems(match: Match, seat: i64) -> list[str]:
    state = match.state
    name = match.content.names["seat"][seat]
    staked = state[battle.WAGERED + seat] == STAKED
    card = term(state, battle.WAGER + seat)
    if staked != (card != NONE):
        return [f"state.wager.{name}: does not fit state.wagered"]
    if staked and not in_hand(state, seat, card):
        return [f"state.wager.{name}: the staked card is not in hand"]
    if state[battle.WAGERED + seat] and state[battle.BATTLE] == 0:
        return [f"state.wagered.{name}: there is no battle"]
    return []

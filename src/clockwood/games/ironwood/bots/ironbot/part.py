"""The Ironbot at the moments of core rules, and how it is shown. [IB]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.ironwood.bots.common.hand import BOTTOM, DrawUnseen
from clockwood.games.ironwood.bots.common.part import BotPart, sides
from clockwood.games.ironwood.bots.ironbot import cells as ironbot
from clockwood.games.ironwood.bots.ironbot.cells import AGGRESSIVE, DEFENSIVE, EXPANSIVE
from clockwood.games.ironwood.bots.ironbot.knowledge import LoseVision, mark_known
from clockwood.games.ironwood.bots.ironbot.set_up import choose_sides, set_up_ironbot
from clockwood.games.ironwood.bots.ironbot.turn import stance_now
from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.cards.cells import lying, zone
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.events import mountain as at_mountain
from clockwood.games.ironwood.grammar.effects import DRAW_VISION, MOD_DAMAGE, MOD_DEFENSE, MOD_DOMINANCE
from clockwood.games.ironwood.ironclad import cells as ironclad
from clockwood.games.ironwood.ironclad.cells import iron_supply, units
from clockwood.games.ironwood.turns.prompts import asked
from clockwood.games.ironwood.words import ALL_CARDS, FERRUM, FIRST_VISION, IRONCLAD
from clockwood.kernel.content import Content
from clockwood.kernel.events import EVERYONE, Event
from clockwood.kernel.layout import NONE, term
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question
from clockwood.kernel.scene import Mark, Panel, PieceKind, Setting
from clockwood.kernel.seen import Seen, SeenPiece
from clockwood.kernel.sketch import Sketch, label, plain
from clockwood.kernel.view import Flat

CITES: Final = {"FirstFoundation": "IB 2.4", "LoseVision": "IB 8.14", "ExpendCard": "IB 5.7"}
FORECASTS: Final = ["forecast-expansive", "forecast-aggressive", "forecast-defensive"]


class IronbotPart(BotPart):
    """Its stance, its procedure, the mountains it has marked."""

    def __init__(self) -> None:
        super().__init__(IRONCLAD, "Ironbot")

    # -- moments

    def table_laid(self, match: Match) -> None:
        set_up_ironbot(match)

    def position_opened(self, match: Match) -> None:
        choose_sides(match)

    def vision_taken(self, match: Match, seat: i64) -> None:
        match.push(LoseVision())

    def card_taken(self, match: Match, seat: i64) -> None:
        match.push(DrawUnseen(seat, BOTTOM))

    def vision_shown(self, match: Match, card: i64) -> None:
        mark_known(match, card)

    def markers_used(self, match: Match) -> i64:
        """Count the mountains it marked. [IB 4.2]"""
        used: i64 = 0
        for mountain in range(board(match).land.mountains):
            used += match.state[ironbot.KNOWN + mountain]
        return used

    def less_may_help(self, match: Match, seat: i64, op: i64, count: i64) -> i64:
        """Let the person decline a vision: of two in hand the Drill shuffles one away. [IB 8.14]"""
        return 1 if op == DRAW_VISION else 0

    def battle_bonus(self, match: Match, seat: i64, which: i64) -> i64:
        """Add one to damage, Dominance or defense, by the stance. [IB 7.13]"""
        stance = term(match.state, ironbot.STANCE)
        if which == MOD_DAMAGE:
            return 1 if stance == EXPANSIVE else 0
        if which == MOD_DOMINANCE:
            return 1 if stance == AGGRESSIVE else 0
        return 1 if which == MOD_DEFENSE and stance == DEFENSIVE else 0

    def bonus_name(self, match: Match) -> str:
        return "stance"

    def battle_over(self, match: Match) -> None:
        """Bring a Fighter to an empty Ferrum. [IB 7.15]"""
        state = match.state
        if units(state, FERRUM) == 0 and iron_supply(state):
            state[ironclad.FIGHTERS + FERRUM] += 1
            if match.listening:
                match.tell("bot-guarded-ferrum", "IB 7.15", [at_mountain("mountain", FERRUM)])

    # -- words and checks

    def problems(self, match: Match) -> list[str]:
        """Name what breaks: it has a stance and a side, and what was found or burned is marked. [IB 1.5, 4.1]"""
        state = match.state
        content = board(match)
        visions = content.visions
        found = super().problems(match)
        if term(state, ironbot.STANCE) == NONE:
            found.append("state.stance: the Ironbot has one of three")
        if term(state, ironbot.PROCEDURE) == NONE:
            found.append("state.procedure: alert or exhausted")
        for card in range(FIRST_VISION, ALL_CARDS):
            mountain = visions.mountain[card - FIRST_VISION]
            spent = zone(state, card) in (cards.VISION_SHOWN, cards.VISION_BURNED)
            if spent != (state[ironbot.KNOWN + mountain] > 0):
                place = f"state.known_mountains.{content.names['mountain'][mountain]}"
                found.append(f"{place}: {'not marked, but' if spent else 'marked, but'} {lying(match, card)} [IB 4.1]")
        if state[ironbot.KNOWN + FERRUM]:
            found.append("state.known_mountains.ferrum: no vision is of Ferrum, so it is never marked [IB 4.1]")
        return found

    def prompt(self, match: Match, question: Question) -> Event | None:
        return asked(match, question, CITES)

    def forecast(self, match: Match) -> list[Event]:
        """Return the stance its next turn would begin with, as things stand. [IB 5.2]"""
        return [Event(FORECASTS[stance_now(match)], "IB 5.2", EVERYONE, [])]

    # -- pictures

    def describe(self, content: Content, setting: Setting) -> None:
        setting.panels.append(Panel("stance", "sketch-stance", int(IRONCLAD)))
        setting.panels.append(Panel("side", "sketch-side", int(IRONCLAD)))
        flag = Mark("", "flag", "plain")
        setting.pieces.append(PieceKind("known", "sketch-known", flag, int(IRONCLAD), "mark", counted=False))

    def draw(self, content: Content, view: Flat, seen: Seen) -> None:
        seen.panels["stance"] = sides(content, view, "ironbot.stance", "stance")
        seen.panels["side"] = sides(content, view, "ironbot.side", "procedure")
        for name in content.names["mountain"]:
            if f"{name}.known" in view:
                seen.pieces.append(SeenPiece(name, "known", 1))

    def board_lines(self, view: Flat, seat: str) -> Sketch:
        """Draw its level, stance and side. [IB 2.1, 5.2, 5.6]"""
        if seat != "ironclad":
            return []
        stance, side = f"stance-{view['ironbot.stance']}", f"procedure-{view['ironbot.side']}"
        line = [plain("  "), label("sketch-ironbot", "ironclad"), plain("  "), label("sketch-level")]
        line += [plain(f" {view['ironbot.level']}  "), label("sketch-stance"), plain(" "), label(stance, "ironclad")]
        return [[*line, plain("  "), label("sketch-side"), plain(" "), label(side, "ironclad")]]

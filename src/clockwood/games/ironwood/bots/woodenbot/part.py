"""The Woodenbot at the moments of core rules, and how it is shown. [WB]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.ironwood.bots.common.part import BotPart, sides
from clockwood.games.ironwood.bots.woodenbot import cells as woodenbot
from clockwood.games.ironwood.bots.woodenbot.aid import RICH, aid_now
from clockwood.games.ironwood.bots.woodenbot.set_up import choose_side, set_up_woodenbot
from clockwood.games.ironwood.bots.woodenbot.spirits import SpiritsTire, call_spirits, spirits_bonus, take_spoils
from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.cards.cells import lying, zone
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.grammar.effects import COST_SPEND, GAIN, STEAL
from clockwood.games.ironwood.turns import cells as turns
from clockwood.games.ironwood.turns.prompts import asked
from clockwood.games.ironwood.words import ALL_CARDS, FERRUM, FIRST_VISION, WOODWALKERS
from clockwood.kernel.content import Content
from clockwood.kernel.events import EVERYONE, Event
from clockwood.kernel.layout import NONE, term
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question
from clockwood.kernel.scene import Counter, Mark, Panel, PieceKind, Setting
from clockwood.kernel.seen import Seen, SeenPiece, number_in
from clockwood.kernel.sketch import Sketch, label, plain
from clockwood.kernel.view import Flat

CITES: Final = {
    "Locate": "WB 5.2",
    "ReturnVisions": "WB 8.4",
    "DiscoverNearby": "WB 8.7",
    "CountTurn": "WB 5.8",
    "WoodExpend": "WB 5.9",
    "GiveUp": "WB 6.9",
}
FORECASTS: Final = ["forecast-disruptive", "forecast-exalted"]
SPIRITS: Final = "woodenbot.spirits"


class WoodenbotPart(BotPart):
    """Its aid, its Spirits of the Forest, the mountains where a Totem may be found."""

    def __init__(self) -> None:
        super().__init__(WOODWALKERS, "Woodenbot")

    # -- moments

    def table_laid(self, match: Match) -> None:
        set_up_woodenbot(match)

    def position_opened(self, match: Match) -> None:
        choose_side(match)

    def markers_used(self, match: Match) -> i64:
        """Count the possible mountains and the Spirits. [WB 4.2]"""
        used = match.state[woodenbot.SPIRITS]
        for mountain in range(board(match).land.mountains):
            used += match.state[woodenbot.POSSIBLE + mountain]
        return used

    def less_may_help(self, match: Match, seat: i64, op: i64, count: i64) -> i64:
        """Let the person stay below the crystals that draw Plunder and turn the aid. [WB 5.1, 5.6]"""
        crystals = match.state[turns.CRYSTALS + seat]
        if op == COST_SPEND:
            return 1 if crystals - count < RICH <= crystals else 0
        return 1 if op in (GAIN, STEAL) and crystals < RICH <= crystals + count else 0

    def founded(self, match: Match, mountain: i64) -> None:
        call_spirits(match, 1, "WB 7.12")

    def battle_bonus(self, match: Match, seat: i64, which: i64) -> i64:
        return spirits_bonus(match, which)

    def bonus_name(self, match: Match) -> str:
        return "spirits"

    def clashed(self, match: Match) -> None:
        match.push(SpiritsTire())

    def raided(self, match: Match, mountain: i64, node: i64) -> None:
        take_spoils(match, mountain, node)

    # -- knowledge, words and checks

    def show(self, match: Match, seat: i64, view: Flat) -> None:
        super().show(match, seat, view)
        view.setdefault(SPIRITS, 0)

    def problems(self, match: Match) -> list[str]:
        """Name what breaks: it has a side and holds no visions; marks are those of its vision deck. [WB 1.6, 4.1]"""
        state = match.state
        content = board(match)
        visions = content.visions
        found = super().problems(match)
        if term(state, woodenbot.AID) == NONE:
            found.append("state.aid: disruptive or exalted")
        for card in range(FIRST_VISION, ALL_CARDS):
            mountain = visions.mountain[card - FIRST_VISION]
            marked = state[woodenbot.POSSIBLE + mountain] > 0
            if zone(state, card) in (cards.VISION_HAND, cards.VISION_BURNED):
                found.append(f"cards: {lying(match, card)}; the Woodenbot holds and burns no visions [WB 1.5]")
            elif marked != (zone(state, card) == cards.VISION_DECK):
                place = f"state.possible_mountains.{content.names['mountain'][mountain]}"
                found.append(f"{place}: {'marked, but' if marked else 'not marked, but'} {lying(match, card)} [WB 4.1]")
        if state[woodenbot.POSSIBLE + FERRUM]:
            found.append("state.possible_mountains.ferrum: no vision is of Ferrum, so it is never marked [WB 4.1]")
        return found

    def prompt(self, match: Match, question: Question) -> Event | None:
        return asked(match, question, CITES)

    def forecast(self, match: Match) -> list[Event]:
        """Return the side its next turn would begin with, as things stand. [WB 5.1]"""
        return [Event(FORECASTS[aid_now(match)], "WB 5.1", EVERYONE, [])]

    # -- pictures

    def describe(self, content: Content, setting: Setting) -> None:
        setting.panels.append(Panel("side", "sketch-side", int(WOODWALKERS)))
        setting.counters.append(Counter(SPIRITS, "sketch-spirits", int(WOODWALKERS)))
        flag = Mark("", "flag", "plain")
        setting.pieces.append(PieceKind("possible", "sketch-possible", flag, int(WOODWALKERS), "mark", counted=False))

    def draw(self, content: Content, view: Flat, seen: Seen) -> None:
        seen.panels["side"] = sides(content, view, "woodenbot.side", "aid")
        for name in content.names["mountain"]:
            if f"{name}.possible" in view:
                seen.pieces.append(SeenPiece(name, "possible", 1))

    def board_lines(self, view: Flat, seat: str) -> Sketch:
        """Draw its level, side and Spirits of the Forest, and tokens that are back in the box. [WB 2.1, 5.1, 7.8]"""
        if seat != "woodwalkers":
            return []
        side = f"aid-{view['woodenbot.side']}"
        line = [plain("  "), label("sketch-woodenbot", "woodwalkers"), plain("  "), label("sketch-level")]
        line += [plain(f" {view['woodenbot.level']}  "), label("sketch-side"), plain(" "), label(side, "woodwalkers")]
        line += [plain("  "), label("sketch-spirits"), plain(f" {view[SPIRITS]}", "mark")]
        boxed = number_in(view, "boxed-tokens")
        if boxed:
            line += [plain("  "), label("sketch-boxed-tokens"), plain(f" {boxed}")]
        return [line]

"""Forge War: guilds that mine, forge and send adventurers on quests; two to four of them, or one alone."""

from typing import Final

from clockwood.games.forge_war.content import build
from clockwood.games.forge_war.judging.judge import ForgeJudge
from clockwood.games.forge_war.options import OPTIONS, VARIANTS
from clockwood.games.forge_war.reasons import REASONS
from clockwood.games.forge_war.regions import TABLE
from clockwood.games.forge_war.state import TURN
from clockwood.games.forge_war.steps import STEPS
from clockwood.games.forge_war.verbs import WORDS
from clockwood.games.forge_war.whole import Whole
from clockwood.games.forge_war.words import SEATS
from clockwood.kernel.game import Game

RULES_VERSION: Final = 2
PHASES: Final = ["mine", "market", "quest"]
CARD_EVENTS: Final = {
    "quest-dealt": "drawn",
    "card-shown": "drawn",
    "design-published": "drawn",
    "quest-taken": "played",
    "quest-charmed": "played",
    "card-taken": "played",
    "card-used": "played",
    "claimed": "played",
    "quest-failed": "failed",
}

GAME: Final = Game(
    "forge-war",
    "clockwood.games.forge_war.game",
    RULES_VERSION,
    SEATS,
    [TABLE],
    WORDS,
    STEPS,
    OPTIONS,
    parts=[Whole()],
    build=build,
    reasons=REASONS,
    judge=ForgeJudge(),
    variants=VARIANTS,
    phases=PHASES,
    card_events=CARD_EVENTS,
    turn=TURN,
)

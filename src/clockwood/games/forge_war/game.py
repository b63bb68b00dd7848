"""Forge War: guilds that mine, forge and send adventurers on quests; two to four of them, or one alone."""

from typing import Final

from clockwood.games.forge_war.adventurers import cells as adventurers
from clockwood.games.forge_war.adventurers.part import Adventurers
from clockwood.games.forge_war.bots.overseers.part import Overseers
from clockwood.games.forge_war.cards import cells as cards
from clockwood.games.forge_war.cards.part import Cards
from clockwood.games.forge_war.content import ForgeContent
from clockwood.games.forge_war.judging.judge import ForgeJudge
from clockwood.games.forge_war.market import cells as market
from clockwood.games.forge_war.market.part import Market
from clockwood.games.forge_war.mine import cells as mine
from clockwood.games.forge_war.mine.part import Mine
from clockwood.games.forge_war.options import OPTIONS, VARIANTS
from clockwood.games.forge_war.players import cells as players
from clockwood.games.forge_war.players.part import Players
from clockwood.games.forge_war.quests import cells as quests
from clockwood.games.forge_war.quests.part import Quests
from clockwood.games.forge_war.reasons import REASONS
from clockwood.games.forge_war.steps import STEPS
from clockwood.games.forge_war.turns import cells as turns
from clockwood.games.forge_war.turns.part import Turns
from clockwood.games.forge_war.verbs import WORDS
from clockwood.games.forge_war.wealth import cells as wealth
from clockwood.games.forge_war.wealth.part import Wealth
from clockwood.games.forge_war.words import PHASES, SEATS
from clockwood.kernel.game import Game

RULES_VERSION: Final = 3
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
CELLS: Final = [
    turns.CELLS,
    players.CELLS,
    market.CELLS,
    mine.CELLS,
    quests.CELLS,
    adventurers.CELLS,
    wealth.CELLS,
    cards.CELLS,
]

GAME: Final = Game(
    "forge-war",
    "clockwood.games.forge_war.game",
    RULES_VERSION,
    SEATS,
    CELLS,
    WORDS,
    STEPS,
    OPTIONS,
    parts=[Turns(), Mine(), Market(), Quests(), Adventurers(), Players(), Wealth(), Cards(), Overseers()],
    build=ForgeContent,
    reasons=REASONS,
    judge=ForgeJudge(),
    variants=VARIANTS,
    phases=PHASES,
    card_events=CARD_EVENTS,
    foremost=["result-armed", "result-mined", "result-meets"],
    turn=turns.TURN,
)

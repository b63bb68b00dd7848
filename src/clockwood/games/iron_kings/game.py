"""Iron Kings: war machines that carry out planned moves on steam, one to four of them."""

from typing import Final

from clockwood.games.iron_kings.bots.rival.rival import RIVAL
from clockwood.games.iron_kings.cards import cells as cards
from clockwood.games.iron_kings.cards.part import Cards
from clockwood.games.iron_kings.content import KingsContent
from clockwood.games.iron_kings.judging.judge import KingsJudge
from clockwood.games.iron_kings.kings import cells as kings
from clockwood.games.iron_kings.kings import pieces
from clockwood.games.iron_kings.kings.part import Kings
from clockwood.games.iron_kings.map import cells as land
from clockwood.games.iron_kings.map.part import Land
from clockwood.games.iron_kings.options import OPTIONS, VARIANTS, older
from clockwood.games.iron_kings.plans import cells as plans
from clockwood.games.iron_kings.plans.part import Plans
from clockwood.games.iron_kings.reasons import REASONS
from clockwood.games.iron_kings.steps import STEPS
from clockwood.games.iron_kings.treasures import cells as treasures
from clockwood.games.iron_kings.treasures.part import Treasures
from clockwood.games.iron_kings.turns import cells as turns
from clockwood.games.iron_kings.turns.part import PHASES, Turns
from clockwood.games.iron_kings.upgrades import cells as upgrades
from clockwood.games.iron_kings.upgrades.part import Upgrades
from clockwood.games.iron_kings.verbs import WORDS
from clockwood.games.iron_kings.words import SEATS
from clockwood.kernel.game import Game

RULES_VERSION: Final = 2
ONE_TURN: Final = 1
"""The reach of a search: a turn is one worker, and further ahead everything can still be done later."""

GAME: Final = Game(
    "iron-kings",
    "clockwood.games.iron_kings.game",
    RULES_VERSION,
    SEATS,
    [turns.CELLS, kings.CELLS, pieces.CELLS, plans.CELLS, upgrades.CELLS, land.CELLS, treasures.CELLS, cards.CELLS],
    WORDS,
    STEPS,
    OPTIONS,
    parts=[Turns(), Land(), Kings(), Plans(), Treasures(), Upgrades(), Cards()],
    build=KingsContent,
    reasons=REASONS,
    judge=KingsJudge(),
    automata=[RIVAL],
    older=older,
    variants=VARIANTS,
    phases=PHASES,
    idle=["result-no-fuel", "result-not-damaged", "result-nothing"],
    turn=turns.TURN,
    round=turns.ROUND,
    reach=ONE_TURN,
)

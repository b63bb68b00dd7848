"""Iron Kings: war machines that carry out planned moves on steam, one to four of them."""

from typing import Final

from clockwood.games.iron_kings.bots.rival.rival import Rival
from clockwood.games.iron_kings.content import build
from clockwood.games.iron_kings.judging.judge import KingsJudge
from clockwood.games.iron_kings.options import OPTIONS, VARIANTS, older
from clockwood.games.iron_kings.reasons import REASONS
from clockwood.games.iron_kings.state import ROUND, TABLE, TURN
from clockwood.games.iron_kings.steps import STEPS
from clockwood.games.iron_kings.verbs import WORDS
from clockwood.games.iron_kings.whole import Whole
from clockwood.games.iron_kings.words import SEATS
from clockwood.kernel.automaton import AutomatonSpec
from clockwood.kernel.game import Game

RULES_VERSION: Final = 2

GAME: Final = Game(
    "iron-kings",
    "clockwood.games.iron_kings.game",
    RULES_VERSION,
    SEATS,
    [TABLE],
    WORDS,
    STEPS,
    OPTIONS,
    parts=[Whole()],
    build=build,
    reasons=REASONS,
    judge=KingsJudge(),
    automata=[AutomatonSpec("rival", Rival, "IK V1", low=1, high=8, level=2)],
    older=older,
    variants=VARIANTS,
    phases=["turn", "worker", "king"],
    turn=TURN,
    round=ROUND,
    reach=1,
)

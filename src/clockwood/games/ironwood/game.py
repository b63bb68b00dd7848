"""Ironwood: Woodwalkers and Ironclad over eleven mountains and the forests between them."""

from typing import Final

from clockwood.games.ironwood.actions import WORDS
from clockwood.games.ironwood.automata.difficulty import harder
from clockwood.games.ironwood.automata.players import make_ironbot, make_woodenbot
from clockwood.games.ironwood.content import build
from clockwood.games.ironwood.judge import IronwoodJudge
from clockwood.games.ironwood.keywords import learn
from clockwood.games.ironwood.options import OPTIONS, VARIANTS, older
from clockwood.games.ironwood.part import WholeTable
from clockwood.games.ironwood.reasons import REASONS
from clockwood.games.ironwood.regions import TABLE
from clockwood.games.ironwood.state import ROUND, TURN
from clockwood.games.ironwood.steps import STEPS
from clockwood.kernel.automaton import AutomatonSpec
from clockwood.kernel.game import Game

learn()

GAME: Final = Game(
    "ironwood",
    "clockwood.games.ironwood.game",
    4,
    ["woodwalkers", "ironclad"],
    [TABLE],
    WORDS,
    STEPS,
    OPTIONS,
    parts=[WholeTable()],
    build=build,
    reasons=REASONS,
    judge=IronwoodJudge(),
    automata=[
        AutomatonSpec("ironbot", make_ironbot, "IB 2.1", ["ironclad"], high=15, harder=harder("ironbot")),
        AutomatonSpec("woodenbot", make_woodenbot, "WB 2.1", ["woodwalkers"], high=15, harder=harder("woodenbot")),
    ],
    older=older,
    variants=VARIANTS,
    phases=["preparation", "action", "round end"],
    card_events={"drew": "drawn", "played": "played", "revealed-wager": "wagered"},
    ways_out=["pass", "skip", "done", "stay", "no-wager"],
    turn=TURN,
    round=ROUND,
)

"""Ironwood: Woodwalkers and Ironclad over eleven mountains and the forests between them."""

from typing import Final

from clockwood.games.ironwood.battle import cells as battle
from clockwood.games.ironwood.battle.part import Battle
from clockwood.games.ironwood.bots.common import cells as bots
from clockwood.games.ironwood.bots.common.difficulty import harder
from clockwood.games.ironwood.bots.ironbot import cells as ironbot
from clockwood.games.ironwood.bots.ironbot.automaton import make_ironbot
from clockwood.games.ironwood.bots.part import Bots
from clockwood.games.ironwood.bots.woodenbot import cells as woodenbot
from clockwood.games.ironwood.bots.woodenbot.automaton import make_woodenbot
from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.cards.part import Cards
from clockwood.games.ironwood.content import build
from clockwood.games.ironwood.ironclad import cells as ironclad
from clockwood.games.ironwood.ironclad.part import Ironclad
from clockwood.games.ironwood.judging.judge import IronwoodJudge
from clockwood.games.ironwood.map.part import Map
from clockwood.games.ironwood.options import OPTIONS, VARIANTS, older
from clockwood.games.ironwood.reasons import REASONS
from clockwood.games.ironwood.rules.keywords import learn
from clockwood.games.ironwood.steps import STEPS
from clockwood.games.ironwood.turns import cells as turns
from clockwood.games.ironwood.turns.part import Turns
from clockwood.games.ironwood.verbs import WORDS
from clockwood.games.ironwood.visions import cells as visions
from clockwood.games.ironwood.visions.part import Visions
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.games.ironwood.woodwalkers.part import Woodwalkers
from clockwood.games.ironwood.words import FACTIONS
from clockwood.kernel.automaton import AutomatonSpec
from clockwood.kernel.game import Game

learn()

GAME: Final = Game(
    "ironwood",
    "clockwood.games.ironwood.game",
    5,
    FACTIONS,
    [each.CELLS for each in (turns, woodwalkers, ironclad, cards, battle, visions, bots, ironbot, woodenbot)],
    WORDS,
    STEPS,
    OPTIONS,
    parts=[Map(), Turns(), Woodwalkers(), Ironclad(), Battle(), Cards(), Visions(), Bots()],
    build=build,
    reasons=REASONS,
    judge=IronwoodJudge(),
    automata=[
        AutomatonSpec("ironbot", make_ironbot, "IB 2.1", ["ironclad"], high=15, harder=harder("ironbot"), alone=True),
        AutomatonSpec(
            "woodenbot", make_woodenbot, "WB 2.1", ["woodwalkers"], high=15, harder=harder("woodenbot"), alone=True
        ),
    ],
    older=older,
    variants=VARIANTS,
    phases=["preparation", "action", "round end"],
    card_events={"drew": "drawn", "played": "played", "revealed-wager": "wagered"},
    ways_out=["pass", "skip", "done", "stay", "no-wager"],
    foremost=["result-secures", "result-forge", "result-unloads", "result-discovers"],
    idle=["act-for-nothing"],
    turn=turns.TURN,
    round=turns.ROUND,
)

"""Questions of the core rules that the Woodenbot's seat would be asked. [WB 7, 10]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.ironwood.bots.common.answers import answer_alike, without
from clockwood.games.ironwood.bots.common.ladders import Ladder, Rung
from clockwood.games.ironwood.bots.common.magic_die import MAGIC_DIE
from clockwood.games.ironwood.bots.common.scores import IronUnits, WoodThere
from clockwood.games.ironwood.bots.woodenbot.forest_scores import (
    NextToTotem,
    PromiseBeside,
    StepsToDrill,
    TouchesHeldFoundation,
    TouchesOuterPossible,
)
from clockwood.games.ironwood.bots.woodenbot.prey_scores import Driven, FightersHit, GolemsHit, NotPossible
from clockwood.games.ironwood.rules.aftermath import DestroyDrill, Retreat
from clockwood.games.ironwood.rules.combat import SplitHits
from clockwood.games.ironwood.rules.ending import BuyFighters
from clockwood.games.ironwood.verbs import DONE, LOOT, SKIP
from clockwood.games.ironwood.words import WOODWALKERS
from clockwood.kernel.match import Match
from clockwood.kernel.priority import Criterion, FirstListed, fewest, most, only, pick, prefer
from clockwood.kernel.step import Step

EMPTIEST: Final = fewest("bot-fighters-there", WoodThere())
RECRUIT: Final = Ladder(
    [],
    [
        Rung("bot-next-to-totem", NextToTotem(), [EMPTIEST]),
        Rung("bot-by-foundation", TouchesHeldFoundation(), [EMPTIEST]),
        Rung("bot-by-outer-possible", TouchesOuterPossible(), [most("bot-promise-beside", PromiseBeside()), EMPTIEST]),
    ],
    [fewest("bot-steps-to-drill", StepsToDrill()), EMPTIEST],
)
RETREAT_TO: Final[list[Criterion]] = [
    only("bot-drives-away", Driven()),
    fewest("bot-smallest-warband", IronUnits()),
    prefer("bot-not-possible", NotPossible()),
]
HITS: Final[list[Criterion]] = [
    most("bot-golems-hit", GolemsHit()),
    most("bot-fighters-hit", FightersHit()),
]
ALIKE: Final = FirstListed("")


def answer(match: Match, step: Step, options: vec[i64]) -> None:
    """Answer for the Woodenbot, ending in `step.chosen`."""
    if isinstance(step, BuyFighters):
        places = without(options, DONE.code())
        RECRUIT.pick(match, step, places, "bot-picks-recruit", "WB 10.2", MAGIC_DIE, WOODWALKERS)
    elif isinstance(step, SplitHits):
        pick(match, step, options, "bot-picks-hits", "WB 7.9", HITS, ALIKE, WOODWALKERS)
    elif isinstance(step, Retreat):
        pick(match, step, options, "bot-picks-retreat", "WB 7.11", RETREAT_TO, MAGIC_DIE, WOODWALKERS)
    elif isinstance(step, DestroyDrill):
        step.chosen(match, loot(options))
    else:
        answer_alike(match, step, options)


def loot(options: vec[i64]) -> i64:
    """Take a crystal of the cargo where one may be taken. [WB 7.4]"""
    return LOOT.code() if LOOT.code() in options else SKIP.code()

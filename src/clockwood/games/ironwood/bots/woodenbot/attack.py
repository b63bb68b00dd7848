"""The Woodenbot's attacks: the first of a list that it dares to attack, and its Warband. [WB 7]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.bots.common.hand import BOTTOM, DrawUnseen, can_draw, hand_size
from clockwood.games.ironwood.bots.common.ladders import Ladder, Rung
from clockwood.games.ironwood.bots.common.magic_die import MAGIC_DIE
from clockwood.games.ironwood.bots.common.rewards import acted
from clockwood.games.ironwood.bots.woodenbot.prey_scores import (
    AnyWarband,
    BestSurplus,
    HeldFoundation,
    HeldPossible,
    InReach,
    IsFerrum,
    LoadedDrill,
    Surplus,
    WarbandByTotem,
    could_attack,
)
from clockwood.games.ironwood.bots.woodenbot.spirits import PLAIN, ROBBING
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.events import mountain as at_mountain
from clockwood.games.ironwood.ironclad.cells import drill, units
from clockwood.games.ironwood.rules.attacking import begin_battle
from clockwood.games.ironwood.turns import cells as turns
from clockwood.games.ironwood.verbs import ATTACK_MOUNTAIN, TARGET
from clockwood.games.ironwood.words import FERRUM, IRONCLAD, ROW, WOODWALKERS
from clockwood.kernel.events import who
from clockwood.kernel.match import Match
from clockwood.kernel.priority import Criterion, most, only, pick
from clockwood.kernel.step import Step

IN_REACH: Final = only("bot-in-reach", InReach())
SURPLUS: Final[list[Criterion]] = [most("bot-surplus", BestSurplus())]
FOUNDATION: Final = Rung("bot-held-foundation", HeldFoundation(), SURPLUS)
POSSIBLE_ONE: Final = Rung("bot-held-possible", HeldPossible(), SURPLUS)
DRILL: Final = Rung("bot-loaded-drill", LoadedDrill(), SURPLUS)
AT_FERRUM: Final = Rung("bot-ferrum", IsFerrum(), SURPLUS)
BY_TOTEM: Final = Rung("bot-warband-by-totem", WarbandByTotem(), SURPLUS)
ANY: Final = Rung("bot-any-warband", AnyWarband(), SURPLUS)

SPECIAL: Final[i64] = 0
ARROWS_DISRUPTIVE: Final[i64] = 1
ARROWS_EXALTED: Final[i64] = 2
BATTLE_DISRUPTIVE: Final[i64] = 3
BATTLE_EXALTED: Final[i64] = 4
CRYSTALS_DISRUPTIVE: Final[i64] = 5
CRYSTALS_EXALTED: Final[i64] = 6
LISTS: Final[list[Ladder]] = [
    Ladder([IN_REACH], [AT_FERRUM, FOUNDATION]),
    Ladder([IN_REACH], [POSSIBLE_ONE, DRILL, AT_FERRUM, ANY]),
    Ladder([IN_REACH], [DRILL, AT_FERRUM, FOUNDATION, ANY]),
    Ladder([IN_REACH], [FOUNDATION, POSSIBLE_ONE, DRILL, ANY]),
    Ladder([IN_REACH], [BY_TOTEM, POSSIBLE_ONE, ANY]),
    Ladder([IN_REACH], [DRILL, AT_FERRUM]),
    Ladder([IN_REACH], [FOUNDATION, POSSIBLE_ONE, ANY]),
]
CITES: Final = ["WB 5.6", "WB 6.2", "WB 6.2", "WB 6.3", "WB 6.3", "WB 6.5", "WB 6.5"]
FROM: Final[list[Criterion]] = [most("bot-surplus", Surplus())]


@mypyc_attr(acyclic=True, free_list_len=1)
class AttackListed(Step):
    """The first of a list that can be attacked is. [WB 7.1, 7.2]"""

    def __init__(self, which: i64) -> None:
        self.which: Final = which

    def run(self, match: Match) -> None:
        mountains = vec[i64](capacity=16)
        for mountain in range(board(match).land.mountains):
            mountains = append(mountains, TARGET.code1(mountain))
        LISTS[self.which].pick(match, self, mountains, "bot-picks-prey", CITES[self.which], MAGIC_DIE, WOODWALKERS)

    def chosen(self, match: Match, action: i64) -> None:
        match.push(AttackFrom(TARGET.only(action), ROBBING if self.which == CRYSTALS_EXALTED else PLAIN))


@mypyc_attr(acyclic=True, free_list_len=1)
class AttackFrom(Step):
    """The Warband with the largest surplus attacks; a battle needs a card to wager. [WB 7.2, 7.3]"""

    def __init__(self, mountain: i64, node: i64) -> None:
        self.mountain: Final = mountain
        self.node: Final = node

    def run(self, match: Match) -> None:
        if units(match.state, self.mountain) and hand_size(match.state, WOODWALKERS) == 0:
            self.draw_instead(match)
            return
        land = board(match).land
        attacks = vec[i64](capacity=8)
        row = self.mountain * ROW
        while land.mountain_touching[row] >= 0:
            if could_attack(match, land.mountain_touching[row], self.mountain):
                attacks = append(attacks, ATTACK_MOUNTAIN.code2(land.mountain_touching[row], self.mountain))
            row += 1
        pick(match, self, attacks, "bot-picks-attacker", "WB 7.2", FROM, MAGIC_DIE, WOODWALKERS)

    def draw_instead(self, match: Match) -> None:
        """Skip the attack and draw a card, for there is none to wager. [WB 7.3]"""
        if match.listening:
            terms = [who(WOODWALKERS), at_mountain("mountain", self.mountain)]
            match.tell("bot-has-no-wager-mountain", "WB 7.3", terms)
        if can_draw(match, WOODWALKERS):
            acted(match)
            match.push(DrawUnseen(WOODWALKERS, BOTTOM))

    def chosen(self, match: Match, action: i64) -> None:
        if changes_something(match, self.mountain):
            acted(match)
        begin_battle(match, WOODWALKERS, ATTACK_MOUNTAIN.first_of_two(action), self.mountain, self.node)


def changes_something(match: Match, mountain: i64) -> bool:
    """Return whether the attack changes the table: an empty Ferrum yields nothing but crystals. [WB 5.10, 7.5]"""
    state = match.state
    if units(state, mountain) or mountain != FERRUM:
        return True
    loaded = drill(state) == mountain and state[turns.CARGO] > 0
    return loaded or state[turns.CRYSTALS + IRONCLAD] > 0

"""Battles of automata: one in each of several clearings, the highest priority first. [AM GEN8]"""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.bot import BY_LETTER, Clockwork
from clockwood.games.root.bots.common.targets import by_priority
from clockwood.games.root.content import content_of
from clockwood.games.root.rules.battle import begin_battle, can_fight
from clockwood.games.root.rules.ruling import is_there
from clockwood.games.root.rules.sides import is_target
from clockwood.games.root.verbs import BATTLE
from clockwood.kernel.bits import bit
from clockwood.kernel.events import who
from clockwood.kernel.match import Match
from clockwood.kernel.priority import pick
from clockwood.kernel.step import Step


def battles_in(match: Match, seat: i64, clearings: vec[i64]) -> vec[i64]:
    """Return the battles an automaton can start in clearings, in their order; defenders by letter. [GE 2.3b]"""
    content = content_of(match)
    found = vec[i64](capacity=16)
    for clearing in clearings:
        if can_fight(match, seat, clearing):
            for other in content.lettered:
                if is_target(match, seat, other) and is_there(content, match.state, other, clearing):
                    found = append(found, BATTLE.code2(clearing, other))
    return found


def begin_battles(match: Match, seat: i64, mask: i64, cite: str) -> None:
    """Battle once in each clearing of a mask, where it can be; say so where it can be nowhere."""
    if len(battles_in(match, seat, by_priority(match, mask, lowest=False))):
        match.push(BattleEach(seat, mask))
    elif match.listening:
        match.tell("battles-nowhere", cite, [who(seat)])


@mypyc_attr(acyclic=True, free_list_len=1)
class BattleEach(Step):
    """A battle in the first of the clearings that are left, as bits; its defender as the automaton says. [AM GEN8]"""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def run(self, match: Match) -> None:
        order = by_priority(match, self.left, lowest=False)
        if len(order) == 0:
            return
        left = self.left & ~bit(order[0])
        if left:
            match.push(BattleEach(self.seat, left))
        options = battles_in(match, self.seat, order[:1])
        if len(options):
            bot = match.content.automaton[self.seat]
            assert isinstance(bot, Clockwork)
            pick(match, self, options, "bot-battles", bot.battle_cite, bot.defenders, BY_LETTER, self.seat)

    def chosen(self, match: Match, action: i64) -> None:
        begin_battle(match, self.seat, action)

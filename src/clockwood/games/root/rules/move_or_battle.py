"""Moves and battles where either may be chosen. [RT 4.2] [RT 4.3]"""

from mypy_extensions import i64

from clockwood.games.root.rules.battle import why_not_battle
from clockwood.games.root.rules.moving import why_not_move
from clockwood.games.root.verbs import BATTLE, MOVE
from clockwood.kernel.match import Match
from clockwood.kernel.step import NOT_ASKED


def why_not_move_or_battle(match: Match, seat: i64, action: i64) -> i64:
    """Return why a move or a battle is not offered, NOT_ASKED where the action is neither."""
    if MOVE.has(action):
        return why_not_move(match, seat, MOVE.first_of_two(action), MOVE.last_of(action))
    if BATTLE.has(action):
        return why_not_battle(match, seat, BATTLE.first_of_two(action), BATTLE.last_of(action))
    return NOT_ASKED

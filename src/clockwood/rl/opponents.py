"""The players that a single learner meets."""

from clockwood.kernel.errors import BadInput
from clockwood.rl.learning import Learning, Settings
from clockwood.seating import Seats

RANDOM = "random"


def against(game: str, seat: str | int, opponents: Seats, settings: Settings) -> tuple[Learning, int]:
    """Return a game in which one seat is left to learn, and its number.

    Without a seat it is the first that no opponent plays. Seats that are not named are played at random.
    """
    table = Learning(game, players=opponents, **settings)
    if seat == "" and not table.learners:
        raise BadInput("opponents", "no seat is left to learn")
    own = table.seat(table.learners[0] if seat == "" else seat)
    others = {other: RANDOM for other in table.learners if other != table.seats[own]}
    return Learning(game, players={**table.players, **others}, **settings), own

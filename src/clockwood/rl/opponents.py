"""The players that a single learner meets."""

from clockwood.kernel.errors import BadInput
from clockwood.rl.learning import Learning, Settings

RANDOM = "random"


def against(game: str, seat: str, opponents: dict[str, str], settings: Settings) -> tuple[Learning, int]:
    """Return a game in which one seat is left to learn, and its number.

    Without a seat it is the first that no opponent plays. Seats that are not named are played at random.
    """
    table = Learning(game, players=opponents, **settings)
    if not seat and not table.learners:
        raise BadInput("opponents", "no seat is left to learn")
    own = seat or table.learners[0]
    number = table.seat(own)
    others = {other: RANDOM for other in table.learners if other != own}
    return Learning(game, players={**opponents, **others}, **settings), number

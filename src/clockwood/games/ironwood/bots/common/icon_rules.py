"""Rules of solo icons, as far as both automata share them. [IB 6.2] [WB 6.4]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.ironwood.bots.common.bot import by_bot
from clockwood.games.ironwood.bots.common.hand import TOP, DrawUnseen, can_draw
from clockwood.games.ironwood.bots.common.rewards import GainOne, acted
from clockwood.kernel.events import who
from clockwood.kernel.match import Match


def draw_to_top(match: Match, seat: i64) -> None:
    if can_draw(match, seat):
        acted(match)
        match.push(DrawUnseen(seat, TOP))
    elif match.listening:
        match.tell("bot-nothing-to-draw", by_bot(match, "IB 6.2", "WB 6.4"), [who(seat)])


class IconRule:
    """The rule of one icon, by stance or side; the last step it pushes comes first."""

    def start(self, match: Match, mode: i64) -> None:
        raise NotImplementedError


class NoRule(IconRule):
    """An icon of the other faction's cards."""

    def start(self, match: Match, mode: i64) -> None:
        if match.listening:
            match.tell("icon-means-nothing", by_bot(match, "IB 5.8", "WB 5.10"), [])


class CardIcon(IconRule):
    """A card to the top of the hand, and a crystal. [IB 6.2] [WB 6.4]"""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def start(self, match: Match, mode: i64) -> None:
        match.push(GainOne(self.seat))
        draw_to_top(match, self.seat)

"""Settings of the Woodenbot, as agreed at a table."""

from typing import Final, cast

from mypy_extensions import mypyc_attr

from clockwood.games.ironwood.bots.common.bot import Bot
from clockwood.games.ironwood.words import WOODWALKERS
from clockwood.kernel.match import Match
from clockwood.kernel.options import Value, is_on


@mypyc_attr(allow_interpreted_subclasses=True)
class WoodenbotSettings(Bot):
    """The Woodenbot's level and its rulings; see options.py."""

    def __init__(self, level: int, options: dict[str, Value]) -> None:
        super().__init__("woodenbot", level, options)
        self.locate_from_deck: Final[bool] = is_on(options, "woodenbot.locate-from-deck")
        self.warband_both: Final[bool] = is_on(options, "woodenbot.warband-both")
        self.eye_warbands: Final[bool] = is_on(options, "woodenbot.eye-warbands")
        self.shield_in_order: Final[bool] = is_on(options, "woodenbot.shield-in-order")
        self.person_picks: Final[bool] = is_on(options, "woodenbot.person-picks-search")
        self.must_outnumber: Final[bool] = is_on(options, "woodenbot.must-outnumber")
        self.spirits_need_wager: Final[bool] = is_on(options, "woodenbot.spirits-need-wager")
        self.totem_anywhere: Final[bool] = is_on(options, "woodenbot.totem-anywhere")


def agreed(match: Match) -> WoodenbotSettings:
    """Return the Woodenbot of this table."""
    return cast("WoodenbotSettings", match.content.automaton[WOODWALKERS])

"""Settings of the Ironbot, as agreed at a table."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.bots.common.bot import Bot
from clockwood.games.ironwood.words import IRONCLAD
from clockwood.kernel.match import Match
from clockwood.kernel.options import Value, is_on, number_of


@mypyc_attr(allow_interpreted_subclasses=True)
class IronbotSettings(Bot):
    """The Ironbot's level and its rulings; see options.py."""

    def __init__(self, level: int, options: dict[str, Value]) -> None:
        super().__init__("ironbot", level, options)
        self.chase_adjacent: Final[bool] = is_on(options, "ironbot.chase-adjacent")
        self.attack_margin: Final[i64] = number_of(options, "ironbot.attack-margin")
        self.totem_difference: Final[bool] = is_on(options, "ironbot.totem-difference")
        self.protect_inner: Final[bool] = is_on(options, "ironbot.protect-inner")
        self.expand_fighters: Final[bool] = is_on(options, "ironbot.expand-fighters")
        self.fewest_first: Final[bool] = is_on(options, "ironbot.fewest-first")
        self.drill_spares: Final[i64] = number_of(options, "ironbot.drill-spares")


def agreed(match: Match) -> IronbotSettings:
    """Return the Ironbot of this table."""
    return cast("IronbotSettings", match.content.automaton[IRONCLAD])

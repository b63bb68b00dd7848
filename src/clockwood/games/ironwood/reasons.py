"""Why an action is not allowed: each code has its message and its rule."""

from typing import Final

from mypy_extensions import i64

from clockwood.kernel.reasons import Reason

NOT_IN_HAND: Final[i64] = 1
NOT_ADJACENT: Final[i64] = 2
NO_FIGHTER: Final[i64] = 3
ALL_MOVED: Final[i64] = 4
HELD_BY_MARK: Final[i64] = 5
NO_TOTEM: Final[i64] = 6
NONE_LEFT_TO_MOVE: Final[i64] = 7
NO_WARBAND: Final[i64] = 8
SAME_WARBAND: Final[i64] = 9
DRILL_MOVED_ALREADY: Final[i64] = 10
OUTER_FOREST: Final[i64] = 11
NO_TARGET: Final[i64] = 12
ONLY_FERRUM: Final[i64] = 13
SHIELDED_BY_MARK: Final[i64] = 14
ONLY_BASE_WAGER: Final[i64] = 15
NOT_ENOUGH_CRYSTALS: Final[i64] = 16
NOT_CONTROLLED: Final[i64] = 17
NOT_OUTER: Final[i64] = 18
HAS_TOKEN: Final[i64] = 19
NO_FOUNDATION: Final[i64] = 20
HAS_FORGE: Final[i64] = 21
NO_TOKENS: Final[i64] = 22
NO_VISION: Final[i64] = 23
MOUNTAIN_CONTROLLED: Final[i64] = 24
WATCHED_BY_MARK: Final[i64] = 25
NO_FIGHTERS_IN_SUPPLY: Final[i64] = 26
NO_GOLEMS_IN_SUPPLY: Final[i64] = 27
WRONG_PLACE: Final[i64] = 28
NOTHING_THERE: Final[i64] = 29
BASE_CARD: Final[i64] = 30
WRONG_SPLIT: Final[i64] = 31
NOTHING_TO_BUY: Final[i64] = 32
TOO_MANY: Final[i64] = 33
MARKED_ALREADY: Final[i64] = 34
NO_MARKERS: Final[i64] = 35
NOT_A_BASE_CARD: Final[i64] = 36
ONLY_WHEN_NONE_FITS: Final[i64] = 37
NO_FIRST_STEP: Final[i64] = 38
NOT_IN_DISCARD: Final[i64] = 39
IN_RISING_ORDER: Final[i64] = 40
WRONG_KIND: Final[i64] = 41
PICKED_ALREADY: Final[i64] = 42

REASONS: Final = [
    Reason("", ""),
    Reason("not-in-hand", "IW R5.2"),
    Reason("not-adjacent", "IW R9.1"),
    Reason("no-fighter", "IW R9.5"),
    Reason("all-moved", "IW R9.2"),
    Reason("held-by-mark", "IW R16.5"),
    Reason("no-totem", "IW R15.1"),
    Reason("none-left-to-move", "IW R9.3"),
    Reason("no-warband", "IW R7.4"),
    Reason("same-warband", "IW R9.4"),
    Reason("drill-moved-already", "IW R9.2"),
    Reason("outer-forest", "IW R8.5"),
    Reason("no-target", "IW R11.2"),
    Reason("only-ferrum", "IW R12.4"),
    Reason("shielded-by-mark", "IW R16.5"),
    Reason("only-base-wager", "IW R12.8"),
    Reason("not-enough-crystals", "IW R5.5"),
    Reason("not-controlled", "IW R8.6"),
    Reason("not-outer", "IW R13.1"),
    Reason("has-token", "IW R13.1"),
    Reason("no-foundation", "IW R13.2"),
    Reason("has-forge", "IW R13.2"),
    Reason("no-tokens", "IW R1.5"),
    Reason("no-vision", "IW R14.1"),
    Reason("mountain-controlled", "IW R14.1"),
    Reason("watched-by-mark", "IW R16.5"),
    Reason("no-fighters-in-supply", "IW R1.5"),
    Reason("no-golems-in-supply", "IW R1.5"),
    Reason("wrong-place", "IW R16.7"),
    Reason("nothing-there", "IW R16.8"),
    Reason("base-card", "IW R6.2"),
    Reason("wrong-split", "IW R11.7"),
    Reason("nothing-to-buy", "IW R5.5"),
    Reason("too-many", "IW R9.3"),
    Reason("marked-already", "IW R16.5"),
    Reason("no-markers", "IW R1.5"),
    Reason("not-a-base-card", "IW R5.7"),
    Reason("only-when-none-fits", "IW R16.9"),
    Reason("no-first-step", "IW R9.2"),
    Reason("not-in-discard", "IW R16.3"),
    Reason("in-rising-order", ""),
    Reason("wrong-kind", "IW R16.2"),
    Reason("picked-already", "IW R16.9"),
]

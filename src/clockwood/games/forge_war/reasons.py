"""Why an action is not allowed: each code has its message and its rule."""

from typing import Final

from mypy_extensions import i64

from clockwood.kernel.reasons import Reason

NO_OVERSEER: Final[i64] = 1
NOT_STRAIGHT: Final[i64] = 2
BLOCKED: Final[i64] = 3
OCCUPIED: Final[i64] = 4
NOT_PLAYABLE: Final[i64] = 5
NO_WORKER: Final[i64] = 6
NO_GOLD: Final[i64] = 7
BOUGHT_ENOUGH: Final[i64] = 8
SOLD_ENOUGH: Final[i64] = 9
NO_CUBES: Final[i64] = 10
NO_STALL: Final[i64] = 11
STALL_USED: Final[i64] = 12
SPACE_TAKEN: Final[i64] = 13
NOT_SHOWN: Final[i64] = 14
SAME_STALL: Final[i64] = 15
NOT_PUBLIC: Final[i64] = 16
CLAIMED_ALREADY: Final[i64] = 17
NO_SUCH_ADVENTURER: Final[i64] = 18
ON_A_QUEST: Final[i64] = 19
HIGHEST_LEVEL: Final[i64] = 20
JUST_HIRED: Final[i64] = 21
TOO_MANY_ADVENTURERS: Final[i64] = 22
NO_QUEST: Final[i64] = 23
ON_LAST_STEP: Final[i64] = 24
TOO_MANY_STEPS: Final[i64] = 25
NOT_LAST_ROUND: Final[i64] = 26
NOT_OFFERED: Final[i64] = 27
FIVE_QUESTS: Final[i64] = 28
NOT_CHARMING: Final[i64] = 29
NO_WEAPON_FOR_LEVEL: Final[i64] = 30
NOT_OWNED: Final[i64] = 31
LEVEL_TOO_LOW: Final[i64] = 32
SAME_WEAPON: Final[i64] = 33
NOT_ON_A_QUEST: Final[i64] = 34
MUST_TAKE: Final[i64] = 35
TITLE_TAKEN: Final[i64] = 36
ALIKE: Final[i64] = 37
NOT_DISCARDED: Final[i64] = 38
NOT_DEALT: Final[i64] = 39
BONUS_SOLD: Final[i64] = 40
NOT_PRESENT: Final[i64] = 41
NOT_PAID_FOR: Final[i64] = 42
MUST_MOVE: Final[i64] = 43

REASONS: Final = [
    Reason("", ""),
    Reason("no-overseer", "FW F4.1"),
    Reason("not-straight", "FW F4.3"),
    Reason("blocked", "FW F4.4"),
    Reason("occupied", "FW F4.5"),
    Reason("not-playable", "FW F4.5"),
    Reason("no-worker", "FW F7.10"),
    Reason("no-gold", "FW F5.10"),
    Reason("bought-enough", "FW F5.16"),
    Reason("sold-enough", "FW F5.16"),
    Reason("no-cubes", "FW F1.2"),
    Reason("no-stall", "FW F5.12"),
    Reason("stall-used", "FW F5.12"),
    Reason("space-taken", "FW F5.2"),
    Reason("not-shown", "FW F5.3"),
    Reason("same-stall", "FW F5.12"),
    Reason("not-public", "FW F5.7"),
    Reason("claimed-already", "FW F5.7"),
    Reason("no-such-adventurer", "FW F6.3"),
    Reason("on-a-quest", "FW F5.5"),
    Reason("highest-level", "FW F6.4"),
    Reason("just-hired", "FW F5.5"),
    Reason("too-many-adventurers", "FW H1"),
    Reason("no-quest", "FW F5.8"),
    Reason("on-last-step", "FW F5.9"),
    Reason("too-many-steps", "FW F5.8"),
    Reason("not-last-round", "FW F5.17"),
    Reason("not-offered", "FW F7.1"),
    Reason("five-quests", "FW F6.7"),
    Reason("not-charming", "FW F10.7"),
    Reason("no-weapon-for-level", "FW F6.4"),
    Reason("not-owned", "FW F5.11"),
    Reason("level-too-low", "FW F6.4"),
    Reason("same-weapon", "FW F6.6"),
    Reason("not-on-a-quest", "FW F6.9"),
    Reason("must-take", "FW F11.1"),
    Reason("title-taken", "FW F10.6"),
    Reason("alike", "FW H2"),
    Reason("not-discarded", "FW F7.10"),
    Reason("not-dealt", "FW F2.13"),
    Reason("bonus-sold", "FW F5.17"),
    Reason("not-present", "FW F7.12"),
    Reason("not-paid-for", "FW F10.8"),
    Reason("must-move", "FW F11.6"),
]

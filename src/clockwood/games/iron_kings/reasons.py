"""Why an answer is not offered: numbers for the rules, messages with their statements for people."""

from typing import Final

from mypy_extensions import i64

from clockwood.kernel.reasons import Reason

NOT_A_SITE: Final[i64] = 1
SITE_TAKEN: Final[i64] = 2
NO_RESTED: Final[i64] = 3
SPACE_TAKEN: Final[i64] = 4
SPACE_DAMAGED: Final[i64] = 5
NOT_DOCKED: Final[i64] = 6
BIG_ONLY: Final[i64] = 7
SMALL_ONLY: Final[i64] = 8
NOT_BESIDE: Final[i64] = 9
HEX_TAKEN: Final[i64] = 10
NO_WORKERS_THERE: Final[i64] = 11
NOT_IN_MARKET: Final[i64] = 12
NO_GEAR: Final[i64] = 13
WRONG_SECTION: Final[i64] = 14
ARRANGED_ALREADY: Final[i64] = 15
NO_TREASURE: Final[i64] = 16
NO_GATE: Final[i64] = 17
TOO_FAR: Final[i64] = 18
NO_WHIRLEY: Final[i64] = 19
NOT_IN_HAND: Final[i64] = 20
NO_SUCH_SLOT: Final[i64] = 21
MUST_PLACE: Final[i64] = 22
NO_FUEL: Final[i64] = 23
NOT_DAMAGED: Final[i64] = 24
NO_ROOM: Final[i64] = 25
ROOM_LEFT: Final[i64] = 26
NOT_DRAWN: Final[i64] = 27
NOT_HERE: Final[i64] = 28
NO_MOUNTAIN: Final[i64] = 29
NOT_A_RIVAL: Final[i64] = 30
CARRIED_IN_ORDER: Final[i64] = 31
NOT_YOURS: Final[i64] = 32
RIVAL_GOES: Final[i64] = 33

REASONS: Final = [
    Reason("", ""),
    Reason("not-a-site", "IK K1.2"),
    Reason("site-taken", "IK K1.2"),
    Reason("no-rested", "IK K2.4"),
    Reason("space-taken", "IK K2.6"),
    Reason("space-damaged", "IK K2.7"),
    Reason("not-docked", "IK K2.6"),
    Reason("big-only", "IK K2.8"),
    Reason("small-only", "IK K2.9"),
    Reason("not-beside", "IK K2.6"),
    Reason("hex-taken", "IK K2.6"),
    Reason("no-workers-there", "IK K3.9"),
    Reason("not-in-market", "IK K7.3"),
    Reason("no-gear", "IK K7.3"),
    Reason("wrong-section", "IK K7.3"),
    Reason("arranged-already", "IK K3.10"),
    Reason("no-treasure", "IK K3.10"),
    Reason("no-gate", "IK H8"),
    Reason("too-far", "IK H8"),
    Reason("no-whirley", "IK H16"),
    Reason("not-in-hand", "IK K3.2"),
    Reason("no-such-slot", "IK K3.2"),
    Reason("must-place", "IK K2.4"),
    Reason("no-fuel", "IK K3.3"),
    Reason("not-damaged", "IK K3.5"),
    Reason("no-room", "IK K7.1"),
    Reason("room-left", "IK U37"),
    Reason("not-drawn", "IK K5.7"),
    Reason("not-here", "IK K7.1"),
    Reason("no-mountain", "IK K5.4"),
    Reason("not-a-rival", "IK U24"),
    Reason("carried-in-order", "IK H5"),
    Reason("not-yours", "IK K2.6"),
    Reason("rival-goes", "IK V6"),
]

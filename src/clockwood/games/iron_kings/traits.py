"""What treasures and upgrades can do, as bits of one number: the order is that of `terms.TRAITS` and `terms.POWERS`."""

from typing import Final

from mypy_extensions import i64

WORN: Final[i64] = 1
FADES: Final[i64] = 2
BREAKS: Final[i64] = 4
REAR: Final[i64] = 8
RANGED: Final[i64] = 16
BLIGHTS: Final[i64] = 32
WEIGHS: Final[i64] = 64
HOOKS: Final[i64] = 128
CHAIN: Final[i64] = 256
FORDS: Final[i64] = 512
REAPS: Final[i64] = 1024
DRILLS: Final[i64] = 2048
CANNON: Final[i64] = 4096
LOBS: Final[i64] = 8192
ROCKETS: Final[i64] = 16384
LIGHTS: Final[i64] = 32768
SOARS: Final[i64] = 65536
SCALES: Final[i64] = 131072
NEST: Final[i64] = 262144
RAMS: Final[i64] = 524288
WHIRLS: Final[i64] = 1048576
GRIPS: Final[i64] = 2097152

FIELD: Final[i64] = 1
YARD: Final[i64] = 2
WORKSHOP: Final[i64] = 4
APPRAISAL: Final[i64] = 8
BAZAAR: Final[i64] = 16
GATE: Final[i64] = 32
RESEARCH: Final[i64] = 64
TREASURY: Final[i64] = 128
SOFT: Final[i64] = 256
ANCHORED: Final[i64] = 512

# Where an upgrade's numbers stand in its row of nine.
DRAW_FIRST: Final[i64] = 0
PLANS: Final[i64] = 1
DRAW_AFTER: Final[i64] = 2
TURN_AFTER: Final[i64] = 3
BURN_MORE: Final[i64] = 4
PAIRS: Final[i64] = 5
GAUGE: Final[i64] = 6
HULL_SHIELDS: Final[i64] = 7
STRIDE: Final[i64] = 8

SECOND_SWAP: Final[i64] = 1
SECOND_TURN: Final[i64] = 2
SECOND_RECOVER: Final[i64] = 3
SECOND_CHANGE: Final[i64] = 4

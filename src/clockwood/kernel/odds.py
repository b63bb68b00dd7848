"""From what tables are worth to how likely a seat is to win, 0 to 1: the scale is each game's own."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST: Final = 40.0
"""The largest lead, in scales, that still matters: beyond it the chance is as good as none."""


def by_lead(worths: vec[i64], seat: i64, scale: float) -> float:
    """A seat's share of the win: a lead of one scale over another makes it nearly three times as likely as theirs."""
    own = float(worths[seat])
    total = 1.0
    for other in range(len(worths)):
        if other != seat:
            total += math.exp(min((float(worths[other]) - own) / scale, MOST))
    return 1.0 / total


def by_balance(balance: float) -> float:
    """Half where nothing speaks for either side; every further step counts for less, so nothing is ever certain."""
    return 0.5 + 0.5 * balance / (1.0 + abs(balance))

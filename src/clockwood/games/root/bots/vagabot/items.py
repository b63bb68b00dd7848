"""Items of the Vagabot: all alike, some of them on the Battle Track. [VB 7.2.3] [VB 7.2.4b]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.root.bots.common.bot import numbers_at
from clockwood.games.root.factions.vagabond import cells
from clockwood.games.root.factions.vagabond.items import BROKEN, SOUND, count_of, damage, exhaust, repair, turn_item
from clockwood.games.root.words import ALL_ITEMS
from clockwood.kernel.events import number, who
from clockwood.kernel.match import Match

THRESHOLDS: Final = vec[i64]([6, 9, 12])
"""Undamaged items for each place of the Battle Track. [VB 7.2.4b]"""


def undamaged(match: Match, seat: i64) -> i64:
    return count_of(match, seat, SOUND)


def damaged(match: Match, seat: i64) -> i64:
    return count_of(match, seat, BROKEN)


def in_facing(match: Match, seat: i64, facing: i64) -> i64:
    """Count all items in one facing, those on the track too."""
    start = cells.block(match, seat)
    found: i64 = 0
    for item in range(ALL_ITEMS):
        found += match.state[cells.held_at(start, facing, item)]
    return found


def first_in(match: Match, seat: i64, facing: i64) -> i64:
    """Return the first kind in a facing: items are alike, so that any will do. [VB 7.2.3]"""
    start = cells.block(match, seat)
    for item in range(ALL_ITEMS):
        if match.state[cells.held_at(start, facing, item)]:
            return item
    raise AssertionError


def undamaged_on_track(match: Match, seat: i64) -> i64:
    start = cells.block(match, seat)
    return match.state[start + cells.TRACK_READY] + match.state[start + cells.TRACK_DOWN]


def on_battle_track(match: Match, seat: i64) -> i64:
    """Count the items on the Battle Track: one for each threshold that he reaches. [VB 7.2.4b] [VB QUESTING]"""
    scarred = numbers_at(match, seat).is_on("scars_count")
    items = undamaged(match, seat) + (damaged(match, seat) if scarred else 0)
    found: i64 = 0
    for threshold in THRESHOLDS:
        found += items >= threshold
    return found


def usable(match: Match, seat: i64) -> i64:
    """Count the items that can be exhausted: face up, undamaged, not on the track. [VB 7.2.4d]"""
    return in_facing(match, seat, cells.READY) - match.state[cells.block(match, seat) + cells.TRACK_READY]


def settle_track(match: Match, seat: i64) -> None:
    """Fill or empty the Battle Track: exhausted items go there first, unexhausted come back first. [VB 7.2.4b]"""
    start = cells.block(match, seat)
    state = match.state
    before = undamaged_on_track(match, seat)
    state[start + cells.TRACK_READY] = min(state[start + cells.TRACK_READY], in_facing(match, seat, cells.READY))
    state[start + cells.TRACK_DOWN] = min(state[start + cells.TRACK_DOWN], in_facing(match, seat, cells.EXHAUSTED))
    wanted = min(on_battle_track(match, seat), undamaged(match, seat))
    while undamaged_on_track(match, seat) < wanted:
        down = in_facing(match, seat, cells.EXHAUSTED) > state[start + cells.TRACK_DOWN]
        state[start + (cells.TRACK_DOWN if down else cells.TRACK_READY)] += 1
    while undamaged_on_track(match, seat) > wanted:
        state[start + (cells.TRACK_READY if state[start + cells.TRACK_READY] else cells.TRACK_DOWN)] -= 1
    if match.listening and before != undamaged_on_track(match, seat):
        match.tell("battle-track", "VB 7.2.4b", [who(seat), number("n", undamaged_on_track(match, seat))])


def exhaust_items(match: Match, seat: i64, count: i64, cite: str) -> None:
    """Exhaust so many usable items. [VB 7.2.3]"""
    for _ in range(count):
        exhaust(match, seat, first_in(match, seat, cells.READY), cite)


def damage_items(match: Match, seat: i64, count: i64, cite: str) -> None:
    """Damage exhausted items, then unexhausted ones, those of the track last of each. [VB 7.2.5] [VB 7.2.4d]"""
    for _ in range(min(count, undamaged(match, seat))):
        facing = cells.EXHAUSTED if in_facing(match, seat, cells.EXHAUSTED) else cells.READY
        damage(match, seat, first_in(match, seat, facing), facing, cite)
    settle_track(match, seat)


def repair_items(match: Match, seat: i64, count: i64, cite: str) -> None:
    """Repair unexhausted items before exhausted ones; the facing stays. [VB 7.5.5]"""
    for _ in range(min(count, damaged(match, seat))):
        facing = cells.DAMAGED if in_facing(match, seat, cells.DAMAGED) else cells.DAMAGED_DOWN
        repair(match, seat, first_in(match, seat, facing), facing, cite)
    settle_track(match, seat)


def refresh_items(match: Match, seat: i64, count: i64, cite: str) -> None:
    """Refresh undamaged items, those of the track last. [VB 7.6.1]"""
    start = cells.block(match, seat)
    state = match.state
    for _ in range(min(count, in_facing(match, seat, cells.EXHAUSTED))):
        item = first_in(match, seat, cells.EXHAUSTED)
        if in_facing(match, seat, cells.EXHAUSTED) == state[start + cells.TRACK_DOWN]:
            state[start + cells.TRACK_DOWN] -= 1
            state[start + cells.TRACK_READY] += 1
        turn_item(match, seat, item, cells.EXHAUSTED, cells.READY, "refreshed-item", cite)

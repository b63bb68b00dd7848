"""Items of the Vagabond: face up or down, sound or damaged; refreshed, damaged, repaired, dropped. [VA 9.2.5a]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.events import item_term
from clockwood.games.root.factions.vagabond import cells
from clockwood.games.root.factions.vagabond.verbs import DAMAGE, DROP, EXHAUST, REFRESH, REPAIR
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.turn import EndPhase
from clockwood.games.root.words import ALL_ITEMS, FACINGS, FIRST_FOREST
from clockwood.kernel.events import Term, who
from clockwood.kernel.match import Match
from clockwood.kernel.step import NOT_ASKED, SeatStep, Step
from clockwood.kernel.vocabulary import Verb

NOT_SO: Final[i64] = REASONS.add("not-so-held", "VA 9.2.5a")

ON_TRACK: Final[i64] = 3
SATCHEL: Final[i64] = 6
FREE_REFRESH: Final[i64] = 3
FULL_REMOVAL: Final[i64] = 3
HIDEOUT_REPAIRS: Final[i64] = 3
PAYING: Final = vec[i64]([cells.READY])
UP: Final = vec[i64]([cells.READY, cells.DAMAGED])
DOWN: Final = vec[i64]([cells.EXHAUSTED, cells.DAMAGED_DOWN])
SOUND: Final = vec[i64]([cells.READY, cells.EXHAUSTED])
BROKEN: Final = vec[i64]([cells.DAMAGED, cells.DAMAGED_DOWN])


def has_track(item: i64) -> bool:
    return item in (cells.TEA, cells.COINS, cells.BAG)


def on_track(match: Match, seat: i64, item: i64) -> i64:
    """Count the tea, coins or bags that are face up on their track. [VA 9.2.5b] [VA 9.2.5d]"""
    return min(cells.ready(match, seat, item), ON_TRACK)


def count_of(match: Match, seat: i64, facings: vec[i64]) -> i64:
    """Count all items in these facings."""
    start = cells.block(match, seat)
    found: i64 = 0
    for facing in facings:
        for item in range(ALL_ITEMS):
            found += match.state[cells.held_at(start, facing, item)]
    return found


def add_items(match: Match, seat: i64, facings: vec[i64], verb: Verb, options: vec[i64]) -> vec[i64]:
    """Add an action with each item in one of these facings."""
    start = cells.block(match, seat)
    for item in range(ALL_ITEMS):
        for facing in facings:
            if match.state[cells.held_at(start, facing, item)]:
                options = append(options, verb.code2(item, facing))
    return options


def turn_item(match: Match, seat: i64, item: i64, facing: i64, to: i64, message: str, cite: str) -> None:
    """Bring one item from a facing to another, and say so."""
    start = cells.block(match, seat)
    match.state[cells.held_at(start, facing, item)] -= 1
    match.state[cells.held_at(start, to, item)] += 1
    if match.listening:
        match.tell(message, cite, [who(seat), item_term(item)])


def exhaust(match: Match, seat: i64, item: i64, cite: str) -> None:
    """Turn a face-up item face down. [VA 9.2.5a]"""
    turn_item(match, seat, item, cells.READY, cells.EXHAUSTED, "exhausted-item", cite)


def damage(match: Match, seat: i64, item: i64, facing: i64, cite: str) -> None:
    """Move an item to the damaged box; its facing stays. [VA 9.2.7]"""
    turn_item(match, seat, item, facing, facing + cells.DAMAGED, "damaged-item", cite)


def repair(match: Match, seat: i64, item: i64, facing: i64, cite: str) -> None:
    """Take an item out of the damaged box; its facing stays. [VA 9.5.7]"""
    turn_item(match, seat, item, facing, facing - cells.DAMAGED, "repaired-item", cite)


def gain(match: Match, seat: i64, item: i64) -> None:
    """Add an item, face up. [VA 9.2.5d]"""
    match.state[cells.held_at(cells.block(match, seat), cells.READY, item)] += 1


def first_ready(match: Match, seat: i64) -> i64:
    """Return the first kind of which a face-up item is there, -1 without any."""
    for item in range(ALL_ITEMS):
        if cells.ready(match, seat, item):
            return item
    return -1


@mypyc_attr(acyclic=True, free_list_len=1)
class Refresh(Step):
    """Exhausted items turn face up, by choice where not all of them may. [VA 9.4.1]"""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def run(self, match: Match) -> None:
        if self.left <= 0:
            return
        options = add_items(match, self.seat, DOWN, REFRESH, vec[i64](capacity=16))
        if count_of(match, self.seat, DOWN) > self.left:
            match.ask(self, self.seat, options)
            return
        for action in options:
            item, facing = REFRESH.first_of_two(action), REFRESH.last_of(action)
            while match.state[cells.held_at(cells.block(match, self.seat), facing, item)]:
                turn_item(match, self.seat, item, facing, facing - 1, "refreshed-item", "VA 9.4.1")

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_SO if REFRESH.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        item, facing = REFRESH.first_of_two(action), REFRESH.last_of(action)
        turn_item(match, self.seat, item, facing, facing - 1, "refreshed-item", "VA 9.4.1")
        match.push(Refresh(self.seat, self.left - 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class ExhaustToPay(Step):
    """Items pay for what another sells, any that are face up. [RF 11.2.6c]"""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=8)
        for item in range(ALL_ITEMS):
            if cells.ready(match, self.seat, item):
                options = append(options, EXHAUST.code1(item))
        if self.left > 0 and len(options):
            match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_SO if EXHAUST.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        exhaust(match, self.seat, EXHAUST.only(action), "RF 11.2.6c")
        match.push(ExhaustToPay(self.seat, self.left - 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class DamageItems(Step):
    """Damage so many items by choice, outside battle. [VA 9.2.2b]"""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def run(self, match: Match) -> None:
        options = add_items(match, self.seat, SOUND, DAMAGE, vec[i64](capacity=16))
        if self.left > 0 and len(options):
            match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_SO if DAMAGE.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        damage(match, self.seat, DAMAGE.first_of_two(action), DAMAGE.last_of(action), "VA 9.2.2b")
        match.push(DamageItems(self.seat, self.left - 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class Hideout(Step):
    """Repair three items, then Daylight ends at once. [VA V.3]"""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def run(self, match: Match) -> None:
        options = add_items(match, self.seat, BROKEN, REPAIR, vec[i64](capacity=16))
        if self.left > 0 and len(options):
            match.ask(self, self.seat, options)
        else:
            match.leave(EndPhase)

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_SO if REPAIR.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        repair(match, self.seat, REPAIR.first_of_two(action), REPAIR.last_of(action), "VA V.3")
        match.push(Hideout(self.seat, self.left - 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class Rest(SeatStep):
    """In a forest all damaged items come back, face up. [VA 9.6.1]"""

    def run(self, match: Match) -> None:
        if cells.place_of(match, self.seat) < FIRST_FOREST:
            return
        for action in add_items(match, self.seat, BROKEN, REPAIR, vec[i64](capacity=16)):
            item, facing = REPAIR.first_of_two(action), REPAIR.last_of(action)
            while match.state[cells.held_at(cells.block(match, self.seat), facing, item)]:
                turn_item(match, self.seat, item, facing, cells.READY, "repaired-item", "VA 9.6.1")


def over_limit(match: Match, seat: i64) -> i64:
    """Return how many items in satchel and damaged box are too many. [VA 9.6.4]"""
    carried = count_of(match, seat, UP) + count_of(match, seat, DOWN)
    for item in range(ALL_ITEMS):
        if has_track(item):
            carried -= on_track(match, seat, item)
    return carried - SATCHEL - 2 * on_track(match, seat, cells.BAG)


@mypyc_attr(acyclic=True, free_list_len=1)
class ItemLimit(SeatStep):
    """Items beyond the limit leave the game, by choice. [VA 9.6.4]"""

    def run(self, match: Match) -> None:
        if over_limit(match, self.seat) <= 0:
            return
        start = cells.block(match, self.seat)
        options = vec[i64](capacity=16)
        for item in range(ALL_ITEMS):
            for facing in range(len(FACINGS)):
                kept: i64 = ON_TRACK if has_track(item) and facing == cells.READY else 0
                if match.state[cells.held_at(start, facing, item)] > kept:
                    options = append(options, DROP.code2(item, facing))
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_SO if DROP.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        item, facing = DROP.first_of_two(action), DROP.last_of(action)
        match.state[cells.held_at(cells.block(match, self.seat), facing, item)] -= 1
        if match.listening:
            terms = [who(self.seat), item_term(item), Term("facing", "facing", facing)]
            match.tell("dropped-item", "VA 9.6.4", terms)
        match.push(self)

"""Cards: every card has one cell that says where it is, its place there, and who knows.

A shuffled pile is a bag: only cards put or seen at an end have a place. Places 1 to 127 count from the top,
129 and up towards the bottom, 0 is somewhere between. `knows` holds the seats that know the card is in its zone
although they do not see the zone; `places` the seats that know its place there. Forgetting is allowed,
contradiction is not.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.kernel.bits import bit
from clockwood.kernel.layout import Zone
from clockwood.kernel.rng import Generator

MIDDLE: Final[i64] = 128
EVERY_SEAT: Final[i64] = 255


def card_cell(zone: i64, place: i64, knows: i64, places: i64) -> i64:
    return zone | place << 8 | knows << 16 | places << 24


def zone_of(cell: i64) -> i64:
    return cell & 255


def place_of(cell: i64) -> i64:
    return cell >> 8 & 255


def knows_of(cell: i64) -> i64:
    return cell >> 16 & 255


def places_of(cell: i64) -> i64:
    return cell >> 24 & 255


def is_known(cell: i64, zones: list[Zone], seat: i64) -> bool:
    """Return whether the seat sees the card where it lies, or knows it; a watcher knows what everyone does."""
    seers = zones[cell & 255].sees | cell >> 16 & 255
    return seers == EVERY_SEAT if seat < 0 else seers >> seat & 1 == 1


def knows(state: vec[i64], at: i64, seat: i64) -> bool:
    """Return whether the seat knows that the card is where it is, without seeing the zone."""
    return state[at] >> (seat + 16) & 1 == 1


def knows_place(state: vec[i64], at: i64, seat: i64) -> bool:
    """Return whether the seat knows the card's place in its pile; a watcher knows none."""
    return seat >= 0 and state[at] >> (seat + 24) & 1 == 1


def lies_in(state: vec[i64], at: i64, zone: i64) -> bool:
    """Return whether the card whose cell is `at` is in the zone."""
    return state[at] & 255 == zone


def count_in(state: vec[i64], first: i64, last: i64, zone: i64) -> i64:
    """Count the cards with cells from first to last - 1 that are in the zone."""
    found: i64 = 0
    for at in range(first, last):
        found += state[at] & 255 == zone
    return found


def any_in(state: vec[i64], first: i64, last: i64, zone: i64) -> bool:
    """Return whether any of the cards with cells from first to last - 1 is in the zone."""
    for at in range(first, last):
        if state[at] & 255 == zone:
            return True
    return False


def cards_in(state: vec[i64], first: i64, last: i64, zone: i64) -> vec[i64]:
    """Return the cells of the zone's cards, by number."""
    return add_cards(vec[i64](capacity=16), state, first, last, zone, 0)


def add_cards(found: vec[i64], state: vec[i64], first: i64, last: i64, zone: i64, shift: i64) -> vec[i64]:
    """Add the cells of the zone's cards, each with `shift`: the right one makes them the actions of a verb."""
    for at in range(first, last):
        if state[at] & 255 == zone:
            found = append(found, at + shift)
    return found


def next_cards(state: vec[i64], first: i64, last: i64, zone: i64, shift: i64 = 0) -> vec[i64]:
    """Return the cells one of which is drawn next: the topmost placed card, else all that lie shuffled.

    `shift` is added to each: with the right one they are the actions that draw these cards.
    """
    shuffled = vec[i64](capacity=40)
    top: i64 = -1
    bottom: i64 = -1
    for at in range(first, last):
        cell = state[at]
        if cell & 255 != zone:
            continue
        place = cell >> 8 & 255
        if place == 0:
            shuffled = append(shuffled, at + shift)
        elif place < MIDDLE:
            if top < 0 or place < (state[top] >> 8 & 255):
                top = at
        elif bottom < 0 or place < (state[bottom] >> 8 & 255):
            bottom = at
    if top >= 0:
        return append(vec[i64](capacity=1), top + shift)
    if len(shuffled) == 0 and bottom >= 0:
        return append(shuffled, bottom + shift)
    return shuffled


def next_card(state: vec[i64], first: i64, last: i64, zone: i64, rng: Generator) -> i64:
    """Return the cell drawn next, -1 from an empty pile: the generator's pick of `next_cards`, without the list."""
    shuffled: i64 = 0
    all_there: i64 = 0
    for at in range(first, last):
        cell = state[at]
        shuffled += cell & 65535 == zone
        all_there += cell & 255 == zone
    if all_there == 0:
        return -1
    if all_there > shuffled:
        placed = _first_placed(state, first, last, zone)
        if shuffled == 0 or (state[placed] >> 8 & 255) < MIDDLE:
            rng.word()
            return placed
    left = rng.below(shuffled)
    for at in range(first, last):
        left -= state[at] & 65535 == zone
        if left < 0:
            return at
    return -1


def _first_placed(state: vec[i64], first: i64, last: i64, zone: i64) -> i64:
    """Return the cell of the card with the least place, which some card of the zone has."""
    placed: i64 = -1
    for at in range(first, last):
        cell = state[at]
        if cell & 255 == zone and cell & 0xFF00 and (placed < 0 or (cell & 0xFF00) < (state[placed] & 0xFF00)):
            placed = at
    return placed


def move_seen(state: vec[i64], at: i64, zone: i64, seers: i64 = EVERY_SEAT) -> None:
    """Move a card that every seat of `seers` sees moving; they know where it is from now on."""
    state[at] = zone | seers << 16


def move_unseen(state: vec[i64], first: i64, last: i64, at: i64, zone: i64, seers: i64) -> None:
    """Move a card that only `seers` see: the others can no longer tell what is left where it came from."""
    source = state[at] & 255
    kept = seers << 24 | seers << 16 | 0xFFFF
    for other in range(first, last):
        if state[other] & 255 == source:
            state[other] &= kept
    state[at] = zone | seers << 16


def draw(state: vec[i64], first: i64, last: i64, at: i64, zone: i64, seat: i64) -> None:
    """Move the next card to the zone: the drawing seat sees it, and whoever knew its place knows it still.

    Who knows the place of another card knows that this one stayed.
    """
    source = state[at] & 255
    seers = bit(seat) | (state[at] >> 24 & 255)
    for other in range(first, last):
        cell = state[other]
        inside: i64 = cell & 255 == source
        state[other] = cell & (inside - 1 | (seers | cell >> 24) << 16 | 0xFF00FFFF)
    state[at] = zone | seers << 16


def look(state: vec[i64], at: i64, seat: i64) -> None:
    """The seat sees the card where it is."""
    state[at] |= bit(seat + 16)


def show_to(state: vec[i64], at: i64, seat: i64) -> None:
    """The seat sees the card where it is, and its place there."""
    state[at] |= bit(seat + 16) | bit(seat + 24)


def name_to_all(state: vec[i64], at: i64) -> None:
    """Everyone knows that the card is in its zone, but learns no place."""
    state[at] |= EVERY_SEAT << 16


def show_to_all(state: vec[i64], at: i64) -> None:
    """Everyone sees the card where it is, and its place there."""
    state[at] |= EVERY_SEAT << 16 | EVERY_SEAT << 24


def forget_places(state: vec[i64], at: i64) -> None:
    """The card has no place in its pile any more, and nobody knows one."""
    state[at] &= 0x00FF00FF


def shuffle(state: vec[i64], first: i64, last: i64, zone: i64) -> None:
    """Shuffle a pile: no card there has a place any more."""
    for at in range(first, last):
        if state[at] & 255 == zone:
            forget_places(state, at)


def look_at_top(state: vec[i64], at: i64, seat: i64) -> None:
    """The seat sees the next card, which is put back on top and so has a place from now on."""
    cell = state[at]
    if cell >> 8 & 255 == 0:
        cell |= 1 << 8
    state[at] = cell | bit(seat + 16) | bit(seat + 24)


def put_on_top(state: vec[i64], first: i64, last: i64, at: i64, zone: i64, seers: i64) -> None:
    """Put a card on top of the zone; `seers` know it and its place."""
    top = MIDDLE
    for other in range(first, last):
        cell = state[other]
        if cell & 255 == zone and 0 < (cell >> 8 & 255) < top:
            top = cell >> 8 & 255
    if top == 1:
        for other in range(first, last):
            cell = state[other]
            if cell & 255 == zone and 0 < (cell >> 8 & 255) < MIDDLE:
                state[other] = cell + 256
    state[at] = card_cell(zone, top - 1 if 1 < top < MIDDLE else 1, seers, seers)


def put_at_bottom(state: vec[i64], first: i64, last: i64, at: i64, zone: i64, seers: i64) -> None:
    """Put a card under the zone; `seers` know it and its place."""
    lowest = MIDDLE
    highest: i64 = 255
    for other in range(first, last):
        cell = state[other]
        place = cell >> 8 & 255
        if cell & 255 == zone and place > MIDDLE:
            lowest = max(lowest, place)
            highest = min(highest, place)
    spare = highest - MIDDLE - 1 if lowest > MIDDLE else 0
    if spare > 0:
        for other in range(first, last):
            cell = state[other]
            if cell & 255 == zone and (cell >> 8 & 255) > MIDDLE:
                state[other] = cell - (spare << 8)
    state[at] = card_cell(zone, lowest - spare + 1, seers, seers)


def shuffle_in(state: vec[i64], first: i64, last: i64, source: i64, zone: i64, knows: i64) -> None:
    """Move all of a zone into another and shuffle that: nothing there has a place, `knows` saw what went in."""
    for at in range(first, last):
        cell = state[at]
        if cell & 255 == source:
            state[at] = zone | knows << 16
        elif cell & 255 == zone:
            forget_places(state, at)


def settle(state: vec[i64], cells: vec[i64]) -> None:
    """Put the cells' contents in order: where they lay before can no longer be told from what is drawn next.

    What others know of cards that lie shuffled or in a hand is forgotten: it would tell which of them they hold by now.
    """
    for k in range(len(cells)):
        held = state[cells[k]]
        if held & 0xFF00 == 0:
            held &= 0xFF
        place: i64 = k
        while place > 0 and state[cells[place - 1]] > held:
            state[cells[place]] = state[cells[place - 1]]
            place -= 1
        state[cells[place]] = held


def redeal(state: vec[i64], cells: vec[i64], rng: Generator) -> None:
    """Exchange the cells' contents at random: another deal that agrees with all that was seen.

    It depends on the generator and not on how they lay before.
    """
    settle(state, cells)
    left = i64(len(cells))
    while left > 1:
        pick = rng.below(left)
        left -= 1
        held = state[cells[pick]]
        state[cells[pick]] = state[cells[left]]
        state[cells[left]] = held


def redeal_places(state: vec[i64], first: i64, last: i64, zone: i64, seat: i64, rng: Generator) -> None:
    """Let any card of the zone whose place the seat does not know have the places there that it does not know.

    Who looked at a card that lies on top knows it, and the seat may know that the card is in the pile: not that it was
    this one. What others know of such cards, unless everyone does, is forgotten with their places.
    """
    cells = vec[i64](capacity=16)
    placed = vec[i64](capacity=4)
    for at in range(first, last):
        if state[at] & 255 != zone or knows_place(state, at, seat):
            continue
        cells = append(cells, at)
        if state[at] & 0xFF00:
            placed = append(placed, state[at] & 0xFF00FF00)
    if len(placed) == 0:
        return
    for at in cells:
        shown: i64 = state[at] >> 16 & 255
        state[at] = zone | (shown if shown == EVERY_SEAT else shown & bit(seat)) << 16
    left = i64(len(cells))
    for place in in_order(placed):
        pick = rng.below(left)
        left -= 1
        state[cells[pick]] |= place | place >> 8 & 0xFF0000
        cells[pick] = cells[left]


def forget_others(state: vec[i64], first: i64, last: i64, zones: list[Zone], seat: i64) -> None:
    """Forget who else knows a card that the seat knows, where it cannot tell.

    Cards say who knows them, not who knows that. The seat can tell for a card that everyone knows, for the seats that
    see the zone, and for what lies before its own eyes: it saw to whom that was shown. A card whose place it does not
    know is left to `redeal_places`.
    """
    mine = bit(seat) | bit(seat + 8)
    for at in range(first, last):
        cell = state[at]
        known = cell >> 16 & 0xFFFF
        if known >> seat & 1 == 0 or known & ~mine == 0 or known in (EVERY_SEAT, 0xFFFF):
            continue
        if cell & 0xFF00 and known >> (seat + 8) & 1 == 0:
            continue
        sees: i64 = zones[cell & 255].sees
        if sees >> seat & 1 == 0:
            kept = sees | bit(seat)
            seers = EVERY_SEAT if known & 255 == EVERY_SEAT else kept
            state[at] = cell & (0xFFFF | seers << 16 | kept << 24)


def in_order(numbers: vec[i64]) -> vec[i64]:
    """Return the numbers, least first."""
    for k in range(1, len(numbers)):
        held = numbers[k]
        at: i64 = k
        while at > 0 and numbers[at - 1] > held:
            numbers[at] = numbers[at - 1]
            at -= 1
        numbers[at] = held
    return numbers

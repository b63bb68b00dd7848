"""What a seat may know of the table, flat, and nothing more: all but hands and the order of decks lies open."""

from mypy_extensions import i64

from clockwood.games.iron_kings.rules.ending import carried_vp, holdfast_vp
from clockwood.games.iron_kings.rules.equipment import steam_most
from clockwood.games.iron_kings.state import (
    ACTIVE,
    ARRANGED,
    BAG,
    BAG_DAMAGE,
    BAG_TREASURE,
    BIG_RESTED,
    BOARD,
    CARDS,
    CHAINED,
    COAL_ON,
    DAMAGE,
    DOUBLED,
    ENDING,
    FACING,
    FIRST,
    FIRST_TREASURE,
    GATED,
    HITS,
    HULL,
    KING,
    LAST_COST,
    POINTER,
    RESTED,
    ROUND,
    SECTION,
    SITE,
    STEAM,
    TERRAIN,
    TRACK,
    WEAR,
    WHIRLED,
    WILD,
    WOOD_ON,
    WORKER_ON,
    ZONES,
    board,
    own,
    zone,
)
from clockwood.games.iron_kings.terms import (
    ALL_CARDS,
    ALL_SECTIONS,
    ALL_SPACES,
    DIE_SPACES,
    RESOURCES,
    SECTIONS,
    SLOTS,
    SPACES,
)
from clockwood.kernel.game import Flat
from clockwood.kernel.match import Match


def view(match: Match, seat: i64) -> Flat:
    """Return what the seat may know; a negative seat sees what lies open."""
    seen: Flat = {}
    show_table(match, seen)
    show_map(match, seen)
    for player in range(board(match).players):
        show_player(match, player, seen)
    show_cards(match, seat, seen)
    return seen


def show(seen: Flat, key: str, value: i64) -> None:
    if value:
        seen[key] = int(value)


def named(match: Match, seen: Flat, key: str, kind: str, value: i64) -> None:
    """Show the term a cell holds, if it holds one."""
    if value:
        seen[key] = match.content.names[kind][value - 1]


def show_table(match: Match, seen: Flat) -> None:
    state = match.state
    seen["round"] = int(state[ROUND])
    named(match, seen, "first", "seat", state[FIRST])
    named(match, seen, "active", "seat", state[ACTIVE])
    show(seen, "ending", state[ENDING])
    show(seen, "pointer", state[POINTER])
    show(seen, "doubled", state[DOUBLED])
    show(seen, "last-cost", state[LAST_COST])
    show(seen, "arranged", state[ARRANGED])
    show(seen, "gated", state[GATED])
    show(seen, "whirled", state[WHIRLED])
    if match.outcome is not None:
        seen["over"] = match.outcome.reason
        for winner in match.outcome.winners:
            seen[f"winner.{match.content.names['seat'][winner]}"] = 1


def show_map(match: Match, seen: Flat) -> None:
    state = match.state
    for where, name in enumerate(match.content.names["hex"]):
        named(match, seen, f"terrain.{name}", "terrain", state[TERRAIN + where])
        named(match, seen, f"worker.{name}", "seat", state[WORKER_ON + where])
        show(seen, f"wood.{name}", state[WOOD_ON + where])
        show(seen, f"coal.{name}", state[COAL_ON + where])
        show(seen, f"bag.gear.{name}", state[BAG + where])
        show(seen, f"bag.treasure.{name}", state[BAG_TREASURE + where])
        show(seen, f"bag.damage.{name}", state[BAG_DAMAGE + where])


def show_player(match: Match, seat: i64, seen: Flat) -> None:
    state = match.state
    name = match.content.names["seat"][seat]
    named(match, seen, f"{name}.site", "hex", state[SITE + seat])
    named(match, seen, f"{name}.king", "hex", state[KING + seat])
    named(match, seen, f"{name}.facing", "facing", state[FACING + seat])
    seen[f"{name}.steam"] = int(state[STEAM + seat])
    seen[f"{name}.gauge"] = int(steam_most(match, seat))
    for kind, resource in enumerate(RESOURCES):
        seen[f"{name}.{resource}"] = int(state[own(seat, kind)])
    seen[f"{name}.rested"] = int(state[RESTED + seat])
    seen[f"{name}.big"] = int(state[BIG_RESTED + seat])
    seen[f"{name}.wilderness"] = int(state[WILD + seat])
    seen[f"{name}.vp"] = int(holdfast_vp(match, seat))
    seen[f"{name}.carried"] = int(carried_vp(match, seat))
    show(seen, f"{name}.chained", state[CHAINED + seat])
    show(seen, f"{name}.hull", state[HULL + seat])
    for which in range(ALL_SPACES):
        named(match, seen, f"{name}.at.{SPACES[which]}", "worker", state[BOARD + seat * ALL_SPACES + which])
    for which in range(DIE_SPACES):
        show(seen, f"{name}.damage.{SPACES[which]}", state[DAMAGE + seat * DIE_SPACES + which])
    for section in range(ALL_SECTIONS):
        named(
            match, seen, f"{name}.section.{SECTIONS[section]}", "card", state[SECTION + seat * ALL_SECTIONS + section]
        )
    for slot in range(SLOTS):
        named(match, seen, f"{name}.track.{slot + 1}", "card", state[TRACK + seat * SLOTS + slot])


def show_cards(match: Match, seat: i64, seen: Flat) -> None:
    """Cards the seat sees or knows of, by where they are; of the rest only how many."""
    content = board(match)
    state = match.state
    names = content.names["card"]
    for card in range(ALL_CARDS):
        if content.kind_of(card) < 0:
            continue
        where = ZONES[zone(state, card)]
        knows = where.sees | (state[CARDS + card] >> 16 & 255)
        if knows == 255 or (seat >= 0 and knows >> seat & 1):
            seen[f"card.{names[card]}"] = where.name
        count = f"count.{where.name}"
        held = seen.get(count, 0)
        assert isinstance(held, int)
        seen[count] = held + 1
    for which in range(content.treasures):
        name = names[FIRST_TREASURE + which]
        show(seen, f"wear.{name}", state[WEAR + which])
        show(seen, f"hits.{name}", state[HITS + which])

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
    CHAINED,
    COAL_ON,
    DAMAGE,
    DOUBLED,
    ENDING,
    FACING,
    FIRST,
    FIRST_TREASURE,
    FIRST_UPGRADE,
    GATED,
    HITS,
    HULL,
    KING,
    LAST_COST,
    PLANS_EACH,
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
    board,
    own,
)
from clockwood.games.iron_kings.words import (
    ALL_SECTIONS,
    ALL_SPACES,
    DIE_SPACES,
    RESOURCES,
    SECTIONS,
    SLOTS,
    SPACES,
)
from clockwood.kernel.match import Match
from clockwood.kernel.view import Flat, named, named_row, show_cards, show_row
from clockwood.kernel.view import show as show_number


def show(match: Match, seat: i64, view: Flat) -> None:
    show_table(match, view)
    show_map(match, view)
    for player in range(board(match).players):
        show_player(match, player, view)
    show_decks(match, seat, view)


def show_table(match: Match, seen: Flat) -> None:
    state = match.state
    seen["round"] = int(state[ROUND])
    named(match, seen, "first", "seat", state[FIRST])
    named(match, seen, "active", "seat", state[ACTIVE])
    show_number(seen, "ending", state[ENDING])
    show_number(seen, "pointer", state[POINTER])
    show_number(seen, "doubled", state[DOUBLED])
    show_number(seen, "last-cost", state[LAST_COST])
    show_number(seen, "arranged", state[ARRANGED])
    show_number(seen, "gated", state[GATED])
    show_number(seen, "whirled", state[WHIRLED])


def show_map(match: Match, seen: Flat) -> None:
    named_row(match, seen, TERRAIN, "hex", "terrain.", "terrain")
    named_row(match, seen, WORKER_ON, "hex", "worker.", "seat")
    show_row(match, seen, WOOD_ON, "hex", "wood.")
    show_row(match, seen, COAL_ON, "hex", "coal.")
    show_row(match, seen, BAG, "hex", "bag.gear.")
    show_row(match, seen, BAG_TREASURE, "hex", "bag.treasure.")
    show_row(match, seen, BAG_DAMAGE, "hex", "bag.damage.")


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
    show_number(seen, f"{name}.chained", state[CHAINED + seat])
    show_number(seen, f"{name}.hull", state[HULL + seat])
    for which in range(ALL_SPACES):
        named(match, seen, f"{name}.at.{SPACES[which]}", "worker", state[BOARD + seat * ALL_SPACES + which])
    for which in range(DIE_SPACES):
        show_number(seen, f"{name}.damage.{SPACES[which]}", state[DAMAGE + seat * DIE_SPACES + which])
    for section in range(ALL_SECTIONS):
        named(
            match, seen, f"{name}.section.{SECTIONS[section]}", "card", state[SECTION + seat * ALL_SECTIONS + section]
        )
    for slot in range(SLOTS):
        named(match, seen, f"{name}.track.{slot + 1}", "card", state[TRACK + seat * SLOTS + slot])


def show_decks(match: Match, seat: i64, seen: Flat) -> None:
    """The cards there are: a smaller deck leaves numbers unused."""
    content = board(match)
    for first in range(0, FIRST_TREASURE, PLANS_EACH):
        show_cards(match, seen, seat, first, first + content.plans)
    show_cards(match, seen, seat, FIRST_TREASURE, FIRST_TREASURE + content.treasures)
    show_cards(match, seen, seat, FIRST_UPGRADE, FIRST_UPGRADE + content.upgrades)
    show_row(match, seen, WEAR, "treasure", "wear.")
    show_row(match, seen, HITS, "treasure", "hits.")

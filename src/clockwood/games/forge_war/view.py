"""What a seat may know of the table, flat, and nothing more: all but wealth cards and the order of decks lies open."""

from mypy_extensions import i64

from clockwood.games.forge_war.judging.arming import Plan, current_leg
from clockwood.games.forge_war.rules.scoring import bonus_points, card_points, gold_points, level_points
from clockwood.games.forge_war.rules.weapons import difficulty_of, has_quest, power_on
from clockwood.games.forge_war.state import (
    BOUGHT,
    CHARMED,
    CLAIMS,
    CUBES,
    END_BONUS,
    GOLD,
    GROUND,
    HEADS,
    LEVEL,
    MINE,
    NEW,
    OFFERED,
    ON_QUEST,
    ORDER,
    PHASE,
    QUEST,
    ROUND,
    RUSHED,
    SCORE,
    SHOWN,
    SHOWN_CARDS,
    SINCE,
    SOLD,
    SPACES,
    STAGE,
    STALL_USES,
    STEP,
    TILES_LEFT,
    TITLE_OF,
    TOKENS,
    TWICE,
    WEAPON,
    active_quest,
    adventurer,
    board,
    quest,
    workers_of,
)
from clockwood.games.forge_war.words import (
    ALL_BONUS,
    ALL_CARDS,
    CLOSED_SPACES,
    DESIGNS,
    END_BONUSES,
    LEGS,
    OFFER,
    QUESTS_EACH,
    RESOURCES,
    SCORED,
)
from clockwood.kernel.bits import bit
from clockwood.kernel.match import Match
from clockwood.kernel.view import Flat, named, named_row, show, show_cards


def show_all(match: Match, seat: i64, seen: Flat) -> None:
    """Return what the seat may know; a negative seat sees what lies open."""
    show_table(match, seen)
    show_mine(match, seen)
    show_market(match, seen)
    for player in range(board(match).colours):
        show_player(match, player, seen)
    show_cards(match, seen, seat, 0, ALL_CARDS)


def show_table(match: Match, seen: Flat) -> None:
    state = match.state
    seen["stage"] = int(state[STAGE])
    seen["round"] = int(state[ROUND])
    named(match, seen, "phase", "phase", state[PHASE])
    named(match, seen, "moved-twice", "seat", state[TWICE])
    for spot in range(board(match).colours):
        named(match, seen, f"order.{spot + 1}", "seat", state[ORDER + spot])
    for k in range(5):
        named(match, seen, f"tile.{k + 1}", "tile", state[TILES_LEFT + k])


def show_mine(match: Match, seen: Flat) -> None:
    named_row(match, seen, GROUND, "hex", "ground.", "resource")
    named_row(match, seen, MINE, "hex", "mine.", "piece")


def show_market(match: Match, seen: Flat) -> None:
    state = match.state
    for slot in range(OFFER):
        named(match, seen, f"offer.{slot + 1}", "card", state[OFFERED + slot])
    for k in range(SHOWN_CARDS):
        named(match, seen, f"market.{k + 1}", "card", state[SHOWN + k])
    for space, name in enumerate(CLOSED_SPACES):
        named(match, seen, f"space.{name}", "seat", state[SPACES + space])
    for bonus, name in enumerate(END_BONUSES):
        named(match, seen, f"end-bonus.{name}", "seat", state[END_BONUS + bonus])
    for design in range(DESIGNS):
        for seat, name in enumerate(match.content.names["seat"]):
            if state[CLAIMS + design] & bit(seat):
                seen[f"claim.{match.content.names['design'][design]}.{name}"] = 1
    for card in range(ALL_BONUS):
        if state[STALL_USES + card]:
            seen[f"stall-uses.{match.content.names['card'][card]}"] = int(state[STALL_USES + card])


def show_player(match: Match, seat: i64, seen: Flat) -> None:
    state = match.state
    name = match.content.names["seat"][seat]
    seen[f"{name}.gold"] = int(state[GOLD + seat])
    seen[f"{name}.score"] = int(state[SCORE + seat])
    seen[f"{name}.workers"] = int(workers_of(state, seat))
    show(seen, f"{name}.bought", state[BOUGHT + seat])
    show(seen, f"{name}.sold", state[SOLD + seat])
    for kind, resource in enumerate(RESOURCES):
        show(seen, f"{name}.{resource}", state[CUBES + kind * 4 + seat])
    for which in range(state[HEADS + seat]):
        at = adventurer(seat, which)
        key = f"{name}.a{which + 1}"
        seen[f"{key}.level"] = int(state[LEVEL + at])
        named(match, seen, f"{key}.title", "title", state[TITLE_OF + at])
        named(match, seen, f"{key}.quest", "quest", state[ON_QUEST + at])
        named(match, seen, f"{key}.weapon", "design", state[WEAPON + at])
        show(seen, f"{key}.tokens", state[TOKENS + at])
        show(seen, f"{key}.since-start", state[SINCE + at])
    plan = Plan(match, seat)
    for slot in range(QUESTS_EACH):
        if has_quest(state, seat, slot):
            show_quest(match, seat, slot, seen)
            show_planned(match, seat, slot, plan, seen)
    if match.outcome is not None and (seat == 0 or not board(match).solo):
        show_score(match, seat, seen)


def show_quest(match: Match, seat: i64, slot: i64, seen: Flat) -> None:
    """An active quest, the power on it and what its step asks for. [FW F7.3]"""
    state = match.state
    at = quest(seat, slot)
    key = f"{match.content.names['seat'][seat]}.q{slot + 1}"
    named(match, seen, key, "card", state[QUEST + at])
    seen[f"{key}.step"] = int(state[STEP + at])
    seen[f"{key}.power"] = int(power_on(match, seat, slot))
    seen[f"{key}.needs"] = int(difficulty_of(match, seat, slot))
    show(seen, f"{key}.new", state[NEW + at])
    show(seen, f"{key}.rushed-from", state[RUSHED + at])
    show(seen, f"{key}.charmed", state[CHARMED + at])


def show_planned(match: Match, seat: i64, slot: i64, plan: Plan, seen: Flat) -> None:
    """What the step still lacks when the pool has armed for it, and what the next leg would lack. [FW F7.3]"""
    key = f"{match.content.names['seat'][seat]}.q{slot + 1}"
    leg = current_leg(match, seat, slot)
    show(seen, f"{key}.lacks", plan.meet(match, slot, leg))
    which = active_quest(match.state, seat, slot)
    if leg + 1 < which * LEGS + board(match).quest_legs[which]:
        show(seen, f"{key}.lacks-next", Plan(match, seat).meet(match, slot, leg + 1))


def show_score(match: Match, seat: i64, seen: Flat) -> None:
    """Where the prestige of a finished game came from. [FW F9.3–F9.5]"""
    name = match.content.names["seat"][seat]
    parts = [level_points(match, seat), card_points(match, seat), bonus_points(match, seat), gold_points(match, seat)]
    quests = match.state[SCORE + seat]
    for k, part in enumerate(parts):
        seen[f"{name}.final.{SCORED[k]}"] = int(part)
        quests -= part
    seen[f"{name}.final.quests"] = int(quests)

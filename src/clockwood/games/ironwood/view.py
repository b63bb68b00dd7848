"""What a seat may know of the table, flat, and nothing more. [IW R18]"""

from mypy_extensions import i64

from clockwood.games.ironwood.state import (
    AID,
    ALL_CARDS,
    BATTLE,
    BOXED_TOKENS,
    CARDS,
    CARGO,
    CRYSTALS,
    DRILL,
    DRILL_MOVED,
    FADING_TOTEMS,
    FIRST_VISION,
    FORGES,
    GOLEMS,
    GOLEMS_MOVED,
    IRON_FIGHTERS,
    IRON_MOVED,
    KNOWN,
    MARK_CARD,
    MARK_FOREST,
    MARK_MOUNTAIN,
    MARKERS,
    MARKS,
    POSSIBLE,
    PROCEDURE,
    ROUND,
    SECURED,
    SLOT_MARKERS,
    SPIRITS,
    STANCE,
    TOTEMS,
    TRACK,
    TURN,
    WAGER,
    WAGERED,
    WOOD_FIGHTERS,
    WOOD_MOVED,
    WOOD_ONCE,
    attacker,
    battle_forest,
    battle_mountain,
    board,
    crystal_supply,
    fighter_supply,
)
from clockwood.kernel.match import Match
from clockwood.kernel.piles import place_of, places_of
from clockwood.kernel.view import Flat, show, show_cards, show_row


def view(match: Match, seat: i64) -> Flat:
    """Return what the seat may know; a negative seat sees what lies open."""
    seen: Flat = {}
    show_table(match, seen)
    show_forests(match, seen)
    show_mountains(match, seen)
    show_battle(match, seat, seen)
    show_cards(match, seen, seat, 0, ALL_CARDS)
    show_places(match, seat, seen)
    return seen


def show_table(match: Match, seen: Flat) -> None:
    state = match.state
    content = board(match)
    seats = content.names["seat"]
    seen["round"] = int(state[ROUND])
    seen["turn"] = int(state[TURN])
    seen["cargo"] = int(state[CARGO])
    seen["track"] = int(state[TRACK])
    seen["secured"] = int(state[SECURED])
    seen["drill"] = content.names["mountain"][state[DRILL] - 1]
    seen["drill.moved"] = int(state[DRILL_MOVED])
    seen["supply.crystals"] = int(crystal_supply(state))
    for k in range(2):
        seen[f"crystals.{seats[k]}"] = int(state[CRYSTALS + k])
        seen[f"supply.fighters.{seats[k]}"] = int(fighter_supply(state, k))
        if state[SLOT_MARKERS + k]:
            seen[f"slot-markers.{seats[k]}"] = int(state[SLOT_MARKERS + k])
    if content.ironbot:
        seen["automaton"] = "ironbot"
        seen["ironbot.level"] = int(content.automaton[1].level)
        seen["ironbot.stance"] = content.names["stance"][state[STANCE] - 1]
        seen["ironbot.side"] = content.names["procedure"][state[PROCEDURE] - 1]
    if content.woodenbot:
        seen["automaton"] = "woodenbot"
        seen["woodenbot.level"] = int(content.automaton[0].level)
        seen["woodenbot.side"] = content.names["aid"][state[AID] - 1]
        seen["woodenbot.spirits"] = int(state[SPIRITS])
        show(seen, "boxed-tokens", state[BOXED_TOKENS])
    if match.outcome is not None:
        seen["over"] = match.outcome.reason
        seen["winner"] = seats[match.outcome.winners[0]]


def show_forests(match: Match, seen: Flat) -> None:
    show_row(match, seen, WOOD_FIGHTERS, "forest", after=".fighters")
    show_row(match, seen, WOOD_MOVED, "forest", after=".moved")
    show_row(match, seen, WOOD_ONCE, "forest", after=".first-step")
    show_row(match, seen, TOTEMS, "forest", after=".totems")
    show_row(match, seen, FADING_TOTEMS, "forest", after=".fading")
    show_marks(match, seen)


def show_mountains(match: Match, seen: Flat) -> None:
    show_row(match, seen, IRON_FIGHTERS, "mountain", after=".fighters")
    show_row(match, seen, GOLEMS, "mountain", after=".golems")
    show_row(match, seen, IRON_MOVED, "mountain", after=".moved")
    show_row(match, seen, GOLEMS_MOVED, "mountain", after=".golems-moved")
    show_row(match, seen, FORGES, "mountain", after=".forge")
    show_row(match, seen, KNOWN, "mountain", after=".known")
    show_row(match, seen, POSSIBLE, "mountain", after=".possible")


def show_marks(match: Match, seen: Flat) -> None:
    state = match.state
    names = board(match).names
    for k in range(state[MARKS]):
        card = names["card"][state[MARK_CARD + k] - 1]
        if state[MARK_FOREST + k]:
            place = names["forest"][state[MARK_FOREST + k] - 1]
        else:
            place = names["mountain"][state[MARK_MOUNTAIN + k] - 1]
        seen[f"{place}.marked.{card}"] = 1


def show_battle(match: Match, seat: i64, seen: Flat) -> None:
    """Whether each side staked a card is open; which one only its owner knows, and who was shown it. [IW R18.4]"""
    state = match.state
    if state[BATTLE] == 0:
        return
    names = board(match).names
    seen["battle.attacker"] = names["seat"][attacker(state)]
    seen["battle.forest"] = names["forest"][battle_forest(state)]
    seen["battle.mountain"] = names["mountain"][battle_mountain(state)]
    for k in range(2):
        show(seen, f"wagered.{names['seat'][k]}", state[WAGERED + k])
        card = state[WAGER + k] - 1
        if card >= 0:
            shown = state[CARDS + card] >> 24 & 255
            if k == seat or shown == 255 or (seat >= 0 and shown >> seat & 1):
                seen[f"wager.{names['seat'][k]}"] = names["card"][card]


def show_places(match: Match, seat: i64, seen: Flat) -> None:
    """Where in its pile a card lies that the seat looked at, and the markers on cards. [IW R18.1, R18.2]"""
    state = match.state
    names = board(match).names["card"]
    for card in range(ALL_CARDS):
        cell = state[CARDS + card]
        if seat >= 0 and places_of(cell) >> seat & 1 and place_of(cell):
            seen[f"card.{names[card]}.place"] = int(place_of(cell))
        if card < FIRST_VISION and state[MARKERS + card]:
            seen[f"markers.{names[card]}"] = int(state[MARKERS + card])

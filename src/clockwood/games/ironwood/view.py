"""What a seat may know of the table, flat, and nothing more. [IW R18]"""

from mypy_extensions import i64

from clockwood.games.ironwood.battle import cells as battle
from clockwood.games.ironwood.battle.cells import attacker, battle_forest, battle_mountain
from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.rules.pieces import fighter_supply
from clockwood.games.ironwood.turns.cells import crystal_supply
from clockwood.games.ironwood.words import ALL_CARDS
from clockwood.kernel.layout import term
from clockwood.kernel.match import Match
from clockwood.kernel.piles import place_of, places_of
from clockwood.kernel.view import Flat, show_cards


def view(match: Match, seat: i64, seen: Flat) -> None:
    show_table(match, seen)
    show_marks(match, seen)
    show_battle(match, seen)
    show_cards(match, seen, seat, 0, ALL_CARDS)
    show_places(match, seat, seen)


def show_table(match: Match, seen: Flat) -> None:
    state = match.state
    content = board(match)
    seats = content.names["seat"]
    seen["supply.crystals"] = int(crystal_supply(state))
    for k in range(2):
        seen[f"supply.fighters.{seats[k]}"] = int(fighter_supply(state, k))
    if content.ironbot:
        seen["automaton"] = "ironbot"
        seen["ironbot.level"] = int(content.automaton[1].level)
    if content.woodenbot:
        seen["automaton"] = "woodenbot"
        seen["woodenbot.level"] = int(content.automaton[0].level)
        seen.setdefault("woodenbot.spirits", 0)


def show_marks(match: Match, seen: Flat) -> None:
    state = match.state
    names = board(match).names
    for k in range(state[cards.MARKS]):
        card = names["card"][term(state, cards.MARK_CARD + k)]
        if state[cards.MARK_FOREST + k]:
            place = names["forest"][term(state, cards.MARK_FOREST + k)]
        else:
            place = names["mountain"][term(state, cards.MARK_MOUNTAIN + k)]
        seen[f"{place}.marked.{card}"] = 1


def show_battle(match: Match, seen: Flat) -> None:
    """Whether each side staked a card is open; which one only its owner knows, and who was shown it. [IW R18.4]"""
    state = match.state
    if state[battle.BATTLE] == 0:
        return
    names = board(match).names
    seen["battle.attacker"] = names["seat"][attacker(state)]
    seen["battle.forest"] = names["forest"][battle_forest(state)]
    seen["battle.mountain"] = names["mountain"][battle_mountain(state)]


def show_places(match: Match, seat: i64, seen: Flat) -> None:
    """Where in its pile a card lies that the seat looked at, and the markers on cards. [IW R18.1, R18.2]"""
    state = match.state
    names = board(match).names["card"]
    for card in range(ALL_CARDS):
        cell = state[cards.CARDS + card]
        if seat >= 0 and places_of(cell) >> seat & 1 and place_of(cell):
            seen[f"card.{names[card]}.place"] = int(place_of(cell))

"""The words that the Law fixes: factions, suits, pieces, items, effects of cards; and how many of each."""

from typing import Final

from mypy_extensions import i64

FACTIONS: Final = [
    "marquise", "eyrie", "alliance", "vagabond", "vagabond2", "lizards", "riverfolk", "duchy", "corvids",
]  # fmt: skip
"""In letter order, A to I: the order of setup, of seats and of ties. [RT 5.1.7]"""
PLAYERS: Final = ["player1", "player2", "player3", "player4", "player5", "player6"]
"""The seats of people who have not chosen a faction yet. [RT A.8.3]"""
MILITANTS: Final = ["marquise", "eyrie", "duchy"]
"""All others are insurgents. [RT A.8.2b]"""
REACH: Final = [10, 7, 3, 5, 2, 2, 5, 8, 3]
"""The reach of each faction. [RT 5.2b]"""
FULL_REACH: Final = [0, 0, 17, 18, 21, 25, 28]
"""The reach of all factions together that makes a good game of so many players. [RT 5.2a]"""
WATCHER: Final = "watcher"
"""The seat at a table of automata only: it lets turn after turn go by, and plays nothing."""
MOST_PLAYERS: Final[i64] = 6
CHAIRS: Final = ["1", "2", "3", "4", "5", "6"]
"""The seats of a table by number, for rows that every seat has; at a table they are called by their factions."""

SUITS: Final = ["fox", "rabbit", "mouse", "bird"]
FOX: Final[i64] = 0
RABBIT: Final[i64] = 1
MOUSE: Final[i64] = 2
BIRD: Final[i64] = 3
LAND_SUITS: Final[i64] = 3
"""Clearings have one of the first three. [RT 2.2.2]"""

CLEARINGS: Final[i64] = 12
FORESTS: Final[i64] = 10
BURROW: Final[i64] = 12
CAMPS: Final[i64] = 13
"""Clearings and the Burrow: where warriors stand. [UD 12.2.2a]"""
FIRST_FOREST: Final[i64] = 13
PLACES: Final[i64] = 23
"""Clearings, the Burrow, and room for the forests of the largest map."""
MOST_SLOTS: Final[i64] = 3
ROADS: Final[i64] = 6
"""Closed paths of a map."""

PIECES: Final = [
    "warrior", "pawn", "sawmill", "workshop", "recruiter", "wood", "keep", "roost", "base", "sympathy", "garden",
    "post", "citadel", "market", "tunnel", "plot",
]  # fmt: skip
WARRIOR: Final[i64] = 0
PAWN: Final[i64] = 1

ITEMS: Final = ["boots", "bag", "crossbow", "hammer", "sword", "tea", "coins", "torch"]
ALL_ITEMS: Final[i64] = 8

DECK_SIZE: Final[i64] = 54
VIZIERS: Final[i64] = 54
QUESTS: Final[i64] = 56
RUIN_ITEMS: Final[i64] = 71
ALL_CARDS: Final[i64] = 79
"""The shared deck, then two Viziers, 15 quests and two sets of items under ruins."""
UNDER_RUINS: Final = ["bag", "boots", "hammer", "sword"]

KINDS: Final = ["item", "persistent", "immediate", "ambush", "dominance"]
ITEM: Final[i64] = 0
PERSISTENT: Final[i64] = 1
IMMEDIATE: Final[i64] = 2
AMBUSH: Final[i64] = 3
DOMINANCE: Final[i64] = 4

EFFECTS: Final = [
    "armorers", "sappers", "brutal-tactics", "royal-claim", "stand-and-deliver", "tax-collector", "command-warren",
    "better-burrow-bank", "cobbler", "scouting-party", "codebreakers", "favor-of-the-foxes", "favor-of-the-rabbits",
    "favor-of-the-mice", "saboteurs", "soup-kitchens", "boat-builders", "corvid-planners", "eyrie-emigre",
    "fox-partisans", "rabbit-partisans", "mouse-partisans", "propaganda-bureau", "false-orders", "informants",
    "tunnels", "charm-offensive", "swap-meet", "coffin-makers", "adventurous-mice", "murine-broker",
    "master-engravers",
]  # fmt: skip
"""Of cards that are no item, ambush or dominance, by the name of the card."""
ARMORERS: Final[i64] = 0
SAPPERS: Final[i64] = 1
BRUTAL_TACTICS: Final[i64] = 2
ROYAL_CLAIM: Final[i64] = 3
STAND_AND_DELIVER: Final[i64] = 4
TAX_COLLECTOR: Final[i64] = 5
COMMAND_WARREN: Final[i64] = 6
BURROW_BANK: Final[i64] = 7
COBBLER: Final[i64] = 8
SCOUTING_PARTY: Final[i64] = 9
CODEBREAKERS: Final[i64] = 10
FAVOR: Final[i64] = 11
"""The first of three, in the order of suits."""
SABOTEURS: Final[i64] = 14
SOUP_KITCHENS: Final[i64] = 15
BOAT_BUILDERS: Final[i64] = 16
PLANNERS: Final[i64] = 17
EMIGRE: Final[i64] = 18
PARTISANS: Final[i64] = 19
"""The first of three, in the order of suits."""
BUREAU: Final[i64] = 22
FALSE_ORDERS: Final[i64] = 23
INFORMANTS: Final[i64] = 24
TUNNELS: Final[i64] = 25
CHARM_OFFENSIVE: Final[i64] = 26
SWAP_MEET: Final[i64] = 27
COFFIN_MAKERS: Final[i64] = 28
ADVENTUROUS_MICE: Final[i64] = 29
MURINE_BROKER: Final[i64] = 30
ENGRAVERS: Final[i64] = 31

PHASES: Final = ["setup", "birdsong", "daylight", "evening"]
SETTING_UP: Final[i64] = 0
BIRDSONG: Final[i64] = 1
DAYLIGHT: Final[i64] = 2
EVENING: Final[i64] = 3

MAPS: Final = ["autumn", "winter", "lake", "mountain"]
DECKS: Final = ["standard", "exiles"]

COLUMNS: Final = ["recruit", "move", "battle", "build"]
LEADERS: Final = ["builder", "charismatic", "commander", "despot"]
CHARACTERS: Final = [
    "thief", "tinker", "ranger", "vagrant", "arbiter", "scoundrel", "adventurer", "harrier", "ronin",
]  # fmt: skip

MINISTERS: Final = [
    "foremole", "captain", "marshal", "brigadier", "banker", "mayor", "duchess-of-mud", "baron-of-dirt",
    "earl-of-stone",
]  # fmt: skip
PLOTS: Final = ["bomb", "snare", "extortion", "raid"]
"""The kinds of facedown tokens, two of each. [CC P]"""
RANKS: Final = ["squire", "noble", "lord"]
"""Of three ministers each, in their order. [UD 12.5.2]"""

SERVICES: Final = ["hand-card", "riverboats", "mercenaries"]
"""Sold at the start of another's Birdsong. [RF 11.2.7.I–11.2.7.III]"""

VAGABOTS: Final = ["thief", "tinker", "ranger", "vagrant", "scoundrel", "arbiter"]
"""The characters of the automaton. [VB 7.3.1]"""
RELATIONS: Final = ["hostile", "indifferent", "amiable", "friendly", "allied"]
FACINGS: Final = ["ready", "exhausted", "damaged", "damaged-down"]
"""Items face up and down, then the same of damaged ones. [VA 9.2.5a]"""

GOAL: Final[i64] = 30
HAND_LIMIT: Final[i64] = 5
DOMINANT: Final[i64] = 10
"""Points needed to activate a dominance. [RT 3.3.1a]"""

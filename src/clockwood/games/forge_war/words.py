"""The words of Forge War that its rules fix: colours, resources, weapon types, titles, tiles; and how many of each."""

from typing import Final

from mypy_extensions import i64

SEATS: Final = ["blue", "yellow", "purple", "green"]
MOST_PLAYERS: Final[i64] = 4
SOLO_COLOURS: Final[i64] = 3
"""The colours in the mine of a player alone. [FW F11.2]"""

PHASES: Final = ["mine", "market", "quest"]
"""The phases of a round. [FW F3]"""

RESOURCES: Final = ["copper", "iron", "mithril", "emerald", "ruby", "diamond"]
"""Metals, then gems. [FW F1.1]"""
LETTERS: Final = "CIMERD"
KINDS: Final[i64] = 6
EMERALD: Final[i64] = 3
RUBY: Final[i64] = 4
DIAMOND: Final[i64] = 5

TYPES: Final = ["slashing", "piercing", "crushing"]
DESIGN_KINDS: Final = ["starting", "public", "hidden", "unique"]
BONUS_KINDS: Final = ["stall", "buyer", "seller", "trader", "adventurer"]
SPECIALS: Final = ["any_one_type", "prestige_per_leg", "prestige_on_completion"]

PHYSICAL: Final = [*RESOURCES, "gold", "adventurer", "overseer_move", "worker_move", "market_card"]
"""The rewards of a leg besides prestige. [FW F7.10]"""
BENEFITS: Final = [*PHYSICAL, "level_up_distinct", "level_up_new"]
"""The benefits of a single-use card. [FW F5.14]"""
WEALTH_GIVES: Final = [*RESOURCES, "gold", "adventurer", "level_up"]
"""The benefits of a starting wealth card besides a claim. [FW F2.13]"""

TITLES: Final = [
    "opportunistic",
    "unrelenting",
    "valorous",
    "fortuitous",
    "charming",
    "rending",
    "brutish",
    "thrusting",
    "dendritic",
    "sanguine",
    "purified",
    "thrifty",
]
"""The champions' titles; the last is ours. [FW F10.7]"""

TILES: Final = [
    "industrious-2",
    "industrious-3",
    "industrious-4",
    "adventurous-1",
    "adventurous-2",
    "adventurous-3",
    "stockpile-copper",
    "stockpile-iron",
    "stockpile-mithril",
    "decorated-gold",
    "decorated-prestige",
    "decorated-cubes",
    "knowledge-gold",
    "knowledge-prestige",
    "knowledge-cubes",
]
"""The bonus tiles, five kinds of three. [FW F10.8]"""
TILES_USED: Final[i64] = 5
"""[FW F2.5]"""

END_BONUSES: Final = ["blacksmith", "top-left", "top-right", "bottom-left", "bottom-right"]
"""The bonuses that the last round's spaces sell. [FW F5.17]"""

SCORED: Final = ["levels", "cards", "bonuses", "gold", "quests"]
"""The sources of prestige when all is added up; the last is what was scored before. [FW F9]"""

CLOSED_SPACES: Final = ["blacksmith", "bazaar", "bazaar-single", "barracks"]
"""Spaces of the market that take one disk; with two players the bazaar is one. [FW F5.2] [FW F5.4]"""

# The cards: bonus, weapons, single-use, quests, wealth, each group by stage or deck.
BONUS_CARDS: Final = [12, 12, 10]
WEAPON_CARDS: Final = [13, 10, 10]
SINGLE_CARDS: Final = [12, 12, 10]
"""The cards of each stage. [FW F2.8]"""
DECKS: Final = ["green", "yellow1", "grey", "red", "yellow3"]
DECK_SIZES: Final = [20, 9, 20, 12, 12]
"""The quest decks. [FW F2.6] [FW F2.7]"""
WEALTH_CARDS: Final[i64] = 16
ALL_BONUS: Final[i64] = sum(BONUS_CARDS)
ALL_WEAPONS: Final[i64] = sum(WEAPON_CARDS)
ALL_SINGLE: Final[i64] = sum(SINGLE_CARDS)
ALL_QUESTS: Final[i64] = sum(DECK_SIZES)
ALL_CARDS: Final[i64] = ALL_BONUS + ALL_WEAPONS + ALL_SINGLE + ALL_QUESTS + WEALTH_CARDS
PUBLIC_FROM_START: Final[i64] = 4
"""The first weapon cards, whose designs lie open from the start. [FW F2.9]"""
DESIGNS: Final[i64] = ALL_WEAPONS + 2
"""The weapon cards, then the Copper Dagger and the Copper Sword, which everybody has. [FW F2.1]"""

HEXES: Final[i64] = 61
ADVENTURERS: Final[i64] = 20
"""The most a player may have: the state is flat. [FW H1]"""
QUESTS_EACH: Final[i64] = 5
OFFER: Final[i64] = 8
LEGS: Final[i64] = 4
SHOWN_CARDS: Final[i64] = 5
"""The face-up market cards: a weapon, two bonus and two single-use cards. [FW F3.1]"""

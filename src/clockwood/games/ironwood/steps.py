"""Every step of Ironwood, and what the names of their fields stand for in a position."""

from typing import Final

from clockwood.games.ironwood.bots.common import hand, magic_die, rewards
from clockwood.games.ironwood.bots.common import set_up as bot_set_up
from clockwood.games.ironwood.bots.ironbot import attack as ironbot_attack
from clockwood.games.ironwood.bots.ironbot import icon_steps as ironbot_icons
from clockwood.games.ironwood.bots.ironbot import knowledge
from clockwood.games.ironwood.bots.ironbot import moves as ironbot_moves
from clockwood.games.ironwood.bots.ironbot import set_up as ironbot_set_up
from clockwood.games.ironwood.bots.ironbot import turn as ironbot_turn
from clockwood.games.ironwood.bots.woodenbot import aid, locating, spirits
from clockwood.games.ironwood.bots.woodenbot import attack as woodenbot_attack
from clockwood.games.ironwood.bots.woodenbot import icon_steps as woodenbot_icons
from clockwood.games.ironwood.bots.woodenbot import moves as woodenbot_moves
from clockwood.games.ironwood.bots.woodenbot import turn as woodenbot_turn
from clockwood.games.ironwood.rules import (
    act,
    aftermath,
    attacking,
    burning,
    card_draws,
    choosing,
    combat,
    digging,
    discovering,
    ending,
    forging,
    luring,
    marching,
    marking,
    movement,
    ongoing,
    paying,
    phases,
    preparing,
    recruiting,
    removing,
    resolving,
    set_up,
    triggers,
    turn,
    wagering,
)
from clockwood.kernel.step import steps_in

KINDS_OF_FIELDS: Final = {
    "seat": "seat",
    "chooser": "seat",
    "card": "card",
    "forest": "forest",
    "from_forest": "forest",
    "to_forest": "forest",
    "mountain": "mountain",
    "from_mountain": "mountain",
    "to_mountain": "mountain",
}

CORE: Final = [
    act,
    aftermath,
    attacking,
    burning,
    card_draws,
    choosing,
    combat,
    digging,
    discovering,
    ending,
    forging,
    luring,
    marching,
    marking,
    movement,
    ongoing,
    paying,
    phases,
    preparing,
    recruiting,
    removing,
    resolving,
    set_up,
    triggers,
    turn,
    wagering,
]
BOTS: Final = [hand, magic_die, rewards, bot_set_up]
IRONBOT: Final = [ironbot_attack, ironbot_icons, knowledge, ironbot_moves, ironbot_set_up, ironbot_turn]
WOODENBOT: Final = [aid, locating, spirits, woodenbot_attack, woodenbot_icons, woodenbot_moves, woodenbot_turn]

STEPS: Final = steps_in([*CORE, *BOTS, *IRONBOT, *WOODENBOT], KINDS_OF_FIELDS)

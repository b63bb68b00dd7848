"""Every step of Ironwood, and what the names of their fields stand for in a position."""

from typing import Final

from clockwood.games.ironwood.bots.common import expending, magic_die
from clockwood.games.ironwood.bots.common import hand as bot_hand
from clockwood.games.ironwood.bots.common import set_up as bot_set_up
from clockwood.games.ironwood.bots.ironbot import attack as ironbot_attack
from clockwood.games.ironwood.bots.ironbot import icons as ironbot_icons
from clockwood.games.ironwood.bots.ironbot import moves as ironbot_moves
from clockwood.games.ironwood.bots.ironbot import set_up as ironbot_set_up
from clockwood.games.ironwood.bots.ironbot import turn as ironbot
from clockwood.games.ironwood.bots.ironbot import visions
from clockwood.games.ironwood.bots.woodenbot import aid, locating, spirits
from clockwood.games.ironwood.bots.woodenbot import attack as woodenbot_attack
from clockwood.games.ironwood.bots.woodenbot import icons as woodenbot_icons
from clockwood.games.ironwood.bots.woodenbot import moves as woodenbot_moves
from clockwood.games.ironwood.bots.woodenbot import turn as woodenbot
from clockwood.games.ironwood.rules import (
    act,
    aftermath,
    attacking,
    burning,
    choosing,
    combat,
    digging,
    discovering,
    drawing,
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
    setup,
    triggers,
    turn,
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

STEPS: Final = steps_in(
    [
        act,
        aftermath,
        attacking,
        burning,
        choosing,
        combat,
        digging,
        discovering,
        drawing,
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
        setup,
        triggers,
        turn,
        aid,
        bot_hand,
        expending,
        bot_set_up,
        ironbot_set_up,
        ironbot,
        ironbot_attack,
        ironbot_icons,
        ironbot_moves,
        locating,
        magic_die,
        spirits,
        visions,
        woodenbot,
        woodenbot_attack,
        woodenbot_icons,
        woodenbot_moves,
    ],
    KINDS_OF_FIELDS,
)

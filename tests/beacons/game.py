"""Beacons: two keepers, four rocks, twelve cards."""

from typing import Final

from beacons.bots import lamplighter
from beacons.bots.lamplighter import LAMPLIGHTER
from beacons.cells import CARDS, CELLS, NIGHT, SEATS, ZONES
from beacons.part import Sea, SignalCards
from beacons.printed import Beacons
from beacons.reasons import REASONS
from beacons.rules import night, ship, storm, turn
from beacons.verbs import WORDS
from clockwood.kernel.game import Game
from clockwood.kernel.options import OptionSpec
from clockwood.kernel.step import steps_in

OPTIONS: Final = [OptionSpec("nights", 8, "B14", 1, 99), OptionSpec("storms", 1, "B5")]
PARTS: Final = [Sea(), SignalCards(ZONES, 0, CARDS)]
STEPS: Final = steps_in([night, storm, turn, ship, lamplighter], {"seat": "seat", "chooser": "seat"})

GAME: Final = Game(
    "beacons",
    "beacons.game",
    1,
    SEATS,
    [CELLS],
    WORDS,
    STEPS,
    OPTIONS,
    parts=PARTS,
    build=Beacons,
    reasons=REASONS,
    automata=[LAMPLIGHTER],
    variants=[{}, {"nights": 30, "storms": 0}, {"seat.south": "lamplighter:3+hasty"}],
    phases=["night", "turn"],
    ways_out=["pass", "enough"],
    turn=NIGHT,
    round=NIGHT,
)

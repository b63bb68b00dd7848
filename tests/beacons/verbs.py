"""The answers of Beacons."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from beacons.cells import BEARINGS, CARDS, ROCKS
from clockwood.kernel.vocabulary import Vocabulary

WORDS: Final = Vocabulary({"card": CARDS, "rock": ROCKS, "bearing": len(BEARINGS), "face": 7})

MARK: Final = WORDS.verb("mark", "card")
BEAR: Final = WORDS.verb("bear", "bearing")
LOOK: Final = WORDS.verb("look")
DRAW: Final = WORDS.verb("draw")
FEED: Final = WORDS.verb("feed")
PLAY: Final = WORDS.verb("play", "card")
OIL_IN: Final = WORDS.verb("oil")
ENOUGH: Final = WORDS.verb("enough")
CALM: Final = WORDS.verb("calm", "card")
PASS: Final = WORDS.verb("pass")
GULL: Final = WORDS.verb("gull")
SHIP: Final = WORDS.verb("ship")
FACE: Final = WORDS.verb("face", "face")
TOP: Final = WORDS.verb("top", "card")
LAND: Final = WORDS.verb("land", "rock")


def listed(actions: list[int]) -> vec[i64]:
    found = vec[i64](capacity=16)
    for action in actions:
        found = append(found, i64(action))
    return found

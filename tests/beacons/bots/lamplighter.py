"""The Lamplighter: an automaton that keeps one lamp, at levels 1 to 3. [B16]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beacons.cells import OIL
from beacons.rules.night import Night
from beacons.rules.turn import Feed, Sightings, Turn
from beacons.verbs import DRAW, FEED, OIL_IN, PLAY, listed
from clockwood.kernel.automaton import Automaton, AutomatonSpec
from clockwood.kernel.content import Content
from clockwood.kernel.match import Match
from clockwood.kernel.priority import FirstListed, Score, pick, prefer
from clockwood.kernel.step import SeatStep, Step

OIL_A_LEVEL: Final = 2
HASTY: Final = "hasty"


class FeedsTheLamp(Score):
    """Feeding, while the lamp holds less than its level asks for."""

    def score(self, match: Match, candidate: i64) -> i64:
        wants = match.content.automaton[match.chooser].level * OIL_A_LEVEL
        return candidate in {FEED.code(), OIL_IN.code()} and match.state[OIL + match.chooser] < wants


class DrawsACard(Score):
    """Drawing, for a hasty one."""

    def score(self, match: Match, candidate: i64) -> i64:
        return candidate == DRAW.code() and HASTY in match.content.automaton[match.chooser].traits


CHOOSES: Final = [prefer("feeds", FeedsTheLamp()), prefer("hasty", DrawsACard())]
FIRST: Final = FirstListed("first")


class Lamplighter(Automaton):
    """Feeds its lamp first, then does what is listed first. [B16]"""

    def __init__(self, content: Content, seat: int, level: int, traits: list[str]) -> None:
        super().__init__("lamplighter", level, traits)

    def begin_turn(self, match: Match, seat: i64) -> None:
        match.automaton_turn(seat, "B16", over=False)
        match.push(LamplighterDone(seat))

    def next_turn(self, match: Match, seat: i64) -> list[Step]:
        return [Night(), Turn(seat)]

    def answer(self, match: Match, step: Step, seat: i64, options: vec[i64]) -> None:
        """Choose by its list among what lies open; a choice that depends on its hand leaves no trace."""
        lies_open = [int(action) for action in options if not PLAY.has(action)]
        if isinstance(step, Turn | Feed | Sightings) and lies_open:
            pick(match, step, listed(lies_open), "lamplighter-chooses", "B16", CHOOSES, FIRST, seat)
        else:
            step.chosen(match, options[0])


class LamplighterDone(SeatStep):
    """Its turn is over. [B16]"""

    def run(self, match: Match) -> None:
        match.automaton_turn(self.seat, "B16", over=True)


LAMPLIGHTER: Final = AutomatonSpec("lamplighter", Lamplighter, "B16", low=1, high=3, level=1, traits=[HASTY])

"""Turmoil of the Electric Eyrie: points lost for birds, the Decree purged, then Evening. [EE 5.7]"""

from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.bot import numbers_at
from clockwood.games.root.bots.eyrie.columns import LEFT_TO_RIGHT, cards_for, is_in_column
from clockwood.games.root.factions.eyrie import cells
from clockwood.games.root.rules.handing import discard
from clockwood.games.root.rules.scoring import lose_points, score
from clockwood.games.root.rules.turn import EndPhase
from clockwood.games.root.words import BIRD, DECK_SIZE
from clockwood.kernel.events import number, who
from clockwood.kernel.match import Match
from clockwood.kernel.step import SeatStep


@mypyc_attr(acyclic=True, free_list_len=1)
class EndDecree(SeatStep):
    """The end of the Decree: `leave(EndDecree)` skips what is left of it, not what ends Daylight. [AM EE4]"""

    def run(self, match: Match) -> None:
        pass


@mypyc_attr(acyclic=True, free_list_len=1)
class BirdTurmoil(SeatStep):
    """Humiliate, purge, rest; once a turn. In Birdsong it skips Daylight, too. [EE 5.7.1–5.7.3] [AM EE4]"""

    def run(self, match: Match) -> None:
        state = match.state
        if match.listening:
            match.tell("turmoil", "EE 5.7.1", [who(self.seat)])
        state[cells.IN_TURMOIL] = 1
        humiliate(match, self.seat)
        if match.outcome is not None:
            return
        purge(match, self.seat)
        rest(match)


def humiliate(match: Match, seat: i64) -> None:
    """Lose a point for each bird of the Decree, or score it. [EE 5.7.1] [EE NOBILITY]"""
    birds = cards_for(match, BIRD)
    if numbers_at(match, seat).is_on("noble"):
        score(match, seat, birds, "EE NOBILITY")
    else:
        lose_points(match, seat, birds, "EE 5.7.1")


def purge(match: Match, seat: i64) -> None:
    """Discard every card of the Decree; the Viziers stay. [EE 5.7.2] [AM EE2]"""
    purged: i64 = 0
    for suit in LEFT_TO_RIGHT:
        for card in range(DECK_SIZE):
            if is_in_column(match, card, suit):
                discard(match, card)
                purged += 1
    if match.listening:
        match.tell("purged", "EE 5.7.2", [who(seat), number("n", purged)])


def rest(match: Match) -> None:
    """Go to the end of the Decree, or of Birdsong. [EE 5.7.3] [AM EE4]"""
    for step in match.stack[::-1]:
        if isinstance(step, (EndDecree, EndPhase)):
            match.leave(type(step))
            return


def fall_into_turmoil(match: Match, seat: i64) -> None:
    """Begin turmoil, once a turn. [AM EE5]"""
    if match.state[cells.IN_TURMOIL] == 0:
        match.push(BirdTurmoil(seat))


def fail_to_place(match: Match, seat: i64) -> None:
    """Answer a warrior that cannot be placed: nothing, or turmoil for the noble. [EE 5.5.1.x] [EE NOBILITY]"""
    if numbers_at(match, seat).is_on("noble"):
        fall_into_turmoil(match, seat)

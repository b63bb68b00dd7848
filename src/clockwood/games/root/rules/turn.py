"""A turn: Birdsong, Daylight, Evening, each with its windows; and the rounds turns make. [RT 1.4]"""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.rules.dominance import check_dominance
from clockwood.games.root.rules.effects.emigre import EmigreMove
from clockwood.games.root.rules.effects.using import (
    IN_BIRDSONG,
    START_OF_BIRDSONG,
    START_OF_DAYLIGHT,
    START_OF_EVENING,
    CardWindow,
    has_crafted,
)
from clockwood.games.root.rules.guessing import GuessWindow
from clockwood.games.root.rules.persistent import has
from clockwood.games.root.rules.ruling import rules
from clockwood.games.root.rules.scoring import least_of_people, place_in_order, score, win, win_together
from clockwood.games.root.table import cells
from clockwood.games.root.verbs import GO_ON, TO_THE_END
from clockwood.games.root.words import (
    BIRDSONG,
    COFFIN_MAKERS,
    DAYLIGHT,
    EMIGRE,
    EVENING,
    LAND_SUITS,
)
from clockwood.kernel.events import Term, number, who
from clockwood.kernel.layout import NONE, hold, term
from clockwood.kernel.match import Match
from clockwood.kernel.step import SeatStep, Step


@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(SeatStep):
    """A turn of three phases; what was used once a turn may be used again. [RT 1.4.1a] [RT 4.1.1b]"""

    def run(self, match: Match) -> None:
        state = match.state
        hold(state, cells.ACTIVE, self.seat)
        state[cells.TURN] += 1
        state[cells.ACTIONS] = 0
        state[cells.ONCE] = 0
        state[cells.FERRIED] = 0
        state[cells.OPENING] = 0
        state[cells.RESHUFFLED] = 0
        for suit in range(LAND_SUITS):
            state[cells.USED + suit] = 0
        if match.listening:
            match.tell("turn-began", "RT 1.4.1a", [who(self.seat)])
        content = content_of(match)
        for other in range(content.players):
            if content.attending >> other & 1:
                content.faction[other].turn_begins(match, other)
        match.push(EndTurn(self.seat))
        match.push(Phase(self.seat, EVENING))
        match.push(Phase(self.seat, DAYLIGHT))
        match.push(Phase(self.seat, BIRDSONG))


@mypyc_attr(acyclic=True, free_list_len=1)
class Phase(Step):
    """A phase: start-of effects, then the faction's own steps, then end-of effects. [RT 1.4.1b]"""

    def __init__(self, seat: i64, phase: i64) -> None:
        self.seat = seat
        self.phase = phase

    def run(self, match: Match) -> None:
        hold(match.state, cells.PHASE, self.phase)
        if match.listening:
            match.tell("phase-began", "RT 1.4.1a", [who(self.seat), Term("phase", "phase", self.phase)])
        if self.phase == BIRDSONG:
            check_dominance(match, self.seat)
            if match.outcome is not None:
                return
        match.push(EndPhase(self.seat, self.phase))
        cards = has_crafted(match, self.seat) and not content_of(match).is_bot(self.seat)
        if cards and self.phase == BIRDSONG:
            match.push(CardWindow(self.seat, IN_BIRDSONG))
        match.push(FactionPhase(self.seat, self.phase))
        if content_of(match).guessable and self.phase != DAYLIGHT and not content_of(match).is_bot(self.seat):
            match.push(GuessWindow(self.seat))
        if cards:
            self.begin_with_cards(match)
        self.let_others_answer(match)

    def begin_with_cards(self, match: Match) -> None:
        """Push the windows of crafted cards at the start of the phase. [RT PW1]"""
        if self.phase == BIRDSONG:
            match.push(CardWindow(self.seat, IN_BIRDSONG))
            match.push(CardWindow(self.seat, START_OF_BIRDSONG))
            score_coffins(match, self.seat)
        elif self.phase == DAYLIGHT:
            match.push(CardWindow(self.seat, START_OF_DAYLIGHT))
        else:
            match.push(CardWindow(self.seat, START_OF_EVENING))

    def let_others_answer(self, match: Match) -> None:
        """Let whoever answers the start of a phase do so, before crafted cards. [RT PW1]"""
        content = content_of(match)
        if content.attending and match.outcome is None:
            for other in range(content.players):
                if content.attending >> other & 1:
                    content.faction[other].phase_begins(match, other, self.seat, self.phase)


@mypyc_attr(acyclic=True, free_list_len=1)
class FactionPhase(Step):
    """The faction's own steps of a phase."""

    def __init__(self, seat: i64, phase: i64) -> None:
        self.seat = seat
        self.phase = phase

    def run(self, match: Match) -> None:
        faction = content_of(match).faction[self.seat]
        if self.phase == BIRDSONG:
            faction.birdsong(match, self.seat)
        elif self.phase == DAYLIGHT:
            faction.daylight(match, self.seat)
        else:
            faction.evening(match, self.seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class EndPhase(Step):
    """The end of a phase; `leave(EndPhase)` ends it at once. [RT 1.4.1b] [RT M.4.4]"""

    def __init__(self, seat: i64, phase: i64) -> None:
        self.seat = seat
        self.phase = phase

    def run(self, match: Match) -> None:
        if self.phase == BIRDSONG and has(match, self.seat, EMIGRE):
            match.push(EmigreMove(self.seat))
        if self.phase == EVENING:
            tower = content_of(match).land.pass_clearing
            if tower >= 0 and rules(match, self.seat, tower):
                score(match, self.seat, 1, "RT M.4.4")


@mypyc_attr(acyclic=True, free_list_len=1)
class EndTurn(SeatStep):
    """The turn passes on; by our ruling the game ends after the last round. [RT 1.4.1c] [RT U23]"""

    def run(self, match: Match) -> None:
        state = match.state
        content = content_of(match)
        after = (place_in_order(match, self.seat) + 1) % content.players
        if after == 0:
            if content.agreed.round_limit and state[cells.ROUND] >= content.agreed.round_limit:
                end_by_rounds(match)
                return
            state[cells.ROUND] += 1
            if match.listening:
                match.tell("round-began", "RT 1.4.1c", [number("n", state[cells.ROUND])])
        match.push(Turn(term(state, cells.ORDER + after)))
        if content.has_watcher() and not state[cells.TO_THE_END]:
            match.push(Watch(content.players))


@mypyc_attr(acyclic=True, free_list_len=1)
class Watch(SeatStep):
    """The watcher of a table without people lets the next turn begin, or all that are left. [RT U25]"""

    def run(self, match: Match) -> None:
        match.ask(self, self.seat, append(append(vec[i64](capacity=2), GO_ON.code()), TO_THE_END.code()))

    def chosen(self, match: Match, action: i64) -> None:
        if TO_THE_END.has(action):
            match.state[cells.TO_THE_END] = 1


def score_coffins(match: Match, seat: i64) -> None:
    """Score a point for every five warriors on Coffin Makers, then return all of them. [RT U18]"""
    if not has(match, seat, COFFIN_MAKERS):
        return
    content = content_of(match)
    state = match.state
    lying: i64 = 0
    for other in range(content.players):
        lying += state[cells.COFFIN + other]
        state[content.supply[other]] += state[cells.COFFIN + other]
        state[cells.COFFIN + other] = 0
    score(match, seat, lying // 5, "RT U18")


def end_by_rounds(match: Match) -> None:
    """Let the most points win, of several the earliest in turn order. [RT U23]

    People who play together win if each of them has more than every automaton.
    """
    state = match.state
    content = content_of(match)
    best = NONE
    for place in range(content.players):
        seat = term(state, cells.ORDER + place)
        if content.agreed.co_op and not content.is_bot(seat):
            continue
        if best == NONE or state[cells.VP + seat] > state[cells.VP + best]:
            best = seat
    if content.agreed.co_op and least_of_people(match) > state[cells.VP + best]:
        win_together(match, "won-by-rounds", "RT U23")
    else:
        win(match, best, "won-by-rounds", "RT U23")


def turn_steps(seat: i64, phase: i64) -> list[Step]:
    """Return the stack, bottom first, of a seat's turn from a phase on."""
    return [EndTurn(seat), *(Phase(seat, each) for each in (EVENING, DAYLIGHT, BIRDSONG) if each >= phase)]

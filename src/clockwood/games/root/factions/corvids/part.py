"""The Corvid Conspiracy, as the common rules see it. [CC 13.2]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.factions.corvids import cells
from clockwood.games.root.factions.corvids.acting import ACTIONS, CorvidDay, Exert, LayPlot
from clockwood.games.root.factions.corvids.board import (
    board_of,
    describe_plots,
    draw_plots,
    keys_of_plot,
    letters_at,
    plots_line,
    show_plots,
)
from clockwood.games.root.factions.corvids.bombing import BombedBuilding
from clockwood.games.root.factions.corvids.exposure import answer_guess
from clockwood.games.root.factions.corvids.flipping import FlipPlots
from clockwood.games.root.factions.corvids.hidden import imagine
from clockwood.games.root.factions.corvids.plots import lose_plot, raided, spread
from clockwood.games.root.factions.corvids.recruiting import (
    CorvidCraft,
    CorvidRecruit,
    CorvidStart,
    CorvidSuit,
    found_home,
    start_in_each_suit,
)
from clockwood.games.root.factions.corvids.verbs import FLIP_PLOT, LAY
from clockwood.games.root.factions.corvids.worth import worth
from clockwood.games.root.mat import Mat, MatRow
from clockwood.games.root.moments import FactionPart
from clockwood.games.root.rules.effects.drawing import HandLimit
from clockwood.games.root.rules.homelands import Homeland
from clockwood.games.root.rules.removing import remove_pieces
from clockwood.games.root.table.cells import WHERE
from clockwood.games.root.table.packing import packed
from clockwood.games.root.words import CLEARINGS, PLOTS
from clockwood.kernel.content import Content
from clockwood.kernel.events import EVERYONE, Event, number
from clockwood.kernel.layout import term
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question
from clockwood.kernel.rng import Generator
from clockwood.kernel.scene import Setting
from clockwood.kernel.seen import Seen
from clockwood.kernel.sketch import Sketch
from clockwood.kernel.step import Step
from clockwood.kernel.view import Flat

ASKS: Final[dict[type[Step], str]] = {
    CorvidStart: "CC 13.3.2",
    CorvidCraft: "CC 13.4.1",
    FlipPlots: "CC 13.4.2a",
    CorvidRecruit: "CC 13.4.3",
    CorvidSuit: "CC 13.4.3",
    CorvidDay: "CC 13.5",
    LayPlot: "CC 13.5.2",
    Exert: "CC 13.6.1",
    BombedBuilding: "CO 11.8.1",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Corvids(FactionPart):
    """Plots face down, and enemies who guess at them. [CC 13.2]"""

    def __init__(self) -> None:
        super().__init__("corvids", cells.PIECE_ROWS, cells.SUPPLY)
        self.roams = True

    def asks(self) -> dict[type[Step], str]:
        return ASKS

    def prompt(self, match: Match, question: Question) -> Event | None:
        """Return an open question in words; that of the Daylight says how many actions are left."""
        step = question.step
        if isinstance(step, CorvidDay):
            return question.asked(ASKS[CorvidDay], [number("n", step.left)])
        return super().prompt(match, question)

    # -- the turn

    def begin(self, match: Match, seat: i64) -> None:
        match.state[cells.SUPPLY] = cells.CROWS
        start_in_each_suit(match, seat)

    def begin_drafted(self, match: Match, seat: i64) -> None:
        match.state[cells.SUPPLY] = cells.CROWS
        match.push(Homeland(seat))

    def settle(self, match: Match, seat: i64, clearing: i64) -> None:
        found_home(match, seat, clearing)

    def birdsong(self, match: Match, seat: i64) -> None:
        match.state[cells.PLACED] = 0
        match.push(CorvidRecruit(seat))
        match.push(FlipPlots(seat))
        match.push(CorvidCraft(seat))

    def daylight(self, match: Match, seat: i64) -> None:
        match.push(CorvidDay(seat, ACTIONS))

    def evening(self, match: Match, seat: i64) -> None:
        match.push(HandLimit(seat))
        match.push(Exert(seat))

    # -- crafting and battle

    def crafting(self, state: vec[i64], seat: i64, suit: i64) -> i64:
        return cells.crafting_plots(state, suit)

    def crafting_clearings(self, state: vec[i64], seat: i64) -> i64:
        return cells.clearings_with_plots(state)

    def extra_hits(self, match: Match, seat: i64, attacking: bool) -> i64:
        """Deal a hit more as defender beside a facedown plot: Embedded Agents. [CC 13.2.5]"""
        return 1 if not attacking and cells.is_down(match.state, term(match.state, WHERE)) else 0

    # -- pieces

    def bars_placing(self, match: Match, seat: i64, clearing: i64) -> bool:
        return cells.is_snare(match.state, clearing)

    def bars_leaving(self, match: Match, seat: i64, clearing: i64) -> bool:
        return cells.is_snare(match.state, clearing)

    def gives_way(self, match: Match, seat: i64, clearing: i64, automaton: i64) -> bool:
        """Lose the snare instead of what an automaton would do there. [CO 11.8.2] [AM CO5]"""
        if not cells.is_snare(match.state, clearing):
            return False
        remove_pieces(match, seat, automaton, clearing, packed(cells.WHICH_PLOT, 1))
        return True

    def fell(self, match: Match, seat: i64, remover: i64, clearing: i64, pieces: i64) -> None:
        """Let a raid answer the loss of a plot. [CC 13.7.4]"""
        if lose_plot(match, seat, clearing, pieces) == cells.RAID:
            spread(match, seat, raided(match, seat, clearing), "CC 13.7.4")

    # -- facedown plots

    def knows(self, match: Match, seat: i64) -> bool:
        """Return whether a seat looks at facedown plots: their owner does. [CC 13.2.2a]"""
        return seat >= 0 and seat < content_of(match).players and content_of(match).faction[seat] is self

    def shows_secret(self, match: Match, cell: str, owner: i64, seat: i64) -> bool:
        return cell == "plot_kind" and (self.knows(match, seat) or cells.is_up(match.state, owner))

    def guessable(self, state: vec[i64], seat: i64, clearing: i64) -> i64:
        return cells.ANY_KIND & ~state[cells.GUESSED + clearing] if cells.is_down(state, clearing) else 0

    def guessed(self, match: Match, seat: i64, guesser: i64, clearing: i64, plot: i64, card: i64) -> None:
        answer_guess(match, seat, guesser, clearing, plot, card)

    def resample(self, match: Match, seat: i64, rng: Generator) -> None:
        if not self.knows(match, seat):
            imagine(match, rng)

    def hides(self, action: i64) -> bool:
        return LAY.has(action)

    # -- looking

    def show(self, match: Match, seat: i64, view: Flat) -> None:
        show_plots(match, view, self.knows(match, seat))

    def keys(self, content: Content) -> list[str]:
        return [key for name in content.names["clearing"] for key in keys_of_plot(name)]

    def problems(self, match: Match) -> list[str]:
        """Name plots without a kind, kinds without a plot, and more of a kind than there are. [CC P] [CC 13.2.4b]"""
        state = match.state
        names = match.content.names["clearing"]
        found: list[str] = []
        if match.outcome is not None:
            return found
        for clearing in range(CLEARINGS):
            kind = cells.kind_at(state, clearing)
            path = f"state.plot_kind.{names[clearing]}"
            if (kind < 0) == (state[cells.PLOT + clearing] > 0):
                found.append(f"{path}: a plot has a kind, and nothing else does [CC P]")
            elif state[cells.GUESSED + clearing] and not cells.is_down(state, clearing):
                found.append(f"state.guessed.{names[clearing]}: only facedown plots are guessed at [CC 13.2.4a]")
            elif kind >= 0 and state[cells.GUESSED + clearing] >> kind & 1:
                found.append(f"state.guessed.{names[clearing]}: that guess was right [CC 13.2.4b]")
            if state[cells.FACE_UP] >> clearing & 1 and not state[cells.PLOT + clearing]:
                found.append(f"state.plots_up: no plot is in {names[clearing]} [CC 13.2.2a]")
        for kind in range(cells.ALL_KINDS):
            left = cells.in_supply(state, kind)
            if left < 0:
                found.append(f"state.plot_kind: {PLOTS[kind]} {cells.EACH - left} times, there are {cells.EACH} [CC P]")
            elif state[cells.RETURNED + kind] > left:
                found.append(f"state.plots_returned.{PLOTS[kind]}: the supply has {left} [CC P]")
        return found

    def mat(self) -> Mat:
        return board_of(self.name)

    def away(self, content: Content, view: Flat, row: MatRow) -> int:
        return sum(key in view for name in content.names["clearing"] for key in keys_of_plot(name))

    def describe(self, content: Content, setting: Setting) -> None:
        super().describe(content, setting)
        describe_plots(setting, content.names["seat"].index(self.name))

    def draw(self, content: Content, view: Flat, seen: Seen) -> None:
        super().draw(content, view, seen)
        draw_plots(view, seen)

    def letters(self, view: Flat, clearing: str) -> str:
        return letters_at(view, clearing)

    def board_lines(self, view: Flat) -> Sketch:
        return plots_line(view)

    def result(self, match: Match, question: Question, action: i64) -> Event | None:
        """Say what turning up a plot scores. [CC 13.4.2a]"""
        if not FLIP_PLOT.has(action):
            return None
        return Event("result-flip", "CC 13.4.2a", EVERYONE, [number("n", cells.face_up(match.state) + 1)])

    def ending(self, step: Step, options: vec[i64]) -> i64:
        return options[0] if isinstance(step, LayPlot) else -1

    def worth(self, match: Match, seat: i64) -> i64:
        return worth(match, seat)

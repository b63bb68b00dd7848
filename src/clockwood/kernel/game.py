"""A game: the list of its parts, and what the kernel asks of it."""

import importlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from clockwood.kernel.automaton import AutomatonSpec, seat_automata, seat_options
from clockwood.kernel.content import Content, PackId
from clockwood.kernel.events import EVERYONE, Event, Term, Told, number
from clockwood.kernel.judge import Judge
from clockwood.kernel.layout import Layout, joined
from clockwood.kernel.options import OptionSpec, Value, settled
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.part import Files, Part, answers
from clockwood.kernel.piles import forget_others
from clockwood.kernel.reasons import Reasons
from clockwood.kernel.rng import Generator
from clockwood.kernel.scene import LISTED, Panel, Setting, plain_marks
from clockwood.kernel.seen import Seen
from clockwood.kernel.sketch import Piece, Sketch, listed, plain
from clockwood.kernel.step import Step, StepKind
from clockwood.kernel.view import Flat, must_be_shown, show_cells, show_outcome
from clockwood.kernel.vocabulary import Verb, Vocabulary, term_text

if TYPE_CHECKING:
    from clockwood.kernel.match import Match
    from clockwood.kernel.question import Question

NOWHERE: Final = -1
"""The turn or round cell of a game that has none."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game: its parts, and the data they share. `home` is the module that holds it as `GAME`.

    `cells` are the layouts of its parts, `turn` and `round` the cells that count them. `build` makes the content from
    the files of packs; `older` turns options as they used to be written into those of today. `variants` are sets of
    options worth testing on their own, the plain game first. `card_events` says of messages with a card how a seat came
    by it or used it; `ways_out` are the verbs that decline or end what is asked, offered apart. Answers with
    the results named in `foremost` are listed first, in its order; answers whose words or results are named in `idle`
    would do nothing now. After a verb of `numbers` a number is asked, with the verb named there.
    `reach` is how many turns a search looks ahead before it trusts the judge; 0 sets no bound.
    With `horizon` it asks the judge when so many turns are over, as `Judge.pause_of` counts them, whatever it tried
    before. `budgets` are the iterations of levels that need others than most games, and `compared` is how many options
    the playouts of thorough levels draw at a decision; 0: as many as other levels do.
    `first_cells` is how many cells the game had before others were added behind them; 0: it never grew.
    """

    def __init__(
        self,
        name: str,
        home: str,
        rules_version: int,
        seats: list[str],
        cells: list[Layout],
        vocabulary: Vocabulary,
        steps: list[StepKind],
        options: list[OptionSpec],
        *,
        parts: list[Part] | None = None,
        build: Callable[[Files, list[PackId], dict[str, Value]], Content] | None = None,
        reasons: Reasons | None = None,
        judge: Judge | None = None,
        automata: list[AutomatonSpec] | None = None,
        older: Callable[[dict[str, Value]], dict[str, Value]] | None = None,
        variants: list[dict[str, Value]] | None = None,
        phases: list[str] | None = None,
        card_events: dict[str, str] | None = None,
        ways_out: list[str] | None = None,
        foremost: list[str] | None = None,
        idle: list[str] | None = None,
        numbers: dict[str, str] | None = None,
        turn: i64 = NOWHERE,
        round: i64 = NOWHERE,  # noqa: A002 - the word of every rulebook
        reach: i64 = 0,
        first_cells: int = 0,
        horizon: i64 = 0,
        budgets: dict[str, int] | None = None,
        compared: i64 = 0,
    ) -> None:
        self.name: Final = name
        self.home: Final = home
        self.rules_version: Final = rules_version
        self.seats: Final = seats
        self.layout: Final = joined(cells)
        self.vocabulary: Final = vocabulary
        self.steps: Final = steps
        self.parts: Final[list[Part]] = parts or []
        self.reasons: Final = reasons or Reasons()
        self.judge: Final = judge or Judge()
        self.automata: Final[list[AutomatonSpec]] = automata or []
        self.options: Final = [*options, *seat_options(seats, self.automata)]
        self.variants: Final[list[dict[str, Value]]] = variants or [{}]
        self.phases: Final[list[str]] = phases or []
        self.card_events: Final[dict[str, str]] = card_events or {}
        self.ways_out: Final[list[str]] = ways_out or ["pass", "skip", "done"]
        self.foremost: Final[list[str]] = foremost or []
        self.idle: Final[list[str]] = idle or []
        self.numbers: Final[dict[str, str]] = numbers or {}
        self.turn: Final = turn
        self.round: Final = round
        self.reach: Final = reach
        self.first_cells: Final = first_cells
        self.horizon: Final = horizon
        self.budgets: Final[dict[str, int]] = budgets or {}
        self.compared: Final = compared
        self._build: Final = build
        self._older: Final = older

    def __repr__(self) -> str:
        return f"<game {self.name}, rules {self.rules_version}, seats {', '.join(self.seats)}>"

    def chairs(self) -> list[str]:
        """Return the names of seats at tables where people choose later which of `seats` they play."""
        return [chair for spec in self.options for chair in spec.chairs]

    def watchers(self) -> list[str]:
        """Return the names of seats from which somebody only watches: automata play alone."""
        return [seat for part in self.parts for seat in part.watchers()]

    def settled(self, options: dict[str, Value]) -> dict[str, Value]:
        """Return every option with its checked value, as it is written today."""
        return settled(self.options, options if self._older is None else self._older(options))

    def joined(self, options: dict[str, Value], seats: list[str]) -> dict[str, Value]:
        """Return the options with these seats at the table, where it can be told and was not."""
        for part in self.parts:
            options = part.joined(options, seats)
        return options

    def sitting(self, options: dict[str, Value]) -> list[str]:
        """Return the seats that options name, whether or not the table may be so; none where only content tells."""
        wanted = self.settled(options)
        return [seat for part in self.parts for seat in part.sitting(wanted)]

    def content(self, files: Files, packs: list[PackId], options: dict[str, Value]) -> Content:
        """Build the content from the packs' files, or say which file, entry and column is wrong."""
        assert self._build is not None
        built = self._build(files, packs, self.settled(options))
        built.names.setdefault("seat", self.seats)
        built.from_source(self.home, files)
        if not built.parts:
            built.parts = list(self.parts)
        seat_automata(built, self.automata)
        built.gather()
        return built

    def overlay(self, files: Files, pack: Files) -> Files:
        """Lay a pack's files over those below it. Where no part says more, a file replaces a file."""
        for part in self.parts:
            laid = part.overlay(files, pack)
            if laid is not None:
                return laid
        return {**files, **pack}

    def begun_pack(self, files: Files, texts: dict[str, str]) -> dict[str, str]:
        """Return the files an owner's pack begins with; none where it begins with the shipped ones."""
        for part in self.parts:
            begun = part.begun_pack(files, texts)
            if begun:
                return begun
        return {}

    # -- play

    def set_up(self, match: "Match") -> None:
        """Put the pieces where a game starts and push its first step."""
        for part in match.content.parts:
            part.set_up(match)

    def opening(self, match: "Match", phase: str, seat: i64) -> list[Step]:
        """Return the stack, bottom first, of a position that names only phase and seat."""
        for part in match.content.parts:
            steps = part.opening(match, phase, seat)
            if steps is not None:
                return steps
        raise AssertionError(phase)

    def resigned(self, match: "Match", seat: i64) -> Outcome:
        """Return how the match ends that the seat gives up."""
        for part in match.content.parts:
            outcome = part.resigned(match, seat)
            if outcome is not None:
                return outcome
        others = tuple(k for k in range(len(match.content.names["seat"])) if k != seat)
        return Outcome(others, "won-by-surrender", "")

    def turn_of(self, match: "Match") -> i64:
        """Return a number that stays the same while one turn lasts, for players that think to its end."""
        turn = match.state[self.turn] if self.turn >= 0 else 0
        return turn + (match.state[self.round] << 8 if self.round >= 0 else 0)

    def milestone(self, match: "Match") -> i64:
        """Return a number that grows when a round ends: the record notes a digest there."""
        if self.round >= 0:
            return match.state[self.round]
        begun: i64 = 0
        for part in match.content.parts:
            begun = max(begun, part.rounds(match))
        return begun

    # -- knowledge

    def view(self, match: "Match", seat: i64) -> Flat:
        """Return what the seat may know, and nothing more. A negative seat watches."""
        view: Flat = {}
        show_cells(match, view, seat)
        for part in match.content.parts:
            part.show(match, seat, view)
        show_outcome(match, view)
        return view

    def shows_secret(self, match: "Match", cell: str, owner: i64, seat: i64) -> bool:
        """Return whether the seat was shown what another seat keeps in its cell of these `Layout.secrets`."""
        return any(part.shows_secret(match, cell, owner, seat) for part in match.content.parts)

    def resample(self, match: "Match", seat: i64, rng: Generator) -> None:
        """Redraw what the seat cannot know, never against what it saw."""
        for cards in self.layout.decks:
            forget_others(match.state, cards.start, cards.start + cards.size, cards.zones, seat)
        for part in match.content.parts:
            part.resample(match, seat, rng)

    def problems(self, match: "Match") -> list[str]:
        """Return the invariants that do not hold, each with the path it speaks of; ranges of cells first."""
        found = self.layout.misfits(match.state, match.content.names)
        if not found:
            for part in match.content.parts:
                found += part.problems(match)
        return found

    # -- words

    def prompt(self, match: "Match", question: "Question") -> Event:
        """Return an open question in words: its message id, its rule and its terms."""
        for part in match.content.parts:
            prompt = part.prompt(match, question)
            if prompt is not None:
                return prompt
        return Event(question.message(), "", EVERYONE, [number("high", question.high)])

    def option(self, match: "Match", question: "Question", action: i64) -> list[Event]:
        """Return an answer in words: `do-` and its verb with its arguments as terms, unless a part says more."""
        for part in match.content.parts:
            words = part.option(match, question, action)
            if words:
                return words
        verb = self.vocabulary.verb_of(action)
        return [Event(self.option_message(verb), "", EVERYONE, terms_of(verb, action))]

    def option_message(self, verb: Verb) -> str:
        """Return the message of a verb; verbs that share a name are told apart by their arguments."""
        same = [other for other in self.vocabulary.verbs if other.name == verb.name]
        return "-".join(["do", verb.name] if len(same) == 1 else ["do", verb.name, *verb.kinds])

    def result(self, match: "Match", question: "Question", action: i64) -> Event | None:
        """Return what comes of an answer in a few words, from what the asked seat knows; None where it says itself."""
        for part in match.content.parts:
            result = part.result(match, question, action)
            if result is not None:
                return result
        return None

    def hindrances(self, match: "Match", question: "Question") -> list[Event]:
        """Return why a question has no answer but ways out; nothing where it has one."""
        if any(self.vocabulary.verb_of(action).name not in self.ways_out for action in question.options):
            return []
        return [event for part in match.content.parts for event in part.hindrances(match, question)]

    def forecast(self, match: "Match") -> list[Event]:
        """Return what the automata would do as things stand, where the rules fix it and everyone can know it."""
        return [event for part in match.content.parts for event in part.forecast(match)]

    def foretell(self, match: "Match", question: "Question") -> list[Told]:
        """Return what else to foresee once this question is answered: where a plan was made, what it would do."""
        return [told for part in match.content.parts for told in part.foretell(match, question)]

    def printed(self, content: Content, kind: str, value: int, language: str) -> str:
        """Return what is printed on a thing, its name or, for `card-text`, its lines; empty where nothing is."""
        for part in content.parts:
            text = part.printed(content, kind, value, language)
            if text:
                return text
        return ""

    def card_words(self, content: Content, card: int) -> list[Piece]:
        """Return what a card's face says below its name, where no text is printed on it."""
        for part in content.parts:
            words = part.card_words(content, card)
            if words:
                return words
        return []

    # -- pictures

    def setting(self, content: Content) -> Setting:
        """Describe the table: boards, places, zones, numbers, pieces, cards.

        Where no part does, it is a list; cards of which none is described have plain faces.
        """
        setting = Setting(plain_marks(content.names["seat"]))
        for part in content.parts:
            part.describe(content, setting)
        if setting.only_cards():
            setting.panels.append(Panel(LISTED, "scene-table"))
        if setting.zones and not setting.cards:
            setting.add_plain_cards(len(content.names["card"]))
        must_be_shown(self.layout, content, setting)
        return setting

    def seen(self, content: Content, view: Flat) -> Seen:
        """Return a seat's flat view as things of the setting. It is given the view only, so it can tell no more."""
        seen = Seen()
        for part in content.parts:
            part.draw(content, view, seen)
        return seen

    def sketch_parts(self) -> list[str]:
        """Return the names of the sketches there are, in the order they are drawn."""
        return [name for part in self.parts for name in part.sketch_parts()] or ["table"]

    def sketch(self, match: "Match", seat: i64, part: str = "") -> Sketch:
        """Draw what the seat may know, whole or in part, with what its open question offers marked.

        Where no part draws anything, it is the seat's view, listed.
        """
        if not any(each.sketch_parts() for each in match.content.parts):
            return listed(self.view(match, seat))
        wanted = [(each, name) for each in match.content.parts for name in each.sketch_parts() if part in ("", name)]
        return [line for each, name in wanted for line in each.sketch(match, seat, name)]

    def sketch_for(self, match: "Match", question: "Question") -> list[str]:
        """Return the sketches a person needs to see to answer this question; all, where no part says which."""
        if not any(answers(part, Part, "sketch_for") for part in match.content.parts):
            return self.sketch_parts()
        return [name for part in match.content.parts for name in part.sketch_for(match, question)]

    def sketch_note(self, match: "Match", action: i64) -> list[Piece]:
        """Return what more there is to say of an option, beside its words."""
        return [piece for part in match.content.parts for piece in part.sketch_note(match, action)]

    def sketch_of(self, match: "Match", seat: i64, kind: str, value: int) -> Sketch:
        """Explain one thing, as far as the seat may know: a card, a place. In a game without explanations, name it."""
        for part in match.content.parts:
            lines = part.sketch_of(match, seat, kind, value)
            if lines:
                return lines
        if any(answers(part, Part, "sketch_of") for part in match.content.parts):
            return []
        return [[plain(term_text(match.content, kind, value))]]

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return game_at, (self.home,)


def terms_of(verb: Verb, action: i64) -> list[Term]:
    """Return an action's arguments as terms named by their kinds; of two alike one is `from`, the other `to`."""
    terms: list[Term] = []
    for k, value in enumerate(verb.arguments(action)):
        kind = verb.kinds[k]
        name = kind
        if verb.kinds.count(kind) > 1:
            name = "to" if kind in verb.kinds[:k] else "from"
        terms.append(Term(name, kind, value))
    return terms


def game_at(home: str) -> Game:
    """Return the game whose module this is."""
    game = getattr(importlib.import_module(home), "GAME", None)
    if not isinstance(game, Game):
        raise TypeError(f"GAME of {home} is no clockwood.kernel.game.Game")
    return game


def new_match(
    game: Game, content: Content, rng: Generator, outside_chance: bool = False, listening: bool = False
) -> "Match":
    """Return a match set up and run to its first question."""
    from clockwood.kernel.match import Match  # noqa: PLC0415 - a match holds its game

    match = Match(game, content, game.layout.blank(), rng)
    match.outside_chance = outside_chance
    match.listening = listening
    game.set_up(match)
    match.begin()
    return match


def blind(match: "Match", seat: i64, rng: Generator) -> "Match":
    """Return a copy in which everything the seat cannot know, and the generator, is drawn again."""
    copy = match.copy()
    copy.rng = Generator(rng.word(), rng.word() | 1)
    match.game.resample(copy, seat, rng)
    copy.ask_again()
    return copy

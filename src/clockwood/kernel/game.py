"""What the rest of the house knows of a game."""

import importlib
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.kernel.content import AutomatonSpec, Content, OptionSpec, PackId, Value, settled
from clockwood.kernel.events import EVERYONE, Event, Term, Told
from clockwood.kernel.layout import Layout
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.rng import Generator
from clockwood.kernel.scene import Panel, Setting, plain_marks
from clockwood.kernel.seen import Seen, listed_view
from clockwood.kernel.sketch import Piece, Sketch, listed, plain
from clockwood.kernel.step import Step, StepKind
from clockwood.kernel.vocabulary import Verb, Vocabulary, term_text

if TYPE_CHECKING:
    from clockwood.kernel.match import Match
    from clockwood.kernel.question import Question

Flat = dict[str, int | str]
"""A view: flat, so that two of them can be compared and sent as a difference."""


class Reason:
    """Why an action is not allowed: a message id and the rule that says so."""

    def __init__(self, message: str, cite: str) -> None:
        self.message: Final = message
        self.cite: Final = cite


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One folder of `games/` as everyone outside sees it. `home` is the module that holds it as `GAME`."""

    def __init__(
        self,
        name: str,
        home: str,
        rules_version: int,
        seats: list[str],
        layout: Layout,
        vocabulary: Vocabulary,
        steps: list[StepKind],
        options: list[OptionSpec],
    ) -> None:
        self.name: Final = name
        self.home: Final = home
        self.rules_version: Final = rules_version
        self.seats: Final = seats
        self.layout: Final = layout
        self.vocabulary: Final = vocabulary
        self.steps: Final = steps
        self.options: Final = options

    def content(self, files: dict[str, dict[str, object]], packs: list[PackId], options: dict[str, Value]) -> Content:
        """Build the content from the packs' files, or say which file, entry and column is wrong."""
        built = self.build(files, packs, settled(self.options, options))
        built.names.setdefault("seat", self.seats)
        built.from_source(self.home, files)
        return built

    def variants(self) -> list[dict[str, Value]]:
        """The sets of options worth testing on their own, the plain game first."""
        return [{}]

    def automata(self) -> list[AutomatonSpec]:
        """The automata that can take a seat."""
        return []

    def card_events(self) -> dict[str, str]:
        """What a message with a card says of it: `drawn` by a seat or laid out for all, or how a seat used it."""
        return {}

    def build(self, files: dict[str, dict[str, object]], packs: list[PackId], options: dict[str, Value]) -> Content:
        raise NotImplementedError

    def overlay(
        self, files: dict[str, dict[str, object]], pack: dict[str, dict[str, object]]
    ) -> dict[str, dict[str, object]]:
        """Lay a pack's files over those below it. Where a game says nothing more, a file replaces a file."""
        return {**files, **pack}

    def begun_pack(self, files: dict[str, dict[str, object]], texts: dict[str, str]) -> dict[str, str]:
        """Return the files an owner's pack begins with, by name, from the shipped files as read and as written.

        `{id}` in them stands for the pack's id. Where a game says nothing, it begins with the shipped files.
        """
        return {}

    def set_up(self, match: "Match") -> None:
        """Put the pieces where a game starts and push its first step."""
        raise NotImplementedError

    def opening(self, match: "Match", phase: str, seat: i64) -> list[Step]:
        """Return the stack, bottom first, of a position that names only phase and seat."""
        raise NotImplementedError

    def phases(self) -> list[str]:
        """The phases `opening` knows."""
        return []

    def automaton_turn(self, match: "Match", seat: i64) -> list[Step]:
        """Return the stack, bottom first, at which the turn of a seat of `content.automata` begins now."""
        raise NotImplementedError

    def answer_for(self, match: "Match", step: Step, seat: i64, options: vec[i64]) -> None:
        """Answer for a seat of `content.automata`, ending in `step.chosen`: now, or after chance or a person."""
        raise NotImplementedError

    def resigned(self, match: "Match", seat: i64) -> Outcome:
        raise NotImplementedError

    def resample(self, match: "Match", seat: i64, rng: Generator) -> None:
        """Redraw what the seat cannot know, never against what it saw."""
        raise NotImplementedError

    def view(self, match: "Match", seat: i64) -> Flat:
        """Return what the seat may know, and nothing more. A negative seat watches."""
        raise NotImplementedError

    def shows_secret(self, match: "Match", cell: str, owner: i64, seat: i64) -> bool:
        """Whether the seat was shown what another seat keeps in its cell of these `Layout.secrets`."""
        return False

    def problems(self, match: "Match") -> list[str]:
        """Return the invariants that do not hold, each with the path it speaks of."""
        raise NotImplementedError

    def reason(self, code: i64) -> Reason:
        """Return what a step's `why_not` code stands for."""
        raise NotImplementedError

    def prompt(self, match: "Match", question: "Question") -> Event:
        """Return an open question in words: its message id, its rule and its terms."""
        raise NotImplementedError

    def option(self, match: "Match", question: "Question", action: i64) -> list[Event]:
        """Return an answer in words: `do-` and its verb, with the verb's arguments as terms."""
        verb = self.vocabulary.verb_of(action)
        return [Event(self.option_message(verb), "", EVERYONE, terms_of(verb, action))]

    def option_message(self, verb: Verb) -> str:
        """Return the message of a verb; verbs that share a name are told apart by their arguments."""
        same = [other for other in self.vocabulary.verbs if other.name == verb.name]
        return "-".join(["do", verb.name] if len(same) == 1 else ["do", verb.name, *verb.kinds])

    def printed(self, content: Content, kind: str, value: int, language: str) -> str:
        """Return what is printed on a thing, its name or, for `card-text`, its lines; empty where nothing is."""
        return ""

    def card_words(self, content: Content, card: int) -> list[Piece]:
        """Return what a card's face says below its name, where no text is printed on it."""
        return []

    def setting(self, content: Content) -> Setting:
        """Describe the table: boards, places, zones, numbers, pieces, cards. Where a game says nothing, a list."""
        described = Setting(plain_marks(content.names["seat"]))
        described.panels.append(Panel("table", "scene-table"))
        return described

    def seen(self, content: Content, view: Flat) -> Seen:
        """Return a seat's flat view as things of the setting. It is given the view only, so it can tell no more."""
        return listed_view(view)

    def ways_out(self) -> list[str]:
        """The verbs that decline or end what is asked: they are offered apart."""
        return ["pass", "skip", "done"]

    def result(self, match: "Match", question: "Question", action: i64) -> Event | None:
        """Return what comes of an answer in a few words, from what the asked seat knows; None where it says itself."""
        return None

    def forecast(self, match: "Match") -> list[Event]:
        """Return what the automata would do as things stand, where the rules fix it and everyone can know it."""
        return []

    def foretell(self, match: "Match", question: "Question") -> list[Told]:
        """Return what else to foresee once this question is answered: where a plan was made, what it would do."""
        return []

    def sketch_parts(self) -> list[str]:
        """The parts a sketch has, in the order they are drawn."""
        return ["table"]

    def sketch(self, match: "Match", seat: i64, part: str = "") -> Sketch:
        """Draw what the seat may know, whole or in part, with what its open question offers marked."""
        return listed(self.view(match, seat))

    def sketch_for(self, match: "Match", question: "Question") -> list[str]:
        """Return the parts a person needs to see to answer this question."""
        return []

    def sketch_note(self, match: "Match", action: i64) -> list[Piece]:
        """Return what more there is to say of an option, beside its words."""
        return []

    def sketch_of(self, match: "Match", seat: i64, kind: str, value: int) -> Sketch:
        """Explain one thing, as far as the seat may know: a card, a place."""
        return [[plain(term_text(match.content, kind, value))]]

    def value(self, match: "Match", seat: i64) -> i64:
        """Return how good the table looks to the seat: what a player that looks one step ahead compares."""
        return 0

    def tells(self) -> bool:
        """Return whether the game judges unfinished matches, that is, implements `chances`."""
        return False

    def chances(self, match: "Match", seat: i64) -> float:
        """Return how likely the seat is to win, 0 to 1, judged by the table as it is; asked only if `tells`."""
        raise NotImplementedError

    def all_chances(self, match: "Match") -> vec[float]:
        """Return the chances of every seat; override it where one judgement serves all seats."""
        found = vec[float](capacity=len(self.seats))
        for seat in range(len(self.seats)):
            found = append(found, self.chances(match, seat))
        return found

    def shown(self, match: "Match", question: "Question", action: i64) -> i64:
        """Return what other seats see of an answer as it is given: the action, or -1 for no more than that it was."""
        return -1 if question.secret or match.lanes else action

    def turn_of(self, match: "Match") -> i64:
        """Return a number that stays the same while one turn lasts, for players that think to its end."""
        return 0

    def pause_of(self, match: "Match") -> i64:
        """Return a number that changes where a search may stop and look: at the ends of turns, or more often."""
        return self.turn_of(match)

    def reach(self) -> i64:
        """Return how many turns a search may look ahead before it trusts `chances`; 0 sets no bound."""
        return 0

    def grain(self, match: "Match") -> float:
        """Return how fine the chances are: the smaller, the less a search is drawn to answers it tried little."""
        return 1.0

    def milestone(self, match: "Match") -> i64:
        """Return a number that grows when a round ends: the record notes a digest there."""
        return 0

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
    game = importlib.import_module(home).GAME
    assert isinstance(game, Game)
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
    """Return a copy in which all that the seat cannot know, and the generator, is drawn anew."""
    twin = match.copy()
    twin.rng = Generator(rng.word(), rng.word() | 1)
    match.game.resample(twin, seat, rng)
    twin.ask_again()
    return twin

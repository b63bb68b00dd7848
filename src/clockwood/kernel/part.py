"""A part of a game: one faction, bot, board or deck. It answers what the kernel asks of a game, for what is its own."""

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from clockwood.kernel.content import Content
    from clockwood.kernel.events import Event, Told
    from clockwood.kernel.match import Match
    from clockwood.kernel.options import Value
    from clockwood.kernel.outcome import Outcome
    from clockwood.kernel.question import Question
    from clockwood.kernel.rng import Generator
    from clockwood.kernel.scene import Setting
    from clockwood.kernel.seen import Seen
    from clockwood.kernel.sketch import Piece, Sketch
    from clockwood.kernel.step import Step
    from clockwood.kernel.view import Flat

Files = dict[str, dict[str, object]]
"""The files of packs, parsed: name without ending to its tables."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """One faction, bot, board or deck. A part keeps nothing: all that changes is in the state.

    A game asks its parts in their order. Where it wants one answer, the first part that has one gives it.
    A game adds its moments in a class of its own between this one and its parts; see `answering`.
    """

    # -- before there is a table

    def watchers(self) -> list[str]:
        """Return the names of seats from which somebody only watches: automata play alone."""
        return []

    def joined(self, options: "dict[str, Value]", seats: list[str]) -> "dict[str, Value]":
        """Return the options, as they are written, with these seats at the table."""
        return options

    def sitting(self, options: "dict[str, Value]") -> list[str]:
        """Return the seats that options name, whether or not the table may be so; none where only content tells."""
        return []

    # -- play

    def set_up(self, match: "Match") -> None:
        """Put its pieces where a game starts; one part pushes the first step."""

    def opening(self, match: "Match", phase: str, seat: i64) -> "list[Step] | None":
        """Return the stack, bottom first, of a position that names only phase and seat."""
        return None

    def resigned(self, match: "Match", seat: i64) -> "Outcome | None":
        """Return how a match ends that the seat gives up."""
        return None

    def rounds(self, match: "Match") -> i64:
        """Return how many rounds have begun, where no single cell counts them: rounds of a stage begin at 1 again."""
        return 0

    # -- knowledge

    def show(self, match: "Match", seat: i64, view: "Flat") -> None:
        """Add to a seat's view what is worked out from cells. Declared cells are shown already."""

    def keys(self, content: "Content") -> list[str]:
        """Return the keys that `show` may add and a counter or track is named after."""
        return []

    def shows_secret(self, match: "Match", cell: str, owner: i64, seat: i64) -> bool:
        """Return whether the seat was shown what another seat keeps in its cell of these `Layout.secrets`.

        Of a private row that is not one of seats, `owner` is the place of the cell.
        """
        return False

    def resample(self, match: "Match", seat: i64, rng: "Generator") -> None:
        """Redraw what the seat cannot know, never against what it saw."""

    def problems(self, match: "Match") -> list[str]:
        """Return the invariants that do not hold, each with the path it speaks of."""
        return []

    # -- words

    def prompt(self, match: "Match", question: "Question") -> "Event | None":
        """Return an open question in words: its message id, its rule and its terms."""
        return None

    def option(self, match: "Match", question: "Question", action: i64) -> "list[Event]":
        """Return an answer in words, where it needs more than its verb and arguments."""
        return []

    def result(self, match: "Match", question: "Question", action: i64) -> "Event | None":
        """Return what comes of an answer in a few words, from what the asked seat knows."""
        return None

    def hindrances(self, match: "Match", question: "Question") -> "list[Event]":
        """Return why nothing but a way out is offered: pieces in the way and their rule, as the seat knows."""
        return []

    def forecast(self, match: "Match") -> "list[Event]":
        """Return what the automata would do as things stand, where the rules fix it and everyone can know it."""
        return []

    def foretell(self, match: "Match", question: "Question") -> "list[Told]":
        """Return what else to foresee once this question is answered: where a plan was made, what it would do."""
        return []

    def printed(self, content: "Content", kind: str, value: int, language: str) -> str:
        """Return what is printed on a thing: its name or, for `card-text`, its lines."""
        return ""

    def card_words(self, content: "Content", card: int) -> "list[Piece]":
        """Return what a card's face says below its name, where no text is printed on it."""
        return []

    # -- pictures

    def describe(self, content: "Content", setting: "Setting") -> None:
        """Add its boards, places, zones, numbers, pieces and cards to the table's description."""

    def draw(self, content: "Content", view: "Flat", seen: "Seen") -> None:
        """Add what a seat's view tells of it. Counters, tracks and pieces named like a key show themselves."""

    def sketch_parts(self) -> list[str]:
        """Return the names of the sketches it draws for a terminal."""
        return []

    def sketch(self, match: "Match", seat: i64, part: str) -> "Sketch":
        """Draw one of its sketches, with what the seat's open question offers marked."""
        return []

    def sketch_for(self, match: "Match", question: "Question") -> list[str]:
        """Return the sketches a person needs to see to answer this question."""
        return []

    def sketch_note(self, match: "Match", action: i64) -> "list[Piece]":
        """Return what more there is to say of an option, beside its words."""
        return []

    def sketch_of(self, match: "Match", seat: i64, kind: str, value: int) -> "Sketch":
        """Explain one thing, as far as the seat may know: a card, a place."""
        return []

    # -- packs

    def overlay(self, files: Files, pack: Files) -> Files | None:
        """Lay a pack's files over those below it, where more is to do than to replace whole files."""
        return None

    def begun_pack(self, files: Files, texts: dict[str, str]) -> dict[str, str]:
        """Return the files an owner's pack begins with, by name, from the shipped files as read and as written.

        `{id}` in them stands for the pack's id. Without an answer it begins with the shipped files.
        """
        return {}

    # -- judging

    def worth(self, match: "Match", seat: i64) -> i64:
        """Return how good its share of the table looks to the seat; a player that looks one step ahead adds them up."""
        return 0


def answers(part: Part, base: type, moment: str) -> bool:
    """Return whether a part's class says anything at this moment, a method of `base` that says nothing."""
    return getattr(type(part), moment) is not getattr(base, moment)

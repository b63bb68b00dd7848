"""Names, events, options, reasons and traces of one content, in the words of one language."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from clockwood.kernel.automaton import SeatSpec
from clockwood.kernel.content import Content
from clockwood.kernel.events import Event, Term, Told
from clockwood.kernel.game import game_at, terms_of
from clockwood.kernel.match import Match
from clockwood.kernel.options import OptionSpec
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.priority import FEWEST, MOST, RULES
from clockwood.kernel.question import Question
from clockwood.kernel.reasons import Reason
from clockwood.kernel.sketch import TAB, Piece
from clockwood.kernel.trace import Sieved, Trace
from clockwood.kernel.vocabulary import ref, term_text
from clockwood.words.fluent_messages import TABLE_WORDS, Argument, FluentMessages, locale_folder


def name_message(name: str, lead: str = "name") -> str:
    """Return the message that has a printed name, or the text of a card, in another language.

    >>> name_message("Stall 3 Copper / 2 Iron"), name_message("Miller's Grain"), name_message("Turn around.", "text")
    ('name-stall-3-copper-2-iron', 'name-millers-grain', 'text-turn-around')
    """
    letters = "".join(letter if letter.isalnum() else " " for letter in name.lower().replace("'", ""))
    return "-".join([lead, *letters.split()])


class Words(FluentMessages):
    """The words of one language: those of all tables and, if a content is given, those of its game.

    `with_ids` writes the id beside a printed name, for people who type. `beside` are more folders of messages.
    """

    def __init__(
        self, language: str, content: Content | None = None, with_ids: bool = True, beside: Sequence[Path] = ()
    ) -> None:
        self.content: Final = content
        self.with_ids: Final = with_ids
        self.game: Final = None if content is None else game_at(content.home)
        folders = [] if self.game is None else [locale_folder(self.game)]
        super().__init__(language, [TABLE_WORDS, *folders, *beside])

    # -- names and terms

    def title(self) -> str:
        """Return the name of the game, by which the program calls it where it has no words for it."""
        assert self.game is not None
        return self.say("scene-title") if self.has("scene-title") else self.game.name.replace("-", " ").title()

    def name(self, kind: str, value: int) -> str:
        """Return a term as people say it: `Auria`, `7 (m1)`, `From the Thicket (WW02)`, `Ironclad`."""
        assert self.content is not None
        written = "chance" if kind == "seat" and value < 0 else term_text(self.content, kind, value)
        printed = self.printed(kind, value)
        if printed:
            if self.with_ids and kind not in self.content.codes and printed.lower() != written.lower():
                return f"{printed} ({written})"
            mark = self.printed(f"{kind}-mark", value)
            return f"{printed} ({mark})" if mark else printed
        return self.say(f"{kind}-{written}") if self.has(f"{kind}-{written}") else written

    def printed(self, kind: str, value: int) -> str:
        """Return what is printed on a thing, in this language where the game has words for it; else an empty text.

        A pack that names things in English only is translated by messages: `name-the-cursed-keep`, and the text of
        a card by `text-turn-around`. A card without a name is called by its words; they are the text of one that has
        a name and no text.
        """
        assert self.content is not None
        assert self.game is not None
        text = self.game.printed(self.content, kind, value, self.language)
        if not text and value >= 0 and (kind == "card" or (kind == "card-text" and self._has_name(value))):
            return "".join(self.piece(piece)[0] for piece in self.game.card_words(self.content, value))
        message = name_message(text, "text" if kind.endswith("-text") else "name")
        return self.say(message) if self.has(message) else text

    def _has_name(self, card: int) -> bool:
        assert self.content is not None
        assert self.game is not None
        return self.game.printed(self.content, "card", card, self.language) != ""

    def arguments(self, terms: list[Term]) -> dict[str, Argument]:
        """Return the terms as arguments of a message: names, and ids (`seat_id`) for sentences that depend on them."""
        found: dict[str, Argument] = {}
        for term in terms:
            named = self.content is not None and term.kind in self.content.names
            if named and self.content is not None:
                found[term.name] = self.name(term.kind, term.value)
                found[f"{term.name}_id"] = term_text(self.content, term.kind, term.value)
            else:
                found[term.name] = term.value
        return found

    def piece(self, piece: Piece) -> tuple[str, str]:
        """Return the text of a piece of a sketch in this language, and its style."""
        text, style = piece
        if "@" not in style:
            return text, style
        style, kind = style.split("@", 1)
        if kind == "label":
            return self.say(text), style
        if kind in ("counted", "going_on"):
            message, _, number = text.partition(" ")
            said = self.say(message, n=int(number))
            return (said if kind == "counted" else said[:1].lower() + said[1:]), style
        assert self.content is not None
        value = self.content.names[kind.split("-", 1)[0]].index(text)
        if "-" in kind:
            return self.printed(kind, value), style
        return self.name(kind, value), style

    def line(self, pieces: list[Piece]) -> str:
        """Return a line of a sketch as plain text, however long it is."""
        text = ""
        for piece in pieces:
            if piece[1] == TAB:
                column = int(piece[0])
                text += " " * max(0 if column < 8 else 1, column - len(text))
            else:
                text += self.piece(piece)[0]
        return text.rstrip()

    # -- refs and notation, the same in every language

    def ref(self, kind: str, value: int) -> str:
        """Return the ref of a thing by kind and number; empty for a plain number and for chance."""
        assert self.content is not None
        return ref(self.content, kind, value) if kind in self.content.names and value >= 0 else ""

    def refs(self, terms: list[Term]) -> list[str]:
        """Return the refs of all things among the terms, each once."""
        found = [self.ref(term.kind, term.value) for term in terms]
        return list(dict.fromkeys(name for name in found if name))

    def touched(self, action: int) -> list[str]:
        """Return the refs an action touches."""
        assert self.game is not None
        return self.refs(terms_of(self.game.vocabulary.verb_of(action), action))

    def notation(self, action: int) -> str:
        assert self.game is not None
        assert self.content is not None
        return self.game.vocabulary.notation(self.content, action)

    # -- sentences

    def told(self, told: Told) -> str:
        """Return an event, or an automaton's trace, as a sentence."""
        if isinstance(told, Trace):
            return self.trace(told)
        assert isinstance(told, Event)
        return self.say(told.message, **self.arguments(told.terms))

    def prompt(self, match: Match, question: Question) -> str:
        return self.told(match.game.prompt(match, question))

    def option(self, match: Match, question: Question, action: int) -> str:
        """Return an answer in a few words."""
        return " · ".join(self.told(event) for event in match.game.option(match, question, action))

    def nth_of_alike(self, text: str, nth: int, alike: int) -> str:
        """Return a sentence with its number, where several things are said with the same words."""
        return text if alike == 1 else self.say("one-of-alike", text=text, n=nth, all=alike)

    def why(self, reason: Reason) -> str:
        """Return why an answer is not allowed, with its rule."""
        text = self.say(f"why-{reason.message}")
        return f"{text} [{reason.cite}]" if reason.cite else text

    def outcome(self, outcome: Outcome) -> str:
        winners = ", ".join(self.name("seat", seat) for seat in outcome.winners)
        return f"{self.say(outcome.reason, seat=winners)} [{outcome.cite}]"

    def option_of_game(self, spec: OptionSpec) -> str:
        """Return the description of an option of the game; the games need none for the option of a seat."""
        message = f"option-{spec.key.replace('.', '-')}"
        if isinstance(spec, SeatSpec) and not self.has(message):
            return self.say("option-seat")
        return self.say(message)

    def choices_of_game(self, spec: OptionSpec) -> list[str]:
        """Return the values of an option as people call them; its own word, where a game has no name for one."""
        ids = {choice: f"choice-{spec.key.replace('.', '-')}-{choice}" for choice in spec.choices}
        return [self.say(message) if self.has(message) else choice for choice, message in ids.items()]

    def trait(self, trait: str) -> str:
        """Return what a trait of an automaton does; its name, where the game has no words for it."""
        message = f"trait-{trait}"
        return self.say(message) if self.has(message) else trait

    def action(self, action: int) -> str:
        """Return an action in words."""
        assert self.game is not None
        verb = self.game.vocabulary.verb_of(action)
        return self.say(self.game.option_message(verb), **self.arguments(terms_of(verb, action)))

    def trace(self, trace: Trace) -> str:
        """Return a choice of an automaton in one sentence: the winner, and the criterion or tie-break that decided."""
        title = self.say(trace.message)
        line = trace.decided_by()
        if trace.winner < 0:
            if line is None:
                return self.say("trace-nobody", title=title)
            return self.say("trace-nobody-fits", title=title, what=self.say(line.message))
        winner = self.action(trace.winner)
        if trace.tie:
            return self._settled("trace-won-tie", trace, title=title, winner=winner, n=len(trace.left()))
        if line is None:
            return self.say("trace-won-alone", title=title, winner=winner)
        score = dict(line.scores)[trace.winner]
        return self.say(
            f"trace-won-{RULES[line.rule]}", title=title, winner=winner, what=self.say(line.message), n=score
        )

    def _settled(self, message: str, trace: Trace, **arguments: Argument) -> str:
        """Say how a tie was broken, with the die if one was rolled."""
        arguments["how"] = self.say(trace.tie)
        if trace.rolled < 0:
            return self.say(message, **arguments)
        return self.say(f"{message}-rolled", **arguments, rolled=self.action(trace.rolled))

    def _candidates_of(self, line: Sieved) -> list[str]:
        """Return the candidates of a criterion, all with their scores or only those kept; none if it kept all."""
        if len(line.kept) == len(line.scores):
            return []
        if line.rule in (MOST, FEWEST):
            return [self.say("trace-scored", winner=self.action(c), n=score) for c, score in line.scores]
        return [self.action(c) for c in line.kept]

    def _criterion(self, line: Sieved) -> str:
        """Return a criterion as a sentence, with the candidates it scored or kept."""
        what = self.say(f"trace-{RULES[line.rule]}", what=self.say(line.message), n=len(line.kept))
        return " ".join([what, ", ".join(self._candidates_of(line))]).rstrip()

    def sieve(self, trace: Trace) -> list[str]:
        """Return a choice in full: the candidates, each criterion that had a choice, and how a tie was broken."""
        if not trace.candidates:
            return []
        count = len(trace.candidates)
        lines = [self.say("trace-candidates", n=count, list=self.actions(trace.candidates))]
        lines += [self._criterion(line) for line in trace.sieve if len(line.scores) > 1 or not line.kept]
        if trace.tie:
            lines.append(self.say("trace-left", list=self.actions(trace.left())))
            lines.append(self._settled("trace-tie", trace, winner=self.action(trace.winner)))
        return lines

    def actions(self, actions: list[int]) -> str:
        return ", ".join(self.action(action) for action in actions)

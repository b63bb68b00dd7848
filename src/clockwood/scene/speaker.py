"""Refs and sentences: turns the kinds and numbers that rules use into what a page is sent."""

from typing import Final

from clockwood.kernel.content import Content
from clockwood.kernel.events import Event, Term
from clockwood.kernel.game import terms_of
from clockwood.kernel.reasons import Reason
from clockwood.kernel.vocabulary import Verb, Vocabulary
from clockwood.rulebook import tags_of
from clockwood.scene import schema as s
from clockwood.words import Words

CACHE_SIZE: Final = 20_000


def ref(family: str, name: str) -> str:
    return f"{family}:{name}"


class Speaker:
    """Says the messages of one content in one language."""

    def __init__(self, words: Words) -> None:
        assert words.content is not None
        self.words: Final = words
        self.content: Final[Content] = words.content
        self._said: Final[dict[tuple[object, ...], s.Said]] = {}
        self._touches: Final[dict[int, tuple[list[s.Part], str]]] = {}

    def seat(self, number: int) -> str:
        """Return a seat's name, empty for nobody and for chance."""
        return self.content.chairs()[number] if number >= 0 else ""

    def arg(self, term: Term) -> s.Arg:
        named = term.kind in self.content.names and term.value >= 0
        text = self.words.name(term.kind, term.value) if named else str(term.value)
        return s.Arg(
            name=term.name, kind=term.kind, value=term.value, text=text, ref=self.words.ref(term.kind, term.value)
        )

    def said(self, message: str, terms: list[Term] | None = None, cite: str = "") -> s.Said:
        """Return a message as a sentence; earlier sentences are cached."""
        terms = [] if terms is None else terms
        key = (message, cite, *(term.key() for term in terms))
        found = self._said.get(key)
        if found is None:
            text = self.words.say(message, **self.words.arguments(terms))
            found = s.Said(text=text, id=message, args=[self.arg(term) for term in terms], tags=tags_of(cite))
            if len(self._said) >= CACHE_SIZE:
                self._said.clear()
            self._said[key] = found
        return found

    def event(self, event: Event) -> s.Said:
        return self.said(event.message, event.terms, event.cite)

    def reason(self, reason: Reason) -> s.Said:
        return self.said(f"why-{reason.message}", cite=reason.cite)

    def touches(self, vocabulary: Vocabulary, action: int) -> tuple[list[s.Part], str]:
        """Return the things an action touches, and the name of its kind where there is one; both are cached."""
        found = self._touches.get(action)
        if found is None:
            verb = vocabulary.verb_of(action)
            group = f"group-{verb.name}"
            found = self.parts(verb, action), self.words.say(group) if self.words.has(group) else ""
            if len(self._touches) >= CACHE_SIZE:
                self._touches.clear()
            self._touches[action] = found
        return found

    def parts(self, verb: Verb, action: int) -> list[s.Part]:
        """Return the things an action touches. Two places are `from` and `to`, a single one is `at`."""
        terms = terms_of(verb, action)
        families = self.content.families
        places = [term for term in terms if families.get(term.kind, term.kind) == "place"]
        found: list[s.Part] = []
        for term in terms:
            name = self.words.ref(term.kind, term.value)
            if not name:
                continue
            part = term.kind
            if term in places:
                part = "at" if len(places) == 1 else "from" if term is places[0] else "to"
            found.append(s.Part(ref=name, part=part))
        return found

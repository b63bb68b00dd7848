"""A card's line read word by word; what does not fit is refused with its column and what would have fitted."""

import re
from typing import Final

from clockwood.games.ironwood.grammar.phrases import KNOWN, LARGEST
from clockwood.kernel.errors import BadPack

TOKEN: Final = re.compile(r"\s*(?:([a-z]+|[0-9]+|[;:,|(){}+])|(\S))", re.ASCII)
LONGEST: Final = 200
DEEPEST: Final = 12


class Reader:
    """The words of one line and how far they are read. `place` names the card in every refusal.

    `hoped` collects what was looked for since the last word fitted; a refusal lists it.
    """

    def __init__(self, text: str, place: str) -> None:
        self.place: Final = place
        self.words: Final[list[str]] = []
        self.columns: Final[list[int]] = []
        self.at = 0
        self.depth = 0
        self.hoped: list[str] = []
        end = len(text.rstrip())
        position = 0
        while position < end:
            found = TOKEN.match(text, position)
            assert found is not None
            position = found.end()
            if found.group(2) is not None:
                sign = found.group(2)
                more = "; an effect is written in small letters" if sign.isupper() else ""
                raise self.wrong(found.start(2) + 1, f"unknown sign '{sign}'{more}")
            self.words.append(found.group(1))
            self.columns.append(found.start(1) + 1)
            if len(self.words) > LONGEST:
                raise self.wrong(found.start(1) + 1, f"more than {LONGEST} words")
        self.columns.append(end + 1)

    def word(self) -> str:
        """The next word, or nothing at the end."""
        return self.words[self.at] if self.at < len(self.words) else ""

    def column(self) -> int:
        return self.columns[self.at]

    def advance(self) -> None:
        self.at += 1
        self.hoped = []

    def take(self, word: str) -> bool:
        """Read the next word if it is this one; return whether it was."""
        if self.word() == word:
            self.advance()
            return True
        self.hoped.append(word)
        return False

    def must(self, word: str) -> None:
        if not self.take(word):
            raise self.refused()

    def must_end(self) -> None:
        if self.at < len(self.words):
            raise self.refused()

    def choice(self, phrases: list[str]) -> int:
        """The index of the phrase that comes next; empty phrases are never read."""
        open_ = [index for index, phrase in enumerate(phrases) if phrase]
        depth = 0
        while True:
            fitting = [index for index in open_ if phrases[index].split()[depth] == self.word()]
            if not fitting:
                self.hoped.extend(phrases[index].split()[depth] for index in open_)
                raise self.refused()
            self.advance()
            depth += 1
            if len(phrases[fitting[0]].split()) == depth:
                return fitting[0]
            open_ = fitting

    def maybe_choice(self, phrases: list[str]) -> int:
        """The index of the phrase that comes next, or 0 when none does."""
        firsts = [phrase.split()[0] for phrase in phrases if phrase]
        if self.word() in firsts:
            return self.choice(phrases)
        self.hoped.extend(firsts)
        return 0

    def number(self) -> int:
        self.hoped.append("a number")
        word = self.word()
        if not word.isdigit():
            raise self.refused()
        if len(word) > 4 or not 1 <= int(word) <= LARGEST:
            raise self.wrong(self.column(), f"{word} is outside 1–{LARGEST}")
        self.advance()
        return int(word)

    def deeper(self) -> None:
        self.depth += 1
        if self.depth > DEEPEST:
            raise self.wrong(self.column(), f"more than {DEEPEST} acts inside one another")

    def refused(self) -> BadPack:
        """Return the error that the next word does not fit here."""
        hopes = list(dict.fromkeys(f"'{hope}'" if hope != "a number" else hope for hope in self.hoped))
        wanted = " or ".join([", ".join(hopes[:-1]), hopes[-1]]) if len(hopes) > 1 else "".join(hopes)
        strange = self.word().isalpha() and self.word() not in KNOWN
        found = f"{'unknown' if strange else 'misplaced'} word '{self.word()}'"
        if not self.word():
            found = "the line ends too soon"
        return self.wrong(self.column(), f"{found}; expected {wanted}")

    def wrong(self, column: int, reason: str) -> BadPack:
        return BadPack(f"{self.place}, column {column}", reason)

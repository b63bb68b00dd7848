"""The Fluent messages of one language, read from the locale files of the table and of a game."""

import importlib.util
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from clockwood.kernel.errors import UnknownName
from clockwood.kernel.game import Game
from clockwood.words.nouns import Lexicon

LANGUAGES: Final = ("en", "pl")
TABLE_WORDS: Final = Path(__file__).parent.parent / "locale"
"""The messages that all games share."""

Argument = str | int


def locale_folder(game: Game) -> Path:
    """Return the folder of a game's locale files."""
    spec = importlib.util.find_spec(game.home)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / "content" / "locale"


def messages_file(folder: Path, language: str) -> Path:
    """Return the file of a language's messages, or the English one if there is none."""
    path = folder / f"{language}.ftl"
    return path if path.is_file() else folder / "en.ftl"


def messages_files(folder: Path, language: str) -> list[Path]:
    """Return the files of a language's messages: the one named after it, then those of parts in a folder beside it."""
    first = messages_file(folder, language)
    return [path for path in [first, *sorted(first.with_suffix("").glob("*.ftl"))] if path.is_file()]


@cache
def sentences(path: Path) -> Resource:
    """Parse a file of messages, once per process: it takes a tenth of a second."""
    return FluentResource(path.read_text(encoding="utf-8"))


class FluentMessages:
    """The messages of one language in several folders. `problems` collects the errors of formatting."""

    def __init__(self, language: str, folders: list[Path]) -> None:
        if language not in LANGUAGES:
            raise UnknownName(language, f"no such language; there are {', '.join(LANGUAGES)}")
        self.language: Final = language
        self.folders: Final = folders
        self.lexicon: Final = Lexicon(language)
        self.problems: Final[list[str]] = []
        self._heads: Final[dict[str, int]] = {}
        functions: dict[str, Any] = {"NOUN": self._noun}
        self._bundle: Final = FluentBundle([language], functions=functions, use_isolating=False)
        for folder in folders:
            self._read(folder)

    def _read(self, folder: Path) -> None:
        nouns = folder / f"lexicon.{messages_file(folder, self.language).stem}.toml"
        for messages in messages_files(folder, self.language):
            self._bundle.add_resource(sentences(messages))
        if nouns.is_file():
            self.lexicon.read(nouns)

    def _noun(self, name: str, count: float, case: str = "nom") -> str:
        return self.lexicon.form(str(name), count, str(case))

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def ids(self, start: str = "") -> list[str]:
        """Return the ids of all messages that begin with `start`, in the order of the files."""
        found: list[str] = []
        for folder in self.folders:
            for path in messages_files(folder, self.language):
                found += [entry.id.name for entry in sentences(path).body if isinstance(entry, Message)]
        return [message for message in found if message.startswith(start)]

    def is_quiet(self, message: str) -> bool:
        """Return whether a message is minor: it is in the log, but not in the news."""
        return self.has(message) and "quiet" in self._bundle.get_message(message).attributes

    def head(self, message: str) -> int:
        """Return 1 for a message that begins a round, 2 for one that begins a turn, 3 for one that ends it, else 0."""
        if message not in self._heads:
            attributes = self._bundle.get_message(message).attributes if self.has(message) else {}
            written = self._bundle.format_pattern(attributes["head"])[0] if "head" in attributes else 0
            self._heads[message] = int(str(written))
        return self._heads[message]

    def say(self, message: str, **arguments: Argument) -> str:
        """Return the sentence of a message. An unknown message is returned as its id and arguments."""
        if not self.has(message):
            return " ".join([message, *(f"{name}={value}" for name, value in arguments.items())])
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, arguments)
        self.problems.extend(f"{message}: {error}" for error in errors)
        return str(text).strip()

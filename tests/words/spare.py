"""Messages that nothing asks for: no source writes them, and no template makes them of words that the sources know.

A template is a text with holes, as of f"scene-rule-{faction}"; what fills a hole is written in some source, is the name
of something in the content of a table. An ending, as of `-away`, comes after a message.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax.ast import MessageReference
from fluent.syntax.visitor import Visitor

from clockwood.api import content
from clockwood.gallery import gallery_games
from clockwood.kernel.game import Game
from clockwood.words import locale_folder, messages_files, sentences
from clockwood.words.word_list import messages
from words.message_ids import PACKAGE, texts, tree

HOLE = "\0"
WEAVING = re.compile(rf"[a-z0-9{HOLE}-]*[a-z]+-[a-z0-9{HOLE}-]*|[a-z0-9{HOLE}-]*-[a-z]+[a-z0-9{HOLE}-]*")
"""Templates of names with hyphens; one that is all holes would make anything."""
PRINTED = ("name-", "text-")
"""The messages of printed English words; other tests compare them with what is printed."""


def hyphened(text: str) -> str:
    """Return a name as messages write it: `stock.left`, `may_rest` and `MayRest` with hyphens and small letters."""
    return re.sub(r"(?<=[a-z])([A-Z])", r"-\1", text).replace(".", "-").replace("_", "-").lower()


def templates_of(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.JoinedStr):
            parts = [str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values]
            found.add(hyphened("".join(parts)))
    return {template for template in found if WEAVING.fullmatch(template)}


class References(Visitor):
    """Collects the messages that others contain."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 - the name is fluent's
        self.names.add(node.id.name)


class Asked:
    """The messages that the sources of a game, and those of no game, may ask for."""

    def __init__(self, game: Game) -> None:
        others = PACKAGE / "games"
        own = others / locale_folder(game).parents[1].name
        paths = [path for path in PACKAGE.rglob("*.py") if path.is_relative_to(own) or not path.is_relative_to(others)]
        tables = [content(game.name, options=dict(options)) for options in game.variants]
        names = [(kind, name) for table in tables for kind, each in table.names.items() for name in each]
        self.exact = {text for path in paths for text in texts(path)} | named_ids(game)
        self.exact |= {f"{kind}-{name}" for kind, name in names}
        self.exact |= {text for table in tables for text in texts_in(game.setting(table))}
        self.words = {hyphened(text) for text in self.exact} | {hyphened(name) for _, name in names}
        self.endings = {word for word in self.words if word.startswith("-")}
        self.templates = {template for path in paths for template in templates_of(path)}

    def asks_for(self, message: str) -> bool:
        return (
            message in self.exact
            or any(self._makes(template, message) for template in self.templates)
            or any(self.asks_for(message.removesuffix(end)) for end in self.endings if message.endswith(end))
        )

    def _makes(self, template: str, text: str) -> bool:
        """Return whether words that are known make a text of a template."""
        head, hole, rest = template.partition(HOLE)
        if not hole or not text.startswith(head):
            return text == template
        left = text.removeprefix(head)
        ends = [end for end in range(1, len(left) + 1) if left[:end] in self.words or left[:end].isdigit()]
        return any(self._makes(rest, left[end:]) for end in ends)


def texts_in(thing: object) -> Iterator[str]:
    """Yield all texts of a setting, of its lists and of what they hold."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, (list, tuple, set)):
        for each in thing:
            yield from texts_in(each)
    elif isinstance(thing, dict):
        yield from texts_in([*thing, *thing.values()])
    else:
        for name in getattr(thing, "__mypyc_attrs__", getattr(thing, "__dict__", ())):
            yield from texts_in(getattr(thing, name, None))


def named_ids(game: Game) -> set[str]:
    """Return the messages that are named after lists: steps that ask, answers, options, reasons, games to watch."""
    found = {"ask-" + hyphened(kind.name) for kind in game.steps}
    found |= {game.option_message(verb) for verb in game.vocabulary.verbs}
    found |= {f"why-{reason.message}" for reason in game.reasons.all[1:]}
    for spec in game.options:
        key = spec.key.replace(".", "-")
        found |= {f"option-{key}", *(f"choice-{key}-{choice}" for choice in spec.choices)}
    return found | {text for each in gallery_games(game.name) for text in (each.title, each.text)}


@cache
def asked(game: Game) -> Asked:
    return Asked(game)


def contained(paths: list[Path]) -> set[str]:
    references = References()
    for path in paths:
        references.visit(sentences(path))
    return references.names


def spare(game: Game, language: str) -> list[str]:
    """Return the messages of a game that nothing asks for."""
    paths = messages_files(locale_folder(game), language)
    inside = contained(paths)
    written = [name for path in paths for name in messages(path) if not name.startswith(PRINTED)]
    return [name for name in written if name not in inside and not asked(game).asks_for(name)]

"""Every message of a language with sample arguments, to read, and to see the effect of a change of wording."""

from pathlib import Path
from typing import Final

from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from clockwood.kernel.content import Content
from clockwood.words import Argument, Words, messages_files, sentences

COUNTS: Final = (1, 2, 5)
KINDS: Final = {"gives": "resource", "quest": "card", "colour": "seat"}
"""The kinds of arguments that are called otherwise."""

OTHER_COUNTS: Final = ("result-odds",)
"""The messages whose `other` is a number; elsewhere it is a seat."""


class Variables(Visitor):
    """Collects the variables a message uses."""

    def __init__(self) -> None:
        super().__init__()
        self.names: Final[list[str]] = []

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the name is fluent's
        if node.id.name not in self.names:
            self.names.append(node.id.name)


def messages(path: Path) -> dict[str, list[str]]:
    """Return the messages of a file, each with the variables it uses."""
    found: dict[str, list[str]] = {}
    for entry in sentences(path).body:
        if isinstance(entry, Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def word_list(content: Content, language: str) -> list[str]:
    """Return a line for each message; a message with a number is listed for one, two and five."""
    words = Words(language, content)
    lines: list[str] = []
    for folder in words.folders:
        for path in messages_files(folder, language):
            for message, variables in messages(path).items():
                lines += samples(words, message, variables)
    return lines


def samples(words: Words, message: str, variables: list[str]) -> list[str]:
    counted = [name for name in variables if is_count(words, message, name)]
    lines: list[str] = []
    for count in COUNTS if counted else COUNTS[:1]:
        arguments = {name: sample(words, message, name, count) for name in variables}
        lines.append(f"{message:<28} {words.say(message, **arguments)}")
    return lines


def is_count(words: Words, message: str, name: str) -> bool:
    return isinstance(sample(words, message, name, 1), int)


def kind_of(content: Content, name: str) -> str:
    """Return the kind of things an argument names: its own name, unless the content calls them otherwise."""
    wanted = KINDS.get(name, name)
    return wanted if wanted in content.names else name


def place_of(content: Content, message: str) -> str:
    """Return the kind of places that a message means by `from` and `to`."""
    for kind in ("hex", "camp"):
        if kind in content.names:
            return kind
    return "mountain" if any(word in message for word in ("march", "mountain", "drill")) else "forest"


def sample_id(content: Content, message: str, name: str) -> str:
    """Return the id of the first thing of its kind; the other seat is the second."""
    if name == "other" and message not in OTHER_COUNTS:
        return content.names["seat"][1]
    if name in ("from", "to"):
        return content.names[place_of(content, message)][name == "to"]
    return content.names[kind_of(content, name)][0]


def sample(words: Words, message: str, name: str, count: int) -> Argument:
    """Return an argument like those the message gets; for places and cards the first of their kind."""
    content = words.content
    assert content is not None
    if name.endswith("_id"):
        return sample_id(content, message, name.removesuffix("_id"))
    if name in ("from", "to"):
        return words.name(place_of(content, message), 0 if name == "from" else 1)
    if name == "other" and message not in OTHER_COUNTS:
        return words.name("seat", 1)
    kind = kind_of(content, name)
    if kind in content.names:
        return words.name(kind, -1 % len(content.names[kind]) if "vision" in message else 0)
    texts = {"game": "Ironwood", "agent": "greedy", "file": "current.record", "text": "xyzzy", "reason": "…"}
    texts |= {"title": "…", "what": "…", "how": "…"}
    return texts.get(name, count)

"""The arguments of Forge War's messages, and its questions in words."""

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.forge_war.adventurers import cells as adventurers
from clockwood.games.forge_war.adventurers.cells import adventurer
from clockwood.games.forge_war.quests import cells as quests
from clockwood.games.forge_war.quests.cells import quest
from clockwood.kernel.events import Event, Term, number
from clockwood.kernel.layout import term
from clockwood.kernel.question import Question


def place(name: str, where: i64) -> Term:
    """Return a hex as an argument of this name."""
    return Term(name, "hex", where)


def kind(which: i64) -> Term:
    """Return a resource as an argument."""
    return Term("resource", "resource", which)


def design_term(design: i64) -> Term:
    return Term("design", "design", design)


def hero(state: vec[i64], seat: i64, which: i64) -> list[Term]:
    """Return an adventurer as arguments: which of the player's it is, and its level."""
    level = state[adventurers.LEVEL + adventurer(seat, which)]
    return [Term("adventurer", "adventurer", which), number("nth", which + 1), number("level", level)]


def quest_term(state: vec[i64], seat: i64, slot: i64) -> Term:
    """Return an active quest as an argument: its card, so that it is called by its name."""
    return Term("quest", "card", term(state, quests.QUEST + quest(seat, slot)))


def asked(question: Question, cites: dict[str, str], about: list[Term]) -> Event | None:
    """Return a question in words, if its step is one of those cited: who is asked, and what it is about.

    The message is `ask-` and the name of the step.
    """
    name = type(question.step).__name__
    if name not in cites:
        return None
    return question.asked(cites[name], about)

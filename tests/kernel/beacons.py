"""Tables of the tiny game, as these tests want them."""

from beacons.game import GAME
from clockwood import api, registry
from clockwood.kernel.match import Match
from clockwood.kernel.options import Value
from clockwood.kernel.rng import seeded
from clockwood.kernel.step import Step
from clockwood.kernel.table import Table

registry.register("beacons", "beacons.game")


def table(seed: int = 1, options: dict[str, Value] | None = None, *, told_chance: bool = False) -> Table:
    return api.new("beacons", seed=seed, options=options, told_chance=told_chance)


def position(body: str, head: str = "") -> str:
    """A position written by hand, over the head every position has."""
    return f'format = "clockwood position 1"\ngame = "beacons"\n{head}\n{body}'


def laid(body: str, head: str = 'phase = "turn"\nseat = "north"') -> Table:
    return api.load(position(body, head))


def running(*steps: Step, told_chance: bool = False, listening: bool = False) -> Match:
    """A bare match in which these steps wait, the last one first, run to its first question."""
    match = Match(GAME, api.content("beacons"), GAME.layout.blank(), seeded(1))
    match.outside_chance = told_chance
    match.listening = listening
    for step in steps:
        match.push(step)
    match.begin()
    return match


def options(match: Match) -> list[str]:
    """The options of the open question, as they are written."""
    assert match.question is not None
    return [GAME.vocabulary.notation(match.content, action) for action in match.question.options]


def code(notation: str) -> int:
    return GAME.vocabulary.parse(api.content("beacons"), notation)

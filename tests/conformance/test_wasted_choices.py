"""No wasted choices: whatever is offered changes something besides the count of turns, or is a pass by its name."""

import pytest

from clockwood.api import content
from clockwood.kernel.match import Match
from clockwood.kernel.rng import Generator
from clockwood.kernel.table import open_table
from clockwood.registry import game_named
from conformance.play import decisions, options_of

GAMES = ["ironwood", "forge-war", "iron-kings"]
PASSES = {
    "ironwood": {
        "pass": "a turn is given up for a card, of which none may be left",
        "skip": "declines what is offered",
        "done": "ends what may be done several times",
        "stay": "the winner lets the beaten stay",
        "no-wager": "wagers nothing",
        "hit": "no damage is dealt, and the step says so",
    },
    "forge-war": {
        "pass": "declines the move or the market",
        "done": "ends what may be done several times",
        "skip": "declines a reward",
    },
    "iron-kings": {
        "done": "ends what may be done several times",
        "pass": "declines what is offered",
        "skip": "declines what is offered",
        "keep-hand": "declines the mulligan",
        "small": "a worker may be placed where nothing can be done [IK U19]",
        "big": "a worker may be placed where nothing can be done [IK U19]",
    },
}
"""Verbs that may change nothing, and why they are offered all the same."""


def counters(match: Match) -> set[int]:
    return {int(cell) for cell in (match.game.turn, match.game.round) if cell >= 0}


def wasted(match: Match, action: int) -> bool:
    """Return whether the answer leads on with nothing changed but the turn counter, and without a further choice."""
    copy = match.copy()
    before = list(copy.state)
    depth = len(copy.stack)
    copy.outside_chance = True
    copy.answer(action)
    if copy.over or copy.reveals != match.reveals:
        return False
    question = copy.question
    if question is not None and len(copy.stack) >= depth and type(question.step) is not type(match.stack[-1]):
        return False
    ignored = counters(match)
    return all(a == b for k, (a, b) in enumerate(zip(before, copy.state, strict=True)) if k not in ignored)


@pytest.mark.parametrize("name", GAMES)
def test_every_answer_changes_something(name: str) -> None:
    found: dict[str, str] = {}
    for seed in (1, 2):
        match = open_table(game_named(name), content(name), seed, False).match
        for count in decisions(match, Generator(seed, 5)):
            if count > 400:
                break
            if match.lanes or match.question is None:
                continue
            for action in options_of(match.question):
                verb = match.game.vocabulary.verb_of(action).name
                if verb not in PASSES[name] and wasted(match, action):
                    found[verb] = f"{match.game.vocabulary.notation(match.content, action)} at {match.question.step!r}"
    assert found == {}

"""Searches from fixed seeds and what they found, kept in `recorded_searches.json`.

`python -m agents.recorded_searches`, with `src` and `tests` on the path, records them again after a change that is
meant to alter the search or the judgement of a game.
"""

import json
import sys
from pathlib import Path

from clockwood import registry
from clockwood.agents.registry import thinker
from clockwood.api import content, simulated
from clockwood.kernel.game import blind
from clockwood.kernel.match import Match
from clockwood.kernel.options import Value
from clockwood.kernel.rng import seeded

RECORDED = Path(__file__).with_suffix(".json")

TABLES: dict[str, tuple[str, dict[str, Value]]] = {
    "pearls": ("pearls", {}),
    "ironwood": ("ironwood", {}),
    "ironwood, ironbot": ("ironwood", {"automaton": "ironbot", "ironbot.level": 3}),
    "ironwood, woodenbot": ("ironwood", {"automaton": "woodenbot"}),
    "ironwood, learned": ("ironwood", {}),
    "forge-war, 1": ("forge-war", {"players": 1}),
    "forge-war, 2": ("forge-war", {"players": 2}),
    "forge-war, 4": ("forge-war", {"players": 4}),
    "iron-kings, 1": ("iron-kings", {"players": 1}),
    "iron-kings, 2": ("iron-kings", {"players": 2}),
    "iron-kings, 4": ("iron-kings", {"players": 4}),
    "iron-kings, rival": ("iron-kings", {"players": 2, "automaton": "rival", "rival.level": 4}),
}
DECISIONS = (3, 40, 160)
"""Each table is searched after this many random answers."""
ITERATIONS = 30

LEVELS = {"ironwood, learned": "learned"}
"""The levels that search; `regular` at all other tables."""

registry.register("pearls", "clockwood.skeleton.game")


def after_random_answers(game: str, options: dict[str, Value], decisions: int) -> Match:
    """Return a match after `decisions` random answers, or after the last of them that leaves a choice open."""
    match = simulated(game, decisions, content(game, options=options))
    rng = seeded(decisions + 1)
    before = match
    for _ in range(decisions):
        question = match.question
        if question is None:
            return before
        if len(question.options) > 1:
            before = match.copy()
        match.answer(question.options[rng.below(len(question.options))])
    question = match.question
    return match if question is not None and len(question.options) > 1 else before


def searched(name: str, decisions: int) -> dict[str, object]:
    """Search a table and return the tree below the open question: its size, and each answer with visits and mean."""
    match = after_random_answers(*TABLES[name], decisions)
    question = match.question
    assert question is not None
    agent = thinker(LEVELS.get(name, "regular"), seed=decisions, iterations=ITERATIONS)
    thought = agent.think(blind(match, question.seat, seeded(decisions + 2)), question.seat)
    notation = match.game.vocabulary.notation
    return {
        "iterations": int(thought.iterations),
        "nodes": int(thought.nodes),
        "answers": {
            notation(match.content, choice.action): f"{choice.visits} visits, mean {choice.mean:.9f}"
            for choice in thought.choices
        },
    }


def main() -> None:
    """Search every table again and write down what was found."""
    found = {name: {str(decisions): searched(name, decisions) for decisions in DECISIONS} for name in TABLES}
    RECORDED.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    sys.stdout.write(f"{RECORDED.name}: {len(TABLES) * len(DECISIONS)} searches\n")


if __name__ == "__main__":
    main()

"""A search's result as the worker process sends it: numbers and answers, no words."""

import json

from clockwood.agents.ismcts.thought import Choice, Thought
from clockwood.kernel.match import Match


def report(match: Match, thought: Thought) -> str:
    """Return every answer with its visits, its interval and the line after it, as JSON."""
    choices = [
        {
            "answer": match.game.vocabulary.notation(match.content, choice.action),
            "action": int(choice.action),
            "visits": int(choice.visits),
            "mean": choice.mean,
            "low": choice.low,
            "high": choice.high,
            "line": line(match, choice),
        }
        for choice in thought.choices
    ]
    return json.dumps({"seat": int(thought.seat), "iterations": int(thought.iterations), "choices": choices})


def line(match: Match, choice: Choice) -> list[tuple[int, int]]:
    """Return the answers after the first as seat and action; an action of -1 is one that cannot be seen."""
    size = int(match.game.vocabulary.size)
    seats = len(match.content.names["seat"])
    return [divmod(label, size) if label < seats * size else (label - seats * size, -1) for label in choice.line[1:]]

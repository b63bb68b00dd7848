"""The result of a search in words: the answers it tried most, their values, and the main lines."""

from typing import Final

from clockwood.agents.ismcts.thought import Choice, Thought
from clockwood.agents.registry import thinker
from clockwood.kernel.rng import seeded
from clockwood.kernel.table import Table
from clockwood.words import Words

HINT_LEVEL: Final = "strong"
TOP: Final = 5


def think(table: Table, seat: int, level: str, *, seed: int = 0, iterations: int = 0, seconds: float = 0.0) -> Thought:
    """Search for a seat's answer, from a copy in which everything it cannot know is drawn again."""
    agent = thinker(level, seed, iterations, seconds)
    return agent.think(table.blind(seat, seeded(seed)), seat)


def thought_lines(words: Words, table: Table, thought: Thought, top: int = TOP) -> list[str]:
    """Return the best answers as lines of text: chances with their interval, tries, and the main line in notation."""
    seat = words.name("seat", int(thought.seat))
    head = words.say("ui-thought", seat=seat, iterations=int(thought.iterations), nodes=int(thought.nodes))
    lines = [head]
    for choice in thought.choices[:top]:
        lines += choice_lines(words, table, choice)
    return lines


def choice_lines(words: Words, table: Table, choice: Choice) -> list[str]:
    answer = table.notation(int(choice.action))
    if choice.visits == 0:
        return ["  " + words.say("ui-thought-untried", answer=answer)]
    share, low, high = (round(100 * part) for part in (choice.mean, choice.low, choice.high))
    visits = int(choice.visits)
    lines = ["  " + words.say("ui-thought-choice", share=share, low=low, high=high, visits=visits, answer=answer)]
    rest = main_line(words, table, choice)[1:]
    if rest:
        lines.append("      " + words.say("ui-thought-line", line=" · ".join(rest)))
    return lines


def main_line(words: Words, table: Table, choice: Choice) -> list[str]:
    """Return the answers the search tried most often, each with its seat; hidden ones are not named."""
    size = int(table.match.game.vocabulary.size)
    seats = len(table.seat_names)
    told: list[str] = []
    for label in choice.line:
        seat, action = divmod(label, size)
        if seat < seats:
            told.append(f"{table.seat_names[seat]}: {table.notation(action)}")
        else:
            told.append(words.say("ui-thought-unseen", seat=table.seat_names[label - seats * size]))
    return told


def thought_data(words: Words, table: Table, thought: Thought) -> dict[str, object]:
    """Return the result of a search as data, for programs."""
    return {
        "seat": table.seat_names[thought.seat],
        "iterations": int(thought.iterations),
        "nodes": int(thought.nodes),
        "choices": [
            {
                "answer": table.notation(int(choice.action)),
                "visits": int(choice.visits),
                "expected": choice.mean,
                "low": choice.low,
                "high": choice.high,
                "line": main_line(words, table, choice),
            }
            for choice in thought.choices
        ],
    }

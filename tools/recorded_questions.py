"""Write questions of random games, the longest of each kind, as examples for the tests of the page."""

from pathlib import Path
from random import Random
from typing import Final

import msgspec

import clockwood
from clockwood import registry
from clockwood.scene.builder import SceneBuilder
from clockwood.scene.schema import Question

FILE: Final = Path(__file__).resolve().parents[1] / "web" / "src" / "table" / "recorded_questions.json"
SEEDS: Final = (0, 1)
ANSWERS: Final = 250


def longest_questions(game: str) -> list[Question]:
    """Play random answers; return the question with the most options for each prompt and shape."""
    found: dict[tuple[str, str], Question] = {}
    for seed in SEEDS:
        luck, table = Random(seed), clockwood.new(game, seed=seed)  # noqa: S311 - no secret depends on it
        builder = SceneBuilder(table.match.content, "en")
        for _ in range(ANSWERS):
            asked = table.decision
            if asked is None:
                break
            question = builder.question(table, int(asked.seat))
            assert question is not None
            key = (question.prompt.id, question.shape)
            if key not in found or len(found[key].options) < len(question.options):
                found[key] = question
            table.choose(table.notation(luck.choice(list(asked.options))), int(asked.seat))
    return list(found.values())


def slim(question: Question) -> dict[str, object]:
    """Return what choosing among the options depends on."""
    options = [
        {"answer": each.answer, "parts": each.parts, "group": each.group, "most": each.most}
        for each in question.options
    ]
    return {
        "id": question.prompt.id,
        "shape": question.shape,
        "low": question.low,
        "high": question.high,
        "options": options,
    }


def main() -> None:
    games = {name: [slim(each) for each in longest_questions(name)] for name in registry.names()}
    FILE.write_bytes(msgspec.json.encode(games) + b"\n")


if __name__ == "__main__":
    main()

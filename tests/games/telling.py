"""Whole games are told in words: every prompt, option, event and outcome has what its sentence needs."""

import ast
from pathlib import Path

from clockwood.kernel.rng import seeded
from clockwood.kernel.table import Table
from clockwood.words import Words


def messages_told(home: Path, calls: dict[str, int]) -> set[str]:
    """The messages a game's rules and automata tell: an argument of each call, both where it is a choice of two."""
    found: set[str] = set()
    for path in [*(home / "rules").glob("*.py"), *(home / "automata").glob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in calls:
                told = ast.walk(node.args[calls[node.func.attr]])
                texts = [part.value for part in told if isinstance(part, ast.Constant)]
                found |= {text for text in texts if isinstance(text, str)}
    return found


def check_told(table: Table, seed: int, language: str = "en") -> None:
    speaker = Words(language, table.match.content)
    rng = seeded(seed)
    while not table.over:
        question = table.decisions[0]
        texts = [speaker.prompt(table.match, question)]
        texts += [speaker.option(table.match, question, int(action)) for action in question.options]
        assert [text for text in texts if "{" in text or "=" in text] == []
        table.choose(int(question.options[rng.below(len(question.options))]), int(question.seat))
    texts = [speaker.told(event) for event in table.story]
    assert table.outcome is not None
    texts.append(speaker.outcome(table.outcome))
    assert [text for text in texts if "{" in text or "=" in text] == []
    assert speaker.problems == []

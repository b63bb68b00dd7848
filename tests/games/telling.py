"""Whole games are told in words: every prompt, option, event and outcome has what its sentence needs."""

from clockwood.kernel.rng import seeded
from clockwood.kernel.table import Table
from clockwood.words import Words


def check_told(table: Table, seed: int) -> None:
    speaker = Words("en", table.match.content)
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

"""No wasted choices: answers change more than the count of turns, are a pass by name, or say that they do not."""

from collections import Counter
from collections.abc import Iterator

import pytest

from clockwood.kernel.match import Match
from clockwood.kernel.question import Question
from clockwood.kernel.rng import Generator
from clockwood.kernel.table import Table
from clockwood.scene.questions import build_option, build_question
from clockwood.scene.speaker import Speaker
from clockwood.terminal.menu import Menu
from clockwood.testing.play import answer, any_of, any_question, options_of
from clockwood.testing.variants import Variant
from clockwood.words import LANGUAGES, Words
from conformance.variants import few_are_fast, variants

ANSWERS = 150
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
    },
    "root": {
        "pass": "declines what is offered",
        "done": "ends what may be done several times",
        "trick": "with two plots of one kind a bluff: others see an exchange, and not of what",
        "exhaust": "items that pay for a service may be refreshed right after it",
    },
}
"""Verbs that may change nothing, and why they are offered all the same. Any other answer that changes nothing says so
and is confirmed, such as a worker placed where nothing can be done [IK U19]."""

PASSING_RESULTS = {"result-brake"}
"""Results that are a pass in words: alone on the map, the brake ends a turn in which nothing was done [IK K3.4]."""


closely = pytest.mark.parametrize("variant", few_are_fast([each for each in variants() if each.name in PASSES]))


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


@closely
def test_every_answer_changes_something_or_says_that_it_does_not(variant: Variant) -> None:
    speaker = Speaker(Words("en", variant.content))
    found: dict[str, str] = {}
    for match, question in asked(variant, seeds=(1, 2)):
        if match.lanes:
            continue
        for action in options_of(question):
            verb = match.game.vocabulary.verb_of(action).name
            if verb in PASSES[variant.name] or not wasted(match, action):
                continue
            option = build_option(match, question, action, speaker)
            if not option.idle and (option.result is None or option.result.id not in PASSING_RESULTS):
                found[verb] = f"{match.game.vocabulary.notation(match.content, action)} at {question.step!r}"
    assert found == {}


@closely
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_question_shows_two_answers_with_the_same_words(variant: Variant, language: str) -> None:
    speaker = Speaker(Words(language, variant.content, with_ids=False))
    found: dict[str, tuple[str, str]] = {}
    for match, question in asked(variant, seeds=(3,)):
        built = build_question(match, question, speaker)
        shown = Counter(
            (each.said.text, each.result.text if each.result else "") for each in [*built.options, *built.out]
        )
        words, times = shown.most_common(1)[0]
        if times > 1:
            found[built.prompt.text] = words
    assert found == {}


@closely
def test_in_the_terminal_no_two_answers_have_the_same_words(variant: Variant) -> None:
    words = Words("en", variant.content)
    found: dict[str, str] = {}
    for match, question in asked(variant, seeds=(4,)):
        menu = Menu(words, Table(match, 0), question, 80)
        shown = Counter(menu.text(k) for k in range(len(menu.actions)))
        text, times = shown.most_common(1)[0]
        if times > 1:
            found[words.prompt(match, question)] = text
    assert found == {}


def asked(variant: Variant, seeds: tuple[int, ...]) -> Iterator[tuple[Match, Question]]:
    """Yield the questions that players are asked in the first part of random games."""
    for seed in seeds:
        match, rng = variant.match(seed), Generator(seed, 5)
        for _ in range(ANSWERS):
            if match.over:
                break
            question = any_question(match, rng)
            if question.seat >= 0:
                yield match, question
            answer(match, question, any_of(rng, options_of(question)))

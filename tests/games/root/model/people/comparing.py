"""Random games in which every question to a person is compared with what the Law alone offers."""

from collections import Counter
from random import Random

from clockwood.games.root.game import GAME
from clockwood.kernel.game import new_match
from clockwood.kernel.match import Match
from clockwood.kernel.question import CHANCE
from clockwood.kernel.rng import seeded
from clockwood.kernel.table import Table
from games.root.model.people import alliance, anybody, cats_and_birds, lizards_and_corvids, moles_and_otters, vagabond
from games.root.model.people.effects import EFFECTS, not_as_expected, same_phase
from games.root.model.people.offers import OFFERS
from games.root.model.people.standing import Standing
from games.root.model.scenes import content_of, mixed_options

WRITTEN = (alliance, anybody, cats_and_birds, lizards_and_corvids, moles_and_otters, vagabond)
"""The modules that enter what questions offer."""
LONGEST = 900
BOTS = 0.1
GOES_ON = ("", "eyrie")
"""Chance, and the Eyrie: their Decree goes on by itself to the next card, which may bring a battle."""


def compare_game(random: Random, counted: Counter[str]) -> None:
    """Play one game of random answers at a table of any mix; count the questions compared, by step."""
    match = new_match(GAME, content_of(mixed_options(random, bots=BOTS)), seeded(random.randrange(2**31)))
    table = Table(match, 1)
    for _ in range(LONGEST):
        question = match.question
        if match.over or question is None:
            break
        step = type(question.step).__name__
        if question.seat != CHANCE and step in OFFERS:
            seat = table.seat_names[int(question.seat)]
            expected = OFFERS[step](Standing(match, seat), seat, question.step.args())
            offered = {plain(match, table.notation(int(action))) for action in question.options}
            assert offered == expected, differing(table, step, offered, expected)
            counted[step] += 1
        answer_and_look(match, table, random.choice(list(question.options)), counted)


def answer_and_look(match: Match, table: Table, action: int, counted: Counter[str]) -> None:
    """Answer, and compare what that changed with what the Law says of it."""
    question = match.question
    assert question is not None
    words = table.notation(action).split()
    effect = EFFECTS.get((type(question.step).__name__, words[0]))
    seat = table.seat_names[int(question.seat)] if question.seat != CHANCE else ""
    if effect is None or seat in GOES_ON:
        match.answer(action)
        return
    before = Standing(match, seat)
    change = effect(before, seat, words, question.step.args())
    match.answer(action)
    after = Standing(match, seat)
    battles_next = before.has_crafted(seat, "eyrie-emigre")
    if not match.over and same_phase(before, after) and not battles_next:
        wrong = not_as_expected(before, after, change)
        assert not wrong, f"{words}: {wrong}\n{table.position()}"
        counted["effects"] += 1


def plain(match: Match, answer: str) -> str:
    """Return an answer of the Decree by suit alone: its cards of one suit are alike. [EY 7.5.2a]"""
    verb, _, card = answer.partition(" ")
    if verb != "resolve":
        return answer
    names = match.content.names["card"]
    return f"resolve {Standing(match, 'eyrie').card_suit(names[names.index(card)])}"


def differing(table: Table, step: str, offered: set[str], expected: set[str]) -> str:
    return f"{step}: offered {sorted(offered - expected)}, by the Law {sorted(expected - offered)}\n{table.position()}"

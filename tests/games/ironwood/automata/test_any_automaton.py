"""Every automaton: its chance can be told, its icons are explained, it can be asked at any moment."""

import pytest

import clockwood
from clockwood.games.ironwood.battle import cells as battle
from clockwood.kernel.errors import BadInput
from clockwood.kernel.options import Value
from clockwood.kernel.rng import seeded
from clockwood.kernel.table import Table
from clockwood.registry import game_named
from clockwood.words import Words

AUTOMATA = [spec.name for spec in game_named("ironwood").automata]

every_automaton = pytest.mark.parametrize("name", AUTOMATA)


def solo(name: str, seed: int, *, told_chance: bool = False) -> Table:
    options: dict[str, Value] = {"automaton": name, f"{name}.level": seed % 16}
    return clockwood.new("ironwood", seed=seed, options=options, told_chance=told_chance)


def at_random(table: Table, seed: int, decisions: int) -> None:
    rng = seeded(seed)
    for _ in range(decisions):
        question = table.decision
        if question is None:
            return
        table.choose(int(question.options[rng.below(len(question.options))]), int(question.seat))


@every_automaton
@pytest.mark.parametrize("seed", range(4))
def test_every_die_and_card_can_be_told(name: str, seed: int) -> None:  # [IB 10.1] [IB 3.6]
    """With chance told from outside a whole game never touches the generator, the automaton's turns included."""
    table = solo(name, seed, told_chance=True)
    generator = (table.match.rng.first, table.match.rng.second)
    at_random(table, seed, 100_000)
    assert table.over
    assert (table.match.rng.first, table.match.rng.second) == generator
    verbs = {gesture.split()[1] for gesture in table.lines if gesture.startswith("= ")}
    assert {"draw", "expend", "die"} <= verbs


@every_automaton
@pytest.mark.parametrize("seed", range(6))
def test_an_icon_that_changed_nothing_says_why(name: str, seed: int) -> None:  # [IB 5.8]
    table = solo(name, seed)
    at_random(table, seed, 100_000)
    since: list[str] = []
    for told in table.story:
        if told.message == "icon-began":
            since = []
        elif told.message == "bot-compensated":
            assert since, f"told nothing before the compensation of game {seed}"
        elif told.message != "wall":
            since.append(told.message)


@every_automaton
@pytest.mark.parametrize("language", ["en", "pl"])
def test_its_story_has_words_for_everything(name: str, language: str) -> None:
    table = solo(name, 7)
    at_random(table, 7, 100_000)
    story = clockwood.why(table, language=language)
    assert story.data()[0]["said"]["id"] == "automaton-turn"
    words = Words(language, table.match.content)
    for told in table.story:
        assert "=" not in words.told(told)
    assert story.full()
    assert words.problems == story.words.problems == []


@every_automaton
@pytest.mark.parametrize("seed", range(3))
def test_what_if_can_be_asked_at_any_moment(name: str, seed: int) -> None:
    table = solo(name, seed)
    person = 1 - int(table.match.content.automata >> 1 & 1)
    told = 0
    for k in range(40):
        if table.decision is None:
            break
        key = table.match.key()
        if table.match.lanes or table.match.state[battle.BATTLE]:
            with pytest.raises(BadInput, match="ask again when"):
                table.what_if([], person)
        else:
            found = table.what_if(["crystals.woodwalkers=2"], person)
            assert found.plain[0].message == found.changed[0].message == "automaton-turn"
            told += 1
        assert table.match.key() == key
        at_random(table, seed * 100 + k, 1)
    assert told > 10

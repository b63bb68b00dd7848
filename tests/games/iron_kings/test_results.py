"""Answers say what comes of them, not only where a worker stands."""

from clockwood.scene.builder import SceneBuilder
from games.iron_kings.builder import Scene, table


def results(scene: Scene) -> dict[str, str]:
    played = scene.opened
    assert played is not None
    question = SceneBuilder(played.match.content).question(played, 0)
    assert question is not None
    return {option.answer: option.result.text for option in question.options if option.result is not None}


def test_a_worker_on_each_space_says_its_effect() -> None:  # [IK K3.1–K3.7]
    found = results(table().stock("red", coal=1, water=1).steam(red=5).start("worker"))
    assert found["small red-head-1"] == "plan 1, draw 1"
    assert found["small red-torso-2"] == "+2 steam, 2 lost"
    assert found["small red-throttle"] == "the king moves, but no card is planned"
    assert found["small red-brake"] == "the king stays; workers come back next turn"
    assert found["small red-repair"] == "nothing is damaged"
    assert found["big red-steam"] == "+1 steam"


def test_fuel_that_is_not_there_and_fuel_of_both_kinds() -> None:  # [IK K3.3] [IK U19]
    assert results(table().stock("red", coal=1).start("worker"))["small red-torso-1"] == "no fuel: does nothing now"
    found = results(table().stock("red", coal=1, wood=1, water=1).start("worker"))
    assert found["small red-torso-1"] == "+3 steam of wood, +4 of coal"


def test_the_throttle_counts_the_cards_that_steam_is_there_for() -> None:  # [IK K4.1]
    t = table().track("red", "charge", "double-step").steam(red=2).start("worker")
    assert results(t)["small red-throttle"] == "the king moves: steam for 1 of 2 cards"


def test_damage_says_what_repair_takes() -> None:  # [IK K3.5] [IK K3.7]
    found = results(table().damage("red", "head-1").start("worker"))
    assert found["small red-repair"] == "1 damage off, 3 for a gear"
    assert found["small red-holdfast"] == "3 damage off"


def test_a_worker_on_the_map_says_what_it_fetches() -> None:  # [IK K3.9]
    found = results(table().king("red", "c2").row("wood_on", b3=3).row("coal_on", c4=1).start("worker"))
    assert found["send b3"] == "+1 wood"
    assert found["send c4"] == "+1 coal"


def test_an_upgrade_says_its_price() -> None:  # [IK K7.3]
    found = results(table().stock("red", gear=4).start("worker"))
    assert found["buy repair-shop holdfast-1"] == "costs 2 gear"

"""Positions that cannot be are refused by path and reason."""

import pytest

from clockwood.kernel.errors import BadPosition
from games.forge_war.builder import BLUE, Scene, epic, table


def refused(t: Scene, phase: str = "mine") -> str:
    with pytest.raises(BadPosition) as error:
        t.start(phase)
    return str(error.value)


def test_pieces_stand_on_the_mine() -> None:
    assert "state.mine.a5: this hex is not part of the mine [FW F1.7]" in refused(table().workers(BLUE, "a5"))
    assert "nobody plays green" in refused(table().workers("green", "e5"))
    assert "more than 3 overseers of blue [FW F1.3]" in refused(table().overseers(BLUE, "e5", "e6", "e4", "d5"))


def test_adventurers_are_sound() -> None:
    assert "levels are 1 to 4" in refused(table().row("level_blue", a9=2))
    assert "on a quest with a weapon" in refused(table().quest(BLUE, "q1", "G14a").row("on_quest_blue", a1="q1"))
    assert "the level is too low" in refused(table().quest(BLUE, "q1", "G14a").armed(BLUE, "a1", "q1", "U101"))
    assert "there is no such quest" in refused(table().armed(BLUE, "a1", "q1", "copper_sword"))
    assert "only champions of the epic game have titles" in refused(table().title(BLUE, "a1", "valorous"))
    twice = epic().title(BLUE, "a1", "valorous").title(BLUE, "a2", "valorous")
    assert "each title once" in refused(twice)


def test_quests_are_where_their_trackers_are() -> None:
    assert "the tracker is on none of the steps" in refused(table().quest(BLUE, "q1", "G14a", 3))
    assert "has no tracker" in refused(table().put("active.blue", "G14a"))
    assert "the card is not an active quest" in refused(table().row("quest_blue", q1="G14a").row("step_blue", q1=1))


def test_the_offer_and_the_market_agree_with_their_zones() -> None:
    assert "G14a is not in offer" in refused(table().row("offered", **{"0": "G14a"}))
    assert "cards.offer: G14a is not in state.offered" in refused(table().put("offer", "G14a"))
    assert "a card lies there twice" in refused(
        table().row("offered", **{"0": "G14a", "1": "G14a"}).put("offer", "G14a")
    )


def test_stages_and_rounds() -> None:
    assert "there is no such stage" in refused(table().round(1, stage=2))
    assert "there is no such round" in refused(epic().round(7))
    assert "each player stands in it once" in refused(table().order(BLUE, BLUE))
    assert "state.gold.blue: -1 is below 0" in refused(table().gold(blue=-1))

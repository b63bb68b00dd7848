"""Positions that cannot be are refused by path and reason."""

import pytest

import clockwood
from clockwood.games.iron_kings.kings import cells as kings
from clockwood.kernel.errors import BadPosition
from clockwood.kernel.position.editing import edited
from games.iron_kings.builder import RED, YELLOW, Scene, table


def refused(t: Scene) -> str:
    with pytest.raises(BadPosition) as error:
        t.start("worker")
    return str(error.value)


def test_kings_and_holdfasts() -> None:  # [IK K1.2]
    assert "two of them are in one hex" in refused(table().king(RED, "d5").king(YELLOW, "d5"))
    assert "it stands on a rival's Holdfast" in refused(table().king(RED, "e0"))
    assert "a king has a hex, a facing and a Holdfast" in refused(table().row("site", red=0))


def test_workers_are_counted() -> None:  # [IK K1.5]
    assert "5 small workers; there are 4" in refused(table().row("board_red", **{"head-1": "small"}))
    assert "2 Big Workers; there is one" in refused(table().row("board_red", steam="big"))
    assert "the space is damaged" in refused(table().works(RED, "brake").damage(RED, "brake"))
    assert "no worker stands with a king" in refused(table().out(RED, "c0"))
    assert "nobody plays this colour" in refused(table().row("board_blue", **{"head-1": "big"}))


def test_a_worker_put_on_the_map_comes_from_those_that_rest() -> None:  # [IK K1.5]
    match = clockwood.new("iron-kings", seed=1).match
    sent = edited(match, ["d5.worker_on=red", "e4.worker_on=red"])
    assert sent.state[kings.RESTED] == match.state[kings.RESTED] - 2
    assert edited(sent, ["d5.worker_on=0"]).state[kings.RESTED] == match.state[kings.RESTED] - 1
    places = ("d5", "d7", "e4", "e6", "c4")
    with pytest.raises(BadPosition, match="small workers; there are 4"):
        edited(match, [f"{place}.worker_on=red" for place in places])


def test_steam_and_shields() -> None:  # [IK K3.3, K6.4]
    assert "the gauge holds 7" in refused(table().steam(red=8))
    assert "there are 2 shield spaces" in refused(table().row("shield_damage", **{"vault-door": 3}))
    assert "there are 0 shield spaces" in refused(table().row("hull", red=1))
    assert "state.damage_red.brake: 2 is above 1 [IK K6.5]" in refused(table().row("damage_red", brake=2))
    assert "state.coal.red: -1 is below 0" in refused(table().stock(RED, coal=-1))


def test_cards_lie_where_they_belong() -> None:  # [IK K7.1, K7.3] [IK U11]
    assert "there are 2 slots" in refused(table().carries(RED, "gold-chalice-a", "gold-chalice-b", "gold-chalice-c"))
    assert "does not agree with cards.track.red" in refused(table().put("track.red", "red-leap"))
    gap = table().put("track.red", "red-leap").row("track_red", **{"1": "red-leap"})
    assert "side by side from the left" in refused(gap)
    assert "does not fit there" in refused(table().built(RED, head="cheetah-legs"))
    assert "does not agree with cards.built.red" in refused(table().put("built.red", "cheetah-legs"))


def test_rounds() -> None:  # [IK U1]
    assert "there is no such round" in refused(table().set(round=31))
    assert "state.pointer: 4 is above 3 [IK K4.1]" in refused(table().set(pointer=4))

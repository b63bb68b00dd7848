"""The Law on the map: paths, forests, rivers, ruins."""

import pytest

from clockwood.games.root.clearings.printed import MapTables
from clockwood.games.root.words import CLEARINGS, FIRST_FOREST, MAPS
from games.root.builder import new_game, table
from games.root.law.builder import land, places


@pytest.mark.parametrize("which", MAPS)
def test_paths_join_clearings_both_ways(which: str) -> None:  # [RT 2.2.1] [RT 2.2.2]
    ground = land(which)
    for clearing in range(CLEARINGS):
        for other in places(int(ground.near[clearing])):
            assert int(ground.near[other]) >> clearing & 1
    view = new_game(map=which).view(-1)
    assert {view[f"suit.c{k}"] for k in range(1, 13)} == {"fox", "rabbit", "mouse"}


@pytest.mark.parametrize(("which", "forests"), [("autumn", 7), ("winter", 8), ("lake", 9), ("mountain", 10)])
def test_forests(which: str, forests: int) -> None:  # [RT 2.4] [RT 2.4.1a] [RT 2.4.1b] [RT M.4.5]
    ground = land(which)
    assert ground.forests == forests
    crossed = 0
    for k in range(forests):
        near = places(int(ground.near[FIRST_FOREST + k]))
        assert len([place for place in near if place < CLEARINGS]) >= 3
        for other in [place for place in near if place >= FIRST_FOREST]:
            assert int(ground.near[other]) >> (FIRST_FOREST + k) & 1
            both = [c for c in near if c < CLEARINGS and int(ground.near[other]) >> c & 1]
            crossed += any((a, b) in ground.paths for a in both for b in both)
    assert crossed > 0


def test_rivers_and_lakes_part_forests() -> None:  # [RT M.1] [RT M.2.1] [RT M.3.2] [RT M.3.3] [RT M.3.4]
    autumn, winter, lake = land("autumn"), land("winter"), land("lake")
    assert (autumn.printed_suits, winter.printed_suits, autumn.ferry, autumn.pass_clearing) == (True, False, -1, -1)
    assert places(int(lake.coast)) == [0, 9, 10, 11]
    for clearing in (0, 9, 10, 11):
        assert places(int(lake.by_river[clearing])) == [other for other in (0, 9, 10, 11) if other != clearing]

    def shared(ground: MapTables, links: list[tuple[int, int]]) -> list[list[int]]:
        found = []
        for k in range(int(ground.forests)):
            for other in range(k + 1, int(ground.forests)):
                if int(ground.near[FIRST_FOREST + k]) >> (FIRST_FOREST + other) & 1:
                    near = [int(ground.near[FIRST_FOREST + each]) & 0xFFF for each in (k, other)]
                    both = places(near[0] & near[1])
                    if not any((a, b) in links for a in both for b in both):
                        found.append(both)
        return found

    assert shared(autumn, autumn.paths) == []
    parted = shared(winter, winter.paths)
    assert parted
    assert not shared(winter, [*winter.paths, *winter.rivers]), "what no path parts, the river does"
    assert all(set(both) & {0, 9, 10, 11} for both in shared(lake, lake.paths))


def test_a_ruin_fills_a_slot_and_is_nobodys() -> None:  # [RT 2.2.4] [RT 2.2.5]
    t = table().put(c10="marquise 2, sawmill, wood 5", c6="eyrie 1").start("daylight", "marquise")
    assert t.why_not("build c10 sawmill") == "no-slot [RT 2.2.3a]"
    assert t.options("battle") == []
    t = table().put(c10="marquise 2, sawmill, wood 5").row("ruin", c10=0).start("daylight", "marquise")
    assert "build c10 sawmill" in t.options("build")
    t = table().put(c10="workshop", c5="workshop", c3="workshop", c4="eyrie 1").hand("marquise", "favor-of-the-rabbits")
    t.start("daylight", "marquise").go("craft favor-of-the-rabbits")
    assert (t.see("ruin.c10"), t.at("c4")) == (1, {})

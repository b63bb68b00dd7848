"""Random games from late, rich positions: champions of every title, stalls, tiles, hard quests keep the promises."""

import pytest

from clockwood.games.forge_war.words import RESOURCES, TITLES
from clockwood.kernel.rng import seeded
from clockwood.testing import checks, suite
from clockwood.testing.play import decisions
from games.forge_war.builder import Scene, epic

DESIGNS = ("iron_axe", "mithril_spear", "U101", "U106", "U205", "U307", "U304")
QUESTS = ("B01", "R01", "R02", "B13a", "Z11")
SAMPLES = 8


def rich(seed: int, players: int) -> Scene:
    """Every colour has champions, weapons, quests under way, and plenty to forge with."""
    t = epic(players, bonus_tiles=1).round(3, stage=3).row("tiles", **{"3": "industrious-3", "4": "knowledge-cubes"})
    t.put("market.discard", "U102", "K09a", "O01a", "O20").put("row", "mithril_sword", "iron_spear", "iron_axe")
    t.seed = seed
    people = t.seats[:1] if players == 1 else t.seats
    places = iter(["e5", "b6", "c7", "d3", "d7", "f2", "f6", "g3", "h4", "e2", "e7", "c5"])
    for k, seat in enumerate(t.seats):
        t.overseers(seat, next(places), next(places)).workers(seat, next(places))
        if seat not in people:
            continue
        t.heroes(seat, 4, 4, 4, 3, 3, 2, 1).gold(**{seat: 12}).cubes(seat, **dict.fromkeys(RESOURCES, 4))
        for hero in range(3):
            t.title(seat, f"a{hero + 1}", TITLES[(seed + k * 3 + hero * 5) % len(TITLES)])
        card = QUESTS[(seed + k) % len(QUESTS)]
        t.quest(seat, "q1", card).armed(seat, "a1", "q1", DESIGNS[seed % len(DESIGNS)]).armed(seat, "a4", "q1", "U101")
    t.own(people[0], "K01a", "K04", "K08a", "K14a", "K07a", "U205", "U307").claimed("iron_axe", *people)
    return t.start("mine", t.seats[0])


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("seed", range(1, 5))
def test_rich_games_keep_the_promises_of_the_kernel(players: int, seed: int) -> None:
    match = rich(seed, players).table.match
    match.listening = False
    rng = seeded(seed)
    stops = {int(rng.below(120)) for _ in range(SAMPLES)} | {3}
    checked = 0
    for count in decisions(match, rng):
        checks.check_decision(match, rng)
        if count in stops:
            for check in suite.DEAR + suite.DEAREST:
                check(match, seeded(count))
            checked += 1
    assert checked
    assert match.outcome is not None

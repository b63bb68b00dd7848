"""Random games from late, rich positions: treasures, upgrades, damage and kings face to face keep the promises."""

import pytest

from clockwood.kernel.rng import seeded
from clockwood.testing import checks, suite
from clockwood.testing.play import decisions
from games.iron_kings.builder import Scene, table

PLANS = ["charge", "execute", "heavy-steam", "manual-override", "auto-pilot", "leap", "stagger-step", "careful-step"]
CARRIED = [
    ("boarding-hooks", "legendary-broadsword"), ("whitespire", "coal-whirley"), ("long-gun", "philadelphia-special"),
    ("rammstein", "stone-of-sisyphus"), ("pocket-trebuchet", "ozymandian-stele"), ("eagle-of-the-desert", "rooks-nest"),
]  # fmt: skip
BUILT = [
    {"head": "refactoring", "torso": "locomotive-boiler", "legs": "cheetah-legs", "holdfast_1": "enchanted-gate"},
    {"head": "reverse-engineer", "torso": "reinforced-frame", "legs": "titan-legs", "holdfast_1": "research-center"},
    {"head": "override-cabin", "holdfast_1": "field-upgrades", "holdfast_2": "appraisal-studio", "legs": "bird-legs"},
]
PLACES = ["d5", "d7", "c6", "e4"]
SAMPLES = 4


def rich(seed: int, players: int) -> Scene:
    """Kings close together with full boilers, armed, scratched and upgraded."""
    t = table(players, deck="extended", round_limit=12)
    t.seed = seed
    t.ground(d7="plains", e6="wasteland")
    for k, name in enumerate(t.content.names["hex"]):
        terrain = t.rows["terrain"][name]
        if terrain in ("ruins", "barrow", "mine"):
            t.bag(name, gear=2, treasure=3, damage=2)
        t.row("coal_on", **{name: 1}) if k % 3 else t.row("wood_on", **{name: 2})
    for k, seat in enumerate(t.seats):
        t.king(seat, t.content.land.site_names[k] if k == 3 else PLACES[k], ["n", "s", "ne", "nw"][(k + seed) % 4])
        t.stock(seat, coal=4, wood=4, water=6, gear=5).steam(**{seat: 7}).driven(seat)
        t.track(seat, *(PLANS[(seed + k * 3 + j) % len(PLANS)] for j in range(3))).hand(
            seat, "step-1", "climb", "turn-60"
        )
        t.carries(seat, *CARRIED[(seed + k) % len(CARRIED)]).damage(seat, "head-1", "torso-2")
        if k < len(BUILT):
            t.built(seat, **BUILT[k])
    return t.stores(t.seats[0], "gold-chalice-a", "coronalith").start("turn", t.seats[0])


@pytest.mark.parametrize(("players", "seed"), [(1, 1), (2, 2), (4, 3)])
def test_rich_games_keep_the_promises_of_the_kernel(players: int, seed: int) -> None:
    assert check(players, seed)


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_many_rich_games_keep_the_promises_of_the_kernel(players: int) -> None:
    for seed in range(10, 40):
        assert check(players, seed)


def check(players: int, seed: int) -> int:
    match = rich(seed, players).table.match
    match.listening = False
    rng = seeded(seed)
    stops = {int(rng.below(60)) for _ in range(SAMPLES)} | {3}
    checked = 0
    for count in decisions(match, rng):
        checks.check_decision(match, rng)
        if count in stops:
            for dear in suite.DEAR:
                dear(match, seeded(count))
            checked += 1
    assert match.outcome is not None
    return checked

"""The opinion of Root on tables: what boards are worth, and how likely each seat is to win."""

from itertools import pairwise

import pytest

from clockwood.games.root.factions.marquise.cells import SUPPLY
from clockwood.games.root.factions.riverfolk.cells import FUNDS
from clockwood.games.root.game import GAME
from clockwood.games.root.judging.judge import PAID, SHARED
from clockwood.games.root.table import cells
from clockwood.kernel.layout import hold
from clockwood.kernel.options import Value
from games.root.builder import Scene, table

FOX = "anvil"
FOXES = ["anvil", "protection-racket", "gently-used-knapsack", "travel-gear-fox", "stand-and-deliver-1"]
ALL: dict[str, Value] = {"alliance": 1, "vagabond": 1}


def value(t: Scene, seat: str) -> int:
    return int(GAME.judge.value(t.table.match, t.seats.index(seat)))


def shares(t: Scene) -> list[float]:
    return list(GAME.judge.all_chances(t.table.match))[: len(t.seats)]


def on_turn(t: Scene, seat: str = "marquise", phase: str = "daylight") -> Scene:
    return t.start(phase, seat)


def test_the_shares_of_all_seats_make_one_whole() -> None:
    t = on_turn(Scene(ALL).vagabond("c5", "thief", "sword").vp(marquise=3, eyrie=9, alliance=5))
    found = shares(t)
    assert sum(found) == pytest.approx(1.0)
    assert found[t.seats.index("eyrie")] == max(found)
    assert found == [GAME.judge.chances(t.table.match, seat) for seat in range(4)]


def test_the_same_lead_counts_for_more_near_the_end() -> None:
    early, late = (shares(on_turn(table().vp(marquise=points, eyrie=points - 3))) for points in (5, 28))
    assert late[0] - late[1] > early[0] - early[1] > 0


def test_a_leader_gains_by_every_point() -> None:
    """A board is worth less the nearer the end is, which a seat's own points must not seem to bring on."""
    roosts = {f"c{k}": "eyrie 2, roost" for k in range(4, 9)}
    found = [value(on_turn(table().put(**roosts).vp(eyrie=points)), "eyrie") for points in range(4, 30)]
    assert all(more > less for less, more in pairwise(found))


@pytest.mark.parametrize(("bots", "same"), [({"seat.eyrie": "electric-eyrie:1"}, True), ({}, False)])
def test_turns_of_automata_belong_to_the_persons_turn_before(bots: dict[str, Value], same: bool) -> None:
    """A search that stopped at a question in an automaton's turn would judge some lines before it, others after."""
    match = on_turn(Scene(bots)).table.match
    later = match.copy()
    hold(later.state, cells.ACTIVE, 1)
    later.state[cells.TURN] += 1
    assert (GAME.judge.pause_of(later) == GAME.judge.pause_of(match)) is same


def test_partners_of_a_coalition_divide_its_share() -> None:
    t = Scene(ALL).vagabond("c5", "thief", "sword").vp(marquise=3, eyrie=9, alliance=5)
    t.row("coalition", vagabond="eyrie").crafted("vagabond", "dominance-fox").row("dominance", vagabond="dominance-fox")
    found = shares(on_turn(t))
    assert found[3] == found[1]
    assert sum(found[:4]) == pytest.approx(1.0)
    assert value(t, "vagabond") == value(t, "eyrie") - SHARED


def test_people_who_play_together_share_what_their_last_one_has() -> None:  # [GE COOP2]
    bot = {"seat.eyrie": "electric-eyrie:1"}
    ahead, behind = (
        shares(on_turn(Scene({"alliance": 1, "co-op": 1, **bot}).vp(marquise=20, eyrie=12, alliance=last)))
        for last in (20, 4)
    )
    assert (ahead[0], behind[0]) == (ahead[2], behind[2])
    assert ahead[0] > 0.5 > behind[0]
    assert sum(ahead[:2]) == pytest.approx(1.0)


def test_a_dominance_is_worth_more_the_more_of_its_clearings_are_held() -> None:  # [RT 3.3.1c]
    found = []
    for held in range(4):
        foxes = [f"c{k + 1}" for k, suit in enumerate(Scene({}).content.land.suits) if suit == 0][:held]
        t = table().put(**dict.fromkeys(foxes, "marquise 3")).row("dominance", marquise="dominance-fox")
        found.append(value(on_turn(t.crafted("marquise", "dominance-fox"), "eyrie"), "marquise"))
    assert found == sorted(found)
    assert found[3] > found[0] + 1500


def test_an_evening_costs_no_card_above_the_limit() -> None:
    hands = [value(on_turn(table().hand("marquise", *FOXES[:n]), "eyrie"), "marquise") for n in (3, 4, 5)]
    assert hands == sorted(set(hands))
    full = value(on_turn(table().hand("marquise", *FOXES, "root-tea-fox"), "eyrie"), "marquise")
    assert full == hands[-1]


@pytest.mark.parametrize(
    ("more", "less"),
    [
        ("marquise 1, sawmill", "marquise 1"),
        ("marquise 1, sawmill, wood 2", "marquise 1, sawmill"),
        ("marquise 3, sawmill", "marquise 3, sawmill, eyrie 4"),
    ],
)
def test_the_marquise_wants_buildings_wood_and_guards(more: str, less: str) -> None:
    assert value(on_turn(table().put(c5=more), "eyrie"), "marquise") > value(
        on_turn(table().put(c5=less), "eyrie"), "marquise"
    )


def test_the_eyrie_fears_a_decree_that_cannot_be_obeyed() -> None:  # [EY 7.5.2c]
    suits = Scene({}).content.land.suits
    fox, other = (
        next(f"c{k + 1}" for k, suit in enumerate(suits) if (suit == 0) == wanted) for wanted in (True, False)
    )
    obeyed, hopeless = (
        value(on_turn(table().put(**{at: "eyrie 4, roost"}).cards("decree.recruit", FOX)), "eyrie")
        for at in (fox, other)
    )
    assert obeyed > hopeless + 100


def test_the_alliance_wants_sympathy_bases_and_officers() -> None:
    def with_pieces(pieces: str, officers: int = 0) -> int:
        t = Scene({"alliance": 1}).put(c5=pieces).set(officers=officers)
        t.left["alliance"] -= officers
        return value(on_turn(t), "alliance")

    found = [with_pieces("sympathy"), with_pieces("sympathy, base"), with_pieces("sympathy, base", 1)]
    assert found == sorted(set(found))


def test_a_vagabond_wants_sound_items_face_up() -> None:
    def with_sword(facing: str) -> int:
        t = Scene({"vagabond": 1}).vagabond("c5", "thief", "torch", **{facing: "sword" if facing else ""})
        return value(on_turn(t), "vagabond")

    found = [with_sword(facing) for facing in ("damaged", "exhausted")]
    assert found == sorted(set(found))


def test_who_has_won_has_it_all() -> None:
    t = table().put(c5="marquise 2, roost").vp(marquise=29).told().start("daylight", "marquise")
    t.go("battle c5 eyrie", "roll 0 0")
    assert shares(t) == [1.0, 0.0]
    assert value(t, "marquise") > 0 > value(t, "eyrie")


def test_warriors_that_pay_for_services_are_not_free() -> None:
    found = []
    for paid in (0, 2):
        t = on_turn(Scene({"riverfolk": 1}))
        match = t.table.match
        match.state[FUNDS + t.seats.index("marquise")] += paid
        match.state[SUPPLY] -= paid
        found.append(value(t, "marquise"))
    assert found[0] - found[1] == 2 * PAID

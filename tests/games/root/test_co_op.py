"""Full co-op: people win together, and automata do not choose each other."""

import pytest

from clockwood import api
from clockwood.games.root.words import SUITS
from clockwood.kernel.errors import BadInput
from clockwood.kernel.options import Value
from games.root.builder import Scene, game_of

CATS, BIRDS = {"seat.marquise": "mechanical-marquise:1"}, {"seat.eyrie": "electric-eyrie:1"}
FOX = "anvil"


def together(*bots: dict[str, str], **options: Value) -> Scene:
    """A table of Marquise, Eyrie and Alliance, some of them automata, where people play together."""
    seats = {key: value for bot in bots for key, value in bot.items()}
    return Scene({"alliance": 1, "co-op": 1, **seats, **options}).told()


def test_no_dominance_is_in_the_deck() -> None:  # [GE COOP1]
    people: dict[str, Value] = {"alliance": 1, "vagabond": 1, **CATS}
    for co_op in (0, 1):
        view = game_of({**people, "co-op": co_op}).view(-1)
        assert ["out"] * 4 * co_op == [view[key] for suit in SUITS if (key := f"card.dominance-{suit}") in view]


def test_a_position_with_dominance_is_refused() -> None:  # [GE COOP1]
    t = together(BIRDS).crafted("marquise", "dominance-fox").row("dominance", marquise="dominance-fox")
    with pytest.raises(BadInput, match=r"state\.dominance\.marquise.*play together"):
        t.start("daylight", "marquise")


def razing(alliance: int, eyrie: int = 0) -> Scene:
    """The Marquise has 29 points and removes a roost without warriors."""
    t = together(BIRDS).put(c5="marquise 2, roost").vp(marquise=29, alliance=alliance, eyrie=eyrie)
    return t.start("daylight", "marquise").go("battle c5 eyrie", "roll 0 0")


def test_people_win_when_all_have_thirty() -> None:  # [GE COOP2]
    outcome = razing(alliance=30).table.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.cite) == ((0, 2), "won-together", "GE COOP2")


def test_a_person_at_thirty_plays_on() -> None:  # [GE COOP2] [AM GEN7]
    t = razing(alliance=28)
    assert (t.table.outcome, t.points()) == (None, [30, 0, 28])
    t = together(BIRDS).put(c5="marquise 2, roost").vp(marquise=30).start("daylight", "marquise")
    assert t.go("battle c5 eyrie", "roll 0 0").points() == [30, 0, 0], "there is nothing above 30"


def test_an_automaton_at_thirty_wins() -> None:  # [GE COOP2]
    t = together(BIRDS).put(c5="roost", c3="roost").vp(marquise=30, alliance=29, eyrie=29)
    outcome = t.start("evening", "eyrie").table.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "won-by-points")


def test_a_person_at_thirty_loses_no_points() -> None:  # [RT U14]
    lost = {}
    for points in (29, 30):
        t = together(CATS).vp(eyrie=points).leader("despot").put(c5="eyrie 1, roost")
        lost[points] = t.stack("Turmoil eyrie").points()[1]
    assert lost == {29: 27, 30: 30}


@pytest.mark.parametrize(
    ("vp", "winners"),
    [
        ({"marquise": 9, "alliance": 9, "eyrie": 8}, (0, 2)),
        ({"marquise": 9, "alliance": 8, "eyrie": 8}, (1,)),
        ({"marquise": 29, "alliance": 2, "eyrie": 8}, (1,)),
    ],
)
def test_the_last_round(vp: dict[str, int], winners: tuple[int, ...]) -> None:  # [RT U23]
    t = together(BIRDS, **{"round-limit": 2}).vp(**vp)
    outcome = t.put(c12="marquise 25").stack(seat="alliance").table.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == (winners, "won-by-rounds")


def test_who_gives_up_loses_for_all() -> None:  # [GE COOP2]
    game = game_of({"alliance": 1, "co-op": 1, **BIRDS})
    game.resign(0)
    assert game.outcome is not None
    assert game.outcome.winners == (1,)


# -- targets


@pytest.mark.parametrize(
    ("co_op", "fought", "moved"),
    [
        (0, "battle c1 eyrie: foe-pieces", "move c1 c5: enemy-pieces"),
        (1, "battle c1 alliance: alone", "move c1 c9: enemy-pieces"),
    ],
)
def test_automata_do_not_choose_each_other(co_op: int, fought: str, moved: str) -> None:  # [GE COOP3]
    t = together(CATS, BIRDS, **{"co-op": co_op}).row("supply", hammer=0)
    t.put(c1="marquise 9, eyrie 3, alliance 1", c6="marquise 1, eyrie 2", c5="eyrie 4", c9="alliance 1")
    t.start("birdsong", "marquise").go(f"deal {FOX}", "roll 0 0", *["roll 0 0"] * (1 - co_op))
    battles = t.picks("bot-battles")
    assert (battles[0], len(battles), t.picks("bot-moves")[0]) == (fought, 2 - co_op, moved)


@pytest.mark.parametrize(("co_op", "instigated"), [(0, "marquise eyrie"), (1, "marquise alliance")])
def test_a_vagrant_sets_nobody_on_an_automaton(co_op: int, instigated: str) -> None:  # [GE COOP3] [AM VB7]
    vagrant = {"seat.vagabond": "vagabot:1"}
    t = together(BIRDS, vagrant, vagabond=1, vagabot="vagrant", **{"co-op": co_op})
    t.set(vagabond_pawn="c5", vagabond_character="vagrant").row("vagabond_ready", torch=2)
    t.put(c5="marquise 1, eyrie 1, sympathy").stack("VagabotInstigates vagabond", seat="vagabond")
    assert t.picks("bot-instigates") == [f"instigate {instigated}: tie-by-letter"]


@pytest.mark.parametrize("co_op", [0, 1])
def test_a_scoundrel_burns_people_alone(co_op: int) -> None:  # [GE COOP3] [VB 7.7.5]
    scoundrel = {"seat.vagabond": "vagabot:1"}
    t = together(BIRDS, scoundrel, vagabond=1, vagabot="scoundrel", **{"co-op": co_op})
    t.set(vagabond_pawn="c5", vagabond_character="scoundrel").row("vagabond_ready", torch=1)
    t.cards("orders.vagabond", FOX).put(c5="marquise 2, eyrie 1, roost").stack("VagabotDay vagabond 2", seat="vagabond")
    assert t.at("c5") == ({"marquise": 2, "eyrie": 1, "roost": 1} if co_op else {})


def test_a_revolt_takes_automata_along() -> None:  # [GE COOP3]
    t = together(CATS, {"seat.alliance": "automated-alliance:1"}).row("supply", hammer=0)
    t.put(c1="sympathy, eyrie 1", c8="sympathy, marquise 2, sawmill, recruiter", c5="eyrie 1")
    t.put(c6="sympathy, eyrie 1, marquise 1, sawmill").start("birdsong", "alliance").go(f"deal {FOX}")
    assert t.picks("bot-revolts") == ["build c1 base: tie-highest-priority"], "what automata have there does not count"
    t = together(CATS, {"seat.alliance": "automated-alliance:1"}).row("supply", hammer=0)
    t.put(c8="sympathy, eyrie 1, marquise 2, sawmill").start("birdsong", "alliance").go(f"deal {FOX}")
    assert (t.at("c8"), t.heard("scored")[0].cite) == ({"base": 1, "sympathy": 1, "alliance": 1}, "RT 3.2.1")


def test_people_stay_enemies() -> None:  # [GE COOP4]
    t = together(BIRDS).put(c5="marquise 2, sympathy").hand("marquise", "bake-sale").start("daylight", "marquise")
    assert t.go("battle c5 alliance", "roll 0 0").points() == [1, 0, 0]


@pytest.mark.parametrize("bots", [{}, {**CATS, **BIRDS, "seat.alliance": "automated-alliance:1"}])
def test_both_sides_must_be_at_the_table(bots: dict[str, Value]) -> None:  # [GE COOP2]
    with pytest.raises(BadInput, match="co-op: there must be people and automata"):
        api.content("root", options={"alliance": 1, "co-op": 1, **bots})

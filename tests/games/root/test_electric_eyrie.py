"""The Electric Eyrie: a Decree by suits, turmoil, levels and traits, told with what decided them."""

import pytest

import clockwood
from clockwood.kernel.errors import BadInput
from clockwood.kernel.table import Table
from clockwood.kernel.trace import Trace
from games.root.builder import Scene, game_of, table

FOX, RABBIT, MOUSE, BIRD = "anvil", "bake-sale", "codebreakers-1", "royal-claim"


def eyrie(bot: str = "electric-eyrie:1") -> Scene:
    return table(**{"seat.eyrie": bot}).told().row("supply", coins=0, hammer=0)


def ordered(t: Scene, card: str, *answers: str) -> Scene:
    return t.start("birdsong", "eyrie").go(f"deal {card}", *answers)


def test_the_order_joins_the_column_of_its_suit() -> None:  # [EE 5.4.1] [EE 5.4.2] [EE 5.4.3] [EE 5.6] [EE TRACK]
    t = table(**{"seat.eyrie": "electric-eyrie"}).told().put(c1="roost, eyrie 6")
    ordered(t, "root-tea-mouse")
    assert (t.zone("root-tea-mouse"), t.see("eyrie.items.tea")) == ("decree.mouse", 1)
    assert t.picks("bot-recruits") == ["none: alone", "recruit c1: alone"]
    assert t.picks("bot-moves") == ["none: alone", "move c1 c10: tie-lowest-priority"]
    assert (t.at("c1"), t.at("c10")) == ({"eyrie": 2, "roost": 1}, {"eyrie": 6, "roost": 1})
    assert t.points() == [0, 2]


def test_all_recruits_then_all_moves_then_all_battles() -> None:  # [EE 5.5.1]
    t = eyrie().put(c1="roost, eyrie 6, marquise 1", c5="roost, eyrie 6, marquise 1")
    t.cards("decree.fox", FOX, "foxfolk-steel").cards("decree.rabbit", "smugglers-trail")
    t.stack("SuitedDecree eyrie 0 0").go("roll 0 0", "roll 0 0", "roll 0 0")
    told = [trace for trace in t.table.story if isinstance(trace, Trace)]
    assert [trace.message for trace in told] == ["bot-recruits"] * 3 + ["bot-moves"] * 3 + ["bot-battles"] * 3
    assert [t.table.notation(trace.winner) for trace in told[:3]] == ["recruit c1", "recruit c5", "recruit c5"]
    assert t.see("eyrie-supply") == 20 - 12 - 2 - 1 - 2, "each column once, with as many as it has cards"


def test_recruits_where_enemies_are() -> None:  # [EE 5.5.1.I] [EE 5.5.1.x]
    t = eyrie().put(c1="roost, eyrie 2, marquise 1", c6="roost, eyrie 2, marquise 1", c8="roost, eyrie 1, marquise 1")
    t.put(c12="roost").cards("decree.fox", "foxfolk-steel", FOX).stack("SuitedDecree eyrie 0 0")
    assert t.picks("bot-recruits")[0] == "recruit c8: own-warriors"


def test_moves_leave_cards_or_enough_to_rule() -> None:  # [EE 5.5.1.II] [EE 5.5.1.IIx] [EE 5.2.1]
    t = eyrie().put(c6="eyrie 6, marquise 3", c1="eyrie 5, roost").cards("decree.fox", FOX)
    t.stack("SuitedDecree eyrie 1 0")
    assert t.picks("bot-moves")[0] == "move c6 c11: tie-lowest-priority"
    assert (t.see("eyrie.c6"), t.see("eyrie.c11")) == (3, 3)


def test_an_origin_that_spares_nobody_is_passed_over() -> None:  # [AM EE3]
    t = eyrie().put(c6="eyrie 3, marquise 3", c1="eyrie 2, roost").cards("decree.fox", FOX)
    assert t.stack("SuitedDecree eyrie 1 0").picks("bot-moves")[0] == "move c1 c10: tie-lowest-priority"


def test_battles_where_buildings_are_undefended() -> None:  # [EE 5.5.1.III] [AM EE1]
    t = eyrie().put(c1="eyrie 2, sawmill", c6="eyrie 2, marquise 1", c8="eyrie 2, roost, recruiter")
    t.cards("decree.fox", FOX).stack("SuitedDecree eyrie 2 0").go("roll 0 0")
    assert t.picks("bot-battles")[0] == "battle c1 marquise: undefended"
    assert t.at("c1") == {"eyrie": 2}


@pytest.mark.parametrize(("bot", "cards", "lost"), [("1", 1, 0), ("1", 2, 0), ("1", 3, 1), ("1+focused", 2, 1)])
def test_the_fullest_column_hits_once_more(bot: str, cards: int, lost: int) -> None:  # [EE 5.5.1.IIIx] [EE FOCUSED]
    t = eyrie(f"electric-eyrie:{bot}").put(c6="eyrie 2, marquise 2")
    t.cards("decree.fox", *[FOX, "foxfolk-steel", "ambush-fox"][:cards]).stack("SuitedDecree eyrie 2 0").go("roll 0 0")
    assert t.see("marquise.c6") == 2 - lost


def test_a_roost_every_turn_or_turmoil() -> None:  # [EE 5.5.2] [EE 5.7.1] [EE 5.7.2] [EE 5.7.3] [AM EE2]
    t = eyrie().vp(eyrie=9).put(c1="roost, eyrie 1").cards("decree.bird", "ambush-bird-1").cards("decree.fox", FOX)
    t.stack("EndDecree eyrie", "RaiseRoost eyrie")
    assert (t.points(), len(t.heard("turmoil"))) == ([0, 9 - 3], 1)
    assert [t.zone(card) for card in (FOX, "ambush-bird-1", "vizier-1")] == ["discard", "discard", "decree.bird"]


def test_a_new_roost_with_four_warriors() -> None:  # [EE 5.4.4]
    t = ordered(eyrie().put(c1="keep, marquise 1"), FOX)
    assert t.picks("bot-rebuilds") == ["build c6 roost: tie-highest-priority"]


def test_no_new_roost_is_turmoil_and_no_daylight() -> None:  # [EE 5.4.4] [AM EE4]
    t = eyrie("electric-eyrie:1+swoop").supply("eyrie", 3)
    ordered(t, FOX)
    assert (len(t.heard("turmoil")), len(t.heard("rests")), t.picks("bot-swoops")) == (1, 1, [])


def test_nobility() -> None:  # [EE NOBILITY] [AM EE5]
    t = ordered(eyrie("electric-eyrie:1+nobility").put(c1="roost, eyrie 6"), MOUSE)
    assert (len(t.heard("turmoil")), t.points(), t.see("eyrie.c1")) == (1, [0, 2], 6)


def test_relentless_and_war_tax() -> None:  # [EE RELENTLESS] [EE WARTAX]
    t = eyrie("electric-eyrie:1+relentless+war-tax").vp(marquise=5).put(c5="eyrie 1, sawmill, wood", c9="eyrie 1")
    t.put(c9="marquise 1, recruiter").stack("Raze eyrie")
    assert (t.points(), t.at("c5"), t.see("recruiter.c9")) == ([3, 2], {"eyrie": 1}, 1)


def test_swoop() -> None:  # [EE SWOOP]
    t = eyrie("electric-eyrie:1+swoop").put(c1="eyrie 1", c2="keep").stack("Swoop eyrie")
    assert t.picks() == ["recruit c3: tie-highest-priority"]
    assert t.see("eyrie.c3") == 2


def set_up(level: int) -> Table:
    """A game whose Marquise has set up and begins."""
    t = game_of({"seat.eyrie": f"electric-eyrie:{level}", "order": "letter"}, 4)
    t.choose("corner c1")
    while not any(event.message == "turn-began" for event in t.story):
        t.choose(int(t.decisions[0].options[0]))
    return t


@pytest.mark.parametrize(("level", "birds"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_levels_fill_the_bird_column(level: int, birds: int) -> None:  # [EE EASY] [EE CHALLENGING] [EE 5.3.3]
    assert set_up(level).view(-1)["count.decree.bird"] == birds


def test_setup() -> None:  # [EE 5.3.1] [EE 5.3.2] [EE 5.3.4] [AM GEN6]
    view = set_up(1).view(-1)
    assert (view["roost.c3"], view["eyrie.c3"], view["eyrie-supply"]) == (1, 6, 14)


def test_nightmare_scores_a_point_in_the_evening() -> None:  # [EE NIGHTMARE] [AM GEN10]
    t = eyrie("electric-eyrie:3").put(c1="roost, eyrie 3").stack("OrdersDone eyrie 1")
    assert t.points() == [0, 1]


def test_a_watcher_steps_through_the_turns() -> None:  # [RT U25] [RT U3]
    t = game_of({"seat.eyrie": "electric-eyrie", "seat.marquise": "mechanical-marquise"})
    asked = 0
    while not t.over and asked < 4:
        assert [t.notation(int(action)) for action in t.decisions[0].options] == ["go-on", "to-the-end"]
        t.choose("go-on")
        asked += 1
    if not t.over:
        t.choose("to-the-end")
    assert t.over
    assert t.view(-1).get("card.dominance-bird") == "out"


def test_a_watcher_has_a_chair_beside_six_automata() -> None:  # [RT U25] [RT 5.1.1]
    bots: dict[str, int | str] = dict.fromkeys(["alliance", "vagabond", "duchy", "corvids"], 1)
    bots |= {"seat.marquise": "mechanical-marquise", "seat.eyrie": "electric-eyrie"}
    bots |= {"seat.alliance": "automated-alliance", "seat.vagabond": "vagabot"}
    t = game_of(bots | {"seat.duchy": "drillbit-duchy", "seat.corvids": "cogwheel-corvids"})
    seats = t.match.content.names["seat"]
    assert seats == ["marquise", "eyrie", "alliance", "vagabond", "duchy", "corvids", "watcher"]
    played = []
    for _ in seats[:-1]:
        played.append(str(t.view(-1)["active"]))
        assert [int(question.seat) for question in t.decisions] == [seats.index("watcher")]
        t.choose("go-on")
    assert sorted(played) == sorted(seats[:-1])
    t.choose("to-the-end")
    assert t.match.outcome is not None
    assert set(t.match.outcome.winners) < set(range(6))


def test_a_watcher_does_not_give_up_but_older_records_in_which_one_did_are_read() -> None:  # [RT U25]
    t = game_of({"seat.eyrie": "electric-eyrie", "seat.marquise": "mechanical-marquise"})
    t.choose("go-on")
    assert [t.watches(seat) for seat in t.seat_names] == [False, False, True]
    with pytest.raises(BadInput, match="resign: automata play, and this seat only watches"):
        t.resign("watcher")
    assert not t.over
    older = t.record() + "! resign watcher\n"
    again = clockwood.replay(older)
    assert (again.over, again.record()) == (True, older)

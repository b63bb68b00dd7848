"""The Woodenbot's discoveries: where the Totem appears, and how its vision deck is rebuilt."""

from clockwood.games.ironwood.bots.woodenbot.aid import EndOfWoodenbotTurn
from clockwood.games.ironwood.bots.woodenbot.icon_steps import DiscoverNearby
from clockwood.games.ironwood.bots.woodenbot.locating import FindTotem
from clockwood.games.ironwood.rules.card_draws import LookAtVision
from clockwood.kernel.game import blind
from clockwood.kernel.rng import seeded
from games.ironwood.automata.bot import BotScene, woodenbot
from games.ironwood.builder import INNER_MOUNTAINS, IRON, VISIONS

AURIA, CHROMIA = 1, 6


def found(scene: BotScene, mountain: int) -> BotScene:
    return scene.do(FindTotem(mountain)).roll()


def rebuilt(scene: BotScene, *visions: str) -> BotScene:
    return scene.tell(*(f"return {vision}" for vision in visions))


def test_the_totem_appears_with_the_largest_warband_beside_the_mountain() -> None:  # [WB 8.1]
    t = found(woodenbot("WW12").wood(m1=1, m2=3, o2=9, c3=5), AURIA)
    choice = t.choice("bot-picks-totem")
    assert choice.candidates == [f"discover auria {forest}" for forest in ("m1", "m2", "m3", "c1", "c2")]
    assert choice.kept("bot-fighters-there") == ["discover auria m2"]
    t.expect(totems={"m2": 1})


def test_with_no_warband_there_it_appears_closest_to_one_then_to_the_larger() -> None:  # [WB 8.2]
    t = found(woodenbot("WW12").wood(o1=2, o3=4), AURIA)
    choice = t.choice("bot-picks-totem")
    assert choice.kept("bot-steps-to-warband") == ["discover auria m1", "discover auria m3"]
    assert choice.scores("bot-size-of-nearest") == {"discover auria m1": 2, "discover auria m3": 4}
    assert choice.winner == "discover auria m3"


def test_a_table_may_let_it_appear_on_any_inner_forest() -> None:  # [WB 8.2]
    t = found(woodenbot("WW12", woodenbot__totem_anywhere=1).wood(m5=2, o3=4), AURIA)
    choice = t.choice("bot-picks-totem")
    assert len(choice.candidates) == 10
    assert choice.winner == "discover auria m5"
    near = found(woodenbot("WW12", woodenbot__totem_anywhere=1).wood(m5=2, m1=1), AURIA)
    assert near.choice("bot-picks-totem").winner == "discover auria m1"


def test_the_die_decides_among_equal_forests() -> None:  # [WB 8.1, 11.1]
    t = found(woodenbot("WW12").wood(m1=2, m2=2), AURIA)
    assert t.choice("bot-picks-totem").tie == "bot-by-die"
    t.expect(totems={"m1": 1})


def test_an_inner_mountain_pays_and_its_vision_leaves_the_game() -> None:  # [WB 8.3]
    t = found(woodenbot("WW12").wood(m2=2), AURIA)
    assert t.zone("visions.shown") == ["V-auria"]
    assert "auria" not in t.marked
    t.expect(ww=3)
    t = found(woodenbot("WW12", possible=("chromia", "auria")).wood(m2=2), CHROMIA)
    t.expect(ww=0)


def test_the_vision_deck_is_rebuilt_to_five_and_shuffled() -> None:  # [WB 8.4, 4.1]
    t = found(woodenbot("WW12", possible=("auria", "zincur", "lithimar")).wood(m2=2), AURIA)
    assert len(t.options()) == 7
    rebuilt(t, "V-chromia", "V-gallimor", "V-palladimor")
    assert t.marked == {"zincur", "lithimar", "chromia", "gallimor", "palladimor"}
    assert set(t.zone("visions.deck")) == {f"V-{mountain}" for mountain in t.marked}
    assert "@" not in t.open().position().split("visions.deck")[1].split("]")[0]


def test_with_fewer_left_all_of_them_are_used() -> None:  # [WB 8.4]
    t = woodenbot("WW12", possible=("auria",)).wood(m2=2)
    t.zones["visions.discard"] = ["V-zincur", "V-chromia"]
    t.put("visions.shown", *(vision for vision in VISIONS if vision not in ("V-auria", "V-zincur", "V-chromia")))
    found(t, AURIA)
    rebuilt(t, "V-zincur", "V-chromia")
    assert t.marked == {"zincur", "chromia"}
    t.expect(asked=IRON)


def test_a_deck_above_five_gains_nothing() -> None:  # [WB 8.4]
    deck = (*INNER_MOUNTAINS, "chromia", "cobaltis", "gallimor")
    t = found(woodenbot("WW12", possible=deck).wood(m2=2), AURIA)
    assert len(t.marked) == 6
    t.expect(asked=IRON)


def nearby(person: int = 0) -> BotScene:
    scene = woodenbot("WW12", possible=("chromia", "argentimar", "auria"), woodenbot__person_picks_search=person)
    scene.wood(m2=2).iron(auria=1)
    match = scene.open().match
    match.push(EndOfWoodenbotTurn())
    return scene.do(DiscoverNearby())


def test_of_several_mountains_the_die_takes_one() -> None:  # [WB 8.7]
    t = nearby().roll()
    choice = t.choice("bot-picks-discovery")
    assert choice.candidates == ["target argentimar", "target chromia"]
    assert (choice.tie, choice.winner) == ("bot-by-die", "target chromia")


def test_or_the_person_picks_if_so_agreed() -> None:  # [WB 8.7]
    t = nearby(person=1)
    t.expect(asked=IRON, step="DiscoverNearby", options=["target argentimar", "target chromia"])
    t.tell("target argentimar")
    choice = t.choice("bot-picks-discovery")
    assert (choice.tie, choice.winner) == ("bot-by-person", "target argentimar")


def test_a_marker_forbids_discoveries() -> None:  # [WB 8.6]
    t = woodenbot("WW12", possible=("chromia", "zincur")).wood(m2=2)
    t.rewrite(IC14="mark 1 at mountain; this round: cannot discover at marked").slot(1, "IC14").mark("IC14", "chromia")
    t.do(DiscoverNearby())
    assert t.choice("bot-picks-discovery").candidates == []


# -- what is known of the deck


def test_everyone_knows_the_deck_and_nobody_its_order() -> None:  # [WB 4.2]
    t = woodenbot("WW12", possible=("auria", "zincur"))
    t.zones["visions.deck"] = ["V-zincur", "V-auria"]
    seen = t.open().view(1)
    assert seen["card.V-auria"] == "visions.deck"
    assert "card.V-auria.place" not in seen
    assert seen["auria.possible"] == 1


def test_a_look_at_the_top_is_the_persons_alone() -> None:  # [WB 4.2]
    t = woodenbot("WW12", possible=("zincur", "auria"))
    t.zones["visions.deck"] = ["V-zincur", "V-auria"]
    t.do(LookAtVision(1)).tell("draw V-auria")
    match = t.open().match
    assert match.game.view(match, 1)["card.V-auria.place"] == 1
    assert all(match.game.view(blind(match, 1, seeded(k)), 1)["card.V-auria.place"] == 1 for k in range(9))
    tops = set()
    for k in range(20):
        other = blind(match, 0, seeded(k))
        tops.add(str(match.game.view(other, 1).get("card.V-auria.place", 0)))
    assert tops == {"0", "1"}

"""Each icon of the Woodenbot on each side of its aid, and the crystal for those that change nothing."""

import pytest

from clockwood.games.ironwood.bots.common.rewards import Compensate
from clockwood.games.ironwood.bots.woodenbot.aid import EndOfWoodenbotTurn
from clockwood.games.ironwood.bots.woodenbot.icons import start_icon
from clockwood.games.ironwood.cards.icons import (
    ARROWS,
    BATTLE,
    CARD,
    COMPASS,
    CRYSTALS,
    CUBES,
    EYE,
    SEARCH,
    SHIELD,
    WARBAND,
)
from games.ironwood.automata.bot import BotScene, woodenbot
from games.ironwood.builder import IRON

both_sides = pytest.mark.parametrize("side", ["disruptive", "exalted"])
ATTACK = ["bot-picks-prey", "bot-picks-attacker"]


def icon(scene: BotScene, which: int) -> BotScene:
    """Resolve the icon, with its compensation, as a turn's last."""
    match = scene.open().match
    match.question = None
    match.push(EndOfWoodenbotTurn())
    match.push(Compensate(0))
    start_icon(match, which)
    return scene.do().roll()


def keywords(scene: BotScene) -> list[str]:
    """The movement keywords and attacks in order, without their sources."""
    return [message for message in scene.choices if message not in ("bot-picks-source", "bot-picks-carrier")]


# -- ARROWS, BATTLE, CRYSTALS: moves, then an attack


def test_arrows_disruptive_interferes_with_three_plunders_with_two_and_attacks() -> None:  # [WB 6.2]
    t = icon(woodenbot("WW12").wood(o2=4, m1=4).iron(auria=2, ferrum=1), ARROWS)
    assert keywords(t) == ["bot-picks-interfered", "bot-picks-plundered", *ATTACK]
    assert t.choice("bot-picks-prey").kept("bot-held-possible") == ["target auria"]
    t.expect(c1=3, m1=1, m2=2, o2=2, asked=IRON, step="Wager")


def test_arrows_exalted_plunders_with_three_interferes_with_two_and_attacks() -> None:  # [WB 6.2]
    scene = woodenbot("WW12", side="exalted").wood(o2=5, m1=4).totems(c4=1).iron(zincur=2, auria=1)
    t = icon(scene.drill("zincur", cargo=1), ARROWS)
    assert keywords(t) == ["bot-picks-plundered", "bot-picks-interfered", *ATTACK]
    assert t.choice("bot-picks-prey").kept("bot-loaded-drill") == ["target zincur"]
    t.expect(m2=3, o2=2, c1=2, m1=2)


@pytest.mark.parametrize(
    ("side", "prey", "entry"),
    [
        ("disruptive", {"auria": 1, "argentimar": 1}, "bot-held-possible"),
        ("disruptive", {"argentimar": 1}, "bot-any-warband"),
        ("exalted", {"argentimar": 1, "auria": 1}, "bot-held-foundation"),
        ("exalted", {"auria": 1}, "bot-any-warband"),
    ],
)
def test_the_rungs_of_arrows(side: str, prey: dict[str, int], entry: str) -> None:  # [WB 6.2]
    scene = woodenbot("WW12", side=side).wood(m1=9).iron(ferrum=9, **prey).foundation("argentimar")
    choice = icon(scene.totems(m4=1 if side == "exalted" else 0), ARROWS).choice("bot-picks-prey")
    assert choice.kept(entry) == [f"target {next(iter(prey))}"]
    assert choice.winner == f"target {next(iter(prey))}"


@both_sides
def test_arrows_knows_ferrum_by_name(side: str) -> None:  # [WB 6.2, 7.1]
    scene = woodenbot("WW12", side=side, possible=()).wood(c1=9).iron(ferrum=2, auria=1)
    choice = icon(scene.totems(m4=1 if side == "exalted" else 0), ARROWS).choice("bot-picks-prey")
    assert choice.kept("bot-loaded-drill") == ["target ferrum", "target auria"]
    assert choice.kept("bot-ferrum") == ["target ferrum"]


def test_battle_disruptive_interferes_and_attacks_a_foundation() -> None:  # [WB 6.3]
    scene = woodenbot("WW12").wood(o2=2, m3=4).iron(auria=1, cobaltis=1, chromia=9).foundation("cobaltis")
    t = icon(scene, BATTLE)
    assert keywords(t) == ["bot-picks-interfered", *ATTACK]
    assert t.choice("bot-picks-prey").kept("bot-held-foundation") == ["target cobaltis"]


@pytest.mark.parametrize(
    ("prey", "cargo", "entry"),
    [
        ({"auria": 1, "argentimar": 1}, 1, "bot-held-possible"),
        ({"plumbarum": 1, "argentimar": 1}, 1, "bot-loaded-drill"),
        ({"argentimar": 1}, 0, "bot-any-warband"),
    ],
)
def test_the_rungs_of_battle_disruptive(prey: dict[str, int], cargo: int, entry: str) -> None:  # [WB 6.3]
    t = icon(woodenbot("WW12").wood(m1=5).iron(**prey).drill("plumbarum", cargo=cargo), BATTLE)
    choice = t.choice("bot-picks-prey")
    assert len(choice.kept(entry)) == 1
    assert choice.winner.split()[1] == ("plumbarum" if cargo and "plumbarum" in prey else next(iter(prey)))


def test_battle_exalted_secures_and_attacks_beside_a_totem() -> None:  # [WB 6.3]
    scene = woodenbot("WW12", side="exalted").wood(o1=2, m3=4).totems(c1=1).iron(auria=1, cobaltis=1)
    t = icon(scene, BATTLE)
    assert keywords(t) == ["bot-picks-secured", *ATTACK]
    assert t.choice("bot-picks-prey").kept("bot-warband-by-totem") == ["target auria"]
    t.expect(c2=2, m3=2)


@pytest.mark.parametrize(
    ("prey", "entry"), [({"zincur": 1, "argentimar": 1}, "bot-held-possible"), ({"argentimar": 1}, "bot-any-warband")]
)
def test_the_rungs_of_battle_exalted(prey: dict[str, int], entry: str) -> None:  # [WB 6.3]
    t = icon(woodenbot("WW12", side="exalted").wood(m1=5).totems(c3=1).iron(**prey), BATTLE)
    assert t.choice("bot-picks-prey").kept(entry) == [f"target {next(iter(prey))}"]


def test_crystals_disruptive_plunders_and_attacks_the_drill() -> None:  # [WB 6.5]
    t = icon(woodenbot("WW12").wood(o2=2, m1=3).iron(argentimar=1, auria=1).drill("argentimar", cargo=1), CRYSTALS)
    assert keywords(t) == ["bot-picks-plundered", *ATTACK]
    assert t.choice("bot-picks-prey").winner == "target argentimar"


def test_crystals_disruptive_attacks_nobody_but_drill_and_ferrum() -> None:  # [WB 6.5]
    t = icon(woodenbot("WW12").wood(m1=3).iron(argentimar=1, auria=1), CRYSTALS)
    assert t.choice("bot-picks-prey").winner == ""
    t.expect(ww=1)
    t = icon(woodenbot("WW12").wood(c1=3).iron(ferrum=1, auria=1), CRYSTALS)
    assert t.choice("bot-picks-prey").winner == "target ferrum"


def test_crystals_exalted_interferes_and_a_victory_steals_a_crystal() -> None:  # [WB 6.5]
    scene = woodenbot("WW12", side="exalted").totems(m5=1).wood(o2=2, m3=4).crystals(ic=3)
    t = icon(scene.iron(chromia=1, cobaltis=1).foundation("cobaltis"), CRYSTALS)
    assert keywords(t) == ["bot-picks-interfered", *ATTACK]
    assert t.choice("bot-picks-prey").kept("bot-held-foundation") == ["target cobaltis"]
    t.tell("no-wager", "wager WW12")
    while t.question.seat < 0:
        t.tell(t.options()[0])
    assert t.numbers("stolen") == [1]
    t.expect(ic=2, ww=1)


@pytest.mark.parametrize(
    ("prey", "entry"), [({"auria": 1, "argentimar": 1}, "bot-held-possible"), ({"argentimar": 1}, "bot-any-warband")]
)
def test_the_rungs_of_crystals_exalted(prey: dict[str, int], entry: str) -> None:  # [WB 6.5]
    t = icon(woodenbot("WW12", side="exalted").wood(m1=5).totems(c3=1).iron(**prey), CRYSTALS)
    assert t.choice("bot-picks-prey").kept(entry) == [f"target {next(iter(prey))}"]


# -- CARD, CUBES, EYE, SEARCH


@both_sides
def test_card_draws_to_the_top_and_brings_a_crystal(side: str) -> None:  # [WB 6.4, 3.6]
    t = icon(woodenbot("WW04", "WW05", side=side).totems(c1=1), CARD).tell("draw WW30")
    assert t.bot_hand == ["WW30", "WW04", "WW05"]
    t.expect(ww=1)


@pytest.mark.parametrize(
    ("side", "keyword"), [("disruptive", "bot-picks-interfered"), ("exalted", "bot-picks-secured")]
)
def test_cubes_call_the_spirits_and_move_two(side: str, keyword: str) -> None:  # [WB 6.6]
    t = icon(woodenbot("WW12", side=side).wood(o1=3).totems(c1=1 if side == "exalted" else 0).spirits(1), CUBES)
    assert t.choices[0] == keyword
    t.expect(spirits=3, m1=2, o1=1)


def test_eye_disruptive_brings_a_vision_back_and_secures() -> None:  # [WB 6.7, 4.1]
    t = icon(woodenbot("WW12", possible=("auria", "zincur")).wood(o2=3), EYE)
    assert len(t.options()) == 8
    t.tell("return V-chromia")
    assert t.marked == {"auria", "zincur", "chromia"}
    assert "@" not in t.open().position().split("visions.deck")[1].split("]")[0]
    assert keywords(t) == ["bot-picks-secured"]
    t.expect(m2=2)


def test_eye_disruptive_may_leave_more_than_five_visions() -> None:  # [WB 6.7]
    deck = ("auria", "zincur", "lithimar", "chromia", "gallimor")
    t = icon(woodenbot("WW12", possible=deck), EYE).tell("return V-cobaltis")
    assert len(t.marked) == 6


def test_eye_exalted_interferes_then_locates() -> None:  # [WB 6.7]
    t = icon(woodenbot("WW12", side="exalted", possible=("auria", "zincur")).totems(m5=1).wood(o2=3), EYE)
    t.tell("reveal V-auria")
    assert keywords(t) == ["bot-picks-interfered"]
    assert t.marked == {"zincur"}
    t.expect(m2=2)


def test_a_discovery_by_the_exalted_eye_expends_no_further_card() -> None:  # [WB 6.7, 8.5]
    t = icon(woodenbot("WW12", side="exalted", possible=("auria",)).totems(m5=1), EYE).tell("reveal V-auria")
    while t.question.seat < 0:
        assert t.options()[0].split()[0] in ("die", "return")
        t.tell(t.options()[-1])
    assert t.bot_hand == ["WW12"]
    assert sum(t.row("totems").values()) == 2


@pytest.mark.parametrize(("warbands", "moved"), [(0, 2), (1, 5)])
def test_the_exalted_eye_moves_fighters_or_warbands(warbands: int, moved: int) -> None:  # [WB 6.7]
    scene = woodenbot("WW12", side="exalted", possible=("auria",), woodenbot__eye_warbands=warbands)
    t = icon(scene.totems(m5=1).wood(o2=3, m1=2, m3=4), EYE)
    assert t.choice("bot-picks-interfered").winner == "target c2" or t.row("woodwalkers")["m2"] == moved


def test_search_disruptive_discovers_at_a_free_possible_mountain() -> None:  # [WB 6.8, 8.6]
    t = icon(woodenbot("WW12", possible=("auria", "zincur", "chromia")).wood(m2=2).iron(auria=1), SEARCH)
    assert t.choice("bot-picks-discovery").candidates == ["target chromia"]
    assert t.choice("bot-picks-totem").winner == "discover chromia m2"
    t.expect(totems={"m2": 1}, ww=0)


@pytest.mark.parametrize(
    ("wood", "iron"), [({"m2": 2}, {"auria": 1}), ({"o2": 2}, {}), ({"m4": 2}, {}), ({"m2": 2}, {"auria": 3})]
)
def test_search_disruptive_else_secures(wood: dict[str, int], iron: dict[str, int]) -> None:  # [WB 6.8, 8.6]
    t = icon(woodenbot("WW12", possible=("auria",)).wood(**wood).iron(**iron), SEARCH)
    assert "bot-cannot-discover" in t.messages
    assert "bot-picks-discovery" not in t.choices


def test_search_exalted_brings_an_escort_then_one_carries_the_totem() -> None:  # [WB 6.8]
    t = icon(woodenbot("WW12", side="exalted").wood(m1=1, m2=3, c1=1).totems(m1=1), SEARCH)
    assert keywords(t) == ["bot-picks-secured", "bot-picks-secured"]
    assert t.choice("bot-picks-secured").kept("bot-totem-there") == ["target m1"]
    t.expect(secured=1, o1=1, m1=3, m2=1, c1=0)


# -- SHIELD, WARBAND


@both_sides
def test_shield_lets_the_person_choose(side: str) -> None:  # [WB 6.9]
    def asked() -> BotScene:
        return icon(woodenbot("WW12", side=side).totems(c1=1).crystals(ic=2).hand("IC20", "IC21"), SHIELD)

    t = asked()
    t.expect(asked=IRON, options=["give-card", "give-crystal"])
    t.tell("give-crystal").expect(ic=1, ww=1)
    t = asked().tell("give-card", "burn IC20", "draw WW30")
    assert t.zone("discard.ironclad") == ["IC20"]
    assert t.bot_hand == ["WW12", "WW30"]


def test_shield_takes_what_there_is() -> None:  # [WB 6.9, 5.10]
    t = icon(woodenbot("WW12").crystals(ic=2), SHIELD)
    t.expect(ic=1, ww=1)
    t = icon(woodenbot("WW12").hand("IC20"), SHIELD)
    t.expect(step="Burn", asked=IRON)
    t = icon(woodenbot("WW12"), SHIELD)
    assert "bot-nothing-to-take" in t.messages
    t.expect(ww=1)


def test_a_table_may_take_the_list_of_shield_in_order() -> None:  # [WB 6.9]
    t = icon(woodenbot("WW12", woodenbot__shield_in_order=1).crystals(ic=2).hand("IC20"), SHIELD)
    t.expect(step="Burn", asked=IRON)


def test_warband_disruptive_recruits_by_the_list() -> None:  # [WB 6.10, 10.2]
    t = icon(woodenbot("WW12", possible=("chromia",)).wood(o2=1), WARBAND)
    assert t.choice("bot-picks-recruit").winner == "recruit o3"
    t.expect(o3=1)


@pytest.mark.parametrize(("both", "outer"), [(0, 0), (1, 1)])
def test_warband_exalted_joins_the_totem_or_recruits_twice(both: int, outer: int) -> None:  # [WB 6.10]
    t = icon(woodenbot("WW12", side="exalted", woodenbot__warband_both=both).wood(m1=2).totems(m1=1), WARBAND)
    t.expect(m1=3, o1=outer)


def test_warband_exalted_without_a_totem_at_a_warband_recruits_by_the_list() -> None:  # [WB 6.10]
    t = icon(woodenbot("WW12", side="exalted").wood(m2=2).totems(m1=1), WARBAND)
    assert t.choice("bot-picks-recruit").kept("bot-next-to-totem") == ["recruit o1"]
    t.expect(o1=1)


def test_warband_with_nobody_left_is_compensated() -> None:  # [WB 6.10, 5.10]
    t = icon(woodenbot("WW12").wood(o1=20), WARBAND)
    assert "bot-nobody-to-recruit" in t.messages
    t.expect(ww=1)


def test_an_icon_of_the_other_side_means_nothing() -> None:  # [WB 5.10]
    t = icon(woodenbot("WW12"), COMPASS)
    t.expect(ww=1)

"""Champions and their titles. [FW F10.6] [FW F10.7]"""

import pytest

from clockwood.games.forge_war.words import TITLES
from games.forge_war.builder import BLUE, Scene, difficulty, epic, prestige, table


def champion(title: str, card: str = "G06", step: int = 2, design: str = "iron_axe") -> Scene:
    """A champion of this title on blue's quest, with a second adventurer to make it safe."""
    t = epic().round(2, stage=1).heroes(BLUE, 4, 2).title(BLUE, "a1", title).quest(BLUE, "q1", card, step)
    return t.armed(BLUE, "a1", "q1", design).armed(BLUE, "a2", "q1", "mithril_axe")


def test_level_four_takes_a_title() -> None:  # [FW F10.6] [FW B29]
    t = epic().heroes(BLUE, 4, 3).title(BLUE, "a1", "valorous").gold(blue=3).start("market").choose("train a2")
    assert t.step == "ChooseTitle"
    assert t.options() == [f"title {title}" for title in TITLES if title != "valorous"]
    assert t.why_not("title valorous") == "title-taken [FW F10.6]"
    t.choose("title rending")
    assert (t.see("blue.a2.title"), t.levels(BLUE)) == ("rending", [4, 4])


def test_in_the_simple_game_level_four_only_scores() -> None:  # [FW F10.6]
    t = table().heroes(BLUE, 3).gold(blue=3).start("market").choose("train a1")
    assert (t.levels(BLUE), t.see("blue.a1.title")) == ([4], 0)
    assert t.heard("title-taken") == []


def test_opportunistic_scores_every_leg() -> None:  # [FW F10.7]
    t = champion("opportunistic").start("quest").finish_quests()
    assert t.see("blue.score") == 2
    t = champion("opportunistic", step=4).start("quest").finish_quests()
    assert t.see("blue.score") == prestige("G06") + 2


def test_unrelenting_adds_power_until_the_weapon_is_lost() -> None:  # [FW F10.7]
    t = champion("unrelenting").start("quest").finish_quests()
    assert (t.see("blue.a1.tokens"), t.see("blue.q1.power")) == (1, 3 + 5 + 1)
    t = champion("unrelenting", step=3).row("tokens_blue", a1=2).cubes(BLUE, copper=2).start("quest")
    assert t.see("blue.q1.power") == 3 + 5 + 2
    t.on_to("Manage", BLUE).choose("send a1 q1; forge copper_sword", BLUE)
    assert (t.see("blue.a1.tokens"), t.see("blue.q1.power")) == (0, 2 + 5)


def whole_quest(title: str, *, since: bool) -> Scene:
    t = champion(title, "G14a", 2)
    if since:
        t.row("since_start_blue", a1=1)
    return t.start("quest").finish_quests()


def test_valorous_and_fortuitous_want_the_whole_quest() -> None:  # [FW F10.7] [FW B13]
    assert whole_quest("valorous", since=True).see("blue.score") == prestige("G14a") + 4
    assert whole_quest("valorous", since=False).see("blue.score") == prestige("G14a")
    assert whole_quest("fortuitous", since=True).see("blue.gold") == 3 + 3
    assert whole_quest("fortuitous", since=False).see("blue.gold") == 3


def test_being_there_from_the_start() -> None:  # [FW B13]
    t = epic().heroes(BLUE, 4, 2).title(BLUE, "a1", "valorous").cubes(BLUE, copper=9, iron=4).offer("G14a", "G15a")
    t.claimed("iron_sword", BLUE).start("quest").choose("take G14a").on_to("Manage", BLUE)
    t.go("blue: send a1 q1; forge iron_sword", "blue: send a2 q1; forge iron_sword", "blue: done")
    assert t.see("blue.a1.since-start") == 1
    t.on_to("Manage", BLUE).choose("send a1 q1; forge copper_sword", BLUE)
    assert t.see("blue.a1.since-start") == 1, "another weapon on the same quest is no leaving"
    t.choose("withdraw a1", BLUE)
    assert t.see("blue.a1.since-start") == 0


def charming() -> Scene:
    """A Charming champion with copper for a sword, and a quest of the second row that nobody can pay for."""
    t = epic().heroes(BLUE, 4, 1).title(BLUE, "a1", "charming").cubes(BLUE, copper=4)
    return t.offer("G03", "G04", "G05", "G06", "G07", "G16a")


def test_charming_gives_a_gold_instead_of_the_price() -> None:  # [FW F10.7] [FW B12]
    t = charming().start("quest")
    assert "take G16a" not in t.options()
    t.choose("charm G16a").on_to("Manage", BLUE).go("blue: send a1 q1; forge copper_sword", "blue: done")
    assert (t.see("blue.gold"), t.see("blue.q1"), t.see("blue.q1.charmed")) == (1, "G16a", 4)


def test_without_the_champion_the_price_is_due() -> None:  # [FW B12]
    t = charming().gold(blue=2).start("quest").choose("charm G16a").on_to("Manage", BLUE)
    t.go("blue: send a2 q1; forge copper_sword", "blue: done")
    assert (t.see("blue.gold"), t.see("blue.q1")) == (0, "G16a")


def test_who_cannot_pay_never_took_it() -> None:  # [FW B12]
    t = charming().start("quest").choose("charm G16a").on_to("Manage", BLUE)
    t.go("blue: send a2 q1; forge copper_sword", "blue: done")
    assert (t.see("blue.q1"), t.see("blue.score"), t.see("blue.a2.weapon")) == (0, 0, 0)


def test_charming_waits_for_his_quest_to_end() -> None:  # [FW F10.7]
    t = charming().quest(BLUE, "q1", "G15a").row("charmed_blue", q1=4).start("quest")
    assert (t.options("charm"), t.why_not("charm G16a")) == ([], "not-charming [FW F10.7]")


@pytest.mark.parametrize(
    ("title", "card", "step"), [("rending", "G05", 4), ("brutish", "G08", 2), ("thrusting", "G07", 3)]
)
def test_titles_that_add_a_type(title: str, card: str, step: int) -> None:  # [FW F10.7]
    t = epic().rich().heroes(BLUE, 4).title(BLUE, "a1", title).quest(BLUE, "q1", card, step)
    t.armed(BLUE, "a1", "q1", "iron_sword").start("quest")
    assert t.see("blue.q1.needs") == difficulty(card, 2)
    t = epic().rich().heroes(BLUE, 4).title(BLUE, "a1", "thrifty").quest(BLUE, "q1", card, step)
    assert t.armed(BLUE, "a1", "q1", "iron_sword").start("quest").see("blue.q1.needs") == difficulty(card, 2) + 3


@pytest.mark.parametrize(
    ("title", "design", "power"),
    [
        ("dendritic", "U101", 4 + 2),
        ("sanguine", "U201", 6 + 2),
        ("purified", "U301", 8 + 3),
        ("dendritic", "U201", 6),
        ("sanguine", "U301", 8),
        ("purified", "U101", 4),
    ],
)
def test_titles_that_add_power_to_a_gem(title: str, design: str, power: int) -> None:  # [FW F10.7]
    t = epic().rich().round(1, stage=3).heroes(BLUE, 4).title(BLUE, "a1", title).quest(BLUE, "q1", "G14a")
    assert t.armed(BLUE, "a1", "q1", design).start("quest").see("blue.q1.power") == power


def test_thrifty_keeps_a_cube() -> None:  # [FW F10.7]
    t = champion("thrifty", design="U101").own(BLUE, "U101").start("quest").on_to("Manage", BLUE)
    t.choose("withdraw a1", BLUE)
    assert t.options("", BLUE) == ["spare copper", "spare emerald"]
    assert t.why_not("spare iron", BLUE) == "not-paid-for [FW F10.8]"
    t.choose("spare emerald", BLUE)
    assert t.pool(BLUE) == {"emerald": 1}
    t = champion("thrifty", "G14a", 2).start("quest").finish_quests()
    assert t.pool(BLUE) == {"copper": 2, "iron": 1}, "one kind of cube needs no choice"


def test_thrifty_keeps_nothing_of_a_single_cube() -> None:  # [FW H10]
    t = champion("thrifty", design="copper_dagger").start("quest").on_to("Manage", BLUE)
    t.choose("withdraw a1", BLUE)
    assert t.pool(BLUE) == {}, "otherwise a dagger could be forged again and again"


def test_weapons_that_score() -> None:  # [FW F10.7] [FW F7.12]
    t = champion("rending", design="U106").start("quest").finish_quests()
    assert t.see("blue.score") == 1
    t = champion("rending", "G14a", 2, "U307").round(2, stage=3).start("quest").finish_quests()
    assert t.see("blue.score") == prestige("G14a") + 2

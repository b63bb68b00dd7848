"""Options show their results, and the next action of an automaton is forecast if the rules fix it."""

from clockwood.scene.builder import SceneBuilder
from games.ironwood.automata.bot import bot
from games.ironwood.builder import Scene, table


def results(scene: Scene, seat: int = 0) -> dict[str, str]:
    played = scene.open() if scene.table is None else scene.table
    question = SceneBuilder(played.match.content).question(played, seat)
    assert question is not None
    return {option.answer: option.result.text for option in question.options if option.result is not None}


def test_a_totem_carried_to_an_outer_forest_is_secured() -> None:  # [IW R15.3]
    t = table().wood(m1=2).totems(m1=1).secured(1).turn("woodwalkers").play("WW02")
    assert results(t)["carry m1 o1 full"] == "secures it, 2 of 3"


def test_a_move_says_who_is_near() -> None:  # [IW R9.5]
    t = table().wood(m1=2).iron(zincur=2).turn("woodwalkers").play("WW02")
    found = results(t)
    assert found["move m1 c1"] == "next to Zincur: 2"
    assert found["move m1 m2"] == "no enemy near"
    assert found["move m1 o1"] == "outer forest"


def test_enemies_on_several_mountains_are_named() -> None:  # [IW R9.5]
    t = table().wood(m1=2).iron(zincur=2, auria=1).turn("woodwalkers").play("WW02")
    assert results(t)["move m1 c1"] == "Ironclad near: 3"


def test_an_attack_says_how_many_stand_against_how_many() -> None:  # [IW R11.1]
    t = table().wood(c1=3).iron(auria=2).golems(auria=1).turn("woodwalkers").play("WW02").choose("done")
    assert results(t)["attack c1 auria"] == "3 against 3"


def test_an_answer_that_says_all_itself_has_no_result() -> None:
    assert results(table().wood(c1=3).turn("woodwalkers")) == {}


def test_what_secures_a_totem_is_listed_first() -> None:
    t = table().wood(m1=2, m2=1).totems(m1=1).turn("woodwalkers").play("WW02").open()
    question = SceneBuilder(t.match.content).question(t, 0)
    assert question is not None
    assert question.options[0].answer == "carry m1 o1 full"


def test_an_option_says_how_often_it_may_be_given() -> None:  # [IW R9.5]
    t = table().wood(m1=2, m2=1).turn("woodwalkers").play("WW02").open()
    question = SceneBuilder(t.match.content).question(t, 0)
    assert question is not None
    most = {option.answer: option.most for option in question.options}
    assert (question.high, most["move m1 o1"], most["move m2 o2"]) == (3, 2, 1)


def forecast(scene: Scene) -> list[str]:
    played = scene.open()
    return [said.text for said in SceneBuilder(played.match.content).forecast(played)]


def test_the_ironbots_next_stance_is_foretold() -> None:  # [IB 5.2]
    assert "Aggressive" in forecast(bot("IC20").wood(m1=2).totems(m1=1).turn("woodwalkers"))[0]
    assert "Expansive" in forecast(bot("IC20").wood(m1=2).totems(m2=1).turn("woodwalkers"))[0]


def test_nothing_is_foretold_where_people_play() -> None:
    assert forecast(table().wood(m1=2).turn("woodwalkers")) == []

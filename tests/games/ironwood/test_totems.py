"""Carrying, securing, losing and fading of Totems. [IW R15]"""

from games.ironwood.builder import IRON, WOOD, Scene, table


def carrying(**fighters: int) -> Scene:
    return table().wood(**fighters).turn(WOOD)


def ransacking(t: Scene) -> Scene:
    return t.play("WW03").choose("option 1")


def test_a_leaving_fighter_may_take_the_totem() -> None:  # [IW R15.1]
    t = ransacking(carrying(m2=2).totems(m2=1))
    assert t.options() == [
        "move m2 o2", "carry m2 o2 full", "move m2 m1", "carry m2 m1 full", "move m2 m3", "carry m2 m3 full", "done",
    ]  # fmt: skip
    t.choose("move m2 m1").expect(totems={"m2": 1})
    t.choose("carry m2 m1 full").expect(totems={"m1": 1}, m1=2)


def test_one_fighter_carries_one_totem() -> None:  # [IW R15.1]
    t = ransacking(carrying(m2=2).totems(m2=2)).choose("carry m2 m1 full").expect(totems={"m2": 1, "m1": 1})
    t.choose("carry m2 m1 full").expect(totems={"m1": 2}, asked=IRON)


def test_full_and_fading_totems_are_carried_by_choice() -> None:  # [IW R15.1]
    t = ransacking(carrying(m2=1, m1=1).totems(m2=1).fading(m2=1))
    assert {"carry m2 o2 full", "carry m2 o2 fading"} <= set(t.options())
    t.choose("carry m2 m3 fading").expect(totems={"m2": 1}, fading={"m3": 1})
    assert t.why_not("carry m1 m2 full") == "no-totem [IW R15.1]"


def test_a_totem_is_handed_on_to_a_fighter_that_has_not_moved() -> None:  # [IW R15.2]
    t = ransacking(carrying(c1=1, m1=1).totems(c1=1)).choose("carry c1 m1 full").expect(totems={"m1": 1})
    t.choose("carry m1 o1 full").expect(totems={}, secured=1, m1=1, o1=1, asked=IRON)


def test_the_carrier_itself_does_not_go_on() -> None:  # [IW R15.2, R9.2]
    t = ransacking(carrying(c1=1, m3=1).totems(c1=1)).choose("carry c1 m1 full")
    assert t.why_not("carry m1 o1 full") == "all-moved [IW R9.2]"


def test_a_second_step_carries_on() -> None:  # [IW R15.2, R9.2]
    t = carrying(c1=1).totems(c1=1).hand("WW08").play("WW08").choose("carry c1 m1 full")
    t.choose("carry-again m1 o1 full").expect(secured=1, o1=1, asked=IRON)


def test_a_totem_in_an_outer_forest_is_secured_at_once() -> None:  # [IW R15.3]
    t = ransacking(carrying(m2=3).totems(m2=1).fading(m2=1)).choose("carry m2 o2 fading")
    t.expect(secured=1, totems={"m2": 1}, fading={}, o2=1)
    assert t.open().view(1)["secured"] == 1
    t.choose("carry m2 o2 full").expect(secured=2, totems={}, o2=2)


def test_the_third_secured_totem_wins() -> None:  # [IW R15.4]
    t = ransacking(carrying(m2=3).totems(m2=1).secured(2)).choose("carry m2 o2 full")
    t.expect(winner=WOOD, asked="", secured=3)
    outcome = t.open().outcome
    assert outcome is not None
    assert (outcome.reason, outcome.cite, outcome.scores) == ("won-by-totems", "IW R15.4", (3, 0))


def test_two_of_one_forest_can_win_together() -> None:  # [IW R15.4, R15.1]
    t = ransacking(carrying(m2=2).totems(m2=1).fading(m2=1).secured(1)).choose("carry m2 o2 full").expect(winner="")
    t.choose("carry m2 o2 fading").expect(winner=WOOD)


def test_a_wiped_out_warband_leaves_its_totem() -> None:  # [IW R15.5]
    t = table().wood(m1=1).totems(m1=1).iron(plumbarum=2).hand("IC38", "IC16").turn(IRON).play("IC38")
    t.fight("attack plumbarum m1", "wager IC16").expect(m1=0, totems={"m1": 1}, asked=WOOD)


def test_removed_by_a_card_it_stays_too() -> None:  # [IW R15.5, R16.8]
    t = table().wood(m1=1).totems(m1=1).iron(plumbarum=3).hand("IC23").turn(IRON).play("IC23").choose("done")
    t.choose("attack plumbarum m1").go("no-wager", "no-wager").expect(m1=0, totems={"m1": 1})


def test_a_lost_totem_is_picked_up_by_who_enters() -> None:  # [IW R15.5, A23]
    t = ransacking(carrying(o1=1, c1=1).totems(m1=1)).choose("move o1 m1").expect(m1=1, totems={"m1": 1})
    assert t.why_not("carry m1 o1 full") == "all-moved [IW R9.2]"
    t.go("done", "pass").play("WW02").choose("carry m1 o1 full").expect(secured=1)


def test_a_totem_lasts_its_round_and_the_next() -> None:  # [IW R15.6, R6.5]
    t = table().wood(m1=1).totems(m1=1).no_deck().turn(IRON, 3).choose("pass")
    t.expect(round=3, fading={"m1": 1}, totems={})
    for _ in range(5):
        t.choose("pass").expect(fading={"m1": 1})
    t.choose("pass").expect(step="BuyFighters", fading={}, totems={})


def test_a_fading_totem_can_still_be_secured() -> None:  # [IW R15.6, R15.3]
    ransacking(carrying(m1=1).fading(m1=1)).choose("carry m1 o1 fading").expect(secured=1, fading={})


def test_a_retreat_into_an_outer_forest_secures_nothing() -> None:  # [IW R12.3, R15.5, A24]
    t = table().wood(m1=1).totems(m1=1).iron(plumbarum=3).hand("IC16").turn(IRON).play("IC16").choose("done")
    t.fight("attack plumbarum m1").choose("retreat o1").expect(o1=1, totems={"m1": 1}, secured=0)

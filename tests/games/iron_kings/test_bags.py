"""Tokens from bags, treasures on the king."""

from games.iron_kings.builder import RED, YELLOW, Scene, table


def stepping_into(terrain: str, **tokens: int) -> Scene:
    t = table().ground(d7=terrain).bag("d7", **tokens).row("coal_on", d7=1).king(RED, "d5").track(RED, "step-1")
    return t.steam(red=1).driven(RED).told()


def test_ruins_two_drawn_one_kept() -> None:  # [IK K5.5] [IK U8, U33] [IK H19]
    t = stepping_into("ruins", gear=1, damage=2).start("king").go("drawn gear", "drawn damage")
    assert t.options() == ["put-back gear", "put-back damage"]
    assert t.why_not("put-back treasure") == "not-drawn [IK K5.7]"
    t.go("put-back damage")
    assert (t.stores_of(RED), t.damaged(RED)) == ({"coal": 1, "gear": 1}, [])
    assert (t.see("bag.gear.d7"), t.see("bag.damage.d7")) == (0, 2)
    gone = table(unkept_tokens="gone").ground(d7="ruins").bag("d7", gear=1, damage=2).king(RED, "d5").told()
    gone.track(RED, "step-1").steam(red=1).driven(RED).start("king").go("drawn gear", "drawn damage", "put-back damage")
    assert gone.see("bag.damage.d7") == 1


def test_barrow_keeps_all_in_order() -> None:  # [IK K5.5, K5.7] [IK H2]
    t = stepping_into("barrow", gear=1, treasure=1, damage=1).start("king").go("drawn damage", "drawn treasure")
    assert t.step == "DrawTreasures"
    t.go("top gold-chalice-a", "top vault-door", "top whitespire", "keep vault-door")
    assert (t.see("card.vault-door"), t.see("card.whitespire")) == ("king.red", "treasure.discard")
    assert t.see("hits.vault-door") == 1


def test_mine_three_drawn_two_kept() -> None:  # [IK K5.5, K5.2]
    t = stepping_into("mine", gear=3).start("king").go("drawn gear", "drawn gear", "drawn gear")
    assert t.stores_of(RED) == {"gear": 2}
    assert (t.step, t.see("bag.gear.d7")) == ("Hurt", 1)


def test_short_bags_give_no_more() -> None:  # [IK K5.5]
    t = stepping_into("barrow", gear=1).start("king").go("drawn gear")
    assert (t.stores_of(RED), t.asked) == ({"coal": 1, "gear": 1}, YELLOW)


def test_one_of_three_treasures_is_kept() -> None:  # [IK K5.7] [IK U37]
    t = table().told().stack("DrawTreasures red 3").go("top gold-chalice-a", "top gold-chalice-b", "top coronalith")
    assert t.options() == ["keep gold-chalice-a", "keep gold-chalice-b", "keep coronalith"]
    assert t.why_not("decline") == "room-left [IK U37]"
    t.go("keep coronalith")
    assert t.see("count.treasure.discard") == 2


def test_scrapping_to_make_room() -> None:  # [IK K7.1] [IK U25, U37] [IK H17]
    def full(**built: str) -> Scene:
        t = table().carries(RED, "intricate-clockwork", "epic-tapestry").built(RED, **built).told()
        return t.stack("DrawTreasures red 3").go("top gold-chalice-a", "top vault-door", "top coronalith")

    t = full()
    assert "keep coronalith" in t.options()
    assert "decline" in t.options()
    assert t.why_not("keep gold-chalice-a") == "no-room [IK K7.1]"
    assert t.why_not("keep coronalith vault-door") == "room-left [IK U37]"
    t.go("keep gold-chalice-a epic-tapestry")
    assert (t.stores_of(RED), t.see("card.epic-tapestry")) == ({"wood": 3}, "treasure.discard")
    t = full().go("keep gold-chalice-a intricate-clockwork")
    assert t.options() == ["scrap-for wood", "scrap-for gear"]
    assert t.go("scrap-for gear").stores_of(RED) == {"gear": 2}
    t = full(holdfast_1="open-market").go("keep gold-chalice-a epic-tapestry")
    assert t.stores_of(RED) == {"wood": 4}
    t = full().go("decline")
    assert t.see("count.treasure.discard") == 3


def test_the_treasure_deck_is_made_again() -> None:  # [IK U7]
    names = [name for name in table().content.names["treasure"] if not name.startswith("no-")]
    t = table().put("treasure.discard", *names[2:]).stack("DrawTreasures red 3")
    assert (t.step, len(t.options("keep"))) == ("KeepTreasure", 3)
    t = table().stores(YELLOW, *names[2:]).stack("DrawTreasures red 3")
    assert len(t.options("keep")) == 2


def test_treasures_that_give_something_when_taken() -> None:  # [IK U27] [IK H1]
    t = table(deck="extended").told().stack("DrawTreasures red 3")
    t.go("top naiad-tank", "top salamander-cage", "top great-urn", "keep naiad-tank")
    assert t.stores_of(RED) == {"water": 5}
    t = table(deck="extended").carries(RED, "great-urn").steam(red=4).told().stack("DrawTreasures red 3")
    t.go("top naiad-tank", "top salamander-cage", "top brass-torch", "keep salamander-cage")
    assert (t.see("red.steam"), t.see("red.gauge")) == (9, 10)


def test_helpers_of_the_king() -> None:  # [IK U27]
    t = table(deck="extended").ground(d7="forest", d9="lake", d11="plains").row("wood_on", d7=3).king(RED, "d5")
    t.carries(RED, "stone-scythe", "boat-shoes").track(RED, "charge").steam(red=2).driven(RED).start("king")
    assert (t.at(RED), t.stores_of(RED)) == ("d11", {"wood": 2, "water": 2})
    t = table(deck="extended").ground(d7="ruins", d9="wasteland").bag("d7", gear=3).king(RED, "d5").told()
    t.carries(RED, "brass-torch", "jogira-scales").track(RED, "double-step").steam(red=2).driven(RED).start("king")
    t.go("drawn gear", "drawn gear", "drawn gear")
    assert (t.at(RED), t.stores_of(RED), t.damaged(RED)) == ("d9", {"gear": 1}, [])
    t = (
        table(deck="extended")
        .king(RED, "d5")
        .carries(RED, "rooks-nest")
        .out(RED, "d9")
        .works(RED, "brake")
        .start("turn")
    )
    assert t.see("red.rested") == 4


def test_climbing_grips_of_the_ring() -> None:  # [IK H1]
    t = table(pack="ring").carries(RED, "bear-grips")
    names = t.content.names["hex"]
    where = names[int(t.content.land.next_hex[names.index(t.content.land.site_names[0]) * 6])]
    t.ground(**{where: "mountain"}).track(RED, "stride-a").steam(red=1).driven(RED).start("king")
    assert t.at(RED) == where


def test_the_whirley() -> None:  # [IK H16]
    t = table(deck="extended").king(RED, "d5").carries(RED, "coal-whirley").stock(RED, coal=2).told().start("worker")
    t.go("whirl", "roll 2")
    assert (t.see("red.facing"), t.stores_of(RED), t.step) == ("sw", {"coal": 1}, "WorkerPhase")
    assert t.why_not("whirl") == "no-whirley [IK H16]"

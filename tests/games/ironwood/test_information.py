"""Hidden and open information. [IW R18]"""

from games.ironwood.builder import IRON, WOOD, Scene, new_game, table


def seen(t: Scene, seat: str | None) -> dict[str, object]:
    return dict(t.open().view(-1 if seat is None else (0 if seat == WOOD else 1)))


def known_cards(t: Scene, seat: str | None) -> set[str]:
    return {key[5:] for key in seen(t, seat) if key.startswith("card.") and not key.endswith(".place")}


def test_hands_and_decks_are_hidden_from_the_opponent() -> None:  # [IW R18.1]
    t = table().hand("WW16", "V-auria", "IC23").put("visions.burned", "V-chromia").turn(WOOD)
    assert {"WW16", "V-auria", "V-chromia"} <= known_cards(t, WOOD)
    assert known_cards(t, IRON) & {"WW16", "V-auria", "V-chromia", "WW20"} == set()
    assert known_cards(t, WOOD) & {"IC23", "IC24", "V-cobaltis"} == set()
    assert known_cards(t, None) & {"WW16", "IC23", "V-auria", "V-chromia"} == set()


def test_nobody_knows_the_order_of_a_deck() -> None:  # [IW R18.1]
    t = new_game()
    for seat in (WOOD, IRON):
        assert [key for key in seen(t, seat) if key.endswith(".place")] == []


def test_a_wager_is_hidden_until_the_reveal() -> None:  # [IW R18.1, R18.4]
    t = (
        table()
        .wood(c1=2)
        .iron(auria=2)
        .hand("WW31", "WW28")
        .turn(WOOD)
        .play("WW31")
        .go("attack c1 auria", "wager WW28")
    )
    assert seen(t, IRON)["wagered.woodwalkers"] == 2
    assert "wager.woodwalkers" not in seen(t, IRON)
    assert "wager.woodwalkers" not in seen(t, None)
    assert seen(t, WOOD)["wager.woodwalkers"] == "WW28"
    assert t.told(IRON) == ["wagered"]
    t.choose("no-wager")
    assert seen(t, IRON)["card.WW28"] == "discard.woodwalkers"


def test_the_defender_sees_that_nothing_was_wagered() -> None:  # [IW R18.4]
    t = table().wood(c1=2).iron(auria=2).hand("WW31").turn(WOOD).play("WW31").go("attack c1 auria", "no-wager")
    assert seen(t, IRON)["wagered.woodwalkers"] == 1
    assert t.told(IRON) == ["did-not-wager"]


def test_what_lies_on_the_table_is_open() -> None:  # [IW R18.2]
    t = table().wood(c1=2).iron(auria=2).golems(zincur=1).totems(c1=1).fading(m1=1).forge("chromia").secured(1)
    t.drill("lithimar", cargo=3, track=2).crystals(ww=2, ic=4).ongoing(IC10=2).discard("WW20").slot(1, "IC04")
    t.put("visions.shown", "V-auria").hand("IC23").turn(WOOD, 2)
    wanted = {
        "c1.fighters": 2, "auria.fighters": 2, "zincur.golems": 1, "c1.totems": 1, "m1.fading": 1, "chromia.forge": 2,
        "secured": 1, "drill": "lithimar", "cargo": 3, "track": 2, "crystals.woodwalkers": 2, "crystals.ironclad": 4,
        "markers.IC10": 2, "card.IC10": "ongoing.ironclad", "card.WW20": "discard.woodwalkers",
        "card.IC04": "slot1.ironclad", "card.V-auria": "visions.shown", "count.hand.ironclad": 4,
        "count.deck.ironclad": 32, "count.visions.deck": 9,
    }  # fmt: skip
    for seat in (WOOD, IRON, None):
        assert {key: seen(t, seat).get(key) for key in wanted} == wanted


def test_drawn_cards_are_told_to_their_owner_alone() -> None:  # [IW R18.1]
    t = table().deck("WW20").turn(WOOD).choose("pass")
    assert t.told(WOOD) == ["passed", "drew", "turn-over"]
    assert t.told(IRON) == ["passed", "drew-hidden", "turn-over"]


def test_the_look_at_the_vision_deck_is_one_sided() -> None:  # [IW R18.3, R10.3]
    t = table().drill("auria", cargo=2).deck("V-cobaltis").hand("IC05").turn(IRON).play("IC05").choose("drill chromia")
    assert seen(t, IRON)["card.V-cobaltis"] == "visions.deck"
    assert seen(t, IRON)["card.V-cobaltis.place"] == 1
    assert "card.V-cobaltis" not in known_cards(t, WOOD)
    assert "looked-at-vision-hidden" in t.told(WOOD)
    assert "looked-at-vision" not in t.told(WOOD)


def test_a_peeked_hand_stays_known_to_the_one_who_peeked() -> None:  # [IW R18.3]
    t = table().hand("WW28", "WW20", "IC27").turn(IRON).play("IC27").choose("burn WW20")
    assert {"WW28", "WW01"} <= known_cards(t, IRON)
    assert "WW28" not in known_cards(t, None)
    t.choose("pass")
    assert seen(t, IRON)["card.WW28"] == "hand.woodwalkers"


def test_a_secret_pick_shows_nothing_before_both_have_picked() -> None:  # [IW R18.1, R6.4]
    held = ["IC04", "IC05", "IC06", "IC07", "IC08", "IC09"]
    t = table().hand(*held, "WW04", "WW05", "WW06", "WW07", "WW08", "WW09").round_end()
    before = seen(t, WOOD)
    t.choose("discard IC05", by=IRON)
    assert seen(t, WOOD) == before
    assert t.told(WOOD) == []

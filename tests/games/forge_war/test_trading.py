"""The merchant, stalls and savvies, and when they are open. [FW F5.12] [FW F5.13] [FW F5.16]"""

from games.forge_war.builder import BLUE, YELLOW, epic, table


def test_one_purchase_and_one_sale_a_round() -> None:  # [FW F5.16]
    t = table().gold(blue=20).cubes(BLUE, copper=3).start("market").go("buy iron", "sell copper")
    assert (t.see("blue.gold"), t.pool(BLUE)) == (18, {"copper": 2, "iron": 1})
    assert t.options("buy") + t.options("sell") == []
    assert (t.why_not("buy iron"), t.why_not("sell iron")) == ("bought-enough [FW F5.16]", "sold-enough [FW F5.16]")


def test_the_merchant_wants_gold_and_cubes() -> None:  # [FW F5.16]
    t = table().gold(blue=3).start("market")
    assert t.options("buy") == ["buy copper", "buy iron"]
    assert (t.why_not("buy diamond"), t.why_not("sell copper")) == ("no-gold [FW F5.10]", "no-cubes [FW F1.2]")


def test_a_new_round_opens_the_merchant_again() -> None:  # [FW F5.16]
    t = table().gold(blue=20).overseers(BLUE, "e5").start("market").choose("buy iron").on_to("MoveOverseer", BLUE)
    assert "buy iron" in t.options()


def test_buyers_savvy_adds_up() -> None:  # [FW F5.13]
    t = (
        epic()
        .round(1, stage=2)
        .own(BLUE, "K04", "K12")
        .gold(blue=20)
        .start("market")
        .go("buy copper", "buy copper", "buy copper")
    )
    assert t.options("buy") == []
    assert t.pool(BLUE) == {"copper": 3}


def test_sellers_savvy_adds_up() -> None:  # [FW F5.13]
    t = (
        table()
        .own(BLUE, "K05a", "K05b")
        .cubes(BLUE, emerald=1)
        .overseers(BLUE, "e5")
        .start("mine")
        .choose("sell emerald")
    )
    assert t.see("blue.gold") == 4


def test_traders_savvy_is_one_more_use_of_one_stall() -> None:  # [FW F5.13]
    t = (
        table()
        .own(BLUE, "K01a", "K02a", "K06")
        .cubes(BLUE, copper=20, emerald=9)
        .start("market")
        .go("trade K01a right", "trade K01a right")
    )
    assert t.options("trade") == ["trade K02a right", "trade K02a left"]
    t.choose("trade K02a left")
    assert t.options("trade") == []


def test_no_two_stalls_of_the_same_exchange() -> None:  # [FW F5.12]
    t = table().gold(blue=20).own(BLUE, "K01a").market("", "K01b", "K02a").start("market")
    assert t.why_not("purchase K01b") == "same-stall [FW F5.12]"
    assert "purchase K02a" in t.options()


def test_savvies_may_be_owned_twice() -> None:  # [FW F5.13]
    t = table().gold(blue=20).own(BLUE, "K05a").market("", "K05b").start("market").choose("purchase K05b")
    assert t.see("card.K05b") == "mat.blue"


def test_a_stall_works_in_the_round_it_is_bought() -> None:  # [FW F5.12]
    t = table().gold(blue=20).cubes(BLUE, copper=3).market("", "K01a").offer("G14a").start("market")
    t.go("purchase K01a").on_to("Acquire", BLUE)
    assert t.options("trade") == ["trade K01a right"]


def test_others_stalls_are_theirs() -> None:  # [FW F5.12]
    t = table().own(YELLOW, "K01a").cubes(BLUE, copper=3, emerald=1).start("market")
    assert t.why_not("trade K01a right") == "no-stall [FW F5.12]"


def test_open_at_own_questions_and_after_rewards() -> None:  # [FW B16] [FW F5.16]
    t = table().cubes(BLUE, copper=1).overseers(BLUE, "e5").quest(BLUE, "q1", "G14a").offer("G15a").start("mine")
    seen: list[str] = []
    for step in ("MoveOverseer", "MarketTurn", "Acquire", "Manage", "TradeOn"):
        t.on_to(step, BLUE)
        assert "sell copper" in t.options("", BLUE)
        seen.append(step)
        t.choose("move e5 e6" if step == "MoveOverseer" else t.options("", BLUE)[0], BLUE)
    assert seen[-1] == "TradeOn"


def test_everybody_trades_at_once_after_rewards() -> None:  # [FW B16]
    t = table(3).cubes(BLUE, copper=1).cubes(YELLOW, iron=1).stack("EndRound", "LastTrades")
    assert t.asking() == ["TradeOn", "TradeOn"], "who has nothing to trade is not asked"
    t.go("yellow: sell iron", "blue: done")
    assert t.heard("sold")[0].terms[0].value == 1


def test_supplies_never_run_out() -> None:  # [FW B10]
    t = table().gold(blue=20).cubes(BLUE, copper=40).cubes(YELLOW, copper=40).start("market").choose("buy copper")
    assert t.pool(BLUE) == {"copper": 41}

"""Bonus tiles of the epic game. [FW F10.8]"""

import pytest

from clockwood.games.forge_war.rules.bonus_tiles import tile_place
from games.forge_war.builder import BLUE, PURPLE, YELLOW, Scene, epic


def with_tile(tile: str, players: int = 2) -> Scene:
    return epic(players, bonus_tiles=1).round(3, stage=2).row("tiles", **{"1": tile})


def resolved(t: Scene) -> Scene:
    return t.stack("EndRound", "BonusTile")


def test_where_tiles_lie() -> None:  # [FW F2.5, F10.8]
    lies = {(stage, number): tile_place(stage, number) for stage in (1, 2, 3) for number in range(1, 7)}
    assert {key: place for key, place in lies.items() if place >= 0} == {
        (1, 6): 0,
        (2, 3): 1,
        (2, 6): 2,
        (3, 3): 3,
        (3, 6): 4,
    }


def test_a_tile_leaves_after_its_round() -> None:  # [FW F10.8]
    t = resolved(with_tile("knowledge-prestige").row("tiles", **{"2": "stockpile-iron"}))
    assert (t.see("tile.2"), t.see("tile.3")) == (0, "stockpile-iron")


@pytest.mark.parametrize(("tile", "workers"), [("industrious-2", 2), ("industrious-3", 3), ("industrious-4", 4)])
def test_industrious_wants_exactly_so_many(tile: str, workers: int) -> None:  # [FW F10.8]
    for count in (workers - 1, workers, workers + 1):
        t = resolved(with_tile(tile).overseers(BLUE, "e5").workers(BLUE, *("b5", "b7", "d3", "d7", "h2")[:count]))
        free = t.step == "MoveOverseer" and int(t.question.step.args()[1]) == 2
        assert free == (count == workers)


def test_all_qualify_before_anybody_moves() -> None:  # [FW F10.8]
    t = with_tile("industrious-2", 3).order(PURPLE, YELLOW, BLUE)
    t.overseers(PURPLE, "e2").workers(PURPLE, "b5", "h5").workers(YELLOW, "e3", "d7").overseers(YELLOW, "c7")
    resolved(t)
    assert t.asked == PURPLE
    t.choose("move e2 e4")
    assert (t.asked, t.step) == (YELLOW, "MoveOverseer"), "although a worker has changed sides since"


@pytest.mark.parametrize(("tile", "quests"), [("adventurous-1", 1), ("adventurous-2", 2), ("adventurous-3", 3)])
def test_adventurous_wants_exactly_so_many_quests(tile: str, quests: int) -> None:  # [FW F10.8]
    for count in (quests - 1, quests, quests + 1):
        t = with_tile(tile)
        for k, card in enumerate(("G14a", "G14b", "G15a", "G15b")[:count], 1):
            t.quest(BLUE, f"q{k}", card)
        assert len(resolved(t).levels(BLUE)) == (4 if count == quests else 3)


def test_stockpile_gives_its_metal_for_every_three() -> None:  # [FW F10.8] [FW B22]
    for tile, gained in (("copper", {"copper": 7, "ruby": 2}), ("iron", {"copper": 5, "iron": 2, "ruby": 2})):
        t = with_tile(f"stockpile-{tile}").cubes(BLUE, copper=5, ruby=2).quest(BLUE, "q1", "G14a")
        assert resolved(t.armed(BLUE, "a1", "q1", "copper_sword")).pool(BLUE) == gained
    assert resolved(with_tile("stockpile-mithril").cubes(BLUE, ruby=3)).pool(BLUE) == {"ruby": 3, "mithril": 1}


def test_decorated_counts_champions() -> None:  # [FW F10.8]
    t = resolved(with_tile("decorated-gold").heroes(BLUE, 4, 4, 3))
    assert (t.see("blue.gold"), t.see("yellow.gold")) == (4, 0)
    assert resolved(with_tile("decorated-prestige").heroes(BLUE, 4, 4, 3)).see("blue.score") == 4


def test_knowledge_counts_unique_designs() -> None:  # [FW F10.8]
    t = resolved(with_tile("knowledge-gold").own(BLUE, "U101", "K01a", "U201").claimed("iron_sword", BLUE))
    assert t.see("blue.gold") == 4
    assert resolved(with_tile("knowledge-prestige").own(BLUE, "U101")).see("blue.score") == 2


def test_gold_not_spent_at_once_is_lost() -> None:  # [FW F10.8]
    t = resolved(with_tile("knowledge-cubes").own(BLUE, "U101", "U102"))
    assert t.options() == [
        "done",
        *(f"spend {kind}" for kind in ("copper", "iron", "mithril", "emerald", "ruby", "diamond")),
    ]
    t.choose("spend mithril")
    assert (t.pool(BLUE), t.see("blue.gold")) == ({"mithril": 1}, 0)
    assert t.step != "SpendAtOnce", "one gold buys nothing more"


def test_the_merchant_opens_after_the_tile() -> None:  # [FW B16]
    t = resolved(with_tile("knowledge-gold").own(BLUE, "U101", "U201"))
    assert (t.asked, t.step) == (BLUE, "TradeOn")

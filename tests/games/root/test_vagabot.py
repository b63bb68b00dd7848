"""The Vagabot: items that are alike, ways to the nearest clearing, actions by order, characters, traits."""

import pytest

from clockwood.kernel.options import Value
from clockwood.kernel.trace import Trace
from games.root.builder import Scene, game_of, table

RUINS = ["ruin-bag-1", "ruin-boots-1", "ruin-hammer-1", "ruin-sword-1"]


def bot(place: str, character: str = "thief", ready: str = "", how: str = "vagabot:1", **facings: str) -> Scene:
    options: dict[str, Value] = {"vagabond": 1, "seat.vagabond": how, "vagabot": character}
    t = Scene(options).set(vagabond_pawn=place, vagabond_character=character)
    for facing, listed in {"ready": ready, **facings}.items():
        for name, _, count in (item.strip().partition(" ") for item in listed.split(",") if item):
            t.row(f"vagabond_{facing}", **{name: int(count or 1)})
    return t.told()


def traces(t: Scene, message: str) -> list[Trace]:
    """All choices so far that were told under this message."""
    return [told for told in t.table.story if isinstance(told, Trace) and told.message == message]


def won(t: Scene, message: str) -> list[str]:
    return [t.table.notation(trace.winner) for trace in traces(t, message)]


# -- setup


def test_setup() -> None:  # [VB 7.3.1] [VB 7.3.2] [VB 7.3.3] [VB 7.3.4] [VB 7.3.5]
    options: dict[str, Value] = {"vagabond": 1, "seat.vagabond": "vagabot", "vagabot": "tinker", "order": "letter"}
    game = game_of(options, 5)
    while "vagabond.pawn" not in game.view(-1):
        game.choose(int(game.decision.options[0]))  # type: ignore[union-attr]
    view = game.view(-1)
    assert (view["vagabond.pawn"], view["vagabond.character"], view["count.ruins"]) == ("f3", "tinker", 4)
    assert (view["count.completed.vagabond"], view.get("count.quests", 0)) == (1, 0)
    assert sum(int(count) for key, count in view.items() if key.startswith("vagabond.ready.")) == 3


def test_a_person_is_not_what_a_vagabot_is() -> None:  # [VA 9.3.1] [VB 7.3.1]
    options: dict[str, Value] = {"vagabond": 1, "vagabond2": 1, "seat.vagabond2": "vagabot:1", "vagabot": "thief"}
    game = game_of(options, 5)
    while game.decision is not None and type(game.decision.step).__name__ != "VagabondStart":
        game.choose(int(game.decision.options[0]))
    assert game.decision is not None
    offered = [game.notation(int(action)) for action in game.decision.options]
    assert (len(offered), "character tinker" in offered) == (8, False)


# -- Birdsong


def test_an_order_with_an_item_is_crafted() -> None:  # [VB 7.4.1] [VB 7.4.2] [VB 7.2.3]
    t = bot("c5", ready="torch 3").put(c8="marquise 1").start("birdsong", "vagabond").go("deal root-tea-rabbit")
    assert (t.points()[2], t.see("supply.tea")) == (1, 1)
    assert "tea" in str(t.items())


def test_with_few_items_he_flees_and_skips_daylight() -> None:  # [VB 7.4.3] [VB 7.6.2]
    t = bot("c5", ready="torch 2", damaged="boots 2").start("birdsong", "vagabond").go("deal cobbler-1")
    assert (t.see("vagabond.pawn"), len(t.heard("skips-daylight"))) == ("f1", 1)
    assert t.items() == {"ready": {"boots": 2, "torch": 2}}


# -- ways


def test_the_nearest_ruin_and_an_item_a_step() -> None:  # [VB MOVEa] [VB MOVEc] [VB 7.5.1] [AM VB3]
    t = bot("f1", ready="torch 4").cards("ruins", *RUINS).start("daylight", "vagabond")
    assert t.points()[2] == 0
    t = (
        bot("f1", ready="torch 4")
        .cards("ruins", *RUINS)
        .put(c8="marquise 1")
        .cards("orders.vagabond", "tax-collector-1")
    )
    t.start("daylight", "vagabond").go("deal ruin-sword-1")
    assert won(t, "bot-goes")[0] == "move f1 c10"
    trace = traces(t, "bot-goes")[0]
    assert dict(trace.sieve[0].scores)[trace.winner] == 1
    assert (t.see("ruin.c10"), t.points()[2]) == (0, 0)


def test_he_walks_as_far_as_items_reach() -> None:  # [VB MOVEb] [AM VB6]
    t = bot("c5", ready="torch 2").put(c8="marquise 1").cards("orders.vagabond", "cobbler-1")
    t.start("daylight", "vagabond")
    assert won(t, "bot-goes") == ["move c5 c8"]
    assert t.see("vagabond.pawn") == "c9"
    assert len(t.heard("fights-no-more")) == 1


# -- actions


def test_a_quest_for_two_items() -> None:  # [VB 7.5.2] [VB 7.5]
    t = bot("c5", ready="torch 3").cards("completed.vagabond", "errand-rabbit").cards("orders.vagabond", "investments")
    t.start("daylight", "vagabond").go("deal escort-mouse")
    assert (t.points()[2], t.zone("errand-rabbit"), t.zone("escort-mouse")) == (1, "out", "completed.vagabond")


def test_aid_whoever_has_fewest_points() -> None:  # [VB 7.5.3a] [VB 7.5.3b] [AM VB4] [VB HELPER]
    def aided(how: str) -> Scene:
        t = bot("c2", ready="torch 3", how=how).put(c2="marquise 1, eyrie 1").vp(marquise=5, eyrie=2)
        t.row("items_1", tea=1).row("items_2", coins=2, sword=1).cards("orders.vagabond", "investments")
        t.cards("deck", "anvil").start("daylight", "vagabond")
        while t.options("deal"):
            t.go(t.options("deal")[0])
        return t

    t = aided("vagabot:1")
    assert won(t, "bot-aids") == ["against eyrie"]
    assert (t.points()[2], t.see("eyrie.items.coins"), len(t.heard("drew"))) == (3, 0, 3)
    assert aided("vagabot:1+helper").points()[2] == 4


def test_aid_takes_items_by_lot_where_some_stay() -> None:  # [RT U10] [VB 7.5.3b]
    t = bot("c5", "thief", "torch").put(c5="eyrie 1").row("items_2", tea=1, coins=1)
    t.cards("orders.vagabond", "codebreakers-1").start("daylight", "vagabond")
    assert (t.asked, t.step, t.options()) == ("chance", "TakeBoxed", ["take-item tea", "take-item coins"])
    t.go("take-item coins")
    assert (t.items()["ready"], t.see("eyrie.items.tea"), t.points()[2]) == ({"coins": 1}, 1, 1)


def test_battle_with_who_leads() -> None:  # [VB 7.5.4a] [VB 7.5.4b] [VB 7.2.4a] [VB 7.5.4.I]
    t = bot("c5", ready="torch 4").put(c1="marquise 2", c2="eyrie 1, roost", c9="roost").vp(eyrie=5)
    t.cards("orders.vagabond", "cobbler-1").start("daylight", "vagabond")
    assert won(t, "bot-targets") == ["against eyrie"]
    assert won(t, "bot-goes") == ["move c5 c2"]
    t.go("roll 3 0")
    assert (t.at("c2"), t.points()[2]) == ({"roost": 1}, 1)
    t.go("roll 2 0")
    assert (t.at("c2"), t.points()[2]) == ({}, 2)


def test_the_next_most_points_where_the_leader_is_nowhere() -> None:  # [AM VB8]
    t = bot("c5", ready="torch 4").put(c5="marquise 1").vp(eyrie=9)
    t.cards("orders.vagabond", "cobbler-1").start("daylight", "vagabond")
    assert won(t, "bot-targets") == ["against marquise"]


def test_hits_damage_exhausted_items_first() -> None:  # [VB 7.2.5] [VB 7.2.6] [AM VB5]
    t = bot("c5", ready="torch 2", exhausted="boots").put(c5="marquise 4").start("daylight", "marquise")
    t.go("battle c5 vagabond", "roll 2 0")
    assert t.items() == {"ready": {"torch": 1}, "damaged": {"torch": 1}, "damaged-down": {"boots": 1}}
    assert t.heard("hits")[0].terms[0].value == 2
    t = bot("c5", damaged="torch").put(c5="marquise 4").start("daylight", "marquise").go("battle c5 vagabond")
    t.go("roll 2 0")
    assert t.heard("hits")[0].terms[0].value == 3


@pytest.mark.parametrize(("items", "track", "hits"), [(5, 0, 1), (6, 1, 2), (9, 2, 3), (12, 3, 4)])
def test_the_battle_track(items: int, track: int, hits: int) -> None:  # [VB 7.2.4b] [VB 7.2.4c]
    t = bot("c5", ready=f"torch {items - 1}").put(c5="marquise 9").cards("orders.vagabond", "cobbler-1")
    t.row("vagabond_exhausted", boots=1).set(vagabond_track_exhausted=min(track, 1))
    t.set(vagabond_track_ready=max(track - 1, 0)).start("daylight", "vagabond").go("roll 3 0")
    assert t.heard("hits")[0].terms[0].value == hits


def test_items_on_the_track_are_not_exhausted() -> None:  # [VB 7.2.4d]
    t = (
        bot("c5", ready="torch 6")
        .set(vagabond_track_ready=1)
        .put(c5="marquise 9")
        .cards("orders.vagabond", "cobbler-1")
    )
    t.start("daylight", "vagabond").go("roll 0 0", "roll 0 0", "roll 0 0")
    assert len(t.heard("exhausted-item")) == 1 + 2 + 2


def test_the_track_follows_damage_and_repair() -> None:  # [VB 7.2.4d] [AM VB1]
    t = bot("c5", ready="torch 6").set(vagabond_track_ready=1).put(c5="marquise 2").start("daylight", "marquise")
    t.go("battle c5 vagabond", "roll 1 0")
    assert (t.see("vagabond.track-ready"), t.items()["damaged"]) == (0, {"torch": 1})
    t = bot("c5", ready="torch 4", exhausted="boots", damaged="tea").cards("orders.vagabond", "anvil")
    t.start("evening", "vagabond")
    assert (t.see("vagabond.track-ready"), t.see("vagabond.track-exhausted")) == (1, 0)


def test_repair_unexhausted_items_first() -> None:  # [VB 7.5.5] [VB 7.6.1] [VB 7.6.2]
    t = bot("c5", ready="torch", damaged_down="boots", damaged="tea").put(c8="marquise 1")
    t.cards("orders.vagabond", "investments").start("evening", "vagabond")
    assert t.items() == {"ready": {"tea": 1, "torch": 1}, "damaged-down": {"boots": 1}}


@pytest.mark.parametrize(("how", "ready"), [("vagabot:0", 5), ("vagabot:1", 6), ("vagabot:2", 7), ("vagabot:3", 7)])
def test_levels_refresh_more(how: str, ready: int) -> None:  # [VB 7.6.1] [VB 7.6.3]
    t = bot("c5", exhausted="torch 5, boots 4", how=how).cards("orders.vagabond", "anvil").start("evening", "vagabond")
    assert sum(t.items()["ready"].values()) == ready
    assert t.points()[2] == (1 if how == "vagabot:3" else 0)
    assert t.zone("anvil") == "discard"


def test_full_removal_damages_three() -> None:  # [VB 7.2.1] [VB 7.2.1.I]
    t = bot("c5", ready="torch 4").put(c1="workshop", c10="workshop", c3="workshop")
    t.row("suit", c1="rabbit", c10="rabbit", c3="rabbit").hand("marquise", "favor-of-the-rabbits")
    t.start("daylight", "marquise").go("craft favor-of-the-rabbits")
    assert t.items() == {"ready": {"torch": 1}, "damaged": {"torch": 3}}


# -- characters


def special(character: str, place: str = "c5", **facings: str) -> Scene:
    """A rabbit order where no battle is possible before the special action but one that costs an item."""
    return bot(place, character, ready="torch 2", **facings).cards("orders.vagabond", "cobbler-1")


def test_the_thief_discards_a_card() -> None:  # [VB 7.7.1] [AM VB2] [VB 7.5.6]
    t = special("thief").put(c5="marquise 1, eyrie 2").vp(marquise=3, eyrie=3).hand("eyrie", "anvil")
    t.start("daylight", "vagabond").go("roll 0 0")
    assert won(t, "bot-steals") == ["against eyrie"]
    t.go("take anvil")
    assert (t.zone("anvil"), t.points()[2]) == ("discard", 1)


def test_the_tinker_crafts_a_discarded_card() -> None:  # [VB 7.7.2] [AM VB9]
    t = special("tinker").cards("discard", "anvil", "cobbler-2").start("daylight", "vagabond")
    assert (t.points()[2], t.see("supply.hammer")) == (1, 0)


def test_the_ranger_flees() -> None:  # [VB 7.7.3]
    t = special("ranger", damaged="boots 4").start("daylight", "vagabond")
    assert t.see("vagabond.pawn") == "f1"


def test_the_vagrant_lets_others_fight() -> None:  # [VB 7.7.4] [AM VB7]
    t = special("vagrant").put(c5="marquise 2, eyrie 1, roost").vp(eyrie=3).start("daylight", "vagabond")
    t.go("roll 0 0")
    assert won(t, "bot-instigates") == ["instigate marquise eyrie"]
    t.go("roll 2 0")
    assert (t.at("c5"), t.points()) == ({"marquise": 2}, [0, 3, 1])


def test_the_scoundrel_burns_a_clearing_down() -> None:  # [VB 7.7.5]
    t = special("scoundrel").put(c5="marquise 3, sawmill").start("daylight", "vagabond").go("roll 0 0")
    assert (t.at("c5"), t.points()[2], t.see("blocked.c5")) == ({}, 2, 1)
    assert t.items() == {"ready": {"torch": 1}}


def test_the_arbiter_is_enlisted() -> None:  # [VB 7.7.6]
    t = bot("c5", "arbiter", "torch 6").set(vagabond_track_ready=1).put(c5="marquise 4, eyrie 1")
    t.start("daylight", "marquise").go("battle c5 eyrie", "enlist vagabond", "roll 3 3")
    assert (t.at("c5"), t.points()[2]) == ({"marquise": 2}, 1)


@pytest.mark.parametrize(("attackers", "defenders", "enlisted"), [(4, 0, 1), (4, 2, 0), (1, 0, 0), (1, 1, 1)])
def test_hired_warriors_count_before_an_arbiter_is_enlisted(attackers: int, defenders: int, enlisted: int) -> None:
    # [VB 7.7.6] [RF 11.2.7.III]
    t = table(vagabond=1, riverfolk=1, **{"seat.eyrie": "electric-eyrie:1"}).told().vp(eyrie=5)
    hired_by = "eyrie" if attackers == 4 else "marquise"
    t.vagabond("c5", "arbiter", "sword").put(c5=f"marquise {attackers}, eyrie 1, riverfolk {defenders}")
    t.set(hired_by=1 << t.seats.index(hired_by)).stack("Battle marquise c5 eyrie", seat="marquise")
    assert t.see("vagabond.vp") == enlisted


# -- traits


def test_the_marksman_hits_before_the_roll() -> None:  # [VB MARKSMAN]
    t = bot("c5", "arbiter", "torch", how="vagabot:1+marksman").put(c5="marquise 4")
    t.cards("orders.vagabond", "cobbler-1").start("daylight", "vagabond")
    assert (t.at("c5"), t.points()[2]) == ({"marquise": 3}, 1)


def test_a_marksman_shoots_before_an_arbiter_is_enlisted() -> None:  # [VB MARKSMAN] [VB 7.7.6]
    seats: dict[str, Value] = {"seat.vagabond": "vagabot:1+marksman", "seat.eyrie": "electric-eyrie:1"}
    t = table(vagabond=1, vagabond2=1, vagabot="ranger", **seats).told().put(c5="eyrie 1").vp(eyrie=5)
    t.vagabond("c5", "ranger", "torch").vagabond("c5", "arbiter", "sword", seat="vagabond2")
    t.stack("Battle vagabond c5 eyrie", seat="vagabond")
    assert (t.at("c5"), t.see("vagabond2.vp")) == ({}, 1)


def test_the_berserker_seeks_the_crowd() -> None:  # [VB BERSERKER]
    t = bot("c5", "arbiter", "torch 3", how="vagabot:1+berserker").put(c1="marquise 1", c2="eyrie 3").vp(marquise=9)
    t.cards("orders.vagabond", "cobbler-1").start("daylight", "vagabond")
    assert (won(t, "bot-goes"), won(t, "bot-targets")) == (["move c5 c2"], ["against eyrie"])


def test_the_berserker_goes_farther_for_more() -> None:  # [VB BERSERKER]
    t = bot("c5", "arbiter", "torch 4", how="vagabot:1+berserker").put(c1="marquise 1", c3="eyrie 2, marquise 1")
    t.vp(marquise=9).cards("orders.vagabond", "cobbler-1").start("daylight", "vagabond")
    assert (won(t, "bot-goes"), won(t, "bot-targets")) == (["move c5 c3"], ["against eyrie"])


def test_the_berserker_stays_in_the_crowd() -> None:  # [VB BERSERKER] [VB MOVEa]
    t = bot("c5", "arbiter", "torch 4", how="vagabot:1+berserker").put(c5="marquise 2", c3="eyrie 1, marquise 1")
    t.cards("orders.vagabond", "cobbler-1").start("daylight", "vagabond")
    assert (won(t, "bot-goes"), won(t, "bot-targets")) == ([], ["against marquise"])


def test_the_adventurer_battles_once_and_quests_on() -> None:  # [VB ADVENTURER]
    t = bot("c5", "arbiter", "torch 7", how="vagabot:1+adventurer").put(c5="marquise 4")
    t.cards("completed.vagabond", "errand-rabbit").cards("orders.vagabond", "cobbler-1").start("daylight", "vagabond")
    t.go("roll 0 0", "deal give-a-speech-rabbit", "deal escort-mouse")
    assert (t.points()[2], len(t.heard("battle-began"))) == (2, 1)


QUESTER = "vagabot:1+questing"


@pytest.mark.parametrize(
    ("card", "message"),
    [("bake-sale", "nothing-special"), ("investments", "quests-no-more"), ("anvil", "no-ruin-left")],
)
def test_questing(card: str, message: str) -> None:  # [VB QUESTING] [RT U19]
    t = bot("c5", "ranger", ready="torch 3", how=QUESTER).put(c2="eyrie 1").row("items_2", tea=2, coins=1)
    t.row("ruin", c6=0, c10=0, c11=0, c12=0).cards("orders.vagabond", card).start("daylight", "vagabond")
    if card == "anvil":
        t.go("roll 0 0")
        assert [len(t.heard(each)) for each in (message, "nothing-special")] == [1, 1]
        return
    assert (len(t.heard(message)), won(t, "bot-goes")[0]) == (1, "move c5 c2"), "on the way to whom he can aid"
    t.go("take-item tea", "deal bake-sale" if card != "bake-sale" else "deal anvil")
    assert (t.points()[2], t.see("eyrie.items.tea"), t.see("eyrie.items.coins")) == (1, 1, 1), "one item, one point"


def test_questing_counts_scars_and_quests() -> None:  # [VB QUESTING]
    t = bot("c5", ready="torch 5", damaged="boots 4", how=QUESTER).set(vagabond_track_ready=2).put(c5="marquise 9")
    t.cards("orders.vagabond", "cobbler-1").start("daylight", "vagabond").go("roll 3 0")
    assert t.heard("hits")[0].terms[0].value == 3
    t = bot("c5", ready="torch 3", how=QUESTER).cards("completed.vagabond", "errand-rabbit")
    t.cards("orders.vagabond", "investments").start("daylight", "vagabond").go("deal escort-mouse")
    assert t.points()[2] == 2


@pytest.mark.parametrize(("agreed", "hits"), [("without-items", 2), ("always", 3)])
def test_defenseless_as_the_table_agrees(agreed: str, hits: int) -> None:  # [RT U21] [AM VB5]
    options: dict[str, Value] = {"vagabond": 1, "seat.vagabond": "vagabot:1", "vagabot-defenseless": agreed}
    t = Scene(options).set(vagabond_pawn="c5", vagabond_character="thief").row("vagabond_ready", torch=4).told()
    t.put(c5="marquise 4").start("daylight", "marquise").go("battle c5 vagabond", "roll 2 0")
    assert t.heard("hits")[0].terms[0].value == hits

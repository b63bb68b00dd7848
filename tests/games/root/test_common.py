"""Rule, moves, cards, points, dominance, setup and the end of a game."""

import re
from pathlib import Path

import pytest

from clockwood import api
from clockwood.agents.registry import thinker
from clockwood.games.root.content import RootContent
from clockwood.games.root.rules.ruling import ruler
from clockwood.games.root.words import FACTIONS, SUITS
from clockwood.kernel.errors import BadInput
from clockwood.kernel.game import blind
from clockwood.kernel.rng import seeded
from games.root.builder import new_game, table

HOME = Path(__file__).resolve().parents[3] / "src" / "clockwood" / "games" / "root"
COMMON = ("rules", "deck", "table", "clearings", "judging")
LAID_OUT = HOME / "table" / "blocks.py"
"""The places in the state where the cells of each faction begin."""
POINTS_WRITTEN = re.compile(r"\[(?:cells\.)?VP \+ [^]]*\] *[-+|&]?=[^=]|hold\([^,]*, *(?:cells\.)?VP\b")
PUT_INTO_A_HAND = re.compile(
    r"\b(?:move_seen|move_unseen|draw|put_\w+)\((?:[^()]|\([^()]*\))*\b(?:hand\[|(?:OPEN_)?HAND\b)"
)


def modules_with(pattern: re.Pattern[str], folder: Path = HOME) -> list[str]:
    """Return the modules below a folder whose text has something of the pattern."""
    found = [path for path in folder.rglob("*.py") if pattern.search(path.read_text(encoding="utf-8"))]
    return sorted(path.relative_to(HOME).as_posix() for path in found)


def test_nothing_common_names_a_faction() -> None:
    names = "|".join(name for name in FACTIONS if name != "vagabond2")
    found = [name for folder in COMMON for name in modules_with(re.compile(names, re.IGNORECASE), HOME / folder)]
    assert found == [LAID_OUT.relative_to(HOME).as_posix()]


def test_points_are_written_in_one_place() -> None:
    assert modules_with(POINTS_WRITTEN) == ["rules/scoring.py"]


def test_cards_come_into_hands_in_one_place() -> None:
    assert modules_with(PUT_INTO_A_HAND) == ["rules/handing.py"]


@pytest.mark.parametrize(
    ("pieces", "rules"),
    [
        ("marquise 2, eyrie 1", "marquise"),
        ("marquise 1, eyrie 1", "eyrie"),
        ("marquise 1, sawmill, eyrie 1", "marquise"),
        ("wood 3", ""),
        ("wood 3, eyrie 1", "eyrie"),
        ("sawmill, roost", "eyrie"),
        ("keep", ""),
    ],
)
def test_rule(pieces: str, rules: str) -> None:  # [RT 2.5a] [RT 2.5b] [RT 2.5c] [EY 7.2.2] [RT 1.1.1b]
    t = table().put(c2=pieces).start("daylight", "marquise")
    assert t.see("ruler.c2") == (rules or 0)


def test_soup_kitchens_count_tokens_twice() -> None:  # [RT 2.5d]
    t = (
        table(deck="exiles")
        .put(c2="wood 1, eyrie 1")
        .crafted("marquise", "soup-kitchens")
        .start("daylight", "marquise")
    )
    assert t.see("ruler.c2") == "marquise"


def slow_ruler(counts: list[tuple[int, int]]) -> int:
    """Rule once more, written from the statement: seat 1 rules ties."""
    totals = [warriors + buildings for warriors, buildings in counts]
    best = max(totals)
    if best == 0:
        return -1
    leaders = [seat for seat, total in enumerate(totals) if total == best]
    return leaders[0] if len(leaders) == 1 else 1 if 1 in leaders else -1


def test_rule_agrees_with_a_second_writing() -> None:  # [RT 2.5] [RT 2.5e]
    match = table().start("daylight", "marquise").table.match.copy()
    rng = seeded(5)
    content = match.content
    rows = [[piece.row for piece in part.pieces if piece.sort < 2] for part in content.faction]  # type: ignore[attr-defined]
    for _ in range(2000):
        counts = []
        for own in rows:
            held = [int(rng.below(4)) if rng.below(2) else 0 for _ in own]
            for row, count in zip(own, held, strict=True):
                match.state[row + 3] = count
            counts.append((held[0], sum(held[1:])))
        assert ruler(match, 3) == slow_ruler(counts)


def test_a_move_needs_rule_of_one_end() -> None:  # [RT 4.2a] [RT 4.2.1]
    t = (
        table()
        .put(c1="marquise 1, eyrie 2", c5="marquise 1", c9="eyrie 1", c2="marquise 2")
        .start("daylight", "marquise")
    )
    t.go("march")
    assert "move c1 c5" in t.options("move c1")
    assert t.why_not("move c1 c9") == "rules-neither [RT 4.2.1]"
    assert t.why_not("move c1 c3") == "not-adjacent [RT 4.2a]"
    assert t.why_not("move c3 c7") == "no-warrior [RT 4.2a]"
    t.go("move c2 c6")
    assert t.options() == ["take-along 1", "take-along 2"]
    t.go("take-along 2")
    assert t.at("c6") == {"marquise": 2}


def test_boats_planners_and_tunnels() -> None:  # [RT 2.3] [RT 4.2.1] [RT 1.1.1a]
    t = (
        table(deck="exiles")
        .put(c4="marquise 1")
        .crafted("marquise", "boat-builders")
        .start("daylight", "marquise")
        .go("march")
    )
    assert "move c4 c7" in t.options("move")
    t = (
        table(deck="exiles")
        .put(c4="marquise 1, eyrie 3")
        .crafted("marquise", "corvid-planners")
        .start("daylight", "marquise")
    )
    assert "move c4 c8" in t.go("march").options("move")
    t = table(deck="exiles").put(c4="marquise 1, workshop", c2="workshop").crafted("marquise", "tunnels-1")
    assert "move c4 c2" in t.start("daylight", "marquise").go("march").options("move")


def test_the_ferry_goes_once_a_turn_and_draws() -> None:  # [RT M.3.1] [RT M.3.5a] [RT M.3.5b]
    t = table(map="lake", suits="preset").set(ferry="c1").put(c1="marquise 2").start("daylight", "marquise").go("march")
    assert {"move c1 c10", "move c1 c11", "move c1 c12"} <= set(t.options("move"))
    t.go("move c1 c11", "take-along 2")
    assert (t.see("ferry"), t.see("count.hand.marquise")) == ("c11", 1)
    assert "move c11 c12" not in t.options("move")


def test_closed_paths_are_opened_for_a_card() -> None:  # [RT M.4.1] [RT M.4.2] [RT M.4.3] [RT M.4.4]
    t = table(map="mountain", suits="preset").put(c2="marquise 1", c10="marquise 1").hand("marquise", "anvil")
    t.start("daylight", "marquise")
    assert t.options("open") == ["open c2-c5"]
    t.go("open c2-c5", "spend anvil")
    assert t.points() == [1, 0]
    assert "move c2 c5" in t.go("march").options("move")
    t.go("done", "done")
    assert t.points() == [2, 0]


def test_crafting_takes_a_piece_of_each_suit_once() -> None:  # [RT 4.1.1a] [RT 4.1.1b] [RT 4.1.2b] [MC 6.2.1]
    t = (
        table()
        .put(c5="workshop 2")
        .hand("marquise", "bake-sale", "travel-gear-fox", "anvil")
        .start("daylight", "marquise")
    )
    assert t.options("craft") == ["craft travel-gear-fox", "craft bake-sale"]
    assert t.why_not("craft anvil") == "too-dear [RT 4.1.1a]"
    t.go("craft bake-sale")
    assert (t.points(), t.see("marquise.items.coins"), t.see("supply.coins")) == ([3, 0], 1, 1)
    assert t.zone("bake-sale") == "discard"
    assert t.options("craft") == []


def test_an_item_must_be_left() -> None:  # [RT 4.1.2b] [RT 4.1.4] [RT 4.1.1d]
    t = (
        table()
        .put(c5="workshop 2", c1="workshop")
        .row("supply", coins=0)
        .hand("marquise", "bake-sale", "armorers-1", "ambush-fox")
    )
    t.crafted("marquise", "armorers-2").start("daylight", "marquise")
    assert t.why_not("craft bake-sale") == "no-item [RT 4.1.2b]"
    assert t.why_not("craft armorers-1") == "crafted-already [RT 4.1.4]"
    assert t.why_not("craft ambush-fox") == "not-craftable [RT 4.1.1d]"


def test_question_marks_take_any_suit() -> None:  # [RT 4.1.1a]
    t = (
        table()
        .put(c5="workshop 2", c1="workshop", c2="workshop 2")
        .hand("marquise", "royal-claim")
        .start("daylight", "marquise")
    )
    t.go("craft royal-claim", "with fox", "with rabbit", "with rabbit")
    assert t.zone("royal-claim") == "crafted.marquise"


@pytest.mark.parametrize(
    ("favor", "two", "one", "other", "elsewhere"),
    [
        ("favor-of-the-foxes", "c8", "c6", "c12", "c5"),
        ("favor-of-the-rabbits", "c5", "c4", "c3", "c1"),
        ("favor-of-the-mice", "c9", "c2", "c7", "c1"),
    ],
)
def test_favors_remove_all_enemies_of_a_suit(favor: str, two: str, one: str, other: str, elsewhere: str) -> None:
    # [RT 4.1.2a] [RT 1.5.4c] [RT 3.2.1]
    t = table().put(**{two: "workshop 2, marquise 1, eyrie 2", one: "workshop", other: "eyrie 2, roost"})
    t.put(**{elsewhere: "eyrie 1"}).hand("marquise", favor).start("daylight", "marquise").go(f"craft {favor}")
    assert [t.at(c) for c in (other, two, elsewhere)] == [{}, {"workshop": 2, "marquise": 1}, {"eyrie": 1}]
    assert (t.points(), t.zone(favor)) == ([1, 0], "discard")


def test_thirty_points_win_at_once() -> None:  # [RT 3.1]
    t = table().put(c5="workshop 2").vp(marquise=29).hand("marquise", "bake-sale").start("daylight", "marquise")
    t.go("craft bake-sale")
    assert t.table.outcome is not None
    assert (t.table.outcome.winners, t.table.outcome.reason) == ((0,), "won-by-points")


def test_five_cards_are_kept() -> None:  # [RT PW6]
    hand = ["anvil", "bake-sale", "arms-trader", "investments", "sword-mouse", "foxfolk-steel"]
    t = table().hand("marquise", *hand).put(c12="marquise 25").start("evening", "marquise")
    assert t.step == "HandLimit"
    assert len(t.options("discard")) == 7
    t.go("discard anvil", "discard bake-sale")
    assert (t.see("count.hand.marquise"), t.asked) == (5, "eyrie")


def test_the_discard_pile_becomes_the_deck() -> None:  # [RT 2.1b]
    t = table().put(c12="marquise 25")
    every = [name for name in t.content.names["card"][:54] if name != "anvil"]
    t.cards("discard", *every).start("evening", "marquise")
    assert len(t.heard("reshuffled")) == 1
    assert t.see("count.deck") in (52, 53)


def test_few_people_play_without_dominance() -> None:  # [RT 3.3.7] [RT 5.1.3] [RT U3]
    game = new_game()
    assert [game.view(-1)[f"card.dominance-{suit}"] for suit in SUITS] == ["out"] * 4
    assert game.view(-1)["count.hand.eyrie"] == 3


def test_dominance_is_activated_and_wins() -> None:  # [RT 3.3.1a] [RT 3.3.1b] [RT 3.3.1c] [RT 3.3.1e] [RT 3.3.2]
    t = table().put(c1="marquise 1", c6="marquise 1", c8="marquise 1", c2="eyrie 1, roost").vp(marquise=10)
    t.hand("marquise", "dominance-fox", "dominance-bird").start("daylight", "marquise").go("activate dominance-fox")
    assert (t.points()[0], t.see("marquise.dominance")) == (0, "dominance-fox")
    assert t.why_not("activate dominance-bird") == "activated-already [RT 3.3.2]"
    t = table().put(c1="marquise 1", c6="marquise 1", c8="marquise 1").row("dominance", marquise="dominance-fox")
    t.crafted("marquise", "dominance-fox").start("birdsong", "marquise")
    assert t.table.outcome is not None
    assert t.table.outcome.reason == "won-by-dominance"


def test_bird_dominance_needs_opposite_corners() -> None:  # [RT 3.3.1d]
    t = table().put(c1="marquise 1", c2="marquise 1").row("dominance", marquise="dominance-bird")
    t.crafted("marquise", "dominance-bird").start("birdsong", "marquise")
    assert t.table.outcome is None
    t = table().put(c1="marquise 1", c3="marquise 1").row("dominance", marquise="dominance-bird")
    assert t.crafted("marquise", "dominance-bird").start("birdsong", "marquise").table.outcome is not None


def test_an_available_dominance_is_taken_up() -> None:  # [RT 3.3.3b] [RT 3.3.4a] [RT 3.3.4b] [RT 2.1.1c]
    t = (
        table()
        .cards("available", "dominance-fox", "dominance-bird")
        .hand("marquise", "anvil")
        .start("daylight", "marquise")
    )
    assert t.options("fetch") == ["fetch dominance-fox"]
    t.go("fetch dominance-fox")
    asked = {repr(blind(t.table.match, 1, seeded(word)).key()[3]) for word in range(20)}
    assert asked == {repr(t.table.match.key()[3])}, "whatever the others deal that hand, the question stays"
    t.go("spend anvil")
    assert t.table.view(0)["card.dominance-fox"] == "hand.marquise"


def test_turn_order() -> None:  # [RT 5.1.1] [RT U22]
    assert new_game(order="letter").view(-1)["order.1"] == "marquise"
    assert {str(new_game(seed=seed).view(-1)["order.1"]) for seed in range(8)} == {"marquise", "eyrie"}


def test_suits_are_shuffled_or_laid_out() -> None:  # [RT A.1] [RT U4] [RT 5.1.4] [RT 5.1.5]
    view = new_game(map="winter").view(-1)
    assert sorted(view[f"suit.c{k}"] for k in range(1, 13)) == ["fox"] * 4 + ["mouse"] * 4 + ["rabbit"] * 4
    assert new_game(map="winter", suits="preset").view(-1)["suit.c4"] == "fox"
    assert [k for k in range(1, 13) if f"ruin.c{k}" in view] == [8, 9, 11, 12]
    assert (view["supply.boots"], view["supply.hammer"]) == (2, 1)


def test_the_last_round() -> None:  # [RT U23] [RT 1.4.1c]
    t = table(round_limit=2).vp(eyrie=7, marquise=7).put(c12="eyrie 20").start("evening", "eyrie")
    assert t.table.outcome is not None
    assert (t.table.outcome.winners, t.table.outcome.reason) == ((0,), "won-by-rounds")


def test_there_are_corners_for_all_who_start_in_one() -> None:  # [RT 5.1.8] [AM GEN6]
    content = api.content("root", options=dict.fromkeys(("alliance", "vagabond", "vagabond2"), 1))
    assert isinstance(content, RootContent)
    starters = [faction for faction in content.faction if faction.starts_in_corner]
    assert 0 < len(starters) <= len(content.land.corners)


@pytest.mark.parametrize(
    ("options", "place"),
    [
        ({"eyrie": 0}, "eyrie: 1 factions play"),
        ({"marquise": 0}, "marquise: 1 factions play"),
        ({"map": "gorge"}, "map"),
        ({"deck": "squires"}, "deck"),
    ],
)
def test_bad_options_are_named(options: dict[str, int | str], place: str) -> None:
    with pytest.raises(BadInput) as caught:
        api.content("root", options=options)
    assert place in str(caught.value)


@pytest.mark.parametrize(
    ("pieces", "wrong"),
    [("roost 2", "roost"), ("sawmill, roost, workshop", "slots"), ("wood 9", "wood"), ("marquise 26", "marquise")],
)
def test_bad_positions_are_named(pieces: str, wrong: str) -> None:  # [RT 1.5.1] [RT 2.2.3a]
    with pytest.raises(BadInput) as caught:
        table().put(c1=pieces).start("daylight", "marquise")
    assert wrong in str(caught.value)


def test_a_search_goes_on_past_the_watcher() -> None:
    """At a table of automata only the watcher is asked, and it plays no faction."""
    bots: dict[str, int | str] = {"seat.marquise": "mechanical-marquise:1", "seat.eyrie": "electric-eyrie:1"}
    match = api.simulated("root", 1000, api.content("root", options=bots))
    assert match.question is not None
    assert thinker("novice", 1, iterations=5).think(match, match.question.seat).iterations == 5

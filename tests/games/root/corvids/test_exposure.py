"""Exposure and secrecy: who guesses, what is remembered, what nobody else may learn."""

import pytest

from clockwood.games.root.factions.corvids import cells
from clockwood.games.root.factions.corvids.hidden import imagine
from clockwood.kernel.game import blind
from clockwood.kernel.match import Match
from clockwood.kernel.rng import seeded
from clockwood.testing import leaks
from games.root.builder import Scene
from games.root.corvids.builder import crows, plot_in, plots, seat_of

SEEDS = range(8)


def check(match: Match) -> None:
    for seed in SEEDS:
        leaks.check_no_leak(match, seeded(seed))
        leaks.check_blind_copies_forget(match, seeded(seed))


def guessing(kind: str = "raid") -> Scene:
    """A plot in c5 beside a warrior of the Marquise, who holds a rabbit card, a fox card and a bird."""
    t = plots(crows(), c5=kind, c1="bomb").put(c5="marquise", c8="marquise 3")
    return t.hand("marquise", "bake-sale", "anvil", "birdy-bindle").start("daylight", "marquise")


def test_a_guess_needs_a_piece_and_a_card_of_the_suit() -> None:  # [CC 13.2.4a]
    t = guessing()
    assert t.options("expose") == ["expose c5 bomb", "expose c5 snare", "expose c5 extortion", "expose c5 raid"]
    assert t.why_not("expose c1 bomb") == "not-present [CC 13.2.4a]"
    assert t.why_not("expose c8 bomb") == "no-secret [CC 13.2.4a]"
    t.go("expose c5 snare")
    assert t.options() == ["show birdy-bindle", "show bake-sale"]
    t = plots(crows(), c5="raid").put(c5="marquise").hand("marquise", "anvil").start("daylight", "marquise")
    assert (t.options("expose"), t.why_not("expose c5 raid")) == ([], "no-matching-card [CC 13.2.4a]")


def test_a_wrong_guess_costs_the_card_and_is_remembered() -> None:  # [CC 13.2.4b]
    t = guessing().go("expose c5 snare", "show bake-sale")
    assert t.zone("bake-sale") == "0"
    assert t.table.view(seat_of(t))["card.bake-sale"] == "hand.corvids"
    assert (t.see("plot.c5"), t.see("guessed.c5.snare"), t.see("marquise.vp")) == (1, 1, 0)
    assert t.options("expose") == ["expose c5 bomb", "expose c5 extortion", "expose c5 raid"]
    assert t.why_not("expose c5 snare") == "guessed-already [CC 13.2.4b]"


def test_a_right_guess_removes_the_plot_without_its_effect() -> None:  # [CC 13.2.4b] [CC I1]
    t = guessing("raid").go("expose c5 raid", "show bake-sale")
    assert (t.see("plot.c5"), t.see("marquise.vp"), t.see("corvids-supply")) == (0, 1, 15)
    assert t.see("plots-returned.raid") == 1
    view = t.table.view(seat_of(t))
    assert view["card.bake-sale"] == "hand.marquise"
    assert view["count.hand.marquise"] == 3


def test_guesses_come_before_birdsong_and_before_evening_too() -> None:  # [CC 13.2.4a]
    for phase in ("birdsong", "evening"):
        t = plots(crows(), c5="raid").put(c5="marquise").hand("marquise", "bake-sale").start(phase, "marquise")
        assert (t.step, t.options()[:2]) == ("GuessWindow", ["done", "expose c5 bomb"])
        t.go("expose c5 raid", "show bake-sale")
        assert t.see("marquise.vp") == 1


def test_a_guess_between_revolts_and_between_spreads() -> None:  # [CC 13.2.4a] [WA 8.4.1] [WA 8.4.2b]
    t = plots(crows(alliance=1), c5="raid", c1="bomb").put(c5="sympathy", c1="alliance").hand("alliance", "bake-sale")
    t.cards("supporters.alliance", "sword-mouse", "travel-gear-fox", "a-visit-to-friends", "root-tea-rabbit")
    t.start("birdsong", "alliance").go("done")
    assert (t.step, t.options()[:2]) == ("MayRevolt", ["done", "revolt c5"])
    assert t.why_not("expose c1 bomb") == "no-matching-card [CC 13.2.4a]"
    t.go("expose c5 raid", "show bake-sale", "done")
    assert (t.step, t.see("alliance.vp"), t.options("expose")) == ("SpreadSympathy", 1, [])
    t = plots(crows(alliance=1), c5="raid").put(c5="sympathy").hand("alliance", "bake-sale")
    t.cards("supporters.alliance", "travel-gear-fox").start("birdsong", "alliance").go("done")
    assert (t.step, t.options("expose c5 raid")) == ("SpreadSympathy", ["expose c5 raid"])
    assert t.go("expose c5 bomb", "show bake-sale").step == "SpreadSympathy"


def test_nobody_guesses_in_another_s_turn_nor_inside_an_action() -> None:  # [CC 13.2.4a] [CC 13.2.4c]
    t = plots(crows(), c5="raid").put(c5="marquise, eyrie 2").hand("eyrie", "bake-sale").start("daylight", "marquise")
    assert t.options("expose") == []
    t = guessing().go("march")
    assert t.options("expose") == []


def test_automata_never_guess() -> None:  # [CC 13.2.4c] [GE X6]
    t = plots(crows(**{"seat.marquise": "mechanical-marquise"}), c5="raid").put(c5="marquise", c1="keep")
    t.start("birdsong", "marquise")
    assert not t.heard("guesses")


# -- secrecy


def test_only_the_corvids_look_at_facedown_plots() -> None:  # [CC 13.2.2a]
    t = plots(crows(), c5="raid", c1="bomb up").start("daylight", "corvids")
    assert [plot_in(t, "c5", seat) for seat in ("corvids", "marquise", "eyrie")] == ["hidden-raid", "plot", "plot"]
    assert [plot_in(t, "c1", seat) for seat in ("corvids", "marquise")] == ["bomb", "bomb"]
    assert "plot.c5" in t.table.view(-1)
    check(t.table.match)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["bomb", "raid"])
def test_which_plot_is_placed_is_told_to_nobody_else(kind: str) -> None:  # [CC 13.2.2a] [CC 13.5.2]
    t = plots(crows(), c9="snare up").put(c5="corvids 2").hand("marquise", "anvil").start("daylight", "corvids")
    t.go("plot c5")
    check(t.table.match)
    t.go(f"lay {kind}")
    check(t.table.match)
    told = t.heard("laid-plot")
    assert [event.known_to(seat) for event in told for seat in (-1, 0, 1, 2)] == [False, False, False, True]


@pytest.mark.parametrize("stage", [["expose c5 snare"], ["expose c5 snare", "show bake-sale"]])
def test_a_guess_tells_nothing_but_its_answer(stage: list[str]) -> None:  # [CC 13.2.4b] [RT 1.2.1a]
    t = guessing().go(*stage)
    check(t.table.match)
    assert t.asked == "marquise"


def kinds(match: Match, *clearings: int) -> tuple[int, ...]:
    return tuple(int(cells.kind_at(match.state, clearing - 1)) for clearing in clearings)


def test_an_imagined_deal_keeps_to_what_everyone_saw() -> None:  # [CC 13.2.4b] [RT U16]
    t = plots(crows(), c1="raid", c2="snare", c3="raid up", c4="bomb").row("guessed", c1=3, c2=13)
    t.row("plots_returned", extortion=2).start("daylight", "corvids")
    seen = {kinds(blind(t.table.match, 0, seeded(seed)), 1, 2, 4) for seed in range(200)}
    snare, raid, bomb = int(cells.SNARE), int(cells.RAID), int(cells.BOMB)
    assert seen == {(raid, snare, snare), (raid, snare, bomb)}
    assert {kinds(blind(t.table.match, 2, seeded(seed)), 1, 2, 4) for seed in SEEDS} == {(raid, snare, bomb)}


def test_each_deal_that_may_be_is_as_likely() -> None:  # [CC 13.2.2a]
    t = plots(crows(), c1="raid", c2="snare").start("daylight", "corvids")
    match = t.table.match.copy()
    rng = seeded(5)
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(5600):
        imagine(match, rng)
        seen[kinds(match, 1, 2)] = seen.get(kinds(match, 1, 2), 0) + 1
    alike = [count for pair, count in seen.items() if pair[0] == pair[1]]
    apart = [count for pair, count in seen.items() if pair[0] != pair[1]]
    assert (len(alike), len(apart)) == (4, 12)
    assert 140 < min(alike) <= max(alike) < 270
    assert 320 < min(apart) <= max(apart) < 480


def test_a_deal_is_found_where_guesses_leave_hardly_any() -> None:  # [CC 13.2.4b]
    all_of = {"c1": "bomb", "c2": "bomb", "c3": "snare", "c4": "snare", "c5": "raid", "c6": "raid", "c7": "extortion"}
    t = plots(crows(), **all_of).row("guessed", c1=14, c2=14, c3=13, c4=13, c5=7, c6=7, c7=11)
    match = t.start("daylight", "corvids").table.match
    assert kinds(blind(match, 0, seeded(3)), 1, 2, 3, 4, 5, 6, 7) == kinds(match, 1, 2, 3, 4, 5, 6, 7)

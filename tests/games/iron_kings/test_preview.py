"""While planning, what the program would do: the path, the payments, and where it stops and why."""

from collections.abc import Sequence

import pytest

from clockwood.kernel.events import Event, Told
from games.iron_kings.builder import RED, YELLOW, Scene, table


def planning(*track: str, steam: int, driven: bool = False) -> Scene:
    t = table().king(RED, "d5").king(YELLOW, "d9", "se").ground(d7="plains", d9="plains", d11="plains")
    t.track(RED, *track).hand(RED, "step-1", "charge", "auto-pilot").steam(red=steam)
    if driven:
        t.driven(RED)
    return t.start("worker").go("small red-head-1")


def foreseen(t: Scene, answer: str) -> list[str]:
    return messages(t, t.table.foresee(answer))


def messages(t: Scene, story: Sequence[Told]) -> list[str]:
    """Messages with the hexes and numbers they name."""
    found: list[str] = []
    for told in story:
        assert isinstance(told, Event)
        names = [t.content.names["hex"][term.value] for term in told.terms if term.kind == "hex"]
        names += [str(term.value) for term in told.terms if term.kind == "number"]
        found.append(" ".join([told.message, *names]))
    return found


def test_the_path_is_shown_up_to_where_steam_runs_out() -> None:  # [IK K4.2]
    assert foreseen(planning("lurch-left", "double-step", steam=1), "insert red-step-1 1") == [
        "plan-inserted 1",
        "program-would",
        "card-run 1",
        "king-stepped d7",
        "card-run 0",
        "king-turned",
        "no-steam-for",
        "phase-ended",
    ]


def test_pushes_and_blocked_steps_are_shown() -> None:  # [IK K6.1] [IK K4.4]
    assert foreseen(planning(steam=4), "insert red-charge 1")[2:] == [
        "card-run 2",
        "king-stepped d7",
        "king-pushed d11",
        "king-stepped d9",
        "king-blocked",
        "phase-ended",
    ]


def test_a_die_ends_the_look_ahead() -> None:  # [IK U36]
    assert foreseen(planning(steam=4), "insert red-auto-pilot 1")[2:] == ["card-run 1", "program-asks"]


def test_looking_changes_nothing_and_an_empty_program_shows_nothing() -> None:  # [IK K4.2]
    t = planning("leap", steam=4)
    before = t.table.match.key()
    assert foreseen(t, "remove 1") == ["plan-discarded"]
    assert t.table.match.key() == before


@pytest.mark.parametrize("answer", ["insert red-step-1 1", "insert red-charge 1", "replace red-charge 2"])
def test_what_is_shown_then_happens(answer: str) -> None:  # [IK K2.5] [IK K4.2]
    t = planning("lurch-left", "double-step", steam=3, driven=True)
    shown = foreseen(t, answer)
    shown = shown[shown.index("program-would") + 1 :]
    happened = messages(t, t.go(answer).last)
    start = happened.index("phase-began") + 1
    assert happened[start : start + len(shown)] == shown
    assert "king-stepped" in " ".join(shown)

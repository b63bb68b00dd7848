"""The table at every line of a story: that very step, also inside one answer, and nothing a seat could not see then."""

import pytest

import clockwood
from clockwood.kernel.rng import seeded
from clockwood.kernel.table import Table
from clockwood.kernel.trace import Trace
from clockwood.scene.builder import SceneBuilder
from clockwood.scene.changes import apply
from clockwood.scene.schema import CardEntry, PieceEntry, View
from clockwood.server.core.matches.replays import NOTHING, replay, view_at
from clockwood.testing.play import any_of
from server.running_server import RunningServer
from server.test_secrets import NewVisitor
from server.visitors import any_option, dice

SEED = 7


def played(automaton: str, answers: int) -> Table:
    table = clockwood.new("ironwood", seed=SEED, options={"automaton": automaton} if automaton else {})
    rng = seeded(SEED)
    for _ in range(answers):
        decision = table.decision
        if decision is None:
            break
        table.choose(any_of(rng, [int(option) for option in decision.options]), int(decision.seat))
    return table


def pieces(view: View) -> dict[str, object]:
    return {ref: entry for ref, entry in view.items() if isinstance(entry, PieceEntry)}


def test_an_automatons_choice_is_shown_on_the_table_before_what_it_led_to() -> None:
    table = played("ironbot", 30)
    scenery = SceneBuilder(table.match.content)
    heard = table.entries_heard(0)
    differing = 0
    for number, entry in enumerate(heard):
        if isinstance(table.story[entry], Trace):
            then = view_at(table, 0, number + 1, scenery).diff.set
            differing += pieces(then) != pieces(scenery.view_of(table.match_after(entry), 0))
    assert differing > 2


def told(table: Table, entry: int) -> int:
    """Return the number of the answer that told an entry."""
    return max((k for k, gesture in enumerate(table.gestures) if gesture.told <= entry), default=-1)


@pytest.mark.slow
def test_no_line_shows_a_seat_what_it_could_not_know_then() -> None:
    """Between two decisions a seat sees no card of others that neither of their views shows, nor the lines between."""
    table = played("", 90)
    scenery = SceneBuilder(table.match.content)
    inside = 0
    for seat in (-1, 0, 1):
        heard = table.entries_heard(seat)
        lines = scenery.story(table, seat)
        for number, entry in enumerate(heard):
            answer = told(table, entry)
            if answer < 0:
                continue
            decisions = [table.gestures[answer].before, table.match_after(entry)]
            known = {ref for match in decisions for ref in scenery.view_of(match, seat)}
            known |= {
                ref for line, k in zip(lines, heard, strict=True) if told(table, k) == answer for ref in line.refs
            }
            shown = cards(view_at(table, seat, number + 1, scenery).diff.set)
            assert shown <= known, f"seat {seat}, line {number}: {lines[number].said.text}"
            inside += table.match_at(entry) not in decisions
    assert inside > 50


def cards(view: View) -> set[str]:
    return {ref for ref, entry in view.items() if isinstance(entry, CardEntry)}


def test_a_replay_leads_to_the_same_table_at_every_line() -> None:
    table = played("ironbot", 12)
    scenery = SceneBuilder(table.match.content)
    found = replay(table, 0, scenery)
    shown = NOTHING
    for step in found.steps:
        shown = apply(shown, step.diff)
        assert shown == view_at(table, 0, step.told, scenery).diff.set, f"line {step.told}"
    assert shown == scenery.view(table, 0)


@pytest.mark.slow
def test_a_line_shows_the_table_that_playback_showed(here: RunningServer, new_visitor: NewVisitor) -> None:
    del here
    me = new_visitor()
    match = me.opens(options={"automaton": "ironbot"}, seats={"woodwalkers": "me"})
    luck = dice(4)
    with me.live(match, "woodwalkers") as seat:
        seat.until("scene")
        for _ in range(12):
            shown = dict(seat.view)
            assert seat.chooses(any_option(seat, luck))["is"] == "done"
            for line in seat.heard:
                if line["is"] == "event":
                    gone = line["after"]["gone"]
                    shown = {ref: entry for ref, entry in shown.items() if ref not in gone} | line["after"]["set"]
                    step = me.get(f"/matches/{match}/at/{line['number'] + 1}", seat="woodwalkers")
                    assert step["diff"]["set"] == shown, line["said"]["text"]


def test_a_line_that_does_not_exist_is_refused(new_visitor: NewVisitor) -> None:
    me = new_visitor()
    match = me.opens(options={"automaton": "ironbot"}, seats={"woodwalkers": "me"})
    refused = me.get(f"/matches/{match}/at/4000", seat="woodwalkers", status=404)
    assert "lines so far" in str(refused)

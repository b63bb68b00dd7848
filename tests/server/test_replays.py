"""The table at every line of a story: that very step, also inside one answer, and nothing a seat could not see then."""

import asyncio
import threading

import pytest

import clockwood
from clockwood.kernel.match import Match
from clockwood.kernel.rng import seeded
from clockwood.kernel.table import Table
from clockwood.kernel.trace import Trace
from clockwood.scene.builder import SceneBuilder
from clockwood.scene.changes import apply
from clockwood.scene.schema import CardEntry, PieceEntry, View
from clockwood.server.core.matches import replay_saver, replays
from clockwood.server.core.matches.frozen import frozen
from clockwood.server.core.matches.live_match import LiveMatch
from clockwood.server.core.matches.replay_task import ReplayTask
from clockwood.server.core.matches.replays import NOTHING, replay, view_at
from clockwood.server.core.refusals import Unavailable
from clockwood.server.core.service import Service
from clockwood.testing.play import any_of
from server.in_process import Person, in_memory
from server.running_server import RunningServer
from server.servers import played as played_live
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


def test_a_replay_that_is_made_in_a_thread_is_of_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """Undo while it is made shortens the story of the table under it."""
    table = played("ironbot", 6)
    scenery = SceneBuilder(table.match.content)
    wanted = replay(table, 0, scenery)
    still = frozen(table)
    look = scenery.view_of

    def look_while_somebody_undoes(match: Match, seat: int) -> View:
        if table.gestures:
            table.undo(0, across_reveals=True)
        return look(match, seat)

    monkeypatch.setattr(scenery, "view_of", look_while_somebody_undoes)
    assert replay(still, 0, scenery) == wanted
    assert still.record() != table.record()
    assert not table.gestures


def test_a_film_is_asked_for_while_somebody_undoes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The film is made in a thread from the table as it was when it was asked for, and stored at the end likewise."""

    async def inside() -> None:
        async with in_memory() as service:
            me = Person(service)
            match = (await me.asks("POST", "/matches", {"game": "ironwood"}))["card"]["match"]
            live = await service.matches.live(match)
            await played_live(live, 8)
            wanted = await me.asks("GET", f"/matches/{match}/film", seat="woodwalkers")
            undone, undo = threading.Event(), threading.Event()

            def late(table: Table, seat: int, scenery: SceneBuilder) -> object:
                undo.set()
                assert undone.wait(20)
                return replay(table, seat, scenery)

            monkeypatch.setattr(replays, "replay", late)
            asking = asyncio.create_task(me.asks("GET", f"/matches/{match}/film", seat="woodwalkers"))
            await asyncio.to_thread(undo.wait, 20)
            while live.table.gestures:
                live.table.undo(int(live.table.gestures[-1].seat), across_reveals=True)
            undone.set()
            assert await asking == wanted

    asyncio.run(inside())


async def a_finished_match(service: Service) -> tuple[Person, LiveMatch]:
    me = Person(service)
    match = (await me.asks("POST", "/matches", {"game": "ironwood"}))["card"]["match"]
    live = await service.matches.live(match)
    await played_live(live, 4)
    await me.asks("POST", f"/matches/{match}/resign", {"seat": "woodwalkers", "client": "r"})
    return me, live


def test_the_replay_of_the_last_end_is_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    """The end is undone and comes again while the first replay is still being made."""

    async def inside() -> None:
        async with in_memory() as service:
            process = service.matches.replay_saver.process
            ask, begun, again, made = process.ask, asyncio.Event(), asyncio.Event(), list[int]()

            async def late(task: ReplayTask, seconds: float, grace: float) -> object:
                made.append(len(task.lines))
                begun.set()
                await again.wait()
                return await ask(task, seconds, grace)

            monkeypatch.setattr(process, "ask", late)
            me, live = await a_finished_match(service)
            async with asyncio.timeout(20):
                await begun.wait()
            await me.asks("POST", f"/matches/{live.id}/undo", {"seat": "woodwalkers", "client": "u"})
            await me.asks("POST", f"/matches/{live.id}/resign", {"seat": "woodwalkers", "client": "r2"})
            again.set()
            await service.matches.replay_saver.saved()
            assert made == [made[0], made[0] + 2]
            assert await service.matches.stored_replays(live.id) is not None

    asyncio.run(inside())


def test_a_match_that_goes_on_again_leaves_no_replay() -> None:
    async def inside() -> None:
        async with in_memory() as service:
            me, live = await a_finished_match(service)
            await me.asks("POST", f"/matches/{live.id}/undo", {"seat": "woodwalkers", "client": "u"})
            stored = await service.matches.find(live.id)
            lines = [line.text for line in await service.matches.lines(live.id)]
            assert ReplayTask(stored, lines[:-1], []).done()
            assert ReplayTask(stored, lines, []).done() == b""

    asyncio.run(inside())


def test_the_process_that_made_replays_ends_after_a_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_saver, "REST_SECONDS", 0.01)

    async def inside() -> None:
        async with in_memory() as service:
            saver = service.matches.replay_saver
            for _ in range(2):
                _, live = await a_finished_match(service)
                await saver.saved()
                assert await service.matches.stored_replays(live.id) is not None
                async with asyncio.timeout(20):
                    while saver.process.runs:  # noqa: ASYNC110 - it is killed in a moment
                        await asyncio.sleep(0.01)

    asyncio.run(inside())


def test_a_replay_that_could_not_be_stored_is_stored_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_saver, "AGAIN_SECONDS", 0.01)

    async def inside() -> None:
        async with in_memory() as service:
            store = service.matches.match_store
            save, tried = store.save_replay, list[str]()

            async def unavailable_once(match: str, frames: bytes) -> None:
                tried.append(match)
                if len(tried) == 1:
                    raise Unavailable("not now")
                await save(match, frames)

            monkeypatch.setattr(store, "save_replay", unavailable_once)
            _, live = await a_finished_match(service)
            await service.matches.replay_saver.saved()
            assert tried == [live.id, live.id]
            assert await service.matches.stored_replays(live.id) is not None

    asyncio.run(inside())


def test_a_replay_is_stored_of_a_match_whose_server_was_stopped_at_its_end() -> None:
    async def inside() -> None:
        async with in_memory() as service:
            _, live = await a_finished_match(service)
            await service.matches.replay_saver.close()
            service.matches.forget(live.id)
            assert await service.matches.stored_replays(live.id) is None
            service.absent._seen.clear()
            await service.absent.look()
            await service.matches.replay_saver.saved()
            assert await service.matches.stored_replays(live.id) is not None

    asyncio.run(inside())


def test_a_line_that_does_not_exist_is_refused(new_visitor: NewVisitor) -> None:
    me = new_visitor()
    match = me.opens(options={"automaton": "ironbot"}, seats={"woodwalkers": "me"})
    refused = me.get(f"/matches/{match}/at/4000", seat="woodwalkers", status=404)
    assert "lines so far" in str(refused)

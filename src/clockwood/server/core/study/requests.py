"""Requests about a match by people who want to understand it: hints, its summary, what-ifs."""

import asyncio
from typing import Final

from clockwood.kernel.events import REVEAL, Event
from clockwood.kernel.table import Table
from clockwood.server.core.connections.messages import Choose
from clockwood.server.core.matches.frozen import frozen
from clockwood.server.core.matches.live_match import LiveMatch
from clockwood.server.core.matches.match_requests import MatchRequests
from clockwood.server.core.permissions import Visit, seat_to_play
from clockwood.server.core.rate_limits import while_waited_for
from clockwood.server.core.refusals import NotYours, Refused, Unavailable
from clockwood.server.core.study.editing import editable_cells
from clockwood.server.core.study.hints import LEVEL, hint_from
from clockwood.server.core.study.rematch import rematches
from clockwood.server.core.study.replies import Committed, EditableCell, Hint, Summary
from clockwood.server.core.study.summary import summary
from clockwood.server.core.thinking.scheduler import blind_task
from clockwood.server.core.thinking.task import SearchTask
from clockwood.server.core.thinking.worker_pool import AgentFailed, WorkerPool

PLACE: Final = "place:"


class StudyRequests:
    """Answers them from what the seat may know."""

    def __init__(self, requests: MatchRequests, workers: WorkerPool) -> None:
        self.requests: Final = requests
        self.workers: Final = workers

    async def hint(self, visit: Visit, match: str, seat: str, language: str) -> Hint:
        """Search for the seat's best answers. Only who plays without other people is helped."""
        found = await self.requests.player_perspective(visit, match, seat, language)
        if not (await self.requests.matches.find(match)).alone:
            raise NotYours("there are no hints where other people play", "match")
        async with found.live.unchanged():
            question = found.scenery.question(found.table, found.seat)
            if question is None:
                raise Refused("this seat is not asked anything now", "seat", code="not-asked")
            task = blind_task(found.live, found.seat, LEVEL, SearchTask)
            names, speaker = found.live.seat_names, found.scenery.speaker
        try:
            owner = self.requests.matches.match_store.origin(visit.address)
            report = await while_waited_for(self.workers.answer(task, owner), visit.gone)
        except AgentFailed:
            raise Unavailable("the search failed; try again") from None
        texts = {option.answer: option.said.text for option in [*question.options, *question.out]}
        return hint_from(report, names, speaker, texts)

    async def summary(self, visit: Visit, match: str, seat: str, language: str) -> Summary:
        """Return the summary of a finished match."""
        found = await self.requests.perspective(visit, match, seat, language)
        held = await self.requests.permissions.held(visit, match)
        kinds = rematches(found.live.stored, held)
        async with found.live.unchanged():
            if not found.table.over:
                raise Refused("the match is not over", "match", code="not-over")
            table = frozen(found.table)
        return await asyncio.to_thread(summary, table, found.seat, found.scenery, kinds)

    async def cells(self, visit: Visit, match: str, seat: str, language: str, ref: str) -> list[EditableCell]:
        """Return the numbers of a place that a what-if may change."""
        found = await self.requests.player_perspective(visit, match, seat, language)
        if not ref.startswith(PLACE):
            return []
        return editable_cells(found.table.match, found.scenery.speaker.words, ref.removeprefix(PLACE))

    async def commit(self, visit: Visit, match: str, seat: str) -> Committed:
        """Give the answers of a what-if in the match it was made from, as far as they are the seat's and allowed."""
        trial = await self.requests.player_perspective(visit, match, seat, "")
        stored = trial.live.stored
        if stored.kind != "fork" or not stored.parent:
            raise Refused("this is not a what-if", "match", code="bad-wish")
        parent = await self.requests.matches.find(stored.parent)
        held = await self.requests.permissions.must_see(visit, parent)
        live = await self.requests.matches.live(stored.parent)
        number = seat_to_play(held, live.table.seat_names, seat)
        given = 0
        for answer in own_answers(trial.table, number):
            ask = live.standing(number).ask
            if not ask:
                return Committed(answers=given, reason="")
            known = len(live.table.heard(number))
            command = Choose(client=f"line {stored.id} {given}", ask=ask, answer=answer)
            try:
                await self.requests.do(visit, live.id, seat, command)
            except Refused as refused:
                return Committed(answers=given, reason=str(refused))
            given += 1
            if was_surprised(live, number, known):
                break
        return Committed(answers=given, reason="")


def own_answers(trial: Table, seat: int) -> list[str]:
    """Return the first answers of a what-if, up to the first of another seat."""
    answers: list[str] = []
    for gesture in trial.gestures:
        if gesture.seat != seat or not gesture.actions:
            break
        answers.append("; ".join(trial.notation(int(action)) for action in gesture.actions))
    return answers


def was_surprised(live: LiveMatch, seat: int, known: int) -> bool:
    """Return whether something was revealed since the seat's story had `known` lines."""
    return any(isinstance(entry, Event) and entry.message == REVEAL for entry in live.table.heard(seat)[known:])

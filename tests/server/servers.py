"""A server without HTTP: tests call its parts directly."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from clockwood.server.core.connections.messages import Choose
from clockwood.server.core.matches.live_match import LiveMatch
from clockwood.server.core.matches.new_match import NewMatchRequest
from clockwood.server.core.permissions import Visit
from clockwood.server.core.settings import Settings
from clockwood.server.server import Server
from server.running_server import quick
from server.visitors import dice

SOLO = {"woodwalkers": "me", "ironclad": "ironbot"}
BOTH = {"woodwalkers": "me", "ironclad": "me"}


@asynccontextmanager
async def server_on(database: str, settings: Settings | None = None) -> AsyncIterator[Server]:
    server = Server(settings or quick(database))
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


async def opened(server: Server, seats: dict[str, str] | None = None, **more: object) -> tuple[Visit, LiveMatch]:
    visit = Visit(None, "192.0.2.7")
    request = NewMatchRequest(game="ironwood", seats=seats or BOTH, **more)  # type: ignore[arg-type]
    card = await server.lobby.open(visit, request)
    return visit, await server.matches.live(card.card.match)


async def choose(live: LiveMatch, luck: random.Random, client: str) -> None:
    """Answer the first open question at random."""
    question = live.table.decision
    assert question is not None
    seat = int(question.seat)
    answer = live.table.notation(luck.choice(list(question.options)))
    await live.do(seat, Choose(client=client, ask=live.standing(seat).ask, answer=answer))


async def played(live: LiveMatch, count: int, seed: int = 1) -> None:
    luck = dice(seed)
    for number in range(count):
        if not live.table.over:
            await choose(live, luck, f"p{seed}-{number}")

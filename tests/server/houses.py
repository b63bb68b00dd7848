"""A house without a web around it: what happens inside, called directly."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from clockwood.server.house import House
from clockwood.server.messages import Choose
from clockwood.server.opening import Wishes
from clockwood.server.permissions import Visit
from clockwood.server.settings import Settings
from clockwood.server.sitting import Sitting
from server.guests import dice
from server.running import quick

SOLO = {"woodwalkers": "me", "ironclad": "ironbot"}
BOTH = {"woodwalkers": "me", "ironclad": "me"}


@asynccontextmanager
async def house_on(database: str, settings: Settings | None = None) -> AsyncIterator[House]:
    house = House(settings or quick(database))
    await house.start()
    try:
        yield house
    finally:
        await house.stop()


async def opened(house: House, seats: dict[str, str] | None = None, **more: object) -> tuple[Visit, Sitting]:
    visit = Visit(None, "192.0.2.7")
    wishes = Wishes(game="ironwood", seats=seats or BOTH, **more)  # type: ignore[arg-type]
    card = await house.lobby.open(visit, wishes)
    return visit, await house.matches.sitting(card.card.match)


async def choose(sitting: Sitting, luck: random.Random, client: str) -> None:
    """Answer the first open question at random."""
    question = sitting.table.decision
    assert question is not None
    seat = int(question.seat)
    answer = sitting.table.notation(luck.choice(list(question.options)))
    await sitting.do(seat, Choose(client=client, ask=sitting.standing(seat).ask, answer=answer))


async def played(sitting: Sitting, count: int, seed: int = 1) -> None:
    luck = dice(seed)
    for number in range(count):
        if not sitting.table.over:
            await choose(sitting, luck, f"p{seed}-{number}")

"""A GET changes nothing: every row of the database is the same before and after each one."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

from clockwood.server.core.permissions import Visit
from clockwood.server.core.refusals import Refused
from clockwood.server.core.routes.every import ROUTES
from clockwood.server.server import Server
from server.servers import SOLO, opened, played, server_on

IGNORED = {"leases"}
"""Reading requests do not care which server runs the agents of a match."""


def rows(file: Path) -> dict[str, list[Any]]:
    with sqlite3.connect(file) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {
            name: sorted(map(repr, connection.execute(f"SELECT * FROM {name}")))  # noqa: S608 - names of our own tables
            for name in names
            if name not in IGNORED
        }


async def answers(server: Server, visit: Visit, values: dict[str, str]) -> dict[str, int]:
    """Ask every GET route; return the status of each."""
    found = {}
    for route in ROUTES:
        if route.method == "GET" and not route.path.endswith("/hint"):
            try:
                found[route.path] = (await route.answer(server, visit, values)).status
            except Refused as error:
                found[route.path] = error.status
    return found


def test_no_get_changes_a_row(tmp_path: Path) -> None:
    file = tmp_path / "read.sqlite"

    async def read() -> dict[str, int]:
        async with server_on(f"sqlite:///{file}") as server:
            visit, live = await opened(server, SOLO, open=True)
            await played(live, 12)
            over_visit, over = await opened(server, SOLO)
            await played(over, 8)
            resign = next(route for route in ROUTES if route.path.endswith("/resign"))
            body = json.dumps({"seat": "woodwalkers", "client": "r"}).encode()
            await resign.answer(server, over_visit, {"match": over.id}, body)
            await server.matches.replay_saver.saved()
            question = live.table.decision
            assert question is not None
            answer = live.table.notation(int(question.options[0]))
            common = {"seat": "woodwalkers", "language": "en", "told": "3", "answer": answer, "game": "ironwood"}
            common["ref"] = "place:auria"
            [shown, *_] = await server.gallery.listed("en")
            common |= {"name": shown.id}
            before = rows(file)
            seen: dict[str, int] = {}
            for who in (visit, over_visit, Visit(None, "192.0.2.9")):
                for match in (live.id, over.id, (await server.gallery.open(shown.id, "en")).match, "nothing"):
                    for path, status in (await answers(server, who, {**common, "match": match})).items():
                        seen[path] = min(status, seen.get(path, 999))
                        assert rows(file) == before, path
            server.matches.forget(live.id)
            await answers(server, visit, {**common, "match": live.id})
            assert rows(file) == before
            return seen

    seen = asyncio.run(read())
    assert len(seen) > 25
    assert {path for path, status in seen.items() if status >= 400} <= {"/matches/{match}/art/{name}"}


def test_reading_a_match_of_older_rules_changes_nothing(tmp_path: Path, monkeypatch: Any) -> None:  # noqa: ANN401 - pytest's
    file = tmp_path / "old.sqlite"

    async def before() -> tuple[str, Visit]:
        async with server_on(f"sqlite:///{file}") as server:
            visit, live = await opened(server, SOLO)
            await played(live, 8)
            return live.id, visit

    match, visit = asyncio.run(before())
    monkeypatch.setattr("clockwood.server.core.matches.restore.current_rules", lambda _: 999)

    async def after() -> None:
        async with server_on(f"sqlite:///{file}") as server:
            stored = rows(file)
            scene = await server.match_requests.scene(visit, match, "woodwalkers", "en")
            assert scene.scene.story
            assert rows(file) == stored

    asyncio.run(after())

"""A match that can neither be replayed nor continued: it says so, is told as far as it surely is the same, and ends."""

import random
from collections.abc import Callable

import pytest
from sqlalchemy import update

from clockwood.games.ironwood.game import GAME
from clockwood.server.store.sql_tables import LINES, MATCHES
from server.running_server import RunningServer
from server.servers import choose
from server.visitors import Data, Visitor, dice

NewVisitor = Callable[[], Visitor]
SEATS = ("woodwalkers", "ironclad")
QUESTIONS = (
    "",
    "/scene",
    "/setting",
    "/film",
    "/at/2",
    "/position",
    "/why",
    "/forecast",
    "/walls",
    "/explain?ref=zone:hand.ironclad",
    "/why-not?answer=pass",
    "/foresee?answer=pass",
    "/summary",
    "/hint",
    "/lesson",
    "/cells?ref=place:ferrum",
    "/notices",
)
TOLD = ("/scene", "/setting", "/film", "/at/2", "/position", "/why")


class Stopped:
    """A match of two people in which a later round can no longer be played."""

    def __init__(self, here: RunningServer, new_visitor: NewVisitor) -> None:
        self.here = here
        self.people = {seat: new_visitor() for seat in SEATS}
        host, friend = self.people.values()
        opened = host.post("/matches", {"game": "ironwood", "seats": {"woodwalkers": "me", "ironclad": "invite"}})
        friend.post("/keys/use", {"key": opened["keys"]["ironclad"]})
        self.match: str = opened["card"]["match"]
        self.story: dict[str, list[Data]] = {}
        luck = dice(3)
        here.do(self._play_until(2, luck))
        for seat, person in self.people.items():
            self.story[seat] = person.scene(self.match, seat)["scene"]["story"]
        here.do(self._play_until(3, luck))
        self.lines: int = here.do(self._break())

    async def _play_until(self, milestone: int, luck: random.Random) -> None:
        live = await self.here.server.matches.live(self.match)
        while live.table.match.game.milestone(live.table.match) < milestone:
            await choose(live, luck, f"answer {live.line_count}")

    async def _break(self) -> int:
        """Let the match look as if older rules had played it: one line and the position mean nothing any more."""
        server = self.here.server
        server.matches.forget(self.match)
        lines = await server.record_lines.lines(self.match)
        last = max(line.number for line in lines if line.text.startswith(SEATS))
        async with server.database.writing() as connection:
            here = (LINES.c.match == self.match) & (LINES.c.number == last)
            await connection.execute(update(LINES).where(here).values(text="woodwalkers: ride a dragon"))
            changed = {"rules": GAME.rules_version - 1, "position": "no position"}
            await connection.execute(update(MATCHES).where(MATCHES.c.id == self.match).values(**changed))
        return len(lines)

    def card(self) -> Data:
        found: Data = self.people["woodwalkers"].get(f"/matches/{self.match}")
        return found


@pytest.fixture
def stopped(here: RunningServer, new_visitor: NewVisitor) -> Stopped:
    return Stopped(here, new_visitor)


def test_each_player_sees_what_surely_happened_and_that_it_stops(stopped: Stopped) -> None:
    for seat, person in stopped.people.items():
        found = person.scene(stopped.match, seat)
        told = found["scene"]["story"]
        assert told[: len(stopped.story[seat])] == stopped.story[seat]
        assert "cannot go on" in told[-1]["said"]["text"]
        assert (found["scene"]["question"], found["scene"]["asked"]) == (None, [])
        assert (found["standing"]["ask"], found["standing"]["undo"]) == ("", "why-stopped")
        film = person.get(f"/matches/{stopped.match}/film", seat=seat)
        assert film["story"] == told
        for path in TOLD:
            person.get(f"/matches/{stopped.match}{path}", seat=seat)
    card = stopped.card()
    assert (card["over"], card["asked"]) == (False, [])


def test_whatever_is_asked_of_it_is_answered_or_refused(stopped: Stopped) -> None:
    for seat, person in stopped.people.items():
        for path in QUESTIONS:
            reply = person.http.get(
                f"/api/matches/{stopped.match}{path}", params=None if "?" in path else {"seat": seat}
            )
            assert reply.status_code < 500, f"{path}: {reply.text}"
        for edits in ({}, {"told": 2}):
            reply = person.http.post(f"/api/matches/{stopped.match}/fork", json={"seat": seat, **edits})
            assert reply.status_code < 500, reply.text


def test_every_command_but_resigning_is_refused_with_the_reason(stopped: Stopped) -> None:
    host = stopped.people["woodwalkers"]
    for command in ("undo", "redo", "restart", "ask-back", "pause", "go-on", "take-seat"):
        body = {"seat": "woodwalkers", "client": command}
        no = host.post(f"/matches/{stopped.match}/{command}", body, status=409)
        assert (no["code"], no["message"]) == ("cannot-continue", "why-stopped")
    answer = {"seat": "woodwalkers", "client": "a", "ask": "x", "answer": "pass"}
    assert host.post(f"/matches/{stopped.match}/choose", answer, status=409)["code"] == "cannot-continue"


def test_a_player_resigns_and_both_read_the_record(stopped: Stopped) -> None:
    host, friend = stopped.people.values()
    host.get(f"/matches/{stopped.match}/record", status=403)
    with friend.live(stopped.match, "ironclad") as live:
        live.until("scene")
        body = {"seat": "woodwalkers", "client": "enough"}
        assert host.post(f"/matches/{stopped.match}/resign", body) == {"client": "enough", "again": False}
        live.until("change")
        assert live.standing["over"]
    assert stopped.card()["outcome"]["winners"] == ["ironclad"]
    stopped.here.do(stopped.here.server.matches.replay_saver.saved())
    stopped.here.server.matches.forget(stopped.match)
    assert host.post(f"/matches/{stopped.match}/resign", body) == {"client": "enough", "again": True}
    for seat, person in stopped.people.items():
        record = person.get(f"/matches/{stopped.match}/record")
        assert "woodwalkers: ride a dragon\n" in record
        assert record.endswith("! resign woodwalkers\n")
        assert " · key " in record
        assert person.get(f"/matches/{stopped.match}/film", seat=seat)["story"]


def test_a_match_without_a_table_can_be_resigned(stopped: Stopped) -> None:
    """Without even its pack nothing of it can be told, and a player may still end it."""

    async def without_pack() -> None:
        async with stopped.here.server.database.writing() as connection:
            lost = update(MATCHES).where(MATCHES.c.id == stopped.match).values(packs='["lost"]')
            await connection.execute(lost)

    stopped.here.do(without_pack())
    host, friend = stopped.people.values()
    no = host.get(f"/matches/{stopped.match}/scene", status=409, seat="woodwalkers")
    assert (no["code"], no["message"]) == ("cannot-continue", "why-stopped")
    with host.live(stopped.match, "woodwalkers") as live:
        assert live.until("bye")["code"] == "cannot-continue"
    friend.post(f"/matches/{stopped.match}/resign", {"seat": "woodwalkers", "client": "x"}, status=403)
    body = {"seat": "ironclad", "client": "enough"}
    assert friend.post(f"/matches/{stopped.match}/resign", body) == {"client": "enough", "again": False}
    assert friend.post(f"/matches/{stopped.match}/resign", body) == {"client": "enough", "again": True}
    card = stopped.card()
    assert (card["over"], card["outcome"]["winners"]) == (True, ["woodwalkers"])
    assert host.get(f"/matches/{stopped.match}/record").endswith("! resign ironclad\n")

"""A few kills and faults at random moments; `make soak` brings thousands."""

import signal
import time
from pathlib import Path

import pytest

from server.databases import POSTGRESQL, SQLITE
from server.kills import survived
from server.nursery import nursery
from server.ports import free_port
from server.visitors import Visitor
from server.weather import Weather

KILLS, TABLES, MOST_SECONDS = 12, 6, 90.0
DAY = 24 * 3600.0


@pytest.mark.slow
@pytest.mark.parametrize("kind", [SQLITE, POSTGRESQL])
def test_nothing_acknowledged_is_lost_when_servers_fail(kind: str) -> None:
    found = survived(kind, KILLS, TABLES, MOST_SECONDS, seed=3)
    assert found.faults["kill"] >= 1
    assert found.checked > 0
    assert sum(found.disorders.values()) > found.disorders["as sent"]


@pytest.mark.slow
def test_a_match_outlives_its_server_and_a_clock_that_jumps_back(tmp_path: Path) -> None:
    weather, port = Weather(tmp_path / "weather"), free_port()
    with nursery(port, f"sqlite:///{tmp_path}/server.sqlite", weather) as servers:
        me = Visitor(f"http://127.0.0.1:{port}")
        changed: list[float] = []
        for days in (100, -100):
            weather.shift_clock(days * DAY)
            servers.start()
            match = me.opens(seats={"woodwalkers": "me", "ironclad": "ironbot"})
            changed += [me.get(f"/matches/{match}")["changed"] / 1000 - time.time()]
            servers.send(signal.SIGKILL)
            servers.wait()
        servers.start()
        assert [round(each / DAY) for each in changed] == [100, -100]
        assert len(me.get("/matches/mine")) == len(changed)
        me.http.close()

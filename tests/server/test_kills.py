"""A few kills and faults at random moments; `make soak` brings thousands."""

import pytest

from server.databases import POSTGRESQL, SQLITE
from server.kills import survived

KILLS, TABLES, MOST_SECONDS = 3, 4, 90.0


@pytest.mark.slow
@pytest.mark.parametrize("kind", [SQLITE, POSTGRESQL])
def test_nothing_acknowledged_is_lost_when_servers_fail(kind: str) -> None:
    found = survived(kind, KILLS, TABLES, MOST_SECONDS, seed=3)
    assert found.faults["kill"] >= 1
    assert found.checked > 0

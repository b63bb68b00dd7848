"""Some thousand requests and messages made from the API's description; `make soak` sends a million."""

import asyncio
from pathlib import Path

import pytest

from server.fuzz import fuzzed

COUNT = 3000


@pytest.mark.slow
def test_no_generated_request_or_message_breaks_the_server_or_makes_it_grow(tmp_path: Path) -> None:
    found = asyncio.run(fuzzed(COUNT, 300.0, 5, tmp_path))
    found.check()
    assert found.sent >= COUNT
    assert {200, 404, 422} <= set(found.statuses())
    assert {"scene", "change", "done", "late", "not-understood", "paused"} <= set(found.replies())

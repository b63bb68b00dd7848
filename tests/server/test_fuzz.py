"""Some thousand requests and messages made from the API's description; `make soak` sends a million."""

import asyncio
from pathlib import Path

import pytest

from server.fuzz import fuzzed

COUNT = 3000


@pytest.mark.slow
def test_no_generated_request_or_message_breaks_the_server(tmp_path: Path) -> None:
    fuzz, sent, _, faults = asyncio.run(fuzzed(COUNT, 300.0, 5, tmp_path))
    assert sent >= COUNT
    assert (faults, fuzz.faults) == (0, [])
    assert {200, 404, 422} <= set(fuzz.statuses)

"""The same seed finds the same answers, as often tried and as well judged, as when the searches were recorded."""

import json

import pytest

from agents.recorded_searches import DECISIONS, RECORDED, TABLES, searched


@pytest.mark.parametrize("decisions", DECISIONS)
@pytest.mark.parametrize("name", TABLES)
def test_a_search_finds_what_was_recorded(name: str, decisions: int) -> None:
    recorded = json.loads(RECORDED.read_text(encoding="utf-8"))
    assert searched(name, decisions) == recorded[name][str(decisions)]

"""Studies are tried on Beacons, which is over quickly, and on Ironwood where automata are needed."""

import pytest

from clockwood import registry


@pytest.fixture(autouse=True)
def beacons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "HOMES", {**registry.HOMES, "beacons": "beacons.game"})

"""The fixture of the terminal tests."""

from pathlib import Path

import pytest

from terminal.sitting import Sitting


@pytest.fixture
def sitting(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Sitting:
    return Sitting(monkeypatch, capsys, tmp_path / "home")

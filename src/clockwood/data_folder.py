"""Where this user's games are kept between sittings."""

import os
from pathlib import Path


def data_folder() -> Path:
    """Return CLOCKWOOD_HOME, or the user's own data folder as the system has it."""
    chosen = os.environ.get("CLOCKWOOD_HOME")
    if chosen:
        return Path(chosen)
    data = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(data) if data else Path.home() / ".local" / "share") / "clockwood"

"""The folder for this user's saved games and for the database of a server."""

import os
from pathlib import Path


def data_folder() -> Path:
    """Return CLOCKWOOD_HOME if it is set, else the folder for user data on this system."""
    chosen = os.environ.get("CLOCKWOOD_HOME")
    if chosen:
        return Path(chosen)
    data = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(data) if data else Path.home() / ".local" / "share") / "clockwood"


def usual_database() -> str:
    """Return the address of the file in which a server stores its matches, if no other database is given."""
    data_folder().mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{data_folder() / 'server.sqlite'}"

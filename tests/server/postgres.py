"""A PostgreSQL of the tests' own: a private folder, a free port, its own user because it refuses to run as root."""

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from server.ports import free_port

OWNER = "postgres"
NEEDED = "CLOCKWOOD_NEEDS_POSTGRESQL"
"""Set where it must be there, as by `make test`: a missing one then fails the tests instead of leaving them out."""


def programs() -> Path | None:
    """Return the folder of initdb, which Debian keeps off the path."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    known = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return known[-1].parent if known else None


def not_there(why: str) -> None:
    """Quick checks without PostgreSQL run these tests on SQLite alone; in the whole suite a missing one fails."""
    if os.environ.get(NEEDED):
        pytest.fail(why)
    pytest.skip(f"{why}; the same tests ran on SQLite, and `make test` installs it, sets {NEEDED}, and would fail")


def owner() -> str | None:
    """Return whom to run it as; nobody else where we are not root."""
    if os.geteuid() != 0:
        return None
    try:
        pwd.getpwnam(OWNER)
    except KeyError:
        not_there(f"PostgreSQL refuses root, and there is no user '{OWNER}' to run it as")
    return OWNER


@contextmanager
def postgres() -> Iterator[str]:
    """Start a server and yield its address; afterwards nothing of it is left."""
    bin_folder = programs()
    if bin_folder is None:
        not_there("PostgreSQL is not installed (Debian: tools/system.py installs it)")
    assert bin_folder is not None
    user = owner()
    home = Path(tempfile.mkdtemp(prefix="clockwood-pg-"))
    try:
        if user:
            shutil.chown(home, user, user)
        port = free_port()
        as_owner = {"user": user, "group": user, "extra_groups": []} if user else {}
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": home}
        make = [bin_folder / "initdb", "-D", home / "data", "-U", "clockwood", "-A", "trust", "-E", "UTF8", "-N"]
        subprocess.run(make, check=True, **as_owner, **quiet)  # type: ignore[call-overload]  # mixed keyword types
        run = [bin_folder / "postgres", "-D", home / "data", "-p", str(port), "-k", home]
        settings = ["-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"]
        process = subprocess.Popen([*run, *settings], **as_owner, **quiet)  # type: ignore[call-overload]  # as above
        try:
            wait_for(bin_folder, port)
            yield f"postgresql://clockwood@127.0.0.1:{port}/postgres"
        finally:
            process.terminate()
            process.wait(30)
    finally:
        shutil.rmtree(home, ignore_errors=True)


def wait_for(bin_folder: Path, port: int) -> None:
    asking = [str(bin_folder / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
    for _ in range(200):
        if subprocess.run(asking, check=False).returncode == 0:
            return
        time.sleep(0.1)
    pytest.fail("PostgreSQL did not start in 20 seconds")

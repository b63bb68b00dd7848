"""A PostgreSQL server for the tests: in a private folder, on a free port, as its own user since it refuses root."""

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
"""If this variable is set, as by `make test`, tests fail where PostgreSQL is missing, instead of being skipped."""


def programs() -> Path | None:
    """Return the folder of initdb, which Debian does not put on the path."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    known = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return known[-1].parent if known else None


def not_there(why: str) -> None:
    """Skip the test, which also runs on SQLite; in the whole suite, fail."""
    if os.environ.get(NEEDED):
        pytest.fail(why)
    pytest.skip(
        f"{why}; the same tests run on SQLite; `make test` installs PostgreSQL and sets {NEEDED}, and would fail here"
    )


def owner() -> str | None:
    """Return the user to run it as, or None to use the current one."""
    if os.geteuid() != 0:
        return None
    try:
        pwd.getpwnam(OWNER)
    except KeyError:
        not_there(f"PostgreSQL refuses root, and there is no user '{OWNER}' to run it as")
    return OWNER


@contextmanager
def postgres() -> Iterator[str]:
    """Start a server and yield its address; delete everything afterwards."""
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
    question_ids = [str(bin_folder / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
    for _ in range(200):
        if subprocess.run(question_ids, check=False).returncode == 0:
            return
        time.sleep(0.1)
    pytest.fail("PostgreSQL did not start in 20 seconds")

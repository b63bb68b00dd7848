"""Installs the Debian packages that tests need and this machine lacks, or says that it cannot."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NEEDED = {"chromium": ["/usr/bin/chromium"], "postgresql": ["/usr/lib/postgresql"]}


def missing() -> list[str]:
    return [name for name, paths in NEEDED.items() if not any(Path(path).exists() for path in paths)]


def install(names: list[str]) -> bool:
    apt = shutil.which("apt-get")
    if apt is None:
        return False
    before = [] if not hasattr(os, "geteuid") or os.geteuid() == 0 else ["sudo", "--non-interactive"]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update", "--quiet=2"], ["install", "--quiet=2", "--yes", "--no-install-recommends", *names]):
        if subprocess.run([*before, apt, *command], env=environment, stdout=sys.stderr, check=False).returncode:
            return False
    return True


if __name__ == "__main__":
    wanted = missing()
    if wanted and not install(wanted):
        print(f"could not install {', '.join(wanted)}: tests that need it will say so", file=sys.stderr)

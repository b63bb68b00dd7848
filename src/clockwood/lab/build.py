"""The build of the package that runs here, as studies keep it."""

import subprocess
from pathlib import Path

from clockwood import build_form


def version() -> str:
    """Return the version, with its commit in a checkout."""
    try:
        found = subprocess.run(
            ["git", "describe", "--always", "--dirty", "--abbrev=10"],  # noqa: S607 - git is where the person has it
            cwd=Path(__file__).parent, capture_output=True, text=True, check=False,
        )  # fmt: skip
    except OSError:
        return build_form.describe()
    commit = found.stdout.strip()
    return f"{build_form.describe()}, commit {commit}" if found.returncode == 0 else build_form.describe()

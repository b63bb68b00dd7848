"""The command `clockwood`."""

from clockwood.cli.main import main

__all__ = ["main"]

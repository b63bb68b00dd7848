"""The command `clockwood`; each of its commands has a module of the same name."""

from clockwood.cli.main import main

__all__ = ["main"]

"""Many games at once, shared out in batches of a few seconds: to this process, to others, or to a cluster."""

from clockwood.lab.runner.play import SECONDS, do_all, play_all
from clockwood.lab.runner.progress import bar_columns, with_progress

__all__ = ["SECONDS", "bar_columns", "do_all", "play_all", "with_progress"]

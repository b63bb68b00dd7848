"""Lets `build_steps.form` choose before the package is first imported.

`make` writes a file into its environment that imports this module whenever Python starts, so it does next to nothing.
"""

import sys

ROOT = __file__.replace("\\", "/").rpartition("/build_steps/")[0]


class Chooser:
    """Finds nothing: it only looks at what is asked for."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        del path, target
        if name == "clockwood":
            sys.meta_path.remove(self)
            sys.path.append(ROOT)
            try:
                from build_steps.form import choose  # noqa: PLC0415 - only who imports the package pays for it
            finally:
                sys.path.remove(ROOT)
            choose()


sys.meta_path.insert(0, Chooser())

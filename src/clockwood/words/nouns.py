"""Nouns and their forms: which form a number and a case ask for, in each language."""

import tomllib
from pathlib import Path
from typing import Final

from babel import Locale

Forms = dict[str, dict[str, str]]
"""Case, then plural category, to form."""


class Lexicon:
    """The nouns of one language: `[fighter] nom = { one = "Fighter", other = "Fighters" }`, and a `gender` if any."""

    def __init__(self, language: str) -> None:
        self.category: Final = Locale.parse(language).plural_form
        self.nouns: Final[dict[str, Forms]] = {}
        self.genders: Final[dict[str, str]] = {}

    def read(self, path: Path) -> None:
        for name, entry in tomllib.loads(path.read_text(encoding="utf-8")).items():
            self.genders[name] = entry.pop("gender", "")
            self.nouns[name] = entry

    def form(self, name: str, count: float, case: str = "nom") -> str:
        """The form of a noun after a number; a case a language does not write apart is the nominative."""
        forms = self.nouns[name]
        by_number = forms.get(case, forms["nom"])
        return by_number.get(self.category(count), by_number["other"])

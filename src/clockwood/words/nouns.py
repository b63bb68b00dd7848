"""Nouns and their forms: for each language, the form that a number and a case need."""

import tomllib
from pathlib import Path
from typing import Final

from babel import Locale

Forms = dict[str, dict[str, str]]
"""The form of a noun by its case and plural category."""


class Lexicon:
    """The nouns of one language: `[fighter] nom = { one = "Fighter", other = "Fighters" }`, with a `gender` if any."""

    def __init__(self, language: str) -> None:
        self.category: Final = Locale.parse(language).plural_form
        self.nouns: Final[dict[str, Forms]] = {}
        self.genders: Final[dict[str, str]] = {}

    def read(self, path: Path) -> None:
        for name, entry in tomllib.loads(path.read_text(encoding="utf-8")).items():
            self.genders[name] = entry.pop("gender", "")
            self.nouns[name] = entry

    def form(self, name: str, count: float, case: str = "nom") -> str:
        """Return the form of a noun after a number; a case that has no forms of its own takes the nominative."""
        forms = self.nouns[name]
        by_number = forms.get(case, forms["nom"])
        return by_number.get(self.category(count), by_number["other"])

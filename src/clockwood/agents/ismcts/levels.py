"""The levels that people choose from; `docs/searching.md` says how their strength is measured."""

from typing import Final

from clockwood.agents.ismcts.settings import SearchSettings

LEVELS: Final[dict[str, SearchSettings]] = {
    "novice": SearchSettings(12, sample=1, look=False, level="novice"),
    "regular": SearchSettings(30, level="regular"),
    "strong": SearchSettings(300, level="strong", thorough=True),
    "expert": SearchSettings(4800, level="expert", thorough=True),
}

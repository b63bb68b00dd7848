"""The levels that people choose from; `docs/search.md` says how their strength is measured."""

from typing import Final

from clockwood.agents.ismcts.settings import SearchSettings

LEVELS: Final[dict[str, SearchSettings]] = {
    "novice": SearchSettings(12, sample=1, look=False),
    "regular": SearchSettings(30),
    "strong": SearchSettings(300),
    "expert": SearchSettings(4800),
}

"""The levels that people choose from; `docs/search.md` says how their strength is measured."""

from typing import Final

from clockwood.agents.ismcts.settings import SearchSettings

LEVELS: Final[dict[str, SearchSettings]] = {
    "novice": SearchSettings(12, sample=1, look=False, by_game=True),
    "regular": SearchSettings(30, by_game=True),
    "strong": SearchSettings(300, by_game=True),
    "expert": SearchSettings(4800, by_game=True),
}

"""The levels people choose from. Their budgets are set by measured strength; `docs/search.md` has the figures."""

from typing import Final

from clockwood.agents.ismcts_way import Way

LEVELS: Final[dict[str, Way]] = {
    "novice": Way(6, sample=1, look=False),
    "regular": Way(30),
    "strong": Way(300),
    "expert": Way(2400),
}

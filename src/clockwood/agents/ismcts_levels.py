"""The levels people choose from. `docs/search.md` says how their strength is measured."""

from typing import Final

from clockwood.agents.ismcts_way import Way

LEVELS: Final[dict[str, Way]] = {
    "novice": Way(12, sample=1, look=False),
    "regular": Way(30),
    "strong": Way(300),
    "expert": Way(4800),
}

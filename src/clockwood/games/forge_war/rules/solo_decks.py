"""Quest decks for one player: the cards that a difficulty takes out. [FW F11.3] [FW F11.4] [FW B27]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.forge_war.content import ForgeContent
from clockwood.games.forge_war.quests import cells as quests

RANDOM: Final = "random"

# The numbers of hardest and easiest quests that leave, by difficulty and deck; stars leave first unless kept.
SIMPLE: Final = {
    ("very-easy", quests.GREEN): (6, 0),
    ("medium", quests.GREEN): (2, 4),
    ("difficult", quests.GREEN): (0, 6),
}
EPIC: Final = {
    ("very-easy", quests.GREEN): (6, 0),
    ("medium", quests.GREEN): (2, 4),
    ("difficult", quests.GREEN): (0, 8),
    ("very-easy", quests.GREY): (8, 0),
    ("medium", quests.GREY): (3, 5),
    ("difficult", quests.GREY): (0, 8),
    ("very-easy", quests.RED): (4, 0),
    ("medium", quests.RED): (1, 3),
    ("difficult", quests.RED): (0, 4),
}


def drawn_at_random(content: ForgeContent, deck: i64) -> i64:
    """Return how many cards chance takes out: 6 of the simple greens, 8 of greens and greys, 4 of reds."""
    if not content.epic:
        return 6
    return 4 if deck == quests.RED else 8


def taken_out(content: ForgeContent, deck: i64, which: i64) -> bool:
    """Return whether the difficulty takes this quest out of its deck."""
    if content.difficulty == RANDOM:
        return False
    if content.quests.star[which]:
        return content.difficulty != "difficult"
    hardest, easiest = (EPIC if content.epic else SIMPLE)[(content.difficulty, int(deck))]
    return which in ranked(content, int(deck), content.quests.hard)[:hardest] or (
        which in ranked(content, int(deck), content.quests.easy)[:easiest]
    )


def ranked(content: ForgeContent, deck: int, ranks: list[int]) -> list[int]:
    """Return the ranked quests of a deck, the first rank first; of two copies the earlier."""
    found = [k for k in range(len(ranks)) if ranks[k] and content.quests.deck[k] == deck]
    return sorted(found, key=lambda k: (ranks[k], k))

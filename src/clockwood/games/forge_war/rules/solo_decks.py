"""Quest decks for one player: which cards a difficulty takes out. [FW F11.3] [FW F11.4] [FW B27]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.forge_war.content import ForgeContent

GREEN: Final = 0
GREY: Final = 2
RED: Final = 3
RANDOM: Final = "random"

# How many of the hardest and of the easiest leave, by deck and difficulty; stars leave first unless kept.
SIMPLE: Final = {("very-easy", GREEN): (6, 0), ("medium", GREEN): (2, 4), ("difficult", GREEN): (0, 6)}
EPIC: Final = {
    ("very-easy", GREEN): (6, 0),
    ("medium", GREEN): (2, 4),
    ("difficult", GREEN): (0, 8),
    ("very-easy", GREY): (8, 0),
    ("medium", GREY): (3, 5),
    ("difficult", GREY): (0, 8),
    ("very-easy", RED): (4, 0),
    ("medium", RED): (1, 3),
    ("difficult", RED): (0, 4),
}


def drawn_by_lot(content: ForgeContent, deck: i64) -> i64:
    """How many cards chance takes out: 6 of the simple greens, 8 of greens and greys, 4 of reds."""
    if not content.epic:
        return 6
    return 4 if deck == RED else 8


def taken_out(content: ForgeContent, deck: i64, which: i64) -> bool:
    """Whether the difficulty takes this quest out of its deck."""
    if content.difficulty == RANDOM:
        return False
    if content.quest_star[which]:
        return content.difficulty != "difficult"
    hardest, easiest = (EPIC if content.epic else SIMPLE)[(content.difficulty, int(deck))]
    return which in ranked(content, int(deck), content.quest_hard)[:hardest] or (
        which in ranked(content, int(deck), content.quest_easy)[:easiest]
    )


def ranked(content: ForgeContent, deck: int, ranks: list[int]) -> list[int]:
    """The ranked quests of a deck, the first rank first; of two copies the earlier."""
    found = [k for k in range(len(ranks)) if ranks[k] and content.quest_deck[k] == deck]
    return sorted(found, key=lambda k: (ranks[k], k))

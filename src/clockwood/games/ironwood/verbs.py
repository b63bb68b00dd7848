"""Every action of Ironwood: its verb, its arguments, and so its notation."""

from typing import Final

from clockwood.games.ironwood.words import MAX_FORESTS, MAX_MOUNTAINS
from clockwood.kernel.vocabulary import Vocabulary

WORDS: Final = Vocabulary(
    {
        "forest": MAX_FORESTS,
        "mountain": MAX_MOUNTAINS,
        "card": 86,
        "side": 2,
        "fighters": 21,
        "golems": 4,
        "line": 9,
        "face": 4,
    }
)

PLAY: Final = WORDS.verb("play", "card")
PASS: Final = WORDS.verb("pass")
SKIP: Final = WORDS.verb("skip")
DONE: Final = WORDS.verb("done")
DO: Final = WORDS.verb("do")
PAY: Final = WORDS.verb("pay")

DRAW_TWO: Final = WORDS.verb("draw-two")
DRAW_FOUR: Final = WORDS.verb("draw-four")
DRAW: Final = WORDS.verb("draw", "card")
RETURN: Final = WORDS.verb("return", "card")
DISCARD_CARD: Final = WORDS.verb("discard", "card")
BURN: Final = WORDS.verb("burn", "card")
RECOVER: Final = WORDS.verb("recover", "card")

MOVE: Final = WORDS.verb("move", "forest", "forest")
AGAIN: Final = WORDS.verb("again", "forest", "forest")
CARRY: Final = WORDS.verb("carry", "forest", "forest", "side")
CARRY_AGAIN: Final = WORDS.verb("carry-again", "forest", "forest", "side")
MARCH: Final = WORDS.verb("march", "mountain", "mountain")
LURE: Final = WORDS.verb("lure", "forest", "forest")
TAKE: Final = WORDS.verb("take", "fighters", "golems")
BRING: Final = WORDS.verb("bring", "side")
DIG: Final = WORDS.verb("drill", "mountain")

ATTACK_MOUNTAIN: Final = WORDS.verb("attack", "forest", "mountain")
ATTACK_FOREST: Final = WORDS.verb("attack", "mountain", "forest")
WAGER_CARD: Final = WORDS.verb("wager", "card")
NO_WAGER: Final = WORDS.verb("no-wager")
HIT: Final = WORDS.verb("hit", "fighters", "golems")
RETREAT_FOREST: Final = WORDS.verb("retreat", "forest")
RETREAT_MOUNTAIN: Final = WORDS.verb("retreat", "mountain")
STAY: Final = WORDS.verb("stay")
LOOT: Final = WORDS.verb("loot")

DISCOVER_AT: Final = WORDS.verb("discover", "mountain", "forest")
FOUND: Final = WORDS.verb("foundation", "mountain")
BUILD_AT: Final = WORDS.verb("build", "mountain")
RECRUIT_FOREST: Final = WORDS.verb("recruit", "forest")
RECRUIT_MOUNTAIN: Final = WORDS.verb("recruit", "mountain")
RECRUIT_GOLEM: Final = WORDS.verb("golem", "mountain")
REMOVE_FOREST: Final = WORDS.verb("remove", "forest")
REMOVE_MOUNTAIN: Final = WORDS.verb("remove", "mountain")
REMOVE_GOLEM: Final = WORDS.verb("remove-golem", "mountain")
GIVE_FOREST: Final = WORDS.verb("give-up", "forest")
GIVE_MOUNTAIN: Final = WORDS.verb("give-up", "mountain")
PUSH_FOREST: Final = WORDS.verb("push", "forest", "forest")
PUSH_MOUNTAIN: Final = WORDS.verb("push", "mountain", "mountain")
MARK_FOREST_AT: Final = WORDS.verb("mark", "forest")
MARK_MOUNTAIN_AT: Final = WORDS.verb("mark", "mountain")

OPTION: Final = WORDS.verb("option", "line")
RESOLVE_CARD: Final = WORDS.verb("resolve", "card")
VICTORY_OF: Final = WORDS.verb("victory", "card")

# What the automata choose among, and what chance answers for them.
DIE_FACE: Final = WORDS.verb("die", "face")
EXPEND: Final = WORDS.verb("expend", "card")
FOCUS: Final = WORDS.verb("focus", "forest")
TARGET: Final = WORDS.verb("target", "mountain")
TARGET_FOREST: Final = WORDS.verb("target", "forest")
REVEAL: Final = WORDS.verb("reveal", "card")
GIVE_CARD: Final = WORDS.verb("give-card")
GIVE_CRYSTAL: Final = WORDS.verb("give-crystal")
ONLY: Final = WORDS.verb("only", "fighters")

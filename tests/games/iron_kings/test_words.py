"""Everything a game says has its sentence."""

import ast
from pathlib import Path

import pytest

from clockwood.games.iron_kings.game import GAME
from clockwood.games.iron_kings.prompts import CITES
from clockwood.games.iron_kings.reasons import REASONS
from clockwood.words import Words
from games.iron_kings.builder import game_of, new_game
from games.telling import check_told

HOME = Path(__file__).resolve().parents[3] / "src" / "clockwood" / "games" / "iron_kings"
NAMED = (
    "seat", "facing", "terrain", "space", "section", "post", "token", "resource", "fuel", "turn", "side", "line",
    "worker",
)  # fmt: skip


def words() -> Words:
    return Words("en", new_game(players=4).match.content)


def told_in_the_rules() -> set[str]:
    """The first argument of every `tell` and `stop`, and both where it is a choice of two."""
    found: set[str] = set()
    for path in [*(HOME / "rules").glob("*.py"), *(HOME / "automata").glob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr in ("tell", "stop")
            ):
                first = node.args[0] if node.func.attr == "tell" else node.args[1]
                texts = [part.value for part in ast.walk(first) if isinstance(part, ast.Constant)]
                found |= {text for text in texts if isinstance(text, str)}
    return found


def test_every_message_is_written() -> None:
    speaker = words()
    wanted = told_in_the_rules() | {"hand-kept", "hand-exchanged", "worker-placed", "big-worker-placed"}
    for name in CITES:
        wanted.add("ask" + "".join("-" + c.lower() if c.isupper() else c for c in name))
    wanted |= {"ask-mend-more", "ask-hurt-die"}
    wanted |= {f"why-{reason.message}" for reason in REASONS[1:]}
    wanted |= {GAME.option_message(verb) for verb in GAME.vocabulary.verbs}
    wanted |= {"option-" + spec.key.replace(".", "-") for spec in GAME.options}
    wanted |= {f"{kind}-{name}" for kind in NAMED for name in speaker.content.names[kind]} if speaker.content else set()
    assert sorted(message for message in wanted if not speaker.has(message)) == []


@pytest.mark.parametrize("variant", range(len(GAME.variants())))
def test_whole_games_can_be_told(variant: int) -> None:
    check_told(game_of(GAME.variants()[variant], variant), variant)

"""Everything a game says has its sentence."""

from pathlib import Path

import pytest

from clockwood.games.iron_kings.game import GAME
from clockwood.games.iron_kings.moments import KingsPart
from clockwood.games.iron_kings.reasons import REASONS
from clockwood.words import Words
from games.iron_kings.builder import game_of, new_game
from games.telling import check_told, messages_told

HOME = Path(__file__).resolve().parents[3] / "src" / "clockwood" / "games" / "iron_kings"
NAMED = (
    "seat", "facing", "terrain", "space", "section", "post", "token", "resource", "fuel", "turn", "side", "line",
    "worker",
)  # fmt: skip


def words() -> Words:
    return Words("en", new_game(players=4).match.content)


def asking() -> list[str]:
    """Return the names of the steps that ask."""
    return [step.__name__ for part in GAME.parts if isinstance(part, KingsPart) for step in part.asks()]


def test_every_message_is_written() -> None:
    speaker = words()
    wanted = messages_told(HOME, {"tell": 0, "stop": 1}) | {
        "hand-kept",
        "hand-exchanged",
        "worker-placed",
        "big-worker-placed",
    }
    for name in asking():
        wanted.add("ask" + "".join("-" + c.lower() if c.isupper() else c for c in name))
    wanted |= {"ask-mend-more", "ask-hurt-die"}
    wanted |= {f"why-{reason.message}" for reason in REASONS.all[1:]}
    wanted |= {GAME.option_message(verb) for verb in GAME.vocabulary.verbs}
    wanted |= {"option-" + spec.key.replace(".", "-") for spec in GAME.options}
    wanted |= {f"choice-{spec.key}-{choice}" for spec in GAME.options for choice in spec.choices if "." not in spec.key}
    wanted |= {f"{kind}-{name}" for kind in NAMED for name in speaker.content.names[kind]} if speaker.content else set()
    assert sorted(message for message in wanted if not speaker.has(message)) == []


@pytest.mark.parametrize("variant", range(len(GAME.variants)))
def test_whole_games_can_be_told(variant: int) -> None:
    check_told(game_of(GAME.variants[variant], variant), variant)

"""The ids of all messages that the sources use, collected from the code."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeGuard

from clockwood.api import MATCH_STOPS, RULES_CHANGED, content
from clockwood.gallery import gallery_games
from clockwood.games.ironwood.bots import part as bots
from clockwood.games.ironwood.bots.ironbot import part as ironbot
from clockwood.games.ironwood.bots.woodenbot import part as woodenbot
from clockwood.games.ironwood.cards.cells import ZONES
from clockwood.games.ironwood.reasons import REASONS
from clockwood.games.ironwood.turns import prompts
from clockwood.kernel.events import REVEAL
from clockwood.kernel.game import Game
from clockwood.kernel.layout import ROW
from clockwood.kernel.pieces import Pieces
from clockwood.kernel.priority import RULES
from clockwood.kernel.trace import TURN, TURN_OVER
from clockwood.registry import game_named
from clockwood.terminal.typed_commands import commands_of, message_name

CITES = {**prompts.CITES, **bots.CITES, **ironbot.CITES, **woodenbot.CITES}
PACKAGE = Path(__file__).resolve().parents[2] / "src" / "clockwood"
HYPHENATED = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+")
ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
UNDO = [
    "undo-nothing",
    "undo-over",
    "undo-other-seat",
    "undo-wall",
    "undo-often",
    "redo-nothing",
    "takeback-none",
    "paused",
    "often",
    "stopped",
    "watches",
]


@cache
def source(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(source(path))


def texts(path: Path) -> Iterator[str]:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def told(path: Path) -> Iterator[Any]:
    """Yield the message of every `tell` that names it in place, and those assigned to `message`."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "message":
            yield from (part.value for part in ast.walk(node) if is_text(part))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
            yield from (part.value for part in [node.args[0]] if is_text(part))


def is_text(node: ast.AST) -> TypeGuard[ast.Constant]:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def event_ids() -> set[str]:
    """Return the messages of rules and automata; every hyphenated word in them is one, except names of options."""
    game = PACKAGE / "games" / "ironwood"
    rules = [*(game / "rules").glob("*.py"), *(game / "bots").rglob("*.py")]
    found = {message for path in [*rules, *(PACKAGE / "kernel").glob("*.py")] for message in told(path)}
    for path in rules:
        if path.name in ("part.py", "bot.py"):
            continue
        found |= {text for text in texts(path) if HYPHENATED.fullmatch(text)}
    return (found | {REVEAL}) - {reason.message for reason in REASONS.all}


def prompt_ids() -> set[str]:
    found = {"ask" + "".join("-" + c.lower() if c.isupper() else c for c in name) for name in CITES}
    found.remove("ask-choose-cards")
    return found | {"ask-choose-cards-return", "ask-choose-cards-discard"}


def option_ids(game: Game) -> set[str]:
    return {game.option_message(verb) for verb in game.vocabulary.verbs}


def family_ids(game: Game) -> set[str]:
    """Return the messages whose ids are made from lists in the code: reasons, options, zones, names, commands."""
    found = {f"why-{reason.message}" for reason in REASONS.all[1:]} | {f"why-{name}" for name in UNDO}
    found |= {"why-not-asked", "why-not-your-turn", "option-seat", "one-of-alike"}
    found |= {"option-" + spec.key.replace(".", "-") for spec in game.options}
    found |= {"zone-" + zone.name.replace(".", "-") for zone in ZONES}
    found |= {f"seat-{name}" for name in [*game.seats, "chance"]} | {"side-full", "side-fading"}
    found |= {f"trace-{start}{rule}" for start in ("", "won-") for rule in RULES}
    found |= {f"sheet-{name}-of" for name in ("battle", "card", "defense-card", "ties", "won")}
    found |= {"trace-tie-rolled", "trace-won-tie-rolled", REVEAL, RULES_CHANGED, MATCH_STOPS, TURN, TURN_OVER}
    found |= {message for each in gallery_games(game.name) for message in (each.title, each.text)}
    names = content("ironwood").names
    found |= {f"{kind}-{name}" for kind in ("icon", "stance", "procedure", "aid", "face") for name in names[kind]}
    rows = [region for region in game.layout.regions for pieces in game.layout.boxes if region.start in held_by(pieces)]
    found |= {
        f"edit-{region.name.replace('_', '-')}"
        for region in rows
        if (region.form == ROW and region.index != "seat") or region.value
    }
    found |= {"edit-nothing", "edit-here", "edit-elsewhere"}
    for command in commands_of(game):
        found |= {f"command-{message_name(command)}", f"help-{message_name(command)}"}
    return found


def held_by(pieces: Pieces) -> set[int]:
    """Return the cells that may hold pieces, and the one before each row of singles, where that row begins."""
    return {int(cell) for cell in pieces.places()} | {int(cell) - 1 for cell in pieces.singles}


def written_ids(prefixes: tuple[str, ...]) -> set[str]:
    """Return the messages with these prefixes that are named anywhere in the package except in other games."""
    own, others = PACKAGE / "games" / "ironwood", PACKAGE / "games"
    return {
        text
        for path in PACKAGE.rglob("*.py")
        if path.is_relative_to(own) or not path.is_relative_to(others)
        if any(start in source(path) for start in prefixes)
        for text in texts(path)
        if text.startswith(prefixes) and ID.fullmatch(text)
    }


@cache
def used_ids() -> set[str]:
    game = game_named("ironwood")
    seen = (
        "ui-",
        "full-",
        "sketch-",
        "scene-",
        "result-",
        "hindered-",
        "sheet-",
        "forecast-",
        "act-",
        "effect-",
        "trace-",
        "what-if-",
        "won-by-",
        "notice-",
    )
    written = written_ids(seen)
    return event_ids() | prompt_ids() | option_ids(game) | family_ids(game) | written

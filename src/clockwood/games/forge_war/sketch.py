"""Forge War's table as text, for a seat: the mine, the market and the players; and one thing explained."""

from typing import Final

from mypy_extensions import i64

from clockwood.games.forge_war.cards.notes import card_note, design_note
from clockwood.games.forge_war.mine.drawing import draw_mine
from clockwood.games.forge_war.players.drawing import draw_market, draw_offer, draw_player, draw_round, draw_scores
from clockwood.games.forge_war.rules.mine_moves import DropWorker, MoveOverseer
from clockwood.games.forge_war.rules.stage import PlaceOverseers
from clockwood.games.forge_war.state import FIRST_WEALTH, board
from clockwood.games.forge_war.verbs import CLAIM, FORGE, KEEP
from clockwood.kernel.gesture import touched
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question
from clockwood.kernel.sketch import Piece, Sketch, label, named, plain

PARTS: Final = ["map", "boards", "hand"]


def sketch(match: Match, seat: i64, part: str) -> Sketch:
    """What the seat may know, drawn: one part, or all of them."""
    content = board(match)
    seen = match.game.view(match, seat)
    lines: Sketch = []
    if part in ("", "map"):
        targets, _ = touched(match, seat, ["hex"])
        lines += draw_round(content, seen) + draw_mine(content, seen, targets)
    if part in ("", "boards"):
        lines += draw_market(content, seen) + draw_offer(content, seen)
        for name in content.names["seat"]:
            lines += draw_player(content, seen, name)
    if part in ("", "boards"):
        lines += draw_scores(content, seen)
    if part == "hand" and seat >= 0:
        lines += draw_player(content, seen, content.names["seat"][seat])
    return lines


def sketch_for(match: Match, question: Question) -> list[str]:
    """The mine where hexes are asked for, the boards in the market, one's own things in quests."""
    del match
    if isinstance(question.step, MoveOverseer | PlaceOverseers | DropWorker):
        return ["map"]
    name = type(question.step).__name__
    return ["boards"] if name in ("MarketTurn", "Acquire") else ["hand"] if name in ("Manage", "Arm") else []


def sketch_note(match: Match, action: i64) -> list[Piece]:
    """What more there is to say of an option that names a card or a design."""
    verb = match.game.vocabulary.verb_of(action)
    content = board(match)
    if verb.kinds == ["card"]:
        return card_note(content, int(verb.only(action)))
    if KEEP.has(action):
        first, second = verb.arguments(action)
        wealth = int(FIRST_WEALTH)
        return [*card_note(content, wealth + first), plain("; "), *card_note(content, wealth + second)]
    return design_note(content, int(verb.only(action))) if FORGE.has(action) or CLAIM.has(action) else []


def sketch_of(match: Match, seat: i64, kind: str, value: int) -> Sketch:
    """One card, design or hex explained."""
    del seat
    content = board(match)
    name = content.names[kind][value]
    if kind == "card":
        head = [named("card", name, "card"), plain("  ")]
        if content.card_house[value]:
            head.append(label("sketch-house", "house"))
        return [head, [plain("  "), *card_note(content, value)]]
    if kind == "design":
        return [[named("design", name, "card"), plain("  "), *design_note(content, value)]]
    if kind == "hex":
        seen = match.game.view(match, -1)
        return [[plain(name), plain(f"  {seen.get(f'ground.{name}', '—')}  {seen.get(f'mine.{name}', '')}")]]
    return []

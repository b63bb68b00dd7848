"""Properties of every game of Root, whatever happens: points, cards, seats, and what is offered."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import clockwood
from clockwood.cli.run import play_on
from clockwood.games.root.game import GAME
from clockwood.kernel.events import Event
from clockwood.kernel.rng import seeded
from clockwood.kernel.table import Table
from clockwood.kernel.trace import Trace
from clockwood.testing.play import any_of, any_question, options_of
from games.root.builder import game_of
from games.root.model.board import Board
from games.root.model.scenes import chance_from, mixed_options

POSITIONS = sorted((Path(__file__).parent / "positions").rglob("*.toml"))
BIRDS_AND_BEASTS = 54


def stops(table: Table, seed: int) -> Iterator[int]:
    """Play at random; stop before every answer."""
    rng = seeded(seed)
    for count in range(50_000):
        if table.over:
            return
        yield count
        question = any_question(table.match, rng)
        table.choose(any_of(rng, options_of(question)), int(question.seat))
    raise AssertionError("the game does not end")


def mixed_table(seed: int) -> Table:
    return game_of(mixed_options(chance_from(seed)), seed)


@pytest.mark.parametrize("seed", range(6))
def test_points_told_are_points_scored(seed: int) -> None:  # [RT 3.1.2] [RT 3.2.1] [RT 3.3.1b]
    table = mixed_table(seed)
    told, heard = dict.fromkeys(range(6), 0), 0
    for _ in stops(table, seed):
        board = Board(table.match)
        for event in table.story[heard:]:
            if isinstance(event, Event) and event.message in ("scored", "lost-points"):
                seat, points = (next(term.value for term in event.terms if term.name == name) for name in ("seat", "n"))
                told[seat] += points if event.message == "scored" else -points
        heard = len(table.story)
        for number, seat_name in enumerate(board.seats):
            if seat_name not in board.dominant and not board.row("coalition")[number]:
                assert board.vp[seat_name] == told[number], f"{seat_name} after {heard} events"


def test_no_card_is_lost() -> None:  # [RT 2.1a] [RT 2.1b] [RT 3.3.7]
    assert sum(new_decks(seed) for seed in range(10, 16)) > 0


def new_decks(seed: int) -> int:
    """Play a game in which every card must be somewhere; return how often the deck was made anew."""
    table = mixed_table(seed)
    shared = set(table.match.content.names["card"][:BIRDS_AND_BEASTS])
    dominance = {card for card in shared if card.startswith("dominance")}
    found, smallest = 0, BIRDS_AND_BEASTS
    for _ in stops(table, seed):
        cards = Board(table.match).cards
        assert cards.get("out", set()) & shared in (set(), dominance)
        deck = len(cards.get("deck", set()) & shared)
        assert deck or not cards.get("discard"), "an empty deck beside a discard pile"
        found += deck > smallest
        smallest = deck
    return found


@pytest.mark.parametrize("seed", range(20, 24))
def test_judge_and_list_agree_on_every_action(seed: int) -> None:  # [RT 1.5.4a]
    table = game_of(mixed_options(chance_from(seed), bots=0), seed)
    asked = 0
    for count in stops(table, seed):
        question = table.match.question
        if question is None or question.seat < 0 or count % 37:
            continue
        asked += 1
        offered = set(options_of(question))
        judged = {action for action in range(int(GAME.vocabulary.size)) if judge(table, action, int(question.seat))}
        assert judged == offered, [table.notation(action) for action in sorted(judged ^ offered)][:5]
        if asked == 3:
            break
    assert asked == 3


def judge(table: Table, action: int, seat: int) -> bool:
    return table.why_not(action, seat) is None


# -- a bot's choices hang on the table alone


def choices(data: dict[str, object], notes: dict[str, list[str]]) -> list[tuple[str, str]]:
    """Return what a bot chooses in a position, and how often each seat scored."""
    table = clockwood.load(written(data), told_chance=True)
    play_on(table, list(notes.get("choose", [])), list(notes.get("chance", [])), rolls=False)
    traces = [told for told in table.story if isinstance(told, Trace)]
    return [(trace.message, table.notation(trace.winner) if trace.winner >= 0 else "") for trace in traces]


def written(data: dict[str, object]) -> str:
    """Write a position again, after a change."""
    lines: list[str] = []
    for name in ("state", "cards"):
        table = data[name]
        assert isinstance(table, dict)
        lines += [f"[{name}]", *(f"{key} = {value_text(value)}" for key, value in flat(table))]
    head = [f"{key} = {value_text(value)}" for key, value in data.items() if key not in ("state", "cards", "notes")]
    return "\n".join([*head, *lines, ""])


def flat(table: dict[str, object]) -> list[tuple[str, object]]:
    """Return the entries of a table; zones of a seat with a dot."""
    found: list[tuple[str, object]] = []
    for key, value in table.items():
        if isinstance(value, dict) and all(isinstance(inner, list) for inner in value.values()):
            found += [(f"{key}.{owner}", cards) for owner, cards in value.items()]
        else:
            found.append((key, value))
    return found


def value_text(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f'"{key}" = {value_text(inner)}' for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(value_text(inner) for inner in value) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


@pytest.mark.slow
def test_a_choice_does_not_hang_on_the_turn_order() -> None:  # [GE 2.1] [GE 2.2]
    wrong = []
    for path in POSITIONS:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        before = choices(data, data["notes"])
        order = list(data["state"]["order"].values())
        data["state"]["order"] = {str(k + 1): seat for k, seat in enumerate(order[1:] + order[:1])}
        if choices(data, data["notes"]) != before:
            wrong.append(path.stem)
    assert wrong == []


@pytest.mark.slow
def test_a_choice_does_not_hang_on_seat_numbers() -> None:  # [GE 2.2]
    """Seat one more faction, without a piece on the map: those behind it have other numbers."""
    wrong = []
    for path in POSITIONS:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        if "alliance" in data["options"]:
            continue
        before = choices(data, data["notes"])
        data["options"]["alliance"] = 1
        data["state"]["alliance_supply"] = 10
        order = [*data["state"]["order"].values(), "alliance"]
        data["state"]["order"] = {str(k + 1): seat for k, seat in enumerate(order)}
        if choices(data, data["notes"]) != before:
            wrong.append(path.stem)
    assert wrong == []

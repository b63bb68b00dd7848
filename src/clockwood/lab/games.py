"""Whole games from seeds: the line-ups to play, and the result of each game."""

import hashlib
import platform
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final

from clockwood import registry
from clockwood.agents.play import play_agents
from clockwood.agents.registry import agent_named
from clockwood.api import content
from clockwood.kernel.agent import Agent
from clockwood.kernel.content import Content
from clockwood.kernel.errors import AgentFailed, BadInput, RuleBroke
from clockwood.kernel.events import Event, Told
from clockwood.kernel.game import Game, new_match
from clockwood.kernel.options import Value
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.rng import seeded
from clockwood.lab.beginnings import begun
from clockwood.registry import game_named

STRIDE: Final = 20
"""The number of decisions between two looks at the round and the events."""

APART: Final = 1_000_000
"""The distance between the seeds of tables whose games are added up, so that no two of their games are dealt alike."""

STALLED: Final = "stalled"
"""The reason of a game that reached the limit; nobody has won it."""

Uses = list[tuple[int, str, str]]
"""Seat, card and use, each once a game; a card that lies open for all has seat -1."""


@dataclass(frozen=True)
class Limit:
    """The round and the number of decisions after which an unfinished game is cut off."""

    rounds: int = 60
    decisions: int = 50_000


LIMIT: Final = Limit()


@dataclass(frozen=True)
class Cell:
    """One line-up that plays many games; game `k` is dealt with seed `seed + k`, the same in all cells of a seed."""

    game: str
    players: tuple[str, ...]
    options: dict[str, Value] = field(hash=False)
    packs: tuple[str, ...] = ()
    seed: int = 0
    limit: Limit = LIMIT
    cards: bool = False

    @property
    def name(self) -> str:
        """A name that differs from the other cells of a study."""
        chosen = [f"{key}={value}" for key, value in self.options.items()]
        return " ".join([self.game, *chosen, " – ".join(self.players)])

    def content(self) -> Content:
        return content(self.game, list(self.packs), self.options)


@dataclass(frozen=True)
class Played:
    """The result of one game of a cell; without winners it is a draw, or stalled.

    `by` is the number of the build that played it, among those that wrote to its study; -1 where nobody kept it.
    """

    cell: str
    number: int
    winners: tuple[int, ...]
    reason: str
    rounds: int
    decisions: int
    uses: Uses = field(default_factory=list)
    scores: tuple[int, ...] = ()
    by: int = -1

    @property
    def stalled(self) -> bool:
        return self.reason == STALLED

    def data(self) -> dict[str, Any]:
        return asdict(self)


def played_from(data: dict[str, Any]) -> Played:
    uses: Uses = [(seat, card, how) for seat, card, how in data["uses"]]
    rows = {key: tuple(data.get(key, ())) for key in ("winners", "scores")}
    return Played(**{**data, **rows, "uses": uses})


@dataclass(frozen=True)
class Batch:
    """Games of one cell for one worker; `home` is the module of a game that a new process must register.

    `rules` are those to play by, as `rules_of` returns them; without them there is nothing to compare.
    """

    cell: Cell
    home: str
    numbers: tuple[int, ...]
    rules: tuple[str, ...] = ()


def rules_of(cell: Cell) -> tuple[str, ...]:
    """Return the version of the rules that this process has, and the packs that it reads."""
    packs = [pack.text() for pack in cell.content().packs]
    return (f"rules {game_named(cell.game).rules_version}", *packs)


def must_be_our_rules(batch: Batch) -> None:
    """Refuse games that would be played in another way here than where they were handed out."""
    ours = rules_of(batch.cell)
    if batch.rules and ours != batch.rules:
        reason = f"plays {batch.cell.game} by {', '.join(ours)}, and this run by {', '.join(batch.rules)}"
        raise BadInput(f"worker {platform.node()}", reason)


def play_batch(batch: Batch, seconds: float) -> tuple[list[Played], Batch | None]:
    """Play at least one game, and more until the batch or the time is used up; return the games and the rest.

    A game that fails begins the rest, so that the games before it are kept; as the first game it raises its error.
    """
    registry.register(batch.cell.game, batch.home)
    must_be_our_rules(batch)
    start = time.monotonic()
    found: list[Played] = []
    for number in batch.numbers:
        if found and time.monotonic() - start > seconds:
            return found, replace(batch, numbers=batch.numbers[len(found) :])
        try:
            found.append(play_game(batch.cell, number))
        except (BadInput, RuleBroke):
            if not found:
                raise
            return found, replace(batch, numbers=batch.numbers[len(found) :])
    return found, None


def play_game(cell: Cell, number: int) -> Played:
    """Play one game, which is determined by its cell and number."""
    game, made_of = game_named(cell.game), cell.content()
    match = new_match(game, made_of, seeded(cell.seed + number), listening=cell.cards)
    agents = agents_of(cell, made_of, number)
    decisions, uses = 0, dict.fromkeys(used(game, made_of, match.told))
    try:
        while not match.over and decisions < cell.limit.decisions and game.milestone(match) <= cell.limit.rounds:
            match.told = []
            decisions += int(play_agents(match, agents, min(STRIDE, cell.limit.decisions - decisions)))
            uses.update(dict.fromkeys(used(game, made_of, match.told)))
    except AgentFailed as error:
        where = f"{cell.name}, seed {cell.seed + number}, after {decisions} decisions"
        raise AgentFailed(error.place, f"{error.reason} ({where})") from error
    except Exception as error:  # whatever went wrong in a rule or an agent, the seed reproduces it
        where = f"{cell.name}, seed {cell.seed + number}, after {decisions} decisions"
        raise RuleBroke(f"{where}: {type(error).__name__}: {error}") from error
    end, rounds = match.outcome or Outcome((), STALLED, ""), int(game.milestone(match))
    return Played(cell.name, number, end.winners, end.reason, rounds, decisions, list(uses), end.scores)


def agents_of(cell: Cell, made_of: Content, number: int) -> list[Agent]:
    """Return an agent for every seat; that of an automaton's seat is never asked."""
    return [
        agent_named("random" if made_of.automata >> seat & 1 else name, own_seed(cell.seed + number, seat))
        for seat, name in enumerate(cell.players)
    ]


def own_seed(deal: int, seat: int) -> int:
    """Return the seed of a player's own generator, independent of the deal."""
    return int.from_bytes(hashlib.sha256(f"{deal} {seat}".encode()).digest()[:7], "big")


def used(game: Game, made_of: Content, told: Sequence[Told]) -> Uses:
    """Return the beginnings of seats, and the cards drawn, used or laid open, from the events."""
    words = game.card_events
    found: Uses = []
    for event in told:
        if not isinstance(event, Event):
            continue
        beginning = begun(made_of, event)
        if beginning is not None:
            found.append(beginning)
        if event.message in words:
            terms = {term.kind: term.value for term in event.terms}
            found.append((terms.get("seat", -1), made_of.names["card"][terms["card"]], words[event.message]))
    return found

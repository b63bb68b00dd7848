"""What the HTTP API answers with, where it is not a part of the scene. Pydantic, because FastAPI wants it."""

import json

from pydantic import BaseModel, ConfigDict

from clockwood.kernel.record import read_header
from clockwood.registry import game_named
from clockwood.server.kept_matches import Kept
from clockwood.server.sitting import HUMAN


class Card(BaseModel):
    """The base: nothing unknown is let in."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class SeatName(Card):
    """A seat of a game, by its id and as people say it."""

    seat: str
    name: str


class PlayerCard(SeatName):
    """A seat with who plays it."""

    player: str


class GalleryCard(Card):
    """A whole game to be watched: who played, and in how many rounds."""

    id: str
    game: str
    title: str
    text: str
    seats: list[PlayerCard]
    rounds: int


class ShownCard(GalleryCard):
    """The same with the match under which it is watched, like any that is over."""

    match: str


class PackCard(Card):
    """A pack the keeper installed."""

    name: str
    id: str


class OptionCard(Card):
    """An option of a game: a number from `low` to `high`, or one of `choices`."""

    key: str
    default: int | str
    low: int
    high: int
    choices: list[str]
    rule: str
    text: str


class HarderCard(Card):
    """A setting that makes an automaton harder, and by how many levels."""

    option: str
    value: int
    adds: int


class RateCard(Card):
    """So many games of an agent against an automaton at a level, and how many the agent won."""

    level: int
    agent: str
    games: int
    won: int


class AutomatonCard(Card):
    """An automaton: the seats it plays, the option of its level (empty for none), what makes it harder, its options.

    `measured` says how often agents beat it, where that was measured.
    """

    name: str
    seats: list[str]
    level: str
    harder: list[HarderCard]
    options: list[str]
    measured: list[RateCard]


class GameCard(Card):
    """A game that can be played here."""

    name: str
    title: str
    rules: int
    seats: list[SeatName]
    agents: list[str]
    automata: list[AutomatonCard]
    pack: str
    packs: list[PackCard]
    options: list[OptionCard]
    languages: list[str]


class RuleCard(Card):
    """A statement of a game's rules in our words."""

    tag: str
    text: str
    solo: bool


class ChairCard(Card):
    """A seat of a match: who plays it, and for people whether it is taken, invited or open."""

    seat: str
    player: str
    state: str
    mine: bool


class OutcomeCard(Card):
    """How a match ended."""

    winners: list[str]
    reason: str
    cite: str
    scores: list[int]


class MatchCard(Card):
    """A match on a list. `kind` is play, fork or replay; times are milliseconds since 1970."""

    match: str
    game: str
    kind: str
    parent: str
    open: bool
    shared: bool
    language: str
    packs: list[str]
    options: dict[str, str]
    seats: list[ChairCard]
    asked: list[str]
    created: int
    changed: int
    over: bool
    outcome: OutcomeCard | None


class OpenedCard(Card):
    """A match just opened, and the keys of its invitations by seat. They are shown this once."""

    card: MatchCard
    keys: dict[str, str]


class KeyCard(Card):
    """An invitation. Put it behind `#` in a link: then no server on the way sees it."""

    key: str


class DoneCard(Card):
    """A deed is stored; `again` where it was so before."""

    client: str
    again: bool


class WallsCard(Card):
    """Answers that cannot be taken back: behind some something is revealed, others pass the hand on."""

    walls: list[str]
    passes: list[str]


class CountCard(Card):
    """How many."""

    count: int


class NoCard(Card):
    """Why not. `message` and `cite` are there where a rule says so."""

    code: str
    reason: str
    place: str = ""
    message: str = ""
    cite: str = ""


class HealthCard(Card):
    """The server is there."""

    ok: bool
    version: str


def match_card(kept: Kept, held: list[int], chairs: dict[int, str], asked: list[int]) -> MatchCard:
    """Return a match as its row describes it: nothing of the state, nothing of the seed."""
    header = read_header(kept.header)
    names = game_named(kept.game).seats
    return MatchCard(
        match=kept.id,
        game=kept.game,
        kind=kept.kind,
        parent=kept.parent or "",
        open=kept.open,
        shared=kept.shared,
        language=kept.language,
        packs=kept.pack_names(),
        options=header.options,
        seats=[
            ChairCard(
                seat=name,
                player=header.seats.get(name, HUMAN),
                state=chairs.get(number, ""),
                mine=number in held,
            )
            for number, name in enumerate(names)
        ],
        asked=[names[number] for number in asked if number >= 0],
        created=kept.created,
        changed=kept.changed,
        over=kept.over,
        outcome=OutcomeCard(**json.loads(kept.outcome)) if kept.outcome else None,
    )

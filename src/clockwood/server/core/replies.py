"""The JSON replies of the API, except for parts of the scene."""

from typing import Final

import msgspec

from clockwood.kernel.automaton import HUMAN
from clockwood.kernel.record import read_header
from clockwood.registry import game_named
from clockwood.seating import every_seat
from clockwood.seeds import seal
from clockwood.server.core.stored import Chair, StoredMatch


class Reply(msgspec.Struct):
    """The base class. Every field is sent."""


class SeatName(Reply):
    """A seat of a game: its id, and its name in words."""

    seat: str
    name: str


class PlayerInfo(SeatName):
    """A seat and its player."""

    player: str


class GalleryInfo(Reply):
    """A recorded game to be watched: its players and its number of rounds."""

    id: str
    game: str
    title: str
    text: str
    seats: list[PlayerInfo]
    rounds: int


class GalleryMatchInfo(GalleryInfo):
    """The same, with the id of the finished match under which it is watched."""

    match: str


class PackInfo(Reply):
    """A content pack that is installed on this server."""

    name: str
    id: str


class OptionInfo(Reply):
    """An option of a game: a number from `low` to `high`, or one of `choices`, which people call by `names`."""

    key: str
    default: int | str
    low: int
    high: int
    choices: list[str]
    names: list[str]
    rule: str
    text: str


class HarderSetting(Reply):
    """A setting that makes an automaton harder, and by how many levels."""

    option: str
    value: int
    adds: int


class WinRate(Reply):
    """Measured games of an agent against an automaton at a level, how many the agent won, and by which rules.

    `low` and `high` are the 95 % interval of the share.
    """

    level: int
    agent: str
    games: int
    won: int
    low: float
    high: float
    rules: int


class SideRate(Reply):
    """Measured games of a side among equals, how many it won, and by which rules.

    All at the table were one `agent`, or, where that is empty, automata of one `level`. `low` and `high` are the 95 %
    interval of the share, `fair` is the share of one among all.
    """

    seat: str
    agent: str
    level: int
    games: int
    won: int
    low: float
    high: float
    fair: float
    rules: int


class TraitEffect(Reply):
    """Measured change of how often an automaton wins with a trait, with its 95 % interval; shares, not per cent."""

    level: int
    games: int
    change: float
    low: float
    high: float
    rules: int


class TraitInfo(Reply):
    """A trait that an automaton may have: its name, what it does, in words, and its effect if that was measured."""

    trait: str
    text: str
    effect: TraitEffect | None


class TurnStep(Reply):
    """A step of an automaton's turn in words; `levels`, by number, and `traits` are those that change it."""

    phase: str
    text: str
    rule: str
    levels: list[int]
    traits: list[str]


class AutomatonInfo(Reply):
    """An automaton: the seats it may take, its levels and the usual one, traits, harder settings and options.

    `low` is `high` where it has no levels. `alone`: it plays where no other automaton does. `measured` says how often
    agents beat it, if that was measured. `turn` tells its turn in short, `told` each of its levels, if the game does.
    """

    name: str
    seats: list[str]
    low: int
    high: int
    level: int
    traits: list[TraitInfo]
    alone: bool
    harder: list[HarderSetting]
    options: list[str]
    measured: list[WinRate]
    turn: list[TurnStep]
    told: list[str]


class GameInfo(Reply):
    """A game that can be played here; at `chairs` sit people who draft one of its seats, at `watchers` nobody plays.

    `measured` says how often an agent wins against automata of one level at all other seats, `sides` how often each
    side wins among equals, if that was measured. The agents `without_automata` play at no table with an automaton.
    """

    name: str
    title: str
    rules: int
    seats: list[SeatName]
    chairs: list[SeatName]
    watchers: list[SeatName]
    agents: list[str]
    without_automata: list[str]
    automata: list[AutomatonInfo]
    pack: str
    packs: list[PackInfo]
    options: list[OptionInfo]
    languages: list[str]
    measured: list[WinRate]
    sides: list[SideRate]


class RuleInfo(Reply):
    """A statement of a game's rules, in the words of this package."""

    tag: str
    text: str
    solo: bool


class SeatInfo(Reply):
    """A seat of a match and its player; `state` is taken, invited or open for a person's seat.

    `name` is the one a person chose, or empty. `handed`: a person let an agent, the `player`, play for them. `away` is
    the day until which the person is away, or empty.
    """

    seat: str
    player: str
    name: str
    state: str
    mine: bool
    handed: bool
    away: str


class OutcomeInfo(Reply):
    """The result of a match."""

    winners: list[str]
    reason: str
    cite: str
    scores: list[int]


class MatchInfo(Reply):
    """A match, as it is listed. `kind` is play, fork or replay; times are milliseconds since 1970.

    `asked` are the seats that are waited for, `changed` is when everybody last saw the table move. `round` is 0 where
    it is not known. Spectators are `delay_answers` and `delay_minutes` behind the players. `seal` is the hash of the
    key of its chance, which the record tells at the end; empty where the host did not draw it: a player chose the
    seed, uploaded a record, or began from a position. `you` is a mark of the visitor who asks, another one at every
    match, or empty.
    """

    match: str
    game: str
    kind: str
    parent: str
    open: bool
    shared: bool
    language: str
    packs: list[str]
    options: dict[str, str]
    seats: list[SeatInfo]
    asked: list[str]
    created: int
    changed: int
    paused: bool
    round: int
    delay_answers: int
    delay_minutes: int
    seal: str
    you: str
    over: bool
    outcome: OutcomeInfo | None


class NewMatchInfo(Reply):
    """A match that was just opened, and the keys of its invitations by seat. They are sent only once."""

    card: MatchInfo
    keys: dict[str, str]


class KeyInfo(Reply):
    """An invitation. Put it after `#` in a link, so that no server on the way sees it."""

    key: str


class CommandDone(Reply):
    """The command is stored; `again` means that it was stored before."""

    client: str
    again: bool


class IrreversibleAnswers(Reply):
    """Answers that cannot be undone: `walls` reveal something, `passes` end the turn or pass it on."""

    walls: list[str]
    passes: list[str]


class CountInfo(Reply):
    """A number of things."""

    count: int


class Refusal(Reply):
    """A refusal and its reason. `message` and `cite` are set if a rule forbids it."""

    code: str
    reason: str
    place: str = ""
    message: str = ""
    cite: str = ""


class Health(Reply):
    """The state of the server."""

    ok: bool
    version: str


REPLAY: Final = "replay"
NO_CHAIR: Final = Chair("", "")


def seats_of(stored: StoredMatch) -> list[str]:
    """Return the seats at which somebody sits, in the order of the game."""
    game, seated = game_named(stored.game), read_header(stored.header).seats
    return [seat for seat in every_seat(game) if seat in seated] or game.seats


def match_info(stored: StoredMatch, held: list[int], chairs: dict[int, Chair], asked: list[int], you: str) -> MatchInfo:
    """Describe a match from its row, without its state or seed."""
    header = read_header(stored.header)
    names = seats_of(stored)
    handed = stored.handed_over()
    return MatchInfo(
        match=stored.id,
        game=stored.game,
        kind="play" if stored.uploaded else stored.kind,
        parent=stored.parent or "",
        open=stored.open,
        shared=stored.shared,
        language=stored.language,
        packs=stored.pack_names(),
        options=header.options,
        seats=[
            SeatInfo(
                seat=name,
                player=handed.get(name) or header.seats.get(name, HUMAN),
                name=chairs.get(number, NO_CHAIR).name,
                state=chairs.get(number, NO_CHAIR).state,
                mine=number in held,
                handed=name in handed,
                away=chairs.get(number, NO_CHAIR).away,
            )
            for number, name in enumerate(names)
        ],
        asked=[names[number] for number in asked if number >= 0],
        created=stored.created,
        changed=stored.changed,
        paused=stored.paused,
        round=stored.round,
        delay_answers=stored.delay_answers,
        delay_minutes=stored.delay_minutes,
        seal="" if stored.kind == REPLAY or stored.uploaded or header.start else seal(header.seed),
        you=you,
        over=stored.over,
        outcome=msgspec.json.decode(stored.outcome, type=OutcomeInfo) if stored.outcome else None,
    )

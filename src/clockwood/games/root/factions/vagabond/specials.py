"""Special actions of the characters that are taken in Daylight. [VA V.1–V.9]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.root.content import content_of
from clockwood.games.root.deck.zones import DISCARD
from clockwood.games.root.events import where
from clockwood.games.root.factions.vagabond import cells
from clockwood.games.root.factions.vagabond.items import HIDEOUT_REPAIRS, NOT_SO, Hideout, exhaust
from clockwood.games.root.factions.vagabond.roaming import travel, without_scorched
from clockwood.games.root.factions.vagabond.verbs import GLIDE, HIDE, INSTIGATE, LABOR, SCORCH, STEAL
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.battle import Battle, why_not_battle
from clockwood.games.root.rules.handing import fits, has_cards, take_openly, take_random
from clockwood.games.root.rules.moving import is_snared
from clockwood.games.root.rules.removing import remove_enemies
from clockwood.games.root.rules.ruling import is_there
from clockwood.games.root.table.cells import CARDS, INSTIGATOR, suit_at
from clockwood.games.root.table.cells import TORCH as SCORCHED_AT
from clockwood.games.root.words import CHARACTERS, CLEARINGS, DECK_SIZE
from clockwood.kernel.bits import bit
from clockwood.kernel.events import who
from clockwood.kernel.layout import hold
from clockwood.kernel.match import Match
from clockwood.kernel.piles import lies_in
from clockwood.kernel.step import ALLOWED, NOT_ASKED

NOT_HIS_WAY: Final[i64] = REASONS.add("not-his-way", "VA 9.5.9")

THIEF: Final[i64] = CHARACTERS.index("thief")
TINKER: Final[i64] = CHARACTERS.index("tinker")
RANGER: Final[i64] = CHARACTERS.index("ranger")
VAGRANT: Final[i64] = CHARACTERS.index("vagrant")
ARBITER: Final[i64] = CHARACTERS.index("arbiter")
SCOUNDREL: Final[i64] = CHARACTERS.index("scoundrel")
HARRIER: Final[i64] = CHARACTERS.index("harrier")
RONIN: Final[i64] = CHARACTERS.index("ronin")


def add_special(match: Match, seat: i64, options: vec[i64]) -> vec[i64]:
    """Add what the character does for a torch. [VA 9.5.9]"""
    if cells.ready(match, seat, cells.TORCH) == 0:
        return options
    who_he_is = cells.character_of(match, seat)
    place = cells.place_of(match, seat)
    if who_he_is == RANGER:
        return append(options, HIDE.code())
    if who_he_is == HARRIER:
        return add_glides(match, seat, place, options)
    if place >= CLEARINGS:
        return options
    if who_he_is == THIEF:
        return add_steals(match, seat, place, options)
    if who_he_is == TINKER:
        return add_labors(match, place, options)
    if who_he_is == VAGRANT:
        return add_instigations(match, place, options)
    return append(options, SCORCH.code()) if who_he_is == SCOUNDREL else options


def add_steals(match: Match, seat: i64, place: i64, options: vec[i64]) -> vec[i64]:
    """Add the players in the clearing whose hand is not empty, automata among them. [VA V.1] [GE 2.8.1b]"""
    content = content_of(match)
    for other in range(content.players):
        if (
            other != seat
            and is_there(content, match.state, other, place)
            and (has_cards(match, other) or content.is_bot(other))
        ):
            options = append(options, STEAL.code1(other))
    return options


def add_labors(match: Match, place: i64, options: vec[i64]) -> vec[i64]:
    for card in range(DECK_SIZE):
        if lies_in(match.state, CARDS + card, DISCARD) and fits(match, card, suit_at(match.state, place)):
            options = append(options, LABOR.code1(card))
    return options


def add_instigations(match: Match, place: i64, options: vec[i64]) -> vec[i64]:
    players = content_of(match).players
    for attacker in range(players):
        for defender in range(players):
            if why_not_battle(match, attacker, place, defender) == ALLOWED:
                options = append(options, INSTIGATE.code2(attacker, defender))
    return options


def add_glides(match: Match, seat: i64, place: i64, options: vec[i64]) -> vec[i64]:
    """Add every clearing that may be entered; a snare holds him as it holds others. [VA V.8] [CC 13.7.2]"""
    if place < CLEARINGS and is_snared(match, seat, place):
        return options
    ways = without_scorched(match, bit(CLEARINGS) - 1)
    for clearing in range(CLEARINGS):
        if clearing != place and ways >> clearing & 1:
            options = append(options, GLIDE.code1(clearing))
    return options


def is_special(action: i64) -> bool:
    return (
        STEAL.has(action)
        or LABOR.has(action)
        or HIDE.has(action)
        or INSTIGATE.has(action)
        or SCORCH.has(action)
        or GLIDE.has(action)
    )


def why_not_special(match: Match, seat: i64, action: i64) -> i64:
    """Return why a special action is not offered."""
    if not is_special(action):
        return NOT_ASKED
    return NOT_SO if cells.ready(match, seat, cells.TORCH) == 0 else NOT_HIS_WAY


def do_special(match: Match, seat: i64, action: i64) -> None:
    """Exhaust a torch and do what the character does. [VA 9.5.9]"""
    place = cells.place_of(match, seat)
    if SCORCH.has(action):
        scorch(match, seat, place)
        return
    exhaust(match, seat, cells.TORCH, "VA 9.5.9")
    if STEAL.has(action):
        take_random(match, seat, STEAL.only(action))
    elif LABOR.has(action):
        take_openly(match, seat, LABOR.only(action), "took-discarded", "VA V.2")
    elif HIDE.has(action):
        match.push(Hideout(seat, HIDEOUT_REPAIRS))
    elif GLIDE.has(action):
        travel(match, seat, GLIDE.only(action), alone=True)
    else:
        Battle(INSTIGATE.first_of_two(action), place, INSTIGATE.last_of(action)).run(match)
        hold(match.state, INSTIGATOR, seat)
        if match.listening:
            match.tell("instigated", "VA V.4", [who(seat)])


def scorch(match: Match, seat: i64, place: i64) -> None:
    """Leave a torch for good: all enemy pieces go, and nothing comes any more. [VA V.6]"""
    match.state[cells.held_at(cells.block(match, seat), cells.READY, cells.TORCH)] -= 1
    match.state[SCORCHED_AT + place] = 1
    if match.listening:
        match.tell("scorched-earth", "VA V.6", [who(seat), where(place)])
    remove_enemies(match, seat, bit(place))

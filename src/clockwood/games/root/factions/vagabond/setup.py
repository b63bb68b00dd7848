"""The Vagabond's setup: a character with its items, a forest, quests, ruins, relationships. [VA 9.3]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.factions.vagabond import cells
from clockwood.games.root.factions.vagabond.items import gain
from clockwood.games.root.factions.vagabond.quests import DealQuest
from clockwood.games.root.factions.vagabond.ruins import lay_under_ruins
from clockwood.games.root.factions.vagabond.verbs import CHARACTER, ENTER
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.setup import is_setting_up, waiting
from clockwood.games.root.verbs import FIRST
from clockwood.games.root.words import ALL_ITEMS, CHARACTERS, FACINGS, FIRST_FOREST, ITEMS
from clockwood.kernel.events import Term, who
from clockwood.kernel.layout import NONE, hold
from clockwood.kernel.match import Match
from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import NOT_ASKED, SeatStep, Step

TAKEN_CHARACTER: Final[i64] = REASONS.add("character-taken", "VA 9.3.1")
MOST_ALIKE: Final[i64] = 12
"""Items of a kind in a position: more than supply, ruins and characters have, less than the cells can hold."""
NO_FOREST: Final[i64] = REASONS.add("no-forest", "VA 9.3.2")


def other_person(match: Match, seat: i64) -> i64:
    """Return the seat of another Vagabond that a person plays, NONE without one."""
    content = content_of(match)
    for other in range(content.players):
        if other != seat and cells.is_vagabond(match, other) and not content.is_bot(other):
            return other
    return NONE


def what_is_missing(match: Match, seat: i64) -> list[str]:
    """Name what a Vagabond lacks once the game began: a character of his own, and a place. [VA 9.3.1] [RT U12]"""
    if is_setting_up(match, seat) or any(isinstance(step, WhoStarts) for step in waiting(match)):
        return []
    start = cells.block(match, seat)
    name = match.content.names["seat"][seat]
    found: list[str] = []
    other = other_person(match, seat)
    character = match.state[start + cells.CHARACTER]
    if character == 0:
        found.append(f"state.{name}_character: the {name} has no character [VA 9.3.1]")
    elif (
        NONE < other < seat and not content_of(match).is_bot(seat) and cells.character_of(match, other) == character - 1
    ):
        found.append(f"state.{name}_character: the other Vagabond has the same character [RT U12]")
    for item in range(ALL_ITEMS):
        held: i64 = 0
        for facing in range(len(FACINGS)):
            held += match.state[cells.held_at(start, facing, item)]
        if held > MOST_ALIKE:
            found.append(f"state.{name}: {held} items are {ITEMS[item]}, more than there can be [RT 4.1.5]")
    if match.state[start] == 0:
        found.append(f"state.{name}_pawn: the pawn is nowhere [VA 9.3.2]")
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class WhoStarts(Step):
    """Of two Vagabonds chance says who sets up first. [VA 9.7.1]"""

    def __init__(self, seat: i64, other: i64) -> None:
        self.seat = seat
        self.other = other

    def run(self, match: Match) -> None:
        options = append(append(vec[i64](capacity=2), FIRST.code1(self.seat)), FIRST.code1(self.other))
        match.ask(self, CHANCE, options)

    def chosen(self, match: Match, action: i64) -> None:
        first = FIRST.only(action)
        if match.listening:
            match.tell("sets-up-first", "VA 9.7.1", [who(first)])
        match.push(VagabondStart(self.seat + self.other - first))
        match.push(VagabondStart(first))


@mypyc_attr(acyclic=True, free_list_len=1)
class VagabondStart(SeatStep):
    """A character that no other Vagabond is. [VA 9.3.1]"""

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=9)
        for character in range(len(CHARACTERS)):
            if not content_of(match).is_character_taken(match.state, character):
                options = append(options, CHARACTER.code1(character))
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return TAKEN_CHARACTER if CHARACTER.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        become(match, self.seat, CHARACTER.only(action), "VA 9.3.1")
        meet(match, self.seat)
        lay_under_ruins(match)
        match.push(DealQuest(self.seat))
        match.push(EnterForest(self.seat))


def become(match: Match, seat: i64, character: i64, cite: str) -> None:
    """Take a character with its items. [VA 9.3.1]"""
    hold(match.state, cells.block(match, seat) + cells.CHARACTER, character)
    for item in range(ALL_ITEMS):
        for _ in range(content_of(match).characters.starting(character, item)):
            gain(match, seat, item)
    if match.listening:
        match.tell("plays-character", cite, [who(seat), Term("character", "character", character)])


def meet(match: Match, seat: i64) -> None:
    """Let every faction but a Vagabond be indifferent to him. [VA 9.3.5]"""
    for other in range(content_of(match).players):
        if not cells.is_vagabond(match, other):
            hold(match.state, cells.block(match, seat) + cells.RELATION + other, cells.INDIFFERENT)


@mypyc_attr(acyclic=True, free_list_len=1)
class EnterForest(SeatStep):
    """The pawn starts in any forest. [VA 9.3.2]"""

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=10)
        for forest in range(content_of(match).land.forests):
            options = append(options, ENTER.code1(FIRST_FOREST + forest))
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return NO_FOREST if ENTER.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        hold(match.state, cells.block(match, self.seat), ENTER.only(action))
        if match.listening:
            match.tell("entered-forest", "VA 9.3.2", [who(self.seat), Term("place", "place", ENTER.only(action))])

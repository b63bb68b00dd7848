"""The pool of a draft: a militant, then a card for each person from all others. [RT A.8.2a]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import RootContent, content_of
from clockwood.games.root.draft.cells import DEALT, DRAFTED, LOCKED, POOL
from clockwood.games.root.events import faction_term
from clockwood.games.root.options import offered_at
from clockwood.games.root.verbs import ASSIGN, OFFER
from clockwood.games.root.words import CHARACTERS, FACTIONS, MILITANTS
from clockwood.kernel.bits import bit
from clockwood.kernel.events import Term
from clockwood.kernel.layout import hold, term
from clockwood.kernel.match import Match
from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import Step

TWO: Final[i64] = 2
"""So many players, automata among them, use no insurgents while there are militants. [RT A.8.2.I] [RT U5]"""
VAGABONDS: Final = vec[i64]([FACTIONS.index("vagabond"), FACTIONS.index("vagabond2")])


def mask_of(factions: list[str]) -> i64:
    found: i64 = 0
    for faction in factions:
        found |= bit(FACTIONS.index(faction))
    return found


MILITANT_MASK: Final[i64] = mask_of(MILITANTS)


def is_militant(faction: i64) -> bool:
    return MILITANT_MASK >> faction & 1 == 1


def offered(content: RootContent) -> i64:
    """Return the factions on offer, as bits. [RT A.8.1]"""
    return mask_of(offered_at(content.options, [part.name for part in content.every]))


def a_militant_plays(match: Match) -> bool:
    """Return whether somebody took a militant, or an automaton is one. [RT A.8.2.II] [RT U5]"""
    return any(name in MILITANTS for name in content_of(match).factions())


def is_locked(match: Match, faction: i64) -> bool:
    """Return whether a card of the pool waits for somebody to take a militant. [RT A.8.2.II]"""
    return term(match.state, LOCKED) == faction and not a_militant_plays(match)


def in_pool(match: Match, faction: i64) -> bool:
    return match.state[POOL] >> faction & 1 == 1


def dealt_character(match: Match, faction: i64) -> i64:
    """Return the character that was dealt beside a Vagabond's card. [RT A.8.2.III]"""
    return term(match.state, DEALT + (1 if faction == VAGABONDS[1] else 0))


@mypyc_attr(acyclic=True, free_list_len=1)
class DealPool(Step):
    """Cards of the pool that are still to be dealt; the first is a militant. [RT A.8.2a]"""

    def __init__(self, left: i64, first: i64) -> None:
        self.left = left
        self.first = first

    def run(self, match: Match) -> None:
        content = content_of(match)
        wanted = offered(content) & ~match.state[POOL]
        only_militants = self.first or content.players == TWO
        if only_militants and wanted & MILITANT_MASK:
            wanted &= MILITANT_MASK
        options = vec[i64](capacity=9)
        for faction in range(len(FACTIONS)):
            if wanted >> faction & 1:
                options = append(options, OFFER.code1(faction))
        match.ask(self, CHANCE, options)

    def chosen(self, match: Match, action: i64) -> None:
        faction = OFFER.only(action)
        match.state[POOL] |= bit(faction)
        if match.listening:
            match.tell("offered", "RT A.8.2a", [faction_term(faction)])
        if self.left > 1:
            match.push(DealPool(self.left - 1, 0))
        elif not is_militant(faction):
            hold(match.state, LOCKED, faction)
            if match.listening and is_locked(match, faction):
                match.tell("locked-last", "RT A.8.2.II", [faction_term(faction)])
        if faction in VAGABONDS:
            match.push(DealCharacter(1 if faction == VAGABONDS[1] else 0))


@mypyc_attr(acyclic=True, free_list_len=1)
class DealCharacter(Step):
    """A character for a Vagabond, by lot; no other has the same. [RT A.8.2.III] [RT U12]"""

    def __init__(self, which: i64) -> None:
        self.which = which

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=9)
        for character in range(len(CHARACTERS)):
            if not content_of(match).is_character_taken(match.state, character):
                options = append(options, ASSIGN.code1(character))
        match.ask(self, CHANCE, options)

    def chosen(self, match: Match, action: i64) -> None:
        hold(match.state, DEALT + self.which, ASSIGN.only(action))
        if match.listening:
            terms = [faction_term(VAGABONDS[self.which]), Term("character", "character", ASSIGN.only(action))]
            match.tell("assigned", "RT A.8.2.III", terms)


def has_chosen(match: Match, seat: i64) -> bool:
    return match.state[DRAFTED + seat] != 0

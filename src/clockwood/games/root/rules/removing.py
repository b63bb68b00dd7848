"""Removals, in one place: pieces leave together, then points, then what the loss sets off. [RT 1.5.4c] [RT G.24]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.root.content import content_of
from clockwood.games.root.events import piece_term, where, whom
from clockwood.games.root.moments import FIGURE, FactionPart
from clockwood.games.root.rules.hiring import is_hired
from clockwood.games.root.rules.persistent import owner_of
from clockwood.games.root.rules.scoring import add_points, settle
from clockwood.games.root.rules.sides import are_enemies
from clockwood.games.root.table.cells import BATTLE, COFFIN, INSTIGATOR
from clockwood.games.root.table.packing import packed, unpacked
from clockwood.games.root.words import CLEARINGS, COFFIN_MAKERS
from clockwood.kernel.events import number, who
from clockwood.kernel.layout import NONE, term
from clockwood.kernel.match import Match
from clockwood.kernel.step import Step

NOBODY: Final[i64] = -1
"""The remover of what nobody removed."""


def pieces_at(match: Match, seat: i64, clearing: i64) -> i64:
    """Return all pieces of a seat in a clearing, packed as in its list; a pawn is none of them."""
    found: i64 = 0
    for which, piece in enumerate(content_of(match).faction[seat].pieces):
        found += packed(which, match.state[piece.row + clearing])
    return found


def cardboard(faction: FactionPart, pieces: i64) -> i64:
    """Count the buildings and tokens among packed pieces."""
    found: i64 = 0
    for which, piece in enumerate(faction.pieces):
        if piece.sort != FIGURE:
            found += unpacked(pieces, which)
    return found


def without_figures(faction: FactionPart, pieces: i64) -> i64:
    """Return the buildings and tokens among packed pieces, packed."""
    found: i64 = 0
    for which, piece in enumerate(faction.pieces):
        if piece.sort != FIGURE:
            found += packed(which, unpacked(pieces, which))
    return found


def scorer_of(match: Match, remover: i64) -> i64:
    """Return who scores for a removal: the instigator of a battle under way, else the remover. [VA V.4]"""
    instigator = term(match.state, INSTIGATOR) if match.state[BATTLE] else NONE
    return remover if instigator == NONE else instigator


def take_off(match: Match, owner: i64, remover: i64, clearing: i64, pieces: i64) -> None:
    """Take packed pieces off the map, and note the points for buildings and tokens. [RT 3.2.1] [RT G.24]"""
    content = content_of(match)
    state = match.state
    faction = content.faction[owner]
    for which, piece in enumerate(faction.pieces):
        count = unpacked(pieces, which)
        if count == 0:
            continue
        state[piece.row + clearing] -= count
        if piece.sort == FIGURE:
            bury(match, owner, count)
        if match.listening:
            terms = [who(owner), number("n", count), piece_term(piece.piece), where(clearing)]
            match.tell("removed", "RT G.24", terms)
    if remover != NOBODY and are_enemies(match, remover, owner):
        points = cardboard(faction, pieces) - faction.unscored(match, owner, pieces)
        add_points(match, scorer_of(match, remover), points, "RT 3.2.1")


def bury(match: Match, owner: i64, count: i64) -> None:
    """Send removed warriors to the supply, or onto Coffin Makers. [RT U18]"""
    maker = owner_of(match, COFFIN_MAKERS)
    at = content_of(match).supply[owner] if maker == NONE else COFFIN + owner
    match.state[at] += count
    if match.listening and maker != NONE:
        match.tell("buried", "RT U18", [who(owner), whom(maker), number("n", count)])


def unbury(match: Match, owner: i64, count: i64) -> None:
    """Take warriors back that were removed just now and go elsewhere instead. [RT U18]"""
    at = content_of(match).supply[owner] if owner_of(match, COFFIN_MAKERS) == NONE else COFFIN + owner
    match.state[at] -= count


def set_off(match: Match, owner: i64, remover: i64, clearing: i64, pieces: i64) -> None:
    """Let owner and remover answer a loss whose pieces are gone. [RT 4.3.6e]"""
    if pieces == 0 or match.outcome is not None:
        return
    content = content_of(match)
    if remover not in (NOBODY, owner):
        content.faction[remover].struck(match, remover, owner, clearing, pieces)
    scorer = scorer_of(match, remover) if remover != NOBODY else NOBODY
    if scorer != remover:
        content.faction[scorer].struck(match, scorer, owner, clearing, without_figures(content.faction[owner], pieces))
    content.faction[owner].fell(match, owner, remover, clearing, pieces)


def remove_pieces(match: Match, owner: i64, remover: i64, clearing: i64, pieces: i64) -> None:
    """Remove packed pieces of one owner from one clearing, outside battle. [RT G.24]"""
    take_off(match, owner, remover, clearing, pieces)
    settle(match)
    set_off(match, owner, remover, clearing, pieces)


def remove_enemies(match: Match, remover: i64, mask: i64) -> None:
    """Remove every enemy piece from the clearings of a mask, together. [RT 1.5.4c]"""
    content = content_of(match)
    owners = vec[i64](capacity=16)
    places = vec[i64](capacity=16)
    groups = vec[i64](capacity=16)
    for clearing in range(CLEARINGS):
        if not mask >> clearing & 1:
            continue
        for owner in range(content.players):
            if are_enemies(match, remover, owner):
                pieces = pieces_at(match, owner, clearing)
                if is_hired(match, remover, owner):
                    pieces = without_figures(content.faction[owner], pieces)
                if pieces or match.state[content.pawn[owner]] == clearing + 1:
                    owners = append(owners, owner)
                    places = append(places, clearing)
                    groups = append(groups, pieces)
    remove_groups(match, remover, owners, places, groups)
    if match.outcome is not None:
        return
    for k in range(len(owners) - 1, -1, -1):
        content.faction[owners[k]].cleared(match, owners[k], remover, places[k])


def remove_groups(match: Match, remover: i64, owners: vec[i64], places: vec[i64], groups: vec[i64]) -> None:
    """Remove packed pieces of several owners together; then each answers, in the order listed. [RT 1.5.4c] [AM GEN4]"""
    for k in range(len(owners)):
        take_off(match, owners[k], remover, places[k], groups[k])
    settle(match)
    waiting = match.stack
    answers: list[list[Step]] = []
    for k in range(len(owners)):
        below = len(match.stack)
        set_off(match, owners[k], remover, places[k], groups[k])
        answers.append(match.stack[below:])
    for answer in answers[::-1]:
        waiting += answer
    match.stack = waiting

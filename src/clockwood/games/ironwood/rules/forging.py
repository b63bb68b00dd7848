"""The Ironclad's path: Foundations and Forges. [IW R13]"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.events import mountain as at_mountain
from clockwood.games.ironwood.grammar.effects import FOUNDATION_PLACED
from clockwood.games.ironwood.ironclad import cells as ironclad
from clockwood.games.ironwood.ironclad.cells import drill, token_supply, units
from clockwood.games.ironwood.reasons import REASONS
from clockwood.games.ironwood.rules.act import Keyword
from clockwood.games.ironwood.rules.digging import unload
from clockwood.games.ironwood.rules.pieces import maybe_forges_win
from clockwood.games.ironwood.rules.places import is_outer_mountain
from clockwood.games.ironwood.rules.triggers import push_triggers
from clockwood.games.ironwood.verbs import BUILD_AT, FOUND, SKIP
from clockwood.games.ironwood.words import FORGE_SIDE, FOUNDATION_SIDE, IRONCLAD
from clockwood.kernel.events import who
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, NOT_ASKED, Step

NOT_CONTROLLED: Final[i64] = REASONS.add("not-controlled", "IW R8.6")
NOT_OUTER: Final[i64] = REASONS.add("not-outer", "IW R13.1")
HAS_TOKEN: Final[i64] = REASONS.add("has-token", "IW R13.1")
NO_FOUNDATION: Final[i64] = REASONS.add("no-foundation", "IW R13.2")
HAS_FORGE: Final[i64] = REASONS.add("has-forge", "IW R13.2")
NO_TOKENS: Final[i64] = REASONS.add("no-tokens", "IW R1.5")


def why_not_found(match: Match, mountain: i64) -> i64:
    """Judge a Foundation: on a controlled outer mountain with neither Foundation nor Forge. [IW R13.1]"""
    land = board(match).land
    state = match.state
    if mountain >= land.mountains or not is_outer_mountain(land, mountain):
        return NOT_OUTER
    if state[ironclad.FORGES + mountain]:
        return HAS_TOKEN
    if units(state, mountain) == 0:
        return NOT_CONTROLLED
    return ALLOWED if token_supply(state) else NO_TOKENS


def why_not_build(match: Match, mountain: i64, directly: i64) -> i64:
    """Judge a Forge: a flipped Foundation under control; `directly` needs no Foundation. [IW R13.2, R16.1]"""
    land = board(match).land
    state = match.state
    if mountain >= land.mountains or not is_outer_mountain(land, mountain):
        return NOT_OUTER
    side = state[ironclad.FORGES + mountain]
    if side == FORGE_SIDE:
        return HAS_FORGE
    if side == 0:
        if not directly:
            return NO_FOUNDATION
        if token_supply(state) == 0:
            return NO_TOKENS
    return ALLOWED if units(state, mountain) else NOT_CONTROLLED


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceFoundation(Step):
    """The Ironclad place one Foundation. [IW R13.1]"""

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=8)
        for mountain in range(board(match).land.mountains):
            if why_not_found(match, mountain) == 0:
                options = append(options, FOUND.code1(mountain))
        if len(options):
            match.ask(self, IRONCLAD, append(options, SKIP.code()))

    def why_not(self, match: Match, action: i64) -> i64:
        return why_not_found(match, FOUND.only(action)) if FOUND.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if action == SKIP.code():
            return
        mountain = FOUND.only(action)
        match.state[ironclad.FORGES + mountain] = FOUNDATION_SIDE
        if match.listening:
            match.tell("founded", "IW R13.1", [who(IRONCLAD), at_mountain("mountain", mountain)])
        for part in board(match).moments.founded:
            part.founded(match, mountain)
        push_triggers(match, FOUNDATION_PLACED, IRONCLAD)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BuildForge(Step):
    """The Ironclad build one Forge; a Drill on the spot unloads, and the third Forge wins. [IW R10.7, R13.2, R13.5]"""

    def __init__(self, directly: i64) -> None:
        self.directly: Final = directly

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=8)
        for mountain in range(board(match).land.mountains):
            if why_not_build(match, mountain, self.directly) == 0:
                options = append(options, BUILD_AT.code1(mountain))
        if len(options):
            match.ask(self, IRONCLAD, append(options, SKIP.code()))

    def why_not(self, match: Match, action: i64) -> i64:
        return why_not_build(match, BUILD_AT.only(action), self.directly) if BUILD_AT.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if action == SKIP.code():
            return
        mountain = BUILD_AT.only(action)
        match.state[ironclad.FORGES + mountain] = FORGE_SIDE
        if match.listening:
            match.tell("built", "IW R13.2", [who(IRONCLAD), at_mountain("mountain", mountain)])
        if drill(match.state) == mountain:
            unload(match)
        maybe_forges_win(match)


class Founding(Keyword):
    """Foundation. [IW R13.1]"""

    def start(self, match: Match, seat: i64, node: i64) -> None:
        match.push(PlaceFoundation())

    def could(self, match: Match, seat: i64, node: i64) -> bool:
        for mountain in range(board(match).land.mountains):
            if why_not_found(match, mountain) == 0:
                return True
        return False


class Building(Keyword):
    """Build: flip a Foundation to a Forge. [IW R16.1]"""

    def start(self, match: Match, seat: i64, node: i64) -> None:
        match.push(BuildForge(board(match).program.a[node]))

    def could(self, match: Match, seat: i64, node: i64) -> bool:
        for mountain in range(board(match).land.mountains):
            if why_not_build(match, mountain, board(match).program.a[node]) == 0:
                return True
        return False

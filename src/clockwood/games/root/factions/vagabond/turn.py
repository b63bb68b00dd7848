"""The Vagabond's Daylight: as many actions as his items pay for, in any order. [VA 9.5]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.factions.vagabond import cells
from clockwood.games.root.factions.vagabond.fighting import add_strikes, strike, why_not_strike
from clockwood.games.root.factions.vagabond.items import (
    BROKEN,
    NOT_SO,
    add_items,
    exhaust,
    first_ready,
    repair,
)
from clockwood.games.root.factions.vagabond.quests import (
    add_quests,
    begin_improvised,
    begin_quest,
    why_not_improvise,
    why_not_quest,
)
from clockwood.games.root.factions.vagabond.relations import GiveAid
from clockwood.games.root.factions.vagabond.roaming import add_goes, go, why_not_go
from clockwood.games.root.factions.vagabond.ruins import begin_explore
from clockwood.games.root.factions.vagabond.specials import (
    add_special,
    do_special,
    is_special,
    why_not_special,
)
from clockwood.games.root.factions.vagabond.verbs import AID, EXPLORE, IMPROVISE, QUEST, REPAIR, STRIKE
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.battle import add_battles, begin_battle, why_not_battle
from clockwood.games.root.rules.between import add_between, ask_on_turn, do_between, why_not_between
from clockwood.games.root.rules.crafting import add_crafts, begin_craft
from clockwood.games.root.rules.handing import hand_that_fits
from clockwood.games.root.rules.ruling import is_there
from clockwood.games.root.table.cells import RUIN, suit_at
from clockwood.games.root.verbs import BATTLE, CRAFT, DONE, MOVE
from clockwood.games.root.words import CLEARINGS
from clockwood.kernel.bits import bit
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep

NO_RUIN: Final[i64] = REASONS.add("no-ruin", "VA 9.5.3")
NO_AID: Final[i64] = REASONS.add("no-aid", "VA 9.5.4")


def add_aids(match: Match, seat: i64, place: i64, options: vec[i64]) -> vec[i64]:
    """Add the players with pieces here, where a card matches and an item can be exhausted. [VA 9.5.4]"""
    if first_ready(match, seat) < 0 or not len(hand_that_fits(match, seat, suit_at(match.state, place), 0)):
        return options
    content = content_of(match)
    for other in range(content.players):
        if other != seat and is_there(content, match.state, other, place):
            options = append(options, AID.code1(other))
    return options


def add_here(match: Match, seat: i64, place: i64, options: vec[i64]) -> vec[i64]:
    """Add what is done in the clearing of the pawn."""
    if cells.ready(match, seat, cells.SWORD):
        options = add_battles(match, seat, bit(place), options)
    if match.state[RUIN + place] and cells.ready(match, seat, cells.TORCH):
        options = append(options, EXPLORE.code())
    options = add_aids(match, seat, place, options)
    options = add_quests(match, seat, options)
    if cells.ready(match, seat, cells.CROSSBOW):
        options = add_strikes(match, seat, options)
    return add_crafts(match, seat, options)


@mypyc_attr(acyclic=True, free_list_len=1)
class VagabondDay(SeatStep):
    """Actions for exhausted items, until he has enough of it. [VA 9.5]"""

    def run(self, match: Match) -> None:
        seat = self.seat
        options = append(vec[i64](capacity=32), DONE.code())
        options = add_goes(match, seat, 1, options)
        place = cells.place_of(match, seat)
        if place < CLEARINGS:
            options = add_here(match, seat, place, options)
        if cells.ready(match, seat, cells.HAMMER):
            options = add_items(match, seat, BROKEN, REPAIR, options)
        options = add_special(match, seat, options)
        ask_on_turn(match, self, seat, add_between(match, seat, options))

    def why_not(self, match: Match, action: i64) -> i64:
        seat = self.seat
        if MOVE.has(action):
            return why_not_go(match, seat, MOVE.first_of_two(action), MOVE.last_of(action), 1)
        if BATTLE.has(action):
            reason = why_not_battle(match, seat, BATTLE.first_of_two(action), BATTLE.last_of(action))
            return NOT_SO if reason == ALLOWED else reason
        if QUEST.has(action):
            return why_not_quest(match, seat, QUEST.only(action))
        if IMPROVISE.has(action):
            return why_not_improvise(match, seat, IMPROVISE.first_of_two(action), IMPROVISE.last_of(action))
        if STRIKE.has(action):
            return why_not_strike(match, seat, STRIKE.first_of_two(action), STRIKE.last_of(action))
        if REPAIR.has(action):
            return NOT_SO
        if EXPLORE.has(action):
            return NO_RUIN if cells.ready(match, seat, cells.TORCH) else NOT_SO
        if AID.has(action):
            return NO_AID
        reason = why_not_special(match, seat, action)
        return why_not_between(match, seat, action) if reason == NOT_ASKED else reason

    def chosen(self, match: Match, action: i64) -> None:
        if DONE.has(action):
            return
        match.push(self)
        self.act(match, action)

    def act(self, match: Match, action: i64) -> None:
        seat = self.seat
        if MOVE.has(action):
            go(match, seat, MOVE.last_of(action), 1)
        elif BATTLE.has(action):
            exhaust(match, seat, cells.SWORD, "VA 9.5.2")
            begin_battle(match, seat, action)
        elif EXPLORE.has(action):
            exhaust(match, seat, cells.TORCH, "VA 9.5.3")
            begin_explore(match, seat, cells.place_of(match, seat))
        elif AID.has(action):
            match.push(GiveAid(seat, AID.only(action)))
        elif QUEST.has(action):
            begin_quest(match, seat, QUEST.only(action))
        elif IMPROVISE.has(action):
            begin_improvised(match, seat, IMPROVISE.first_of_two(action), IMPROVISE.last_of(action))
        elif STRIKE.has(action):
            strike(match, seat, action)
        else:
            self.act_anywhere(match, action)

    def act_anywhere(self, match: Match, action: i64) -> None:
        """Do what hammers, characters and cards do."""
        seat = self.seat
        if REPAIR.has(action):
            exhaust(match, seat, cells.HAMMER, "VA 9.5.7")
            repair(match, seat, REPAIR.first_of_two(action), REPAIR.last_of(action), "VA 9.5.7")
        elif CRAFT.has(action):
            begin_craft(match, seat, CRAFT.only(action))
        elif is_special(action):
            do_special(match, seat, action)
        else:
            do_between(match, seat, action)

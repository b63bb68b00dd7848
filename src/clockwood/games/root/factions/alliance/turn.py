"""The Alliance's Daylight of crafting, mobilizing and training, and the operations of its Evening. [WA 8.5] [WA 8.6]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.factions.alliance import cells
from clockwood.games.root.factions.alliance.revolts import add_officer
from clockwood.games.root.factions.alliance.spreading import next_points, place_sympathy, why_not_sympathy
from clockwood.games.root.factions.alliance.supporters import mobilize
from clockwood.games.root.factions.alliance.verbs import MOBILIZE, ORGANIZE, TRAIN
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.battle import add_battles, begin_battle
from clockwood.games.root.rules.between import add_between, ask_on_turn, do_between, why_not_between
from clockwood.games.root.rules.crafting import add_crafts, begin_craft
from clockwood.games.root.rules.effects.drawing import EveningDraw
from clockwood.games.root.rules.guessing import add_guesses, begin_guess, could_guess, why_not_guess
from clockwood.games.root.rules.handing import NOT_IN_HAND, fits, hand_of, in_hand, spend
from clockwood.games.root.rules.move_or_battle import why_not_move_or_battle
from clockwood.games.root.rules.moving import NO_WARRIOR, add_moves, begin_move
from clockwood.games.root.rules.placing import NONE_LEFT, place_warriors, recruits, why_not_place
from clockwood.games.root.rules.removing import NOBODY, remove_pieces
from clockwood.games.root.table.cells import suit_at
from clockwood.games.root.table.packing import packed
from clockwood.games.root.verbs import BATTLE, CRAFT, DONE, EXPOSE, MOVE, RECRUIT
from clockwood.games.root.words import CLEARINGS, DECK_SIZE
from clockwood.kernel.events import number, who
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep, Step

NO_SUCH_BASE: Final[i64] = REASONS.add("no-such-base", "WA 8.5.3")
NO_BASE: Final[i64] = REASONS.add("no-base", "WA 8.6.1.III")


def why_not_train(match: Match, seat: i64, card: i64) -> i64:
    """Return why a card cannot train an officer. [WA 8.5.3]"""
    if card >= DECK_SIZE or not in_hand(match, seat, card):
        return NOT_IN_HAND
    if match.state[cells.SUPPLY] == 0:
        return NONE_LEFT
    for clearing in range(CLEARINGS):
        if match.state[cells.BASE + clearing] and fits(match, card, suit_at(match.state, clearing)):
            return ALLOWED
    return NO_SUCH_BASE


@mypyc_attr(acyclic=True, free_list_len=1)
class AllianceDay(SeatStep):
    """Craft, mobilize and train in any order and number. [WA 8.5.1] [WA 8.5.2] [WA 8.5.3]"""

    def run(self, match: Match) -> None:
        options = append(vec[i64](capacity=24), DONE.code())
        options = add_crafts(match, self.seat, options)
        for card in hand_of(match, self.seat, 0):
            options = append(options, MOBILIZE.code1(card))
            if why_not_train(match, self.seat, card) == ALLOWED:
                options = append(options, TRAIN.code1(card))
        ask_on_turn(match, self, self.seat, add_between(match, self.seat, options))

    def why_not(self, match: Match, action: i64) -> i64:
        if MOBILIZE.has(action):
            return NOT_IN_HAND
        if TRAIN.has(action):
            return why_not_train(match, self.seat, TRAIN.only(action))
        return why_not_between(match, self.seat, action)

    def chosen(self, match: Match, action: i64) -> None:
        if DONE.has(action):
            return
        match.push(self)
        if CRAFT.has(action):
            begin_craft(match, self.seat, CRAFT.only(action))
        elif MOBILIZE.has(action):
            mobilize(match, self.seat, MOBILIZE.only(action))
        elif TRAIN.has(action):
            spend(match, self.seat, TRAIN.only(action), "WA 8.5.3")
            add_officer(match, self.seat, "WA 8.5.3")
        else:
            do_between(match, self.seat, action)


def why_not_organize(match: Match, seat: i64, clearing: i64) -> i64:
    """Return why a warrior cannot make place for sympathy. [WA 8.6.1.IV]"""
    if match.state[cells.WARRIORS + clearing] == 0:
        return NO_WARRIOR
    return why_not_sympathy(match, seat, clearing)


def why_not_recruit(match: Match, seat: i64, clearing: i64) -> i64:
    """Return why no warrior can be recruited in a clearing. [WA 8.6.1.III]"""
    if match.state[cells.SUPPLY] == 0:
        return NONE_LEFT
    return why_not_place(match, seat, clearing) if match.state[cells.BASE + clearing] else NO_BASE


@mypyc_attr(acyclic=True, free_list_len=1)
class Operations(Step):
    """As many military operations as there are officers, of any kind, or fewer. [WA 8.6.1]"""

    def __init__(self, seat: i64, taken: i64) -> None:
        self.seat = seat
        self.taken = taken

    def run(self, match: Match) -> None:
        seat = self.seat
        state = match.state
        if self.taken >= state[cells.OFFICERS]:
            return
        options = append(vec[i64](capacity=32), DONE.code())
        options = add_moves(match, seat, -1, options)
        options = add_battles(match, seat, -1, options)
        if state[cells.SUPPLY]:
            for action in recruits(match, seat, cells.mask_of(state, cells.BASE)):
                options = append(options, action)
        for clearing in range(CLEARINGS):
            if why_not_organize(match, seat, clearing) == ALLOWED:
                options = append(options, ORGANIZE.code1(clearing))
        if could_guess(match, seat):
            ask_on_turn(match, self, seat, add_guesses(match, seat, options))
        else:
            match.ask(self, seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        seat = self.seat
        if MOVE.has(action) or BATTLE.has(action):
            return why_not_move_or_battle(match, seat, action)
        if RECRUIT.has(action):
            return why_not_recruit(match, seat, RECRUIT.only(action))
        if EXPOSE.has(action):
            return why_not_guess(match, seat, action)
        return why_not_organize(match, seat, ORGANIZE.only(action)) if ORGANIZE.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        seat = self.seat
        if DONE.has(action):
            return
        if EXPOSE.has(action):
            match.push(self)
            begin_guess(match, seat, action)
            return
        if match.listening:
            left = match.state[cells.OFFICERS] - self.taken - 1
            match.tell("operation", "WA 8.6.1", [who(seat), number("n", left)])
        match.push(Operations(seat, self.taken + 1))
        if MOVE.has(action):
            begin_move(match, seat, action)
        elif BATTLE.has(action):
            begin_battle(match, seat, action)
        elif RECRUIT.has(action):
            place_warriors(match, seat, RECRUIT.only(action), 1, "WA 8.6.1.III")
        else:
            clearing = ORGANIZE.only(action)
            remove_pieces(match, seat, NOBODY, clearing, packed(0, 1))
            place_sympathy(match, seat, clearing, next_points(match), "WA 8.6.1.IV")


@mypyc_attr(acyclic=True, free_list_len=1)
class AllianceDraw(SeatStep):
    """One card, and one more for each base that is on the map by then. [WA 8.6.2] [WA DRAW]"""

    def run(self, match: Match) -> None:
        match.push(EveningDraw(self.seat, 1 + cells.on_map(match.state, cells.BASE)))

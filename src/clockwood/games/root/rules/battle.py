"""A battle, step by step: ambush, foil, before the roll, roll, after the roll, hits, triggers. [RT 4.3]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.events import where, whom
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.battle_cards import AfterRoll, anyone_acts_after_roll
from clockwood.games.root.rules.handing import ask_of_hand, discard, fits, has_cards, in_hand
from clockwood.games.root.rules.hiring import hired_at
from clockwood.games.root.rules.hits import deal_ambush, deal_hits
from clockwood.games.root.rules.persistent import has
from clockwood.games.root.rules.ruling import is_there
from clockwood.games.root.rules.sides import are_enemies, enemies_of
from clockwood.games.root.table import cells
from clockwood.games.root.verbs import AMBUSH, BATTLE, PASS, ROLL
from clockwood.games.root.words import AMBUSH as AMBUSH_CARD
from clockwood.games.root.words import CLEARINGS, DECK_SIZE, SCOUTING_PARTY
from clockwood.kernel.events import card_term, number, who
from clockwood.kernel.layout import close_frame, hold, open_frame, term
from clockwood.kernel.match import Match
from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep, Step

NO_FIGHTER: Final[i64] = REASONS.add("no-fighter", "RT 4.3a")
NO_DEFENDER: Final[i64] = REASONS.add("no-defender", "RT 4.3a")
NO_ENEMY: Final[i64] = REASONS.add("no-enemy", "RT 4.3c")
NO_AMBUSH: Final[i64] = REASONS.add("no-ambush", "RT 4.3.1")

ALL_ROLLS: Final = vec[i64]([ROLL.code2(a, b) for a in range(4) for b in range(4)])


def can_fight(match: Match, seat: i64, clearing: i64) -> bool:
    """Return whether a seat has a warrior or pawn in a clearing. [RT 4.3a]"""
    content = content_of(match)
    state = match.state
    return state[content.warriors[seat] + clearing] > 0 or state[content.pawn[seat]] == clearing + 1


def can_attack(match: Match, seat: i64, clearing: i64, other: i64) -> bool:
    """Return whether a seat has somebody to fight another with, hired warriors too. [RT 4.3a] [RT U8]"""
    return can_fight(match, seat, clearing) or hired_at(match, seat, other, clearing) > 0


def why_not_battle(match: Match, attacker: i64, clearing: i64, defender: i64) -> i64:
    """Return why a seat may not attack another in a clearing."""
    if not can_attack(match, attacker, clearing, defender):
        return NO_FIGHTER
    if defender >= content_of(match).players or not are_enemies(match, attacker, defender):
        return NO_ENEMY
    return ALLOWED if is_there(content_of(match), match.state, defender, clearing) else NO_DEFENDER


def add_battles(match: Match, seat: i64, mask: i64, options: vec[i64]) -> vec[i64]:
    """Add the battles a seat may start in clearings of a mask."""
    content = content_of(match)
    state = match.state
    enemies = enemies_of(match, seat)
    for clearing in range(CLEARINGS):
        if not mask >> clearing & 1:
            continue
        able = can_fight(match, seat, clearing)
        if able or state[content.hired_by] >> seat & 1:
            for other in range(content.players):
                if (
                    enemies >> other & 1
                    and is_there(content, state, other, clearing)
                    and (able or hired_at(match, seat, other, clearing) > 0)
                ):
                    options = append(options, BATTLE.code2(clearing, other))
    return options


def begin_battle(match: Match, seat: i64, action: i64) -> None:
    """Start the battle that was chosen."""
    match.push(Battle(seat, BATTLE.first_of_two(action), BATTLE.last_of(action)))


def may_ambush(match: Match, attacker: i64, defender: i64) -> bool:
    """Return whether the defender may, as far as everyone can tell, hold an ambush. [RT 4.3.1.III]"""
    content = content_of(match)
    if content.is_bot(attacker) or content.is_bot(defender) or has(match, attacker, SCOUTING_PARTY):
        return False
    return has_cards(match, defender)


def ambushes(match: Match, seat: i64) -> vec[i64]:
    """Return what a seat may answer: nothing, or an ambush of its hand that matches the clearing. [RT 4.3.1]"""
    options = append(vec[i64](capacity=4), PASS.code())
    suit = cells.suit_at(match.state, term(match.state, cells.WHERE))
    deck = content_of(match).deck
    for card in range(DECK_SIZE):
        if deck.kind[card] == AMBUSH_CARD and in_hand(match, seat, card) and fits(match, card, suit):
            options = append(options, AMBUSH.code1(card))
    return options


@mypyc_attr(acyclic=True, free_list_len=1)
class Battle(Step):
    """A battle between two players in a clearing. [RT 4.3a] [RT 4.3b] [RT 4.3.7]"""

    def __init__(self, seat: i64, clearing: i64, defender: i64) -> None:
        self.seat = seat
        self.clearing = clearing
        self.defender = defender

    def run(self, match: Match) -> None:
        state = match.state
        content = content_of(match)
        open_frame(state, cells.BATTLE, cells.BATTLE_FIELDS, 1)
        hold(state, cells.ATTACKER, self.seat)
        hold(state, cells.DEFENDER, self.defender)
        hold(state, cells.WHERE, self.clearing)
        if match.listening:
            match.tell("battle-began", "RT 4.3a", [who(self.seat), whom(self.defender), where(self.clearing)])
        match.push(EndBattle())
        match.push(Roll())
        if content.reacting:
            match.push(BeforeRoll())
        if may_ambush(match, self.seat, self.defender):
            match.push(Ambush(self.defender))
        content.faction[self.defender].battle_begins(match, self.defender, attacking=False)
        content.faction[self.seat].battle_begins(match, self.seat, attacking=True)


@mypyc_attr(acyclic=True, free_list_len=1)
class Ambush(SeatStep):
    """The defender may play an ambush that matches the clearing. [RT 4.3.1]"""

    def run(self, match: Match) -> None:
        ask_of_hand(match, self, self.seat, ambushes(match, self.seat))

    def why_not(self, match: Match, action: i64) -> i64:
        return NO_AMBUSH if AMBUSH.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if PASS.has(action):
            return
        spring_ambush(match, self.seat, AMBUSH.only(action), "RT 4.3.1")


def spring_ambush(match: Match, seat: i64, card: i64, cite: str) -> None:
    """Play an ambush as defender, which the attacker may foil. [RT 4.3.1] [RT 4.3.1.I]"""
    if match.listening:
        match.tell("ambushed", cite, [who(seat), card_term(card)])
    discard(match, card)
    attacker = term(match.state, cells.ATTACKER)
    if has_cards(match, attacker):
        match.push(Foil(attacker))
    else:
        match.push(AmbushHits())


@mypyc_attr(acyclic=True, free_list_len=1)
class Foil(SeatStep):
    """The attacker may foil an ambush with one of the same kind. [RT 4.3.1.I]"""

    def run(self, match: Match) -> None:
        ask_of_hand(match, self, self.seat, ambushes(match, self.seat))

    def why_not(self, match: Match, action: i64) -> i64:
        return NO_AMBUSH if AMBUSH.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if PASS.has(action):
            match.push(AmbushHits())
            return
        card = AMBUSH.only(action)
        if match.listening:
            match.tell("foiled", "RT 4.3.1.I", [who(self.seat), card_term(card)])
        discard(match, card)


@mypyc_attr(acyclic=True, free_list_len=1)
class AmbushHits(Step):
    """Two hits on the attacker at once; without a warrior or pawn left the battle is over. [RT 4.3.1.II]"""

    def run(self, match: Match) -> None:
        match.push(MustHaveAttacker())
        deal_ambush(match)


@mypyc_attr(acyclic=True, free_list_len=1)
class MustHaveAttacker(Step):
    """The battle ends before the roll where no attacker is left. [RT 4.3.1.II]"""

    def run(self, match: Match) -> None:
        state = match.state
        defender = term(state, cells.DEFENDER)
        if not can_attack(match, term(state, cells.ATTACKER), term(state, cells.WHERE), defender):
            match.leave(EndBattle)


@mypyc_attr(acyclic=True, free_list_len=1)
class BeforeRoll(Step):
    """Seats that have something to do before the roll are asked. [RT 4.3.2]"""

    def run(self, match: Match) -> None:
        content = content_of(match)
        for seat in range(content.players):
            if content.reacting >> seat & 1:
                content.faction[seat].before_roll(match, seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class Roll(Step):
    """Two dice: the attacker deals the higher, the defender the lower, or as one says. [RT 4.3.3a] [RT 4.3.3b]"""

    def run(self, match: Match) -> None:
        match.ask(self, CHANCE, ALL_ROLLS)

    def chosen(self, match: Match, action: i64) -> None:
        state = match.state
        first = ROLL.first_of_two(action)
        second = ROLL.last_of(action)
        high, low = max(first, second), min(first, second)
        defender = term(state, cells.DEFENDER)
        turned = content_of(match).faction[defender].takes_higher(match, defender)
        state[cells.ROLLED] = low if turned else high
        state[cells.ROLLED + 1] = high if turned else low
        match.push(Deal())
        if match.listening:
            terms = [number("attack", state[cells.ROLLED]), number("defence", state[cells.ROLLED + 1])]
            match.tell("rolled", "RT 4.3.3b", terms)
        if anyone_acts_after_roll(match):
            match.push(AfterRoll(0))


@mypyc_attr(acyclic=True, free_list_len=1)
class Deal(Step):
    """Both sides deal their hits at the same time. [RT 4.3.5] [RT 4.3.6a]"""

    def run(self, match: Match) -> None:
        deal_hits(match)


@mypyc_attr(acyclic=True, free_list_len=1)
class EndBattle(Step):
    """Things that come at the end of a battle. [RT 4.3.7]"""

    def run(self, match: Match) -> None:
        state = match.state
        content = content_of(match)
        attacker = term(state, cells.ATTACKER)
        defender = term(state, cells.DEFENDER)
        content.faction[defender].battle_over(match, defender, 1)
        content.faction[attacker].battle_over(match, attacker, 0)
        if match.listening:
            match.tell("battle-ended", "RT 4.3.7", [where(term(state, cells.WHERE))])
        close_frame(state, cells.BATTLE, cells.BATTLE_FIELDS)


@mypyc_attr(acyclic=True, free_list_len=1)
class MayBattle(SeatStep):
    """One battle anywhere, or none. [RT 4.3]"""

    def run(self, match: Match) -> None:
        options = append(vec[i64](capacity=16), PASS.code())
        options = add_battles(match, self.seat, -1, options)
        if len(options) > 1:
            match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        if not BATTLE.has(action):
            return NOT_ASKED
        return why_not_battle(match, self.seat, BATTLE.first_of_two(action), BATTLE.last_of(action))

    def chosen(self, match: Match, action: i64) -> None:
        if not PASS.has(action):
            begin_battle(match, self.seat, action)

"""Special actions of the Vagabots, for one item each. [VB 7.5.6] [VB 7.7.1–7.7.6]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.bot import BY_LETTER, BY_LOT
from clockwood.games.root.bots.common.targets import enemy_pieces, enemy_warriors, pieces_of, points_of
from clockwood.games.root.bots.vagabot.items import damaged, exhaust_items, first_in, settle_track, usable
from clockwood.games.root.bots.vagabot.walking import FleeToForest
from clockwood.games.root.content import content_of
from clockwood.games.root.deck.zones import DISCARD
from clockwood.games.root.events import where, whom
from clockwood.games.root.factions.vagabond import cells
from clockwood.games.root.factions.vagabond.specials import RANGER, SCOUNDREL, THIEF, TINKER, VAGRANT
from clockwood.games.root.factions.vagabond.verbs import INSTIGATE, LABOR
from clockwood.games.root.rules.battle import Battle, why_not_battle
from clockwood.games.root.rules.crafting import take_crafted_item
from clockwood.games.root.rules.handing import discard, has_cards
from clockwood.games.root.rules.placing import open_slots
from clockwood.games.root.rules.removing import remove_enemies
from clockwood.games.root.rules.ruling import is_there
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.rules.sides import is_target, spares
from clockwood.games.root.table.cells import BLOCKED, CARDS, INSTIGATOR, SUPPLY
from clockwood.games.root.verbs import AGAINST, TAKE
from clockwood.games.root.words import CLEARINGS, DECK_SIZE, ITEM
from clockwood.kernel.bits import bit
from clockwood.kernel.events import card_term, who
from clockwood.kernel.layout import hold
from clockwood.kernel.match import Match
from clockwood.kernel.piles import lies_in
from clockwood.kernel.priority import FirstListed, Score, most, pick
from clockwood.kernel.step import ALLOWED, SeatStep, Step

BADLY_HURT: Final[i64] = 3
WORTH_BURNING: Final[i64] = 3
SPECIAL: Final = "VB 7.5.6"


class RichPoints(Score):
    """Points of a player. [AM GEN5]"""

    def score(self, match: Match, candidate: i64) -> i64:
        return points_of(match, AGAINST.only(candidate))


class RichPieces(Score):
    """Pieces of a player where the pawn is."""

    def score(self, match: Match, candidate: i64) -> i64:
        return pieces_of(match, AGAINST.only(candidate), cells.place_of(match, match.chooser))


RICHEST: Final = [most("player-points", RichPoints()), most("pieces-here", RichPieces())]
BY_SETUP: Final = FirstListed("tie-by-letter")


def begin_special(match: Match, seat: i64) -> None:
    """Take the special action; skip it, with nothing exhausted, where it would do nothing. [VB 7.5.6]"""
    place = cells.place_of(match, seat)
    who_he_is = cells.character_of(match, seat)
    done = False
    if usable(match, seat) == 0:
        done = False
    elif who_he_is == RANGER:
        done = flee(match, seat)
    elif who_he_is == TINKER:
        done = len(tinkered(match)) > 0
        if done:
            match.push(VagabotTinkers(seat))
    elif place < CLEARINGS and who_he_is == THIEF:
        done = True
        match.push(VagabotSteals(seat))
    elif place < CLEARINGS and who_he_is == VAGRANT:
        done = len(instigations(match, seat, place)) > 0
        if done:
            match.push(VagabotInstigates(seat))
    elif place < CLEARINGS and who_he_is == SCOUNDREL:
        done = burn(match, seat, place)
    if not done and match.listening:
        match.tell("nothing-special", SPECIAL, [who(seat)])


def flee(match: Match, seat: i64) -> bool:
    """Go to a neighbouring forest with three damaged items or more. [VB 7.7.3]"""
    if damaged(match, seat) < BADLY_HURT:
        return False
    exhaust_items(match, seat, 1, SPECIAL)
    match.push(FleeToForest(seat))
    return True


@mypyc_attr(acyclic=True, free_list_len=1)
class VagabotSteals(SeatStep):
    """A random card of the enemy here with most points, then most pieces, is discarded for a point. [AM VB2]"""

    def run(self, match: Match) -> None:
        content = content_of(match)
        place = cells.place_of(match, self.seat)
        options = vec[i64](capacity=6)
        for other in content.lettered:
            if is_target(match, self.seat, other) and is_there(content, match.state, other, place):
                options = append(options, AGAINST.code1(other))
        if not pick(match, self, options, "bot-steals", "VB 7.7.1", RICHEST, BY_LETTER, self.seat) and match.listening:
            match.tell("nothing-special", SPECIAL, [who(self.seat)])

    def chosen(self, match: Match, action: i64) -> None:
        other = AGAINST.only(action)
        if not has_cards(match, other):
            if match.listening:
                match.tell("nothing-special", "AM VB2", [who(self.seat)])
            return
        exhaust_items(match, self.seat, 1, SPECIAL)
        match.push(LoseCard(self.seat, other))


@mypyc_attr(acyclic=True, free_list_len=1)
class LoseCard(Step):
    """Chance says which card of a hand is discarded. [AM VB2]"""

    def __init__(self, seat: i64, other: i64) -> None:
        self.seat = seat
        self.other = other

    def run(self, match: Match) -> None:
        match.ask_pile(self, CARDS, CARDS + DECK_SIZE, content_of(match).hand[self.other], TAKE.base - CARDS)

    def chosen(self, match: Match, action: i64) -> None:
        card = TAKE.only(action)
        if match.listening:
            match.tell("stole-card", "AM VB2", [who(self.seat), whom(self.other), card_term(card)])
        discard(match, card)
        score(match, self.seat, 1, "AM VB2")


def tinkered(match: Match) -> vec[i64]:
    """Return the discarded cards with an item of the supply."""
    deck = content_of(match).deck
    found = vec[i64](capacity=8)
    for card in range(DECK_SIZE):
        if (
            deck.kind[card] == ITEM
            and lies_in(match.state, CARDS + card, DISCARD)
            and match.state[SUPPLY + deck.item[card]] > 0
        ):
            found = append(found, LABOR.code1(card))
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class VagabotTinkers(SeatStep):
    """A discarded card with an available item is crafted for a point; the pile has no order, so by lot. [AM VB9]"""

    def run(self, match: Match) -> None:
        pick(match, self, tinkered(match), "bot-tinkers", "VB 7.7.2", [], BY_LOT, self.seat)

    def chosen(self, match: Match, action: i64) -> None:
        card = LABOR.only(action)
        exhaust_items(match, self.seat, 1, SPECIAL)
        if match.listening:
            match.tell("crafted", "VB 7.7.2", [who(self.seat), card_term(card)])
        take_crafted_item(match, self.seat, content_of(match).deck.item[card], 1)


def instigations(match: Match, seat: i64, place: i64) -> vec[i64]:
    """Return the battles between two other players here, by letters of attacker, then defender. [AM VB7] [GE COOP3]"""
    lettered = content_of(match).lettered
    found = vec[i64](capacity=8)
    for attacker in lettered:
        for defender in lettered:
            able = seat not in (attacker, defender) and not spares(match, defender)
            if able and why_not_battle(match, attacker, place, defender) == ALLOWED:
                found = append(found, INSTIGATE.code2(attacker, defender))
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class VagabotInstigates(SeatStep):
    """Two others battle, and the Vagabot scores for buildings and tokens of both. [VB 7.7.4] [AM VB7]"""

    def run(self, match: Match) -> None:
        options = instigations(match, self.seat, cells.place_of(match, self.seat))
        pick(match, self, options, "bot-instigates", "VB 7.7.4", [], BY_SETUP, self.seat)

    def chosen(self, match: Match, action: i64) -> None:
        exhaust_items(match, self.seat, 1, SPECIAL)
        place = cells.place_of(match, self.seat)
        Battle(INSTIGATE.first_of_two(action), place, INSTIGATE.last_of(action)).run(match)
        hold(match.state, INSTIGATOR, self.seat)
        if match.listening:
            match.tell("instigated", "VB 7.7.4", [who(self.seat)])


def burn(match: Match, seat: i64, place: i64) -> bool:
    """Remove all of three or more enemy pieces with cardboard among them; an item fills a slot for good. [VB 7.7.5]"""
    pieces = enemy_pieces(match, seat, place)
    pawns: i64 = 0
    for other in range(content_of(match).players):
        pawn = is_target(match, seat, other) and cells.is_vagabond(match, other)
        pawns += pawn and cells.place_of(match, other) == place
    if pieces < WORTH_BURNING or pieces - pawns == enemy_warriors(match, seat, place):
        return False
    exhaust_items(match, seat, 1, SPECIAL)
    item = first_in(match, seat, cells.EXHAUSTED)
    match.state[cells.held_at(cells.block(match, seat), cells.EXHAUSTED, item)] -= 1
    if match.listening:
        match.tell("burned", "VB 7.7.5", [who(seat), where(place)])
    settle_track(match, seat)
    remove_enemies(match, seat, bit(place))
    if match.outcome is None:
        if open_slots(match, place) > 0:
            match.state[BLOCKED + place] += 1
            if match.listening:
                match.tell("blocked-slot", "VB 7.7.5", [where(place)])
        score(match, seat, 1, "VB 7.7.5")
    return True

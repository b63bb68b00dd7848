"""The Vagabot's actions: explore, quest, aid, battle, repair, in the sequence of the order. [VB 7.5]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.bot import BY_LETTER, numbers_at
from clockwood.games.root.bots.common.order import order_suit
from clockwood.games.root.bots.common.targets import enemy_pieces, pieces_of
from clockwood.games.root.bots.vagabot.aiding import PLAYER_POINTS, begin_aid
from clockwood.games.root.bots.vagabot.items import damaged, exhaust_items, repair_items, settle_track, usable
from clockwood.games.root.bots.vagabot.quests import QuestAction
from clockwood.games.root.bots.vagabot.specials import begin_special
from clockwood.games.root.bots.vagabot.walking import (
    FAR,
    ON_CROWD,
    ON_TARGET,
    PLAIN,
    GoNearest,
    distance,
    is_at,
)
from clockwood.games.root.content import content_of
from clockwood.games.root.factions.vagabond import cells
from clockwood.games.root.factions.vagabond.ruins import look_under, take_from_ruin, zone_at
from clockwood.games.root.rules.battle import Battle
from clockwood.games.root.rules.ruling import is_there
from clockwood.games.root.rules.sides import is_target
from clockwood.games.root.table.cells import CARDS, RUIN
from clockwood.games.root.verbs import AGAINST, TAKE
from clockwood.games.root.words import ALL_CARDS, CLEARINGS, RUIN_ITEMS
from clockwood.kernel.bits import bit
from clockwood.kernel.events import who
from clockwood.kernel.layout import NONE, hold
from clockwood.kernel.match import Match
from clockwood.kernel.piles import lies_in
from clockwood.kernel.priority import Score, most, pick
from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import SeatStep, Step

EXPLORE: Final[i64] = 0
QUEST: Final[i64] = 1
AID: Final[i64] = 2
BATTLE: Final[i64] = 3
REPAIR: Final[i64] = 4
SPECIAL: Final[i64] = 5
SEQUENCES: Final = vec[vec[i64]](
    [
        vec[i64]([EXPLORE, BATTLE, SPECIAL]),
        vec[i64]([BATTLE, REPAIR, SPECIAL]),
        vec[i64]([QUEST, AID, BATTLE, REPAIR]),
        vec[i64]([EXPLORE, QUEST, AID, BATTLE]),
    ]
)
"""The actions of each order: fox, rabbit, mouse, bird. [VB 7.5]"""
QUESTING: Final = vec[vec[i64]](
    [
        vec[i64]([EXPLORE, SPECIAL, BATTLE]),
        vec[i64]([SPECIAL, AID, BATTLE]),
        vec[i64]([QUEST, AID, BATTLE]),
        vec[i64]([EXPLORE, QUEST, BATTLE]),
    ]
)
"""The same with the trait Questing, as the house has them. [RT U19]"""


class PiecesHere(Score):
    """Pieces of a player where the pawn is."""

    def score(self, match: Match, candidate: i64) -> i64:
        return pieces_of(match, AGAINST.only(candidate), cells.place_of(match, match.chooser))


LEADING: Final = [most("player-points", PLAYER_POINTS)]
CROWDED: Final = [most("pieces-here", PiecesHere())]


def nothing(match: Match, seat: i64, message: str, cite: str) -> None:
    """Say why an action comes to nothing."""
    if match.listening:
        match.tell(message, cite, [who(seat)])


@mypyc_attr(acyclic=True, free_list_len=1)
class VagabotDay(Step):
    """One action of the sequence after the other, until items run out. [VB 7.5] [VB 7.5.7]"""

    def __init__(self, seat: i64, at: i64) -> None:
        self.seat = seat
        self.at = at

    def run(self, match: Match) -> None:
        suit = order_suit(match, self.seat)
        if suit == NONE:
            return
        numbers = numbers_at(match, self.seat)
        sequence = QUESTING[suit] if numbers.is_on("house_actions") else SEQUENCES[suit]
        if self.at >= len(sequence):
            if numbers.is_on("more_quests"):
                match.push(QuestAction(self.seat, 1))
            return
        if usable(match, self.seat) == 0:
            nothing(match, self.seat, "items-ran-out", "VB 7.5.7")
            return
        match.push(VagabotDay(self.seat, self.at + 1))
        self.act(match, sequence[self.at])

    def act(self, match: Match, action: i64) -> None:
        seat = self.seat
        if action == EXPLORE:
            begin_exploring(match, seat)
        elif action == QUEST:
            match.push(QuestAction(seat, 0))
        elif action == AID:
            begin_aid(match, seat)
        elif action == BATTLE:
            match.push(ChooseTarget(seat))
        elif action == REPAIR:
            begin_repair(match, seat)
        else:
            begin_special(match, seat)


# -- explore


def ruins(match: Match) -> i64:
    """Return the clearings with ruins as bits."""
    found: i64 = 0
    for clearing in range(CLEARINGS):
        if match.state[RUIN + clearing]:
            found |= bit(clearing)
    return found


def begin_exploring(match: Match, seat: i64) -> None:
    """Go to the nearest ruin and take an item. [VB 7.5.1]"""
    mask = ruins(match)
    if mask == 0:
        nothing(match, seat, "no-ruin-left", "VB 7.5.1")
        return
    match.push(VagabotExplores(seat))
    match.push(GoNearest(seat, mask, PLAIN))


@mypyc_attr(acyclic=True, free_list_len=1)
class VagabotExplores(SeatStep):
    """One item is exhausted for a random one of the ruin, without points. [VB 7.5.1]"""

    def run(self, match: Match) -> None:
        seat = self.seat
        if not is_at(match, seat, ruins(match)) or usable(match, seat) == 0:
            nothing(match, seat, "does-not-get-there", "AM VB6")
            return
        clearing = cells.place_of(match, seat)
        exhaust_items(match, seat, 1, "VB 7.5.1")
        match.push(VagabotFinds(seat, clearing))
        look_under(match, seat, clearing)


@mypyc_attr(acyclic=True, free_list_len=1)
class VagabotFinds(Step):
    """Chance says which item it is. [VB 7.5.1]"""

    def __init__(self, seat: i64, clearing: i64) -> None:
        self.seat = seat
        self.clearing = clearing

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=2)
        for card in range(RUIN_ITEMS, ALL_CARDS):
            if lies_in(match.state, CARDS + card, zone_at(match, self.clearing)):
                options = append(options, TAKE.code1(card))
        if len(options) == 1:
            self.chosen(match, options[0])
        elif len(options):
            match.ask(self, CHANCE, options)

    def chosen(self, match: Match, action: i64) -> None:
        take_from_ruin(match, self.seat, self.clearing, TAKE.only(action))
        settle_track(match, self.seat)


# -- battle


def where_is(match: Match, seat: i64, target: i64) -> i64:
    """Return the clearings the pawn can reach that hold pieces of a target, as bits. [AM VB8]"""
    content = content_of(match)
    origin = cells.place_of(match, seat)
    found: i64 = 0
    for clearing in range(CLEARINGS):
        if is_there(content, match.state, target, clearing) and distance(match, seat, origin, clearing) < FAR:
            found |= bit(clearing)
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseTarget(SeatStep):
    """The target is the player with most points whose pieces can be reached. [VB 7.5.4a] [AM VB8]"""

    def run(self, match: Match) -> None:
        seat = self.seat
        if numbers_at(match, seat).is_on("berserk"):
            crowd: i64 = 0
            for clearing in range(CLEARINGS):
                crowd |= bit(clearing) if enemy_pieces(match, seat, clearing) else 0
            match.push(TargetHere(seat))
            match.push(GoNearest(seat, crowd, ON_CROWD))
            return
        options = vec[i64](capacity=6)
        for other in content_of(match).lettered:
            if is_target(match, seat, other) and where_is(match, seat, other):
                options = append(options, AGAINST.code1(other))
        if not pick(match, self, options, "bot-targets", "VB 7.5.4a", LEADING, BY_LETTER, seat):
            nothing(match, seat, "attacks-nobody", "VB 7.5.4a")

    def chosen(self, match: Match, action: i64) -> None:
        target = AGAINST.only(action)
        hold(match.state, cells.block(match, self.seat) + cells.TARGET, target)
        match.push(VagabotFights(self.seat, target, 1))
        match.push(GoNearest(self.seat, where_is(match, self.seat, target), ON_TARGET))


@mypyc_attr(acyclic=True, free_list_len=1)
class TargetHere(SeatStep):
    """A berserker attacks whoever has most pieces where he came to. [VB BERSERKER]"""

    def run(self, match: Match) -> None:
        content = content_of(match)
        place = cells.place_of(match, self.seat)
        options = vec[i64](capacity=6)
        for other in content.lettered:
            if place < CLEARINGS and is_target(match, self.seat, other) and is_there(
                content, match.state, other, place
            ):  # fmt: skip
                options = append(options, AGAINST.code1(other))
        if not pick(match, self, options, "bot-targets", "VB BERSERKER", CROWDED, BY_LETTER, self.seat):
            nothing(match, self.seat, "attacks-nobody", "VB BERSERKER")

    def chosen(self, match: Match, action: i64) -> None:
        hold(match.state, cells.block(match, self.seat) + cells.TARGET, AGAINST.only(action))
        match.push(VagabotFights(self.seat, AGAINST.only(action), 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class VagabotFights(Step):
    """A battle for one item, more of them for two each, while the target is there. [VB 7.5.4a]"""

    def __init__(self, seat: i64, other: i64, cost: i64) -> None:
        self.seat = seat
        self.other = other
        self.cost = cost

    def run(self, match: Match) -> None:
        place = cells.place_of(match, self.seat)
        content = content_of(match)
        there = place < CLEARINGS and is_there(content, match.state, self.other, place)
        if not there or usable(match, self.seat) < self.cost:
            hold(match.state, cells.block(match, self.seat) + cells.TARGET, NONE)
            nothing(match, self.seat, "fights-no-more", "VB 7.5.4a")
            return
        exhaust_items(match, self.seat, self.cost, "VB 7.5.4a")
        if numbers_at(match, self.seat).is_on("one_battle"):
            hold(match.state, cells.block(match, self.seat) + cells.TARGET, NONE)
        else:
            match.push(VagabotFights(self.seat, self.other, 2))
        match.push(Battle(self.seat, place, self.other))


# -- repair


def begin_repair(match: Match, seat: i64) -> None:
    """Repair one item for another. [VB 7.5.5]"""
    if damaged(match, seat) == 0 or usable(match, seat) == 0:
        nothing(match, seat, "repairs-nothing", "VB 7.5.5")
        return
    exhaust_items(match, seat, 1, "VB 7.5.5")
    repair_items(match, seat, 1, "VB 7.5.5")

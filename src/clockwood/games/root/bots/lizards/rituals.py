"""Rituals of the Logical Lizards: one for each card revealed from the top of the Lost Souls. [LL 8.5]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.bot import HIGHEST, numbers_at
from clockwood.games.root.bots.common.recruiting import placeable, recruits_in
from clockwood.games.root.bots.common.scores import ENEMY_BUILDINGS, OWN_WARRIORS
from clockwood.games.root.bots.common.shopping import call_off, hire, try_hiring
from clockwood.games.root.bots.common.targets import by_priority
from clockwood.games.root.bots.lizards.souls import lay_open, top_of
from clockwood.games.root.content import content_of
from clockwood.games.root.deck.zones import SOULS
from clockwood.games.root.events import where
from clockwood.games.root.factions.lizards import cells
from clockwood.games.root.factions.lizards.rituals import add_acolyte, why_not_garden
from clockwood.games.root.rules.handing import put_on_pile, reshuffle
from clockwood.games.root.rules.placing import open_slots, place_piece, place_warriors
from clockwood.games.root.rules.ruling import ruled
from clockwood.games.root.table.cells import suit_mask
from clockwood.games.root.verbs import RECRUIT, REMOVE
from clockwood.games.root.words import BIRD
from clockwood.kernel.events import card_term, who
from clockwood.kernel.layout import NONE
from clockwood.kernel.match import Match
from clockwood.kernel.priority import Score, most, pick, prefer
from clockwood.kernel.step import ALLOWED, SeatStep, Step


class HasSlot(Score):
    """1 for a clearing with an open slot."""

    def score(self, match: Match, candidate: i64) -> i64:
        return 1 if open_slots(match, RECRUIT.only(candidate)) > 0 else 0


RECRUIT_WHERE: Final = [prefer("has-slot", HasSlot()), most("enemy-buildings", ENEMY_BUILDINGS)]
MARTYR_WHERE: Final = [most("own-warriors", OWN_WARRIORS)]


@mypyc_attr(acyclic=True, free_list_len=1)
class BotRituals(Step):
    """The topmost of the Lost Souls is revealed for a ritual, so many times or until none is left. [LL 8.5]"""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def run(self, match: Match) -> None:
        card = top_of(match, SOULS)
        if card == NONE:
            if match.listening:
                match.tell("no-souls-left", "LL 8.5", [who(self.seat)])
            return
        if self.left > 1:
            match.push(BotRituals(self.seat, self.left - 1))
        lay_open(match, self.seat, card)
        suit = content_of(match).deck.suit[card]
        if suit == BIRD:
            match.push(BirdRitual(self.seat))
            self.give_up(match, card)
        else:
            match.push(SuitRitual(self.seat, suit))

    def give_up(self, match: Match, card: i64) -> None:
        """Put a bird on the discard pile: it is no Lost Soul any more. [LL 8.5.2] [AM LL2]"""
        if match.listening:
            match.tell("dropped-soul", "LL 8.5.2", [who(self.seat), card_term(card)])
        put_on_pile(match, card)
        reshuffle(match)


@mypyc_attr(acyclic=True, free_list_len=1)
class SuitRitual(Step):
    """A warrior in a clearing of the suit, and a garden if the Lizards rule it then. [LL 8.5.1] [AM LL6]"""

    def __init__(self, seat: i64, suit: i64) -> None:
        self.seat = seat
        self.suit = suit

    def run(self, match: Match) -> None:
        mask = placeable(match, self.seat, suit_mask(match.state, self.suit))
        options = recruits_in(match, mask, lowest=False)
        if len(options):
            pick(match, self, options, "bot-performs-ritual", "LL 8.5.1", RECRUIT_WHERE, HIGHEST, self.seat)
        elif match.listening:
            match.tell("ritual-nowhere", "LL 8.5.1", [who(self.seat)])

    def chosen(self, match: Match, action: i64) -> None:
        clearing = RECRUIT.only(action)
        place_warriors(match, self.seat, clearing, 1, "LL 8.5.1")
        if self.has_room(match, clearing) or self.hires_for(match, clearing):
            place_piece(match, self.seat, cells.GARDEN, cells.GARDENS, clearing, "LL 8.5.1")
        elif match.listening:
            match.tell("plants-nothing", "LL 8.5.1", [who(self.seat), where(clearing)])

    def has_room(self, match: Match, clearing: i64) -> bool:
        return why_not_garden(match, self.seat, clearing, self.suit, ruled(match, self.seat)) == ALLOWED

    def hires_for(self, match: Match, clearing: i64) -> bool:
        """Hire warriors with whom the Lizards rule the clearing, and return whether they do. [RR SV4b]"""
        if not try_hiring(match, self.seat):
            return False
        if self.has_room(match, clearing):
            hire(match, self.seat)
            return match.outcome is None
        call_off(match, self.seat)
        return False


@mypyc_attr(acyclic=True, free_list_len=1)
class BirdRitual(SeatStep):
    """A warrior from where most of them stand becomes an acolyte, with martyrs one of the supply, too. [LL 8.5.2]"""

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=12)
        for clearing in by_priority(match, -1, lowest=False):
            if match.state[cells.WARRIORS + clearing]:
                options = append(options, REMOVE.code1(clearing))
        if len(options):
            pick(match, self, options, "bot-sacrifices", "LL 8.5.2", MARTYR_WHERE, HIGHEST, self.seat)
        else:
            self.martyr(match)

    def chosen(self, match: Match, action: i64) -> None:
        clearing = REMOVE.only(action)
        match.state[cells.WARRIORS + clearing] -= 1
        match.state[cells.ACOLYTES] += 1
        if match.listening:
            match.tell("took-acolyte", "LL 8.5.2", [who(self.seat), where(clearing)])
        self.martyr(match)

    def martyr(self, match: Match) -> None:
        """Add a warrior of the supply to the acolytes. [LL MARTYRS]"""
        if numbers_at(match, self.seat).is_on("martyrs") and match.state[cells.SUPPLY]:
            add_acolyte(match, self.seat, "LL MARTYRS")

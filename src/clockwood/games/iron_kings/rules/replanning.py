"""The track changed by other means than planning: cards that override, lines of head upgrades. [IK H4] [IK U22]"""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.iron_kings.cards import cells as cards
from clockwood.games.iron_kings.content import content_of
from clockwood.games.iron_kings.plans import cells as plans
from clockwood.games.iron_kings.rules.planning import change_track, changes_of_track, insert, why_not_plan
from clockwood.games.iron_kings.verbs import INSERT, RECOVER, SWAP
from clockwood.games.iron_kings.words import PLANS_EACH, SLOTS
from clockwood.kernel.events import number, who
from clockwood.kernel.match import Match
from clockwood.kernel.step import NOT_ASKED, SeatStep


@mypyc_attr(acyclic=True, free_list_len=1)
class Override(SeatStep):
    """A card in the program that removes or replaces one of the track, itself included. [IK H4]"""

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_ASKED if INSERT.has(action) else why_not_plan(match, self.seat, action)

    def run(self, match: Match) -> None:
        match.ask_secretly(self, self.seat, changes_of_track(match, self.seat, False))

    def chosen(self, match: Match, action: i64) -> None:
        change_track(match, self.seat, action)


@mypyc_attr(acyclic=True, free_list_len=1)
class SwapPlans(SeatStep):
    """Two cards of the track change places. [IK U22]"""

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=4)
        count = plans.planned(match.state, self.seat)
        for one in range(count):
            for other in range(one + 1, count):
                options = append(options, SWAP.code2(one, other))
        if len(options):
            match.ask(self, self.seat, options)

    def chosen(self, match: Match, action: i64) -> None:
        one = plans.slot(self.seat, SWAP.first_of_two(action))
        other = plans.slot(self.seat, SWAP.last_of(action))
        held = match.state[one]
        match.state[one] = match.state[other]
        match.state[other] = held
        if match.listening:
            terms = [number("n", SWAP.first_of_two(action) + 1), number("m", SWAP.last_of(action) + 1)]
            match.tell("plans-swapped", "IK U22", [who(self.seat), *terms])


@mypyc_attr(acyclic=True, free_list_len=1)
class RecoverPlan(SeatStep):
    """A discarded card goes behind the last of the track, where there is room. [IK H9]"""

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=16)
        if plans.planned(match.state, self.seat) < SLOTS:
            for card in range(self.seat * PLANS_EACH, self.seat * PLANS_EACH + content_of(match).plans.count):
                if cards.zone(match.state, card) == cards.DISCARD + self.seat:
                    options = append(options, RECOVER.code1(card))
        if len(options):
            match.ask(self, self.seat, options)

    def chosen(self, match: Match, action: i64) -> None:
        insert(match, self.seat, RECOVER.only(action), plans.planned(match.state, self.seat))

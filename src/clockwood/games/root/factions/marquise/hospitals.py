"""Field Hospitals: a matching card brings the warriors of one removal back to the keep. [MC 6.2.3]"""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.events import where
from clockwood.games.root.factions.marquise import cells
from clockwood.games.root.factions.marquise.verbs import HEAL
from clockwood.games.root.rules.handing import NOT_IN_HAND, hand_that_fits, has_cards, spend
from clockwood.games.root.rules.removing import unbury
from clockwood.games.root.table.cells import suit_at
from clockwood.games.root.verbs import PASS
from clockwood.kernel.events import number, who
from clockwood.kernel.layout import NONE
from clockwood.kernel.match import Match
from clockwood.kernel.step import NOT_ASKED, Step


@mypyc_attr(acyclic=True, free_list_len=1)
class Heal(Step):
    """Spend a card matching the clearing to bring its lost warriors to the keep. [MC 6.2.3a] [MC 6.2.3c]"""

    def __init__(self, seat: i64, clearing: i64, count: i64) -> None:
        self.seat = seat
        self.clearing = clearing
        self.count = count

    def run(self, match: Match) -> None:
        if cells.keep_at(match.state) == NONE or not has_cards(match, self.seat):
            return
        options = append(vec[i64](capacity=8), PASS.code())
        for action in hand_that_fits(match, self.seat, suit_at(match.state, self.clearing), HEAL.base):
            options = append(options, action)
        match.ask_secretly(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_IN_HAND if HEAL.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if PASS.has(action):
            return
        keep = cells.keep_at(match.state)
        spend(match, self.seat, HEAL.only(action), "MC 6.2.3a")
        unbury(match, self.seat, self.count)
        match.state[cells.WARRIORS + keep] += self.count
        if match.listening:
            match.tell("healed", "MC 6.2.3a", [who(self.seat), number("n", self.count), where(keep)])

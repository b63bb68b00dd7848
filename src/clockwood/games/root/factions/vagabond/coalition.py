"""The coalition: a dominance card binds the Vagabond to the player who is last. [VA 9.2.8b]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.events import whom
from clockwood.games.root.factions.vagabond import cells
from clockwood.games.root.factions.vagabond.relations import set_relation
from clockwood.games.root.factions.vagabond.verbs import JOIN
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.scoring import has_points
from clockwood.games.root.table.cells import COALITION, VP
from clockwood.kernel.events import who
from clockwood.kernel.layout import hold, term
from clockwood.kernel.match import Match
from clockwood.kernel.step import NOT_ASKED, SeatStep

NOT_LAST: Final[i64] = REASONS.add("not-last", "VA 9.2.8b")
PLAYERS_NEEDED: Final[i64] = 4


def partners(match: Match, seat: i64) -> vec[i64]:
    """Return the players with fewest points who are in no coalition and have points at all. [VA 9.2.8b]"""
    content = content_of(match)
    found = vec[i64](capacity=6)
    fewest: i64 = 1000
    for other in range(content.players):
        if other == seat or not has_points(match, other) or is_partner(match, other):
            continue
        points = match.state[VP + other]
        if points < fewest:
            fewest = points
            found = vec[i64](capacity=6)
        if points == fewest:
            found = append(found, JOIN.code1(other))
    return found


def is_partner(match: Match, seat: i64) -> bool:
    for other in range(content_of(match).players):
        if term(match.state, COALITION + other) == seat:
            return True
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class FormCoalition(SeatStep):
    """The partner is whoever has fewest points; of several, the Vagabond chooses. [VA 9.2.8b] [VA 9.2.8c]"""

    def run(self, match: Match) -> None:
        match.ask(self, self.seat, partners(match, self.seat))

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_LAST if JOIN.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        partner = JOIN.only(action)
        hold(match.state, COALITION + self.seat, partner)
        if match.listening:
            match.tell("formed-coalition", "VA 9.2.8c", [who(self.seat), whom(partner)])
        if cells.relation_to(match, self.seat, partner) == cells.HOSTILE:
            set_relation(match, self.seat, partner, cells.INDIFFERENT, "VA 9.2.9.III.d")

"""The vision the Woodwalkers start with, and what stands between a vision and its Totem. [IW R2.3, R14.1]"""

from mypy_extensions import i64

from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.cards.cells import zone
from clockwood.games.ironwood.cards.hidden import shows_starting_vision
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.events import mountain as at_mountain
from clockwood.games.ironwood.grammar.effects import CANNOT_DISCOVER
from clockwood.games.ironwood.ironclad import cells as ironclad
from clockwood.games.ironwood.ironclad.cells import units
from clockwood.games.ironwood.moments import IronwoodPart
from clockwood.games.ironwood.rules.discovering import Discover
from clockwood.games.ironwood.rules.places import mountain_forbidden, wood_contact
from clockwood.games.ironwood.rules.resolving import Resolve
from clockwood.games.ironwood.visions import cells as visions
from clockwood.games.ironwood.words import ALL_CARDS, FIRST_VISION, WOODWALKERS
from clockwood.kernel.events import Event, number, said
from clockwood.kernel.layout import term
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question


class Visions(IronwoodPart):
    """The first vision, hidden from the Ironclad, and why a vision cannot be used."""

    def shows_secret(self, match: Match, cell: str, owner: i64, seat: i64) -> bool:
        if cell != "starting_vision":
            return False
        return shows_starting_vision(match.state, cards.CARDS + term(match.state, visions.STARTING_VISION + owner))

    def hindrances(self, match: Match, question: Question) -> list[Event]:
        """Say of each vision in hand why its mountain cannot be discovered now. [IW R14.1]"""
        step = question.step
        if not isinstance(step, Discover) and not (
            isinstance(step, Resolve) and board(match).program.hinges[step.node]
        ):
            return []
        held = [card for card in range(FIRST_VISION, ALL_CARDS) if zone(match.state, card) == cards.VISION_HAND]
        if not held:
            return [said("hindered-no-vision", [], "IW R14.1")]
        return [hindrance(match, board(match).visions.mountain[card - FIRST_VISION]) for card in held]


def hindrance(match: Match, mountain: i64) -> Event:
    """Say what keeps the Woodwalkers from discovering at a mountain whose vision they hold. [IW R14.1, R16.5]"""
    state = match.state
    where = at_mountain("mountain", mountain)
    if units(state, mountain):
        guard = [number("n", state[ironclad.FIGHTERS + mountain]), number("golems", state[ironclad.GOLEMS + mountain])]
        return said("hindered-guarded", [where, *guard], "IW R14.1")
    if not wood_contact(board(match).land, state, mountain):
        return said("hindered-no-warband", [where], "IW R14.1")
    assert mountain_forbidden(match, WOODWALKERS, CANNOT_DISCOVER, mountain)
    return said("hindered-marked", [where], "IW R16.5")

"""Upgrades on kings and Holdfasts."""

from clockwood.games.iron_kings.cards import cells as cards
from clockwood.games.iron_kings.cards.rows import agrees
from clockwood.games.iron_kings.content import content_of
from clockwood.games.iron_kings.kings import cells as kings
from clockwood.games.iron_kings.kings.problems import held_by_nobody
from clockwood.games.iron_kings.moments import KingsPart
from clockwood.games.iron_kings.upgrades import cells as upgrades
from clockwood.games.iron_kings.words import ALL_SECTIONS, SEATS
from clockwood.kernel.layout import NONE, term
from clockwood.kernel.match import Match


class Upgrades(KingsPart):
    """Upgrades and the sections they cover. [IK K7.3]"""

    def problems(self, match: Match) -> list[str]:
        """Name upgrades on wrong sections, and hulls with more tokens than shield spaces. [IK K7.3] [IK K6.4]"""
        content = content_of(match)
        state = match.state
        found = held_by_nobody(content, state, "section", upgrades.SECTION, ALL_SECTIONS)
        for seat in range(content.players):
            name = SEATS[seat]
            fitting = True
            for section in range(ALL_SECTIONS):
                card = term(state, upgrades.section(seat, section))
                if card != NONE and not belongs(match, card, section):
                    fitting = False
                    found.append(f"state.section_{name}: {content.names['card'][card]} does not fit there [IK K7.3]")
            if not agrees(state, upgrades.section(seat, 0), ALL_SECTIONS, cards.BUILT + seat):
                found.append(f"state.section_{name}: it does not agree with cards.built.{name}")
            if fitting:
                shields = upgrades.number(match, seat, upgrades.TORSO, upgrades.SHIELDS)
                if state[kings.HULL + seat] > shields:
                    found.append(f"state.hull.{name}: there are {shields} shield spaces [IK K6.4]")
        return found


def belongs(match: Match, card: int, section: int) -> bool:
    """Return whether a card is an upgrade of this section; those of the Holdfast are alike."""
    tables = content_of(match).upgrades
    upgrade = card - cards.FIRST_UPGRADE
    return 0 <= upgrade < tables.count and tables.section[upgrade] == min(section, upgrades.FIRST_HOLDFAST)

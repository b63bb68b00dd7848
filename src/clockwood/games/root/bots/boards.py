"""The automata's own boards: the rows of a person's board with the numbers that are printed for the automaton."""

from typing import Final

from clockwood.games.root.bots.alliance.spreading import TRACK
from clockwood.games.root.factions.alliance import cells as alliance
from clockwood.games.root.factions.corvids.board import board_of as corvids_board
from clockwood.games.root.factions.duchy.board import automatons_board as duchy_board
from clockwood.games.root.factions.eyrie import cells as eyrie
from clockwood.games.root.factions.lizards import cells as lizards
from clockwood.games.root.factions.riverfolk import cells as riverfolk
from clockwood.games.root.factions.riverfolk.board import MIDDLE
from clockwood.games.root.factions.vagabond.board import automatons_board as vagabot_board
from clockwood.games.root.mat import Mat, MatRow, Printed, items_row
from clockwood.games.root.words import LAND_SUITS, SUITS

BUILDINGS: Final = 6


def counted(spaces: int) -> Printed:
    """Return points under spaces, each worth one more than the one before; the first is worth nothing."""
    return Printed([], [str(k) for k in range(spaces)], "", "point")


def marquise_board() -> Mat:
    """Return three rows of six that score alike; wood costs nothing. [MM TRACK] [MM 4.3.1]"""
    rows = [MatRow(f"{piece}s", piece, BUILDINGS, counted(BUILDINGS)) for piece in ("sawmill", "workshop", "recruiter")]
    return Mat([*rows, items_row("marquise")])


def eyrie_board() -> Mat:
    """Return the roosts with the points of the Evening; nobody draws cards. [EE TRACK]"""
    roosts = int(eyrie.ALL_ROOSTS)
    return Mat([MatRow("roosts", "roost", roosts, counted(roosts)), items_row("eyrie")])


def alliance_board() -> Mat:
    """Return the bases, and sympathy with its points; supporters are not needed. [AA TRACK]"""
    points = Printed([], [str(scored) for scored in TRACK], "", "point")
    sympathy = MatRow("sympathies", "sympathy", int(alliance.ALL_SYMPATHY), points)
    return Mat([MatRow("bases", "base", int(alliance.ALL_BASES)), sympathy, items_row("alliance")])


def lizards_board() -> Mat:
    """Return a row of gardens for each suit with its points. [LL GTRACK]"""
    each = int(lizards.EACH)
    printed = Printed([str(lizards.POINTS[k]) for k in range(1, each + 1)], [], "point")
    rows = [MatRow(f"gardens-{suit}", "garden", each, printed, sign=suit) for suit in SUITS[:LAND_SUITS]]
    return Mat([*rows, items_row("lizards")])


def riverfolk_board() -> Mat:
    """Return a row of trade posts for each suit, and Payments. [RR 9.3.3] [AM RR1]"""
    each = int(riverfolk.EACH)
    printed = Printed([str(k) for k in range(each)], [], "point")
    rows = [MatRow(f"posts-{suit}", "post", each, printed, sign=suit) for suit in SUITS[:LAND_SUITS]]
    return Mat([*rows, MatRow("payments", "", len(MIDDLE), sign="payments", spots=MIDDLE), items_row("riverfolk")])


BOARDS: Final = {
    "marquise": marquise_board(),
    "eyrie": eyrie_board(),
    "alliance": alliance_board(),
    "vagabond": vagabot_board("vagabond"),
    "vagabond2": vagabot_board("vagabond2"),
    "lizards": lizards_board(),
    "riverfolk": riverfolk_board(),
    "duchy": duchy_board("duchy"),
    "corvids": corvids_board("corvids"),
}
"""The board of each faction's automaton, by which it stands at a table and by which its picture is drawn."""

"""Steps that may wait in a position: those of who plays, and the setup only before the first turn. [RT 1.4.1c]"""

from typing import Final

from clockwood.games.root.content import content_of
from clockwood.games.root.rules.setup import FirstTurn
from clockwood.games.root.rules.turn import EndTurn, Turn
from clockwood.games.root.words import BURROW
from clockwood.kernel.match import Match
from clockwood.kernel.step import Step

FOLDERS: Final = ("clockwood.games.root.factions.", "clockwood.games.root.bots.")
SHARED: Final = "clockwood.games.root.bots.common"
SETUP: Final = "setup"


def folders_played(match: Match) -> set[str]:
    """Return the folders of the factions and bots at the table."""
    content = content_of(match)
    classes = [base for seat in range(content.players) for base in type(content.faction[seat]).__mro__]
    return {SHARED, *(base.__module__.rpartition(".")[0] for base in classes)}


def is_below(match: Match, step: Step) -> bool:
    """Return whether a step moves a player's warriors to or from a camp that is not this player's. [UD 12.2.2a]"""
    mover = int(getattr(step, "victim", getattr(step, "seat", 0)))
    if content_of(match).camping >> mover & 1:
        return False
    return BURROW in (getattr(step, "origin", 0), getattr(step, "target", 0))


def stack_problems(match: Match) -> list[str]:
    """Name what waits for nobody at this table, a setup in the middle of the game, and a turn without end."""
    if match.outcome is not None:
        return []
    steps = match.stack
    if not steps or not isinstance(steps[0], (FirstTurn, Turn, EndTurn)):
        return ["stack: the end of a turn must wait below everything else [RT 1.4.1c]"]
    played = folders_played(match)
    has_begun = not isinstance(steps[0], FirstTurn)
    found: list[str] = []
    for place, step in enumerate(steps):
        folder, _, module = type(step).__module__.rpartition(".")
        name = type(step).__name__
        if folder.startswith(FOLDERS) and folder not in played:
            found.append(f"stack[{place}]: {name} is a step of nobody who plays [RT 5.1.1]")
        elif has_begun and module == SETUP:
            found.append(f"stack[{place}]: {name} belongs to the setup, which is over [RT 5.1.7]")
        elif int(getattr(step, "seat", 0)) < 0:
            found.append(f"stack[{place}]: {name} needs a seat [RT 1.4.1a]")
        elif is_below(match, step):
            found.append(f"stack[{place}]: {name} is in a camp that its player does not have [UD 12.2.2a]")
    return found

"""Steps that may wait in a position: those of who plays and whose turn it is, of a battle only while there is one."""

from typing import Final

from clockwood.games.root.content import content_of
from clockwood.games.root.rules import battle, battle_cards, hits
from clockwood.games.root.rules.battle import Battle, EndBattle, MayBattle
from clockwood.games.root.rules.setup import FirstTurn
from clockwood.games.root.rules.turn import EndPhase, EndTurn, FactionPhase, Phase, Turn, Watch
from clockwood.games.root.table import cells
from clockwood.games.root.words import BURROW, PHASES
from clockwood.kernel.layout import term
from clockwood.kernel.match import Match
from clockwood.kernel.step import Step, fields_of

FOLDERS: Final = ("clockwood.games.root.factions.", "clockwood.games.root.bots.")
SHARED: Final = "clockwood.games.root.bots.common"
SETUP: Final = "setup"
TURN: Final = "turn"
"""The module of a faction with steps of its own turn, which nobody else takes."""
IN_BATTLE: Final = {battle.__name__, battle_cards.__name__, hits.__name__}
SEATS: Final = ("seat", "defender", "victim", "other")
PLACES: Final = ("clearing", "origin", "target")


def folders_played(match: Match) -> set[str]:
    """Return the folders of the factions and bots at the table."""
    return {SHARED}.union(*(folders_of(match, seat) for seat in range(content_of(match).players)))


def folders_of(match: Match, seat: int) -> set[str]:
    """Return the folders of what plays at a seat: of a faction, and of its automaton if it has one."""
    return {base.__module__.rpartition(".")[0] for base in type(content_of(match).faction[seat]).__mro__}


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
    battles = 0
    for place, step in enumerate(steps):
        reason = (
            why_not_wait(match, step, played, has_begun=has_begun)
            or why_not_in_turn(match, step, place)
            or why_not_in_battle(step, battles)
        )
        if reason:
            found.append(f"stack[{place}]: {type(step).__name__} {reason}")
        battles += isinstance(step, EndBattle)
    if battles != match.state[cells.BATTLE]:
        found.append(f"state.battle: {match.state[cells.BATTLE]} battles, and {battles} wait for their end [RT 4.3]")
    return found


def why_not_wait(match: Match, step: Step, played: set[str], *, has_begun: bool) -> str:
    """Return why a step cannot wait at this table, whatever happens there."""
    content = content_of(match)
    folder, _, module = type(step).__module__.rpartition(".")
    named = fields_of(type(step))
    seats = [int(getattr(step, name)) for name in SEATS if name in named]
    if folder.startswith(FOLDERS) and folder not in played:
        return "is a step of nobody who plays [RT 5.1.1]"
    if has_begun and module == SETUP:
        return "belongs to the setup, which is over [RT 5.1.7]"
    if any(seat < 0 for seat in seats):
        return "needs a seat [RT 1.4.1a]"
    if any(seat >= content.players for seat in seats) and not isinstance(step, Watch):
        return "is no step of somebody who only watches [RT U25]"
    if any(int(getattr(step, name)) < 0 for name in PLACES if name in named):
        return "needs a clearing [RT 2.2]"
    if seats and module == TURN and folder.startswith(FOLDERS) and folder not in folders_of(match, seats[0]):
        return f"is no step of {content.names['seat'][seats[0]]} [RT 1.4.1a]"
    if is_below(match, step):
        return "is in a camp that its player does not have [UD 12.2.2a]"
    return ""


def why_not_in_turn(match: Match, step: Step, place: int) -> str:
    """Return why a step that makes up turns cannot wait there: each belongs to the turn and phase under way."""
    active, phase = term(match.state, cells.ACTIVE), term(match.state, cells.PHASE)
    if isinstance(step, (FirstTurn, Turn, EndTurn)) and place:
        return "waits below everything else [RT 1.4.1c]"
    if isinstance(step, (EndTurn, Phase, EndPhase, FactionPhase)) and step.seat != active:
        return "is not of the turn that is played, see state.active [RT 1.4.1a]"
    if isinstance(step, (EndPhase, FactionPhase)) and step.phase != phase:
        return f"is not of {PHASES[phase]}, see state.phase [RT 1.4.1b]"
    if isinstance(step, Phase) and step.phase <= phase:
        return f"is not to come after {PHASES[phase]} [RT 1.4.1b]"
    return ""


def why_not_in_battle(step: Step, battles: int) -> str:
    """Return why a step of a battle cannot wait: below it the end of none does."""
    waits = type(step).__module__ in IN_BATTLE and not isinstance(step, (Battle, MayBattle, EndBattle))
    return "needs a battle, whose EndBattle waits below it [RT 4.3]" if waits and not battles else ""

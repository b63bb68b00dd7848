"""The commands that change who plays and when, and not the game: pause, go on, hand over, take a seat back."""

from clockwood.agents.registry import offered_agents
from clockwood.kernel.automaton import HUMAN
from clockwood.kernel.table import Table
from clockwood.server.core.connections.messages import GoOn, HandOver, Pause
from clockwood.server.core.matches.commands import StandstillCommand
from clockwood.server.core.refusals import Refused
from clockwood.server.core.stored import TAKEN, Chair


def apply(table: Table, seat: int, command: StandstillCommand, chairs: dict[int, Chair]) -> None:
    """Carry out a command of a seat. What is so already is not written again."""
    if isinstance(command, Pause):
        pause(table, seat, chairs)
    elif isinstance(command, GoOn):
        if table.paused or table.pause_wishes:
            table.go_on(seat)
    elif isinstance(command, HandOver):
        hand_over(table, seat, command.agent)
    elif table.seat_names[seat] in table.owners:
        table.hand_over(seat, HUMAN)


def pause(table: Table, seat: int, chairs: dict[int, Chair]) -> None:
    """Note the wish; pause if the seat's player opened the match, or everybody who plays now wishes it."""
    if table.paused:
        return
    if seat not in table.pause_wishes:
        table.wish_to_pause(seat)
    names = table.seat_names
    needed = {number for number, chair in chairs.items() if chair.state == TAKEN and names[number] not in table.owners}
    if (seat in chairs and chairs[seat].opener) or needed <= table.pause_wishes:
        table.pause()


def hand_over(table: Table, seat: int, agent: str) -> None:
    name = table.seat_names[seat]
    if agent not in offered_agents():
        raise Refused(f"no such agent; there are {', '.join(offered_agents())}", "agent", code="bad-wish")
    if table.players.get(name, HUMAN) != agent:
        table.hand_over(seat, agent)

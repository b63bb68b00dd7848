"""The commands that change who plays and when, and not the game: pause, go on, hand over, take a seat back."""

from typing import Final

from clockwood.agents.registry import must_play_there, offered_agents
from clockwood.kernel.automaton import HUMAN
from clockwood.kernel.table import Table
from clockwood.server.core.connections.messages import GoOn, HandOver, Pause
from clockwood.server.core.matches.commands import StandstillCommand
from clockwood.server.core.refusals import Refused, bad_input_as_refusal
from clockwood.server.core.stored import TAKEN, Chair

MOST_LINES: Final = 200
"""So many lines of this kind a seat may add to a record. A record has an end, and they must not bring it."""


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
        refuse_without_end(table, seat)
        table.wish_to_pause(seat)
    names = table.seat_names
    needed = {number for number, chair in chairs.items() if chair.state == TAKEN and names[number] not in table.owners}
    if (seat in chairs and chairs[seat].opener) or needed <= table.pause_wishes:
        table.pause()


def hand_over(table: Table, seat: int, agent: str) -> None:
    name = table.seat_names[seat]
    offered = offered_agents(table.match.game)
    if agent not in offered:
        raise Refused(f"no such agent; there are {', '.join(offered)}", "agent", code="bad-wish")
    with bad_input_as_refusal("bad-wish", "agent"):
        must_play_there(table.match.game, table.match.content, {name: agent})
    if table.players.get(name, HUMAN) != agent:
        refuse_without_end(table, seat)
        table.hand_over(seat, agent)


def refuse_without_end(table: Table, seat: int) -> None:
    """Refuse a seat that has paused or handed itself over very often. To go on and to come back is always possible."""
    name = table.seat_names[seat]
    own = {f"! pause {name}", f"! go-on {name}"}
    if sum(line in own or line.startswith(f"! hand {name} ") for line in table.lines) >= MOST_LINES:
        raise Refused("this seat has paused or changed hands too often", "match", code="too-long", message="why-often")

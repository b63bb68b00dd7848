"""A finished match at a glance: result, length, and the moments that decided it."""

from bisect import bisect_left
from typing import Final

from clockwood.kernel.automaton import HUMAN
from clockwood.kernel.match import Match
from clockwood.kernel.table import Table
from clockwood.scene.builder import SceneBuilder
from clockwood.scene.entries import outcome_entry
from clockwood.server.core.study.hints import percent
from clockwood.server.core.study.replies import SeatResult, Summary, Swing

MOST_SWINGS: Final = 3
LEAST_SWING: Final = 3
"""Percent below which a change is not told."""


def summary(table: Table, seat: int, scenery: SceneBuilder, rematches: list[str]) -> Summary:
    """Return the summary as a seat, or a spectator, may read it; the match must be over."""
    assert table.outcome is not None
    result = outcome_entry(scenery.speaker, table.outcome)
    scores = result.scores
    return Summary(
        text=result.said.text,
        tags=result.said.tags,
        rounds=int(table.match.game.milestone(table.match)),
        answers=len(table.gestures),
        seats=[
            SeatResult(
                seat=name,
                name=scenery.speaker.words.name("seat", number),
                player=table.players.get(name, HUMAN),
                score=scores[number] if number < len(scores) else None,
                won=name in result.winners,
            )
            for number, name in enumerate(table.seat_names)
        ],
        swings=swings(table, seat, scenery),
        rematches=rematches,
    )


def swings(table: Table, seat: int, scenery: SceneBuilder) -> list[Swing]:
    """Return the largest changes of a seat's chances between two decisions, one a turn, in the order they came."""
    judge = table.match.game.judge
    if not judge.tells():
        return []
    points = [(gesture.before, gesture.told) for gesture in table.gestures]
    shares = [chances(match, len(table.seat_names)) for match, _ in points]
    found: list[tuple[float, int, int]] = []
    for number in range(1, len(points)):
        for who in range(len(table.seat_names)):
            change = shares[number][who] - shares[number - 1][who]
            if change > 0:
                found.append((change, number, who))
    chosen: dict[int, tuple[int, int]] = {}
    for change, number, who in sorted(found, key=lambda each: (-each[0], each[1])):
        turn = int(table.match.game.turn_of(points[number - 1][0]))
        if percent(change) >= LEAST_SWING and turn not in chosen and len(chosen) < MOST_SWINGS:
            chosen[turn] = (number, who)
    heard = table.entries_heard(seat)
    found_swings: list[Swing] = []
    for number, who in sorted(chosen.values()):
        told = bisect_left(heard, points[number][1])
        shown = (percent(shares[number - 1][who]), percent(shares[number][who]))
        found_swings.append(told_swing(table, scenery, told, who, seat, shown))
    return found_swings


def told_swing(table: Table, scenery: SceneBuilder, told: int, who: int, seat: int, shares: tuple[int, int]) -> Swing:
    lines = scenery.story(table, seat)[:told]
    text = lines[-1].said.text if lines else ""
    return Swing(
        told=max(told - 1, 0),
        seat=table.seat_names[who],
        text=text,
        before=shares[0],
        after=shares[1],
    )


def chances(match: Match, seats: int) -> list[float]:
    """Return the chances of the seats at the table, as the game's judge sees them."""
    return [float(share) for share in match.game.judge.all_chances(match)][:seats]

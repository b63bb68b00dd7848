"""An option in words. Where its verb says too little, the effect it stands for is told. [IW R16]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.ironwood.cards.tables import ProgramTables
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.grammar import effects as e
from clockwood.games.ironwood.rules.act import MaySkip
from clockwood.games.ironwood.rules.paying import Cost, buys_something, crystals_asked
from clockwood.games.ironwood.rules.resolving import Resolve
from clockwood.games.ironwood.verbs import DO, OPTION, PAY
from clockwood.kernel.events import EVERYONE, Event, number
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question

PLAIN: Final = {
    e.COST_REMOVE: "act-give-up",
    e.OPPONENT_BURN: "act-opponent-burn",
    e.MOVE_WARBANDS: "act-move-warbands",
    e.MOVE_ENEMY: "act-move-enemy",
    e.STEAL: "act-steal",
    e.RECOVER: "act-recover",
    e.DRAW: "act-draw",
    e.DRAW_VISION: "act-draw-vision",
    e.DISCOVER: "act-discover",
    e.FOUNDATION: "act-foundation",
    e.RETREAT: "act-retreat",
    e.MARK: "act-mark",
    e.COST_SPEND: "act-spend",
}

BY_KIND: Final = {
    e.COST_BURN: ["act-burn", "act-burn-special", "act-burn-vision"],
    e.RESOLVE: ["act-resolve", "act-opponent-resolve"],
    e.MOVE_FIGHTERS: ["act-move-fighters", "act-move-fighters-twice"],
    e.ATTACK: ["act-attack", "act-attack-ferrum"],
    e.GAIN: ["act-gain", "act-gain-forge", "act-gain-foundation", "act-gain-golem", "act-gain-totem"],
    e.BUILD: ["act-build", "act-build-directly"],
    e.RECRUIT: ["act-recruit-fighter", "act-recruit-golem"],
    e.REMOVE: ["act-remove-fighter", "act-remove-golem"],
    e.PEEK: ["act-peek-hand", "act-peek-vision-hand", "act-peek-vision-deck"],
}
"""The message of an act, by its field `a`."""


def option(match: Match, question: Question, action: i64) -> list[Event]:
    """The effects an option stands for; none where its verb says all."""
    program = board(match).program
    step = question.step
    if isinstance(step, Resolve) and OPTION.has(action):
        return acts(program, program.kid_first[step.node] + OPTION.only(action))
    if isinstance(step, Cost) and action == PAY.code():
        bought = acts(program, program.kid_first[step.node])
        if not buys_something(match, step.seat, step.node):
            bought.append(Event("act-for-nothing", "IW H14", EVERYONE, []))
        if program.op[step.node] == e.COST_SPEND:
            return [act("act-spend", crystals_asked(match, step.seat, step.node)), *bought]
        return [said(program, step.node), *bought]
    if isinstance(step, MaySkip) and action == DO.code():
        return acts(program, step.node)
    return []


def acts(program: ProgramTables, node: i64) -> list[Event]:
    """An act and what it buys or holds, one event each; what an attack adds stays on the card."""
    op = program.op[node]
    kids = range(program.kid_first[node], program.kid_first[node] + program.kid_count[node])
    if op == e.SEQ:
        return [event for kid in kids for event in acts(program, kid)]
    told = [said(program, node)]
    if op in (e.COST_SPEND, e.COST_BURN, e.COST_REMOVE):
        told += acts(program, program.kid_first[node])
    return told


def said(program: ProgramTables, node: i64) -> Event:
    op, n = int(program.op[node]), program.n[node]
    return act(message_of(op, int(n), int(program.a[node]), int(program.b[node])), n)


def message_of(op: int, n: int, a: int, b: int) -> str:
    """Return the message of an act by its fields, without the acts inside it."""
    if op == e.MOVE_DRILL:
        return "act-move-drill-twice" if n > 1 else "act-move-drill"
    if op == e.EXTRA:
        if a:
            return "act-extra-special"
        return "act-extra-fresh" if b else "act-extra-base"
    return BY_KIND[op][a] if op in BY_KIND else PLAIN[op]


def act(message: str, n: i64) -> Event:
    return Event(message, "", EVERYONE, [number("n", n)])

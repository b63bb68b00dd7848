"""`clockwood run`: play on from a position, with answers and chance told from outside, and the automaton explained."""

from pathlib import Path
from typing import Annotated

import typer

import clockwood
from clockwood.cli import reading
from clockwood.cli.options import AsJson, Language, Packs
from clockwood.cli.reporting import report
from clockwood.kernel.errors import BadInput
from clockwood.kernel.question import CHANCE, Question
from clockwood.kernel.table import Table
from clockwood.terminal import saved_games
from clockwood.words import Words

NAMED = 12
"""As many outcomes are named where one that cannot be is told."""

Explain = Annotated[bool, typer.Option("--explain", help="Say why, one line a step: what decided, and its rule.")]
Full = Annotated[
    bool, typer.Option("--full", help="Say all: candidates, what each criterion kept, the die. Includes --explain.")
]


def run(  # noqa: PLR0913 - each is a wish of the person who asks
    position: Annotated[Path, typer.Argument(metavar="POSITION", help="A position in TOML.")],
    *,
    choose: Annotated[
        list[str] | None, typer.Option("--choose", metavar="NOTATION", help="An answer; may be repeated.")
    ] = None,
    chance: Annotated[
        list[str] | None,
        typer.Option(
            "--chance",
            metavar="NOTATION",
            help="What chance brings, in order: `die high-odd`, `draw IC30`. Once used up, it stops and says which"
            " chance it waits for; `?` tells nothing, so that it stops at the first.",
        ),
    ] = None,
    roll_rest: Annotated[
        bool, typer.Option("--roll-rest", help="Chance that --chance does not tell is rolled instead of waited for.")
    ] = False,
    explain: Explain = False,
    full: Full = False,
    seed: Annotated[str | None, typer.Option("--seed", metavar="N", help="Chance that is not told.")] = None,
    pack: Packs = [],  # noqa: B006 - read, never changed
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Play on from a position to the next question. Prints what happened and what is asked now."""
    Words(language)
    told = chance is not None
    text = saved_games.read(position)
    table = clockwood.load(text, seed=reading.seed(seed) or 0, packs=reading.folders(pack), told_chance=told)
    if (explain or full) and not table.match.content.automata:
        raise BadInput(str(position), "no automaton plays at this table, so there is nothing to explain")
    outcomes = [outcome for outcome in chance or [] if outcome != "?"]
    play_on(table, list(choose or []), outcomes, roll_rest or not told)
    report(table, language, as_json, explained=explain or full, full=full)


def play_on(table: Table, answers: list[str], outcomes: list[str], rolls: bool) -> None:
    """Give answers and outcomes as they are asked for; what is left over or cannot be is named."""
    while (question := table.decision) is not None:
        if question.seat == CHANCE and (outcomes or rolls):
            if outcomes:
                tell(table, question, outcomes.pop(0))
            else:
                table.choose(rolled(table, question), int(CHANCE))
        elif question.seat != CHANCE and answers:
            table.choose(answers.pop(0), int(question.seat))
        else:
            break
    if answers:
        waits = table.decision is not None
        raise BadInput(f"--choose {answers[0]}", "chance is awaited first" if waits else "the match is over")
    if outcomes:
        raise BadInput(f"--chance {outcomes[0]}", "is not used: chance is asked no more before the next answer")


def tell(table: Table, question: Question, outcome: str) -> None:
    """Chance brings what the table says, or the outcomes there are are named."""
    try:
        table.choose(outcome, int(CHANCE))
    except BadInput:
        names = [table.notation(action) for action in question.options]
        there_are = ", ".join(names[:NAMED]) + (", …" if len(names) > NAMED else "")
        raise BadInput(f"--chance {outcome}", f"cannot come now; there are {there_are}") from None


def rolled(table: Table, question: Question) -> int:
    """What the seed says where chance was not told."""
    return int(question.options[table.match.rng.below(len(question.options))])

"""`clockwood run`: play on from a position, with given answers and chance, and explain the automata."""

from dataclasses import dataclass
from typing import Annotated

import typer

from clockwood.cli.groups import grouped
from clockwood.cli.options import Full, Output, PositionFile
from clockwood.cli.table_report import report
from clockwood.kernel.errors import BadInput
from clockwood.kernel.question import CHANCE, Question
from clockwood.kernel.table import Table

MOST_NAMED = 12
"""The most possible outcomes named when an impossible one is given."""


@dataclass(frozen=True)
class Explanation:
    """The reasons of automata that are wanted."""

    explain: Annotated[
        bool,
        typer.Option(
            "--explain",
            help="Print the automata's reasons, a line for each step: what decided, and its rule. --full includes it.",
        ),
    ] = False
    of: Annotated[
        str | None,
        typer.Option("--of", metavar="SEAT", help="Explain only the last turn of the automaton at this seat."),
    ] = None
    full: Full = False

    @property
    def explained(self) -> bool:
        return self.explain or self.full or self.of is not None


@grouped
def run(
    file: PositionFile,
    *,
    choose: Annotated[
        list[str] | None, typer.Option("--choose", metavar="NOTATION", help="Answer to give; may be repeated.")
    ] = None,
    chance: Annotated[
        list[str] | None,
        typer.Option(
            "--chance",
            metavar="NOTATION",
            help="Chance outcome to use, such as `die high-odd` or `draw IC30`; may be repeated. When all are used, the"
            " run stops at the next chance event and names it. `?` gives none, so that it stops at the first.",
        ),
    ] = None,
    roll_rest: Annotated[
        bool, typer.Option("--roll-rest", help="Roll chance that --chance does not give, instead of stopping.")
    ] = False,
    wanted: Explanation,
    seed: Annotated[str | None, typer.Option("--seed", metavar="N", help="Seed of chance that is not given.")] = None,
    output: Output,
) -> None:
    """Play on from a position to the next question. Prints what happened and what is asked now."""
    told = chance is not None
    table = file.load(seed, told_chance=told)
    if wanted.explained and not table.match.content.automata:
        raise BadInput(str(file.position), "no automaton plays at this table, so there is nothing to explain")
    outcomes = [outcome for outcome in chance or [] if outcome != "?"]
    play_on(table, list(choose or []), outcomes, roll_rest or not told)
    report(table, output, explained=wanted.explained, full=wanted.full, of=wanted.of)


def play_on(table: Table, answers: list[str], outcomes: list[str], rolls: bool) -> None:
    """Give answers and chance outcomes as they are asked for; an impossible or unused one is an error."""
    while (question := table.decision) is not None:
        if question.seat == CHANCE and (outcomes or rolls):
            if outcomes:
                give_outcome(table, question, outcomes.pop(0))
            else:
                table.choose(rolled(table, question), int(CHANCE))
        elif question.seat != CHANCE and answers:
            table.choose(answers.pop(0), int(question.seat))
        else:
            break
    if answers:
        waits = table.decision is not None
        raise BadInput(f"--choose {answers[0]}", "chance must be given first" if waits else "the match is over")
    if outcomes:
        raise BadInput(f"--chance {outcomes[0]}", "is not used: there is no more chance before the next answer")


def give_outcome(table: Table, question: Question, outcome: str) -> None:
    try:
        table.choose(outcome, int(CHANCE))
    except BadInput:
        names = [table.notation(action) for action in question.options]
        listed = ", ".join(names[:MOST_NAMED]) + (", …" if len(names) > MOST_NAMED else "")
        raise BadInput(f"--chance {outcome}", f"is impossible now; possible are {listed}") from None


def rolled(table: Table, question: Question) -> int:
    """Draw an outcome from the match's generator."""
    return int(question.options[table.match.rng.below(len(question.options))])

"""The report of a table: what happened, what is asked now, how it ended; in words or as JSON."""

import json

import typer

from clockwood.cli.options import Output
from clockwood.kernel.events import Event
from clockwood.kernel.played_match import digest
from clockwood.kernel.question import SHAPES
from clockwood.kernel.table import Table
from clockwood.story import Story
from clockwood.words import Words


def report(table: Table, output: Output, explained: bool = False, full: bool = False, of: str | None = None) -> None:
    """Print what happened, with the automata's reasons if wanted, and the open question or the outcome.

    Of the automaton at the seat `of`, only its last turn is printed.
    """
    words = Words(output.language, table.match.content)
    story = Story(words, table.story if of is None else table.why(of=of))
    if output.as_json:
        data = as_data(table, words)
        typer.echo(json.dumps({**data, "story": story.data()} if explained else data, ensure_ascii=False, indent=2))
        return
    shown = story.full() if full else story.short() if explained else story.news(quiet=False)
    for line in shown or ([words.say("ui-no-automaton")] if explained else []):
        typer.echo(line)
    if table.outcome is not None:
        typer.echo(words.outcome(table.outcome))
    question = table.decision
    if question is not None:
        typer.echo(f"{words.name('seat', int(question.seat))}: {words.prompt(table.match, question)}")
        for action in question.options:
            typer.echo(f"  {table.notation(action):<28} {words.option(table.match, question, int(action))}")


def as_data(table: Table, words: Words) -> dict[str, object]:
    events = [
        {
            "message": event.message,
            "cite": event.cite,
            "text": words.told(event),
            "terms": {term.name: words.arguments([term])[term.name] for term in event.terms},
        }
        for event in table.story
        if isinstance(event, Event)
    ]
    questions = [
        {
            "seat": table.seat_names[question.seat] if question.seat >= 0 else "chance",
            "prompt": words.prompt(table.match, question),
            "cite": table.match.game.prompt(table.match, question).cite,
            "shape": SHAPES[question.shape],
            "low": int(question.low),
            "high": int(question.high),
            "options": [
                {
                    "action": int(action),
                    "notation": table.notation(action),
                    "text": words.option(table.match, question, int(action)),
                }
                for action in question.options
            ],
        }
        for question in table.decisions
    ]
    return {
        "game": table.match.game.name,
        "events": events,
        "questions": questions,
        "outcome": outcome_data(table),
        "digest": digest(table.match),
    }


def outcome_data(table: Table) -> dict[str, object] | None:
    outcome = table.outcome
    if outcome is None:
        return None
    return {
        "winners": [table.seat_names[seat] for seat in outcome.winners],
        "reason": outcome.reason,
        "cite": outcome.cite,
        "scores": list(outcome.scores),
    }

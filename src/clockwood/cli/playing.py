"""Commands that play: at the terminal, from a position, from a record."""

import json
from pathlib import Path
from typing import Annotated

import typer

import clockwood
from clockwood.cli import reading
from clockwood.kernel.errors import BadInput
from clockwood.kernel.events import Event, Told
from clockwood.kernel.gesture import IllegalAnswer
from clockwood.kernel.question import CHANCE, SHAPES
from clockwood.kernel.table import Table, digest
from clockwood.terminal.sitting_down import Wishes
from clockwood.terminal.sitting_down import play as sit_down
from clockwood.terminal.story import lines
from clockwood.words import Words

Language = Annotated[str, typer.Option("--language", "-l", metavar="en|pl", help="The language of all texts.")]
Packs = Annotated[list[Path], typer.Option("--pack", metavar="DIR", help="Lay a content pack over the shipped one.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def play(  # noqa: PLR0913 - each is a wish of the person who sits down
    game: Annotated[str, typer.Argument(help="The game, as `clockwood games` names it.")],
    *,
    seat: Annotated[
        str | None, typer.Option("--as", metavar="SEAT", help="Your seat; the first in turn order unless you say.")
    ] = None,
    opponent: Annotated[str | None, typer.Option("--vs", metavar="AGENT", help="Who plays the other seats.")] = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="All seats are people at this screen.")] = False,
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="An option of the game; may be repeated.")
    ] = None,
    pack: Packs = [],  # noqa: B006 - read, never changed
    seed: Annotated[str | None, typer.Option("--seed", metavar="N", help="The same number deals the same.")] = None,
    language: Language = "en",
    new: Annotated[bool, typer.Option("--new", help="Start anew; the game you left is kept beside.")] = False,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Keep the game in this file.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="No colours.")] = False,
) -> None:
    """Play at the terminal. A game you left goes on where you left it; every choice is saved at once."""
    wishes = Wishes(game)
    wishes.seat = seat
    wishes.opponent = opponent
    wishes.hot_seat = hot_seat
    wishes.options = reading.game_options(option or [])
    wishes.packs = reading.folders(pack)
    wishes.seed = reading.seed(seed)
    wishes.new = new
    wishes.file = save
    if hot_seat and opponent is not None:
        raise BadInput("--vs", "nobody is played by the computer at a hot seat")
    Words(language)
    sit_down(wishes, language, plain)


def run(
    position: Annotated[Path, typer.Argument(metavar="POSITION", help="A position in TOML.")],
    choose: Annotated[
        list[str] | None, typer.Option("--choose", metavar="NOTATION", help="An answer; may be repeated.")
    ] = None,
    chance: Annotated[
        list[str] | None,
        typer.Option("--chance", metavar="NOTATION", help="What chance brings, in order; else the seed says."),
    ] = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="N", help="Chance that is not told.")] = None,
    pack: Packs = [],  # noqa: B006 - read, never changed
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Play on from a position. Prints what happened and what is asked now."""
    words_exist = Words(language)
    del words_exist
    table = clockwood.load(reading.file_text(position), seed=reading.seed(seed) or 0, packs=reading.folders(pack))
    answers = list(choose or [])
    outcomes = list(chance or [])
    if outcomes:
        table.match.outside_chance = True
    told = list(table.story)
    while not table.over:
        question = table.decision
        assert question is not None
        if question.seat == CHANCE:
            told += table.choose(outcomes.pop(0) if outcomes else chance_answer(table), int(CHANCE))
        elif answers:
            told += table.choose(answers.pop(0), int(question.seat))
        else:
            break
    if answers:
        raise BadInput(answers[0], "the match is over")
    if outcomes:
        raise BadInput(outcomes[0], "chance is not asked for this")
    report(table, told, language, as_json)


def chance_answer(table: Table) -> int:
    """What the seed says where chance was not told."""
    question = table.decision
    assert question is not None
    return int(question.options[table.match.rng.below(len(question.options))])


def report(table: Table, told: list[Told], language: str, as_json: bool) -> None:
    """Print what happened, and the open question or the outcome."""
    words = Words(language, table.match.content)
    if as_json:
        typer.echo(json.dumps(as_data(table, told, words), ensure_ascii=False, indent=2))
        return
    for line in lines(words, told, quiet=False):
        typer.echo(line)
    if table.outcome is not None:
        typer.echo(words.outcome(table.outcome))
    question = table.decision
    if question is not None:
        typer.echo(f"{words.name('seat', int(question.seat))}: {words.prompt(table.match, question)}")
        for action in question.options:
            typer.echo(f"  {table.notation(action):<28} {words.option(table.match, question, int(action))}")


def as_data(table: Table, told: list[Told], words: Words) -> dict[str, object]:
    events = [
        {
            "message": event.message,
            "cite": event.cite,
            "text": words.told(event),
            "terms": {term.name: words.arguments([term])[term.name] for term in event.terms},
        }
        for event in told
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


def replay(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A record, as `play` keeps it.")],
    check: Annotated[bool, typer.Option("--check", help="Say only whether the record plays through.")] = False,
    pack: Packs = [],  # noqa: B006 - read, never changed
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Play a record again. Tells its story; a line that does not fit is named."""
    Words(language)
    text = reading.file_text(record)
    try:
        table = clockwood.replay(text, packs=reading.folders(pack))
    except IllegalAnswer as error:
        raise BadInput(str(record), str(error)) from None
    except BadInput as error:
        raise BadInput(f"{record}, {error.place}" if error.place else str(record), error.reason) from None
    if check and not as_json:
        same = table.record().strip() == text.strip()
        typer.echo(
            f"{record}: {len(table.lines)} lines, {'over' if table.over else 'still open'}"
            + ("" if same else ", written anew it would differ")
        )
        return
    if check:
        data = {"lines": len(table.lines), "over": table.over, "outcome": outcome_data(table)}
        typer.echo(json.dumps({**data, "digest": digest(table.match)}, indent=2))
        return
    report(table, list(table.story), language, as_json)

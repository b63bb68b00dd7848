"""`clockwood rules`: print the rules of a game, from its goal to its rulings."""

import json
from typing import Annotated, Any

import typer

from clockwood.api import content
from clockwood.cli.groups import grouped
from clockwood.cli.options import GameName, Output
from clockwood.kernel.game import Game
from clockwood.registry import game_named
from clockwood.rulebook import prefix_of, proofs, source_tests, statements
from clockwood.terminal.guide_lines import GuideLines
from clockwood.words import Words


@grouped
def rules(
    game: GameName,
    chapter: Annotated[
        str | None, typer.Argument(metavar="[CHAPTER]", help="A chapter, or the tag of a rule in it.")
    ] = None,
    tests: Annotated[
        bool, typer.Option("--tests", help="Print the tests that prove each rule (source checkout).")
    ] = False,
    unproven: Annotated[bool, typer.Option("--unproven", help="Print only rules without a test.")] = False,
    *,
    output: Output,
) -> None:
    """Print the rules of a game in our own words, chapter by chapter, the goal first."""
    known = game_named(game)
    if output.as_json or tests or unproven:
        print_statements(known, unproven, output)
        return
    made_of = content(game)
    guide = GuideLines(made_of, Words(output.language, made_of))
    if guide.guide is None:
        for rule in statements(known, output.language).values():
            typer.echo(f"{rule.tag:<7} {rule.text}")
        say_if_none(known)
        return
    for each in [chapter] if chapter else [one.id for one in guide.guide.chapters]:
        title, text, *lines = guide.chapter(each)
        typer.echo(f"\n{title}\n{'=' * len(title)}\n{text}\n")
        for line in lines:
            typer.echo(line)


def print_statements(game: Game, unproven: bool, output: Output) -> None:
    """Print the statements by their tags; in a source checkout, with the tests that prove them."""
    folder = source_tests()
    tests = proofs(folder, prefix_of(game)) if folder is not None else {}
    listed: list[dict[str, Any]] = [
        {
            "tag": rule.tag,
            "text": rule.text,
            "solo": rule.solo,
            "tests": tests.get(rule.tag, []),
            "untested": rule.untested,
        }
        for rule in statements(game, output.language).values()
    ]
    if unproven:
        listed = [entry for entry in listed if not (entry["tests"] or entry["solo"] or entry["untested"])]
    if output.as_json:
        typer.echo(json.dumps(listed, ensure_ascii=False, indent=2))
        return
    for rule in listed:
        typer.echo(f"{rule['tag']:<7} {'(solo) ' if rule['solo'] else ''}{rule['text']}")
        for test in rule["tests"]:
            typer.echo(f"          {test}")
        if rule["untested"]:
            typer.echo(f"          no test: {rule['untested']}")
    say_if_none(game)
    if folder is None:
        typer.echo("Tests are not listed: this is not a source checkout.", err=True)


def say_if_none(game: Game) -> None:
    """Say so where a game has no rules in words, and where they would be read from."""
    if not statements(game):
        typer.echo(f"{game.name} has no rules in words: there is no content/locale/rules.en.toml beside it.", err=True)

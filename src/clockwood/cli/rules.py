"""`clockwood rules`: print the rules of a game, with the tests that prove them."""

import json
from typing import Annotated, Any

import typer

from clockwood.cli.groups import grouped
from clockwood.cli.options import GameName, Output
from clockwood.registry import game_named
from clockwood.rulebook import prefix_of, proofs, source_tests, statements


@grouped
def rules(
    game: GameName,
    unproven: Annotated[bool, typer.Option("--unproven", help="Print only rules without a test.")] = False,
    *,
    output: Output,
) -> None:
    """Print the rules of a game in our own words. In a source checkout, also the tests that prove them."""
    known = game_named(game)
    folder = source_tests()
    tests = proofs(folder, prefix_of(known)) if folder is not None else {}
    listed: list[dict[str, Any]] = [
        {"tag": rule.tag, "text": rule.text, "solo": rule.solo, "tests": tests.get(rule.tag, [])}
        for rule in statements(known, output.language).values()
    ]
    if unproven:
        listed = [entry for entry in listed if not entry["tests"] and not entry["solo"]]
    if output.as_json:
        typer.echo(json.dumps(listed, ensure_ascii=False, indent=2))
        return
    for rule in listed:
        typer.echo(f"{rule['tag']:<8}{'(solo) ' if rule['solo'] else ''}{rule['text']}")
        for test in rule["tests"]:
            typer.echo(f"          {test}")
    if folder is None:
        typer.echo("Tests are not listed: this is not a source checkout.", err=True)

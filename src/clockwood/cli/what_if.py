"""`clockwood what-if`: compare an automaton's turn on a changed table with its turn on the table as it is."""

import json
from typing import Annotated

import typer

import clockwood
from clockwood.cli import values
from clockwood.cli.groups import grouped
from clockwood.cli.options import Full, Output, PositionFile
from clockwood.story import Compared
from clockwood.words import Words


@grouped
def what_if(
    file: PositionFile,
    *,
    edits: Annotated[
        list[str] | None,
        typer.Option(
            "--set",
            metavar="PATH=VALUE",
            help="Change a value by its path in the position: auria.fighters=0, drill=zincur, crystals.ironclad=5,"
            " 'IC20=hand.ironclad @1'. May be repeated. Pieces come from the supply and return to it.",
        ),
    ] = None,
    acting: Annotated[
        str | None,
        typer.Option("--acting", metavar="SEAT", help="Seat of the automaton; without it, the first automaton."),
    ] = None,
    full: Full = False,
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="N", help="Seed of dice and hidden cards, the same in both turns.")
    ] = None,
    output: Output,
) -> None:
    """Show what an automaton would do on a changed table.

    The automaton's turn is played twice, whoever's turn it is in the position: on the table as it is and on the changed
    one, with the same dice and cards. Lines marked - happen only on the first, those marked + only on the second.
    """
    text = file.text()
    found = clockwood.what_if(text, edits or [], acting=acting, seed=values.seed_or(seed, 0), packs=file.packs())
    compared = Compared(Words(output.language, found.content), found)
    if output.as_json:
        plain, changed = compared.plain.data(), compared.changed.data()
        data = {"set": found.edits, "as_it_is": plain, "as_changed": changed, "difference": compared.data()}
        typer.echo(json.dumps({**data, "differs": compared.differ}, ensure_ascii=False, indent=2))
        return
    for line in compared.said(full):
        typer.echo(line)

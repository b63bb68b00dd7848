"""`clockwood what-if`: an automaton's turn on a changed table, beside its turn on the table as it is."""

import json
from pathlib import Path
from typing import Annotated

import typer

import clockwood
from clockwood.cli import reading
from clockwood.cli.options import AsJson, Language, Packs
from clockwood.cli.running import Full
from clockwood.story import Compared
from clockwood.terminal import saved_games
from clockwood.words import Words


def what_if(
    position: Annotated[Path, typer.Argument(metavar="POSITION", help="A position in TOML; it is not changed.")],
    *,
    edits: Annotated[
        list[str] | None,
        typer.Option(
            "--set",
            metavar="PATH=VALUE",
            help="Change a thing by its path in the position: auria.fighters=0, drill=zincur, crystals.ironclad=5,"
            " 'IC20=hand.ironclad @1'. May be repeated. Pieces come from the supply and go back to it.",
        ),
    ] = None,
    full: Full = False,
    seed: Annotated[str | None, typer.Option("--seed", metavar="N", help="Dice and hidden cards, for both.")] = None,
    pack: Packs = [],  # noqa: B006 - read, never changed
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """What an automaton would do if the table were different.

    Whoever's turn it is in the position, the automaton's is played as if it began now: as the table is, and as changed,
    with the same dice and the same cards. Lines marked - are gone then, those marked + are new.
    """
    Words(language)
    text = saved_games.read(position)
    found = clockwood.what_if(text, edits or [], seed=reading.seed(seed) or 0, packs=reading.folders(pack))
    compared = Compared(Words(language, found.content), found)
    if as_json:
        plain, changed = compared.plain.data(), compared.changed.data()
        data = {"set": found.edits, "as_it_is": plain, "as_changed": changed, "difference": compared.data()}
        typer.echo(json.dumps({**data, "differs": compared.differ}, ensure_ascii=False, indent=2))
        return
    for line in compared.said(full):
        typer.echo(line)

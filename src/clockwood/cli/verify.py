"""`clockwood verify`: check that a match was played with the chance its host had committed to."""

from pathlib import Path
from typing import Annotated

import typer

from clockwood import seeds
from clockwood.cli.groups import grouped
from clockwood.cli.options import Packs
from clockwood.cli.replay import replayed
from clockwood.kernel.errors import BadInput
from clockwood.kernel.table import Table
from clockwood.terminal import saved_games


@grouped
def verify(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="File with the record of a finished match.")],
    seal: Annotated[str, typer.Argument(metavar="SEAL", help="The seal that was shown while the match ran.")] = "",
    pack: Packs = None,
) -> None:
    """Play a record again with the key it names, and compare the hash of the key with the seal of the match.

    A server shows the seal from the start, before anybody has answered. If it is the hash of the key, and every die and
    card follows from the key, then nobody has chosen or changed the chance of this match while it ran.
    """
    table = replayed(record, saved_games.read(record), pack)
    own = seeds.seal(table.seed)
    if not own:
        raise BadInput(str(record), "has a seed and no key: no host has committed to its chance")
    if reason := not_of_the_key(table):
        raise BadInput(str(record), reason)
    if seal and seal.strip().lower() != own:
        raise BadInput(str(record), f"its key has the seal {own}, which is not the one given")
    typer.echo(f"{record}: {len(table.lines)} lines, every die and card follows from its key")
    typer.echo(f"seal {own}, {'as given' if seal else 'to be compared with the one that was shown'}")


def not_of_the_key(table: Table) -> str:
    """Return why the dice and cards of a record do not all follow from its key, or an empty text if they do."""
    if table.match.outside_chance:
        return "its dice and cards are told in the record and do not follow from its key"
    if table.past:
        return "the rules changed while it was played: the key proves nothing about what was before"
    if table.start:
        return "it begins from a position: the key proves nothing about what lies in it"
    return ""

"""A pack begun for an owner: every card with what the shipped pack knows of it, commented, ready to be filled in."""

from pathlib import Path

from clockwood.kernel.errors import BadInput
from clockwood.kernel.game import Game
from clockwood.packs import read_pack, shipped_pack

PACK = """\
# A pack of your own for {game}: what your cards and your board say, laid over the shipped house pack.
#
# Give it an id and a title. Then open cards.toml and replace what differs: uncomment a card's lines, write what the
# printed card says, and check with `clockwood pack check`. Play with `clockwood play {game} --pack` and this folder.
# A board of your own begins in map.toml.txt. What you leave out stays as shipped.
# Keep the pack to yourself: the texts on the cards are their publisher's.

id = "{id}"
game = "{game}"
schema = 1
grammar = 1
label = "owner"
title_en = "My own copy"
# title_pl = "Mój egzemplarz"
provenance = "owner"
"""

CARDS = """\
# One entry for each card that you want to change. Take the '#' away before the lines you fill in, `[[card]]` and `id`
# among them. Three groups of lines, each with its own provenance; leave out a whole group that you do not change:
#
#   name_en, name_pl, name_provenance           the name
#   damage, defense, dominance,                 the values in the corner, all three
#     values_provenance
#   effect, text_en, text_pl, provenance        what it does, in the keywords of the rulebook, and a reminder in words
#
# The effect is one line: "move 3 fighters; attack; victory: steal 1". Words: move, attack, gain, steal, recover, draw,
# discover, foundation, build, recruit, remove, retreat, mark, peek, extra, resolve, spend … to, burn … to,
# ongoing, this combat:, each combat:, this round:, in play:, victory:, when burned:, when exhausted:,
# each preparation:, whenever …:. `pack check` names the card and the column of what it does not understand.
"""

BOARD = """\
# The shipped board, to be changed into yours: which ridges and paths there are, and the printed numbers.
# A board replaces the shipped one as a whole. When it says what your board says, set the provenance of what you
# typed to "owner", rename this file to map.toml, and check with `clockwood pack check`.

"""


def new_pack(game: Game, folder: Path) -> list[str]:
    """Write the files of a new pack into a folder that is empty or not there; return their names."""
    base = shipped_pack(game)
    if base is None:
        raise BadInput(game.name, "has no pack to begin from")
    try:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise BadInput(str(folder), "is not an empty folder; nothing was written")
        files = {
            "pack.toml": PACK.format(game=game.name, id=pack_id(folder)),
            "cards.toml": cards_file(base),
            "map.toml.txt": BOARD + (base / "map.toml").read_text(encoding="utf-8"),
        }
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            (folder / name).write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput(str(folder), f"cannot be written: {error.strerror}") from None
    return list(files)


def pack_id(folder: Path) -> str:
    letters = "".join(c if c.isascii() and c.isalnum() else "-" for c in folder.resolve().name.lower()).strip("-")
    return letters[:40].strip("-") or "my-copy"


def cards_file(base: Path) -> str:
    _, files = read_pack(base)
    listed = files["cards"]["card"]
    assert isinstance(listed, list)
    return CARDS + "\n" + "\n".join(card_lines(card) for card in listed)


def card_lines(card: dict[str, object]) -> str:
    """A card as comments: what is shipped, to be replaced by what is printed."""
    values = [f"{key} = {card[key]}" for key in ("damage", "defense", "dominance")]
    lines = [
        "[[card]]",
        f'id = "{card["id"]}"',
        f'name_en = "{card["name_en"]}"',
        'name_provenance = "owner"',
        *values,
        'values_provenance = "owner"',
        f'effect = "{card["effect"]}"',
        'text_en = ""',
        'provenance = "owner"',
    ]
    return "".join(f"# {line}\n" for line in lines)

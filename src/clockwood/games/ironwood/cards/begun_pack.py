"""The files an owner's pack begins with: every card with what the shipped pack knows of it, commented; the board."""

from typing import Final

PACK: Final = """\
# A pack of your own for Ironwood: what your cards and your board say, laid over the shipped house pack.
#
# Give it an id and a title. Then open cards.toml and replace what differs: uncomment a card's lines, write what the
# printed card says, and check with `clockwood pack check`. Play with `clockwood play ironwood --pack` and this folder.
# A board of your own begins in map.toml.txt. What you leave out stays as shipped.
# Keep the pack to yourself: the texts on the cards are their publisher's.

id = "{id}"
game = "ironwood"
schema = 1
grammar = 1
label = "owner"
title_en = "My own copy"
# title_pl = "Mój egzemplarz"
provenance = "owner"
"""

CARDS: Final = """\
# One entry for each card that you want to change. Take the '#' away before the lines you fill in, `[[card]]` and `id`
# among them. Three groups of lines, each with its own provenance; leave out a whole group that you do not change:
#
#   name_en, name_pl, name_provenance           the name
#   damage, defense, dominance, solo_left, …,   the values in the corner, and the icons that automata go by; a side is
#     values_provenance                           red where `…_red` is true
#   effect, text_en, text_pl, provenance        what it does, in the keywords of the rulebook, and a reminder in words
#
# The effect is one line: "move 3 fighters; attack; victory: steal 1". Words: move, attack, gain, steal, recover, draw,
# discover, foundation, build, recruit, remove, retreat, mark, peek, extra, resolve, spend … to, burn … to,
# ongoing, this combat:, each combat:, this round:, in play:, victory:, when burned:, when exhausted:,
# each preparation:, whenever …:. `pack check` names the card and the column of what it does not understand.
"""

VALUES: Final = ["damage", "defense", "dominance", "solo_left", "solo_left_red", "solo_right", "solo_right_red"]

BOARD: Final = """\
# The shipped board, to be changed into yours: which ridges and paths there are, and the printed numbers.
# A board replaces the shipped one as a whole. When it says what your board says, set the provenance of what you
# typed to "owner", rename this file to map.toml, and check with `clockwood pack check`.

"""


def begun_pack(files: dict[str, dict[str, object]], texts: dict[str, str]) -> dict[str, str]:
    """Return the files by name; `{id}` stands for what the owner's pack is called."""
    listed = files["cards"]["card"]
    assert isinstance(listed, list)
    return {
        "pack.toml": PACK,
        "cards.toml": CARDS + "\n" + "\n".join(card_lines(card) for card in listed),
        "map.toml.txt": BOARD + texts["map"],
    }


def written(value: object) -> str:
    """Write a value as TOML does."""
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def card_lines(card: dict[str, object]) -> str:
    """A card as comments: what is shipped, to be replaced by what is printed."""
    values = [f"{key} = {written(card[key])}" for key in VALUES]
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

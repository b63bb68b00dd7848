"""A new content pack for the owner of a game: the shipped files, to be changed into what their copy says."""

from pathlib import Path
from typing import Final

from clockwood.kernel.errors import BadInput
from clockwood.kernel.game import Game
from clockwood.packs import Files, read_pack, shipped_pack

PACK: Final = """\
# A pack of your own for {game}: what your cards and your board say, laid over the shipped house pack.
#
# Give it an id and a title. The other files are the shipped ones. Change one into what is printed, set the provenance
# of what you typed to "owner", take ".txt" off its name, and check with `clockwood pack check`. A file replaces the
# shipped one as a whole; what you leave out stays as shipped. Play with `clockwood play {game} --pack` and this folder.
# Keep the pack to yourself: the texts on the cards are their publisher's.

id = "{id}"
game = "{game}"
schema = 1
label = "owner"
title_en = "My own copy"
provenance = "owner"
"""


def new_pack(game: Game, folder: Path) -> list[str]:
    """Write the files of a new pack into an empty or new folder; return their names."""
    base = shipped_pack(game)
    if base is None:
        raise BadInput(game.name, "has no pack to begin from")
    try:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise BadInput(str(folder), "is not an empty folder; nothing was written")
        files = first_files(game, base)
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            (folder / name).write_text(text.replace("{id}", pack_id(folder)), encoding="utf-8")
    except OSError as error:
        raise BadInput(str(folder), f"cannot be written: {error.strerror}") from None
    return list(files)


def first_files(game: Game, base: Path) -> dict[str, str]:
    """Return the files of a new pack: the game's own beginning, or the shipped files to be renamed."""
    files: Files = read_pack(base)[1]
    texts = {name: (base / f"{name}.toml").read_text(encoding="utf-8") for name in files}
    own = game.begun_pack(files, texts)
    if own:
        return own
    shipped = {f"{name}.toml.txt": text for name, text in texts.items() if name != "pack"}
    return {"pack.toml": PACK.replace("{game}", game.name), **shipped}


def pack_id(folder: Path) -> str:
    letters = "".join(c if c.isascii() and c.isalnum() else "-" for c in folder.resolve().name.lower()).strip("-")
    return letters[:40].strip("-") or "my-copy"

"""Content packs on disk: folders of TOML files, identified by id and hash, laid over each other."""

import hashlib
import importlib.util
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from clockwood.kernel.content import Content, PackId
from clockwood.kernel.errors import BadPack
from clockwood.kernel.game import Game
from clockwood.kernel.options import Value

LARGEST_FILE = 1_000_000
MOST_FILES = 32

LINES_OF_TOML: Final = "; a line is a name, '=' and a value, and text stands in quotation marks: name_en = \"Rest\""

Files = dict[str, dict[str, object]]


def shipped_pack(game: Game) -> Path | None:
    """Return the folder of the pack that comes with a game, if it has one."""
    spec = importlib.util.find_spec(game.home)
    assert spec is not None
    assert spec.origin is not None
    folder = Path(spec.origin).parent / "content"
    return folder if (folder / "pack.toml").exists() else None


def read_pack(folder: Path) -> tuple[PackId, Files]:
    """Return a pack's id and parsed files, or raise BadPack with the file and the reason."""
    files: Files = {}
    whole = hashlib.sha256()
    for path in pack_files(folder):
        raw = raw_file(path)
        files[path.stem] = parsed(path.name, raw)
        whole.update(path.stem.encode() + b"\0" + raw + b"\0")
    name = pack_name(files["pack"])
    earlier = files["pack"].get("grew_from", "")
    return PackId(name, whole.hexdigest(), earlier if isinstance(earlier, str) else ""), files


def pack_files(folder: Path) -> list[Path]:
    """Return the files of a pack, or raise BadPack if the folder holds none."""
    if not (folder / "pack.toml").is_file():
        raise BadPack(str(folder), "there is no pack.toml here")
    paths = sorted(path for path in folder.glob("*.toml") if path.is_file())
    if len(paths) > MOST_FILES:
        raise BadPack(str(folder), f"a pack has at most {MOST_FILES} files")
    return paths


def raw_file(path: Path) -> bytes:
    raw = path.read_bytes()
    if len(raw) > LARGEST_FILE:
        raise BadPack(path.name, f"a file has at most {LARGEST_FILE} bytes")
    return raw


def pack_name(head: dict[str, object]) -> str:
    """Return the id that the pack gives itself."""
    name = head.get("id")
    if not isinstance(name, str) or not name or len(name) > 40 or not name.replace("-", "").isalnum():
        raise BadPack("pack.toml", "the id is letters, digits and '-', at most 40 of them")
    return name


@cache
def read_shipped(folder: Path) -> tuple[PackId, Files]:
    """Read a pack that comes with a game, once per process: it does not change while the program runs."""
    return read_pack(folder)


def parsed(name: str, raw: bytes) -> dict[str, Any]:
    try:
        return tomllib.loads(raw.decode())
    except UnicodeDecodeError as error:
        raise BadPack(name, f"not UTF-8 text at byte {error.start}") from None
    except (ValueError, RecursionError) as error:
        raise BadPack(name, f"not valid TOML: {error}{LINES_OF_TOML}") from None


def load_content(game: Game, packs: list[str], options: dict[str, Value]) -> Content:
    """Build a game's content from its shipped pack and the packs laid over it, each a folder."""
    ids: list[PackId] = []
    files: Files = {}
    base = shipped_pack(game)
    if base is not None:
        pack, files = read_shipped(base)
        ids.append(pack)
    for folder in packs:
        pack, over = read_pack(Path(folder))
        ids.append(pack)
        files = game.overlay(files, over)
    return game.content(files, ids, options)

"""The shipped files of the pack, to be spoilt in one place."""

import copy
import tomllib
from pathlib import Path
from typing import Any

import pytest

import clockwood
from clockwood.games.ironwood.content import FILES, build
from clockwood.kernel.errors import BadPack

PACK = Path(str(clockwood.__file__)).parent / "games" / "ironwood" / "content"
SHIPPED: dict[str, Any] = {stem: tomllib.loads((PACK / f"{stem}.toml").read_text(encoding="utf-8")) for stem in FILES}

Files = dict[str, Any]


def files() -> Files:
    return copy.deepcopy(SHIPPED)


def entry(pack: Files, stem: str, kind: str, name: str) -> dict[str, Any]:
    [found] = [each for each in pack[stem][kind] if name in (each.get("id"), each.get("mountain"))]
    assert isinstance(found, dict)
    return found


def card(pack: Files, name: str) -> dict[str, Any]:
    return entry(pack, "cards", "card", name)


def mountain(pack: Files, name: str) -> dict[str, Any]:
    return entry(pack, "map", "mountain", name)


def forest(pack: Files, name: str) -> dict[str, Any]:
    return entry(pack, "map", "forest", name)


def check_refused(pack: Files, place: str, reason: str) -> None:
    with pytest.raises(BadPack) as refusal:
        build(pack, [], {})
    assert refusal.value.place == place
    assert reason in refusal.value.reason

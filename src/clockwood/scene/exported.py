"""The JSON Schema of all that is sent; `python -m clockwood.scene.exported` writes it anew."""

import hashlib
import json
from pathlib import Path
from typing import Any, Final

import msgspec

from clockwood.scene import schema as s
from clockwood.scene.schema_setting import Setting
from clockwood.scene.sent import VERSION

FILE: Final = Path(__file__).parent / "schema.json"
ROOTS: Final = (Setting, s.Scene, s.Change, s.Explained)


def schema() -> dict[str, Any]:
    """Return the definitions of every struct, under the version they belong to."""
    roots, parts = msgspec.json.schema_components(ROOTS, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Clockwood scene",
        "version": VERSION,
        "anyOf": list(roots),
        "$defs": parts,
    }


def digest() -> str:
    """Return what the definitions are known by; it changes with every field, not with what is said of them."""
    return hashlib.sha256(json.dumps(bare(schema()["$defs"]), sort_keys=True).encode()).hexdigest()[:16]


def bare(definition: Any) -> Any:  # noqa: ANN401 - JSON
    if isinstance(definition, dict):
        return {key: bare(value) for key, value in definition.items() if key != "description"}
    return [bare(value) for value in definition] if isinstance(definition, list) else definition


def text() -> str:
    return json.dumps(schema(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")

"""The JSON Schema of everything a page is sent; `python -m clockwood.scene.json_schema` writes it to `schema.json`."""

import hashlib
import inspect
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from clockwood.scene import schema as s

FILE: Final = Path(__file__).parent / "schema.json"
DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
ROOTS: Final = (s.Setting, s.Scene, s.Change, s.Explained)
ALIASES: Final = {"Ref": s.Ref, "Entry": s.Entry, "View": s.View, "Line": s.Line}


def schema() -> dict[str, Any]:
    """Return the definitions of every struct, with the version they belong to."""
    roots, definitions = defined(ROOTS, ALIASES)
    return {
        "$schema": DIALECT,
        "title": "Clockwood scene",
        "version": s.VERSION,
        "anyOf": roots,
        "$defs": definitions,
    }


def defined(roots: Iterable[Any], aliases: Mapping[str, Any]) -> tuple[list[Any], dict[str, Any]]:
    """Return the schemas of the roots, and by name the definitions of the aliases and of every struct they use."""
    found, structs = msgspec.json.schema_components([*aliases.values(), *roots], ref_template="#/$defs/{name}")
    named = dict(zip(aliases, found, strict=False))
    definitions = {
        name: {key: with_aliases(value, named) for key, value in definition.items()}
        for name, definition in sorted((named | structs).items())
    }
    for definition in definitions.values():
        if "description" in definition:
            definition["description"] = inspect.cleandoc(definition["description"])
    return list(found[len(named) :]), definitions


def with_aliases(definition: Any, named: dict[str, Any]) -> Any:  # noqa: ANN401 - JSON
    """Return a definition with a reference in place of each alias that is written out in it."""
    for name, alias in named.items():
        if definition == alias:
            return {"$ref": f"#/$defs/{name}"}
    if isinstance(definition, dict):
        return {key: with_aliases(value, named) for key, value in definition.items()}
    return [with_aliases(value, named) for value in definition] if isinstance(definition, list) else definition


def digest() -> str:
    """Return a digest of the structs that changes with every field, but not with descriptions or aliases."""
    _, structs = msgspec.json.schema_components(ROOTS, ref_template="#/$defs/{name}")
    return hashlib.sha256(json.dumps(bare(structs), sort_keys=True).encode()).hexdigest()[:16]


def bare(definition: Any) -> Any:  # noqa: ANN401 - JSON
    if isinstance(definition, dict):
        prose = {"description", "title"} if definition.get("type") == "string" else {"description"}
        return {key: bare(value) for key, value in definition.items() if key not in prose}
    return [bare(value) for value in definition] if isinstance(definition, list) else definition


def text() -> str:
    """Return the schema as the text of its file."""
    return written(schema())


def written(document: dict[str, Any]) -> str:
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")

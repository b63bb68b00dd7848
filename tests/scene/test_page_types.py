"""The page's types are those of the JSON Schemas."""

import runpy
from pathlib import Path
from typing import Any

import pytest

TOOL = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "page_types.py"))


def test_the_types_are_up_to_date() -> None:
    """After a change of a schema: `python tools/page_types.py`."""
    assert list(TOOL["outdated"]()) == []


@pytest.mark.parametrize(
    ("schema", "written"),
    [
        ({"type": "integer"}, "number"),
        ({"enum": ["piece"]}, '"piece"'),
        ({"$ref": "../scene/schema.json#/$defs/Diff"}, "Diff"),
        ({"anyOf": [{"$ref": "#/$defs/Said"}, {"type": "null"}]}, "Said | null"),
        ({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}}, "(string | null)[]"),
        ({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "integer"}]}, "[number, number]"),
        ({"type": "object", "additionalProperties": {"type": "boolean"}}, "Record<string, boolean>"),
    ],
)
def test_a_schema_becomes_a_type(schema: dict[str, Any], written: str) -> None:
    assert TOOL["type_of"](schema) == written


def test_a_field_with_a_default_may_be_left_out() -> None:
    schema = {"properties": {"client": {"type": "string"}, "across": {"type": "boolean"}}, "required": ["client"]}
    assert TOOL["declaration"]("Undo", {"description": "Undo.", **schema}) == [
        "/** Undo. */",
        "export interface Undo {",
        "  client: string;",
        "  across?: boolean;",
        "}",
    ]


@pytest.mark.parametrize(
    ("parts", "lines"),
    [
        (["a" * 30, "b" * 30], 1),
        (["a" * 30, "b" * 30, "c" * 35], 2),
        (["a" * 30, "b" * 30, "c" * 50], 4),
    ],
)
def test_a_long_union_is_broken_into_lines(parts: list[str], lines: int) -> None:
    written = TOOL["alias"]("Message", " | ".join(parts))
    assert len(written) == lines
    assert max(len(line) for line in written) <= TOOL["WIDTH"]

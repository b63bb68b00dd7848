"""The schema of the server's messages is that of the code, and leaves the scene to its own schema."""

from clockwood.scene import json_schema as scene
from clockwood.server.json_schema import FILE, schema, text


def test_the_schema_file_is_up_to_date() -> None:
    """After a wanted change: `python -m clockwood.server.json_schema`, then `python tools/page_types.py`."""
    assert FILE.read_text(encoding="utf-8") == text()


def test_no_struct_of_the_scene_is_defined_twice() -> None:
    assert set(schema()["$defs"]) & set(scene.schema()["$defs"]) == set()


def test_the_server_sends_every_field_and_a_client_may_leave_out_defaults() -> None:
    loose = {
        name: sorted(set(definition["properties"]) - set(definition["required"]))
        for name, definition in schema()["$defs"].items()
        if "properties" in definition and set(definition["properties"]) != set(definition["required"])
    }
    assert loose == {
        "Back": ["across"],
        "Beat": ["looking"],
        "Choose": ["by"],
        "Restart": ["across"],
        "Undo": ["across"],
    }

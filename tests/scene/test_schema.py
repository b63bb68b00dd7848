import json
import re
from pathlib import Path

import msgspec
import pytest

import clockwood
from clockwood.scene.builder import SceneBuilder
from clockwood.scene.json_schema import FILE, digest, schema, text
from clockwood.scene.schema import VERSION, Change, Explained, Scene, Setting

VERSIONS = json.loads((Path(__file__).parent / "versions.json").read_text(encoding="utf-8"))


def test_a_changed_schema_has_a_new_version() -> None:
    """After a wanted change: raise `VERSION`, write `schema.json` again, and add the digest under the new number."""
    assert VERSIONS.get(str(VERSION)) == digest()
    assert max(map(int, VERSIONS)) == VERSION


def test_the_schema_file_is_up_to_date() -> None:
    """After a wanted change: `python -m clockwood.scene.json_schema`."""
    assert FILE.read_text(encoding="utf-8") == text()


def test_every_field_is_always_there() -> None:
    loose = {
        name: sorted(set(definition["properties"]) - set(definition["required"]))
        for name, definition in schema()["$defs"].items()
        if definition.get("type") == "object"
        and "properties" in definition
        and set(definition["properties"]) != set(definition["required"])
    }
    assert loose == {}


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_setting_is_known_by_its_hash(language: str) -> None:
    content = clockwood.new("ironwood", seed=1).match.content
    here, again = SceneBuilder(content, language).setting, SceneBuilder(content, language).setting
    assert here == again
    assert msgspec.json.decode(msgspec.json.encode(here), type=Setting) == here
    other = SceneBuilder(content, "en" if language == "pl" else "pl").setting
    assert other.hash != here.hash


def test_what_does_not_fit_the_schema_is_refused() -> None:
    scene = SceneBuilder(clockwood.new("ironwood", seed=1).match.content).scene(clockwood.new("ironwood", seed=1), 0)
    spoilt = msgspec.json.encode(scene).replace(b'"count":2', b'"count":"2"', 1)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(spoilt, type=Scene)


def test_examples_of_the_page_fit_the_schema() -> None:
    page = (Path(__file__).parents[2] / "docs" / "scene.md").read_text(encoding="utf-8")
    examples = re.findall(r"^```json\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    kinds = [Setting, Scene, Change, Explained]
    assert len(examples) == len(kinds)
    for kind, example in zip(kinds, examples, strict=True):
        assert isinstance(msgspec.json.decode(example, type=kind), kind)

"""The JSON Schema of what a page and the server say to each other, over a socket and in HTTP replies.

`python -m clockwood.server.json_schema` writes it to `schema.json`. Structs of the scene are references to its schema.
"""

from pathlib import Path
from typing import Any, Final

from pydantic.json_schema import models_json_schema

from clockwood.scene import json_schema as scene
from clockwood.server import replies
from clockwood.server.matches.replays import ReplayStep
from clockwood.server.sockets import messages
from clockwood.server.study.replies import Committed, EditableCell, Hint, Summary
from clockwood.server.teaching.replies import GuideInfo, LessonInfo, LessonStanding

FILE: Final = Path(__file__).parent / "schema.json"
ALIASES: Final = {"Command": messages.Command, "FromClient": messages.FromClient, "ToClient": messages.ToClient}
SENT: Final = (
    replies.GalleryInfo,
    replies.GameInfo,
    replies.KeyInfo,
    replies.MatchInfo,
    replies.Refusal,
    replies.NewMatchInfo,
    replies.RuleInfo,
    replies.GalleryMatchInfo,
    replies.IrreversibleAnswers,
    GuideInfo,
    LessonInfo,
    LessonStanding,
    Hint,
    Summary,
    EditableCell,
    Committed,
    Hint,
    Summary,
    EditableCell,
    Committed,
)


def schema() -> dict[str, Any]:
    """Return the definitions of every message and reply."""
    _, sent = scene.defined([messages.ToClient, ReplayStep], {})
    _, definitions = scene.defined([ReplayStep], {**scene.ALIASES, **ALIASES})
    definitions |= reply_definitions()
    for name in [*sent, *reply_definitions()]:
        definitions[name]["required"] = list(definitions[name]["properties"])  # the server leaves out no field
    foreign = scene.schema()["$defs"]
    own = {name: outward(definition, foreign) for name, definition in definitions.items() if name not in foreign}
    return {
        "$schema": scene.DIALECT,
        "title": "Clockwood messages",
        "version": messages.VERSION,
        "$defs": dict(sorted(own.items())),
    }


def reply_definitions() -> dict[str, Any]:
    """Return the definitions of the HTTP replies, without the titles that pydantic gives to every field."""
    _, found = models_json_schema([(reply, "serialization") for reply in SENT], ref_template="#/$defs/{model}")
    definitions: dict[str, Any] = found["$defs"]
    for definition in definitions.values():
        for field in definition["properties"].values():
            field.pop("title", None)
    return definitions


def outward(definition: Any, foreign: dict[str, Any]) -> Any:  # noqa: ANN401 - JSON
    """Return a definition whose references to structs of the scene lead to its schema."""
    if isinstance(definition, dict):
        name = str(definition.get("$ref", "")).removeprefix("#/$defs/")
        if name in foreign:
            return {"$ref": f"../scene/schema.json#/$defs/{name}"}
        return {key: outward(value, foreign) for key, value in definition.items()}
    return [outward(value, foreign) for value in definition] if isinstance(definition, list) else definition


def text() -> str:
    return scene.written(schema())


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")

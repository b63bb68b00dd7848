"""The JSON Schema of what a page and the server say to each other, over a socket and in HTTP replies.

`python -m clockwood.server.json_schema` writes it to `schema.json`. Structs of the scene are references to its schema.
"""

from pathlib import Path
from typing import Any, Final

from clockwood.scene import json_schema as scene
from clockwood.server.core import replies
from clockwood.server.core.connections import messages
from clockwood.server.core.matches.replays import ReplayStep
from clockwood.server.core.notices.replies import NoticeInfo, SubscriptionAdded
from clockwood.server.core.study.replies import Committed, EditableCell, Hint, Summary
from clockwood.server.core.teaching.replies import GuideInfo, LessonInfo, LessonStanding

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
    NoticeInfo,
    SubscriptionAdded,
)


def schema() -> dict[str, Any]:
    """Return the definitions of every message and reply."""
    _, sent = scene.defined([messages.ToClient, ReplayStep, *SENT], {})
    _, definitions = scene.defined([ReplayStep, *SENT], {**scene.ALIASES, **ALIASES})
    for name in sent:
        definitions[name]["required"] = list(definitions[name]["properties"])  # the server leaves out no field
    foreign = scene.schema()["$defs"]
    own = {name: outward(definition, foreign) for name, definition in definitions.items() if name not in foreign}
    return {
        "$schema": scene.DIALECT,
        "title": "Clockwood messages",
        "version": messages.VERSION,
        "$defs": dict(sorted(own.items())),
    }


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

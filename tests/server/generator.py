"""Values of the types that the API's description names; now and then one that does not fit."""

import random
from typing import Any

Json = Any
WORDS = [
    "",
    "woodwalkers",
    "ironclad",
    "ironwood",
    "root",
    "me",
    "invite",
    "open",
    "en",
    "pl",
    "done",
    "pass",
    "m1",
    "o1",
]
ODD = [
    "\u0000",
    "\u202e",
    "é",
    "𝔸",
    "..",
    "%00",
    "' OR 1",
    "<b>",
    "\n",
    "x" * 300,
    "9" * 40,
    "move m1 o1 x99",
    ";;",
    "\ud800",
]
NUMBERS = [0, 1, -1, 7, 2**31, 2**63, -(2**63), 10**40, 0.5, 1e308]
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"
"""Every pattern of the description allows these."""
WRONG = 0.08


class Generator:
    """Makes values from JSON schemas; now and then one that does not fit."""

    def __init__(self, schemas: dict[str, Json], luck: random.Random) -> None:
        self.schemas = schemas
        self.luck = luck
        self.matches: list[str] = []

    def text(self) -> str:
        luck = self.luck
        if luck.random() < 0.4:
            return luck.choice(WORDS)
        if luck.random() < 0.4:
            return luck.choice(ODD)
        return "".join(
            chr(luck.choice([luck.randrange(32, 127), luck.randrange(0x300)])) for _ in range(luck.randrange(12))
        )

    def anything(self, depth: int = 0) -> Json:
        kind = self.luck.randrange(7 if depth < 3 else 5)
        if kind == 5:
            return [self.anything(depth + 1) for _ in range(self.luck.randrange(4))]
        if kind == 6:
            return {self.text(): self.anything(depth + 1) for _ in range(self.luck.randrange(4))}
        return [None, True, self.luck.choice(NUMBERS), self.text(), self.luck.random()][kind]

    def value(self, schema: Json, depth: int = 0) -> Json:
        if self.luck.random() < WRONG or depth > 8:
            return self.anything()
        if "$ref" in schema:
            return self.value(self.schemas[schema["$ref"].rpartition("/")[2]], depth + 1)
        for several in ("anyOf", "oneOf"):
            if several in schema:
                return self.value(self.luck.choice(schema[several]), depth + 1)
        if "enum" in schema or "const" in schema:
            return self.luck.choice(schema.get("enum", [schema.get("const")]))
        return self.typed(schema, depth)

    def typed(self, schema: Json, depth: int) -> Json:
        kind = schema.get("type", "")
        if kind == "object":
            wanted = set(schema.get("required", []))
            fields = {
                name: self.value(part, depth + 1)
                for name, part in schema.get("properties", {}).items()
                if name in wanted or self.luck.random() < 0.5
            }
            more = schema.get("additionalProperties")
            if isinstance(more, dict):
                fields |= {self.text(): self.value(more, depth + 1) for _ in range(self.luck.randrange(3))}
            return fields
        if kind == "array":
            return [self.value(schema.get("items", {}), depth + 1) for _ in range(self.luck.randrange(4))]
        if kind == "integer":
            return self.luck.choice([0, 1, 3, self.luck.randrange(100), self.luck.randrange(100_000)])
        if kind == "string" and "pattern" in schema:
            return "".join(self.luck.choices(LETTERS, k=self.luck.randrange(1, 20)))
        if kind == "string":
            return self.text() or "-" * int(schema.get("minLength", 0))
        return {"number": self.luck.random(), "boolean": self.luck.random() < 0.5}.get(kind)

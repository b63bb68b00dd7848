"""Write the page's TypeScript types from the JSON Schemas of the package; `--check` only says if they are current."""

import json
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "src" / "clockwood"
PAGE: Final = ROOT / "web" / "src" / "net"
FILES: Final = {PACKAGE / "scene" / "schema.json": "scene", PACKAGE / "server" / "schema.json": "messages"}
"""Each schema with the TypeScript module made from it."""

PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
WIDTH: Final = 110

Schema = dict[str, Any]


def type_of(schema: Schema) -> str:
    """Return a schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(type_of(each) for each in schema["anyOf"])
    if schema["type"] == "array":
        return array_type(schema)
    if schema["type"] == "object":
        return f"Record<string, {type_of(schema['additionalProperties'])}>"
    return PLAIN[schema["type"]]


def array_type(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(each) for each in schema['prefixItems'])}]"
    item = type_of(schema["items"])
    return f"({item})[]" if " | " in item else f"{item}[]"


def comment(schema: Schema) -> list[str]:
    lines = schema.get("description", "").splitlines()
    if len(lines) < 2:
        return [f"/** {line} */" for line in lines]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def declaration(name: str, schema: Schema) -> list[str]:
    """Return an interface for a struct, a type for anything else."""
    if "properties" in schema:
        fields = [
            f"  {key}{'' if key in schema['required'] else '?'}: {type_of(value)};"
            for key, value in schema["properties"].items()
        ]
        return [*comment(schema), f"export interface {name} {{", *fields, "}"]
    return [*comment(schema), *alias(name, type_of(schema))]


def alias(name: str, written: str) -> list[str]:
    """Return the declaration of a type, in lines as Prettier breaks them."""
    first = f"export type {name} ="
    if len(f"{first} {written};") <= WIDTH:
        return [f"{first} {written};"]
    if len(f"  {written};") <= WIDTH:
        return [first, f"  {written};"]
    return [first, *(f"  | {part}" for part in written.split(" | ")[:-1]), f"  | {written.rpartition(' | ')[2]};"]


def imports(path: Path, document: Schema) -> list[str]:
    """Return an import for each other module that the schema refers to."""
    found: dict[str, set[str]] = {}
    for ref in refs_in(document):
        other, _, name = ref.partition("#/$defs/")
        if other:
            found.setdefault(FILES[(path.parent / other).resolve()], set()).add(name)
    return [f'import type {{ {", ".join(sorted(names))} }} from "./{module}";' for module, names in found.items()]


def refs_in(value: object) -> list[str]:
    if isinstance(value, dict):
        here = [value["$ref"]] if isinstance(value.get("$ref"), str) else []
        return here + [ref for part in value.values() for ref in refs_in(part)]
    return [ref for part in value for ref in refs_in(part)] if isinstance(value, list) else []


def module(path: Path) -> str:
    """Return the TypeScript module of a schema."""
    document = json.loads(path.read_text(encoding="utf-8"))
    head = f"// {document['title']}. Written by tools/page_types.py from {path.relative_to(ROOT).as_posix()}."
    blocks = [[head, *imports(path, document)]]
    blocks += [declaration(name, schema) for name, schema in document["$defs"].items()]
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


def outdated() -> dict[Path, str]:
    """Return the modules that are not as they should be, with their right text."""
    wanted = {PAGE / f"{name}.ts": module(path) for path, name in FILES.items()}
    return {
        path: text for path, text in wanted.items() if not path.is_file() or path.read_text(encoding="utf-8") != text
    }


if __name__ == "__main__":
    for target, text in outdated().items():
        if "--check" in sys.argv:
            sys.exit(f"{target.relative_to(ROOT)} is out of date: run python tools/page_types.py")
        target.write_text(text, encoding="utf-8")
        print(f"wrote {target.relative_to(ROOT)}")

"""Numbers that modules compute when they are imported, written out for mypyc.

mypyc writes a `Final[i64]` into the code that uses it only if its value is a literal or a sum of constants of its own
module. In the copied rules every other one becomes a literal, on the line where it stands:

    KING: Final[i64] = TABLE.row("king", SEATS)                        # in the sources
    KING: Final[i64] = 15; assert KING == TABLE.row("king", SEATS)     # in the copy

so that importing the compiled module still computes the number, and refuses a wrong one. Reasons stay as they are,
`REASONS.add(…)`: their numbers follow the order of imports, and are never stored.
"""

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

ANNOTATION = "Final[i64]"
ASK = """
import importlib, json, sys
wanted = json.load(sys.stdin)
modules = {name: importlib.import_module(name) for name in wanted}
json.dump({name: {each: int(getattr(modules[name], each)) for each in wanted[name]} for name in wanted}, sys.stdout)
"""


def computed(source: str) -> list[ast.AnnAssign]:
    """Return the declarations of a module whose number is not written there."""
    return [
        node
        for node in ast.parse(source).body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and ast.unparse(node.annotation) == ANNOTATION
        and node.value is not None
        and not is_literal(node.value)
        and not follows_imports(node.value)
    ]


def is_literal(value: ast.expr) -> bool:
    if isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.USub):
        value = value.operand
    return isinstance(value, ast.Constant)


def follows_imports(value: ast.expr) -> bool:
    """Return whether the number depends on which module was imported first."""
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute) and value.func.attr == "add"


def name_of(node: ast.AnnAssign) -> str:
    assert isinstance(node.target, ast.Name)
    return node.target.id


def folded(source: str, numbers: dict[str, int]) -> str:
    """Return the module with the numbers written out; every other line, and every line's number, stays."""
    lines = [line.encode() for line in source.splitlines(keepends=True)]
    for node in reversed(computed(source)):
        name, end = name_of(node), node.annotation.end_col_offset
        row = (node.annotation.end_lineno or 0) - 1
        sign = lines[row].index(b"=", end) + 1
        lines[row] = lines[row][:sign] + f" {numbers[name]}; assert {name} ==".encode() + lines[row][sign:]
    return b"".join(lines).decode()


def numbers_of(wanted: dict[str, list[str]], sources: Path) -> dict[str, dict[str, int]]:
    """Import modules from `sources`, interpreted and in a process of their own, and read the named numbers."""
    paths = [str(sources), *filter(None, [os.environ.get("PYTHONPATH")])]
    answer = subprocess.run(
        [sys.executable, "-c", ASK],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        input=json.dumps(wanted),
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    found: dict[str, dict[str, int]] = json.loads(answer.stdout)
    return found


def fold(modules: list[Path], sources: Path) -> int:
    """Write out the computed numbers of modules below `sources`, in place; return how many there were."""
    texts = {path: path.read_text(encoding="utf-8") for path in modules}
    names = {path: [name_of(node) for node in computed(text)] for path, text in texts.items()}
    dotted = {path: ".".join(path.relative_to(sources).with_suffix("").parts) for path in modules if names[path]}
    numbers = numbers_of({module: names[path] for path, module in dotted.items()}, sources)
    for path, module in dotted.items():
        path.write_text(folded(texts[path], numbers[module]), encoding="utf-8")
    return sum(len(found) for found in names.values())

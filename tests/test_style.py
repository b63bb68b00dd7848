"""Ways of writing that every game keeps to: cells through their functions, plain docstrings, steps without ritual."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parent.parent
PACKAGE = PROJECT / "src" / "clockwood"
GAMES = sorted(path for path in (PACKAGE / "games").iterdir() if (path / "game.py").exists())
DECLARES = {"cell": 1, "row": 3, "rows": 4, "secrets": 2}
"""The calls of a layout that declare cells, and which argument is the kind of term they hold."""

CARD_BITS = re.compile(r"255 << (?:16|24)|<< 24 \||>> (?:8|16|24) & |0x00FF00FF|0xFF00FFFF|>> \(seat \+ (?:16|24)\)")
HEADLESS = re.compile(r"(?:What|How|Whether|Where|Which|Who|Whom|Whoever|Whose) ")
WALLED = {"kernel/piles.py"}

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)


def modules(folder: Path) -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(folder.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def term_cells(source: ast.Module) -> set[str]:
    """Return the names of cells that are declared to hold a term."""
    found: set[str] = set()
    for node in source.body:
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.value, ast.Call):
            continue
        call, target = node.value, node.target
        name = call.func.attr if isinstance(call.func, ast.Attribute) else ""
        if name in DECLARES and isinstance(target, ast.Name):
            place = DECLARES[name]
            kinds = [call.args[place]] if len(call.args) > place else []
            kinds += [keyword.value for keyword in call.keywords if keyword.arg == "value"]
            if any(isinstance(kind, ast.Constant) and kind.value for kind in kinds):
                found.add(target.id)
    return found


def cell_read(node: ast.AST) -> str:
    """Return the name of the cell in `state[NAME + …]`, or nothing."""
    if not isinstance(node, ast.Subscript) or not ast.unparse(node.value).endswith("state"):
        return ""
    inner: ast.AST = node.slice
    while isinstance(inner, ast.BinOp):
        inner = inner.left
    return inner.attr if isinstance(inner, ast.Attribute) else inner.id if isinstance(inner, ast.Name) else ""


def is_shifted(node: ast.AST, operator: type[ast.operator]) -> bool:
    """Return whether this is `… - 1` or `… + 1`."""
    return (
        isinstance(node, ast.BinOp)
        and isinstance(node.op, operator)
        and isinstance(node.right, ast.Constant)
        and node.right.value == 1
    )


def raw_terms(source: ast.Module, terms: set[str]) -> list[int]:
    """Return the lines that read a term as `state[…] - 1`, or write or compare it as `… + 1`."""
    lines: list[int] = []
    for node in ast.walk(source):
        if isinstance(node, ast.BinOp) and is_shifted(node, ast.Sub) and cell_read(node.left) in terms:
            lines.append(node.lineno)
        elif isinstance(node, ast.Assign) and is_shifted(node.value, ast.Add):
            lines += [node.lineno for target in node.targets if cell_read(target) in terms]
        elif isinstance(node, ast.Compare) and cell_read(node.left) in terms:
            lines += [node.lineno for other in node.comparators if is_shifted(other, ast.Add)]
    return lines


@every_game
def test_terms_that_may_be_none_go_through_functions(game: Path) -> None:
    terms = {name for _, source in modules(game) for name in term_cells(source)}
    assert terms
    wrong = {str(path.relative_to(game)): raw_terms(source, terms) for path, source in modules(game)}
    assert {path: lines for path, lines in wrong.items() if lines} == {}


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("x = state[cells.KING + seat] - 1", [1]),
        ("match.state[KING + seat] = where + 1", [1]),
        ("found = state[KING + seat] == where + 1", [1]),
        ("x = term(state, KING + seat)", []),
        ("x = state[STEAM + seat] - 1", []),
    ],
)
def test_a_raw_term_is_seen(line: str, wrong: list[int]) -> None:
    declared = ast.parse(
        'KING: Final[i64] = CELLS.row("king", 4, "seat", "hex")\nSTEAM: Final[i64] = CELLS.row("steam", 4, "seat")'
    )
    assert raw_terms(ast.parse(line), term_cells(declared)) == wrong


def test_card_knowledge_goes_through_the_functions_of_piles() -> None:
    wrong = [
        f"{path.relative_to(PACKAGE)}:{number}: {line.strip()}"
        for room in ("kernel", "games", "agents")
        for path in sorted((PACKAGE / room).rglob("*.py"))
        if path.relative_to(PACKAGE).as_posix() not in WALLED
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if CARD_BITS.search(line)
    ]
    assert wrong == []


def docstrings(source: ast.Module) -> Iterator[tuple[int, str]]:
    """Return every docstring, also those below a constant, with its line."""
    for node in ast.walk(source):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value


@pytest.mark.parametrize("folder", ["src", "tests", "tools", "benchmarks", "build_steps"])
def test_docstrings_say_what_a_function_does_or_returns(folder: str) -> None:
    wrong = [
        f"{path.relative_to(PROJECT)}:{line}: {text.splitlines()[0]}"
        for path, source in modules(PROJECT / folder)
        for line, text in docstrings(source)
        if HEADLESS.match(text)
    ]
    assert wrong == []


def constructors(source: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in ast.walk(source):
        if isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef) and inner.name == "__init__":
                    yield node.name, inner


def test_constructors_are_short() -> None:
    longest = 60
    lengths = {
        f"{path.relative_to(PACKAGE)} {name}": (inner.end_lineno or 0) - inner.lineno + 1
        for path, source in modules(PACKAGE)
        for name, inner in constructors(source)
    }
    assert {name: length for name, length in lengths.items() if length > longest} == {}


def test_one_is_shifted_by_the_function_that_can() -> None:
    """A variable that holds 1 is shifted as a 32-bit number in compiled rules; see `kernel/bits.py`."""
    found = [
        f"{path.relative_to(PACKAGE)}:{number}"
        for room in ("kernel", "games")
        for path in sorted((PACKAGE / room).rglob("*.py"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if re.search(r"\bone <<", line)
    ]
    assert found == []

"""Rules for every file here, whatever it is about."""

import ast
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "clockwood"
TESTS = ROOT / "tests"
TEXT = {".py", ".toml", ".ftl", ".md", ".txt", ".in", ".sh", ".js", ".ts", ".svelte", ".json", ""}
RUNTIME = {"clockwood", "librt", "mypy_extensions"}
LONGEST = 400

# Spelt in pieces, so that this file does not name what it forbids.
MACHINE_PATH = re.compile(
    r"(?<![\w.])/(?:" + "|".join(["wo" + "rk", "tm" + "p", "ro" + "ot", "ho" + "me", "Us" + "ers"]) + r")/\w"
)
PENDING = re.compile(r"\b(?:" + "|".join(["TO" + "DO", "FIX" + "ME", "XX" + "X"]) + r")\b")
INDEX = re.compile(r"://|^\s*(?:-i|-f|--(?:extra-)?index-url|--find-links|--trusted-host)\b|(?<!\w)/\w", re.MULTILINE)


def ours() -> list[Path]:
    """Every text file that is kept, or is about to be."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],  # noqa: S607 - git is where the person has it
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert listed.returncode == 0, f"the house is judged by what git keeps: {listed.stderr}"
    paths = [ROOT / line for line in listed.stdout.splitlines()]
    return [path for path in paths if path.is_file() and path.suffix in TEXT]


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in ours()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line)
    ]


def test_no_file_names_a_path_of_one_machine() -> None:
    assert lines_with(MACHINE_PATH) == []


def test_nothing_is_left_pending_in_a_comment() -> None:
    assert lines_with(PENDING) == []


def test_modules_fit_in_one_reading() -> None:
    lengths = {
        path.relative_to(ROOT): len(path.read_text(encoding="utf-8").splitlines()) for path in PACKAGE.rglob("*.py")
    }
    assert {str(path): length for path, length in lengths.items() if length > LONGEST} == {}


def asserts(function: ast.AST) -> bool:
    """True if a test can fail by saying so: an assert, an expected error, or a checking call."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assert):
            return True
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in {"raises", "warns", "fail"} or re.match(r"(assert_|check_|expect)", name):
                return True
    return False


def silent_tests(source: ast.Module) -> list[str]:
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    return [
        node.name
        for node in ast.walk(source)
        if isinstance(node, functions) and node.name.startswith("test") and not asserts(node)
    ]


def test_every_test_asserts() -> None:
    silent = {str(path.relative_to(ROOT)): silent_tests(tree(path)) for path in TESTS.rglob("*.py")}
    assert {path: names for path, names in silent.items() if names} == {}


@pytest.mark.parametrize(
    ("body", "silent"),
    [
        ("assert x", []),
        ("with pytest.raises(E): f()", []),
        ("table.expect_hits(2)", []),
        ("check_moves(m)", []),
        ("f()", ["test_x"]),
    ],
)
def test_a_silent_test_is_seen(body: str, silent: list[str]) -> None:
    assert silent_tests(ast.parse(f"def test_x():\n    {body}\n")) == silent


def imported(source: ast.Module) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(source):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add((node.module or "").partition(".")[0])
    return names


def test_rules_import_nothing_but_the_standard_library_and_the_mypyc_runtime() -> None:
    allowed = RUNTIME | sys.stdlib_module_names
    files = [
        path for room in ("kernel", "games") for path in (PACKAGE / room).rglob("*.py") if path.name != "encode.py"
    ]
    foreign = {str(path.relative_to(ROOT)): imported(tree(path)) - allowed for path in files}
    assert {path: names for path, names in foreign.items() if names} == {}


def requirement_files() -> list[Path]:
    return sorted((ROOT / "requirements").glob("*.txt"))


def pins(path: Path) -> list[str]:
    """Each requirement with its hashes, on one line."""
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.lstrip().startswith("#")]
    return "\n".join(lines).replace("\\\n", " ").split("\n")


@pytest.mark.parametrize("path", requirement_files(), ids=lambda path: path.stem)
def test_requirements_are_pinned_with_hashes(path: Path) -> None:
    loose = [pin for pin in pins(path) if pin and not re.match(r"[\w.\[\]-]+==\S+ .*--hash=sha256:[0-9a-f]{64}", pin)]
    assert pins(path)
    assert loose == []


@pytest.mark.parametrize("path", requirement_files(), ids=lambda path: path.stem)
def test_requirements_name_no_index(path: Path) -> None:
    assert INDEX.findall(path.read_text(encoding="utf-8")) == []


def test_requirement_files_agree() -> None:
    versions: dict[tuple[str, str], set[str]] = {}
    for pin in (pin for path in requirement_files() for pin in pins(path) if pin):
        requirement, _, marker = pin.partition("--hash")[0].partition(";")
        name, _, version = requirement.strip().partition("==")
        versions.setdefault((name, marker.strip()), set()).add(version)
    assert {key: found for key, found in versions.items() if len(found) > 1} == {}


def test_the_licence_is_apache_2() -> None:
    text = (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert "Apache License" in text
    assert "Version 2.0, January 2004" in text


def test_compiled_code_shifts_no_literal_by_a_variable() -> None:
    """Compiled, `1 << 38` is computed in 32 bits: `kernel.bits.bit` is the one place that shifts a one."""
    loose: list[str] = []
    for room in ("kernel", "games", "agents"):
        for path in sorted((ROOT / "src" / "clockwood" / room).rglob("*.py")):
            for node in ast.walk(tree(path)):
                if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
                    fixed = isinstance(node.right, ast.Constant)
                    if isinstance(node.left, ast.Constant) and not fixed:
                        loose.append(f"{path.name}:{node.lineno}")
    assert loose == []


def vectors_of(sources: list[ast.Module]) -> set[str]:
    """Names that are declared as a vector: arguments, variables and attributes."""
    found: set[str] = set()
    for node in (node for source in sources for node in ast.walk(source)):
        if isinstance(node, ast.arg) and node.annotation is not None and ast.unparse(node.annotation)[:4] == "vec[":
            found.add(node.arg)
        elif isinstance(node, ast.AnnAssign) and "vec[" in ast.unparse(node.annotation):
            found.add(node.target.attr if isinstance(node.target, ast.Attribute) else ast.unparse(node.target))
        elif isinstance(node, ast.Assign) and ast.unparse(node.value).startswith(("vec[", "append(")):
            found |= {ast.unparse(target).rpartition(".")[2] for target in node.targets}
    return found


def counted_from_the_end(source: ast.Module, vectors: set[str]) -> list[str]:
    """Items of these vectors that are named by a number below zero."""
    return [
        ast.unparse(node)
        for node in ast.walk(source)
        if isinstance(node, ast.Subscript)
        and isinstance(node.slice, ast.UnaryOp)
        and isinstance(node.slice.op, ast.USub)
        and ast.unparse(node.value).rpartition(".")[2] in vectors
    ]


def test_compiled_code_counts_no_vector_from_its_end() -> None:
    """Interpreted, an index below zero counts from the end; compiled it is an error (`build_steps/tightening.py`)."""
    paths = [path for room in ("kernel", "games", "agents") for path in sorted((PACKAGE / room).rglob("*.py"))]
    shared = vectors_of([tree(path) for path in paths if path.parent.name == "kernel"]) & {"state", "options"}
    loose = {str(path): counted_from_the_end(tree(path), vectors_of([tree(path)]) | shared) for path in paths}
    assert shared == {"state", "options"}
    assert {path: found for path, found in loose.items() if found} == {}


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("def f(state: vec[i64]): return state[-1]", ["state[-1]"]),
        ("self.row: Final[vec[i64]] = row\nself.row[-SIZE]", ["self.row[-SIZE]"]),
        ("found = vec[i64](capacity=4)\nfound[-2] = 1", ["found[-2]"]),
        ("def f(names: list[str]): return names[-1]", []),
        ("def f(state: vec[i64]): return state[1:-1]", []),
    ],
)
def test_an_index_from_the_end_is_seen(code: str, found: list[str]) -> None:
    source = ast.parse(code)
    assert counted_from_the_end(source, vectors_of([source])) == found

"""List the public names: those of `clockwood` and of every module that the Python reference shows.

`python -m tools.public_names` writes them to `tests/surface/public_names.txt`, when a change of them is meant.
"""

import ast
import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src"
REFERENCE: Final = ROOT / "docs" / "reference"
KEPT: Final = ROOT / "tests" / "surface" / "public_names.txt"
SHOWN: Final = re.compile(r"^\.\. auto(module|class|function):: ([\w.]+)$", re.MULTILINE)
NAMED: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def public_names() -> list[str]:
    """Return every public name with its module, methods and attributes of classes included."""
    found = {f"clockwood.{name}" for name in exported(tree("clockwood"))}
    for page in REFERENCE.glob("*.md"):
        for kind, name in SHOWN.findall(page.read_text(encoding="utf-8")):
            if kind == "module":
                found |= {f"{name}.{each}" for each in names_in(tree(name)) | handed_on(tree(name))}
            elif kind == "class":
                found |= {name, *(f"{name}.{each}" for each in members(*name.rsplit(".", 1)))}
            else:
                found.add(name)
    return sorted(found)


def members(module: str, name: str) -> set[str]:
    """Return the public members of a class, with those of classes it is made of."""
    source = tree(module)
    homes = homes_in(source)
    made = next(node for node in source.body if isinstance(node, ast.ClassDef) and node.name == name)
    bases = [base.id for base in made.bases if isinstance(base, ast.Name) and base.id in homes]
    inherited = [members(homes[base], base) for base in bases]
    return names_in(made).union(*inherited)


def handed_on(source: ast.Module) -> set[str]:
    """Return what a package gives of its modules by `__all__`, members of classes included."""
    found, homes = set(exported(source)), homes_in(source)
    for name in exported(source):
        if any(isinstance(node, ast.ClassDef) and node.name == name for node in tree(homes[name]).body):
            found |= {f"{name}.{member}" for member in members(homes[name], name)}
    return found


def homes_in(source: ast.Module) -> dict[str, str]:
    """Return the modules from which a module takes names."""
    return {
        alias.name: node.module or ""
        for node in ast.walk(source)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def tree(module: str) -> ast.Module:
    path = SOURCES / module.replace(".", "/")
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(file.read_text(encoding="utf-8"))


def exported(source: ast.Module) -> list[str]:
    """Return the names in `__all__`."""
    for node in source.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "__all__":
            names: list[str] = ast.literal_eval(node.value)
            return names
    return []


def names_in(source: ast.Module | ast.ClassDef) -> set[str]:
    r"""Return what a module or class defines, without names that begin with an underscore.

    >>> sorted(names_in(ast.parse("A: int = 1\nclass B:\n    def c(self): ...\n    def _d(self): ...")))
    ['A', 'B', 'B.c']
    """
    found: set[str] = set()
    for node in source.body:
        if isinstance(node, NAMED):
            found.add(node.name)
            if isinstance(node, ast.ClassDef):
                found |= {f"{node.name}.{name}" for name in names_in(node)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
        elif isinstance(node, ast.Assign):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return {name for name in found if not name.startswith("_") and "._" not in name}


if __name__ == "__main__":
    KEPT.write_text("\n".join(public_names()) + "\n", encoding="utf-8")

"""Docstrings in the C that mypyc writes, which keeps only signatures: `help` says the same on both forms.

To be dropped when mypyc writes them itself: `native_function_doc_initializer` in its `codegen/emit.py`,
`emit_module_def_struct` in `codegen/emitmodule.py`.
"""

import ast
import inspect
import re
from pathlib import Path

DOCUMENTED = ("kernel", "agents")
"""The packages that people import. A module of a game keeps its own docstring; the rest is read in its sources."""
FUNCTION = re.compile(
    r'(\{"(?P<name>[a-z]\w*)",\s+\(PyCFunction\)CPyPy_(?P<full>\w+),\s+METH_[\w| ]+, PyDoc_STR\("[^"]*\\n--\\n\\n)"'
)
PROPERTY = re.compile(r'(\{"(?P<name>[a-z]\w*)",\s+\(getter\)(?P<full>\w+)_get_(?P=name),\s+[^,]+,\s+)NULL(, NULL\})')
MODULE = "NULL, /* docstring */"
CLASS = re.compile(r'(\.tp_doc = PyDoc_STR\("(?P<name>[A-Z]\w*)\([^"]*\\n--\\n\\n)"')


def docstrings(source: str) -> dict[str, str]:
    r"""Return the docstrings of a module, under the empty name, and of its classes, functions and methods.

    >>> docstrings('"Tables."\nclass Table:\n    "A match."\n    def play(self):\n        "Let agents answer."')
    {'': 'Tables.', 'Table': 'A match.', 'Table.play': 'Let agents answer.'}
    """
    module = ast.parse(source)
    said = ast.get_docstring(module)
    found = {"": said} if said else {}
    for node in module.body:
        inner = node.body if isinstance(node, ast.ClassDef) else []
        for each, name in [(node, ""), *((each, f"{getattr(node, 'name', '')}.") for each in inner)]:
            if isinstance(each, ast.ClassDef | ast.FunctionDef) and (said := ast.get_docstring(each)):
                found[name + each.name] = said
    return found


def quoted(text: str) -> str:
    r"""Return a text as the inside of a C string.

    >>> print(quoted('a "b"\n…'))
    a \"b\"\n\342\200\246
    """
    plain = {"\n": r"\n", '"': r"\"", "\\": r"\\"}
    return "".join(
        plain.get(sign, sign if sign.isascii() else "".join(f"\\{byte:03o}" for byte in sign.encode()))
        for sign in inspect.cleandoc(text)
    )


def documented(text: str, docs: dict[str, str]) -> str:
    """Return a file of C with the docstrings of its module."""

    def of_function(found: re.Match[str]) -> str:
        owner = found["full"].removesuffix(f"___{found['name']}").rpartition("___")[2]
        said = docs.get(f"{owner}.{found['name']}") if owner[:1].isupper() else docs.get(found["name"])
        return f'{found[1]}{quoted(said or "")}"'

    def of_property(found: re.Match[str]) -> str:
        said = docs.get(f"{found['full'].rpartition('___')[2]}.{found['name']}")
        return f'{found[1]}PyDoc_STR("{quoted(said)}"){found[4]}' if said else found[0]

    def of_class(found: re.Match[str]) -> str:
        return f'{found[1]}{quoted(docs.get(found["name"], ""))}"'

    if "" in docs:
        text = text.replace(MODULE, f'PyDoc_STR("{quoted(docs[""])}"), /* docstring */', 1)
    return CLASS.sub(of_class, PROPERTY.sub(of_property, FUNCTION.sub(of_function, text)))


def document(folder: Path, sources: Path) -> None:
    """Write the docstrings of our modules into the C files that mypyc wrote into a folder, one for each module."""
    for path in sorted(folder.glob("__native_clockwood___*.c")):
        dotted = path.stem.removeprefix("__native_").split("___")
        module = sources.joinpath(*dotted).with_suffix(".py")
        if module.is_file():
            docs = docstrings(module.read_text(encoding="utf-8"))
            if dotted[1] not in DOCUMENTED:
                docs = {name: said for name, said in docs.items() if not name}
            path.write_text(documented(path.read_text(encoding="utf-8"), docs), encoding="utf-8")

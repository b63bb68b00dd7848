"""`help` tells the same on both forms."""

import pytest

from build_steps.docstrings import documented
from clockwood.games.ironwood.rules import attacking
from clockwood.kernel import match
from clockwood.kernel.game import blind
from clockwood.kernel.table import Table

WRITTEN = r"""
static struct PyModuleDef tablemodule = {
    PyModuleDef_HEAD_INIT,
    "table",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    {"choose",
     (PyCFunction)CPyPy_table___Table___choose,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("choose($self, answer, seat=None)\n--\n\n")},
    {"undo",
     (PyCFunction)CPyPy_table___Table___undo,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("undo($self, seat)\n--\n\n")},
    {"digest", (PyCFunction)CPyPy_table___digest, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("digest(match)\n--\n\n")},
    {"over",
     (getter)table___Table_get_over,
    NULL, NULL, NULL},
    .tp_doc = PyDoc_STR("Table(match, seed)\n--\n\n"),
"""


def test_docstrings_are_written_behind_signatures() -> None:
    docs = {
        "": "Tables.",
        "Table": 'A "table".',
        "Table.choose": "Apply\nit.",
        "Table.over": "True at the end.",
        "digest": "…",
    }
    text = documented(WRITTEN, docs)
    assert r'PyDoc_STR("choose($self, answer, seat=None)\n--\n\nApply\nit.")' in text
    assert r'PyDoc_STR("undo($self, seat)\n--\n\n")' in text
    assert r'PyDoc_STR("digest(match)\n--\n\n\342\200\246")' in text
    assert '    NULL, PyDoc_STR("True at the end."), NULL}' in text
    assert '"table",\n    PyDoc_STR("Tables."), /* docstring */' in text
    assert r'PyDoc_STR("Table(match, seed)\n--\n\nA \"table\".")' in text


@pytest.mark.parametrize(
    ("thing", "begin"),
    [
        (Table, "The table `clockwood.new` opens"),
        (Table.choose, "Apply an answer or a gesture"),
        (Table.decision, "The first open question"),
        (blind, "Return a copy"),
        (match, "A match: a flat state"),
        (attacking, "Attacks: who may be attacked"),
    ],
    ids=["class", "method", "property", "function", "module", "module of a game"],
)
def test_help_has_the_docstring_on_this_form(thing: object, begin: str) -> None:
    assert (thing.__doc__ or "").startswith(begin)

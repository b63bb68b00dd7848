"""Means that shorten a build: modules in bundles, code that runs once, shims that read little."""

import os
from pathlib import Path

import pytest

from build_steps import short_build
from build_steps.short_build import SHIM, bundled, heaps, lighten, marked
from build_steps.tightening import UnknownCode

HEADER = """#include <Python.h>
#include <CPy.h>
extern char CPyDef_rules___scoring_____top_level__(void);
extern char CPyDef_rules___scoring___score(PyObject *cpy_r_match, int64_t cpy_r_seat);
extern PyObject *CPyPy_rules___scoring___score(PyObject *self, PyObject *args);
"""
SHIM_OF_A_MODULE = "#include <Python.h>\n\nPyMODINIT_FUNC\nPyInit_agent(void)\n{\n    return NULL;\n}\n"


def test_what_runs_once_and_what_python_calls_is_marked() -> None:
    assert marked(HEADER).splitlines() == [
        "#include <Python.h>",
        '#include "short_build.h"',
        "#include <CPy.h>",
        "extern RUN_ONCE char CPyDef_rules___scoring_____top_level__(void);",
        "extern char CPyDef_rules___scoring___score(PyObject *cpy_r_match, int64_t cpy_r_seat);",
        "extern CALLED_FROM_PYTHON PyObject *CPyPy_rules___scoring___score(PyObject *self, PyObject *args);",
    ]


@pytest.mark.parametrize("known", ["_____top_level__", "CPyPy_", "#include <Python.h>"])
def test_a_header_of_another_kind_stops_the_build(known: str) -> None:
    with pytest.raises(UnknownCode):
        marked(HEADER.replace(known, "other"))


def test_every_module_is_in_one_bundle_and_other_sources_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(short_build, "BUNDLE", 25)
    modules = [tmp_path / f"__native_clockwood___{name}.c" for name in "abcde"]
    for module in modules:
        module.write_text("0123456789", encoding="utf-8")
    others = [str(tmp_path / "clockwood" / "__native_rules.c"), str(tmp_path / "list_ops.c")]
    found = bundled([others[0], *map(str, modules), others[1]], tmp_path)
    assert found[2:] == others
    assert [Path(bundle).read_text(encoding="utf-8").splitlines() for bundle in found[:2]] == [
        [f'#include "__native_clockwood___{name}.c"' for name in names] for names in ("abc", "de")
    ]


def test_no_modules_make_no_bundle() -> None:
    assert not list(heaps([]))


@pytest.mark.skipif(
    os.name != "posix", reason="on other systems the build leaves shims as they are, so there is nothing to lighten"
)
def test_a_shim_reads_only_what_it_needs(tmp_path: Path) -> None:
    shim = tmp_path / "agent.c"
    shim.write_text(SHIM_OF_A_MODULE, encoding="utf-8")
    lighten(shim)
    assert shim.read_text(encoding="utf-8") == SHIM_OF_A_MODULE.replace("<Python.h>", f'"{SHIM.name}"')
    with pytest.raises(UnknownCode):
        lighten(shim)
    slots = f"{SHIM_OF_A_MODULE}static PyModuleDef_Slot slots[];\n"
    shim.write_text(slots, encoding="utf-8")
    lighten(shim)
    assert shim.read_text(encoding="utf-8") == slots

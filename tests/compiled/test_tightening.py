"""The C that mypyc writes for vectors is changed where it is known, and refused where it is not."""

from pathlib import Path

import pytest

from build_steps.tightening import HEADER, UnknownCode, tighten, tightened

READ = """#include "__native_rules.h"
#include "__native_internal_rules.h"

    cpy_r_r1 = (uint64_t)cpy_r_at < (uint64_t)cpy_r_r0;
    if (cpy_r_r1) goto CPyL5;
    cpy_r_r2 = cpy_r_at + cpy_r_r0;
    cpy_r_r3 = (uint64_t)cpy_r_r2 < (uint64_t)cpy_r_r0;
    if (cpy_r_r3) goto CPyL4;
    cpy_r_r15 = VecI64Api.append(cpy_r_found, cpy_r_r14);
    cpy_r_r16 = VecTApi.append(cpy_r_steps, cpy_r_r14);
"""


def test_an_index_is_tested_once_and_an_append_is_no_call() -> None:
    text, checks = tightened(READ)
    assert checks == 1
    assert text.splitlines()[3:] == [
        "",
        "    cpy_r_r1 = likely((uint64_t)cpy_r_at < (uint64_t)cpy_r_r0);",
        "    if (cpy_r_r1) goto CPyL5;",
        "    cpy_r_r2 = cpy_r_at + cpy_r_r0;",
        "    cpy_r_r3 = 0;",
        "    if (cpy_r_r3) goto CPyL4;",
        "    cpy_r_r15 = append_i64(cpy_r_found, cpy_r_r14);",
        "    cpy_r_r16 = VecTApi.append(cpy_r_steps, cpy_r_r14);",
    ]
    assert text.splitlines()[2] == f'#include "{HEADER.name}"'


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("(uint64_t)cpy_r_at <", "(uint64_t)-1 <"),
        ("cpy_r_at + cpy_r_r0", "cpy_r_r0 - cpy_r_at"),
        ('#include "__native_internal_rules.h"', "#include <other.h>"),
    ],
)
def test_what_is_not_known_stops_the_build(old: str, new: str) -> None:
    assert old in READ
    with pytest.raises(UnknownCode):
        tightened(READ.replace(old, new))


def test_a_library_without_vectors_stops_the_build(tmp_path: Path) -> None:
    (tmp_path / "__native_rules.c").write_text("int none;\n", encoding="utf-8")
    with pytest.raises(UnknownCode):
        tighten(tmp_path)


def test_files_change_where_they_lie(tmp_path: Path) -> None:
    (tmp_path / "__native_rules.c").write_text(READ, encoding="utf-8")
    (tmp_path / "list_ops.c").write_text("(uint64_t)index < (uint64_t)size;\n", encoding="utf-8")
    tighten(tmp_path)
    assert (tmp_path / "__native_rules.c").read_text(encoding="utf-8") == tightened(READ)[0]
    assert (tmp_path / "list_ops.c").read_text(encoding="utf-8") == "(uint64_t)index < (uint64_t)size;\n"
    assert (tmp_path / HEADER.name).is_file()

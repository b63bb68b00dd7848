"""Regions lie behind each other; frames open, nest and close without a trace."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from clockwood.kernel.layout import (
    CARDS,
    CELL,
    FRAME,
    NONE,
    ROW,
    Layout,
    Zone,
    close_frame,
    hold,
    joined,
    open_frame,
    term,
    top_frame,
)


def test_offsets_fall_out_of_the_order() -> None:
    layout = Layout()
    starts = [
        layout.cell("round"),
        layout.row("oil", 3, "seat"),
        layout.secrets("stake", 3, "card"),
        layout.cards("cards", 5, [Zone("deck", 0, 0, 5)]),
        layout.frame("battle", 2, "hits", "at:place"),
        layout.cell("last"),
    ]
    assert starts == [0, 1, 4, 7, 12, 17]
    assert layout.size == 18
    assert [region.form for region in layout.regions] == [CELL, ROW, ROW, CARDS, FRAME, CELL]
    assert [region.private for region in layout.regions] == [False, False, True, False, False, False]
    assert layout.regions[4].fields == ["hits", "at"]
    assert layout.regions[4].field_kinds == ["", "place"]


def test_a_secret_may_be_in_no_view() -> None:
    layout = Layout()
    layout.secrets("stake", 2)
    layout.secrets("plan", 2, quiet=True)
    assert [(region.key, region.private) for region in layout.regions] == [("{}.stake", True), ("", True)]


def test_a_blank_state_is_zeros() -> None:
    layout = Layout()
    layout.row("oil", 7)
    assert [int(cell) for cell in layout.blank()] == [0] * 7


def test_frames_nest_and_leave_nothing_behind() -> None:
    layout = Layout()
    base = i64(layout.frame("battle", 2, "hits", "round"))
    state = layout.blank()
    outer = open_frame(state, base, 2, 2)
    state[outer] = 5
    inner = open_frame(state, base, 2, 2)
    state[inner + 1] = 9
    assert top_frame(state, base, 2) == inner == outer + 2
    close_frame(state, base, 2)
    assert state[top_frame(state, base, 2)] == 5
    close_frame(state, base, 2)
    assert state == layout.blank()


def test_a_frame_opens_no_deeper_than_declared() -> None:
    layout = Layout()
    base = i64(layout.frame("battle", 1, "hits"))
    state = layout.blank()
    open_frame(state, base, 1, 1)
    with pytest.raises(AssertionError):
        open_frame(state, base, 1, 1)


def test_no_frame_no_top() -> None:
    layout = Layout()
    base = i64(layout.frame("battle", 1, "hits"))
    with pytest.raises(AssertionError):
        top_frame(layout.blank(), base, 1)
    with pytest.raises(AssertionError):
        close_frame(layout.blank(), base, 1)


def test_a_wrong_sum_is_refused() -> None:
    layout = Layout()
    layout.row("oil", 3, "seat", at=0)
    layout.cell("round", at=4)
    with pytest.raises(ValueError, match="round begins at 4; what lies before it ends at 3"):
        joined([layout])


def test_cells_of_parts_are_joined_in_the_order_they_lie() -> None:
    lamps, sea = Layout(at=2), Layout()
    assert (lamps.row("oil", 2, "seat"), sea.cell("round"), sea.cell("wind")) == (2, 0, 1)
    whole = joined([lamps, sea])
    assert ([region.name for region in whole.regions], len(whole.blank())) == (["round", "wind", "oil"], 4)


def test_two_cells_of_one_name_are_refused() -> None:
    layout = Layout()
    layout.cell("round")
    layout.cell("round")
    with pytest.raises(ValueError, match="round is declared twice"):
        joined([layout])


def test_a_cell_out_of_its_range_is_named_with_its_rule() -> None:
    layout = Layout()
    layout.row("oil", 2, "seat", most=9, cite="B9")
    layout.cell("debt", least=-2)
    names = {"seat": ["north", "south"]}
    assert layout.misfits(vec[i64]([9, 9, -2]), names) == []
    found = layout.misfits(vec[i64]([9, 10, -3]), names)
    assert found == ["state.oil.south: 10 is above 9 [B9]", "state.debt: -3 is below -2"]


def test_a_cell_of_terms_holds_one_or_none() -> None:
    state = vec[i64]([0])
    assert term(state, 0) == NONE
    hold(state, 0, 4)
    assert (term(state, 0), state[0]) == (4, 5)
    hold(state, 0, NONE)
    assert state[0] == 0


def test_no_more_pieces_than_the_box_has() -> None:
    layout = Layout()
    lamps = layout.row("lamps", 2, "seat")
    spare = layout.cell("spare")
    towers = layout.row("towers", 3)
    layout.pieces("lamps", 4, lamps, spare, exact=True, cite="B1")
    layout.pieces("towers", 1, singles=(towers + 1,))
    names = {"seat": ["north", "south"]}
    assert layout.misfits(vec[i64]([1, 2, 1, 7, 0, 2]), names) == []
    assert joined([layout]).misfits(vec[i64]([1, 2, 0, 0, 5, 2]), names) == [
        "state.lamps: 3 of 4 lamps [B1]",
        "state.towers: more than 1 towers",
    ]
    with pytest.raises(ValueError, match="no cell is declared at 6"):
        layout.pieces("ships", 1, 6)

"""Pieces of a kind: the number that the box has, and the cells of the state that may hold them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Pieces:
    """Pieces of one kind: the cells that may hold them never hold more than the box has.

    A cell of `singles` holds one piece if it is not 0, one of `term_cells` if it holds the term in `held`. `exact` says
    that the pieces never leave their cells. Pieces that are nowhere else wait in the cell `reserve`, if it is not -1.
    Those of a seat, `owner`, are only on a table where it plays. `label` is a message that names one of them.
    """

    def __init__(
        self,
        name: str,
        called: str,
        number: int,
        exact: bool,
        cite: str,
        reserve: int,
        owner: str = "",
        label: str = "",
    ) -> None:
        self.name: Final[str] = name
        self.called: Final[str] = called
        self.number: Final[i64] = number
        self.exact: Final[bool] = exact
        self.cite: Final[str] = cite
        self.reserve: Final[i64] = reserve
        self.owner: Final[str] = owner
        self.label: Final[str] = label
        self.cells: Final[list[i64]] = []
        self.singles: Final[list[i64]] = []
        self.term_cells: Final[list[i64]] = []
        self.held: Final[list[i64]] = []

    def add_term(self, cell: i64, term: i64) -> None:
        """Let a cell hold one of them where it holds this term."""
        self.term_cells.append(cell)
        self.held.append(term + 1)

    def places(self) -> list[i64]:
        """Return all cells that may hold one, without the reserve."""
        return [cell for cell in [*self.cells, *self.singles, *self.term_cells] if cell != self.reserve]

    def count(self, state: vec[i64]) -> i64:
        """Count the pieces in all their cells."""
        found: i64 = 0
        for cell in self.cells:
            found += state[cell]
        for cell in self.singles:
            found += 1 if state[cell] else 0
        for k in range(len(self.term_cells)):
            found += 1 if state[self.term_cells[k]] == self.held[k] else 0
        return found

    def misfit(self, state: vec[i64]) -> str:
        """Say that there are too many, or not as many as there must be; empty where they fit."""
        found = self.count(state)
        if found > self.number:
            wrong = f"more than {self.number} {self.called}"
        elif found < self.number and self.exact:
            wrong = f"{found} of {self.number} {self.called}"
        else:
            return ""
        return f"state.{self.name}: {wrong}" + (f" [{self.cite}]" if self.cite else "")

    def settle(self, before: vec[i64], state: vec[i64]) -> None:
        """Take what was added from the reserve, and put back what was taken away, if the reserve is as it was."""
        if self.reserve < 0 or state[self.reserve] != before[self.reserve]:
            return
        left = state[self.reserve] + self.count(before) - self.count(state)
        if left >= 0:
            state[self.reserve] = left

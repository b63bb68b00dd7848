"""Positions with a forced win, or a forced loss to avoid; their answers are proved by trying all lines of play."""

import json
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

from clockwood import api
from clockwood.kernel.match import Match
from clockwood.kernel.table import Table

FOLDER = Path(__file__).parent / "forced"
MOST = 60_000


@dataclass(frozen=True)
class Forced:
    """A position, the kind of answer it asks for, and the answers that achieve it."""

    name: str
    kind: str
    table: str
    answers: tuple[str, ...]

    def __str__(self) -> str:
        return self.name

    def open(self) -> Table:
        return api.load(self.table)


def positions(seat: str) -> list[Forced]:
    data = tomllib.loads((FOLDER / f"{seat}.toml").read_text(encoding="utf-8"))
    return [
        Forced(f"{seat}-{k}-{entry['kind']}", entry["kind"], entry["table"], tuple(entry["answers"]))
        for k, entry in enumerate(data["position"], 1)
    ]


class Proof:
    """Tries all lines of play: the seat needs one good answer, and no answer of others or of chance may be bad."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.steps = 0
        self.known: dict[tuple[object, ...], bool] = {}

    def after(self, match: Match, action: int) -> Match:
        self.steps += 1
        assert self.steps < MOST, "too large a table to try everything"
        after = match.copy()
        after.answer(action)
        return after

    def wins(self, match: Match, seat: int, turn: int) -> bool:
        """Return whether the seat forces the win before the turn is over."""
        if match.outcome is not None:
            return seat in match.outcome.winners
        question = match.question
        if match.game.turn_of(match) != turn or question is None or match.lanes:
            return False
        key = ("wins", seat, *match.key())
        if key not in self.known:
            tries = (self.wins(self.after(match, int(action)), seat, turn) for action in question.options)
            self.known[key] = any(tries) if question.seat == seat else all(tries)
        return self.known[key]

    def saves(self, match: Match, turn: int) -> bool:
        """Return whether the seat can end its turn so that the other side cannot force the win in the next."""
        if match.outcome is not None:
            return self.seat in match.outcome.winners
        question = match.question
        assert question is not None
        now = int(match.game.turn_of(match))
        if now != turn:
            return match.lanes != [] or question.seat == self.seat or not self.wins(match, 1 - self.seat, now)
        key = ("saves", *match.key())
        if key not in self.known:
            tries = (self.saves(self.after(match, int(action)), turn) for action in question.options)
            self.known[key] = any(tries) if question.seat == self.seat else all(tries)
        return self.known[key]


def proved(forced: Forced) -> list[str]:
    """Return the answers that win, or that alone avoid the loss; none where most answers do."""
    table = forced.open()
    match = table.copy()
    match.outside_chance = True
    question = match.question
    assert question is not None
    proof, turn = Proof(int(question.seat)), int(match.game.turn_of(match))
    after = {table.notation(int(action)): proof.after(match, int(action)) for action in question.options}
    wins = [text for text, then in after.items() if proof.wins(then, proof.seat, turn)]
    good = wins if forced.kind == "win" or wins else [text for text, then in after.items() if proof.saves(then, turn)]
    return good if 2 * len(good) <= len(after) else []


def main() -> None:
    """Prove all positions again; those that no longer force anything are dropped."""
    for path in sorted(FOLDER.glob("*.toml")):
        lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
        kept = [(forced, proved(forced)) for forced in positions(path.stem)]
        for forced, answers in kept:
            if answers:
                lines += ["", "[[position]]", f'kind = "{forced.kind}"', f"answers = {json.dumps(answers)}"]
                lines += ['table = """', forced.table.strip(), '"""']
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        sys.stdout.write(f"{path.stem}: {sum(bool(answers) for _, answers in kept)} of {len(kept)} positions\n")


if __name__ == "__main__":
    main()

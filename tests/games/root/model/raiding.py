"""Plots that are lost, written from the Law alone. [CC 13.7.4] [CC 13.7.5] [CO BACKUPPLANS]"""

from typing import TYPE_CHECKING

from games.root.model.board import CLEARINGS, Board

if TYPE_CHECKING:
    from games.root.model.fighting import Answers

OWNER = "corvids"


def near(board: Board, clearing: int) -> list[int]:
    """Return the clearings beside one: closed paths count for a bot only. [CC I3] [GE 12.2.1]"""
    land = board.content.land
    paths = {(int(a) + 1, int(b) + 1) for a, b in land.paths}
    for number, (a, b) in enumerate(land.roads):
        if OWNER not in board.bots and not board.cell("opened") >> number & 1:
            paths -= {(int(a) + 1, int(b) + 1), (int(b) + 1, int(a) + 1)}
    return [c for c in CLEARINGS if (c, clearing) in paths or (clearing, c) in paths]


def plot_falls(board: Board, clearing: int, answers: "Answers") -> None:
    """Return a plot to the supply; a raid places warriors around it. [CC 13.7.4] [CO BACKUPPLANS]"""
    kind = board.plots.pop(clearing, "")
    if not kind:  # just being laid: nobody has said yet which it is
        return
    board.face_up.discard(clearing)
    if kind == "raid":
        raid(board, clearing, answers)
    if "backup-plans" in board.traits[OWNER] and board.may_place(OWNER, clearing):
        place(board, clearing)


def snare_stops(board: Board, bot: str, clearing: int, answers: "Answers") -> bool:
    """Remove a snare instead of what a bot would place or move out there, for a point. [CO 11.8.2] [AM CO5]"""
    if not board.is_snared(bot, clearing):
        return False
    board.pieces["plot"][clearing] -= 1
    board.score(bot, 1)
    if "war-tax" in board.traits[bot]:
        board.score(OWNER, -1)
    plot_falls(board, clearing, answers)
    return True


def raid(board: Board, clearing: int, answers: "Answers") -> None:
    """Place a warrior in each adjacent clearing; with too few the owner says where. [RT 1.5.4a] [AM GEN9]"""
    due = [c for c in near(board, clearing) if board.may_place(OWNER, c)]
    if OWNER in board.bots:
        first = int(board.content.land.pass_clearing) + 1
        due.sort(key=lambda c: 0 if c == first else c)
    while due and board.supply[OWNER]:
        chosen = due[0]
        if OWNER not in board.bots and len(due) > board.supply[OWNER]:
            said = answers.ask(OWNER, "SpreadWarriors", {f"recruit c{c}" for c in due})
            chosen = int(said.split()[1][1:])
        due.remove(chosen)
        place(board, chosen)


def place(board: Board, clearing: int) -> None:
    placed = min(1, board.supply[OWNER])
    board.supply[OWNER] -= placed
    board.pieces[OWNER][clearing] += placed

"""The players' boards as a pack prints them, and the aims of the game. [IK K1.5] [IK U1] [IK H22]"""

from typing import Final, final

from mypy_extensions import i64

from clockwood.games.iron_kings.words import MEDALS, MOST_PLAYERS
from clockwood.kernel.content import table
from clockwood.kernel.entry import entries
from clockwood.kernel.errors import BadPack
from clockwood.kernel.part import Files

BOARD: Final = ["id", "steam", "small_workers", "coal", "water", "hand", "provenance"]


@final
class BoardTables:
    """The gauge and the first stores of every player; goals by number of players, medals from bronze to gold."""

    def __init__(self, files: Files, pack: str) -> None:
        boards = entries(files, "board", "board", "id")
        if len(boards) != 1:
            raise BadPack("board.toml", "one [[board]] is needed")
        entry = boards[0]
        entry.must_know(BOARD)
        entry.provenance()
        self.steam: Final[i64] = entry.number("steam", 1, 20)
        self.small_workers: Final[i64] = entry.number("small_workers", 1, 9)
        self.coal: Final[i64] = entry.number("coal", 0, 20)
        self.water: Final[i64] = entry.number("water", 0, 20)
        self.hand: Final[i64] = entry.number("hand", 0, 9)
        self.goals: Final = goals(files, pack)
        self.medals: Final = table(medals(files))


def goals(files: Files, pack: str) -> list[int]:
    """Return the goal of each number of players. [IK U1]"""
    for entry in entries(files, "board", "goal", "id"):
        entry.must_know(["id", "vp", "provenance"])
        entry.provenance()
        if entry.word("id") == pack:
            value = entry.value("vp")
            if not isinstance(value, list) or len(value) != MOST_PLAYERS:
                raise entry.wrong("'vp' must be a list of four numbers")
            return [n for n in value if isinstance(n, int)]
    raise BadPack("board.toml", f"a [[goal]] with the id {pack} is needed [IK U1]")


def medals(files: Files) -> list[int]:
    """Return the points that bronze, silver and gold ask for in 30 rounds alone. [IK H22]"""
    found = {entry.word("id"): entry for entry in entries(files, "board", "medal", "id")}
    if sorted(found) != sorted(MEDALS):
        raise BadPack("board.toml", f"one [[medal]] each is needed: {', '.join(MEDALS)} [IK H22]")
    for entry in found.values():
        entry.must_know(["id", "vp", "provenance"])
        entry.provenance()
    return [found[medal].number("vp", 1, 99) for medal in MEDALS]

"""Records: a game as a story in notation, from which it is played again."""

from typing import Final, final

from clockwood.kernel.errors import BadInput, BadRecord
from clockwood.kernel.gesture import question_of
from clockwood.kernel.played_match import digest
from clockwood.kernel.question import CHANCE
from clockwood.kernel.rng import KEYED, read_key
from clockwood.kernel.table import Table
from clockwood.kernel.vocabulary import whole

HOLDING: Final = ("! hand ", "! pause", "! go-on ")
"""The beginnings of lines that are not about the position, and hold whatever the rules are."""
LONGEST_SEED: Final = 1000
SEED_BITS: Final = 0xFFFF_FFFF_FFFF_FFFF
"""The bits of a seed that count; a number that looks like a key is cut to them."""


@final
class Header:
    """The first line of a record, taken apart."""

    def __init__(self) -> None:
        self.game: str = ""
        self.rules: int = 0
        self.packs: Final[list[str]] = []
        self.options: Final[dict[str, str]] = {}
        self.seats: Final[dict[str, str]] = {}
        self.told: bool = False
        self.seed: int = 0
        self.start: str = ""
        self.body: Final[list[tuple[int, str]]] = []
        self.past: Final[list[str]] = []
        self.standing: Final[list[str]] = []
        """The lines of the past that still hold: who plays a seat, and whether the match is paused."""


def read_header(text: str) -> Header:
    """Take a record apart without playing it."""
    lines = text.split("\n")
    if "\r" in text:
        lines = [line.rstrip("\r") for line in lines]
    if not lines[0].startswith("clockwood 1 · "):
        raise BadRecord("line 1", "this is not a 'clockwood 1' record")
    header = Header()
    parts = [part.split() for part in lines[0].split(" · ")[1:]]
    game = parts[0]
    rules = whole(game[2]) if len(game) == 3 and game[1] == "rules" else None
    if rules is None:
        raise BadRecord("line 1", "the game and its rules version are not named")
    header.game = game[0]
    header.rules = rules
    for part in parts[1:]:
        read_part(header, part)
    start: list[str] = []
    for number, line in enumerate(lines[1:], 2):
        mark = line[:1]
        if mark == "|":
            start.append(line[2:])
        elif mark == "!" and line.startswith("! rules "):
            other_rules(header, line, f"line {number}")
            start = []
            header.past[:] = lines[:number]
        elif line.strip():
            header.body.append((number, line))
    header.start = "\n".join(start)
    if header.past:
        header.past.extend(f"| {line}" for line in start)
    return header


def other_rules(header: Header, line: str, place: str) -> None:
    """From here on the game was played under other rules, from the position that follows: what was before is past."""
    words = line.split()
    rules = whole(words[2]) if len(words) == 3 else None
    if rules is None:
        raise BadRecord(place, f"'{line}' is not understood")
    header.rules = rules
    header.standing.extend(standing_lines(header))
    header.body.clear()


def standing_lines(header: Header) -> list[str]:
    """Return the lines of the body that hold whatever the rules are."""
    return [line for _, line in header.body if line.startswith(HOLDING)]


def play_standing(table: Table, lines: list[str]) -> None:
    """Let the lines of a past hold at a table that begins after it."""
    before = len(table.lines)
    for line in lines:
        play_line(table, line)
    del table.lines[before:]


def read_part(header: Header, words: list[str]) -> None:
    """Read one part of the first line: a pack, an option, a seat, the seed or the key."""
    kind = words[0] if words else ""
    if kind == "pack" and len(words) == 3:
        header.packs.append(" ".join(words[1:]))
    elif kind in ("option", "seat") and len(words) == 2 and "=" in words[1]:
        key, value = words[1].split("=", 1)
        (header.options if kind == "option" else header.seats)[key] = value
    elif words == ["chance", "told"]:
        header.told = True
    elif kind == "seed" and len(words) == 2:
        seed = whole(words[1], LONGEST_SEED)
        if seed is None:
            raise BadRecord("line 1", f"'{words[1]}' is not a seed")
        header.seed = seed if seed < KEYED else seed & SEED_BITS
    elif kind == "key" and len(words) == 2:
        keyed = read_key(words[1])
        if keyed is None:
            raise BadRecord("line 1", f"'{words[1]}' is not a key of 64 hexadecimal digits")
        header.seed = keyed
    else:
        raise BadRecord("line 1", f"'{' '.join(words)}' is not understood")


def play_body(table: Table, header: Header) -> None:
    """Play a record's lines at a fresh table; a line that does not fit is named, with the reason."""
    for number, line in header.body:
        try:
            play_line(table, line)
        except BadInput as error:
            reason = error.reason if isinstance(error, BadRecord) else str(error)
            raise BadRecord(f"line {number}", reason) from None


def play_line(table: Table, line: str) -> None:
    """Play one line: an answer, chance, a digest, or what is not an answer (`!`)."""
    mark = line[:2]
    if mark == "= ":
        answer_as(table, int(CHANCE), line[2:])
    elif mark == "@ ":
        if digest_here(table) != line[2:].strip():
            raise BadRecord("", f"the game differs here from the one recorded ({line[2:].strip()})")
    elif mark == "! ":
        play_extra(table, line[2:].split())
    elif ": " in line:
        seat, text = line.split(": ", 1)
        answer_as(table, table.seat_number(seat), text)
    else:
        raise BadRecord("", f"'{line}' is not understood")


def digest_here(table: Table) -> str:
    """Return the digest of the match as it is: the one the table has just written down, if it has."""
    last = table.lines[-1] if table.lines else ""
    return last[2:] if last.startswith("@ ") else digest(table.match)


def answer_as(table: Table, seat: int, text: str) -> None:
    if question_of(table.match, seat) is None:
        raise BadRecord("", f"'{text}' answers a question that is not asked")
    table.choose(text, seat)


def play_extra(table: Table, words: list[str]) -> None:
    kind = words[0] if words else ""
    if kind == "note":
        table.note(" ".join(words[1:]))
    elif kind == "resign" and len(words) == 2:
        table.end_by_resigning(words[1])
    elif kind == "hand" and len(words) == 3:
        table.hand_over(words[1], words[2])
    elif kind == "pause" and len(words) == 2:
        table.wish_to_pause(words[1])
    elif words == ["paused"]:
        table.pause()
    elif kind == "go-on" and len(words) == 2:
        table.go_on(words[1])
    elif kind == "undo" and len(words) == 2:
        table.undo(int(CHANCE) if words[1] == "=" else table.seat_number(words[1]), across_reveals=True)
    else:
        raise BadRecord("", f"'! {' '.join(words)}' is not understood")

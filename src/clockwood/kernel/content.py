"""Content: packs, options and the tables made from them. Shared by all copies of a match, never changed.

A match whose seats are drafted goes on with another content once a seat is settled, see `Content.at`.
"""

import pickle
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clockwood.kernel.automaton import NOBODY, PERSON, Automaton
from clockwood.kernel.bits import bit
from clockwood.kernel.options import Value
from clockwood.kernel.part import Part

MOST_SEATS: Final = 8
"""As many as a card cell has bits for; see `piles`."""


class PackId:
    """A pack is known by its id and the hash of its files; `earlier` are hashes it had before entries were added."""

    def __init__(self, name: str, digest: str, earlier: str = "") -> None:
        self.name: Final = name
        self.digest: Final = digest
        self.earlier: Final = earlier

    def text(self) -> str:
        return f"{self.name} {self.digest[:8]}"

    def was(self, text: str) -> bool:
        """Return whether this text named the pack, now or before it grew."""
        return text == self.text() or text in [f"{self.name} {digest}" for digest in self.earlier.split()]

    def __reduce__(self) -> tuple[object, tuple[str, str, str]]:
        return PackId, (self.name, self.digest, self.earlier)


def table(numbers: list[int]) -> vec[i64]:
    """Numbers as rules read them, packed."""
    return vec[i64]([i64(number) for number in numbers])


@mypyc_attr(allow_interpreted_subclasses=True)
class Content:
    """The base of every game's content: which packs, which options, and the names of all it numbers.

    `names["forest"][3]` is the id of forest 3, as notation, positions and records write it. `families` says what a kind
    is called in refs, where that is not its own name: a forest is a `place`. `codes` are the kinds whose ids are
    printed nowhere on the table, so that no sentence has them. `texts` and `answers` remember the notation of actions
    that were written and read before. `automaton` is the one at each seat, `automata` has a bit for each seat that has
    one. `parts` are those of this table: all of the game's unless its content says less, and what the automata bring.
    """

    def __init__(self, packs: list[PackId], options: dict[str, Value], names: dict[str, list[str]]) -> None:
        self.packs: Final = packs
        self.options: Final = options
        self.names: Final = names
        self.families: Final[dict[str, str]] = {}
        self.codes: Final[set[str]] = set()
        self.indices: Final[dict[str, dict[str, int]]] = {}
        self.texts: Final[dict[int, str]] = {}
        self.answers: Final[dict[str, int]] = {}
        self.automata: i64 = 0
        self.automaton: vec[Automaton] = vec[Automaton]([NOBODY for _ in range(MOST_SEATS)])
        self.parts: list[Part] = []
        self.home: str = ""
        self.files: dict[str, dict[str, object]] = {}
        self.packed: bytes = b""

    def __repr__(self) -> str:
        """Say which packs it is made of, and who sits at its table by the rules."""
        seats = [self._seat_text(seat) for seat in self.names.get("seat", [])]
        return f"<content of {', '.join(pack.text() for pack in self.packs) or 'no pack'}, seats {', '.join(seats)}>"

    def _seat_text(self, seat: str) -> str:
        player = str(self.options.get(f"seat.{seat}", PERSON))
        return seat if player == PERSON else f"{seat} ({player})"

    def seat_automaton(self, seat: i64, automaton: Automaton) -> None:
        """Let this automaton play the seat."""
        self.automaton[seat] = automaton
        self.automata |= bit(seat)
        self.parts += automaton.parts()

    def chairs(self) -> list[str]:
        """Return the names by which tables, records and pages know the seats, the same through a whole match."""
        return self.names["seat"]

    def at(self, state: vec[i64]) -> "Content":
        """Return the content with which a match in this state goes on: another one where the state settles more."""
        return self

    def of_position(self, state: object) -> "Content":
        """Return the content of a position, by the table `state` that it writes."""
        return self

    def gather(self) -> None:
        """Take note of the parts that answer at each moment: called once, when `parts` is complete."""

    def from_source(self, home: str, files: dict[str, dict[str, object]]) -> None:
        """Remember which game built this from what, so that another process can build the same."""
        self.home = home
        self.files = files

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Another process is sent the files as one lump, which is only opened where they are not known yet."""
        if not self.packed:
            self.packed = pickle.dumps(self.files)
        return content_again, (self.home, self.packed, self.packs, self.options)

    def index(self, kind: str) -> dict[str, int] | None:
        """The number of each name of a kind, by the name in small letters; None where the kind has no names."""
        found = self.indices.get(kind)
        if found is None and kind in self.names:
            found = {}
            for value, name in enumerate(self.names[kind]):
                found.setdefault(name.lower(), value)
            self.indices[kind] = found
        return found

    def number(self, key: str) -> int:
        """The value of a numeric option."""
        value = self.options[key]
        assert isinstance(value, int)
        return value


BUILT: Final[dict[str, Content]] = {}


def content_again(home: str, packed: bytes, packs: list[PackId], options: dict[str, Value]) -> Content:
    """Return the content a game builds from these files, once per process."""
    key = " ".join([home, *(pack.text() for pack in packs), *(f"{k}={v}" for k, v in sorted(options.items()))])
    if key not in BUILT:
        from clockwood.kernel.game import game_at  # noqa: PLC0415 - the game knows its content, not the reverse

        files = pickle.loads(packed)  # noqa: S301 - what `__reduce__` wrote, within a pickle that is being read
        BUILT[key] = game_at(home).content(files, packs, options)
    return BUILT[key]

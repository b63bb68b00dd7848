"""The options of a game, which print themselves."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from clockwood.api import content
from clockwood.kernel.automaton import SeatSpec
from clockwood.kernel.errors import BadOption
from clockwood.kernel.game import Game
from clockwood.kernel.options import OptionSpec
from clockwood.registry import game_named

if TYPE_CHECKING:
    from clockwood.words import Words


class GameOptions:
    """The options of a game by key, without those that name automata, for which `new` has `seats`.

    Shown, they are a line each: the key with its default, the values it may have, and what it changes.
    """

    def __init__(self, game: Game, words: "Words") -> None:
        self.words: Final = words
        self.specs: Final = {spec.key: spec for spec in game.options if not isinstance(spec, SeatSpec)}

    def __getitem__(self, key: str) -> OptionSpec:
        if key not in self.specs:
            raise BadOption(key, f"no such option; there are {', '.join(self.specs) or 'none'}")
        return self.specs[key]

    def __iter__(self) -> Iterator[OptionSpec]:
        return iter(self.specs.values())

    def __len__(self) -> int:
        return len(self.specs)

    def __repr__(self) -> str:
        return "\n".join(self.lines())

    def lines(self) -> list[str]:
        """Return a line for each option."""
        settings = {f"{spec.key}={spec.default}": spec for spec in self}
        width = max(map(len, settings), default=0)
        values = max((len(spec.allowed()) for spec in self), default=0)
        return [
            f"{setting:<{width}}  {spec.allowed():<{values}}  {self.words.option_of_game(spec)}"
            for setting, spec in settings.items()
        ]


def options(game: str, *, language: str = "en") -> GameOptions:
    """Return the options that `new` takes for a game; printed, they say what each is for.

    >>> options("ironwood")["beginner"]
    <option beginner=0, 0–1 [IW R17.2]>
    """
    from clockwood.words import Words  # noqa: PLC0415 - playing needs no texts

    return GameOptions(game_named(game), Words(language, content(game)))

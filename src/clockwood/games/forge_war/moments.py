"""The moments of Forge War: points of the core rules at which a part may act."""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.kernel.match import Match
from clockwood.kernel.part import Part, answers


@mypyc_attr(allow_interpreted_subclasses=True)
class ForgePart(Part):
    """A part of Forge War; at a moment it does not answer it does nothing."""

    def unplayed_turn(self, match: Match, seat: i64) -> None:
        """Push what a colour that nobody plays does with its turn in the mine. [FW F11.6]"""


def answering(parts: list[Part], moment: str) -> vec[ForgePart]:
    """Return the parts that answer at a moment, in their order."""
    found = vec[ForgePart]()
    for part in parts:
        if isinstance(part, ForgePart) and answers(part, ForgePart, moment):
            found = append(found, part)
    return found

"""Moments: core rules meet bots there and nowhere else, and nobody is asked in vain."""

import pytest

from clockwood import api
from clockwood.games.ironwood.content import IronwoodContent
from clockwood.games.ironwood.moments import IronwoodPart
from clockwood.kernel.options import Value
from clockwood.kernel.part import Part

WORDS = {"bonus_name"}
"""Asked only of those who answer a moment: what their bonus is called."""

MOMENTS = sorted(
    name for name in dir(IronwoodPart) if not name.startswith("_") and not hasattr(Part, name) and name not in WORDS
)


def answering(moment: str, **options: Value) -> list[str]:
    content = api.content("ironwood", options={key.replace("_", "."): value for key, value in options.items()})
    assert isinstance(content, IronwoodContent)
    return [type(part).__name__ for part in getattr(content.moments, moment)]


@pytest.mark.parametrize("moment", MOMENTS)
def test_at_a_table_of_two_people_nobody_answers(moment: str) -> None:
    assert answering(moment) == []


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_moment_is_some_bot_s(moment: str) -> None:
    iron, wood = answering(moment, seat_ironclad="ironbot"), answering(moment, seat_woodwalkers="woodenbot:3")
    assert iron + wood in (["IronbotPart"], ["WoodenbotPart"], ["IronbotPart", "WoodenbotPart"])

"""Common parameters of the routes, with their limits."""

from typing import Annotated

from msgspec import Meta

MatchId = Annotated[str, Meta(max_length=32, pattern="^[A-Za-z0-9]+$")]
GalleryId = Annotated[str, Meta(max_length=80)]
GameName = Annotated[str, Meta(max_length=40)]
PictureName = Annotated[str, Meta(max_length=60)]
PictureHash = Annotated[str, Meta(max_length=40)]
Ref = Annotated[str, Meta(max_length=200)]
Told = Annotated[int, Meta(ge=0, le=10_000_000)]
Language = Annotated[str, Meta(max_length=8, description="en or pl; empty for the language of the match")]
SeatName = Annotated[str, Meta(max_length=60, description="a seat you hold; empty to watch")]
AutomatonSeat = Annotated[str, Meta(max_length=60, description="the seat of an automaton; empty for the last to act")]
Notation = Annotated[str, Meta(min_length=1, max_length=2000, description="an answer in notation")]
OneOrEvery = Annotated[str, Meta(max_length=2000, description="one answer in notation; empty for every single answer")]

"""What the server says no with: a status, a word a program can read, and a reason a person can."""

import contextlib
from collections.abc import Iterator
from typing import Final

from clockwood.kernel.errors import BadInput


class Refused(Exception):
    """Nothing changed. `code` is for programs, `place` and `reason` are for people."""

    status: int = 422
    code: str = "refused"

    def __init__(self, reason: str, place: str = "", *, code: str = "", message: str = "", cite: str = "") -> None:
        super().__init__(reason)
        self.reason: Final = reason
        self.place: Final = place
        self.message: Final = message
        self.cite: Final = cite
        if code:
            self.code = code

    def said(self) -> dict[str, str]:
        """Return it as it is told, over HTTP as over a socket."""
        return {
            "code": self.code,
            "reason": self.reason,
            "place": self.place,
            "message": self.message,
            "cite": self.cite,
        }


class NotThere(Refused):
    """No such thing, or none this visitor may know of: the two look the same."""

    status = 404
    code = "not-there"


class NotYours(Refused):
    """The visitor does not hold this seat."""

    status = 403
    code = "not-yours"


class Late(Refused):
    """The question was settled meanwhile, or is another one now."""

    status = 409
    code = "late"


class TooLarge(Refused):
    """The request or message is larger than anything the page sends."""

    status = 413
    code = "too-large"


class TooMany(Refused):
    """The visitor or the address asks too often, or has too many tables open."""

    status = 429
    code = "too-many"


class Unavailable(Refused):
    """The store cannot be reached; the client tries again."""

    status = 503
    code = "unavailable"


def no_such_match() -> NotThere:
    return NotThere("there is no such match, or it is private", "match")


@contextlib.contextmanager
def refusing(code: str, place: str = "") -> Iterator[None]:
    """What the rules name as handed in wrongly is refused, at its own place or else at this one."""
    try:
        yield
    except BadInput as error:
        raise Refused(error.reason, error.place or place, code=code) from None


@contextlib.contextmanager
def missing(place: str) -> Iterator[None]:
    """What has no such name is not there."""
    try:
        yield
    except BadInput as error:
        raise NotThere(error.reason, place) from None

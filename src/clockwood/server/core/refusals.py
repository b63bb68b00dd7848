"""Refusals: an HTTP status, a code for programs and a reason for people."""

import contextlib
from collections.abc import Iterator
from typing import Final

from clockwood.kernel.errors import BadInput


class Refused(Exception):
    """A request that was refused and changed nothing. `code` is for programs, `place` and `reason` are for people."""

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

    def as_dict(self) -> dict[str, str]:
        """Return the fields that are sent, by HTTP and by socket."""
        return {
            "code": self.code,
            "reason": self.reason,
            "place": self.place,
            "message": self.message,
            "cite": self.cite,
        }


class NotFound(Refused):
    """There is no such thing, or the visitor may not know of it: the two look the same."""

    status = 404
    code = "not-there"


class NotYours(Refused):
    """The visitor does not hold this seat."""

    status = 403
    code = "not-yours"


class TooLate(Refused):
    """The question was answered meanwhile, or is a different one now."""

    status = 409
    code = "late"


class TooLarge(Refused):
    """The request or message is larger than anything the page sends."""

    status = 413
    code = "too-large"


class TooMany(Refused):
    """The visitor or the address sends too many requests, or has too many matches or sockets."""

    status = 429
    code = "too-many"


class ClientGone(Refused):
    """The client left before its request was answered. Nobody reads this; a log or a metric counts it."""

    status = 499
    code = "gone"


class Unavailable(Refused):
    """The database cannot be reached; the client should try again."""

    status = 503
    code = "unavailable"


def no_such_match() -> NotFound:
    return NotFound("there is no such match, or it is private", "match")


def visitor_deleted() -> Refused:
    return Refused("this visitor was deleted", "cookie", code="no-visitor")


def bad_key() -> NotFound:
    return NotFound("this invitation was used, revoked, or never existed", "key", code="bad-key")


def many_keys() -> Refused:
    return Refused("there are too many unused invitations here; revoke them first", "seat", code="many-keys")


def seat_taken() -> Refused:
    return Refused("this seat is not free", "seat", code="seat-taken")


def not_yours_to_give() -> NotYours:
    return NotYours("this seat is not yours to give", "seat")


@contextlib.contextmanager
def bad_input_as_refusal(code: str, place: str = "") -> Iterator[None]:
    """Turn BadInput into a refusal with this code; `place` is used if the error names none."""
    try:
        yield
    except BadInput as error:
        raise Refused(error.reason, error.place or place, code=code) from None


@contextlib.contextmanager
def bad_input_as_not_found(place: str) -> Iterator[None]:
    """Turn BadInput into a refusal with status 404."""
    try:
        yield
    except BadInput as error:
        raise NotFound(error.reason, place) from None

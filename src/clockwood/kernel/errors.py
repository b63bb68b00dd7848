"""Everything that can be wrong with what a person hands in, named by place and reason."""


class BadInput(Exception):
    """Something handed in is refused and nothing changed. `place` says where, `reason` says why."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}" if place else reason)
        self.place = place
        self.reason = reason

    def __reduce__(self) -> tuple[type["BadInput"], tuple[str, str]]:
        """Come out of another process as it went in."""
        return type(self), (self.place, self.reason)


class UnknownName(BadInput):
    """No game, seat, agent, verb or term of this name exists."""


class BadOption(BadInput):
    """An option is unknown, or its value is outside what it allows."""


class BadPack(BadInput):
    """A content pack is refused; the place names file, entry and column."""


class BadPosition(BadInput):
    """A position cannot be set up; the place is the path inside the position."""


class BadRecord(BadInput):
    """A record cannot be replayed; the place is the line."""


class AgentFailed(BadInput):
    """An agent raised an error, gave an answer that is not offered, or gave none in time; the place is its name."""


class RuleBroke(Exception):
    """A rule of ours failed on legal input; the table was put back as it was."""

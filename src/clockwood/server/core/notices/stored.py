"""Stored things of notices: the ways to reach a visitor, their settings, and notices on their way."""

from typing import Final, NamedTuple

import msgspec

PUSH: Final = "push"
WEBHOOK: Final = "webhook"
MAIL: Final = "mail"
KINDS: Final = (PUSH, WEBHOOK, MAIL)
NO_HOUR: Final = -1


class Subscription(msgspec.Struct, frozen=True, kw_only=True):
    """A way to reach a visitor. `public_key` and `secret` are those of a browser, or a webhook's secret.

    `code` is the hash of the code that confirms an e-mail address, empty once it is confirmed. `page` is the address of
    the page, for links. `result` tells how the last notice went.
    """

    id: str
    visitor: str
    kind: str
    address: str
    public_key: str = ""
    secret: str = ""
    language: str = "en"
    page: str = ""
    code: str = ""
    created: int = 0
    result: str = ""
    result_at: int = 0


class NoticeSettings(msgspec.Struct, frozen=True, kw_only=True):
    """Quiet hours in minutes after midnight (`NO_HOUR` for none) in a time zone, and the last day of being away."""

    quiet_from: int = NO_HOUR
    quiet_to: int = NO_HOUR
    zone: str = "UTC"
    away_until: str = ""


class Awaited(NamedTuple):
    """A visitor who is waited for in a match, with all their seats: at which moment, and when they were last told."""

    visitor: str
    match: str
    seats: list[int]
    moment: int
    changed: int
    told: int
    told_at: int
    settings: NoticeSettings


class Delivery(NamedTuple):
    """A notice on its way, taken by this server; without a match it is a test."""

    id: str
    subscription: Subscription
    match: str
    game: str
    tries: int


class Looked(NamedTuple):
    """A seat whose player looks at a table that waits for somebody."""

    match: str
    seat: int

"""The JSON replies about notices."""

from clockwood.server.core.notices.stored import PUSH, NoticeSettings, Subscription
from clockwood.server.core.replies import Reply


class SubscriptionInfo(Reply):
    """A way to reach you: `push`, `webhook` or `mail`. Of a browser only the push service's host is shown.

    `result` tells how the last notice went, at `result_at`: `sent`, `status 500`, `unreachable`, or empty.
    """

    id: str
    kind: str
    address: str
    confirmed: bool
    created: int
    result: str
    result_at: int


class NoticeInfo(Reply):
    """Your notices. `push_key` is the server's key for Web Push, `mails` says whether it sends e-mail.

    Quiet hours are minutes after midnight in `zone`, or -1. Until the day `away_until` nothing is sent. `muted` are the
    matches without notices.
    """

    push_key: str
    mails: bool
    subscriptions: list[SubscriptionInfo]
    quiet_from: int
    quiet_to: int
    zone: str
    away_until: str
    muted: list[str]


class SubscriptionAdded(Reply):
    """A way to reach you was added. The `secret` that a webhook's notices are signed with is sent only once."""

    id: str
    secret: str
    confirmed: bool


def shown(each: Subscription) -> SubscriptionInfo:
    """Describe a way to reach a visitor, without its secrets: whoever has a push address can use it."""
    return SubscriptionInfo(
        id=each.id,
        kind=each.kind,
        address=each.address.split("/")[2] if each.kind == PUSH else each.address,
        confirmed=not each.code,
        created=each.created,
        result=each.result,
        result_at=each.result_at,
    )


def notice_info(
    push_key: str, mails: bool, found: list[Subscription], settings: NoticeSettings, muted: list[str]
) -> NoticeInfo:
    return NoticeInfo(
        push_key=push_key,
        mails=mails,
        subscriptions=[shown(each) for each in found],
        quiet_from=settings.quiet_from,
        quiet_to=settings.quiet_to,
        zone=settings.zone,
        away_until=settings.away_until,
        muted=muted,
    )

"""The times at which a visitor may be disturbed: not in quiet hours, nor while they are away."""

import re
from datetime import UTC, date, datetime, tzinfo
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from clockwood.server.core.notices.stored import NO_HOUR, NoticeSettings
from clockwood.server.core.refusals import Refused

ZONE: Final = re.compile(r"[A-Za-z0-9_+/-]{1,60}")
DAY_MINUTES: Final = 24 * 60


def zone_named(name: str) -> tzinfo:
    """Return a time zone by its name in the tz database, or refuse it."""
    if name == "UTC":
        return UTC
    try:
        if ZONE.fullmatch(name):
            return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        pass
    raise Refused("there is no such time zone; write one such as Europe/Warsaw", "zone", code="bad-zone")


def checked(wanted: NoticeSettings) -> NoticeSettings:
    """Return the settings, or refuse the one that is wrong."""
    zone_named(wanted.zone)
    hours = (wanted.quiet_from, wanted.quiet_to)
    if hours != (NO_HOUR, NO_HOUR) and not all(0 <= each < DAY_MINUTES for each in hours):
        raise Refused("quiet hours are minutes after midnight, 0 to 1439, or both -1", "quiet_from", code="bad-hours")
    try:
        if wanted.away_until:
            date.fromisoformat(wanted.away_until)
    except ValueError:
        raise Refused("a day is written as 2027-01-31", "away_until", code="bad-day") from None
    return wanted


def is_away(settings: NoticeSettings, at: int) -> bool:
    """Return whether the visitor is away at a time, by the day of their own time zone."""
    return bool(settings.away_until) and clock_of(settings, at).date().isoformat() <= settings.away_until


def is_quiet(settings: NoticeSettings, at: int) -> bool:
    """Return whether a time lies in the visitor's quiet hours, which may go past midnight."""
    first, last = settings.quiet_from, settings.quiet_to
    here = clock_of(settings, at)
    minutes = here.hour * 60 + here.minute
    if first <= last:
        return first <= minutes < last
    return minutes >= first or minutes < last


def may_disturb(settings: NoticeSettings, at: int) -> bool:
    return not is_away(settings, at) and not is_quiet(settings, at)


def clock_of(settings: NoticeSettings, at: int) -> datetime:
    try:
        zone = zone_named(settings.zone)
    except Refused:  # it was known when it was stored
        zone = UTC
    return datetime.fromtimestamp(at / 1000, zone)

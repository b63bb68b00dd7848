"""Routes of notices: ways to reach you, quiet hours, being away, matches without notices."""

from typing import Final

from clockwood.server.core import replies
from clockwood.server.core.notices.replies import NoticeInfo, SubscriptionAdded
from clockwood.server.core.notices.requests import SettingsRequest, SubscribeRequest
from clockwood.server.core.permissions import Visit
from clockwood.server.core.routes import bodies
from clockwood.server.core.routes.parameters import MatchId
from clockwood.server.core.routes.table import Routes
from clockwood.server.core.service import Service

routes: Final = Routes("notices")


@routes.get("/notices")
async def notices(service: Service, visit: Visit) -> NoticeInfo:
    """Return your notices: ways to reach you, quiet hours, being away, matches without notices."""
    return await service.notices.info(visit)


@routes.post("/notices/subscribe", status=201)
async def subscribe(service: Service, visit: Visit, body: SubscribeRequest) -> SubscriptionAdded:
    """Add a way to reach you when you are waited for: a browser's push, a webhook or an e-mail address."""
    return await service.notices.subscribe(visit, body)


@routes.post("/notices/confirm", status=204)
async def confirm(service: Service, visit: Visit, body: bodies.CodeBody) -> None:
    """Confirm an e-mail address with the code that was sent to it."""
    await service.notices.confirm(visit, body.id, body.code)


@routes.post("/notices/unsubscribe", status=204)
async def unsubscribe(service: Service, visit: Visit, body: bodies.SubscriptionBody) -> None:
    """Remove a way to reach you."""
    await service.notices.unsubscribe(visit, body.id)


@routes.post("/notices/settings")
async def set_settings(service: Service, visit: Visit, body: SettingsRequest) -> NoticeInfo:
    """Set quiet hours, and the day until which you are away; others at your tables see that day."""
    return await service.notices.set_settings(visit, body)


@routes.post("/notices/test")
async def test(service: Service, visit: Visit) -> replies.CountInfo:
    """Send a test to every way to reach you, now."""
    return replies.CountInfo(count=await service.notices.test(visit))


@routes.post("/matches/{match}/notices")
async def mute(service: Service, visit: Visit, match: MatchId, body: bodies.NoticesBody) -> NoticeInfo:
    """Turn the notices of one match off or on."""
    return await service.notices.mute(visit, match, not body.on)

"""All games of a visitor in one archive: what they may have of each."""

import io
import zipfile
from typing import Final

import msgspec

from clockwood.server.core.lobby import Lobby
from clockwood.server.core.matches.match_requests import MatchRequests
from clockwood.server.core.notices.requests import NoticeRequests
from clockwood.server.core.permissions import Visit
from clockwood.server.core.refusals import Refused
from clockwood.server.core.replies import MatchInfo

LIST: Final = "matches.json"
NOTICES: Final = "notices.json"


async def export(lobby: Lobby, requests: MatchRequests, notices: NoticeRequests, visit: Visit) -> bytes:
    """Return a ZIP archive: a list of the matches, the records of those that are over or played alone, the notices.

    Of a match that others still play there is the position as each of the visitor's seats knows it.
    """
    cards = await lobby.all_mine(visit)
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(LIST, msgspec.json.format(msgspec.json.encode(cards)))
        archive.writestr(NOTICES, msgspec.json.format(msgspec.json.encode(await notices.info(visit))))
        for card in cards:
            for name, text in (await files_of(requests, visit, card)).items():
                archive.writestr(name, text)
    return written.getvalue()


async def files_of(requests: MatchRequests, visit: Visit, card: MatchInfo) -> dict[str, str]:
    try:
        return {f"{card.match}.record": await requests.record(visit, card.match)}
    except Refused:
        pass
    found: dict[str, str] = {}
    for seat in card.seats:
        if seat.mine:
            try:
                found[f"{card.match}.{seat.seat}.toml"] = await requests.position(visit, card.match, seat.seat)
            except Refused:
                continue
    return found

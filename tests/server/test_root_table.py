"""A table of Root with three people: nobody answers out of turn, and nobody reads another's hand or supporters."""

from collections.abc import Callable
from typing import Any

import pytest

from clockwood.kernel.table import Table
from server.running_server import RunningServer
from server.visitors import Visitor, any_answer, dice

NewVisitor = Callable[[], Visitor]
SEATS = ("marquise", "eyrie", "alliance")
ANSWERS = 25
SECRET = ("hand.", "supporters.")


def hidden(table: Table, seat: int) -> list[str]:
    """Return the cards that lie in the hands and among the supporters of others, unseen by this seat."""
    mine = table.view(seat)
    whole = [table.view(other) for other in range(len(SEATS)) if other != seat]
    return sorted(
        key.removeprefix("card.")
        for view in whole
        for key, zone in view.items()
        if key.startswith("card.") and str(zone).startswith(SECRET) and key not in mine
    )


def refused(who: Visitor, match: str, seat: str, ask: str, answer: str) -> int:
    """Give an answer that nobody may give; return the status of the reply."""
    body = {"seat": seat, "client": "wrong", "ask": ask, "answer": answer}
    reply = who.http.post(f"/api/matches/{match}/choose", json=body)
    assert "Traceback" not in reply.text
    return int(reply.status_code)


@pytest.mark.slow
def test_out_of_turn_nothing_is_accepted_and_nothing_is_told(here: RunningServer, new_visitor: NewVisitor) -> None:
    host, friend = new_visitor(), new_visitor()
    seats = {"marquise": "me", "eyrie": "invite", "alliance": "me"}
    opened = host.post("/matches", {"game": "root", "seats": seats, "options": {"alliance": 1}})
    match = opened["card"]["match"]
    friend.post("/keys/use", {"key": opened["keys"]["eyrie"]})
    who = {"marquise": host, "eyrie": friend, "alliance": host}
    luck = dice(3)
    for count in range(ANSWERS):
        scenes: dict[str, Any] = {seat: who[seat].scene(match, seat) for seat in SEATS}
        seat = next(seat for seat in SEATS if scenes[seat]["standing"]["ask"])
        ask = scenes[seat]["standing"]["ask"]
        answer = any_answer(scenes[seat]["scene"]["question"], luck)
        other = SEATS[(SEATS.index(seat) + 1) % len(SEATS)]
        stranger = host if who[seat] is friend else friend
        assert refused(who[other], match, other, ask, answer) == 409
        assert refused(stranger, match, seat, ask, answer) == 403
        assert refused(who[seat], match, seat, ask, "march c1 c99 x7") == 422
        assert {each: who[each].scene(match, each)["number"] for each in SEATS} == {
            each: scenes[each]["number"] for each in SEATS
        }
        who[seat].post(f"/matches/{match}/choose", {"seat": seat, "client": f"c{count}", "ask": ask, "answer": answer})
    table = here.do(here.server.matches.live(match)).table
    for number, name in enumerate(SEATS):
        secrets = hidden(table, number)
        assert secrets
        for path in ("/scene", "/position"):
            told = who[name].http.get(f"/api/matches/{match}{path}", params={"seat": name}).text
            zones = [
                line for line in told.splitlines() if line.startswith(SECRET) and not line.startswith(f"hand.{name}")
            ]
            text = "\n".join(zones) if path == "/position" else told
            assert [card for card in secrets if f'"card:{card}"' in text or f'"{card}"' in text] == []

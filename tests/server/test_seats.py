"""Keys and cookies: taking seats, watching, inviting and revoking."""

import hashlib
from collections.abc import Callable

import pytest
from sqlalchemy import select

from clockwood.server.store.sql_tables import KEYS, VISITORS
from server.databases import POSTGRESQL, SQLITE
from server.running_server import RunningServer
from server.visitors import Visitor

NewVisitor = Callable[[], Visitor]
DATABASES = [SQLITE, POSTGRESQL]


def opened(host: Visitor, **more: object) -> tuple[str, str]:
    """Open a match for two people; return it with the key to the second seat."""
    seats = {"woodwalkers": "me", "ironclad": "invite"}
    reply = host.post("/matches", {"game": "ironwood", "seats": seats, **more})
    return reply["card"]["match"], reply["keys"]["ironclad"]


@pytest.mark.slow
def test_a_key_works_once(new_visitor: NewVisitor) -> None:
    host, friend, thief = new_visitor(), new_visitor(), new_visitor()
    match, key = opened(host)
    card = friend.post("/keys/use", {"key": key})
    assert [seat["mine"] for seat in card["seats"]] == [False, True]
    assert friend.scene(match, "ironclad")["scene"]["seat"] == "ironclad"
    thief.post("/keys/use", {"key": key}, status=404)
    friend.get(f"/matches/{match}/scene", status=403, seat="woodwalkers")
    host.get(f"/matches/{match}/scene", status=403, seat="ironclad")


def test_a_key_to_watch_works_for_everybody_who_has_it(new_visitor: NewVisitor) -> None:
    host = new_visitor()
    match, _ = opened(host)
    key = host.post(f"/matches/{match}/invitations", {"seat": ""}, status=201)["key"]
    for guest in (new_visitor(), new_visitor()):
        card = guest.post("/keys/use", {"key": key})
        assert [seat["mine"] for seat in card["seats"]] == [False, False]
        assert guest.scene(match, "")["scene"]["seat"] == ""
        guest.get(f"/matches/{match}/scene", status=403, seat="woodwalkers")


def test_the_store_holds_only_hashes(here: RunningServer, new_visitor: NewVisitor) -> None:
    host = new_visitor()
    _, key = opened(host)
    cookie = host.http.cookies["clockwood"]

    async def hashes() -> set[str]:
        async with here.server.database.reading() as connection:
            found = [*(await connection.execute(select(KEYS.c.hash))).scalars()]
            return {*found, *(await connection.execute(select(VISITORS.c.hash))).scalars()}

    kept = here.do(hashes())
    assert {hashlib.sha256(secret.encode()).hexdigest() for secret in (key, cookie)} <= kept
    assert not {key, cookie} & kept


def test_a_private_match_looks_as_if_it_did_not_exist(new_visitor: NewVisitor) -> None:
    host, stranger = new_visitor(), new_visitor()
    match, _ = opened(host)
    for path in ("", "/scene", "/setting", "/film", "/record", "/position", "/why"):
        there = stranger.http.get(f"/api/matches/{match}{path}")
        never = stranger.http.get(f"/api/matches/{'a' * len(match)}{path}")
        assert (there.status_code, there.text) == (never.status_code, never.text)
        assert there.status_code == 404
    assert match not in str(stranger.get("/matches/open"))


def test_an_open_match_is_listed_watched_and_joined_by_one(new_visitor: NewVisitor) -> None:
    host, first, second = new_visitor(), new_visitor(), new_visitor()
    match = host.opens(seats={"woodwalkers": "me", "ironclad": "open"}, open=True)
    assert match in [card["match"] for card in first.get("/matches/open")]
    assert first.scene(match)["scene"]["seat"] == ""
    first.post(f"/matches/{match}/join", {"seat": "ironclad"})
    second.post(f"/matches/{match}/join", {"seat": "ironclad"}, status=422)
    second.get(f"/matches/{match}/scene", status=403, seat="ironclad")
    assert [card["match"] for card in first.get("/matches/mine")] == [match]


def test_a_new_invitation_to_a_seat_revokes_the_old_one(new_visitor: NewVisitor) -> None:
    host, friend = new_visitor(), new_visitor()
    match, old = opened(host)
    fresh = host.post(f"/matches/{match}/invitations", {"seat": "ironclad"})["key"]
    assert friend.post("/keys/use", {"key": old}, status=404)["code"] == "bad-key"
    assert friend.post("/keys/use", {"key": fresh})["match"] == match
    assert host.post(f"/matches/{match}/invitations", {"seat": "ironclad"}, status=403)["code"] == "not-yours"


def test_a_seat_moves_to_another_device_and_back(new_visitor: NewVisitor) -> None:
    laptop, phone = new_visitor(), new_visitor()
    match, _ = opened(laptop)
    phone.post("/keys/use", {"key": laptop.post(f"/matches/{match}/invitations", {"seat": "woodwalkers"})["key"]})
    assert phone.scene(match, "woodwalkers")["scene"]["seat"] == "woodwalkers"
    assert laptop.post(f"/matches/{match}/revoke", {"seat": "woodwalkers"}) == {"count": 1}
    phone.get(f"/matches/{match}/scene", status=404, seat="woodwalkers")
    assert laptop.scene(match, "woodwalkers")["scene"]["seat"] == "woodwalkers"


def test_an_invited_spectator_sees_no_secrets_and_cannot_play(new_visitor: NewVisitor) -> None:
    host, watcher = new_visitor(), new_visitor()
    match, _ = opened(host)
    watcher.post("/keys/use", {"key": host.post(f"/matches/{match}/invitations", {"seat": ""})["key"]})
    assert watcher.scene(match)["scene"]["question"] is None
    watcher.get(f"/matches/{match}/scene", status=403, seat="woodwalkers")
    with watcher.live(match) as live:
        live.until("scene")
        assert live.does("resign")["code"] == "not-yours"


def test_a_deleted_visitor_has_access_to_nothing(new_visitor: NewVisitor) -> None:
    host = new_visitor()
    match, _ = opened(host)
    cookie = host.http.cookies["clockwood"]
    host.post("/forget-me", status=204)
    host.http.cookies.set("clockwood", cookie)
    assert host.get(f"/matches/{match}/scene", status=404, seat="woodwalkers")["code"] == "not-there"


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(new_visitor: NewVisitor) -> None:
    reply = new_visitor().http.post("/api/matches", json={"game": "ironwood"})
    said = reply.headers["set-cookie"].lower()
    assert "httponly" in said
    assert "samesite=strict" in said
    assert "path=/" in said


def test_a_seed_is_refused_if_others_play(new_visitor: NewVisitor) -> None:
    host = new_visitor()
    body = {"game": "ironwood", "seats": {"woodwalkers": "me", "ironclad": "invite"}, "seed": 7}
    assert host.post("/matches", body, status=422)["place"] == "seed"

"""Notices arrive as the standards want them, and nothing that a visitor writes reaches into the host's network."""

import asyncio
import email
import email.policy
import json
import re

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from clockwood.kernel.errors import BadInput
from clockwood.server.core.refusals import NotFound, Refused
from clockwood.server.delivery.deliverer import WaysOut
from clockwood.server.delivery.mail import MailServer
from clockwood.server.delivery.targets import Targets
from clockwood.server.delivery.web_push import decoded
from server.noticed import Noticed, by_hand, endpoint, received, table_of_two
from server.receivers import Browser, is_ours, receiving, taking_mail, token_parts


def test_a_push_is_encrypted_for_the_browser_and_signed_by_the_server(database: str) -> None:
    async def inside() -> None:
        settings = by_hand(database)
        settings.origins.append("https://play.example.org")
        with receiving() as receiver:
            async with table_of_two(settings) as here:
                browser = Browser()
                key = (await here.asks(here.bo, "/notices", method="GET"))["push_key"]
                await here.asks(here.bo, "/notices/subscribe", {**endpoint(receiver, browser), "language": "pl"})
                await here.until_only(1)
                await here.round(minutes=1)
                got = receiver.next()
                told = {"title": "Ironwood", "body": "Twoja kolej.", "match": here.live.id}
                assert json.loads(browser.reads(got.body)) == told
                assert got.headers["content-encoding"] == "aes128gcm"
                assert got.headers["topic"] == here.live.id
                assert int(got.headers["ttl"]) > 0
                check_token(got.headers["authorization"], key, receiver.url, await here.clock())
                info = await here.asks(here.bo, "/notices", method="GET")
                assert [each["result"] for each in info["subscriptions"]] == ["sent"]
                assert info["subscriptions"][0]["address"] == receiver.url.removeprefix("http://")

    asyncio.run(inside())


def check_token(authorization: str, key: str, audience: str, at: int) -> None:
    header, claims, signed, signature, point = token_parts(authorization)
    assert json.loads(header) == {"typ": "JWT", "alg": "ES256"}
    found = json.loads(claims)
    assert (found["aud"], found["sub"]) == (audience, "https://play.example.org")
    assert at // 1000 < found["exp"] <= at // 1000 + 24 * 3600
    assert point == decoded(key)
    halves = (int.from_bytes(signature[:32], "big"), int.from_bytes(signature[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    public.verify(encode_dss_signature(*halves), signed, ec.ECDSA(hashes.SHA256()))


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(database: str, status: int) -> None:
    async def inside() -> None:
        with receiving() as receiver:
            async with table_of_two(by_hand(database)) as here:
                await here.asks(here.bo, "/notices/subscribe", endpoint(receiver, Browser()))
                receiver.statuses = [status]
                await here.until_only(1)
                await here.round(minutes=1)
                assert (await here.asks(here.bo, "/notices", method="GET"))["subscriptions"] == []

    asyncio.run(inside())


def test_a_webhook_is_signed_with_its_own_secret_and_the_time(database: str) -> None:
    async def inside() -> None:
        with receiving() as receiver:
            async with table_of_two(by_hand(database)) as here:
                secret = (await here.subscribes(here.bo, "webhook", f"{receiver.url}/hook?a=b"))["secret"]
                assert secret not in json.dumps(await here.asks(here.bo, "/notices", method="GET"))
                await here.asks(here.bo, "/notices/test")
                await here.round()
                got = receiver.next()
                assert got.path == "/hook?a=b"
                timestamp, signature = got.headers["clockwood-timestamp"], got.headers["clockwood-signature"]
                assert is_ours(secret, timestamp, got.body, signature)
                assert not is_ours(secret, str(int(timestamp) + 1), got.body, signature)
                assert not is_ours("another", timestamp, got.body, signature)
                assert json.loads(got.body)["event"] == "test"

    asyncio.run(inside())


def test_an_attempt_that_fails_is_repeated_a_few_times_with_longer_pauses(database: str) -> None:
    async def inside() -> None:
        with receiving() as receiver:
            async with table_of_two(by_hand(database)) as here:
                await here.subscribes(here.bo, "webhook", f"{receiver.url}/hook")
                receiver.statuses = [500] * 9
                await here.until_only(1)
                await here.round(minutes=1)
                assert len(await received(receiver)) == 1
                await here.round()
                assert await received(receiver) == []  # not at once
                for minutes in (0.6, 2.1, 10.1, 30.1):
                    await here.round(minutes=minutes)
                    assert len(await received(receiver)) == 1
                await here.round(minutes=1000)
                assert await received(receiver) == []  # given up
                info = await here.asks(here.bo, "/notices", method="GET")
                assert [each["result"] for each in info["subscriptions"]] == ["status 500"]

    asyncio.run(inside())


@pytest.mark.parametrize("status", [302, 400, 403])
def test_a_redirect_or_a_refusal_is_final(database: str, status: int) -> None:
    async def inside() -> None:
        with receiving() as receiver:
            async with table_of_two(by_hand(database)) as here:
                await here.subscribes(here.bo, "webhook", f"{receiver.url}/hook")
                receiver.statuses = [status]
                await here.until_only(1)
                await here.round(minutes=1)
                await here.round(minutes=60)
                assert [receiver.next().path for _ in range(receiver.got.qsize())] == ["/hook"]

    asyncio.run(inside())


def test_a_webhook_that_hangs_keeps_nobody_waiting(database: str) -> None:
    async def inside() -> None:
        with receiving() as slow, receiving() as quick_one:
            async with table_of_two(by_hand(database)) as here:
                deliverer = here.server.notifier.deliverer
                assert isinstance(deliverer, WaysOut)
                deliverer.seconds = 1000.0
                slow.hangs.set()
                browser = Browser()
                await here.subscribes(here.bo, "webhook", f"{slow.url}/hook")
                await here.asks(here.bo, "/notices/subscribe", endpoint(quick_one, browser))
                await here.until_only(1)
                here.clock.ahead = 60_000
                await here.server.notifier.round()
                got = await asyncio.to_thread(quick_one.next)
                assert json.loads(browser.reads(got.body))["match"] == here.live.id
                await asyncio.to_thread(slow.next)
                await here.server.notifier.round()  # a round goes on, and the table is played
                await here.answers(1)

    asyncio.run(inside())


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/hook",
        "ftp://example.org/",
        "https://",
        "https://user:password@example.org/",
        "https://exa mple.org/",
        "https://example.org/\r\nHost: other",
        "https://example.org:0/",
        "nonsense",
    ],
)
def test_an_address_is_a_plain_https_one(address: str) -> None:
    async def public(host: str, port: int) -> list[str]:
        del host, port
        return ["93.184.215.14"]

    with pytest.raises(Refused) as refused:
        asyncio.run(Targets(resolve=public).find(address))
    assert refused.value.code == "bad-address"


@pytest.mark.parametrize(
    "found",
    [
        ["127.0.0.1"],
        ["10.1.2.3"],
        ["172.16.0.1"],
        ["192.168.1.1"],
        ["169.254.169.254"],
        ["100.64.0.1"],
        ["0.0.0.0"],  # noqa: S104 - nothing is bound
        ["224.0.0.1"],
        ["::1"],
        ["fe80::1%eth0"],
        ["fd00::1"],
        ["::ffff:127.0.0.1"],
        ["64:ff9b::7f00:1"],
        ["2002:7f00:1::"],
        ["93.184.215.14", "127.0.0.1"],
        [],
    ],
)
def test_an_address_inside_is_refused_also_after_its_name_was_resolved(found: list[str]) -> None:
    async def resolve(host: str, port: int) -> list[str]:
        assert (host, port) == ("hook.example.org", 443)
        return found

    with pytest.raises(Refused) as refused:
        asyncio.run(Targets(resolve=resolve).find("https://hook.example.org/"))
    assert refused.value.code == "bad-address"


def test_a_name_that_moves_inside_later_is_not_sent_to(database: str) -> None:
    async def inside() -> None:
        with receiving() as receiver:
            async with table_of_two(by_hand(database)) as here:
                port = int(receiver.url.rpartition(":")[2])
                moves = iter([["93.184.215.14"], ["127.0.0.1"]])

                async def resolve(host: str, port: int) -> list[str]:
                    del host, port
                    return next(moves)

                out = WaysOut(by_hand(database), Targets(resolve=resolve))
                out.open(out.new_key())
                here.server.notices.deliverer = out  # type: ignore[misc]
                here.server.notifier.deliverer = out  # type: ignore[misc]
                await here.subscribes(here.bo, "webhook", f"https://hook.example.org:{port}/")
                await here.asks(here.bo, "/notices/test")
                await here.round()
                info = await here.asks(here.bo, "/notices", method="GET")
                assert [each["result"] for each in info["subscriptions"]] == ["address refused"]
                assert await received(receiver) == []

    asyncio.run(inside())


def test_without_the_option_the_server_refuses_its_own_network(database: str) -> None:
    async def inside() -> None:
        settings = by_hand(database)
        settings.local_targets = False
        async with table_of_two(settings) as here:
            for address in ("https://127.0.0.1/", "https://localhost/", "https://[::1]/", "https://2130706433/"):
                with pytest.raises(Refused) as refused:
                    await here.subscribes(here.bo, "webhook", address)
                assert refused.value.code == "bad-address"
            with pytest.raises(Refused) as refused:
                await here.subscribes(here.bo, "mail", "bo@example.org")
            assert refused.value.code == "no-delivery"
            assert (await here.asks(here.bo, "/notices", method="GET"))["subscriptions"] == []

    asyncio.run(inside())


def mail_text(raw: str) -> tuple[str, str, str]:
    message = email.message_from_string(raw, policy=email.policy.default)
    body = message.get_body()
    assert body is not None
    return str(message["To"]), str(message["Subject"]), " ".join(str(body.get_content()).split())


def test_mail_goes_only_to_an_address_that_was_confirmed(database: str) -> None:
    async def play(here: Noticed) -> list[str]:
        seen: list[str] = []
        added = await here.subscribes(here.bo, "mail", "bo@example.org")
        assert not added["confirmed"]
        with pytest.raises(Refused):
            await here.asks(here.bo, "/notices/confirm", {"id": added["id"], "code": "00000000"})
        await here.until_only(1)
        await here.round(minutes=1)
        to, _, text = mail_text(await asyncio.to_thread(sink.next))
        assert to == "bo@example.org"
        assert sink.got.empty()
        code = re.findall(r"\b[0-9a-f]{8}\b", text)[0]
        with pytest.raises(NotFound):
            await here.asks(here.ada, "/notices/confirm", {"id": added["id"], "code": code})
        await here.asks(here.bo, "/notices/confirm", {"id": added["id"], "code": code})
        await here.round()
        to, subject, text = mail_text(await asyncio.to_thread(sink.next))
        assert (to, subject) == ("bo@example.org", "Ironwood: It is your turn.")
        assert f"https://play.example.org/#/match/{here.live.id}" in text
        return seen

    async def inside() -> None:
        settings = by_hand(database)
        settings.smtp, settings.mail_from = sink.url, "table@example.org"
        async with table_of_two(settings) as here:
            await play(here)

    with taking_mail() as sink:
        asyncio.run(inside())


@pytest.mark.parametrize(
    ("address", "sender"),
    [("http://host", "a@example.org"), ("smtp://", "a@example.org"), ("smtp://host", ""), ("smtp://host", "a b@c.d")],
)
def test_a_bad_mail_server_is_refused_when_the_server_starts(address: str, sender: str) -> None:
    with pytest.raises(BadInput):
        MailServer(address, sender)


def test_a_visitor_has_only_so_many_ways_to_be_reached(database: str) -> None:
    async def inside() -> None:
        settings = by_hand(database)
        settings.subscriptions_per_visitor = 2
        with receiving() as receiver:
            async with table_of_two(settings) as here:
                for name in ("a", "b", "a"):
                    await here.subscribes(here.bo, "webhook", f"{receiver.url}/{name}")
                with pytest.raises(Refused) as refused:
                    await here.subscribes(here.bo, "webhook", f"{receiver.url}/c")
                assert refused.value.code == "too-many"
                found = (await here.asks(here.bo, "/notices", method="GET"))["subscriptions"]
                with pytest.raises(NotFound):
                    await here.asks(here.ada, "/notices/unsubscribe", {"id": found[0]["id"]})
                await here.asks(here.bo, "/notices/unsubscribe", {"id": found[0]["id"]})
                assert len((await here.asks(here.bo, "/notices", method="GET"))["subscriptions"]) == 1

    asyncio.run(inside())


@pytest.mark.parametrize("keys", [{}, {"p256dh": "AAAA", "auth": "AAAA"}, {"p256dh": "A" * 87, "auth": "A" * 22}])
def test_keys_that_are_no_keys_are_refused(database: str, keys: dict[str, str]) -> None:
    async def inside() -> None:
        async with table_of_two(by_hand(database)) as here:
            with pytest.raises(Refused) as refused:
                await here.subscribes(here.bo, "push", "https://push.example.org/1", **keys)
            assert refused.value.code == "bad-keys"

    asyncio.run(inside())

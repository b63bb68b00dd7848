"""Seats, keys, invitations and revocation against a model: who may see, play, invite and revoke after any history.

The same machine drives the core in process and a real server by HTTP.
"""

import asyncio
import os
from typing import Any, Protocol

import httpx2
import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from clockwood.server.core.refusals import Refused
from clockwood.server.core.service import Service, memory_stores
from clockwood.server.core.settings import Settings
from server.in_process import Person
from server.running_server import RunningServer

SEATS = ("woodwalkers", "ironclad")
WATCH = -1
PEOPLE = 4
SOAK = os.environ.get("HYPOTHESIS_PROFILE") == "soak"
people = st.integers(0, PEOPLE - 1)
seats = st.integers(0, 1)
Reply = tuple[int, Any]


class Driver(Protocol):
    """A way to ask a server as one of several people."""

    def asks(self, who: int, method: str, path: str, body: object = None, **query: str) -> Reply: ...

    def close(self) -> None: ...


class InProcess:
    """The core with stores in memory."""

    def __init__(self) -> None:
        self.runner = asyncio.Runner()
        limits = Settings()
        limits.without_limits()
        self.service = Service(limits, memory_stores())
        self.people = [Person(self.service) for _ in range(PEOPLE)]

    def asks(self, who: int, method: str, path: str, body: object = None, **query: str) -> Reply:
        try:
            found = self.runner.run(self.people[who].asks(method, path, body, **query))
        except Refused as error:
            return error.status, error.as_dict()
        if self.people[who].visit.forgotten:
            self.people[who] = Person(self.service)
        return 200, found

    def close(self) -> None:
        self.runner.run(self.service.stop())
        self.runner.close()


class ByHttp:
    """A real server."""

    def __init__(self, url: str) -> None:
        self.people = [httpx2.Client(base_url=url, timeout=30) for _ in range(PEOPLE)]

    def asks(self, who: int, method: str, path: str, body: object = None, **query: str) -> Reply:
        content = None if body is None else msgspec.json.encode(body)
        kind = {"content-type": "application/json"}
        reply = self.people[who].request(method, f"/api{path}", content=content, params=query, headers=kind)
        found = reply.json() if reply.content else None
        return (200 if reply.status_code < 300 else reply.status_code), found

    def close(self) -> None:
        for person in self.people:
            person.close()


class Seats(RuleBasedStateMachine):
    """One match of two seats, four people, and every key that was ever made."""

    def __init__(self, driver: Driver) -> None:
        super().__init__()
        self.driver = driver
        self.held: list[set[int]] = [set() for _ in range(PEOPLE)]
        self.chairs: dict[int, str] = {}
        self.keys: list[tuple[str, int]] = []
        self.live_keys: set[str] = set()
        self.listed = self.over = False
        self.match = ""
        self.clients = 0

    # -- the model

    def sees(self, who: int) -> bool:
        return bool(self.held[who]) or self.listed

    def plays(self, who: int) -> bool:
        return bool(self.held[who] - {WATCH})

    def revoke_keys(self, seat: int) -> None:
        self.live_keys -= {key for key, of in self.keys if of == seat}

    def add_key(self, key: str, seat: int) -> None:
        self.keys.append((key, seat))
        self.live_keys.add(key)

    def asks(self, who: int, path: str, body: object = None) -> Reply:
        return self.driver.asks(who, "POST", path, body)

    # -- what people do

    @initialize(kinds=st.tuples(st.sampled_from(["me", "invite", "open"]), st.sampled_from(["me", "invite", "open"])))
    def opens(self, kinds: tuple[str, str]) -> None:
        self.listed = "open" in kinds
        body = {"game": "ironwood", "seats": dict(zip(SEATS, kinds, strict=True)), "open": self.listed}
        status, found = self.asks(0, "/matches", body)
        assert status == 200
        self.match = found["card"]["match"]
        self.held[0] = {seat for seat, kind in enumerate(kinds) if kind == "me"} or {WATCH}
        self.chairs = {
            seat: {"me": "taken", "invite": "invited", "open": "open"}[kind] for seat, kind in enumerate(kinds)
        }
        for name, key in found["keys"].items():
            self.add_key(key, SEATS.index(name))

    @rule(who=people, seat=st.integers(-1, 1))
    def invites(self, who: int, seat: int) -> None:
        status, found = self.asks(who, f"/matches/{self.match}/invitations", {"seat": SEATS[seat] if seat >= 0 else ""})
        own = seat in self.held[who]
        if not self.sees(who):
            assert status == 404
        elif not self.plays(who) or (seat >= 0 and not own and self.chairs[seat] != "invited"):
            assert status == 403
        else:
            assert status == 200
            if seat >= 0 and not own:
                self.revoke_keys(seat)
            self.add_key(found["key"], seat)

    @precondition(lambda self: self.keys)
    @rule(who=people, data=st.data())
    def uses_a_key(self, who: int, data: st.DataObject) -> None:
        key, seat = data.draw(st.sampled_from(self.keys))
        status, found = self.asks(who, "/keys/use", {"key": key})
        if key not in self.live_keys:
            assert (status, found["code"]) == (404, "bad-key")
            return
        assert status == 200
        self.held[who].add(seat)
        if seat >= 0:
            self.live_keys.discard(key)
            self.chairs[seat] = "taken"

    @rule(who=people, seat=seats)
    def joins(self, who: int, seat: int) -> None:
        status, _ = self.asks(who, f"/matches/{self.match}/join", {"seat": SEATS[seat]})
        if not self.sees(who):
            assert status == 404
        elif self.chairs[seat] != "open":
            assert status == 422
        else:
            assert status == 200
            self.held[who].add(seat)
            self.chairs[seat] = "taken"

    @rule(who=people, seat=seats)
    def revokes(self, who: int, seat: int) -> None:
        status, _ = self.asks(who, f"/matches/{self.match}/revoke", {"seat": SEATS[seat]})
        if not self.sees(who):
            assert status == 404
        elif seat in self.held[who]:
            assert status == 200
            self.revoke_keys(seat)
            for other in range(PEOPLE):
                if other != who:
                    self.held[other].discard(seat)
        elif self.plays(who) and self.chairs[seat] == "invited":
            assert status == 200
            self.revoke_keys(seat)
        else:
            assert status == 403

    @rule(who=people)
    def leaves(self, who: int) -> None:
        status, _ = self.asks(who, f"/matches/{self.match}/leave")
        assert status == (404 if not self.sees(who) else 200 if self.held[who] else 403)
        self.held[who].clear()

    @rule(who=people)
    def is_forgotten(self, who: int) -> None:
        assert self.asks(who, "/forget-me")[0] == 200
        self.held[who].clear()

    @rule(who=people, seat=seats)
    def gives_an_unreadable_answer(self, who: int, seat: int) -> None:
        """The right to play a seat is checked before the answer is read."""
        self.clients += 1
        body = {"seat": SEATS[seat], "client": f"c{self.clients}", "ask": "none", "answer": "dance"}
        status, found = self.asks(who, f"/matches/{self.match}/choose", body)
        if not self.sees(who):
            assert status == 404
        elif seat not in self.held[who]:
            assert status == 403
        else:
            assert (status, found["code"]) == (409, "late")

    @precondition(lambda self: not self.over and any(self.held[0]) and len(self.keys) > 4)
    @rule(who=people, seat=seats)
    def resigns(self, who: int, seat: int) -> None:
        self.clients += 1
        body = {"seat": SEATS[seat], "client": f"c{self.clients}"}
        status, _ = self.asks(who, f"/matches/{self.match}/resign", body)
        assert status == (404 if not self.sees(who) else 200 if seat in self.held[who] else 403)
        self.over = self.over or status == 200

    # -- what must hold after every step

    @invariant()
    def everybody_sees_what_they_may(self) -> None:
        if not self.match:
            return
        for who in range(PEOPLE):
            status, card = self.driver.asks(who, "GET", f"/matches/{self.match}")
            assert status == (200 if self.sees(who) else 404)
            if status == 200:
                mine = {seat for seat, name in enumerate(SEATS) if card["seats"][seat]["mine"] and name}
                assert mine == self.held[who] - {WATCH}
                assert {seat: card["seats"][seat]["state"] for seat in (0, 1)} == self.chairs
            _, listed = self.driver.asks(who, "GET", "/matches/mine")
            assert [each["match"] for each in listed] == ([self.match] if self.held[who] else [])

    @rule(who=people, seat=seats)
    def looks(self, who: int, seat: int) -> None:
        status, _ = self.driver.asks(who, "GET", f"/matches/{self.match}/scene", seat=SEATS[seat])
        assert status == (404 if not self.sees(who) else 200 if seat in self.held[who] or self.over else 403)

    def teardown(self) -> None:
        self.driver.close()


def tried(examples: int, steps: int) -> settings:
    return settings(
        max_examples=examples * (20 if SOAK else 1),
        stateful_step_count=steps,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )


def machine_passes(driver: Any, examples: int, steps: int) -> bool:  # noqa: ANN401 - a class or a function
    made: Any = lambda: Seats(driver())  # noqa: E731 - a class is expected
    run_state_machine_as_test(made, settings=tried(examples, steps))
    return True


def test_the_core_is_as_the_model_says() -> None:
    assert machine_passes(InProcess, 12, 30)


def test_the_server_is_as_the_model_says(here: RunningServer) -> None:
    assert machine_passes(lambda: ByHttp(here.url), 4, 25)

"""Seats, keys, invitations, revocation and ends against a model: who may see, play, invite, revoke and go back when.

The same machine drives the core in process and a real server by HTTP.
"""

import asyncio
import os
from typing import Any, NamedTuple, Protocol

import httpx2
import msgspec
import pytest
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

SEATS = ("blue", "yellow", "purple")
WATCH = -1
NOBODY = -1
PEOPLE = 4
MANY_COMMANDS = 5
"""A match is not resigned earlier than this."""
SOAK = os.environ.get("HYPOTHESIS_PROFILE") == "soak"
people = st.integers(0, PEOPLE - 1)
seats = st.sampled_from(range(len(SEATS)))
seats_or_watch = st.sampled_from([WATCH, *range(len(SEATS))])
kinds = st.sampled_from(["me", "invite", "open"])
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


class Key(NamedTuple):
    """A key that was made, and who made it; nobody, if that visitor was deleted."""

    text: str
    seat: int
    maker: int


class Seats(RuleBasedStateMachine):
    """One match of three seats, four people, and every key that was ever made."""

    def __init__(self, driver: Driver) -> None:
        super().__init__()
        self.driver = driver
        self.held: list[set[int]] = [set() for _ in range(PEOPLE)]
        self.chairs: dict[int, str] = {}
        self.openers: set[int] = set()
        self.wishes: set[int] = set()
        self.keys: list[Key] = []
        self.live_keys: set[str] = set()
        self.listed = self.over = self.shared = self.paused = False
        self.asks_back = NOBODY
        self.needed: set[int] = set()
        self.match = ""
        self.clients = 0

    # -- the model

    def sees(self, who: int) -> bool:
        return bool(self.held[who]) or self.listed

    def plays(self, who: int) -> set[int]:
        return self.held[who] - {WATCH}

    def may_offer(self, who: int, seat: int) -> bool:
        """True if a person may invite to a seat, or to watch, and revoke that."""
        if seat == WATCH or seat in self.held[who]:
            return bool(self.plays(who))
        offers = self.plays(who) & self.openers if self.openers else self.plays(who)
        return bool(offers) and self.chairs[seat] == "invited"

    def sits(self, who: int, seat: int) -> None:
        self.held[who].add(seat)
        if seat != WATCH:
            self.chairs[seat] = "taken"
            self.shared = self.shared and not any(self.plays(other) for other in range(PEOPLE) if other != who)

    def frees_seats(self) -> None:
        for seat, state in self.chairs.items():
            if state == "taken" and not self.over and not any(seat in held for held in self.held):
                self.chairs[seat] = "invited"
                self.openers.discard(seat)
                self.revoke_keys(seat)

    def revoke_keys(self, seat: int, makers: set[int] | None = None) -> None:
        self.live_keys -= {key.text for key in self.keys if key.seat == seat and (not makers or key.maker in makers)}

    def add_key(self, text: str, seat: int, maker: int) -> None:
        self.keys.append(Key(text, seat, maker))
        self.live_keys.add(text)

    def asks(self, who: int, path: str, body: object = None) -> Reply:
        return self.driver.asks(who, "POST", path, body)

    def does(self, who: int, command: str, seat: int, **more: object) -> Reply:
        self.clients += 1
        body = {"seat": SEATS[seat], "client": f"c{self.clients}", **more}
        return self.asks(who, f"/matches/{self.match}/{command}", body)

    def somebody(self, data: st.DataObject) -> tuple[int, int]:
        """Return a person and a seat: mostly one who holds it."""
        pairs = [(who, seat) for who in range(PEOPLE) for seat in sorted(self.plays(who))]
        who, seat = data.draw(
            st.one_of(st.tuples(people, seats), *[st.just(pair) for pair in pairs]), label="who, where"
        )
        return who, seat

    def stranger(self, who: int, seat: int) -> int:
        """Return the status with which a command for a seat is refused to who does not hold it, or 0."""
        return 404 if not self.sees(who) else 403 if seat not in self.held[who] else 0

    # -- who sits where

    @initialize(kinds=st.one_of(st.just(("me", "me", "me")), st.tuples(kinds, kinds, kinds)))
    def opens(self, kinds: tuple[str, ...]) -> None:
        self.listed = "open" in kinds
        self.shared = set(kinds) == {"me"}
        offered = dict(zip(SEATS, kinds, strict=True))
        body = {"game": "forge-war", "seats": offered, "options": {"players": len(SEATS)}, "open": self.listed}
        status, found = self.asks(0, "/matches", body)
        assert status == 200
        self.match = found["card"]["match"]
        self.openers = {seat for seat, kind in enumerate(kinds) if kind == "me"}
        self.held[0] = set(self.openers) or {WATCH}
        self.chairs = {
            seat: {"me": "taken", "invite": "invited", "open": "open"}[kind] for seat, kind in enumerate(kinds)
        }
        for name, key in found["keys"].items():
            self.add_key(key, SEATS.index(name), 0)

    @rule(who=people, seat=seats_or_watch)
    def invites(self, who: int, seat: int) -> None:
        status, found = self.asks(who, f"/matches/{self.match}/invitations", {"seat": SEATS[seat] if seat >= 0 else ""})
        if not self.sees(who):
            assert status == 404
        elif not self.may_offer(who, seat):
            assert status == 403
        else:
            assert status == 200
            if seat not in self.held[who] | {WATCH}:
                self.revoke_keys(seat)
            self.add_key(found["key"], seat, who)

    @precondition(lambda self: self.keys)
    @rule(who=people, data=st.data())
    def uses_a_key(self, who: int, data: st.DataObject) -> None:
        key = data.draw(st.sampled_from(self.keys))
        status, found = self.asks(who, "/keys/use", {"key": key.text})
        if key.text not in self.live_keys:
            assert (status, found["code"]) == (404, "bad-key")
            return
        assert status == 200
        self.sits(who, key.seat)
        if key.seat != WATCH:
            self.live_keys.discard(key.text)

    @rule(who=people, seat=seats)
    def joins(self, who: int, seat: int) -> None:
        status, _ = self.asks(who, f"/matches/{self.match}/join", {"seat": SEATS[seat]})
        if not self.sees(who):
            assert status == 404
        elif self.chairs[seat] != "open":
            assert status == 422
        else:
            assert status == 200
            self.sits(who, seat)

    @rule(who=people, seat=seats_or_watch)
    def revokes(self, who: int, seat: int) -> None:
        status, _ = self.asks(who, f"/matches/{self.match}/revoke", {"seat": SEATS[seat] if seat >= 0 else ""})
        if not self.sees(who):
            assert status == 404
        elif not self.may_offer(who, seat):
            assert status == 403
        else:
            assert status == 200
            self.revoke_keys(seat)
            lost = {other for other in range(PEOPLE) if other != who and seat in self.held[other]}
            for other in lost:
                self.held[other].discard(seat)
                if not self.plays(other):
                    self.held[other].clear()
            if lost and seat != WATCH:
                self.revoke_keys(WATCH, lost)

    @rule(who=people)
    def leaves(self, who: int) -> None:
        status, _ = self.asks(who, f"/matches/{self.match}/leave")
        assert status == (404 if not self.sees(who) else 200 if self.held[who] else 403)
        self.held[who].clear()
        self.frees_seats()

    @rule(who=people)
    def is_forgotten(self, who: int) -> None:
        assert self.asks(who, "/forget-me")[0] == 200
        self.held[who].clear()
        self.keys = [key._replace(maker=NOBODY) if key.maker == who else key for key in self.keys]
        self.frees_seats()

    # -- what they play

    @rule(data=st.data())
    def answers(self, data: st.DataObject) -> None:
        """Give the first answer there is, or one to no question: the right to play is checked before it is read."""
        who, seat = self.somebody(data)
        _, scene = self.driver.asks(who, "GET", f"/matches/{self.match}/scene", seat=SEATS[seat])
        mine = seat in self.held[who]
        ask = scene["standing"]["ask"] if mine else ""
        answer = scene["scene"]["question"]["options"][0]["answer"] if ask else "dance"
        status, found = self.does(who, "choose", seat, ask=ask, answer=answer)
        if not mine or not self.paused or self.over:
            assert status == (self.stranger(who, seat) or (200 if ask else 409))
            return
        assert found["code"] == "paused"

    @precondition(lambda self: self.clients > MANY_COMMANDS)
    @rule(data=st.data())
    def resigns(self, data: st.DataObject) -> None:
        who, seat = self.somebody(data)
        status, _ = self.does(who, "resign", seat)
        assert status == (self.stranger(who, seat) or (422 if self.over else 200))
        self.over = self.over or status == 200

    @rule(data=st.data(), command=st.sampled_from(["undo", "redo", "restart", "back", "ask-back"]))
    def goes_back(self, data: st.DataObject, command: str) -> None:
        """The table knows whether there is something to take back; from an end between people nobody goes back."""
        who, seat = self.somebody(data)
        more = {"told": 0} if command == "back" else {}
        across = {} if command in ("redo", "ask-back") else {"across": True}
        status, found = self.does(who, command, seat, **more, **across)
        if self.is_walled(who, seat, status, found, own=command != "ask-back"):
            return
        if status == 200 and command == "ask-back":
            assert not self.shared
            self.asks_back, self.needed = seat, set(self.chairs) - {seat}
        elif status == 200:
            self.over = self.driver.asks(who, "GET", f"/matches/{self.match}")[1]["over"]
            assert not self.over or command == "redo"

    @rule(data=st.data(), grant=st.booleans())
    def answers_back(self, data: st.DataObject, grant: bool) -> None:
        """Each other seat may grant once what one asked for; one refusal, or who asked, ends it."""
        who, seat = self.somebody(data)
        status, found = self.does(who, "answer-back", seat, grant=grant)
        if self.is_walled(who, seat, status, found):
            return
        if status == 200 and grant:
            assert seat in self.needed
            self.needed.discard(seat)
        elif status == 200:
            assert seat in self.needed | {self.asks_back}
            self.asks_back, self.needed = NOBODY, set()

    def is_walled(self, who: int, seat: int, status: int, found: Any, *, own: bool = False) -> bool:  # noqa: ANN401 - JSON
        """Check that a command that goes back was refused if it must be, and return whether it must."""
        code = found["code"] if status != 200 else ""
        if self.stranger(who, seat):
            assert status == self.stranger(who, seat)
        elif self.over and not (own and self.shared):
            assert code == "cannot-take-back"
        elif self.paused:
            assert code == "paused"
        else:
            return False
        return True

    @rule(data=st.data())
    def pauses(self, data: st.DataObject) -> None:
        who, seat = self.somebody(data)
        status, _ = self.does(who, "pause", seat)
        assert status == (self.stranger(who, seat) or (422 if self.over else 200))
        if status == 200 and not self.paused:
            self.wishes.add(seat)
            taken = {each for each, state in self.chairs.items() if state == "taken"}
            self.paused = seat in self.openers or taken <= self.wishes
            self.wishes = set() if self.paused else self.wishes

    @rule(data=st.data())
    def goes_on(self, data: st.DataObject) -> None:
        who, seat = self.somebody(data)
        status, _ = self.does(who, "go-on", seat)
        assert status == (self.stranger(who, seat) or (422 if self.over else 200))
        if status == 200:
            self.paused, self.wishes = False, set()

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
                assert {seat: card["seats"][seat]["state"] for seat in self.chairs} == self.chairs
                assert (card["over"], card["shared"], card["paused"]) == (self.over, self.shared, self.paused)
            _, listed = self.driver.asks(who, "GET", "/matches/mine")
            assert [each["match"] for each in listed] == ([self.match] if self.held[who] else [])

    @rule(data=st.data())
    def looks(self, data: st.DataObject) -> None:
        who, seat = self.somebody(data)
        status, found = self.driver.asks(who, "GET", f"/matches/{self.match}/scene", seat=SEATS[seat])
        assert status == (404 if not self.sees(who) else 200 if seat in self.held[who] or self.over else 403)
        assert status != 200 or self.shared or not found["standing"]["across"]

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
    assert machine_passes(InProcess, 12, 50)


@pytest.mark.slow
def test_the_server_is_as_the_model_says(here: RunningServer) -> None:
    assert machine_passes(lambda: ByHttp(here.url), 4, 25)

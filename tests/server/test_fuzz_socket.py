"""Random messages over a socket are refused, cause no internal error and change nothing."""

import contextlib
import json
import os
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets import ConnectionClosed

from server.running_server import RunningServer
from server.visitors import SocketClient, Visitor

NewVisitor = Callable[[], Visitor]

EXAMPLES = 500 if os.environ.get("HYPOTHESIS_PROFILE") == "soak" else 15
KINDS = ["choose", "undo", "redo", "restart", "back", "resign", "beat", "scene", "", "no"]
WORDS = st.sampled_from(
    ["play WW07", "draw-four", "x" * 3000, "", "play", "\u0000", "1; 2; 3", "move m1 o1 x99", ";;;"]
)
SMALL = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=30), WORDS)
VALUES = st.recursive(SMALL, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner))
FIELDS = ["client", "ask", "answer", "across", "told", "seat", "is"]


@st.composite
def messages(draw: st.DrawFn) -> str:
    """Generate an invalid message that looks like a valid one."""
    fields = draw(st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=5))
    fields["is"] = draw(st.one_of(st.sampled_from(KINDS), SMALL))
    if draw(st.booleans()):
        fields["client"] = draw(st.text(min_size=1, max_size=40))
    return json.dumps(fields)


ANYTHING = st.one_of(messages(), st.text(max_size=200), st.binary(max_size=200), VALUES.map(json.dumps))


def is_command(raw: str | bytes) -> bool:
    """Return whether a message happens to be a command that needs no question id."""
    with contextlib.suppress(ValueError, AttributeError):
        return json.loads(raw).get("is") in ("resign", "undo", "redo", "restart", "back")
    return False


def sent(seat: SocketClient, raw: str | bytes) -> list[str]:
    """Send a message and then an outdated answer; return the types of all replies up to the one to the latter."""
    seat.socket.send(raw)
    seat.says(**{"is": "choose", "client": "last", "ask": "never", "answer": "done"})
    kinds: list[str] = []
    while True:
        message = seat.hears()
        kinds.append(message["is"])
        assert "Traceback" not in json.dumps(message)
        if message["is"] == "no" and message["client"] == "last":
            return kinds


@pytest.mark.slow
def test_no_message_breaks_the_server_or_changes_a_match(here: RunningServer, new_visitor: NewVisitor) -> None:
    me = new_visitor()
    match = me.opens(seats={"woodwalkers": "me", "ironclad": "me"})
    before = me.scene(match, "woodwalkers")
    faults = here.server.metrics.faults._value.get()

    @settings(max_examples=EXAMPLES, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much])
    @given(st.lists(ANYTHING, min_size=1, max_size=10))
    def any_messages(raws: list[str | bytes]) -> None:
        with me.live(match, "woodwalkers") as seat, contextlib.suppress(ConnectionClosed):
            seat.until("scene")
            for raw in raws:
                if not is_command(raw):
                    assert set(sent(seat, raw)) <= {"no", "beat", "people"}
        assert me.scene(match, "woodwalkers") == before

    any_messages()
    assert here.do(here.server.record_lines.lines(match)) == []
    assert here.server.metrics.faults._value.get() == faults


def test_a_client_that_sends_only_nonsense_is_disconnected(new_visitor: NewVisitor) -> None:
    me = new_visitor()
    match = me.opens()
    with me.live(match, "woodwalkers") as seat:
        seat.until("scene")
        closed = False
        with contextlib.suppress(ConnectionClosed):
            for _ in range(100):
                seat.socket.send("nonsense")
                seat.until("no")
        closed = seat.socket.close_code is not None
        assert closed


def test_a_message_that_is_too_large_is_refused(new_visitor: NewVisitor) -> None:
    me = new_visitor()
    match = me.opens()
    with me.live(match, "woodwalkers") as seat:
        seat.until("scene")
        seat.socket.send(json.dumps({"is": "choose", "client": "c", "ask": "a", "answer": "x" * 20_000}))
        assert seat.until("no")["code"] == "too-large"

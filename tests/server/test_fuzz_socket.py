"""Whatever is sent over a socket: an answer that says no, no error of ours, and nothing changes."""

import contextlib
import json
import os
from collections.abc import Callable

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets import ConnectionClosed

from server.guests import Guest, Live
from server.running import Running

Come = Callable[[], Guest]

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
    """A message that looks like one of ours, and is not."""
    fields = draw(st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=5))
    fields["is"] = draw(st.one_of(st.sampled_from(KINDS), SMALL))
    if draw(st.booleans()):
        fields["client"] = draw(st.text(min_size=1, max_size=40))
    return json.dumps(fields)


ANYTHING = st.one_of(messages(), st.text(max_size=200), st.binary(max_size=200), VALUES.map(json.dumps))


def would_do_something(raw: str | bytes) -> bool:
    """Whether a message is by chance one that changes the match: a whole deed needs no question."""
    with contextlib.suppress(ValueError, AttributeError):
        return json.loads(raw).get("is") in ("resign", "undo", "redo", "restart", "back")
    return False


def sent(seat: Live, raw: str | bytes) -> list[str]:
    """Send, then a beat and a choice that is late; return the kinds of all answers up to the one to that."""
    seat.socket.send(raw)
    seat.says(**{"is": "choose", "client": "last", "ask": "never", "answer": "done"})
    kinds: list[str] = []
    while True:
        message = seat.hears()
        kinds.append(message["is"])
        assert "Traceback" not in json.dumps(message)
        if message["is"] == "no" and message["client"] == "last":
            return kinds


def test_no_message_breaks_the_server_or_changes_a_match(here: Running, guest: Come) -> None:
    me = guest()
    match = me.opens(seats={"woodwalkers": "me", "ironclad": "me"})
    before = me.scene(match, "woodwalkers")
    faults = here.house.metrics.faults._value.get()

    @settings(max_examples=EXAMPLES, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much])
    @given(st.lists(ANYTHING, min_size=1, max_size=10))
    def any_messages(raws: list[str | bytes]) -> None:
        with me.live(match, "woodwalkers") as seat, contextlib.suppress(ConnectionClosed):
            seat.until("scene")
            for raw in raws:
                if not would_do_something(raw):
                    assert set(sent(seat, raw)) <= {"no", "beat"}
        assert me.scene(match, "woodwalkers") == before

    any_messages()
    assert here.do(here.house.ledger.lines(match)) == []
    assert here.house.metrics.faults._value.get() == faults


def test_who_only_sends_nonsense_is_let_go(guest: Come) -> None:
    me = guest()
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


def test_a_message_that_is_too_large_is_refused(guest: Come) -> None:
    me = guest()
    match = me.opens()
    with me.live(match, "woodwalkers") as seat:
        seat.until("scene")
        seat.socket.send(json.dumps({"is": "choose", "client": "c", "ask": "a", "answer": "x" * 20_000}))
        assert seat.until("no")["code"] == "too-large"

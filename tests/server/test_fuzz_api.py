"""Schemathesis against the API's own description: no error of ours, every reply as it is described."""

import os
from collections.abc import Callable
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import content_type_conformance, not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from server.guests import Guest
from server.running import Running

Come = Callable[[], Guest]
CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]
EXAMPLES = 200 if os.environ.get("HYPOTHESIS_PROFILE") == "soak" else 12
QUIET = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large, HealthCheck.large_base_example]


class Prober:
    """Asks every route things that fit its description and things that do not, as a stranger and at a real match."""

    def __init__(self, here: Running, me: Guest) -> None:
        self.here = here
        self.me = me
        self.match = me.opens(seats={"woodwalkers": "me", "ironclad": "invite"}, open=True)
        self.cookies = dict(me.http.cookies.items())

    def lines(self) -> int:
        return len(self.here.do(self.here.house.ledger.lines(self.match)))

    def try_out(self, operation: APIOperation[Any, Any, Any, Any]) -> None:
        fitting = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
        broken = operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)

        @settings(
            max_examples=EXAMPLES, deadline=None, phases=[Phase.generate], suppress_health_check=QUIET, derandomize=True
        )
        @given(st.one_of(fitting, broken), st.booleans(), st.booleans())
        def any_case(case: schemathesis.Case[Any], real: bool, known: bool) -> None:
            if real:
                self.aim(case)
            before = self.lines()
            reply = case.call(base_url=self.here.url, cookies=self.cookies if known else None, timeout=60)
            case.validate_response(reply, checks=CHECKS)
            assert "Traceback" not in reply.text
            assert reply.status_code < 400 or self.lines() == before

        any_case()

    def aim(self, case: schemathesis.Case[Any]) -> None:
        """Let the case be about a match and a seat that are there."""
        if "match" in case.path_parameters:
            case.path_parameters["match"] = self.match
        if "seat" in case.query:
            case.query["seat"] = "woodwalkers"
        if isinstance(case.body, dict) and "seat" in case.body:
            case.body["seat"] = "woodwalkers"


@pytest.mark.slow
def test_whatever_is_asked_gets_a_reply_as_described(here: Running, guest: Come) -> None:
    prober = Prober(here, guest())
    schema = schemathesis.openapi.from_url(f"{here.url}/api/openapi.json")
    tried = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if operation.path != "/api/forget-me":  # the last of all: the prober needs its cookie
            prober.try_out(operation)
            tried += 1
    assert tried > 25
    assert here.house.metrics.faults._value.get() == 0

"""Schemathesis tests every route against the OpenAPI description: no internal error, every reply as described."""

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

from server.running_server import RunningServer
from server.visitors import Visitor

NewVisitor = Callable[[], Visitor]
CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]
EXAMPLES = 200 if os.environ.get("HYPOTHESIS_PROFILE") == "soak" else 12
QUIET = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large, HealthCheck.large_base_example]


class Prober:
    """Sends valid and invalid requests to a route, as a stranger and as a player of a real match."""

    def __init__(self, here: RunningServer, me: Visitor) -> None:
        self.here = here
        self.me = me
        self.match = me.opens(seats={"woodwalkers": "me", "ironclad": "invite"}, open=True)
        self.cookies = dict(me.http.cookies.items())

    def lines(self) -> int:
        return len(self.here.do(self.here.server.record_lines.lines(self.match)))

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
            assert b"Traceback" not in reply.content
            assert reply.status_code < 400 or self.lines() == before

        any_case()

    def aim(self, case: schemathesis.Case[Any]) -> None:
        """Replace the match and the seat of a case by existing ones."""
        if "match" in case.path_parameters:
            case.path_parameters["match"] = self.match
        if "seat" in case.query:
            case.query["seat"] = "woodwalkers"
        if isinstance(case.body, dict) and "seat" in case.body:
            case.body["seat"] = "woodwalkers"


@pytest.mark.slow
def test_every_request_gets_a_reply_as_described(here: RunningServer, new_visitor: NewVisitor) -> None:
    prober = Prober(here, new_visitor())
    schema = schemathesis.openapi.from_url(f"{here.url}/api/openapi.json")
    tried = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if operation.path != "/api/forget-me":  # the last of all: the prober needs its cookie
            prober.try_out(operation)
            tried += 1
    assert tried > 25
    assert here.server.metrics.faults._value.get() == 0

"""schemathesis on the HTTP part: whatever is asked, no fault and no stack trace."""

import contextlib
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error

from server.running import ServerProcess

EXAMPLES = 25


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=str)
def test_no_request_makes_a_fault(server: ServerProcess, mode: GenerationMode) -> None:
    loaded = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    arrived = httpx.post(f"{server.url}/api/guests", json={"name": "Z", "token": True})
    headers = {"authorization": f"Bearer {arrived.json()['token']}"}
    asked = 0

    def ask(case: Any) -> None:
        nonlocal asked
        response = case.call(headers=headers)
        case.validate_response(response, checks=[not_a_server_error])
        assert "Traceback" not in response.text
        asked += 1

    careful = settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    )
    for result in loaded.get_all_operations():
        operation: Any = result.ok()  # pyright: ignore[reportAttributeAccessIssue]
        varied = operation.body or operation.path_parameters or operation.query
        if operation.label == "DELETE /api/me" or (mode is GenerationMode.NEGATIVE and not varied):
            continue
        with contextlib.suppress(Unsatisfiable):  # where nothing wrong can be written at all
            careful(given(case=operation.as_strategy(generation_mode=mode))(ask))()
    assert asked > 100

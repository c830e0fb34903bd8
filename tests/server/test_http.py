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

from server.running import GAME, ServerProcess

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


@pytest.mark.parametrize(
    ("body", "headers", "status", "tells"),
    [
        pytest.param(b'{"name":"Z"}', {"origin": "http://["}, 403, "page", id="no origin at all"),
        pytest.param(b"[" * 16_000, {}, 400, "readable", id="very deep"),
        pytest.param(b'{"name":"\xff"}', {}, 400, "", id="no text"),
        pytest.param(b'{"name":"' + b"x" * 25 + b'"}', {}, 400, "24", id="a name too long"),
        pytest.param('{"name":"\u3164\u2800"}'.encode(), {}, 400, "letter", id="an unseen name"),
    ],
)
def test_what_cannot_be_read_is_answered_with_what_is_wrong(
    server: ServerProcess, body: bytes, headers: dict[str, str], status: int, tells: str
) -> None:
    kind = {"content-type": "application/json"}
    answer = httpx.post(f"{server.url}/api/guests", content=body, headers={**kind, **headers})
    assert answer.status_code == status
    assert tells in answer.json()["message"]


def test_a_name_at_ones_own_screen_is_no_longer_than_other_names(server: ServerProcess) -> None:
    arrived = httpx.post(f"{server.url}/api/guests", json={"name": "Z", "token": True})
    headers = {"authorization": f"Bearer {arrived.json()['token']}"}
    for letters, status in ((24, 201), (25, 400)):
        wanted = {
            "game": GAME,
            "options": {"players": 2},
            "seats": ["me", "also:" + "x" * letters],
        }
        answer = httpx.post(f"{server.url}/api/tables", json=wanted, headers=headers)
        assert answer.status_code == status


@pytest.mark.parametrize("path", ["/api/codes/%00", "/api/records/%00", "/api/tables/%00"])
def test_an_address_that_cannot_be_is_not_there(server: ServerProcess, path: str) -> None:
    assert httpx.get(server.url + path).status_code == 404

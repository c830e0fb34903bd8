"""The web application: routes, who is asking, headers, and no stack trace ever out."""

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, cast

from litestar import Litestar, MediaType, Request, Response, get
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.status_codes import HTTP_400_BAD_REQUEST, HTTP_500_INTERNAL_SERVER_ERROR

from igroteka.server.http import games, records, tables
from igroteka.server.http.headers import RAW_HEADERS
from igroteka.server.http.requests import (
    AnyConnection,
    TheContext,
    address_of,
    recognise,
    same_origin,
    wrong,
)
from igroteka.server.service.context import Context
from igroteka.server.storage.guests import Guest
from igroteka.server.storage.interface import StoreDown

MOST_BODY = 16_384
log = logging.getLogger("igroteka.server")


async def _guest(request: AnyConnection, context: TheContext) -> Guest:
    guest = await recognise(request, context)
    if guest is None:
        raise wrong(401, "guest", "arrive first: POST /api/guests with a name")
    return guest


@get("/health")
async def health(context: TheContext) -> Response[dict[str, str]]:
    """Whether tables can be stored."""
    try:
        await context.store.due(0, 1)
    except StoreDown:
        return Response({"status": "no database"}, status_code=503)
    return Response({"status": "ok"})


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False)
async def metrics(context: TheContext) -> bytes:
    """Figures for Prometheus."""
    return context.metrics.text()


async def _before(request: Request[Any, Any, Any]) -> Response[dict[str, str]] | None:
    """Refuse what comes too fast, and what a page from elsewhere makes a browser send."""
    context: Context = request.app.state.context
    if not context.requests.take(address_of(request)):
        return _refusal(429, "too-many", "slower, please")
    if request.method not in ("GET", "HEAD", "OPTIONS") and not same_origin(request.headers):
        return _refusal(403, "origin", "not from that page")
    if "\0" in request.url.path:  # PostgreSQL cannot even be asked for it
        return _refusal(404, "address", "there is no such thing")
    return None


def _refusal(status: int, code: str, message: str) -> Response[dict[str, str]]:
    """As JSON, whatever the address answers with otherwise."""
    content = {"error": code, "message": message}
    return Response(content, status_code=status, media_type=MediaType.JSON)


def _answer_wrong(_: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, str]]:
    extra = error.extra if isinstance(error.extra, dict) else {}
    code = str(extra.get("error", "request"))
    headers = error.headers or {}
    message = _what_is_wrong(error.extra) or str(error.detail)
    content = {"error": code, "message": message[:300]}
    return Response(content, status_code=error.status_code, headers=headers)


def _what_is_wrong(extra: object) -> str:
    """What Litestar found in a request, field by field."""
    found = cast(list[dict[str, str]], extra) if isinstance(extra, list) else []
    return "; ".join(f"{one.get('key', 'request')}: {one.get('message', '')}" for one in found)


def _answer_unreadable(_: Request[Any, Any, Any], error: Exception) -> Response[dict[str, str]]:
    content = {"error": "request", "message": f"not readable: {type(error).__name__}"}
    return Response(content, status_code=HTTP_400_BAD_REQUEST)


def _answer_store(_: Request[Any, Any, Any], error: StoreDown) -> Response[dict[str, str]]:
    log.warning("store: %s", error)
    return Response({"error": "store", "message": "try again in a moment"}, status_code=503)


def _answer_fault(_: Request[Any, Any, Any], error: Exception) -> Response[dict[str, str]]:
    log.error("a request failed", exc_info=error)
    content = {"error": "fault", "message": "our mistake; it has been noted"}
    return Response(content, status_code=HTTP_500_INTERNAL_SERVER_ERROR)


async def _add_headers(message: Any, _: Any) -> None:
    """Every answer carries them, also one from outside all routes."""
    if message["type"] == "http.response.start":
        there = {name for name, _ in message.get("headers", [])}
        ours = [(name, value) for name, value in RAW_HEADERS if name not in there]
        message["headers"] = [*message.get("headers", []), *ours]


def make_app(context: Context) -> Litestar:
    """The HTTP application of one process."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncGenerator[None]:
        await context.open()
        yield
        await context.close()

    async def the_context() -> Context:
        return context

    handlers = (*tables.HANDLERS, *games.HANDLERS, *records.HANDLERS)
    app = Litestar(
        [health, metrics, *handlers],
        lifespan=[lifespan],
        dependencies={"context": Provide(the_context), "guest": Provide(_guest)},
        before_request=_before,
        exception_handlers={
            HTTPException: _answer_wrong,
            StoreDown: _answer_store,
            RecursionError: _answer_unreadable,
            UnicodeError: _answer_unreadable,
            Exception: _answer_fault,
        },
        before_send=[_add_headers],
        request_max_body_size=MOST_BODY,
        openapi_config=OpenAPIConfig("Igroteka", "1", render_plugins=[], path="/schema"),
        logging_config=None,
        debug=False,
    )
    app.state.context = context
    return app

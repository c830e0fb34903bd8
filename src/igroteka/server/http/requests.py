"""What all parts of the HTTP side need: who asks, in which language, and what is wrong."""

from typing import Any
from urllib.parse import urlsplit

from litestar import MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import SkipValidation

from igroteka.games import GAMES
from igroteka.i18n import LANGUAGES
from igroteka.model import Game
from igroteka.server.service.context import Context
from igroteka.server.storage.guests import Guest

COOKIE = "igroteka"
TheContext = NamedDependency[SkipValidation[Context]]
TheGuest = NamedDependency[SkipValidation[Guest]]
AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]


def address_of(connection: AnyConnection) -> str:
    """Where somebody asks from."""
    return connection.client.host if connection.client else ""


async def recognise(connection: AnyConnection, context: Context) -> Guest | None:
    """Who asks, by the token or the cookie."""
    header = connection.headers.get("authorization", "")
    token = header[7:] if header.startswith("Bearer ") else connection.cookies.get(COOKIE, "")
    return await context.guests.recognised(token) if token else None


def same_origin(headers: Any) -> bool:
    """Whether the page that asks came from here; programs send no origin."""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # an address that is none
        return False


def wrong(status: int, code: str, message: str) -> HTTPException:
    """An answer that says what is wrong."""
    return HTTPException(status_code=status, detail=message, extra={"error": code})


def language(request: AnyRequest, wanted: str | None) -> str:
    """The wanted language, or the first of the browser's that we speak."""
    if wanted in LANGUAGES:
        return wanted
    for part in request.headers.get("accept-language", "").split(","):
        code = part.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def game_called(name: str, status: int = 404) -> Game:
    """The game of this name, or an answer that says which there are."""
    game = GAMES.get(name)
    if game is None:
        raise wrong(status, "game", f"games are {', '.join(GAMES)}")
    return game


def in_schema(kind: type[Any]) -> dict[int, ResponseSpec]:
    """What the schema says of an answer that is made of bytes."""
    return {200: ResponseSpec(kind, description="Told as JSON", generate_examples=False)}


def as_json(answer: bytes) -> Response[bytes]:
    """An answer that is JSON already."""
    return Response(answer, media_type=MediaType.JSON)

"""The page to play on: the built web client, kept in memory and compressed once."""

import gzip
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

CLIENT = Path(__file__).resolve().parent.parent / "client"
INDEX = "index.html"
# Built files have a digest in their name: what is under a name never changes.
FOREVER = "public, max-age=31536000, immutable"
EACH_TIME = "no-cache"
PROGRAMS = ("api", "ws", "schema", "health", "metrics")  # paths that never mean a screen
NOT_BUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Igroteka</title>
<h1>Igroteka</h1><p>The table server is running. The page to play on is not built:
run <code>python tools/build_client.py</code>.</p></html>
"""
TYPES = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
PACKED = {".woff2", ".png"}  # compressed by their nature


@dataclass(frozen=True, slots=True)
class File:
    """A file of the client, ready to be sent."""

    plain: bytes
    packed: bytes | None
    kind: str
    cache: str


def read_files(folder: Path = CLIENT) -> dict[str, File]:
    """All files of the client by their path."""
    files = {
        path.relative_to(folder).as_posix(): _read(path, folder)
        for path in folder.rglob("*")
        if path.is_file() and not path.name.startswith(".")
    }
    if INDEX not in files:
        files[INDEX] = File(NOT_BUILT, None, "text/html", EACH_TIME)
    return files


def _read(path: Path, folder: Path) -> File:
    plain = path.read_bytes()
    packed = None if path.suffix in PACKED else gzip.compress(plain, 9, mtime=0)
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    fixed = path.parent != folder
    return File(plain, packed, kind or "application/octet-stream", FOREVER if fixed else EACH_TIME)


async def _unlimited(_: Request[Any, Any, Any]) -> None:
    """A page is many files: they are not counted as requests."""


def client_router(folder: Path = CLIENT) -> Router:
    """Files by their names; every other path is a screen, and the page finds out which."""
    files = read_files(folder)

    def answer(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
        file = files.get(path)
        if file is None and ("." in path.rpartition("/")[2] or path.partition("/")[0] in PROGRAMS):
            raise NotFoundException("there is nothing here")
        file = file or files[INDEX]
        headers = {"cache-control": file.cache, "vary": "accept-encoding"}
        body = file.plain
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            body = file.packed
        return Response(body, media_type=file.kind, headers=headers)

    @get("/", include_in_schema=False)
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        return answer(request, INDEX)

    @get("/{path:path}", include_in_schema=False)
    async def screen(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
        return answer(request, path.lstrip("/"))

    return Router("/", route_handlers=[page, screen], before_request=_unlimited)

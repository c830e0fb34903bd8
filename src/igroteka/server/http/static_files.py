"""The page to play on: the built web client, kept in memory, answered before all else is there."""

import gzip
import mimetypes
from collections.abc import Awaitable, Callable
from functools import cached_property
from pathlib import Path
from typing import Any

from igroteka.server.http.headers import HEADERS

CLIENT = Path(__file__).resolve().parents[2] / "client"
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


class StaticFile:
    """A file of the client, ready to be sent."""

    def __init__(self, plain: bytes, kind: str, cache: str, packs: bool) -> None:
        self.plain, self.packs = plain, packs
        said = {**HEADERS, "content-type": kind, "cache-control": cache}
        self.headers = [(name.encode(), value.encode()) for name, value in said.items()]
        self.headers.append((b"vary", b"accept-encoding"))

    @cached_property
    def packed(self) -> bytes:
        """The file compressed, when the first browser asks for it."""
        return gzip.compress(self.plain, 9, mtime=0)


def read_files(folder: Path = CLIENT) -> dict[str, StaticFile]:
    """All files of the client by their path."""
    files = {
        path.relative_to(folder).as_posix(): _read(path, folder)
        for path in folder.rglob("*")
        if path.is_file() and not path.name.startswith(".")
    }
    if INDEX not in files:
        files[INDEX] = StaticFile(NOT_BUILT, "text/html; charset=utf-8", EACH_TIME, True)
    return files


def _read(path: Path, folder: Path) -> StaticFile:
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    if kind is not None and kind.startswith("text/"):
        kind += "; charset=utf-8"
    cache = FOREVER if path.parent != folder else EACH_TIME
    packs = path.suffix not in PACKED
    return StaticFile(path.read_bytes(), kind or "application/octet-stream", cache, packs)


class StaticFiles:
    """Files by their names; every other path is a screen, and the page finds out which."""

    def __init__(self, folder: Path = CLIENT) -> None:
        self._files = read_files(folder)

    def file(self, path: str) -> StaticFile | None:
        """What is to be sent for a path; None if it is none of the client's."""
        name = path.strip("/") or INDEX
        if name in self._files:
            return self._files[name]
        if "." in name.rpartition("/")[2] or name.partition("/")[0] in PROGRAMS:
            return None
        return self._files[INDEX]

    async def answer(self, scope: Any, send: Callable[[Any], Awaitable[None]]) -> bool:
        """Answer a request for something of the client; False if it is for something else."""
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
            return False
        file = self.file(scope["path"])
        if file is None:
            return False
        body, headers = file.plain, file.headers
        accepted = dict(scope["headers"]).get(b"accept-encoding", b"")
        if file.packs and b"gzip" in accepted:
            body, headers = file.packed, [*headers, (b"content-encoding", b"gzip")]
        headers = [*headers, (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        sent = body if scope["method"] == "GET" else b""
        await send({"type": "http.response.body", "body": sent})
        return True

"""The first load is light, and boards come when they are needed."""

import gzip
import json
import re

from igroteka.server.http.static_files import read_files
from web.visitor import Visitor

MOST = 150 * 1024  # bytes of script and style, compressed


def loaded(visitor: Visitor, path: str) -> set[str]:
    """The scripts and styles a page loads."""
    wanted: set[str] = set()
    visitor.page.on("request", lambda request: wanted.add(request.url.removeprefix(visitor.site)))
    visitor.go(path)
    visitor.page.wait_for_load_state("networkidle")
    return {one for one in wanted if re.search(r"\.(js|css)$", one)}


def weight(visitor: Visitor, names: set[str]) -> int:
    files = {name: visitor.context.request.get(name).body() for name in names}
    return sum(len(gzip.compress(body, 9)) for body in files.values())


def test_the_first_load_is_light(desk: Visitor) -> None:
    first = loaded(desk, "/")
    assert first
    assert weight(desk, first) <= MOST
    assert not [name for name in first if "Board" in name], "boards are loaded on demand"


def test_built_files_are_kept_for_ever_and_the_page_is_asked_for_each_time(desk: Visitor) -> None:
    request = desk.context.request
    page = request.get("/")
    assert page.headers["cache-control"] == "no-cache"
    assert "unsafe-inline" not in page.headers["content-security-policy"].split("style-src")[0]
    (script,) = re.findall(r'src="(/assets/[^"]+\.js)"', page.text())
    answer = request.get(script)
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    for gone in ("/assets/gone.js", "/api/gone", "/no.png"):
        assert request.get(gone).status == 404


def test_it_can_be_installed(desk: Visitor) -> None:
    desk.go("/")
    manifest = desk.context.request.get("/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    icons = json.loads(manifest.text())["icons"]
    files = read_files()
    assert {icon["sizes"] for icon in icons} >= {"192x192", "512x512"}
    assert all(icon["src"].lstrip("/") in files for icon in icons)

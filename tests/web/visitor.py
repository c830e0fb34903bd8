"""Somebody who visits the room with a browser."""

import json
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Response, expect

from igroteka.games import GAMES
from igroteka.model import Game, Options

DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "device_scale_factor": 1,
    "has_touch": True,
    "is_mobile": True,
}
SIDEWAYS: dict[str, Any] = {**PHONE, "viewport": {"width": 640, "height": 360}}
# What goes to the share sheet of the system is kept instead.
TAKE_SHARED = "navigator.share = (what) => Promise.resolve((window.shared = what))"
AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 30_000  # milliseconds; the machine may be busy
expect.set_options(timeout=PATIENCE)


class Visitor:
    """A browser of their own, a page in it, and what went wrong there."""

    def __init__(
        self, browser: Browser, site: str, size: dict[str, Any], *, theme: str = "light",
        lang: str = "ru", motion: bool = False, knows: Iterable[str] = GAMES,
    ) -> None:  # fmt: skip
        self.site = site
        self.errors: list[str] = []
        self.context = browser.new_context(
            **size,
            base_url=site,
            locale={"ru": "ru-RU", "en": "en-GB", "uk": "uk-UA"}[lang],
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        # Who knows a game is not shown how it is played.
        known = f"localStorage.setItem('igroteka:known', '{json.dumps([*knows])}')"
        self.context.add_init_script(f"localStorage.getItem('igroteka:known') ?? {known}")
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("response", self._answered)

    def _answered(self, response: Response) -> None:
        """Nothing may fail."""
        if response.status >= 500:
            self.errors.append(f"{response.status} {response.url}")

    def go(self, path: str) -> Page:
        """Open a path of the site and wait until its words are there."""
        self.page.goto(path)
        expect(self.page.get_by_role("main")).to_be_visible()
        return self.page

    def arrive(self, name: str = "Аня") -> None:
        """Be known to the server before the page is."""
        answer = self.context.request.post("/api/guests", data={"name": name})
        assert answer.ok, answer.text()

    def open(
        self, game: str, seats: list[str], options: dict[str, Any] | None = None, pace: int = 0,
        **settings: Any,
    ) -> str:  # fmt: skip
        """Open a table without clicking, with bots that do not dawdle, and sit down at it.

        Seats: `me`, `also`, `open`, `bot:level1`, …
        """
        if not self.context.cookies():
            self.arrive()
        wanted = {"game": game, "options": options or {}, "seats": seats}
        wanted["settings"] = {"pace": pace, **settings}
        answer = self.context.request.post("/api/tables", data=wanted)
        assert answer.ok, answer.text()
        id = str(answer.json()["id"])
        self.go(f"/t/{id}")
        return id

    def open_at(self, table: tuple[Game, Options], seats: list[str], **settings: Any) -> str:
        """The same at a table of the conformance tests."""
        game, options = table
        return self.open(game.id, seats, dict(options), **settings)

    def sideways(self) -> int:
        """How many pixels the page is wider than the screen."""
        script = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        return int(self.page.evaluate(script))

    def missing_words(self) -> list[str]:
        """Messages that have no text, anywhere on the page."""
        return re.findall(r"⟦[^⟧]+⟧", self.page.content())

    def overflowing(self) -> list[str]:
        """Texts of buttons, headings and the like that do not fit their box."""
        found: list[str] = self.page.evaluate(OVERFLOWING)
        return found

    def small_targets(self) -> list[str]:
        """What can be pressed and is smaller than a finger, with its size."""
        found: list[str] = self.page.evaluate(SMALL_TARGETS)
        return found

    def axe(self) -> list[str]:
        """What axe-core finds wrong: rule, and the first place."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(_axe_source())
        found = self.page.evaluate("axe.run({resultTypes: ['violations']})")
        return [
            f"{one['id']}: {one['nodes'][0]['html'][:160]} {one['nodes'][0]['failureSummary']}"
            for one in found["violations"]
        ]

    def close(self) -> None:
        self.context.close()


OVERFLOWING = """() => [...document.querySelectorAll('a, button, label, h1, h2, h3, td, b')]
  .filter((box) => box.checkVisibility() && !box.closest('.unseen'))
  .filter((box) => box.clientWidth > 1 && getComputedStyle(box).display !== 'inline')
  .filter((box) => getComputedStyle(box).textOverflow !== 'ellipsis')
  .filter((box) => box.scrollWidth > box.clientWidth + 2)
  .map((box) => `${box.tagName} ${box.className}: ${box.innerText.slice(0, 60)}`)"""

# A button may stretch over the box it stands in. Links in running text are as high as the text.
# The hundred squares of a board fill the width of a phone; each can also be reached by zooming.
SMALL_TARGETS = """() => {
  const pressed = 'a[href], button, select, textarea, summary, input, [role=button], [role=switch]';
  const whole = (one) => getComputedStyle(one, '::after').position === 'absolute';
  const box = (one) => one.classList.contains('unseen') ? one.closest('label')
    : whole(one) ? one.offsetParent : one;
  return [...new Set([...document.querySelectorAll(pressed)].map(box))]
    .filter((one) => one?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((one) => getComputedStyle(one).display !== 'inline' && !one.closest('[role=grid]'))
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, { width, height }]) => width && height && Math.min(width, height) < 43.5)
    .map(([one, { width, height }]) => `${one.tagName} ${one.className} «${
      one.ariaLabel ?? one.innerText}»: ${Math.round(width)} × ${Math.round(height)}`);
}"""


@cache
def _axe_source() -> str:
    return AXE.read_text("utf-8")

"""Somebody who plays Red7 by looking at the page."""

from typing import Any, ClassVar

from playwright.sync_api import Page
from web.grid_walker import tab_until
from web.player import Player, first_of, offers, wish

HAND = "[data-hand-row] button"
USEFUL = "[data-hand-row] [aria-disabled=false]"
FIRST_USEFUL = """() => {
  const hand = [...document.querySelectorAll('[data-hand-row] button')];
  const at = hand.findIndex((card) => card.getAttribute('aria-disabled') === 'false');
  return [at, hand.indexOf(document.activeElement)];
}"""
# After Enter on a card: it is planned, or the page asks where it goes.
ANSWERED = """(count) => document.activeElement?.hasAttribute('data-first')
  || document.querySelectorAll('[data-hand-row] button').length < count"""


WISHES = [
    wish("draw", says="Взять карту"),
    wish("play", says="Сыграть"),
    wish("end", says="Закончить ход"),
    wish("to palette", ".acts button", "В палитру"),
    wish("take", "[data-target]"),
    wish("card", USEFUL),
    wish("leave", says="Выйти из раунда"),
    wish("pass", says="Пас"),
]


class Red7Player(Player):
    """Does whatever the page offers first, and passes only at the very last."""

    game = "red7"
    options: ClassVar[dict[str, Any]] = {"players": 4}
    options_on_a_desk: ClassVar[dict[str, Any]] = {
        "players": 3, "edition": "spectra", "extra_actions": True,
    }  # fmt: skip
    ready = offers(WISHES)
    go = ".acts .go:not([aria-disabled=true])"
    gone = "!document.querySelector('main .planned')"
    hand = HAND
    piece = HAND
    chosen = "main .planned"
    told = "кладёт"
    prefix, colours = "r7", "roygbiv"

    def choose(self, page: Page) -> None:
        """The first card that can help."""
        page.locator(USEFUL).first.click()

    def choose_by_keys(self, page: Page) -> None:
        """The first card that can help, to the palette where it can go elsewhere too."""
        tab_until(page, "[data-hand-row]")
        wanted, at = page.evaluate(FIRST_USEFUL)
        for _ in range(abs(wanted - at)):
            page.keyboard.press("ArrowRight" if wanted > at else "ArrowLeft")
        count = page.locator(HAND).count()
        page.keyboard.press("Enter")
        page.wait_for_function(ANSWERED, arg=count)
        if page.evaluate("document.activeElement.hasAttribute('data-first')"):
            page.keyboard.press("Enter")
            page.wait_for_function("() => !document.activeElement?.hasAttribute('data-first')")

    def turn(self, page: Page, *, by_keys: bool = False) -> None:
        """One step: a turn of several cards is planned card by card."""
        found = first_of(page, WISHES)
        if not by_keys:
            page.locator("[data-next]").click()
        elif found == "play":
            page.keyboard.press("Control+Enter")
        elif found == "card":
            self.choose_by_keys(page)
        else:
            page.locator("[data-next]").focus()
            page.keyboard.press("Enter")


PLAYER = Red7Player()

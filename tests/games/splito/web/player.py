"""Somebody who plays Сплито by looking at the page."""

from typing import Any, ClassVar

from playwright.sync_api import Page, expect
from web.grid_walker import tab_until
from web.player import Player, offers, wish
from web.visitor import Visitor

HAND = "[data-own-hand]"
LAID = "[data-drop={}] .cards li"
ACTIVE = f"() => document.querySelector('{HAND} [aria-disabled=false]') !== null"
PICKED = f"() => document.querySelector('{HAND} [aria-pressed=true]') !== null"
IN_HAND = f"document.activeElement?.closest('{HAND}') !== null"


WISHES = [
    wish("done", says="Готово"),
    wish("card", f"{HAND}:not(:has([aria-pressed=true])) [aria-disabled=false]"),
]


class SplitoPlayer(Player):
    """The first card of the hand, to the emptier zone."""

    game = "splito"
    options: ClassVar[dict[str, Any]] = {"players": 4, "promo": True}
    options_on_a_desk: ClassVar[dict[str, Any]] = {"players": 3, "promo": True}
    ready = offers(WISHES)
    go = "main .go:not([aria-disabled=true]):has-text('Готово')"
    # What was chosen is on its way, and the table waits or has gone on.
    gone = """![...document.querySelectorAll('main .go:not([aria-disabled=true])')]
      .some((one) => one.innerText.startsWith('Готово'))"""
    hand = f"{HAND} button"
    piece = f"{HAND} button"
    chosen = f"{HAND} [aria-pressed=true]"
    told = "выбор"
    prefix, colours = "sp", "roygbk"

    def choose(self, page: Page) -> None:
        """The first card of the hand, to the zone with fewer cards."""
        page.locator(f"{HAND} button[aria-disabled='false']").first.click()
        side = min(("left", "right"), key=lambda side: page.locator(LAID.format(side)).count())
        page.locator(f"[data-drop={side}] .head").click()

    def choose_by_keys(self, page: Page) -> None:
        """The last card of the hand, to the left."""
        tab_until(page, HAND)
        page.wait_for_function(ACTIVE)
        page.keyboard.press("End")
        page.keyboard.press("Enter")
        page.wait_for_function(PICKED)
        page.wait_for_function(f"() => !({IN_HAND}) || document.querySelector('.zone.aimed')")
        if not page.evaluate(IN_HAND):
            page.keyboard.press("Enter")  # the left zone has the focus now

    def at_the_end(self, visitor: Visitor, turns: int) -> None:
        """S-6: thirteen rounds; then everybody's points can be followed."""
        assert turns == 13
        telling = visitor.page.get_by_role("region", name="Подсчёт")
        result = visitor.page.get_by_role("region", name="Итог")
        expect(result.get_by_role("listitem")).not_to_have_count(0)
        telling.get_by_role("button", name="Общие цели").click()
        expect(result).to_be_visible()


PLAYER = SplitoPlayer()

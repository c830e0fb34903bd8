"""Somebody who plays Цветарики by looking at the page."""

from typing import Any, ClassVar

from playwright.sync_api import Page
from web.grid_walker import tab_until, walk_to
from web.player import Player

GROUPS = "[role=gridcell][aria-label*='в группе']"


class TsvetarikiPlayer(Player):
    """Takes the first group there is."""

    game = "tsvetariki"
    options: ClassVar[dict[str, Any]] = {"players": 5}
    most_turns = 120
    ready = "document.querySelector('.sum')?.innerText.includes('Выберите группу')"
    go = "button[aria-disabled=false]:has-text('Взять')"
    gone = "!document.querySelector('[aria-selected=true]')"
    hand = "[role=grid]"
    piece = ".down .piece"  # the cells of a phone reach from side to side already
    chosen = "[role=gridcell][aria-selected=true]"
    told = "группа"
    prefix, colours = "ts", "rygbv"

    def choose(self, page: Page) -> None:
        """Touch the first token that belongs to a group."""
        page.locator(GROUPS).first.click()

    def choose_by_keys(self, page: Page) -> None:
        """Walk to the first token that belongs to a group."""
        tab_until(page, "[role=grid]")
        name = page.locator(GROUPS).first.get_attribute("data-cell")
        walk_to(page, f"[data-cell={name}]")
        page.keyboard.press("Enter")


PLAYER = TsvetarikiPlayer()

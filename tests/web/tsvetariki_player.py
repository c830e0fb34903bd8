"""Somebody who plays Цветарики by looking at the page."""

from playwright.sync_api import Page

from web.grid_walker import tab_until, walk_to

MOST_TURNS = 120
GROUPS = "[role=gridcell][aria-label*='в группе']"
TAKE = "button[aria-disabled=false]:has-text('Взять')"  # a person waits until it can be pressed
# Whether the match is over, or it is my turn and the page lets me act.
READY = """() => document.querySelector('[aria-label="Итог"]') !== null
  || document.querySelector('.sum')?.innerText.includes('Выберите группу')"""


def over(page: Page) -> bool:
    """Whether the match has a result."""
    return page.locator("[aria-label='Итог']").count() > 0


def choose(page: Page) -> None:
    """Touch the first token that belongs to a group."""
    page.locator(GROUPS).first.click()


def choose_by_keys(page: Page) -> None:
    """Walk to the first token that belongs to a group."""
    tab_until(page, "[role=grid]")
    name = page.locator(GROUPS).first.get_attribute("data-cell")
    walk_to(page, f"[data-cell={name}]")
    page.keyboard.press("Enter")


def play(page: Page, *, by_keys: bool = False) -> int:
    """A whole match; returns how many groups were taken."""
    for turn in range(MOST_TURNS):
        page.wait_for_function(READY)
        if over(page):
            return turn
        (choose_by_keys if by_keys else choose)(page)
        if by_keys:
            page.keyboard.press("Control+Enter")
        else:
            page.locator(TAKE).click()
        page.wait_for_function("() => !document.querySelector('[aria-selected=true]')")
    raise AssertionError("the match did not end: " + page.get_by_role("main").inner_text())

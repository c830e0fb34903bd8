"""People who play Red7 and Сплито by looking at the page: by pointer, or by keys alone."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page

MOST_TRIES = 600


def over(page: Page) -> bool:
    """Whether the match has a result."""
    return page.get_by_role("region", name="Итог").first.is_visible()


def press(one: Locator) -> bool:
    """Click it if it is there and means something now."""
    if one.count() == 0 or not one.first.is_visible():
        return False
    if one.first.get_attribute("aria-disabled") == "true":
        return False
    one.first.click()
    return True


def play_red7(page: Page, until: Callable[[], bool] | None = None) -> None:
    """A match of Red7: whatever the page offers first, passing only at the very last."""
    main = page.get_by_role("main")
    hand = main.locator("[data-hand-row] button[aria-disabled='false']")
    targets = main.get_by_role("button", name="можно взять")
    ways = [
        main.get_by_role("button", name="Взять карту"),
        main.get_by_role("button", name=re.compile("^Сыграть")),
        main.get_by_role("button", name="Закончить ход"),
        main.locator(".acts").get_by_role("button", name="В палитру"),
        targets,
        hand,
        main.get_by_role("button", name="Выйти из раунда"),
        main.get_by_role("button", name=re.compile("^Пас")),
    ]
    for _ in range(MOST_TRIES):
        if over(page) or (until and until()):
            return
        if not any(press(way) for way in ways):
            page.wait_for_timeout(30)
        page.wait_for_timeout(15)
    raise AssertionError("the match did not end: " + main.inner_text())


def play_splito(page: Page, *, drag: bool = False) -> None:
    """A match of Сплито: the first card of the hand, left and right in turn."""
    main = page.get_by_role("main")
    card = main.locator("[data-own-hand] button[aria-disabled='false']").first
    done = main.get_by_role("button", name=re.compile("^Готово"))
    rounds = 0
    for _ in range(MOST_TRIES):
        if over(page):
            return
        if press(done):
            rounds += 1
        elif card.count() and card.get_attribute("aria-pressed") == "false":
            side = ("left", "right")[rounds % 2]
            if drag and rounds < 2:
                card.drag_to(main.locator(f"[data-drop={side}]"))
            else:
                card.click()
                main.locator(f"[data-drop={side}] button").click()
        page.wait_for_timeout(20)
    raise AssertionError("the match did not end: " + main.inner_text())


FOCUS = "document.activeElement?.closest('[data-hand-row], [data-own-hand]') !== null"
FIRST_USEFUL = """() => {
  const hand = [...document.querySelectorAll('[data-hand-row] button')];
  const at = hand.findIndex((card) => card.getAttribute('aria-disabled') === 'false');
  return [at, hand.indexOf(document.activeElement)];
}"""


def walk_to_hand(page: Page) -> None:
    """Tab into the own hand, from wherever the focus is."""
    for _ in range(60):
        if page.evaluate(FOCUS):
            return
        page.keyboard.press("Tab")
    raise AssertionError("the hand cannot be reached by the Tab key")


def play_red7_by_keys(page: Page) -> int:
    """A match of Red7 without a pointer; returns how many turns were played."""
    main = page.get_by_role("main")
    hand = main.locator("[data-hand-row] button[aria-disabled='false']")
    go = main.get_by_role("button", name=re.compile("^Сыграть|^Выйти из раунда|^Закончить ход"))
    played = 0
    for _ in range(MOST_TRIES):
        if over(page):
            return played
        if go.count() and go.first.get_attribute("aria-disabled") != "true":
            if "Сыграть" in go.first.inner_text():
                page.keyboard.press("Control+Enter")
            else:
                go.first.focus()
                page.keyboard.press("Enter")
            played += 1
        elif hand.count():
            walk_to_hand(page)
            wanted, at = page.evaluate(FIRST_USEFUL)
            for _ in range(abs(wanted - at)):
                page.keyboard.press("ArrowRight" if wanted > at else "ArrowLeft")
            page.keyboard.press("Enter")  # chooses, or asks where
            page.wait_for_timeout(60)
            if page.evaluate("document.activeElement?.hasAttribute('data-first') ?? false"):
                page.keyboard.press("Enter")  # to the palette
        page.wait_for_timeout(40)
    raise AssertionError("the match did not end: " + main.inner_text())


def play_splito_by_keys(page: Page) -> int:
    """A match of Сплито without a pointer; returns how many rounds were chosen."""
    main = page.get_by_role("main")
    card = main.locator("[data-own-hand] button[aria-disabled='false']").first
    done = main.get_by_role("button", name=re.compile("^Готово"))
    chosen = 0
    for _ in range(MOST_TRIES):
        if over(page):
            return chosen
        if done.count() and done.get_attribute("aria-disabled") != "true":
            page.keyboard.press("Control+Enter")
            chosen += 1
        elif card.count() and card.get_attribute("aria-pressed") == "false":
            walk_to_hand(page)
            page.keyboard.press("End")
            page.keyboard.press("Enter")
            page.wait_for_timeout(60)
            if not page.evaluate(FOCUS):
                page.keyboard.press("Enter")  # the left zone has the focus now
        page.wait_for_timeout(40)
    raise AssertionError("the match did not end: " + main.inner_text())

"""Walking about a board by keys alone."""

from playwright.sync_api import Page, expect

from web.visitor import Visitor

MOST_TABS = 60
# The place of a cell in its grid, counted from the top left: row and column.
PLACE = """(selector) => {
  const cell = selector ? document.querySelector(selector) : document.activeElement;
  const row = cell?.closest('[role=row]');
  if (!row) return null;
  const rows = [...row.parentElement.querySelectorAll('[role=row]')];
  return [rows.indexOf(row), [...row.children].indexOf(cell)];
}"""


def tab_until(page: Page, inside: str, key: str = "Tab") -> None:
    """Press a key until the focus is inside something."""
    for _ in range(MOST_TABS):
        if page.evaluate("(where) => !!document.activeElement?.closest(where)", inside):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{inside} cannot be reached by {key}")


def walk_to(page: Page, cell: str) -> None:
    """From the focused cell of a grid to another one, by arrows."""
    here, there = page.evaluate(PLACE, None), page.evaluate(PLACE, cell)
    for steps, back, forth in (
        (there[0] - here[0], "ArrowUp", "ArrowDown"),
        (there[1] - here[1], "ArrowLeft", "ArrowRight"),
    ):
        for _ in range(abs(steps)):
            page.keyboard.press(forth if steps > 0 else back)
    assert page.evaluate(PLACE, None) == there


def names_stay_in_sight(visitor: Visitor) -> None:
    """With large pieces the letters and numbers at a board's edges still fit the screen."""
    page = visitor.page
    page.evaluate("document.documentElement.dataset.size = 'large'")
    for name in ("A", "J", "1", "10"):
        named = page.locator(".letters span, .numbers span").get_by_text(name, exact=True)
        expect(named).to_be_in_viewport(ratio=1)
    assert visitor.sideways() <= 0
    hidden = "(main) => main.scrollHeight - main.clientHeight"
    assert page.evaluate(hidden, page.query_selector("main")) <= 0

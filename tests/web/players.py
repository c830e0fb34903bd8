"""People who play Red7 and Сплито by looking at the page: by pointer, or by keys alone."""

from playwright.sync_api import Page

MOST_DEEDS = 300
# What the page offers that comes first in a list of wishes; the button is marked as the next one.
# «over» at the end of the match, «stop» when somebody has seen enough, null while there is nothing.
NEXT = """([wishes, stop]) => {
  if (document.querySelector('[aria-label="Итог"]')) return 'over';
  const enough = (one) => one.innerText.includes(stop.says);
  if (stop && [...document.querySelectorAll(stop.at)].some(enough)) return 'stop';
  if (document.querySelector('main [aria-busy=true]')) return null;
  const offered = [...document.querySelectorAll('main button')]
    .filter((one) => one.getAttribute('aria-disabled') !== 'true' && one.checkVisibility());
  for (const wish of wishes) {
    const fits = (one) => one.matches(wish.at) && one.innerText.startsWith(wish.says);
    const found = offered.find(fits);
    if (!found) continue;
    document.querySelector('[data-next]')?.removeAttribute('data-next');
    found.setAttribute('data-next', wish.name);
    return wish.name;
  }
  return null;
}"""
ANY = "button"


def wish(name: str, at: str = ANY, says: str = "") -> dict[str, str]:
    return {"name": name, "at": at, "says": says}


CURTAIN = wish("curtain", "[data-curtain]")


def next_of(page: Page, wishes: list[dict[str, str]], stop: dict[str, str] | None) -> str:
    """What can be done next, as soon as anything can."""
    found: str = page.wait_for_function(NEXT, arg=[wishes, stop]).json_value()
    return found


def did_not_end(page: Page) -> AssertionError:
    return AssertionError("the match did not end: " + page.get_by_role("main").inner_text())


RED7 = [
    wish("draw", says="Взять карту"),
    wish("play", says="Сыграть"),
    wish("end", says="Закончить ход"),
    wish("to palette", ".acts button", "В палитру"),
    wish("take", "[data-target]"),
    wish("card", "[data-hand-row] [aria-disabled=false]"),
    wish("leave", says="Выйти из раунда"),
    wish("pass", says="Пас"),
]


def play_red7(page: Page, stop: dict[str, str] | None = None) -> bool:
    """A match of Red7: whatever the page offers first, passing only at the very last.

    With `stop` until something says so; false then.
    """
    for _ in range(MOST_DEEDS):
        found = next_of(page, RED7, stop)
        if found in ("over", "stop"):
            return found == "over"
        page.locator("[data-next]").click()
    raise did_not_end(page)


SPLITO = [
    wish("done", says="Готово"),
    wish("card", "[data-own-hand]:not(:has([aria-pressed=true])) [aria-disabled=false]"),
]
ACTIVE = "() => document.querySelector('[data-own-hand] [aria-disabled=false]') !== null"
PICKED = "() => document.querySelector('[data-own-hand] [aria-pressed=true]') !== null"


def play_splito(page: Page, stop: dict[str, str] | None = None, *, drag: bool = False) -> bool:
    """A match of Сплито: the first card of the hand, left and right in turn."""
    rounds = 0
    for _ in range(MOST_DEEDS):
        found = next_of(page, SPLITO, stop)
        if found in ("over", "stop"):
            return found == "over"
        button = page.locator("[data-next]")
        side = page.locator(f"[data-drop={('left', 'right')[rounds % 2]}]")
        if found == "done":
            button.click()
            rounds += 1
            page.wait_for_function(CHOSEN)
        elif drag and rounds < 2:
            button.drag_to(side)
        else:
            button.click()
            side.locator(".head").click()
    raise did_not_end(page)


# What was chosen is on its way, and the table waits or has gone on.
CHOSEN = """() => ![...document.querySelectorAll('main .go:not([aria-disabled=true])')]
  .some((one) => one.innerText.startsWith('Готово'))"""
FOCUS = "document.activeElement?.closest('[data-hand-row], [data-own-hand]') !== null"
FIRST_USEFUL = """() => {
  const hand = [...document.querySelectorAll('[data-hand-row] button')];
  const at = hand.findIndex((card) => card.getAttribute('aria-disabled') === 'false');
  return [at, hand.indexOf(document.activeElement)];
}"""
# After Enter on a card: it is planned, or the page asks where it goes.
ANSWERED = """(count) => document.activeElement?.hasAttribute('data-first')
  || document.querySelectorAll('[data-hand-row] button').length < count"""
MOST_TABS = 60


def walk_to_hand(page: Page) -> None:
    """Tab into the own hand, from wherever the focus is."""
    for _ in range(MOST_TABS):
        if page.evaluate(FOCUS):
            return
        page.keyboard.press("Tab")
    raise AssertionError("the hand cannot be reached by the Tab key")


def play_red7_by_keys(page: Page) -> int:
    """A match of Red7 without a pointer; returns how many turns were played."""
    names = ("play", "end", "card", "leave")
    wishes = [one for one in RED7 if one["name"] in names]
    for deed in range(MOST_DEEDS):
        found = next_of(page, wishes, None)
        if found == "over":
            return deed
        if found == "play":
            page.keyboard.press("Control+Enter")
        elif found == "card":
            walk_to_hand(page)
            wanted, at = page.evaluate(FIRST_USEFUL)
            for _ in range(abs(wanted - at)):
                page.keyboard.press("ArrowRight" if wanted > at else "ArrowLeft")
            count = page.locator("[data-hand-row] button").count()
            page.keyboard.press("Enter")
            page.wait_for_function(ANSWERED, arg=count)
            if page.evaluate("document.activeElement.hasAttribute('data-first')"):
                page.keyboard.press("Enter")  # to the palette
                page.wait_for_function("() => !document.activeElement?.hasAttribute('data-first')")
        else:
            page.locator("[data-next]").focus()
            page.keyboard.press("Enter")
    raise did_not_end(page)


def play_splito_by_keys(page: Page) -> int:
    """A match of Сплито without a pointer; returns how many rounds were chosen."""
    rounds = 0
    for _ in range(MOST_DEEDS):
        found = next_of(page, SPLITO, None)
        if found == "over":
            return rounds
        if found == "done":
            page.keyboard.press("Control+Enter")
            rounds += 1
            page.wait_for_function(CHOSEN)
        else:
            walk_to_hand(page)
            page.wait_for_function(ACTIVE)
            page.keyboard.press("End")
            page.keyboard.press("Enter")
            page.wait_for_function(PICKED)
            page.wait_for_function(f"() => !({FOCUS}) || document.querySelector('.zone.aimed')")
            if not page.evaluate(FOCUS):
                page.keyboard.press("Enter")  # the left zone has the focus now
    raise did_not_end(page)

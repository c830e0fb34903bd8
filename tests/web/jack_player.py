"""Somebody who plays «Одноглазый валет» by looking at the page, and wants to finish a line."""

import re
from dataclasses import dataclass

from playwright.sync_api import Page

from igroteka.games.jack.rules.pieces import FIVE_SQUARES, SQUARE_TEXTS
from web.grid_walker import tab_until, walk_to

MOST_TURNS = 150
GO = ".go"
READY = """() => document.querySelector('[aria-label="Итог"]') !== null
  || document.querySelector('.go[aria-disabled=false]') !== null
  || document.querySelector('.preview')?.innerText.includes('Выберите карту')"""
PLAYED = "() => !document.querySelector('[data-card][aria-pressed=true]')"
# What a person sees: the squares by name, and what each card of the hand says of itself.
LOOK = """() => [
  [...document.querySelectorAll('[data-square]')]
    .map((one) => [one.dataset.square, one.querySelector('.unseen').textContent]),
  [...document.querySelectorAll('[data-card]')].map((one) => [one.dataset.card, one.textContent]),
]"""
FIVES = [{SQUARE_TEXTS[square] for square in five} for five in FIVE_SQUARES.values()]


@dataclass
class Choice:
    """A card, the square for it (none where it is only replaced), and how good that is."""

    worth: int
    card: str
    square: str | None


@dataclass
class Seen:
    """The board and the hand, as they are named."""

    squares: dict[str, str]
    hand: dict[str, str]

    def worth(self, square: str) -> int:
        """How near to a line of black a chip on this square would come."""
        mine = {s for s, name in self.squares.items() if "чёрная фишка" in name or "угол" in name}
        open = mine | {s for s, name in self.squares.items() if "фишка" not in name}
        fives = [five for five in FIVES if square in five and five <= open]
        return max((len(five & mine) ** 3 for five in fives), default=0) + len(fives)

    def choices(self, card: str) -> list[Choice]:
        """What the card can do, by what it says of itself."""
        says = self.hand[card]
        free = [s for s, name in self.squares.items() if "свободна" in name]
        if "замена" in says:
            return [Choice(0, card, None)]
        if "снять" in says:
            red = [s for s, n in self.squares.items() if re.search("(красная|золотая) фишка$", n)]
            return [Choice(1, card, square) for square in red]
        if "везде" not in says:
            shown = [square.lower() for square in re.findall(r"\b[A-J]\d+", says)]
            free = [square for square in free if square in shown]
        return [Choice(2 + self.worth(square), card, square) for square in free]

    def best(self) -> Choice:
        """The choice that comes nearest to a line."""
        every = [choice for card in self.hand for choice in self.choices(card)]
        return max(every, key=lambda choice: choice.worth)


def over(page: Page) -> bool:
    """Whether the match has a result."""
    return page.locator("[aria-label='Итог']").count() > 0


def look(page: Page) -> Seen:
    squares, hand = page.evaluate(LOOK)
    return Seen(dict(squares), dict(hand))


def choose(page: Page) -> None:
    """Card and square, by button where the square has one."""
    best = look(page).best()
    page.locator(f"[data-card='{best.card}']").first.click()
    if best.square:
        twin = page.locator(f"[data-twin={best.square}]")
        (twin if twin.count() else page.locator(f"[data-square={best.square}]")).click()


def choose_by_keys(page: Page) -> None:
    """Card and square, from the hand to the board and back."""
    best = look(page).best()
    tab_until(page, "[data-card]")
    focused = "document.activeElement.dataset.card"
    while page.evaluate(focused) != best.card:
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    if best.square:
        tab_until(page, "[role=grid]", "Shift+Tab")
        walk_to(page, f"[data-square={best.square}]")
        page.keyboard.press("Enter")


def play(page: Page, *, by_keys: bool = False) -> int:
    """A whole match; returns how many turns were played."""
    for turn in range(MOST_TURNS):
        page.wait_for_function(READY)
        if over(page):
            return turn
        if page.locator(f"{GO}[aria-disabled=false]").count() == 0:
            (choose_by_keys if by_keys else choose)(page)
        if by_keys:
            page.keyboard.press("Control+Enter")
        else:
            page.locator(GO).click()
        page.wait_for_function(PLAYED)
    raise AssertionError("the match did not end: " + page.get_by_role("main").inner_text())

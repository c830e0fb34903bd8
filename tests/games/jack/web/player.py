"""Somebody who plays «Одноглазый валет» by looking at the page, and wants to finish a line."""

import re
from dataclasses import dataclass
from typing import Any, ClassVar

from playwright.sync_api import Page
from web.grid_walker import tab_until, walk_to
from web.player import Player

from igroteka.games.jack.rules.pieces import FIVE_SQUARES, SQUARE_TEXTS

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


def look(page: Page) -> Seen:
    squares, hand = page.evaluate(LOOK)
    return Seen(dict(squares), dict(hand))


class JackPlayer(Player):
    """Wants to finish a line."""

    game = "jack"
    # Three sides: one line wins, and its four chips take three of a side more than one round,
    # so whoever sits here has a turn in every match.
    options: ClassVar[dict[str, Any]] = {"players": 9}
    bot = "bot:greedy"  # who wants lines brings a match of many to its end sooner
    most_turns = 150
    ready = """document.querySelector('.go[aria-disabled=false]') !== null
      || document.querySelector('.preview')?.innerText.includes('Выберите карту')"""
    go = ".go[aria-disabled=false]"
    gone = "!document.querySelector('[data-card][aria-pressed=true]')"
    hand = "[data-card]"
    piece = "[data-card] .card"
    chosen = "[data-card][aria-pressed=true]"
    told = "фишк"
    prefix, colours = "jk", "brg"

    def choose(self, page: Page) -> None:
        """Card and square, by button where the square has one."""
        best = look(page).best()
        page.locator(f"[data-card='{best.card}']").first.click()
        if best.square:
            twin = page.locator(f"[data-twin={best.square}]")
            (twin if twin.count() else page.locator(f"[data-square={best.square}]")).click()

    def choose_by_keys(self, page: Page) -> None:
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


PLAYER = JackPlayer()

"""Somebody who plays one game by looking at the page: by pointer, or by keys alone.

`tests/games/<game>/web/player.py` holds the `PLAYER` of a game.
"""

import json
from abc import ABC, abstractmethod
from importlib import import_module
from typing import Any, ClassVar

from playwright.sync_api import Page
from suite import FOLDER

from igroteka.games import GAMES
from web.visitor import Visitor

Wish = dict[str, str]  # something a person looks for on the page


def wish(name: str, at: str = "button", says: str = "") -> Wish:
    """What it is called, where it is, and how its words begin (or what they hold)."""
    return {"name": name, "at": at, "says": says}


CURTAIN = wish("curtain", "[data-curtain]")
# «over» at the end of the match, «stop» when somebody has seen enough, null while nothing is so.
STATE = """([stop]) => {
  if (document.querySelector('[aria-label="Итог"]')) return 'over';
  const enough = (one) => one.innerText.includes(stop.says);
  if (stop && [...document.querySelectorAll(stop.at)].some(enough)) return 'stop';
  return %s ? 'ready' : null;
}"""


class Player(ABC):
    """How a game is played on the page, for tests that play any game."""

    game: ClassVar[str]
    options: ClassVar[dict[str, Any]]  # of a table against bots; how many `players` among them
    options_on_a_desk: ClassVar[dict[str, Any]] = {}  # what is different there
    bot: ClassVar[str] = "bot:random"  # who sits there, too
    most_turns: ClassVar[int] = 300
    ready: ClassVar[str]  # JavaScript: whether I can act, or what was planned can be done
    go: ClassVar[str]  # what is pressed to do what was planned, where it can be pressed
    gone: ClassVar[str]  # JavaScript: whether nothing is planned any more
    hand: ClassVar[str]  # what is there as soon as the own place can be seen
    piece: ClassVar[str]  # what people look at and touch, larger if they wish so
    chosen: ClassVar[str]  # what is planned, as the page marks it
    told: ClassVar[str]  # a word of every line that tells of a turn
    prefix: ClassVar[str]  # of the game's colours in the style sheet
    colours: ClassVar[str]  # the letters of its colours

    @abstractmethod
    def choose(self, page: Page) -> None:
        """Plan a turn, so that it can be done."""

    @abstractmethod
    def choose_by_keys(self, page: Page) -> None:
        """The same without a pointer."""

    def next(self, page: Page, stop: Wish | None = None) -> str:
        """«ready» as soon as I can act, «over» at the end, «stop» when I have seen enough."""
        found: str = page.wait_for_function(STATE % f"({self.ready})", arg=[stop]).json_value()
        return found

    def confirm(self, page: Page, *, by_keys: bool = False) -> None:
        """Do what was planned."""
        if by_keys:
            page.keyboard.press("Control+Enter")
        else:
            page.locator(self.go).click()
        page.wait_for_function(f"() => {self.gone}")

    def turn(self, page: Page, *, by_keys: bool = False) -> None:
        """Make a turn, or a step of one."""
        if page.locator(self.go).count() == 0:
            (self.choose_by_keys if by_keys else self.choose)(page)
        self.confirm(page, by_keys=by_keys)

    def play(self, page: Page, *, by_keys: bool = False, stop: Wish | None = None) -> int | None:
        """A match to its end: how many turns or steps I made; None: something said «stop»."""
        for turns in range(self.most_turns):
            found = self.next(page, stop)
            if found != "ready":
                return turns if found == "over" else None
            self.turn(page, by_keys=by_keys)
        raise AssertionError("the match did not end: " + page.get_by_role("main").inner_text())

    def at_the_end(self, visitor: Visitor, turns: int) -> None:
        """Look at what a match of so many turns has left on the page."""
        assert turns >= 1

    def sit_down(self, visitor: Visitor, pace: int = 0, **options: Any) -> Page:
        """A table with bots, and my turn."""
        given = {**self.options, **options}
        visitor.open(self.game, ["me", *[self.bot] * (given["players"] - 1)], given, pace)
        assert self.next(visitor.page) == "ready"
        return visitor.page


# What the page offers that comes first in a list of wishes; the button is marked as the next one.
FIRST = """([wishes]) => {
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


def offers(wishes: list[Wish]) -> str:
    """JavaScript: the first wish that can be fulfilled, or null."""
    return f"({FIRST})([{json.dumps(wishes)}])"


def first_of(page: Page, wishes: list[Wish]) -> str:
    """The first wish that can be fulfilled, as soon as one can; its button has `[data-next]`."""
    found: str = page.wait_for_function(FIRST, arg=[wishes]).json_value()
    return found


def player_of(game: str) -> Player:
    """Who plays this game."""
    return import_module(f"games.{game}.web.player").PLAYER


PLAYERS: dict[str, Player] = {
    game: player_of(game) for game in GAMES if (FOLDER / game / "web" / "player.py").exists()
}

"""A terminal of 80 × 24 for tests: what is on the screen, and players who read it."""

import random
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from typing import Any

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from igroteka.bots import Bot, make_bot
from igroteka.dealer import FairDealer
from igroteka.i18n import tr
from igroteka.match import Match
from igroteka.model import Game, NotAMove
from igroteka.rng import seeded
from igroteka.terminal import SCREENS, Screen
from igroteka.terminal.play import play

WIDTH, HEIGHT = 80, 24
NAMES = ("Аня", "Боря", "Вера", "Константин Аристархович")
MANY_NAMES = (*NAMES, "Глеб", "Дина", "Ева", "Жора", "Зоя", "Илья", "Клава", "Лев")
CLEAR = "\x1b[2J"

Player = Callable[["Stage", str], str]


def console_of(file: StringIO, **more: Any) -> Console:
    """A terminal in a string; without colours unless asked."""
    settings: dict[str, Any] = {"color_system": None, **more}
    environ = {"TERM": "xterm-256color"}
    return Console(
        file=file, width=WIDTH, height=HEIGHT, force_terminal=True, _environ=environ, **settings
    )


def plain(text: str) -> str:
    """Without colours and other signs to the terminal."""
    return Text.from_ansi(text.replace("\x1b[H", "")).plain


def one_line(text: str) -> str:
    """Without line breaks, wherever they fell."""
    return " ".join(text.split())


def fits(text: str) -> bool:
    """Whether it fits the window."""
    lines = text.splitlines()
    return len(lines) <= HEIGHT and all(cell_len(line) <= WIDTH for line in lines)


@dataclass
class Stage:
    """Holds all output; hands every prompt to a player."""

    game: Game
    lang: str
    player: Player
    out: StringIO = field(default_factory=StringIO)
    frames: list[str] = field(default_factory=list[str])  # what stood there at each move prompt
    pauses: list[float] = field(default_factory=list[float])

    @property
    def visible(self) -> str:
        """What is on the screen now."""
        return plain(self.out.getvalue().rpartition(CLEAR)[2])

    @property
    def everything(self) -> str:
        """All that was ever shown."""
        return plain(self.out.getvalue().replace(CLEAR, "\n"))

    def asks(self, prompt: str, *ids: str) -> bool:
        """Whether a prompt is one of these messages to somebody."""
        return any(prompt == tr(self.lang, id, who=name) for id in ids for name in MANY_NAMES)

    def asks_to_move(self, prompt: str) -> bool:
        return self.asks(prompt, "terminal-your-turn", "terminal-only-move")

    def read(self, prompt: str) -> str:
        """Stands in for the keyboard."""
        self.out.write(prompt)
        if self.asks_to_move(prompt):
            self.frames.append(self.visible)
        answer = self.player(self, prompt)
        self.out.write(f"{answer}\n")
        return answer

    def listed(self) -> dict[str, str]:
        """The numbered moves on the screen: number to notation."""
        found: dict[str, str] = {}
        for line in self.visible.splitlines():
            number = ""
            for cell in re.split(r"  +", line.strip()):
                if cell.isdecimal():
                    number = cell
                elif number and self._is_move(cell):
                    found[number], number = cell, ""
        return found

    def _is_move(self, text: str) -> bool:
        try:
            self.game.parse_move(text)
        except NotAMove:
            return False
        return True

    def play(
        self,
        given: Mapping[str, object],
        humans: Sequence[int],
        deal: int = 1,
        record_file: Path | None = None,
        screen: Screen | None = None,
        **console: Any,
    ) -> Match:
        """A match on this stage; seats without a person play at random."""
        options = self.game.parse_options(given)
        seats = self.game.seats(options)
        bots: dict[int, Bot] = {
            seat: make_bot(self.game.id, "random") for seat in range(seats) if seat not in humans
        }
        return play(
            self.game,
            screen or SCREENS[self.game.id](),
            options,
            humans,
            bots,
            MANY_NAMES[:seats],
            self.lang,
            console_of(self.out, **console),
            self.read,
            FairDealer.numbered(deal),
            seeded(deal),
            self.pauses.append,
            record_file,
        )


def at_random(seed: int) -> Player:
    """A player who picks any move on the screen, by number or notation, and rarely gives up."""
    chance = random.Random(seed)

    def answer(stage: Stage, prompt: str) -> str:
        if not stage.asks_to_move(prompt):
            return ""
        moves = stage.listed()
        if len(moves) == 1 and chance.random() < 0.5:
            return ""
        give_up = stage.game.pass_move
        last = None if give_up is None else stage.game.move_text(give_up)
        going_on = [number for number in moves if moves[number] != last] or list(moves)
        number = chance.choice(going_on)
        return chance.choice((number, moves[number]))

    return answer


def by_script(*answers: str | type[BaseException]) -> Player:
    """A player who gives these answers, or breaks off where an exception stands; then leaves."""
    waiting = list(answers)

    def answer(stage: Stage, prompt: str) -> str:
        said = waiting.pop(0) if waiting else EOFError
        if isinstance(said, str):
            return said
        raise said

    return answer

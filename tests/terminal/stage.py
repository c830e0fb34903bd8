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
from igroteka.games import GAMES
from igroteka.i18n import tr
from igroteka.match import Match
from igroteka.rng import seeded
from igroteka.terminal import SCREENS, Screen
from igroteka.terminal.play import play

WIDTH, HEIGHT = 80, 24
RED7 = GAMES["red7"]
NAMES = ("Аня", "Боря", "Вера", "Константин Аристархович")
CLEAR = "\x1b[2J"
_STEP = r"palette \d\w|canvas \d\w|seven \d\w|tuck \d \d\w|draw|done|pass"
_LISTED = re.compile(rf"(\d+)  (?:[^\n]*?  )?({_STEP})(?=  |\s*$)", re.MULTILINE)

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
        return any(prompt == tr(self.lang, id, who=name) for id in ids for name in NAMES)

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
        return dict(_LISTED.findall(self.visible))

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
        options = RED7.parse_options(given)
        seats = RED7.seats(options)
        bots: dict[int, Bot] = {
            seat: make_bot("red7", "random") for seat in range(seats) if seat not in humans
        }
        return play(
            RED7,
            screen or SCREENS["red7"](),
            options,
            humans,
            bots,
            NAMES[:seats],
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
        going_on = [number for number in moves if moves[number] != "pass"] or list(moves)
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

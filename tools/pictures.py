"""Takes the README's picture from a real match, so that it shows what people see."""

import io
import re
import sys
from pathlib import Path

from igroteka.terminal import SCREENS
from igroteka.terminal.screen import frame
from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.rule import Rule

from igroteka.bots import Budget, make_bot
from igroteka.dealer import FairDealer
from igroteka.games import GAMES
from igroteka.i18n import tr
from igroteka.match import Match
from igroteka.rng import seeded

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
NAMES = ("Игрок", "Сова", "Лис")


def red7(turns: int = 7) -> str:
    """The table in the middle of a game, as an SVG."""
    game = GAMES["red7"]
    options = game.parse_options({"players": 3, "extra_actions": True})
    match = Match(game, options, FairDealer.numbered(7))
    bot, rng = make_bot("red7", "greedy"), seeded(7)
    while match.turn < turns or match.to_act() != (0,):
        seat = match.to_act()[0]
        match.play(seat, bot.choose(match.view(seat), rng, Budget()))
    console = Console(record=True, width=80, height=24, file=io.StringIO(), force_terminal=True)
    screen = SCREENS["red7"]()
    view = match.view(0)
    choices = [
        (game.move_text(move), screen.describe_move(view, move, NAMES, "ru"))
        for move in screen.listed(view)
    ]
    table = screen.draw(view, NAMES, "ru")
    keys = Rule(tr("ru", "terminal-keys"), align="left")
    console.print(frame(console, [], table, choices, keys, "ru"))
    # Without the font that the picture would fetch from elsewhere.
    form = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    return console.export_svg(title="igroteka play red7", code_format=form, unique_id="red7")


def main() -> int:
    """Write the pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "red7.svg").write_text(red7(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

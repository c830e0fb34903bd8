"""Takes the README's pictures from real matches, so that they show what people see."""

import io
import re
import sys
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.rule import Rule

from igroteka.bots import Budget, make_bot
from igroteka.dealer import FairDealer
from igroteka.games import GAMES
from igroteka.i18n import tr
from igroteka.match import Match
from igroteka.rng import seeded
from igroteka.terminal import SCREENS
from igroteka.terminal.screen import frame

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
NAMES = ("Игрок", "Сова", "Лис", "Ёж")

# For each game a table and the turn at which the picture is taken.
MOMENTS: dict[str, tuple[dict[str, object], int]] = {
    "red7": ({"players": 3, "extra_actions": True}, 7),
    "tsvetariki": ({"players": 3}, 13),
    "splito": ({"players": 4}, 6),
    "jack": ({"players": 2}, 25),
}


def picture(id: str) -> str:
    """A table in the middle of a match, as its first seat sees it in the terminal: an SVG."""
    given, turn = MOMENTS[id]
    game = GAMES[id]
    match = Match(game, game.parse_options(given), FairDealer.numbered(7))
    bot, rng = make_bot(id, "greedy"), seeded(7)
    while match.turn < turn or match.to_act()[0] != 0:
        seat = match.to_act()[0]
        if game.simultaneous:  # one commitment each; who has committed could still change it
            chosen = {step.seat for step in match.steps if step.turn == match.turn}
            seat = next(other for other in match.to_act() if other not in chosen)
        match.play(seat, bot.choose(match.view(seat), rng, Budget()))
    console = Console(record=True, width=80, height=24, file=io.StringIO(), force_terminal=True)
    screen, view = SCREENS[id](), match.view(0)
    choices = [
        (game.move_text(move), screen.describe_move(view, move, NAMES, "ru"))
        for move in screen.listed(view)
    ]
    keys = Rule(tr("ru", "terminal-keys"), align="left")
    console.print(frame(console, [], screen.draw(view, NAMES, "ru"), choices, keys, "ru"))
    # Without the font that the picture would fetch from elsewhere.
    form = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    return console.export_svg(title=f"igroteka play {id}", code_format=form, unique_id=id)


def main() -> int:
    """Write the pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for id in MOMENTS:
        (FOLDER / f"{id}.svg").write_text(picture(id), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

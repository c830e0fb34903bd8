"""Writes matches as boards see them into web/fixtures, for the playground of the web client.

`python tools/board_views.py` writes one match of every game;
`python tools/board_views.py red7 spectra edition=spectra extra_actions=true` writes one more,
as fixtures/spectra.json. Seats play at random, from the same seed every time.
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

import msgspec

from igroteka.games import GAMES
from igroteka.match import Match
from igroteka.server.messages.updates import update
from igroteka.server.table import entries
from igroteka.server.table.settings import Settings
from igroteka.server.table.table import Table

OUT = Path(__file__).resolve().parent.parent / "web" / "fixtures"
NAMES = ("Аня", "Мила", "Костя", "Даша", "Петя", "Ира", "Лев", "Вера", "Яна", "Гоша", "Нина", "Том")
SEED = 7


def steps(game: str, options: dict[str, object], seed: int = SEED) -> list[dict[str, Any]]:
    """A match as its first seat sees it, one entry a move."""
    rng = random.Random(seed)
    given = dict(GAMES[game].parse_options(options))
    table = Table("fixture", entries.Opened(0, "0", "", game, given, Settings()))
    for seat in range(len(table.chairs)):
        table.apply(entries.Sat(0, str(seat), "", seat, NAMES[seat], False))
    table.apply(entries.Started(0, "0", "", rng.randbytes(32).hex()))
    told = [_step(table, None)]
    while table.status == "playing":
        assert table.match is not None
        seat = rng.choice(table.to_act())
        move = _some_move(table.match, seat, rng)
        have = table.version
        table.apply(entries.Moved(0, str(seat), "", seat, move))
        told.append(_step(table, have))
    return told


def _some_move(match: Match, seat: int, rng: random.Random) -> str:
    legal = match.legal(seat)
    others = [move for move in legal if move != match.game.pass_move]
    return match.game.move_text(rng.choice(others or legal))


def _step(table: Table, have: int | None) -> dict[str, Any]:
    told = msgspec.json.decode(update(table, "0", have, None, lambda: 0))
    parts = ("table", "public", "events")
    return {"sight": told["sights"][0], **{part: told[part] for part in parts}}


def write(name: str, game: str, options: dict[str, object]) -> None:
    told = steps(game, options)
    OUT.mkdir(exist_ok=True)
    (OUT / f"{name}.json").write_text(json.dumps(told, ensure_ascii=False), encoding="utf-8")
    print(f"web/fixtures/{name}.json: {len(told)} steps")


def main() -> int:
    if len(sys.argv) == 1:
        for game in GAMES:
            write(game, game, {})
        return 0
    game, name, *given = sys.argv[1:]
    write(name, game, dict(GAMES[game].parse_options(given)))
    return 0


if __name__ == "__main__":
    sys.exit(main())

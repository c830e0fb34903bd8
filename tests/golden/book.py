"""Golden matches: one whole match as text, with everything everybody was shown.

`python tests/golden/book.py` writes them anew; read the diff before you keep it: a change here
is a change of what people see or of the rules.
"""

import json
import sys
from pathlib import Path
from typing import Any

from suite import FOLDER, SUITES, Golden

from igroteka.bots import Budget, make_bot
from igroteka.dealer import FairDealer
from igroteka.games import GAMES
from igroteka.match import Match
from igroteka.model import SPECTATOR, Game, Seat
from igroteka.record import write_dealt
from igroteka.rng import seeded

# Name of the file: the game, and which match of it.
MATCHES: dict[str, tuple[Game, Golden]] = {
    name: (GAMES[game], golden)
    for game, suite in SUITES.items()
    for name, golden in suite.golden.items()
}


def page(name: str) -> str:
    """A match of bots: its record, then step by step who saw what."""
    game, golden = MATCHES[name]
    dealer = FairDealer.numbered(golden.deal)
    match = Match(game, game.parse_options(golden.options), dealer)
    bots = [make_bot(game.id, ("greedy", "random")[seat % 2]) for seat in range(match.seats)]
    rng = seeded(golden.deal)
    shown: dict[int, dict[str, Any]] = {}
    told = [*_told(match, -1, shown)]
    while not match.over:
        version = match.version
        seat = match.to_act()[0]
        match.play(seat, bots[seat].choose(match.view(seat), rng, Budget(iterations=50)))
        told += _told(match, version, shown)
    outcome = match.outcome()
    end = f"outcome: {outcome.winners} {outcome.reason} {_plain(dict(outcome.facts))}\n"
    return write_dealt(match, dealer) + "\n" + "\n".join(told) + "\n" + end


def _told(match: Match, since: int, shown: dict[int, dict[str, Any]]) -> list[str]:
    """What everybody hears and sees now; of what was seen before only what has changed."""
    lines = [f"== version {match.version}"]
    for viewer in (SPECTATOR, *range(match.seats)):
        name = "spectator" if viewer == SPECTATOR else f"seat {viewer}"
        for event in match.events(viewer, since):
            lines.append(f"{name} hears {event.id} {event.seat} {_plain(dict(event.facts))}")
        seen = _seen(match, viewer)
        before = shown.get(viewer, {})
        changed = {part: now for part, now in seen.items() if before.get(part, ...) != now}
        name = "everybody" if viewer == SPECTATOR else name
        lines.append(f"{name} sees {_plain(changed)}")
        shown[viewer] = seen
    return lines


def _seen(match: Match, viewer: Seat) -> dict[str, Any]:
    """What is public, or what a seat sees besides and may do."""
    view, views = match.view(viewer), match.game.views
    if viewer == SPECTATOR:
        return json.loads(views.public_json(view))
    legal = [match.game.move_text(move) for move in view.legal]
    return {**json.loads(views.private_json(view)), "legal": legal}


def _plain(data: object) -> str:
    return json.dumps(data, ensure_ascii=False)


def file_of(name: str) -> Path:
    """Where a golden match is kept."""
    return FOLDER / MATCHES[name][0].id / "golden" / f"{name}.txt"


def record_of(name: str) -> str:
    """The record of a golden match alone."""
    return file_of(name).read_text(encoding="utf-8").partition("\n== version")[0]


if __name__ == "__main__":
    for chosen in MATCHES:
        file_of(chosen).write_text(page(chosen), encoding="utf-8")
        sys.stdout.write(f"{file_of(chosen).name}\n")

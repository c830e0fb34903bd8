"""Hints: at the table, and for a recorded match."""

import re
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from conformance.tables import TABLES, name_of
from golden.book import MATCHES, record_of
from search.positions import views

from igroteka.bots import Budget
from igroteka.bots.analysis import analyse
from igroteka.model import Game, Options
from igroteka.record import before_turn, read, replay
from igroteka.rng import seeded
from igroteka.terminal import SCREENS
from igroteka.terminal.hint import MOST, hint_blocks
from terminal.stage import console_of, plain


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_every_move_has_a_chance_and_how_sure_it_is(table: tuple[Game, Options]) -> None:
    view = next(views(table))
    found = analyse(view, seeded(1), Budget(iterations=400))
    assert {each.move for each in found} == set(view.legal)
    for each in found:
        assert 0 <= each.chance <= 1
        assert 0 < each.error < 0.5
    often, seldom = found[0], found[-1]
    assert often.tries >= seldom.tries
    names = [str(seat) for seat in range(table[0].seats(table[1]))]
    console = console_of(out := StringIO())
    for block in hint_blocks(SCREENS[view.game](), view, found, names, "ru"):
        console.print(block)
    shown = plain(out.getvalue())
    assert table[0].move_text(often.move) in shown
    assert f"{100 * often.chance:.0f} %" in shown
    assert f"{sum(each.tries for each in found)}" in shown


RECORD = next(iter(MATCHES))
TURN = 3


def hint(tmp_path: Path, *more: str) -> subprocess.CompletedProcess[str]:
    """Ask about a golden match."""
    record = tmp_path / "match.txt"
    record.write_text(record_of(RECORD), encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-m", "igroteka.cli", "hint", str(record), "--lang", "en", *more],
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_record_is_looked_at_from_the_seat_that_had_to_choose(tmp_path: Path) -> None:
    match, _ = replay(before_turn(read(record_of(RECORD)), TURN))
    (seat,) = match.to_act()
    done = hint(tmp_path, "--turn", str(TURN), "--seconds", "0.05", "--seed", "1")
    assert done.returncode == 0, done.stderr
    assert f"turn {TURN}" in done.stdout
    assert f"{seat} (you)" in done.stdout
    chances = [int(chance) for chance in re.findall(r"^ *(\d+) %  ±", done.stdout, re.MULTILINE)]
    assert len(chances) == min(len(match.legal(seat)), MOST)
    assert match.game.move_text(match.legal(seat)[0]) in done.stdout


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        (("--turn", "99"), "--turn 99: this match has turns 1 to"),
        (("--turn", "3", "--seat", "9"), "--seat 9: the table waits for "),
        (("--seconds", "0"), "--seconds 0.0: more than 0, up to 600"),
    ],
)
def test_a_wrong_question_is_answered_in_one_sentence(
    tmp_path: Path, more: tuple[str, ...], complaint: str
) -> None:
    done = hint(tmp_path, *more)
    assert done.returncode == 2
    assert complaint in done.stderr
    assert "Traceback" not in done.stderr

"""The solver: lines replay through the engine, proofs agree with brute force."""

import json
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from games.tsvetariki.boards import GAME, full
from igroteka.bots import Budget, make_bot
from igroteka.cli import main
from igroteka.games.tsvetariki.bots.solver import Line, lines
from igroteka.games.tsvetariki.face.notation import board_text
from igroteka.games.tsvetariki.rules.ending import left_of
from igroteka.games.tsvetariki.rules.pieces import COLOURS, JOKER
from igroteka.games.tsvetariki.rules.ramps import put_token
from igroteka.games.tsvetariki.solve import dealt
from igroteka.model import State
from igroteka.rng import Rng, below, seeded


def solved(state: State, beams: int) -> Line:
    """The best line after so many beams."""
    found = lines(state, seeded(1), lambda: True)
    line = next(found)
    for _ in range(beams):
        line = next(found, line)
    return line


def replayed(state: State, line: Line) -> State:
    """The state after a line, every step checked by the engine."""
    after = GAME.copy(state)
    for move in line.moves:
        assert move in GAME.legal(after, 0)
        GAME.apply(after, 0, move)
    return after


@pytest.mark.parametrize("jokers", ["free", "join"])
@pytest.mark.parametrize("colours", range(1, 6))
def test_lines_are_legal_and_clear_what_they_say(colours: int, jokers: str) -> None:
    for number in range(2):
        state = dealt([f"colours={colours}", f"jokers={jokers}"], number)
        line = solved(state, 2)
        after = replayed(state, line)
        assert left_of(after[0], 0) == line.left
        assert GAME.is_over(after) or not line.cleared


def test_nearly_every_deal_is_cleared_by_narrow_beams() -> None:
    lines_found = [solved(dealt(["colours=5"], number), 2) for number in range(100, 120)]
    assert sum(line.cleared for line in lines_found) >= 16


def test_wider_beams_never_forget_a_better_line() -> None:
    found = lines(dealt(["colours=5"], 3), seeded(1), lambda: True)
    known = [next(found) for _ in range(3)]
    for before, after in pairwise(known):
        assert not before.beats(after)


def small_board(rng: Rng, joker: bool) -> State:
    """A random board of three ramps with four tokens each, to clear two or three colours."""
    state, _ = GAME.set_up({"board": full(["rr"])})
    s = state[0]
    s["ramps"][:] = 0
    for ramp in range(3):
        for height in range(4):
            put_token(s["ramps"], ramp, height, below(rng, 3))
    if joker:
        s["ramps"][1] = int(s["ramps"][1]) & ~0xF0 | (JOKER + 1) << 4
    return set_up_again(s["ramps"], below(rng, 2))


def set_up_again(ramps: np.ndarray, fewer: int) -> State:
    """The board as a solitaire; `fewer` leaves the third colour aside."""
    colours = COLOURS[: 3 - fewer]
    players = [{"colours": list(colours), "taken": 0}]
    return GAME.set_up({"board": list(board_text(ramps)), "players": players})[0]


def shortest_by_force(state: State) -> int | None:
    """The fewest moves that clear a board, by trying everything; None if nothing does."""
    boards, seen = [state], set[bytes]()
    depth = 0
    while boards:
        if any(left_of(board[0], 0) == 0 for board in boards):
            return depth
        followers: list[State] = []
        for board in boards:
            for move in GAME.legal(board, 0):
                after = GAME.copy(board)
                GAME.apply(after, 0, move)
                key = after[0]["ramps"].tobytes()
                if key not in seen:
                    seen.add(key)
                    followers.append(after)
        boards, depth = followers, depth + 1
    return None


@pytest.mark.parametrize("joker", [False, True])
def test_on_small_boards_the_solver_proves_what_brute_force_finds(joker: bool) -> None:
    rng, impossible = seeded(7), 0
    for _ in range(25):
        state = small_board(rng, joker)
        if GAME.is_over(state):
            continue
        line, truth = solved(state, 1), shortest_by_force(state)
        assert line.proved
        assert (len(line.moves) if line.cleared else None) == truth
        impossible += truth is None
    assert impossible > 0


def test_the_master_alone_clears_the_board() -> None:
    options = GAME.parse_options({"mode": "solitaire", "colours": 5})
    state, rng = dealt(["colours=5"], 102), seeded(1)
    bot = make_bot("tsvetariki", "level5")
    while not GAME.is_over(state):
        GAME.apply(state, 0, bot.choose(GAME.view(state, 0, options), rng, Budget()))
    assert left_of(state[0], 0) == 0


def test_a_board_without_groups_is_proved_at_once() -> None:
    state, _ = GAME.set_up({"board": full(["ry", "yr"])})
    line = solved(state, 1)
    assert (line.moves, line.left, line.proved) == ((), 4, True)


def test_the_command_tells_a_line_that_can_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["solve", "colours=4", "--deal", "7", "--seconds", "0.3", "--lang", "ru"]
    assert main(command) == 0
    shown = capsys.readouterr().out
    state = dealt(["colours=4"], 7)
    assert "Расклад 7" in shown and "Всё убрано за" in shown
    assert all(row in shown for row in board_text(state[0]["ramps"]))
    texts = [word for word in shown.split("Всё убрано")[0].split() if word[0] in "abcdefghij"]
    for text in [word for word in texts if word[-1].isdigit()]:
        move = GAME.parse_move(text)
        assert move in GAME.legal(state, 0)
        GAME.apply(state, 0, move)
    assert left_of(state[0], 0) == 0


def test_the_command_says_impossible_only_with_a_proof(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "board.json"
    path.write_text(json.dumps({"board": full(["rry"])}), encoding="utf-8")
    assert main(["solve", "--position", str(path), "--lang", "en"]) == 1
    shown = capsys.readouterr().out
    assert "leaves 1 token." in shown and "cannot be cleared" in shown


MISTAKES = [
    (["solve", "--seconds", "0"], "--seconds 0: more than 0, up to 3600"),
    (["solve", "colours=6"], "colours: '6' is not one of"),
    (["solve", "--position", "missing.json"], "missing.json: No such file"),
    (["solve", "--position", "missing.json", "--deal", "1"], "brings its own board"),
]


@pytest.mark.parametrize(("command", "message"), MISTAKES)
def test_a_mistake_is_answered(
    command: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(command) == 2
    assert message in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "board.json"),
        ('{"board": []}', "a board has 10 rows"),
        (
            json.dumps({"board": full(["rr"]), "players": [{"colours": ["r"]}] * 2}),
            "board.json",
        ),
    ],
)
def test_a_bad_position_is_answered(
    tmp_path: Path, text: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "board.json"
    path.write_text(text, encoding="utf-8")
    assert main(["solve", "--position", str(path)]) == 2
    assert message in capsys.readouterr().err

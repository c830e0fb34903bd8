"""The referee of Tsvetariki: groups, legality, what follows, who wins (POSITIONS format)."""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from igroteka.games.tsvetariki.face.notation import EMPTY_TEXT, board_text, cells_in, read_board
from igroteka.games.tsvetariki.face.refusals import group_with, why_not_cells
from igroteka.games.tsvetariki.face.words import spoken
from igroteka.games.tsvetariki.rules.ending import DECIDED_BY, DECISION, GOING_ON, decision
from igroteka.games.tsvetariki.rules.groups import crowded, has_group
from igroteka.games.tsvetariki.rules.pieces import (
    CELL,
    COLOURS,
    HEIGHT,
    JOKERS,
    MAX_PLAYERS,
    OF_A_COLOUR,
    RAMPS,
    TOKENS,
)
from igroteka.games.tsvetariki.rules.ramps import gap_on, take_away
from igroteka.games.tsvetariki.rules.state import OVER, PLAY, STATE
from igroteka.games.tsvetariki.rules.turn import MAX_MOVES, group_of, put_groups
from igroteka.i18n import tr
from igroteka.model import PositionError
from igroteka.positions import read_choice, read_list, read_object, read_whole

REQUIRED = ("board",)
OPTIONAL = ("move", "jokers", "players")
LETTERS = frozenset(TOKENS + EMPTY_TEXT)
MANY = 10**18  # more than anybody can have taken; larger numbers need not be told apart
# T-3, T-14 to T-16: the most colours of one player, by the number of players.
MOST_COLOURS = {1: 5, 2: 2}


class _Player(NamedTuple):
    colours: int
    taken: int


class _Asked(NamedTuple):
    ramps: np.ndarray
    cells: list[int] | None
    join: bool
    players: list[_Player] | None


def judge(position: object, lang: str) -> dict[str, Any]:
    """The answer to one position; PositionError where it cannot be judged."""
    asked = _read(position)
    ramps = asked.ramps
    groups = _groups(ramps)
    rows = board_text(ramps)
    answer: dict[str, Any] = {
        "groups": groups,
        "over": not groups,
        "left": {colour: "".join(rows).count(colour) for colour in COLOURS},
        "setup_ok": not crowded(ramps, np.zeros_like(ramps)),
    }
    if asked.cells is not None:
        ramps, answer["move"] = _moved(asked, asked.cells, lang)
    if asked.players is not None:
        answer["winners"], answer["decided_by"] = _decided(ramps, asked.players)
    answer["why"] = _why(answer, lang)
    return answer


def set_up(position: object) -> np.ndarray:
    """The position as a state in which seat 0 moves; without players as a solitaire of all."""
    asked = _read(position)
    state = _state(asked.ramps, asked.players or [_Player((1 << len(COLOURS)) - 1, 0)])
    s = state[0]
    s["join"] = asked.join
    over = decision(s, has_group(asked.ramps)) != GOING_ON
    s["phase"], s["actor"], s["turn"] = (OVER, -1, 1) if over else (PLAY, 0, 1)
    return state


# Reading


def _read(position: object) -> _Asked:
    given = read_object(position, REQUIRED, OPTIONAL)
    ramps = _board(given["board"])
    join = read_choice(given.get("jokers", "free"), "jokers", ("free", "join"), "T-8") == "join"
    cells = _cells(given["move"]) if "move" in given else None
    players = _players(given["players"]) if "players" in given else None
    return _Asked(ramps, cells, join, players)


def _board(value: object) -> np.ndarray:
    """T-1, T-2, T-10: ten rows of ten; no more tokens than there are, no gaps."""
    rows = read_list(value, "board")
    if len(rows) != HEIGHT:
        raise PositionError(f"a board has {HEIGHT} rows, not {len(rows)}", "board", "T-1")
    for number, row in enumerate(rows):
        _check_row(row, f"board[{number}]")
    text = "".join(rows)
    for token in TOKENS:
        most = OF_A_COLOUR if token in COLOURS else JOKERS
        if text.count(token) > most:
            message = f"there are only {most} tokens {token}, not {text.count(token)}"
            raise PositionError(message, "board", "T-2")
    ramps = read_board(rows)
    gap = gap_on(ramps)
    if gap >= 0:
        message = f"in column {gap} a token lies over an empty cell"
        if not ramps[gap]:
            message = f"column {gap} is empty, but not the one to the right of it"
        raise PositionError(message, "board", "T-10")
    return ramps


def _check_row(row: object, at: str) -> None:
    if not isinstance(row, str) or len(row) != RAMPS:
        raise PositionError(f"a row is a text of {RAMPS} letters", at, "T-1")
    for letter in row:
        if letter not in LETTERS:
            known = ", ".join(TOKENS)
            message = f"{letter!r} is no token; tokens are {known}, and {EMPTY_TEXT} is empty"
            raise PositionError(message, at, "T-2")


def _cells(value: object) -> list[int]:
    """T-7: the cells to be taken, -1 where there is no such cell."""
    fields = read_object(value, ("cells",), (), "move")
    cells: list[int] = []
    for number, pair in enumerate(read_list(fields["cells"], "move.cells")):
        at = f"move.cells[{number}]"
        numbers = read_list(pair, at)
        if len(numbers) != 2:
            raise PositionError("a cell is two whole numbers: [row, column]", at)
        # 7.0, true and the like are none; what is far off the board is still a number.
        for part in numbers:
            if isinstance(part, bool) or not isinstance(part, int):
                raise PositionError("a cell is two whole numbers: [row, column]", at)
        row, column = numbers
        on_board = 0 <= row < HEIGHT and 0 <= column < RAMPS
        cells.append(column * CELL + HEIGHT - 1 - row if on_board else -1)
    return cells


def _players(value: object) -> list[_Player]:
    entries = read_list(value, "players")
    if not 1 <= len(entries) <= MAX_PLAYERS:
        raise PositionError(
            f"1 to {MAX_PLAYERS} players are judged, not {len(entries)}", "players", "T-3"
        )
    most = MOST_COLOURS.get(len(entries), 1)
    given_out: dict[str, str] = {}
    return [
        _player(entry, f"players[{seat}]", most, given_out) for seat, entry in enumerate(entries)
    ]


def _player(value: object, at: str, most: int, given_out: dict[str, str]) -> _Player:
    fields = read_object(value, ("colours", "taken"), (), at)
    letters = read_list(fields["colours"], f"{at}.colours")
    if not 1 <= len(letters) <= most:
        allowed = "1 colour" if most == 1 else f"1 to {most} colours"
        raise PositionError(
            f"with so many players each has {allowed}, not {len(letters)}", f"{at}.colours", "T-3"
        )
    colours = 0
    for number, given in enumerate(letters):
        where = f"{at}.colours[{number}]"
        letter = read_choice(given, where, COLOURS, "T-2")
        if letter in given_out:
            raise PositionError(
                f"there is one secret token {letter}, and it is at {given_out[letter]} already",
                where,
                "T-2",
            )
        given_out[letter] = where
        colours |= 1 << COLOURS.index(letter)
    return _Player(colours, min(read_whole(fields["taken"], f"{at}.taken", 0), MANY))


# Answering


def _groups(ramps: np.ndarray) -> list[dict[str, Any]]:
    """T-7, T-8: every largest group, connected jokers included."""
    moves, group = np.zeros(MAX_MOVES, np.int64), np.zeros(RAMPS, np.int64)
    groups: list[dict[str, Any]] = []
    for move in moves[: put_groups(ramps, True, moves, 0, group)].tolist():
        colour = COLOURS[group_of(ramps, move, group)]
        groups.append({"colour": colour, "cells": _pairs(cells_in(group))})
    return groups


def _pairs(cells: Sequence[int]) -> list[list[int]]:
    """Cells as [row, column]."""
    return [[HEIGHT - 1 - cell % CELL, cell // CELL] for cell in cells]


def _moved(asked: _Asked, cells: list[int], lang: str) -> tuple[np.ndarray, dict[str, Any]]:
    """T-7, T-8, T-10: the board after a move, and the verdict on it."""
    refusal = why_not_cells(asked.ramps, cells, asked.join)
    if refusal:
        message = tr(lang, refusal.id, **spoken(refusal.facts, lang))
        return asked.ramps, {"legal": False, "rule": refusal.rule, "message": message}
    after = asked.ramps.copy()
    take_away(after, group_with(cells))
    return after, {"legal": True, "board": board_text(after), "over": not has_group(after)}


def _state(ramps: np.ndarray, players: Sequence[_Player]) -> np.ndarray:
    """A table with this board and these players (or teams, as one seat each)."""
    state = np.zeros(1, STATE)
    s = state[0]
    s["ramps"] = ramps
    rows = "".join(board_text(ramps))
    s["left"] = [rows.count(token) for token in TOKENS]
    s["players"] = len(players)
    s["secrets"] = max(player.colours.bit_count() for player in players)
    order = sorted({player.taken for player in players})
    for seat, player in enumerate(players):
        s["colours"][seat] = player.colours
        # What was taken is only compared, so its place in the order says enough.
        s["taken"][seat] = 0
        s["taken"][seat, player.colours.bit_length() - 1] = order.index(player.taken)
    return state


def _decided(ramps: np.ndarray, players: Sequence[_Player]) -> tuple[list[int] | None, str | None]:
    """T-11 to T-14: who won and by what; neither while the game goes on."""
    winners, reason = divmod(int(decision(_state(ramps, players)[0], has_group(ramps))), DECISION)
    if reason == GOING_ON:
        return None, None
    return [seat for seat in range(len(players)) if winners >> seat & 1], DECIDED_BY[reason]


def _why(answer: dict[str, Any], lang: str) -> str:
    """The answer in one sentence."""
    if answer.get("decided_by"):
        winners = ", ".join(map(str, answer["winners"]))
        return _sentence(lang, answer["decided_by"] if winners else "solitaire", winners)
    move = answer.get("move")
    if move and not move["legal"]:
        return move["message"]
    over = move["over"] if move else answer["over"]
    return _sentence(lang, "over" if over else "going-on", "")


@cache
def _sentence(lang: str, kind: str, winners: str) -> str:
    return tr(lang, f"tsvetariki-why-{kind}", winners=winners)

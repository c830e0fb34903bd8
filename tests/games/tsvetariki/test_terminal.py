"""Tsvetariki in the terminal: a cell lights up its group, jokers are toggled, Enter takes it."""

import random
import re
from io import StringIO

import pytest
from msgspec.structs import replace
from terminal.stage import (
    MANY_NAMES,
    NAMES,
    Player,
    Stage,
    by_script,
    console_of,
    fits,
    one_line,
    plain,
)

from igroteka.dealer import FairDealer
from igroteka.games import GAMES
from igroteka.games.tsvetariki.terminal import FILLS, TsvetarikiScreen
from igroteka.i18n import LANGUAGES, tr
from igroteka.match import Match
from igroteka.model import View
from igroteka.sentences import outcome_text
from igroteka.terminal.screen import DARK, LIGHT, contrast

GAME = GAMES["tsvetariki"]
MODES: dict[str, dict[str, object]] = {
    "2 players": {"players": 2},
    "5 players": {"players": 5, "jokers": "join"},
    "teams": {"mode": "teams"},
    "solitaire": {"mode": "solitaire", "colours": 5},
}
_CELL = re.compile(r"\b[a-j](?:10|[1-9])\b")


def pointing(seed: int) -> Player:
    """A player who points at any cell, and takes what lights up."""
    chance = random.Random(seed)

    def answer(stage: Stage, prompt: str) -> str:
        if "[" in stage.visible and chance.random() < 0.7:
            return ""
        return f"{chance.choice('abcdefghij')}{chance.randint(1, 10)}"

    return answer


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
def test_a_match_is_played_by_pointing_at_cells(mode: str, lang: str) -> None:
    stage = Stage(GAME, lang, pointing(3))
    match = stage.play(MODES[mode], [0])
    assert match.over
    told = outcome_text(GAME, match.outcome(), MANY_NAMES, lang)
    assert told in one_line(stage.everything)


def view_of(*rows: str, **more: object) -> View:
    """Seat 0's view of a board: alone with all colours, or with the players given."""
    board = [*["." * 10] * (10 - len(rows)), *(row.ljust(10, ".") for row in rows)]
    state, seat = GAME.set_up({"board": board, **more})
    options = GAME.parse_options({"mode": "solitaire", "jokers": more.get("jokers", "free")})
    return GAME.view(state, seat, options)


class Desk:
    """A screen with one view before it."""

    def __init__(self, view: View, lang: str = "en") -> None:
        self.screen, self.view, self.lang = TsvetarikiScreen(), view, lang
        self.screen.draw(view, NAMES, lang)

    def type(self, text: str) -> str:
        """What a line brings: the move it makes, or what is shown."""
        meant = self.screen.interpret(text, self.view, self.lang)
        if isinstance(meant, int):
            return GAME.move_text(meant)
        out = StringIO()
        console_of(out).print(meant)
        return plain(out.getvalue().replace("\x1b[2J", ""))


@pytest.mark.parametrize(
    ("rows", "lines", "move"),
    [
        (["rrgb"], ["b1", ""], "a1"),
        (["rr*g"], ["a1", "c1", ""], "a1+c1"),
        (["rr*g"], ["a1", "c1", "c1", ""], "a1"),
        (["rr*g"], ["a1", "d1", ""], "d1+c1"),
        (["rr*rr"], ["d1", "c1", ""], "a1+c1"),
        (["rr*rr"], ["d1", "c1", "c1", ""], "d1"),
        (["r**g"], ["a1", "c1", ""], "a1+b1+c1"),
        (["rr**"], ["a1", "d1", ""], "a1+c1+d1"),
        (["rr*g"], ["b1+c1", ""], "a1+c1"),
        (["rrgg"], ["A1", "C1", ""], "c1"),
    ],
)
def test_pointing_toggling_and_enter_make_a_move(
    rows: list[str], lines: list[str], move: str
) -> None:
    """T-7, T-8: any cell of a group will do; jokers come and go."""
    desk = Desk(view_of(*rows))
    for line in lines[:-1]:
        assert "[" in desk.type(line), "the group lights up"
    assert desk.type(lines[-1]) == move


def test_the_group_that_would_be_taken_stands_in_brackets() -> None:
    shown = Desk(view_of("rr*rg")).type("a1")
    assert "[r][r] *  r  g " in shown
    assert "Take a1, red group, 2 tokens?" in one_line(shown)
    assert "A joker is near: c1." in one_line(shown)


@pytest.mark.parametrize(
    ("rows", "lines", "answer"),
    [
        (["rrgb"], ["c1"], "(T-7)"),
        (["rrgb"], ["a2"], "no token on A2. (T-7)"),
        (["rr*g"], ["c1"], "Jokers alone are not a group"),
        (["rrg*"], ["a1", "d1"], "does not touch this group. (T-8)"),
        (["rrgb"], ["a1+c1"], "There is no joker on C1. (T-8)"),
        (["r*gb"], ["a1", "b1"], "a single token cannot be taken. (T-7)"),
        (["rrgg"], [""], "Name any cell of a group"),
        (["rrgg"], ["palette"], "I do not understand “palette”"),
        (["rrgg"], ["7"], "for example a1"),
    ],
)
def test_what_cannot_be_taken_is_answered_with_its_rule(
    rows: list[str], lines: list[str], answer: str
) -> None:
    desk = Desk(view_of(*rows))
    for line in lines[:-1]:
        desk.type(line)
    assert answer in one_line(desk.type(lines[-1]))


def test_with_join_a_joker_cannot_be_left() -> None:
    """T-8: and nothing offers it."""
    desk = Desk(view_of("rr*g", jokers="join"))
    assert "[r][r][*]" in desk.type("a1")
    assert "near" not in desk.type("a1")
    assert "every connected joker is taken" in one_line(desk.type("c1"))


def test_the_only_move_is_made_by_enter() -> None:
    assert Desk(view_of("rrgb")).type("") == "a1"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_full_table_of_five_fits_the_window(lang: str) -> None:
    """Also with a group lit up and all tokens taken that can be."""
    options = GAME.parse_options({"players": 5})
    match = Match(GAME, options, FairDealer.numbered(1))
    for _ in range(22):
        seat = match.to_act()[0]
        match.play(seat, match.legal(seat)[0])
    seat = match.to_act()[0]
    screen = TsvetarikiScreen()
    names = ["Константин Аристархович"] * 5
    view = match.view(seat)
    for text in ("", GAME.move_text(view.legal[-1])):
        out = StringIO()
        if text:
            screen.interpret(text, view, lang)
        console_of(out).print(screen.draw(view, names, lang))
        assert fits(out.getvalue())
        assert len(out.getvalue().splitlines()) <= 16  # room for what happened, keys and prompt


def test_own_colours_are_shown_and_others_are_not() -> None:
    """T-3."""
    players = [{"colours": ["r"], "taken": 0}, {"colours": ["g"], "taken": 0}]
    shown = Desk(view_of("rrgb", players=players)).type("a1")
    assert re.search(r"► Аня \(you\)\s+r ", shown)
    assert re.search(r"Боря\s+\?", shown)


def test_every_token_is_told_by_its_letter_and_can_be_read() -> None:
    """T-2: colours are never alone; what is written on them stands out."""
    out = StringIO()
    console_of(out).print(TsvetarikiScreen().draw(view_of("rygbv*", "rygbvr"), NAMES, "ru"))
    assert " r  y  g  b  v  * " in out.getvalue()
    assert all(max(contrast(ink, fill) for ink in (LIGHT, DARK)) >= 4.5 for fill in FILLS.values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
def test_the_rules_of_this_table_can_be_read(mode: str, lang: str) -> None:
    stage = Stage(GAME, lang, by_script("?", "", "", "", "", "q"))
    stage.play(MODES[mode], [0])
    assert tr(lang, "terminal-tsvetariki-rules") in stage.everything
    assert "T-8" in stage.everything


def test_a_choice_half_made_is_forgotten_with_its_turn() -> None:
    desk = Desk(view_of("rrggbb"))
    desk.type("a1")
    desk.view = replace(view_of("rrggbb"), turn=2)
    assert "Name any cell" in desk.type("")

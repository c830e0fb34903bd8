"""One-Eyed Jack played in the terminal, by reading the screen."""

import random
import re
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from terminal.stage import console_of, fits, one_line, plain

from games.jack import oracle
from games.jack.table import JACK, NAMES
from igroteka.bots import make_bot
from igroteka.cli import main
from igroteka.dealer import FairDealer
from igroteka.i18n import tr
from igroteka.match import Match
from igroteka.rng import seeded
from igroteka.sentences import outcome_text
from igroteka.terminal import SCREENS
from igroteka.terminal.play import play

CLEAR = "\x1b[2J"
_CARD = r"[2-9TJQKA][CDHS]"
_MOVE = re.compile(rf"{_CARD}(?: {_CARD})? (?:x )?[a-j]\d+(?:-[a-j]\d+)?|{_CARD} dead|draw|pass")


class Sitting:
    """A person at the terminal: reads what is there, answers by a function of it."""

    def __init__(self, lang: str, answer: Callable[[str, str], str]) -> None:
        self.lang, self.answer = lang, answer
        self.out = StringIO()
        self.frames: list[str] = []

    @property
    def visible(self) -> str:
        return plain(self.out.getvalue().rpartition(CLEAR)[2])

    def read(self, prompt: str) -> str:
        self.out.write(prompt)
        asked = {
            tr(self.lang, id, who=name)
            for id in ("terminal-your-turn", "terminal-only-move")
            for name in NAMES
        }
        if prompt not in asked:
            self.out.write("\n")
            return ""
        self.frames.append(self.visible)
        said = self.answer(self.visible, prompt)
        self.out.write(f"{said}\n")
        return said

    def play(self, given: dict[str, object], deal: int = 1) -> Match:
        options = JACK.parse_options(given)
        seats = JACK.seats(options)
        return play(
            JACK,
            SCREENS["jack"](),
            options,
            [0],
            {seat: make_bot("jack", "random") for seat in range(1, seats)},
            NAMES[:seats],
            self.lang,
            console_of(self.out),
            self.read,
            FairDealer.numbered(deal),
            seeded(deal),
            lambda _: None,
            None,
        )


def any_move(seed: int) -> Callable[[str, str], str]:
    """Plays any move that stands on the screen, by its notation."""
    chance = random.Random(seed)
    return lambda visible, prompt: chance.choice(_MOVE.findall(visible))


def scripted(*answers: str) -> Callable[[str, str], str]:
    waiting = list(answers)

    def answer(visible: str, prompt: str) -> str:
        if not waiting:
            raise EOFError
        return waiting.pop(0)

    return answer


@pytest.mark.parametrize(
    ("given", "lang"),
    [
        ({"players": 2}, "ru"),
        ({"players": 3, "strict_draw": True}, "en"),
        ({"players": 4}, "uk"),
        ({"players": 12, "teams": 3}, "ru"),
    ],
    ids=str,
)
def test_a_match_is_played_to_its_outcome_by_reading_the_screen(
    given: dict[str, object], lang: str
) -> None:
    sitting = Sitting(lang, any_move(3))
    match = sitting.play(given)
    assert match.over
    assert outcome_text(JACK, match.outcome(), NAMES, lang) in one_line(
        plain(sitting.out.getvalue())
    )
    assert [frame for frame in sitting.frames if not fits(frame)] == []


DEAL = 2  # of two players: seat 0 begins


def first_moves() -> list[str]:
    """What seat 0 may do first."""
    match = Match(JACK, JACK.parse_options({}), FairDealer.numbered(DEAL))
    assert match.to_act() == (0,)
    return [JACK.move_text(move) for move in match.legal(0)]


def moves_of(match: Match) -> list[str]:
    return [JACK.move_text(step.move) for step in match.steps if step.move and step.seat == 0]


def test_a_square_alone_means_the_card_that_goes_there() -> None:
    wanted = next(text for text in first_moves() if len(text.split()) == 2 and text[0] != "J")
    sitting = Sitting("ru", scripted(wanted.split()[1]))
    assert moves_of(sitting.play({}, DEAL)) == [wanted]


def test_a_card_alone_is_asked_about_if_it_has_two_squares() -> None:
    first, second = [text for text in first_moves() if text.startswith(first_moves()[0][:3])]
    sitting = Sitting("ru", scripted(first.split()[0].lower()))
    assert moves_of(sitting.play({}, DEAL)) == []
    assert f"можно по-разному — {first} и {second}." in one_line(sitting.visible)


def test_a_refusal_names_its_rule_at_the_table() -> None:
    sitting = Sitting("ru", scripted("JC a1", "draw"))
    match = sitting.play({}, DEAL)
    assert moves_of(match) == []
    assert "(J-14)" in one_line(sitting.visible)


def test_a_board_of_ones_own_is_read_from_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """J-1: what is wrong with it is said in one sentence."""
    file = tmp_path / "board.txt"
    layout = "# mine\n" + oracle.LAYOUT.strip().replace("2S", "JS")
    file.write_text(layout, encoding="utf-8")
    assert main(["play", "jack", "--humans", "0", "--board", str(file)]) == 2
    assert f"{file}: line 2, column 2: 'JS' is not a card" in capsys.readouterr().err
    assert main(["play", "jack", "--humans", "0", "--board", str(tmp_path / "none")]) == 2
    assert "No such file" in capsys.readouterr().err
    file.write_bytes(b"\xff\xfe")
    assert main(["play", "jack", "--humans", "0", "--board", str(file)]) == 2
    assert "not a text in UTF-8" in capsys.readouterr().err
    assert main(["play", "red7", "--humans", "0", "--board", str(file)]) == 2
    assert "red7 has no board, jack has" in capsys.readouterr().err

"""One-Eyed Jack played in the terminal, by reading the screen."""

import random
import re
from pathlib import Path

import pytest
from terminal.stage import MANY_NAMES, Player, Stage, by_script, fits, one_line

from games.jack import oracle
from games.jack.table import JACK
from igroteka.cli import main
from igroteka.dealer import FairDealer
from igroteka.match import Match
from igroteka.sentences import outcome_text

_CARD = r"[2-9TJQKA][CDHS]"
_MOVE = re.compile(rf"{_CARD}(?: {_CARD})? (?:x )?[a-j]\d+(?:-[a-j]\d+)?|{_CARD} dead|draw|pass")


def any_move(seed: int) -> Player:
    """Plays any move that stands on the screen, by its notation."""
    chance = random.Random(seed)

    def answer(stage: Stage, prompt: str) -> str:
        return chance.choice(_MOVE.findall(stage.visible)) if stage.asks_to_move(prompt) else ""

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
    stage = Stage(JACK, lang, any_move(3))
    match = stage.play(given, [0])
    assert match.over
    assert outcome_text(JACK, match.outcome(), MANY_NAMES, lang) in one_line(stage.everything)
    assert [frame for frame in stage.frames if not fits(frame)] == []


START = ""  # Enter, to begin
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
    stage = Stage(JACK, "ru", by_script(START, wanted.split()[1]))
    assert moves_of(stage.play({}, [0], DEAL)) == [wanted]


def test_a_card_alone_is_asked_about_if_it_has_two_squares() -> None:
    first, second = [text for text in first_moves() if text.startswith(first_moves()[0][:3])]
    stage = Stage(JACK, "ru", by_script(START, first.split()[0].lower()))
    assert moves_of(stage.play({}, [0], DEAL)) == []
    assert f"можно по-разному — {first} и {second}." in one_line(stage.visible)


def test_a_refusal_names_its_rule_at_the_table() -> None:
    stage = Stage(JACK, "ru", by_script(START, "JC a1", "draw"))
    match = stage.play({}, [0], DEAL)
    assert moves_of(match) == []
    assert "(J-14)" in one_line(stage.visible)


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

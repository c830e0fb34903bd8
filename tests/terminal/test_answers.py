"""What a person may type, and what the terminal answers to it."""

import re
from pathlib import Path

import pytest
from rich.console import RenderableType

from igroteka.games.red7.terminal import RED7, Red7Screen
from igroteka.i18n import LANGUAGES, tr
from igroteka.match import Match
from igroteka.model import Illegal, Move, View
from igroteka.sentences import refusal_text
from terminal.stage import NAMES, Stage, at_random, by_script, one_line

# Deal 3 of two players: seat 0 begins with the palette 2v against 7b, and red in force.
# The hand is 7y 7v 6o 6g 5g 4g 3g; all may go to the palette, violet and green onto the canvas.
DEAL = 3
START = ""  # Enter, to begin


def moves_of(match: Match) -> list[str]:
    """What seat 0 did."""
    return [RED7.move_text(step.move) for step in match.steps if step.move and step.seat == 0]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("foo", "terminal-not-a-move"),
        ("palette", "terminal-not-a-move"),
        ("palette 8r", "terminal-not-a-move"),
        ("7 r", "terminal-not-a-move"),
        ("-1", "terminal-not-a-move"),
        ("0", "terminal-no-such-number"),
        ("99", "terminal-no-such-number"),
        ("", "terminal-choose"),
    ],
)
def test_a_line_that_is_no_move_is_answered_with_what_would_be_right(
    text: str, id: str, lang: str
) -> None:
    stage = Stage(lang, by_script(START, text))
    match = stage.play({"players": 2}, [0], DEAL)
    facts = {"text": text, "count": len(match.legal(0)), "example": "palette 7y"}
    assert tr(lang, id, **facts) in one_line(stage.visible)
    assert moves_of(match) == []


@pytest.mark.parametrize(
    ("text", "quoted"),
    [
        ("9" * 5000, "9" * 40),  # more digits than Python reads as a number
        ("\x1b[31mpass\x07", "[31mpass"),  # would colour the terminal and ring
        ("\udcff\udcfe7r", "7r"),  # bytes that are no text
        ("[bold]7r", "[bold]7r"),
    ],
)
def test_strange_input_is_answered_like_any_other(text: str, quoted: str) -> None:
    stage = Stage("en", by_script(START, text))
    match = stage.play({"players": 2}, [0], DEAL)
    answer = stage.out.getvalue().rpartition(f"your move: {text}")[2]
    assert re.search(rf"(no move |“){re.escape(quoted)}[”:]", answer)
    assert "\x1b[31m" not in answer
    assert moves_of(match) == []


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("palette 3r", "R-5"),
        ("canvas 7y", "R-6"),
        ("seven 2v", "R-12"),
        ("tuck 1 7b", "R-16"),
        ("done", "R-5"),
        ("DRAW", "R-17"),
    ],
)
def test_an_illegal_move_is_refused_with_its_rule(text: str, rule: str) -> None:
    stage = Stage("ru", by_script(START, text))
    match = stage.play({"players": 2}, [0], DEAL)
    with pytest.raises(Illegal) as refused:
        match.play(0, RED7.parse_move(text))
    assert refused.value.refusal.rule == rule
    assert refusal_text(RED7, refused.value.refusal, NAMES, "ru") in one_line(stage.visible)
    assert f"({rule})" in one_line(stage.visible)
    assert moves_of(match) == []


def test_a_card_alone_means_the_one_thing_it_can_do() -> None:
    stage = Stage("ru", by_script(START, "7v", "6O", "7v"))
    match = stage.play({"players": 2}, [0], DEAL)
    said = "Карту фиолетовую 7 можно сыграть по-разному: palette 7v и canvas 7v."
    assert said in stage.frames[1]
    assert moves_of(match) == ["palette 6o", "canvas 7v"]


def test_the_only_move_is_made_by_enter_and_nothing_else_is_taken_for_it() -> None:
    # After a 3 there is nothing but to draw.
    stage = Stage("en", by_script(START, "palette 3g", "5", "what", ""))
    match = stage.play({"players": 2, "extra_actions": True}, [0], DEAL)
    said = one_line(stage.everything)
    assert "“5” makes no sense here. There is only one move now: press Enter or type “draw”" in said
    assert "“what” makes no sense here." in said
    assert [step.seat for step in match.steps][-2:] == [0, -1]


def test_a_step_is_taken_back_within_the_turn() -> None:
    stage = Stage("ru", by_script(START, "u", "palette 6o", "u", "palette 6g"))
    match = stage.play({"players": 2}, [0], DEAL)
    first, refused, after_step, undone, _ = stage.frames
    assert tr("ru", "terminal-no-undo") in one_line(refused)
    assert "u взять назад" not in first
    assert "u взять назад" in after_step
    assert "Аня отменяет шаг." in undone
    assert undone.split("Red7")[1] == first.split("Red7")[1]  # the same table again
    assert moves_of(match) == ["palette 6g"]


def test_nothing_is_taken_back_once_a_card_was_drawn() -> None:
    stage = Stage("en", by_script(START, "palette 3g", "", "u"))
    match = stage.play({"players": 2, "extra_actions": True}, [0], DEAL)
    assert tr("en", "terminal-no-undo") in one_line(stage.visible)
    assert moves_of(match) == ["palette 3g", "draw"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("quit", ["q", "Q", "й", EOFError, KeyboardInterrupt])
def test_leaving_says_goodbye_and_saves_nothing(
    quit: str | type[BaseException], lang: str, tmp_path: Path
) -> None:
    for answers in ([quit], [START, quit], [START, "palette 6o", quit]):
        stage = Stage(lang, by_script(*answers))
        match = stage.play({"players": 2}, [0], DEAL, record_file=tmp_path / "match.txt")
        assert not match.over
        assert tr(lang, "terminal-goodbye") in stage.visible
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("place", ["rules", "curtain", "pause"])
def test_leaving_works_everywhere(place: str) -> None:
    script = {"rules": (START, "?", EOFError), "curtain": (START, KeyboardInterrupt), "pause": ()}
    stage = Stage("en", by_script(*script[place]) if place != "pause" else at_random(1))
    if place == "pause":
        stage.pauses = _Interrupted()
    humans = [0, 1] if place == "curtain" else [0]
    assert not stage.play({"players": 2}, humans, DEAL).over
    assert tr("en", "terminal-goodbye") in stage.visible


class _Interrupted(list[float]):
    """Ctrl-C while a bot's move is being read."""

    def append(self, seconds: float, /) -> None:
        raise KeyboardInterrupt


@pytest.mark.parametrize("key", ["r", "к"])
def test_the_story_so_far_can_be_read(key: str) -> None:
    stage = Stage("ru", by_script(START, "palette 6g", key, "", key))
    stage.play({"players": 2}, [0], DEAL)
    assert "Что было в этой партии" in stage.visible
    assert "Раунд 1. Карты розданы, начинает Аня." in stage.visible
    assert "Аня кладёт зелёную 6 в палитру." in stage.visible


class Pointing(Red7Screen):
    """A screen without a list, where a card is pointed at first and confirmed by Enter."""

    def __init__(self) -> None:
        self.pointed: Move | None = None

    def listed(self, view: View) -> tuple[Move, ...]:
        return ()

    def interpret(self, text: str, view: View, lang: str) -> Move | RenderableType | None:
        if text == "" and self.pointed is not None:
            return self.pointed
        if text.startswith("at "):
            self.pointed = RED7.parse_move(f"palette {text[3:]}")
            return f"pointing at {text[3:]}"
        return None


def test_a_screen_may_read_lines_itself() -> None:
    stage = Stage("en", by_script(START, "at 6o", "at 6g", "", "canvas 4g"))
    match = stage.play({"players": 2}, [0], DEAL, screen=Pointing())
    assert stage.listed() == {}
    assert "pointing at 6g" in stage.everything
    assert moves_of(match)[:2] == ["palette 6g", "canvas 4g"]

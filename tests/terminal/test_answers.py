"""What a person may type at any game, and what the terminal answers to it."""

import re
from pathlib import Path

import pytest
import sample
from conformance.tables import name_of
from rich.console import RenderableType

from igroteka.i18n import LANGUAGES, tr
from igroteka.match import Match
from igroteka.model import Game, Illegal, Move, Options, View
from igroteka.sentences import event_text, refusal_text
from igroteka.terminal.general import GeneralScreen
from terminal.opening import Opening, opened, opening
from terminal.stage import MANY_NAMES, NAMES, Player, Stage, at_random, by_script, one_line

START = ""  # Enter, to begin

every_game = pytest.mark.parametrize(
    "table", sample.one_of_every_game(sample.rivals), ids=name_of
)  # fmt: skip


def played(at: Opening, player: Player, lang: str = "en", **more: object) -> tuple[Stage, Match]:
    """A match of a person on seat 0, on the screen of games that bring none."""
    stage = Stage(at.game, lang, player)
    screen = GeneralScreen(at.game)
    return stage, stage.play(at.options, [0], at.deal, screen=screen, **more)  # pyright: ignore[reportArgumentType]


def moves_of(match: Match) -> list[str]:
    """What seat 0 did."""
    steps = [step for step in match.steps if step.seat == 0 and step.move is not None]
    return [match.game.move_text(step.move) for step in steps if step.move is not None]


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("foo", "terminal-not-a-move"),
        ("-1", "terminal-not-a-move"),
        ("0", "terminal-no-such-number"),
        ("999", "terminal-no-such-number"),
        ("", "terminal-choose"),
    ],
)
def test_a_line_that_is_no_move_is_answered_with_what_would_be_right(
    table: tuple[Game, Options], text: str, id: str, lang: str
) -> None:
    at = opened(table)
    stage, match = played(at, by_script(START, text), lang)
    facts = {"text": text, "count": len(at.moves()), "example": at.moves()[0]}
    assert one_line(tr(lang, id, **facts)) in one_line(stage.visible)
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
    stage, match = played(opening(sample.seats(2)), by_script(START, text))
    answer = stage.out.getvalue().rpartition(f"your move: {text}")[2]
    assert re.search(rf"(no move |“){re.escape(quoted)}[”:]", answer)
    assert "\x1b[31m" not in answer
    assert moves_of(match) == []


@every_game
def test_an_illegal_move_is_refused_with_its_rule(table: tuple[Game, Options]) -> None:
    at = opened(table)
    move = sample.illegal_move(at.match)
    stage, match = played(at, by_script(START, at.game.move_text(move).upper()), "ru")
    with pytest.raises(Illegal) as refused:
        match.play(0, move)
    refusal = refused.value.refusal
    assert one_line(refusal_text(at.game, refusal, MANY_NAMES, "ru")) in one_line(stage.visible)
    assert f"({refusal.rule})" in one_line(stage.visible)
    assert moves_of(match) == []


def test_a_step_is_taken_back_within_the_turn() -> None:
    at = opening(sample.seats(2), sample.several_steps)
    one, other = at.moves()[0], at.moves()[1]
    stage, match = played(at, by_script(START, "u", one, "u", other), "ru")
    first, refused, after_step, undone, _ = stage.frames
    assert tr("ru", "terminal-no-undo") in one_line(refused)
    assert "u взять назад" not in first
    assert "u взять назад" in after_step
    assert "Аня отменяет шаг." in undone
    title = tr("ru", f"{at.game.id}-title")
    before, after = (sorted(frame.split(title)[1].split()) for frame in (first, undone))
    assert before == after, "the same table again, however its moves are set"
    assert moves_of(match) == [other]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("quit", ["q", "Q", "й", EOFError, KeyboardInterrupt])
def test_leaving_says_goodbye_and_saves_nothing(
    quit: str | type[BaseException], lang: str, tmp_path: Path
) -> None:
    at = opening(sample.seats(2))
    for answers in ([quit], [START, quit], [START, at.moves()[0], quit]):
        file = tmp_path / "match.txt"
        stage, match = played(at, by_script(*answers), lang, record_file=file)
        assert not match.over
        assert tr(lang, "terminal-goodbye") in stage.visible
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("place", ["rules", "curtain", "pause"])
def test_leaving_works_everywhere(place: str) -> None:
    script = {"rules": (START, "?", EOFError), "curtain": (START, KeyboardInterrupt), "pause": ()}
    at = opening(sample.seats(2))
    player = by_script(*script[place]) if place != "pause" else at_random(1)
    stage = Stage(at.game, "en", player)
    if place == "pause":
        stage.pauses = _Interrupted()
    humans = [0, 1] if place == "curtain" else [0]
    screen = GeneralScreen(at.game)
    assert not stage.play(at.options, humans, at.deal, screen=screen).over
    assert tr("en", "terminal-goodbye") in stage.visible


class _Interrupted(list[float]):
    """Ctrl-C while a bot's move is being read."""

    def append(self, seconds: float, /) -> None:
        raise KeyboardInterrupt


@pytest.mark.parametrize("key", ["r", "к"])
def test_the_story_so_far_can_be_read(key: str) -> None:
    at = opening(sample.seats(2), sample.several_steps)
    stage, match = played(at, by_script(START, at.moves()[0], key), "ru")
    assert "Что было в этой партии" in stage.visible
    for event in match.events(0):
        assert one_line(event_text(at.game, event, NAMES, "ru")) in one_line(stage.visible)


class Pointing(GeneralScreen):
    """A screen without a list, where a move is pointed at first and confirmed by Enter."""

    pointed: Move | None = None

    def listed(self, view: View) -> tuple[Move, ...]:
        return ()

    def interpret(self, text: str, view: View, lang: str) -> Move | RenderableType | None:
        if text == "" and self.pointed is not None:
            return self.pointed
        if text.startswith("at "):
            self.pointed = view.legal[int(text[3:])]
            return f"pointing at {text[3:]}"
        return None


@every_game
def test_a_screen_may_read_lines_itself(table: tuple[Game, Options]) -> None:
    at = opened(table)
    stage = Stage(at.game, "en", by_script(START, "at 1", "at 0", ""))
    match = stage.play(at.options, [0], at.deal, screen=Pointing(at.game))
    assert stage.listed() == {}
    assert "pointing at 0" in stage.everything
    assert moves_of(match)[:1] == at.moves()[:1]

"""Red7 in the terminal: what may be typed, and whole matches by reading the screen."""

import pytest
from terminal.stage import NAMES, Stage, at_random, by_script, fits, one_line

from games.red7.table import RED7
from igroteka.i18n import LANGUAGES, tr
from igroteka.match import Match
from igroteka.model import Illegal
from igroteka.sentences import outcome_text, refusal_text

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
        ("palette", "terminal-not-a-move"),
        ("palette 8r", "terminal-not-a-move"),
        ("7 r", "terminal-not-a-move"),
    ],
)
def test_a_move_half_written_is_answered_with_what_would_be_right(
    text: str, id: str, lang: str
) -> None:
    stage = Stage(RED7, lang, by_script(START, text))
    match = stage.play({"players": 2}, [0], DEAL)
    facts = {"text": text, "count": len(match.legal(0)), "example": "palette 7y"}
    assert tr(lang, id, **facts) in one_line(stage.visible)
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
    stage = Stage(RED7, "ru", by_script(START, text))
    match = stage.play({"players": 2}, [0], DEAL)
    with pytest.raises(Illegal) as refused:
        match.play(0, RED7.parse_move(text))
    assert refused.value.refusal.rule == rule
    assert refusal_text(RED7, refused.value.refusal, NAMES, "ru") in one_line(stage.visible)
    assert f"({rule})" in one_line(stage.visible)
    assert moves_of(match) == []


def test_a_card_alone_means_the_one_thing_it_can_do() -> None:
    stage = Stage(RED7, "ru", by_script(START, "7v", "6O", "7v"))
    match = stage.play({"players": 2}, [0], DEAL)
    said = "Карту фиолетовую 7 можно сыграть по-разному: palette 7v и canvas 7v."
    assert said in stage.frames[1]
    assert moves_of(match) == ["palette 6o", "canvas 7v"]


def test_the_only_move_is_made_by_enter_and_nothing_else_is_taken_for_it() -> None:
    # After a 3 there is nothing but to draw.
    stage = Stage(RED7, "en", by_script(START, "palette 3g", "5", "what", ""))
    match = stage.play({"players": 2, "extra_actions": True}, [0], DEAL)
    said = one_line(stage.everything)
    assert "“5” makes no sense here. There is only one move now: press Enter or type “draw”" in said
    assert "“what” makes no sense here." in said
    assert [step.seat for step in match.steps][-2:] == [0, -1]


def test_nothing_is_taken_back_once_a_card_was_drawn() -> None:
    stage = Stage(RED7, "en", by_script(START, "palette 3g", "", "u"))
    match = stage.play({"players": 2, "extra_actions": True}, [0], DEAL)
    assert tr("en", "terminal-no-undo") in one_line(stage.visible)
    assert moves_of(match) == ["palette 3g", "draw"]


TABLES = {
    "basic": {},
    "actions": {"extra_actions": True},
    "advanced": {"advanced": True},
    "everything": {"extra_actions": True, "advanced": True},
    "spectra": {"edition": "spectra", "extra_actions": True, "advanced": True},
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("table", TABLES)
def test_a_match_against_bots_is_played_to_its_outcome(table: str, players: int, lang: str) -> None:
    stage = Stage(RED7, lang, at_random(players))
    match = stage.play({"players": players, **TABLES[table]}, [0], deal=len(table))
    assert match.over
    assert outcome_text(RED7, match.outcome(), NAMES, lang) in one_line(stage.everything)
    assert stage.frames
    assert [frame for frame in stage.frames if not fits(frame)] == []

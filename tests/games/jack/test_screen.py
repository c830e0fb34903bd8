"""The table of One-Eyed Jack: all of it within 80 × 24, readable without colour."""

import re
from io import StringIO
from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text
from terminal.stage import HEIGHT, WIDTH, console_of

from games.jack import oracle
from games.jack.table import JACK, NAMES, position, state_of
from igroteka.bots import Budget, make_bot
from igroteka.dealer import FairDealer
from igroteka.games.jack.face.words import short_card
from igroteka.games.jack.rules.pieces import SQUARE_TEXTS
from igroteka.games.jack.terminal import FILLS, JackScreen
from igroteka.i18n import LANGUAGES
from igroteka.match import Match
from igroteka.model import View
from igroteka.rng import seeded
from igroteka.terminal.screen import DARK, LIGHT, contrast, frame


def view_of(given: dict[str, Any], **options: object) -> View:
    state = state_of(given)
    return JACK.view(state, 0, JACK.parse_options({"players": given["sides"], **options}))


def drawn(view: View, lang: str = "ru", **console: Any) -> str:
    out = StringIO()
    console_of(out, **console).print(JackScreen().draw(view, NAMES, lang))
    return out.getvalue()


def square_in(text: str, name: str) -> str:
    """What the drawn board shows on a square: five signs."""
    column, row = SQUARE_TEXTS.index(name) % 10, SQUARE_TEXTS.index(name) // 10
    (line,) = [line for line in text.splitlines() if line.startswith(f"{row + 1:2} ")]
    return line[3 + 5 * column : 8 + 5 * column]


FULL = position("JC JS TH TH 4H 4H 6C", B="b1 c1 d1 i8", R="f5 a2 e5 e6", G="c4 j9", sides=3)


def test_every_square_shows_its_card_and_its_chip_by_a_sign() -> None:
    text = drawn(view_of(FULL))
    for name, shown in zip(SQUARE_TEXTS, oracle.LAYOUT.split(), strict=True):
        expected = "***" if shown == "XX" else short_card(shown)
        assert square_in(text, name).strip(" ●○◆=+") == expected
    assert square_in(text, "b1") == " ● 2♠"
    assert square_in(text, "a2") == " ○ 6♣"
    assert square_in(text, "j9") == " ◆ 5♦"


def test_finished_lines_and_squares_in_reach_are_marked() -> None:
    text = drawn(view_of(position("KH TS", R="c5 d5 e5 f5 g5", B="b6")))
    assert square_in(text, "e5") == "=○ 5♥"
    assert square_in(text, "b6") == " ●10♠"
    assert square_in(text, "g2") == " + K♥"
    assert square_in(text, "h2") == "   Q♥"
    assert "красные 1/2" in text


def test_colour_adds_nothing_that_is_not_written() -> None:
    view = view_of(FULL)
    coloured = drawn(view, color_system="truecolor")
    assert "48;2;179;0;27" in coloured  # red #b3001b behind the chips
    assert Text.from_ansi(coloured).plain == Text.from_ansi(drawn(view)).plain


@pytest.mark.parametrize("fill", FILLS.values())
def test_what_is_written_on_a_chip_can_be_read(fill: str) -> None:
    assert max(contrast(fill, ink) for ink in (LIGHT, DARK)) >= 4.5


def test_the_hand_says_what_each_card_can_do() -> None:
    view = view_of(position("KH 5C 5C JC JS 6C", R="g2 a2", B="c4"))
    line = next(line for line in drawn(view).splitlines() if "Рука:" in line)
    assert line.split("Рука: ")[1] == "5♣×2 B2 D4  6♣ мертва  J♣ везде  K♥ G6  J♠ снять"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "options",
    [{"players": 2}, {"players": 6, "teams": 3}, {"players": 12, "teams": 3, "strict_draw": True}],
    ids=str,
)
def test_a_whole_match_fits_80_columns_and_24_rows(options: dict[str, object], lang: str) -> None:
    match = Match(JACK, JACK.parse_options(options), FairDealer.numbered(5))
    screen, bot, rng = JackScreen(), make_bot("jack", "random"), seeded(5)
    story = [Text(f"{NAMES[3]}: король ♦, фишка на C10.")] * 12
    while not match.over and match.turn < 60:
        seat = match.to_act()[0]
        view = match.view(seat)
        out = StringIO()
        console = console_of(out)
        choices = [
            (JACK.move_text(move), screen.describe_move(view, move, NAMES, lang))
            for move in screen.listed(view)
        ]
        table = screen.draw(view, NAMES, lang)
        console.print(frame(console, story, table, choices, "keys", lang), end="")
        lines = out.getvalue().splitlines()
        assert len(lines) < HEIGHT  # the last row is for the prompt
        assert [line for line in lines if cell_len(line) > WIDTH] == []
        match.play(seat, bot.choose(view, rng, Budget()))


@pytest.mark.parametrize(
    ("hand", "text", "meant"),
    [
        ("JS", "JS e5", "JS x e5"),
        ("JH", "jh e5", "JH x e5"),
        ("JS 5C", "e5", "JS x e5"),
        ("KH 5C", "g2", "KH g2"),
        ("KH KH JC", "g2", "KH g2"),
        ("JC JS", "g2", "JC g2"),
        ("6C 5C", "6c", "6C dead"),
    ],
)
def test_short_forms(hand: str, text: str, meant: str) -> None:
    view = view_of(position(hand, R="e5 a2 c4"))
    assert JackScreen().interpret(text, view, "ru") == JACK.parse_move(meant)


@pytest.mark.parametrize("text", ["", "4H i8", "z9", "JC", "foo", "pass"])
def test_what_is_no_short_form_is_left_to_the_notation(text: str) -> None:
    view = view_of(position("KH"))
    assert JackScreen().interpret(text, view, "ru") is None


def test_moves_that_finish_something_say_so() -> None:
    near = position("5H KD", B="c5 d5 f5 g5", R="a2")
    screen = JackScreen()
    told = {
        lang: screen.describe_move(view_of(near), JACK.parse_move("5H e5"), NAMES, lang).leads_to
        for lang in LANGUAGES
    }
    assert told == {"ru": "линия!", "en": "a sequence!", "uk": "лінія!"}
    winning = position("5H KD", B="c5 d5 f5 g5 b8 c8 d8 e8 f8", R="a2")
    move = JACK.parse_move("5H e5")
    assert screen.describe_move(view_of(winning), move, NAMES, "ru").leads_to == "и победа!"
    assert (
        screen.describe_move(view_of(winning), JACK.parse_move("KD h8"), NAMES, "ru").leads_to == ""
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_are_those_of_the_table(lang: str) -> None:
    screen = JackScreen()
    for given, late in (({}, False), ({"strict_draw": True}, True)):
        blocks = screen.rules(JACK.parse_options(given), lang)
        text = " ".join(block.plain for block in blocks if isinstance(block, Text))
        assert ("(J-14)" in text) == late
        assert {f"J-{n}" for n in (8, 9, 10, 11, 12, 13, 15, 16, 17, 18)} <= set(
            re.findall(r"J-\d+", text)
        )

"""How the table of Red7 looks: complete, within 80 × 24, and readable without colour."""

from io import StringIO
from itertools import product
from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text
from terminal.stage import HEIGHT, NAMES, WIDTH, Stage, by_script, console_of, one_line

from games.red7.table import RED7
from igroteka.games.red7.rules.pieces import CARD_BY_TEXT
from igroteka.games.red7.terminal import FILLS, Red7Screen
from igroteka.i18n import LANGUAGES, tr
from igroteka.model import View
from igroteka.terminal.screen import DARK, LIGHT, Choice, contrast, frame

SCREEN = Red7Screen()
STORY = [Text(f"{name} кладёт фиолетовую 7 на холст. Правило: что-то длинное.") for name in NAMES]


def position(
    rule: str, palettes: str, hand: str, tucked: str = "", others: int = 3, **more: object
) -> View:
    """A view of seat 0: «2v 3b / 7r», the known top of the deck, hand sizes of the others."""
    cards = [palette.split() for palette in palettes.split("/")]
    state, seat = RED7.set_up(
        {"rule": rule, "palettes": cards, "seat": 0, "hand": hand.split(), **more}
    )
    for place, card in enumerate(tucked.split()):
        state[0]["tucked"][place] = CARD_BY_TEXT[card]
        state[0]["tucked_size"] = place + 1
    view = RED7.view(state, seat, RED7.parse_options({"players": len(cards), **more}))
    view.record[0]["hand_size"][1 : len(cards)] = others
    return view


# Four players, palettes longer than any match brings, everything the table can show.
CROWDED = position(
    "b",
    "7r 6r 5r 4r 3r 2r 1r 7o 6o 5o 4o 3o/7y 6y 5y 4y 3y 2y 1y 7g 6g 5g"
    "/7b 6b 5b 4b 3b 2b 1b 7i 6i/5i 4i 3i 2i 1i 7v 6v",
    "2o 1o 4g 3g 2g 1g 5v",
    tucked="4v 3v",
    others=0,
    extra_actions=True,
    advanced=True,
)


def drawn(view: View, lang: str = "ru", **console: Any) -> str:
    """The table as the terminal gets it."""
    out = StringIO()
    console_of(out, **console).print(SCREEN.draw(view, NAMES, lang))
    return out.getvalue()


def row_of(view: View, seat: int, lang: str = "ru") -> str:
    """A player's line."""
    (row,) = (line for line in drawn(view, lang).splitlines() if line[2:].startswith(f" {seat} "))
    return row


def screenful(view: View, story: list[Text], lang: str) -> list[str]:
    """All lines that stand there before the prompt."""
    out = StringIO()
    console = console_of(out)
    choices = [
        (RED7.move_text(move), SCREEN.describe_move(view, move, NAMES, lang)) for move in view.legal
    ]
    table = SCREEN.draw(view, NAMES, lang)
    console.print(frame(console, story, table, choices, "keys", lang), end="")
    return out.getvalue().splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("length", [0, 1, 4, 12])
def test_a_crowded_table_fits_80_columns_and_24_rows(lang: str, length: int) -> None:
    lines = screenful(CROWDED, (STORY * 3)[:length], lang)
    assert len(lines) < HEIGHT  # the last row is for the prompt
    assert [line for line in lines if cell_len(line) > WIDTH] == []
    for move in CROWDED.legal:
        assert any(f"  {RED7.move_text(move)} " in f"{line} " for line in lines)


def test_what_does_not_fit_of_the_story_is_counted() -> None:
    lines = screenful(CROWDED, STORY * 3, "ru")
    kept = sum("кладёт" in line for line in lines)
    assert tr("ru", "terminal-earlier", count=12 - kept) in lines[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_written_with_number_and_letter(lang: str) -> None:
    text = drawn(CROWDED, lang)
    table = RED7.describe(CROWDED)
    cards = [card for player in table["players"] for card in player["palette"]]
    for card in [*cards, *table["hand"], *table["deck_top"]]:
        assert f" {card} " in text or f"[{card}]" in text
    assert "\x1b[" not in text


def test_cards_are_coloured_and_without_colour_the_same_text_stands_there() -> None:
    coloured = drawn(CROWDED, color_system="truecolor")
    assert "48;2;179;0;27" in coloured  # red #b3001b behind the cards
    silent = drawn(CROWDED, color_system="truecolor", no_color=True)
    assert "48;2;" not in silent
    assert "38;2;" not in silent
    assert Text.from_ansi(coloured).plain == Text.from_ansi(silent).plain


@pytest.mark.parametrize("fill", FILLS.values())
def test_what_is_written_on_a_card_can_be_read(fill: str) -> None:
    assert max(contrast(fill, ink) for ink in (LIGHT, DARK)) >= 4.5


def test_what_counts_stands_first_and_in_brackets() -> None:
    view = position("g", "7r 6g 2b 4v 5o / 6r 1r 3r", "7y 4b")
    assert row_of(view, 0).rstrip().endswith("[6g] [4v] [2b]  7r   5o")
    assert row_of(view, 1).rstrip().endswith("[6r]  3r   1r")


@pytest.mark.parametrize(
    ("rule", "palettes", "leader", "why"),
    [
        ("r", "7y 2b / 7o", 1, "Лидирует Боря: 7o старше, чем 7y."),
        ("o", "4r 4b 1v / 2o 2v", 0, "Вы лидируете: поровну, но 4r старше 2o."),
        ("o", "4r 4b 4v / 7o 7v", 0, "Вы лидируете: 3 карты одного числа против 2."),
        ("y", "4r 3r / 7o 7v", 0, "Вы лидируете: 2 карты одного цвета против 1."),
        ("g", "1r 3r / 2o 7v", 1, "Лидирует Боря: 1 чётная карта против 0."),
        ("g", "4r 6r 2v 2b 2o / 2r 7v", 0, "Вы лидируете: 5 чётных карт против 1."),
        ("b", "1r 2b / 7v", 0, "Вы лидируете: 2 разных цвета против 1."),
        ("i", "1r 2b 3v / 7v", 0, "Вы лидируете: ряд из 3 карт против 1."),
        ("v", "1r 7r / 4v", 0, "Вы лидируете: 1 карта меньше 4 против 0."),
        ("v", "5r / 4v", None, "Никто не лидирует: подходящих карт ни у кого нет."),
    ],
)
def test_who_leads_is_marked_and_explained(
    rule: str, palettes: str, leader: int | None, why: str
) -> None:
    view = position(rule, palettes, "6y")
    for seat in (0, 1):
        assert ("лидирует" in row_of(view, seat)) == (seat == leader)
    assert f" {why}" in drawn(view).splitlines()
    assert f"Правило: [{rule}] " in drawn(view)
    assert f"— {tr('ru', f'red7-rule-{rule}')}" in drawn(view)


def test_who_is_out_counts_nothing_and_says_so() -> None:
    stage = Stage(RED7, "ru", by_script("", "pass"))
    match = stage.play({"players": 2}, [0], 3)
    row = row_of(match.view(0), 0)
    assert "вне игры" in row
    assert "[" not in row


def test_who_is_out_does_not_lead_whatever_lies_there() -> None:
    view = position("r", "6y 2b / 5o / 7r", "1v")
    view.record[0]["alive"] = 0b011
    assert "лидирует" not in row_of(view, 2)
    assert " Вы лидируете: 6y старше, чем 5o." in drawn(view).splitlines()


def test_the_known_top_of_the_deck_and_known_cards_in_hands_are_shown() -> None:
    assert "Сверху колоды:  3v   4v " in drawn(CROWDED)
    record = CROWDED.record.copy()
    record[0]["known"][1] = 1 << CARD_BY_TEXT["4v"]
    view = View("red7", CROWDED.options, 0, record, (), (0,), 1)
    assert "Боря держит:  4v " in drawn(view)


def test_points_and_the_goal_are_shown_in_the_advanced_game_only() -> None:
    record = CROWDED.record.copy()
    record[0]["scored"][2] = 1 << CARD_BY_TEXT["7v"] | 1 << CARD_BY_TEXT["6v"]
    view = View("red7", CROWDED.options, 0, record, (), (0,), 1)
    assert "играем до 30 очков" in drawn(view)
    assert " 13 " in row_of(view, 2)
    assert "очк" not in drawn(position("r", "7y / 7o", "1v"))


@pytest.mark.parametrize(
    ("view", "move", "leads_to"),
    [
        (("g", "7r 4g 1r / 2b 5o 4v", "4b 1v"), "palette 4b", "поровну, но 4g старше 4v"),
        (("r", "1r / 2b", "7y 2r"), "palette 7y", "лидируете: 7y старше, чем 2b"),
        (("g", "2v 4v / 6b", "7y 2g"), "canvas 2g", "лидируете: 2 чётные карты против 1"),
        (("r", "2v 4v / 6b", "7g 2g"), "palette 2g", "потом нужна карта на холст"),
        (("r", "2v 4v / 6b", "7g 2g"), "pass", ""),
    ],
)
def test_a_move_says_what_it_leads_to(view: tuple[str, str, str], move: str, leads_to: str) -> None:
    choice = SCREEN.describe_move(position(*view), RED7.parse_move(move), NAMES, "ru")
    assert leads_to in choice.leads_to
    assert bool(choice.leads_to) == bool(leads_to)


@pytest.mark.parametrize(
    ("card", "leads_to"),
    [
        ("7g", "потом карта палитры на холст"),
        ("5g", "потом ещё карта в палитру"),
        ("3g", "потом взять карту"),
        ("1g", "потом убрать чужую карту"),
    ],
)
def test_an_odd_card_announces_its_action(card: str, leads_to: str) -> None:
    view = position("r", "6r 2b / 4o 2o", f"{card} 2g 6o", extra_actions=True)
    choice = SCREEN.describe_move(view, RED7.parse_move(f"palette {card}"), NAMES, "ru")
    assert choice.leads_to == leads_to


def test_a_move_that_wins_the_round_says_so() -> None:
    view = position("r", "6r / 4o", "7r", others=0)
    choice = SCREEN.describe_move(view, RED7.parse_move("palette 7r"), NAMES, "ru")
    assert choice == Choice("красную 7 в палитру", "и раунд ваш!", "и раунд ваш!")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", ["?", ","])
def test_the_rules_of_this_table_are_read_page_by_page(key: str, lang: str) -> None:
    pages: list[str] = []

    def turn_pages(stage: Stage, prompt: str) -> str:
        if stage.asks(prompt, "terminal-page-more", "terminal-page-end"):
            pages.append(stage.visible)
            return ""
        if prompt == tr(lang, "terminal-begin") and not pages:
            return key
        raise EOFError

    switches = ("extra_actions", "advanced", "five_chains", "seven_may_skip", "one_spares_smaller")
    for values in product((False, True), repeat=len(switches)):
        pages.clear()
        given = dict(zip(switches, values, strict=True))
        Stage(RED7, lang, turn_pages).play({"players": 3, **given}, [0])
        text = "\n".join(pages)
        assert all(len(page.splitlines()) <= HEIGHT for page in pages)
        assert [line for line in text.splitlines() if cell_len(line) > WIDTH] == []
        for colour in FILLS:
            assert f"[{colour}]" in text
            assert tr(lang, f"red7-rule-{colour}") in text
        assert ("R-12" in text) == given["extra_actions"]
        assert ("R-17" in text) == given["advanced"]
        assert tr(lang, "red7-short-notation") in one_line(text)

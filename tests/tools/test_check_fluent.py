"""What the translation checker finds, and what it lets pass."""

from pathlib import Path

import pytest
from check_fluent import check

CARDS_RU = """
cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
"""
CARDS_EN = """
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
"""


def write(locales: Path, file: str, **texts: str) -> None:
    for language, text in texts.items():
        folder = locales / language
        folder.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(text, "utf-8")


def check_texts(locales: Path, **texts: str) -> list[str]:
    write(locales, "main.ftl", **texts)
    return check(locales)


def test_translations_that_agree_pass(tmp_path: Path):
    assert check_texts(tmp_path, ru=CARDS_RU, en=CARDS_EN, uk=CARDS_RU) == []


def test_no_translations_at_all_are_a_problem(tmp_path: Path):
    assert check(tmp_path) == ["*: no .ftl files"]


def test_a_file_must_be_there_in_every_language(tmp_path: Path):
    write(tmp_path, "main.ftl", ru="", en="", uk="")
    write(tmp_path, "red7.ftl", ru="", uk="")
    assert check(tmp_path) == ["en/red7.ftl: is missing"]


def test_a_message_must_be_there_in_every_language(tmp_path: Path):
    problems = check_texts(tmp_path, ru="hi = Привет", en="\n# English only\nbye = Bye", uk="")
    assert problems == [
        "en/main.ftl: hi is missing (see ru/main.ftl:1)",
        "uk/main.ftl: hi is missing (see ru/main.ftl:1)",
        "ru/main.ftl: bye is missing (see en/main.ftl:3)",
        "uk/main.ftl: bye is missing (see en/main.ftl:3)",
    ]


def test_an_attribute_must_be_there_in_every_language(tmp_path: Path):
    ru = "card = Карта\n    .title = Название"
    problems = check_texts(tmp_path, ru=ru, en="card = Card", uk=ru)
    assert problems == ["en/main.ftl: card.title is missing (see ru/main.ftl:1)"]


def test_a_message_sits_in_the_same_file_in_every_language(tmp_path: Path):
    write(tmp_path, "main.ftl", ru="hi = Привет", en="hi = Hi", uk="")
    write(tmp_path, "red7.ftl", ru="", en="", uk="hi = Вітаю")
    assert check(tmp_path) == ["uk/red7.ftl:1: hi is in another file at ru/main.ftl:1"]


def test_a_message_is_written_once(tmp_path: Path):
    problems = check_texts(tmp_path, ru="hi = А\nhi = Б", en="hi = A", uk="hi = А")
    assert problems == ["ru/main.ftl:2: hi is already at ru/main.ftl:1"]


def test_a_language_keeps_its_own_terms(tmp_path: Path):
    ru = "-palette = палитра\nhi = { -palette }"
    assert check_texts(tmp_path, ru=ru, en="hi = palette", uk="hi = палітра") == []


@pytest.mark.parametrize("missing", ["-palette", "bye", "bye.title"])
def test_a_reference_must_lead_somewhere(tmp_path: Path, missing: str):
    problems = check_texts(tmp_path, ru=f"hi = {{ {missing} }}", en="hi = Hi", uk="hi = Вітаю")
    assert problems == [f"ru/main.ftl:1: hi refers to {missing}, which is not there"]


def test_a_message_uses_the_same_variables_in_every_language(tmp_path: Path):
    problems = check_texts(
        tmp_path, ru="won = { $name } победил", en="won = { $player } won", uk="won = { $name }"
    )
    assert problems == [
        "ru/main.ftl:1: won does not use $player (see en/main.ftl:1)",
        "en/main.ftl:1: won does not use $name (see ru/main.ftl:1)",
        "uk/main.ftl:1: won does not use $player (see en/main.ftl:1)",
    ]


def test_a_variable_counts_wherever_it_is_used(tmp_path: Path):
    ru = """
won = { $sex ->
    [f] победила { NUMBER($place) }
   *[m] победил
} { -prize(case: "gen") }
-prize = приз
"""
    en = "won = { $place } { $sex }"
    assert check_texts(tmp_path, ru=ru, en=en, uk=en) == []


@pytest.mark.parametrize(
    ("language", "lacking"), [("ru", "[few] [many]"), ("uk", "[few] [many]"), ("en", "")]
)
def test_a_plural_has_all_forms_of_its_language(tmp_path: Path, language: str, lacking: str):
    texts = {"ru": CARDS_RU, "en": CARDS_EN, "uk": CARDS_RU, language: CARDS_EN}
    expected = [f"{language}/main.ftl:2: cards lacks the plural {lacking}"] if lacking else []
    assert check_texts(tmp_path, **texts) == expected


def test_whatever_selects_on_number_is_a_plural(tmp_path: Path):
    text = "cards = { NUMBER($count) ->\n    [0] -\n   *[other] +\n}"
    assert check_texts(tmp_path, ru=text, en=text, uk=text) == [
        "ru/main.ftl:1: cards lacks the plural [one] [few] [many]",
        "en/main.ftl:1: cards lacks the plural [one]",
        "uk/main.ftl:1: cards lacks the plural [one] [few] [many]",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "won = { $sex ->\n    [f] победила\n   *[other] победил\n}",
        "won = { $place ->\n    [1] золото\n   *[other] { $place }\n}",
        'won = { NUMBER($place, type: "ordinal") ->\n    [few] -а\n   *[other] -е\n}',
    ],
    ids=["sex", "exact numbers", "ordinals"],
)
def test_other_choices_need_no_plural_forms(tmp_path: Path, text: str):
    assert check_texts(tmp_path, ru=text, en=text, uk=text) == []


def test_what_cannot_be_read_is_reported_by_file_and_line(tmp_path: Path):
    good = "hi = Hi\nbye = Bye\n"
    problems = check_texts(tmp_path, ru="hi = Привет\nbye = { $name\n", en=good, uk=good)
    assert problems[0] == 'ru/main.ftl:3: Expected token: "}"'

"""Lists of goals as data: S-2, S-3, S-4, S-8, S-12."""

from pathlib import Path

import pytest

from games.splito.tables import SPLITO
from igroteka.games.splito.face.goal_files import STANDARD_FILE as FILE
from igroteka.games.splito.face.goal_files import GoalsError, load_goals, name_of, standard
from igroteka.games.splito.face.goal_lists import parse_goal, parse_goals
from igroteka.options import OptionError

OTHER = Path(__file__).parent / "other_goals.toml"
TEXT = FILE.read_text(encoding="utf-8")


def line_of(part: str, text: str = TEXT) -> int:
    """The line in which a part of a file stands."""
    return text[: text.index(part)].count("\n") + 1


def error_of(tmp_path: Path, text: str) -> GoalsError:
    file = tmp_path / "goals.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(GoalsError) as error:
        load_goals(file)
    assert str(file) in str(error.value)
    return error.value


def test_a_list_in_one_word_reads_back() -> None:
    """S-2"""
    for goals in (standard(), load_goals(OTHER)):
        assert parse_goals(str(goals)) == goals
        for goal in goals.goals.values():
            assert parse_goal(str(goal)) == goal
    assert name_of(standard()) == "standard"
    assert name_of(parse_goals(str(standard()))) == "standard"


def test_the_word_of_a_goal_is_readable() -> None:
    """S-2"""
    words = [str(standard().goals[id]) for id in (1, 17, 25, 26, 32, 34, 36)]
    assert words == [
        "1:majority,colour=r,points=3,symbol=star",
        "17:value,number=5,exactly=0,points=2",
        "25:pairs,at_least=4,points=3",
        "26:diversity,colours=ryb,points=1",
        "32:diversity,different=colours,exactly=4,points=2",
        "34:absence,colour=o,points=2",
        "36:zone,at_most=14,points=1",
    ]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('type = "pairs"', 'type = "triples"', "is not one of majority, value"),
        ("at_least = 4, points", "exactly = 4, points", "unknown field 'exactly'"),
        ("id = 25,", "id = 24,", "the id 24 is taken already"),
        ("id = 25,", "id = 61,", "61 is not between 1 and 60"),
        ("id = 25,", "id = 42,", "belongs to the promo card"),
        ("id = 25, ", "", "the field 'id' is missing"),
        ("at_least = 4, points = 3", "at_least = 4, points = 100", "100 is not between 0 and 99"),
        ("at_least = 4, points = 3", "at_least = 4", "the field 'points' is missing"),
        ("at_least = 4, points", "at_least = 4.5, points", "expected a whole number"),
        ("at_least = 4, points", "at_least = 100, points", "100 is not between 0 and 99"),
        ("at_least = 4, points", "points", "the field 'at_least' is missing"),
        ("at_least = 4, points = 3", 'at_least = 4, points = 3, symbol = "star"', "only majority"),
        (
            'number = 3, points = 3, symbol = "moon"',
            "number = 7, points = 3",
            "not between 1 and 6",
        ),
        (
            'colour = "y", points = 3, symbol = "star"',
            'colour = "v", points = 3',
            "is not one of r",
        ),
        ('points = 3, symbol = "moon"', 'points = 3, symbol = "sun"', "is not one of star, moon"),
        ('colours = ["r", "y", "b"]', "colours = []", "names at least one"),
        ('colours = ["r", "y", "b"]', 'colours = ["r"], numbers = [1]', "exactly one of"),
        ("id = 42, type", "id = 41, type", "41 is not between 42 and 42"),
    ],
)
def test_a_wrong_goal_is_told_with_its_line(tmp_path: Path, old: str, new: str, says: str) -> None:
    """S-2, S-3, S-8, S-12"""
    error = error_of(tmp_path, TEXT.replace(old, new, 1))
    assert says in error.message
    assert error.line == line_of(old)


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("", 1, "'goals' is missing"),
        ("goals = 3\n", 1, "expected a list"),
        ("\n\ngoals = [3]\n", 3, "expected an object"),
        ("goals = [\n{ id = 1 },\n]", 2, "'type' is missing"),
        ("a = 1\ngoals = []", 1, "unknown field 'a'"),
        ("goals = [\n  {\n", 2, "not TOML"),
        ("goals = [\n  # [[goals]] { } in a comment\n  { type = 1 },\n]", 3, "is not one of"),
        ("[[goals]]\nid = 1\ntype = 'zone'\nat_least = 2\npoints = -1\n", 5, "not at least 0"),
    ],
)
def test_a_broken_file_is_told_with_its_line(
    tmp_path: Path, text: str, line: int, says: str
) -> None:
    """S-2"""
    error = error_of(tmp_path, text)
    assert says in error.message
    assert error.line == line


def test_a_list_needs_a_star_a_moon_and_enough_cards_for_eight(tmp_path: Path) -> None:
    """S-3, S-4"""
    for symbol in ("star", "moon"):
        assert symbol in error_of(tmp_path, TEXT.replace(f', symbol = "{symbol}"', "")).message
    lines = TEXT.splitlines()
    few = "\n".join(line for line in lines if not line.startswith(("  { id = 2", "  { id = 31")))
    assert "8 players need at least 34" in error_of(tmp_path, few).message


def test_what_cannot_be_read_is_told(tmp_path: Path) -> None:
    """S-2"""
    with pytest.raises(GoalsError, match="No such file"):
        load_goals(tmp_path / "nowhere.toml")
    with pytest.raises(GoalsError, match="Is a directory"):
        load_goals(tmp_path)
    (tmp_path / "latin").write_bytes(b"# \xff")
    with pytest.raises(GoalsError, match="UTF-8"):
        load_goals(tmp_path / "latin")


def test_a_table_takes_a_list_of_its_own() -> None:
    """S-2: and keeps it as a word that says all."""
    word = str(load_goals(OTHER))
    options = SPLITO.parse_options({"goals": word})
    assert options["goals"] == word
    assert SPLITO.parse_options({"goals": str(standard())})["goals"] == "standard"


@pytest.mark.parametrize(
    "word",
    ["nothing", "1:zone,at_least=3,points=1", "1:zone;;", "x:y,z", "1:zone,at_least=,points=1"],
)
def test_a_word_that_is_no_list_is_refused(word: str) -> None:
    """S-2"""
    with pytest.raises(OptionError) as error:
        SPLITO.parse_options([f"goals={word}"])
    assert error.value.option == "goals"
    with pytest.raises(OptionError, match="not a text"):
        SPLITO.parse_options({"goals": 3})


def test_the_promo_card_needs_a_list_that_has_one() -> None:
    """S-2, S-8"""
    with pytest.raises(OptionError, match="no promo card"):
        SPLITO.parse_options({"goals": str(load_goals(OTHER)), "promo": True})

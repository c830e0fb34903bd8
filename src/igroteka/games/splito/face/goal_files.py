"""Files of goals (S-2): one readable list in TOML; every mistake is told with its line."""

import re
import tomllib
from functools import cache
from pathlib import Path

from igroteka.games.splito.face.goal_lists import GoalList, parse_goals, read_goals
from igroteka.model import PositionError
from igroteka.positions import read_object

STANDARD_FILE = Path(__file__).resolve().parent / "goals.toml"
STANDARD = "standard"  # the word for the list that comes with the game


class GoalsError(ValueError):
    """A list of goals that cannot be used: what is wrong and in which line of its file."""

    def __init__(self, file: str, line: int | None, message: str) -> None:
        place = f"{file}, line {line}" if line else file
        super().__init__(f"{place}: {message}")
        self.file, self.line, self.message = file, line, message


@cache
def standard() -> GoalList:
    """The list that comes with the game."""
    return load_goals(STANDARD_FILE)


def named_goals(word: str) -> GoalList:
    """The list a table's option stands for: `standard`, or all goals in one word."""
    return standard() if word == STANDARD else parse_goals(word)


def name_of(goals: GoalList) -> str:
    """The word that stands for a list."""
    return STANDARD if goals == standard() else str(goals)


def load_goals(file: str | Path) -> GoalList:
    """The list in a file (TOML, see goals.toml); GoalsError with the line that is wrong."""
    try:
        text = Path(file).read_text(encoding="utf-8-sig")
    except OSError as error:
        raise GoalsError(str(file), None, error.strerror or "cannot be read") from None
    except UnicodeDecodeError:
        raise GoalsError(str(file), None, "is not a text in UTF-8") from None
    try:
        return read_goals(read_object(tomllib.loads(text), ("goals",), ())["goals"])
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+)", str(error))
        line = int(found[1]) if found else len(text.splitlines()) or 1
        raise GoalsError(str(file), line, f"not TOML: {error}") from None
    except PositionError as error:
        message = f"{error.message} ({error.at})" if error.at else error.message
        raise GoalsError(str(file), _line_of(text, error.at or ""), message) from None


_TOKENS = re.compile(
    r'"""(?:\\.|[^\\])*?"""'
    + r"|'''.*?'''"
    + r'|"(?:\\.|[^"\\\n])*"'
    + r"|'[^'\n]*'|#[^\n]*|[\[\]{}]",
    re.DOTALL,
)


def _line_of(text: str, at: str) -> int:
    """The line a path such as `goals[3].points` stands in."""
    starts = _entry_starts(text)
    found = re.match(r"goals\[(\d+)\](?:\.(\w+))?", at)
    if found and int(found[1]) < len(starts):
        begin = starts[int(found[1])]
        end = starts[int(found[1]) + 1] if int(found[1]) + 1 < len(starts) else len(text)
        field = re.compile(rf"^\s*{found[2]}\s*=", re.MULTILINE).search(text, begin, end)
        return text.count("\n", 0, field.end() if field else begin) + 1
    name = re.escape(at.partition("[")[0] or "goals")
    top = re.search(rf"^\s*(?:\[\[?\s*)?{name}\b", text, re.MULTILINE)
    return text.count("\n", 0, top.end()) + 1 if top else 1


def _entry_starts(text: str) -> list[int]:
    """Where each goal begins: `{` inside the list `goals = […]`, or a head `[[goals]]`."""
    starts: list[int] = []
    depth = braces = 0
    for token in _TOKENS.finditer(text):
        mark = token[0]
        if mark == "[":
            depth += 1
            if depth == 2 and not braces:
                starts.append(token.start())
        elif mark == "]":
            depth -= 1
        elif mark == "{":
            if depth == 1 and not braces:
                starts.append(token.start())
            braces += 1
        elif mark == "}":
            braces -= 1
    return starts

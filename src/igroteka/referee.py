"""The referee: positions in, verdicts out, one JSON object a line."""

from codecs import BOM_UTF8
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, BinaryIO, cast

import msgspec
import numpy as np

from igroteka.games import GAMES
from igroteka.i18n import LANGUAGES
from igroteka.model import Game, PositionError


def judge(game: str | Game, position: object, lang: str = "en") -> dict[str, Any]:
    """The answer to one position; `{"error": …}` where it cannot be judged."""
    if isinstance(game, str) and game not in GAMES:
        raise ValueError(f"there is no game {game!r}; there are {', '.join(GAMES)}")
    if lang not in LANGUAGES:
        raise ValueError(f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")
    return _judge(GAMES[game] if isinstance(game, str) else game, _plain(position), lang)


def _plain(value: object) -> object:
    """A position as JSON has it: tuples are lists, NumPy's numbers are numbers."""
    if isinstance(value, list | tuple):
        return [_plain(each) for each in cast("Sequence[object]", value)]
    if isinstance(value, dict):
        given = cast("dict[object, object]", value)
        return {name: _plain(each) for name, each in given.items()}
    return value.item() if isinstance(value, np.generic) else value


def _judge(referee: Game, position: object, lang: str) -> dict[str, Any]:
    try:
        return referee.judge(position, lang)
    except PositionError as error:
        return _error(error.message, error.at, error.rule)


def _error(message: str, at: str | None, rule: str | None) -> dict[str, Any]:
    return {"error": {"message": message, "at": at, "rule": rule}}


@dataclass(frozen=True, slots=True)
class NotJson:
    """In place of a position: why a line is not JSON."""

    why: str


def answers(game: str | Game, source: BinaryIO, lang: str) -> Iterator[tuple[bytes, bool]]:
    """One answer a position, as JSON, and whether it could be judged."""
    encode = msgspec.json.Encoder().encode
    referee = GAMES[game] if isinstance(game, str) else game
    for position in positions(source):
        if isinstance(position, NotJson):
            answer = _error(position.why, None, None)
        else:
            answer = _judge(referee, position, lang)
        yield encode(answer), "error" not in answer


def positions(source: BinaryIO) -> Iterator[object]:
    """The positions of a source, one a line; NotJson where a line holds none.

    Lines are answered as they come. Only where the first line is not JSON by itself the whole
    source is read: it may be one object over several lines.
    """
    first = True
    for line in source:
        if not line.strip():
            continue
        position = _decoded(line)
        if first and isinstance(position, NotJson):
            yield from _whole(line + source.read())
            return
        first = False
        yield position


def _whole(text: bytes) -> Iterator[object]:
    """One object over several lines, or else line by line."""
    position = _decoded(text)
    if not isinstance(position, NotJson):
        yield position
        return
    for line in text.splitlines():
        if line.strip():
            yield _decoded(line)


def _decoded(text: bytes) -> object:
    try:
        return msgspec.json.decode(text.removeprefix(BOM_UTF8))
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        return NotJson(f"not JSON: {error}")
    except RecursionError:
        return NotJson("not JSON that can be read: nested too deeply")

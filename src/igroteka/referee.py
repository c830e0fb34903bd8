"""The referee: positions in, verdicts out, one JSON object a line."""

from collections.abc import Iterator
from typing import Any, BinaryIO

import msgspec

from igroteka.games import GAMES
from igroteka.model import PositionError


def judge(game: str, position: object, lang: str = "en") -> dict[str, Any]:
    """The answer to one position; `{"error": …}` where it cannot be judged."""
    if game not in GAMES:
        raise ValueError(f"there is no game {game!r}; there are {', '.join(GAMES)}")
    try:
        return GAMES[game].judge(position, lang)
    except PositionError as error:
        return _error(error.message, error.at, error.rule)


def _error(message: str, at: str | None, rule: str | None) -> dict[str, Any]:
    return {"error": {"message": message, "at": at, "rule": rule}}


def answers(game: str, source: BinaryIO, lang: str) -> Iterator[tuple[bytes, bool]]:
    """One answer a position, as JSON, and whether it could be judged."""
    for position in positions(source):
        if isinstance(position, msgspec.Raw):
            answer = judge(game, msgspec.json.decode(position), lang)
        else:
            answer = _error(position, None, None)
        yield msgspec.json.encode(answer), "error" not in answer


def positions(source: BinaryIO) -> Iterator[msgspec.Raw | str]:
    """The positions of a source as JSON texts; a message where a line holds none.

    Lines are answered as they come. Only where the first line is not JSON by itself the whole
    source is read: it may be one object over several lines.
    """
    decoder = msgspec.json.Decoder()
    first = True
    for line in source:
        if not line.strip():
            continue
        problem = _problem(decoder, line)
        if problem and first:
            whole = line + source.read()
            if _problem(decoder, whole) is None:
                yield msgspec.Raw(whole)
                return
            for part in whole.splitlines():
                if part.strip():
                    yield _problem(decoder, part) or msgspec.Raw(part)
            return
        yield problem or msgspec.Raw(line)
        first = False


def _problem(decoder: msgspec.json.Decoder[Any], text: bytes) -> str | None:
    """Why a text is not JSON; None if it is."""
    try:
        decoder.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        return f"not JSON: {error}"
    except RecursionError:
        return "not JSON that can be read: nested too deeply"
    return None

"""Writes down what goes between server and page, for people and for TypeScript.

- `docs/protocol.schema.json`: everything that goes over a table's socket
- `docs/views/<game>.schema.json`: a game's views; `docs/views/<game>.md`: the same to read

With --check it fails if what is written is stale. The page's TypeScript is made from the schemas
(`web/tools/protocol.mjs`).
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from reference import reference
from schemas import schema_of

from igroteka.games import GAMES
from igroteka.server.messages.protocol import ClientMessage, ServerMessage

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"


def _schema(title: str, **kinds: Any) -> dict[str, Any]:
    """A schema that names these types and all they are made of."""
    schemas, parts = schema_of(list(kinds.values()))
    own = {name: schema for name, schema in zip(kinds, schemas, strict=True) if name not in parts}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "$defs": {**own, **parts},
    }


def files() -> Iterator[tuple[Path, str]]:
    """Every file and what it should say."""
    messages = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage}
    yield DOCS / "protocol.schema.json", _text(_schema("Igroteka table protocol", **messages))
    for game in GAMES.values():
        if not type(game).__module__.startswith("igroteka."):
            continue  # somebody else's
        views = game.views
        kinds = {"PublicView": views.public_type, "PrivateView": views.private_type}
        schema = _schema(f"Views of {game.id}", **kinds)
        yield DOCS / "views" / f"{game.id}.schema.json", _text(schema)
        yield DOCS / "views" / f"{game.id}.md", reference(game.id, schema["$defs"])


def _text(schema: dict[str, Any]) -> str:
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


def main() -> int:
    stale = 0
    for path, text in files():
        if "--check" not in sys.argv:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
            continue
        fresh = path.is_file() and path.read_text(encoding="utf-8") == text
        stale += not fresh
        print(f"{path.relative_to(ROOT)}:", "ok" if fresh else "stale; run `make protocol`")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())

"""Writes the JSON Schema of everything that goes over a table's socket.

With --check it fails if the written file is stale. The web client's TypeScript is made from it.
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from igroteka.server.messages.protocol import ClientMessage, ServerMessage

OUT = Path("docs/protocol.schema.json")


def schema() -> dict[str, Any]:
    """Both unions and all they refer to."""
    both = (ClientMessage, ServerMessage)
    (client, server), parts = msgspec.json.schema_components(both, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Igroteka table protocol",
        "$defs": {"ClientMessage": client, "ServerMessage": server, **parts},
    }


def main() -> int:
    root = Path(__file__).resolve().parent.parent
    text = json.dumps(schema(), indent=1, ensure_ascii=False, sort_keys=True) + "\n"
    path = root / OUT
    if "--check" in sys.argv:
        fresh = path.is_file() and path.read_text(encoding="utf-8") == text
        print(f"{OUT}:", "ok" if fresh else "stale; run python tools/gen_protocol.py")
        return 0 if fresh else 1
    path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

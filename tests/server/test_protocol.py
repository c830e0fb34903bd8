"""The protocol is sealed: every field of the server's messages is always there."""

import subprocess
import sys
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from igroteka.i18n import LANGUAGES, has_message
from igroteka.server.messages import protocol
from igroteka.server.table.phrases import PHRASES

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("kind", get_args(protocol.ServerMessage))
def test_no_field_of_a_servers_message_is_optional(kind: type[msgspec.Struct]) -> None:
    assert all(field.required for field in msgspec.structs.fields(kind))


def test_every_message_has_its_own_type_and_a_place_in_the_document() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    for union in (protocol.ClientMessage, protocol.ServerMessage):
        tags = [str(kind.__struct_config__.tag) for kind in get_args(union)]
        assert len(set(tags)) == len(tags)
        for tag in tags:
            assert f"`{tag}`" in text, tag


def test_the_written_schema_is_fresh() -> None:
    command = [sys.executable, "tools/gen_protocol.py", "--check"]
    assert subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def test_every_reason_and_phrase_has_words_in_all_languages() -> None:
    sources = (ROOT / "src" / "igroteka" / "server").rglob("*.py")
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    words = {part.split('"')[0] for part in text.split('"table-')[1:]}
    ids = {f"table-{word}" for word in words if word and "{" not in word}
    ids |= {f"table-no-{status}" for status in ("open", "playing", "over")}
    ids |= {f"table-standin-{why}" for why in ("away", "time", "asked")}
    ids |= {f"phrase-{phrase}" for phrase in PHRASES}
    assert len(ids) > 40
    for lang in LANGUAGES:
        assert [id for id in sorted(ids) if not has_message(lang, id)] == []

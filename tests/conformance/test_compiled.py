"""The same source runs compiled, interpreted and bounds-checked, always to the same bytes."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import igroteka
from conformance.trace import all_traces

TESTS = Path(__file__).resolve().parent.parent
PACKAGE = Path(igroteka.__file__).resolve().parent


def _traces(**environment: str) -> dict[str, str]:
    """The fingerprints as another process finds them."""
    done = subprocess.run(
        [sys.executable, "-W", "error", str(TESTS / "conformance" / "trace.py")],
        env={**os.environ, "PYTHONPATH": str(TESTS), **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return dict(line.rsplit(" ", 1) for line in done.stdout.splitlines())


@pytest.mark.parametrize(
    "environment",
    [
        pytest.param({"NUMBA_DISABLE_JIT": "1"}, id="interpreted"),
        pytest.param({"NUMBA_BOUNDSCHECK": "1"}, id="bounds-checked"),
    ],
)
def test_rules_play_the_same_to_the_byte(environment: dict[str, str]) -> None:
    assert _traces(**environment) == all_traces()


def test_a_constant_edited_in_another_file_changes_the_compiled_rule(tmp_path: Path) -> None:
    """Numba alone would go on with the old rule: its cache looks only at the edited function."""
    copy = tmp_path / "igroteka"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    ask = (
        "from igroteka.games.red7.rules.lead import strength\n"
        "from igroteka.games.red7.rules.pieces import VIOLET, card_of\n"
        "print(strength(1 << card_of(4, VIOLET), VIOLET) > 0)\n"
    )
    environment = {
        **os.environ,
        "PYTHONPATH": str(tmp_path),
        "IGROTEKA_CACHE": str(tmp_path / "cache"),
    }

    def four_counts_as_low() -> str:
        return subprocess.run(
            [sys.executable, "-c", ask], env=environment, capture_output=True, text=True, check=True
        ).stdout.strip()

    assert four_counts_as_low() == "False"
    pieces = copy / "games" / "red7" / "rules" / "pieces.py"
    source = pieces.read_text(encoding="utf-8")
    assert "LOW = 4 " in source
    pieces.write_text(source.replace("LOW = 4 ", "LOW = 5 "), encoding="utf-8")
    assert four_counts_as_low() == "True"

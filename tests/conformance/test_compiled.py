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


RULE = """
from igroteka.games.low.pieces import LOW
from igroteka.kernel import kernel

@kernel
def is_low(number):
    return number < LOW

print(is_low(4))
"""


def test_a_constant_edited_in_another_file_changes_the_compiled_rule(tmp_path: Path) -> None:
    """Numba alone would go on with the old rule: its cache looks only at the edited function."""
    copy = tmp_path / "igroteka"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "client"))
    game = copy / "games" / "low"
    game.mkdir()
    (game / "rules.py").write_text(RULE, encoding="utf-8")
    (game / "__init__.py").touch()
    environment = {
        **os.environ,
        "PYTHONPATH": str(tmp_path),
        "IGROTEKA_CACHE": str(tmp_path / "cache"),
        "PYTHONDONTWRITEBYTECODE": "1",  # two edits within a second look alike to its cache
    }

    def four_is_low_if_low_is(number: int) -> str:
        (game / "pieces.py").write_text(f"LOW = {number}\n", encoding="utf-8")
        return subprocess.run(
            [sys.executable, "-m", "igroteka.games.low.rules"],
            env=environment, capture_output=True, text=True, check=True,
        ).stdout.strip()  # fmt: skip

    assert four_is_low_if_low_is(4) == "False"
    assert four_is_low_if_low_is(5) == "True"

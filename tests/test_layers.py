"""Imports go one way: who stands below knows nothing of who stands above."""

import ast
from pathlib import Path

import pytest

import igroteka

PACKAGE = Path(igroteka.__file__).resolve().parent

# From the ground up; a module may import its own layer and those before it.
LAYERS = (
    ("cache", "mistakes", "workers"),
    ("kernel",),
    ("rng", "options", "i18n", "json_writer"),
    ("dealer",),
    ("model",),
    ("positions",),
    ("games",),
    ("match", "sentences", "examples", "referee", "rulebook"),
    ("record",),
    ("search",),
    ("bots",),
    ("arena",),
    ("terminal", "warm", "server"),
    ("commands",),
    ("cli", "__init__"),
)
LEVEL = {name: level for level, names in enumerate(LAYERS) for name in names}
FILES = sorted(PACKAGE.rglob("*.py"))


# The rooms of a game's folder stand where their kind stands; its rules and face below all of them.
ROOMS = {"bots": "bots", "terminal.py": "terminal", "solve.py": "commands", "box.py": "commands"}


def layer_of(path: Path) -> str:
    """The first part of a module's name below the package; in a game's folder, the room's."""
    first, *rest = path.relative_to(PACKAGE).parts
    if first == "games" and len(rest) > 1:
        return ROOMS.get(rest[1], "games")
    return first.removesuffix(".py")


def imported(path: Path) -> set[str]:
    """The layers a file imports from."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            modules = [node.module or ""]
        elif isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        else:
            continue
        found |= {name.split(".")[1] for name in modules if name.startswith("igroteka.")}
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_module_imports_only_what_stands_below_it(path: Path) -> None:
    own = LEVEL[layer_of(path)]
    above = {name for name in imported(path) if LEVEL[name] > own}
    assert above == set()


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_only_the_kernel_imports_numba(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    if path.name != "kernel.py":
        assert "import numba" not in text and "from numba" not in text


def test_games_do_not_import_each_other() -> None:
    for folder in (PACKAGE / "games").iterdir():
        for path in folder.glob("*.py"):
            others = {p.name for p in (PACKAGE / "games").iterdir() if p.is_dir()} - {folder.name}
            text = path.read_text(encoding="utf-8")
            assert not [name for name in others if f"igroteka.games.{name}" in text], path

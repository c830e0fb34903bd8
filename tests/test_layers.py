"""Imports go one way: who stands below knows nothing of who stands above."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import igroteka

PACKAGE = Path(igroteka.__file__).resolve().parent

# From the ground up; a module may import its own layer and those before it.
LAYERS = (
    ("mistakes", "workers"),
    ("plugins",),
    ("cache", "stamp"),
    ("kernel",),
    ("rng", "options", "i18n", "json_writer"),
    ("dealer", "spaces"),
    ("model",),
    ("positions",),
    ("games",),
    ("match", "sentences", "examples", "referee", "rulebook"),
    ("record",),
    ("search",),
    ("bots",),
    ("arena",),
    ("terminal", "warm", "server"),
    ("envs",),
    ("commands",),
    ("cli", "__init__"),
)
LEVEL = {name: level for level, names in enumerate(LAYERS) for name in names}
# The rooms of the server, likewise.
SERVER = ("table", "messages", "storage", "rooms", "service", "http", "ws", "process")
FILES = sorted(PACKAGE.rglob("*.py"))
SERVER_FILES = [path for path in FILES if path.parent.is_relative_to(PACKAGE / "server")]
SERVER_FILES.remove(PACKAGE / "server" / "__init__.py")


# The rooms of a game's folder stand where their kind stands; its rules and face below all of them.
ROOMS = {
    "plugin.py": "plugins",
    "bots": "bots",
    "terminal.py": "terminal",
    "solve.py": "commands",
    "box.py": "commands",
}


def layer_of(path: Path) -> str:
    """The first part of a module's name below the package; in a game's folder, the room's."""
    first, *rest = path.relative_to(PACKAGE).parts
    if first == "games" and len(rest) > 1:
        return ROOMS.get(rest[1], "games")
    return first.removesuffix(".py")


def imported(path: Path) -> set[str]:
    """The modules of ours that a file imports anywhere, also inside functions and for types."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            module = node.module or ""
            inside = {f"{module}.{alias.name}" for alias in node.names}
            found |= inside & MODULES.keys() or {module}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return {name for name in found if name.startswith("igroteka.")}


def name_of(path: Path) -> str:
    """The name under which a file is imported."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {name_of(path): path for path in FILES}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_module_imports_only_what_stands_below_it(path: Path) -> None:
    own = LEVEL[layer_of(path)]
    layers = {name.split(".")[1] for name in imported(path)}
    assert {name for name in layers if LEVEL[name] > own} == set()


def test_a_room_of_the_server_knows_only_the_rooms_below_it() -> None:
    rooms = {path: path.relative_to(PACKAGE / "server").parts[0] for path in SERVER_FILES}
    assert set(rooms.values()) == set(SERVER)
    for path, room in rooms.items():
        known = {n.split(".")[2] for n in imported(path) if n.startswith("igroteka.server.")}
        above = known - set(SERVER[: SERVER.index(room) + 1])
        assert not above, f"{path.relative_to(PACKAGE)} imports {above}"


def test_no_module_imports_itself_by_way_of_others() -> None:
    graph = {name: imported(path) & MODULES.keys() - {name} for name, path in MODULES.items()}
    TopologicalSorter(graph).prepare()  # CycleError


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

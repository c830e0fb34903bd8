"""Games are found by entry points; what is heavy waits until it is asked for."""

import os
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest

from igroteka.games import GAMES
from igroteka.model import Game
from igroteka.options import OptionError, WordOption
from igroteka.plugins import plugin_of, plugins

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def python(code: str, *folders: Path) -> subprocess.CompletedProcess[str]:
    """Run code where these folders hold installed packages, too."""
    path = os.pathsep.join(map(str, folders))
    return subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": path, "LANG": "en_GB.UTF-8", "LC_ALL": ""},
    )


def igroteka(*arguments: str, installed: Path) -> subprocess.CompletedProcess[str]:
    """A command where a folder holds installed packages."""
    return python(f"import igroteka.cli as c; raise SystemExit(c.main({arguments}))", installed)


def install(folder: Path, package: str, entry: str, source: str) -> None:
    """What an installer leaves of a package of one module with one game."""
    (folder / f"{package}.py").write_text(source, encoding="utf-8")
    info = folder / f"{package}-0.7.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 0.7\n")
    (info / "entry_points.txt").write_text(f"[igroteka.games]\n{entry}\n")


LIGHT = """
import sys
import igroteka.games, igroteka.plugins
from igroteka.i18n import tr
found = {id: (p.seats, tr("en", f"{id}-title")) for id, p in igroteka.plugins.plugins().items()}
assert list(found) == list(igroteka.games.GAMES) and all(seats for seats, _ in found.values())
assert "numba" not in sys.modules and "numpy" not in sys.modules, "only ids, seats and names"
"""


def test_ids_seats_and_names_are_known_without_the_compiler() -> None:
    done = python(LIGHT)
    assert done.returncode == 0, done.stderr


def test_asking_for_a_game_loads_no_other() -> None:
    first, *others = GAMES
    asked = f"from igroteka.games import GAMES; GAMES[{first!r}]\n"
    loaded = "import sys; print(*(name for name in sys.modules if name.endswith('.face.game')))"
    done = python(asked + loaded)
    assert first in done.stdout and not any(id in done.stdout for id in others), done.stderr


@games
def test_a_plugin_knows_how_many_can_play(game: Game) -> None:
    named = [option for option in game.options if not isinstance(option, WordOption)]
    found: set[int] = set()
    for values in product(*(option.values for option in named)):
        given = dict(zip((option.name for option in named), values, strict=True))
        try:
            found.add(game.seats(game.parse_options(given)))
        except OptionError:
            continue
    assert tuple(sorted(found)) == plugin_of(game.id).seats


BROKEN = {
    "a module that cannot be imported": ("oops = 1 / 0", "ZeroDivisionError: division by zero"),
    "no plugin at all": ("PLUGIN = 7", "TypeError: outside:PLUGIN is no GamePlugin"),
    "another name": (
        "from pathlib import Path\nfrom igroteka.plugins import GamePlugin\n"
        "PLUGIN = GamePlugin(id='y', game='a:b', folder=Path(__file__).parent, seats=(2,))",
        "its entry point is called 'x', the game 'y'",
    ),
}


@pytest.mark.parametrize("how", BROKEN)
def test_a_broken_plugin_is_named_and_the_others_play(how: str, tmp_path: Path) -> None:
    source, why = BROKEN[how]
    install(tmp_path, "outside", "x = outside:PLUGIN", source)
    known = next(iter(GAMES))
    fine = igroteka("options", known, installed=tmp_path)
    assert fine.returncode == 0 and "players" in fine.stdout, fine.stderr
    told = "igroteka: the game 'x' of outside 0.7 cannot be used: "
    assert told in fine.stderr and why in fine.stderr
    asked = igroteka("options", "x", installed=tmp_path)
    assert asked.returncode == 2 and why in asked.stderr and "Traceback" not in asked.stderr


LAZILY_BROKEN = (
    "from pathlib import Path\nfrom igroteka.plugins import GamePlugin\n"
    "PLUGIN = GamePlugin(id='x', game='outside:Missing', folder=Path(__file__).parent, seats=(2,))"
)


def test_a_game_that_cannot_be_loaded_is_given_up_when_it_is_asked_for(tmp_path: Path) -> None:
    install(tmp_path, "outside", "x = outside:PLUGIN", LAZILY_BROKEN)
    asked = igroteka("options", "x", installed=tmp_path)
    assert asked.returncode == 2 and "Traceback" not in asked.stderr
    assert "the game 'x' of outside 0.7 cannot be used: AttributeError" in asked.stderr
    look = "from igroteka.warm import loadable; from igroteka.games import GAMES\n"
    done = python(look + "print(*loadable()); print(*GAMES)", tmp_path)
    assert done.stdout.splitlines() == [" ".join(GAMES)] * 2, done.stderr


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ("flags=(FileFlag('--lang', 'mine', 'a:b'),)", "argument --lang: conflicting option"),
        ("commands=(Command('play', 'mine', 'a'),)", "its command 'play' is there already"),
    ],
)
def test_a_game_cannot_take_what_is_taken(more: str, why: str, tmp_path: Path) -> None:
    source = LAZILY_BROKEN.replace("import GamePlugin", "import Command, FileFlag, GamePlugin")
    install(tmp_path, "outside", "x = outside:PLUGIN", source.replace("seats", f"{more}, seats"))
    known = next(iter(GAMES))
    done = igroteka("judge", known, "nothing.json", installed=tmp_path)
    assert "there is no file nothing.json" in done.stderr
    assert "the game 'x' of outside 0.7 cannot be used" in done.stderr and why in done.stderr


def test_nobody_can_take_the_name_of_another_game(tmp_path: Path) -> None:
    known = next(iter(plugins()))
    source = LAZILY_BROKEN.replace("'x'", repr(known))
    install(tmp_path, "outside", f"{known} = outside:PLUGIN", source)
    done = igroteka("options", known, installed=tmp_path)
    assert done.returncode == 0, "the game that was there plays on"
    assert f"the game '{known}' of outside 0.7 cannot be used" in done.stderr
    assert "has a game of this name already" in done.stderr

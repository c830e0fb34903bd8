"""The table server beside boardgame.io 0.50, in one run on this machine.

    python benchmarks/server.py [--seconds 10] [--matches 200]

Both serve two-player matches to raw `ws` clients (`boardgame.io/load.js`) with messages of equal
size. Our moves are durable (SQLite, committed before anybody is told); boardgame.io keeps them in
memory. Also: memory of 2,000 idle sockets, and the time from start to the first page.
"""

import argparse
import asyncio
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
from websockets.asyncio.client import connect

HERE = Path(__file__).resolve().parent
RIVAL = HERE / "boardgame.io"
SERVE = """
import sys
from igroteka.server.limits import Limits
from igroteka.server.running import serve
many = 10**6
serve(sys.argv[1], "127.0.0.1", int(sys.argv[2]), False, Limits(many, many, many, many, many, many))
"""


def node() -> tuple[str, dict[str, str]]:
    """Node.js: the system's, else the one in the wheel."""
    found = shutil.which("node") or str(Path(sys.executable).parent / "node")
    return found, {**os.environ, "PATH": f"{Path(found).parent}:{os.environ['PATH']}"}


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def memory_mb(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def wait_for(url: str) -> float:
    began = time.perf_counter()
    while time.perf_counter() - began < 60:
        try:
            if httpx.get(url, timeout=1).status_code < 500:
                return time.perf_counter() - began
        except httpx.HTTPError:
            time.sleep(0.01)
    raise TimeoutError(url)


def start_ours(database: str) -> tuple[subprocess.Popen[bytes], int, float]:
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE, database, str(port)], stdout=subprocess.DEVNULL
    )
    return process, port, wait_for(f"http://127.0.0.1:{port}/")


def load(kind: str, address: str, plan: object, given: argparse.Namespace, rate: int) -> dict:
    program, environment = node()
    numbers = [str(given.seconds), str(given.matches), str(rate)]
    done = subprocess.run(
        [program, "load.js", kind, address, *numbers],
        cwd=RIVAL,
        env=environment,
        input=json.dumps(plan),
        capture_output=True,
        text=True,
        check=False,
        timeout=given.seconds + 60,
    )
    if done.returncode:
        raise RuntimeError(done.stderr)
    return json.loads(done.stdout)


def plan_ours(url: str, matches: int) -> list[dict]:
    """Guests and tables, every seat taken, not yet started."""
    plan: list[dict] = []
    with httpx.Client(base_url=url, timeout=30) as http:
        for number in range(matches):
            guests = [
                http.post("/api/guests", json={"name": f"N{number}-{seat}", "token": True}).json()
                for seat in (0, 1)
            ]
            headers = [{"authorization": f"Bearer {guest['token']}"} for guest in guests]
            options = {"players": 2, "advanced": True}
            table = http.post(
                "/api/tables",
                headers=headers[0],
                json={"game": "red7", "options": options, "seats": ["me", "open"]},
            ).json()["id"]
            asyncio.run(_sit(url, table, headers[1]))
            plan.append({"table": table, "tokens": [guest["token"] for guest in guests]})
    return plan


async def _sit(url: str, table: str, headers: dict[str, str]) -> None:
    address = f"{url.replace('http', 'ws', 1)}/ws/tables/{table}"
    async with connect(address, additional_headers=headers) as talk:
        await talk.send('{"type":"hello"}')
        await talk.send('{"type":"sit","id":"s","seat":1}')
        while json.loads(await talk.recv())["type"] != "ack":
            pass


def start_rival(pad: int) -> tuple[subprocess.Popen[bytes], int]:
    program, environment = node()
    if not (RIVAL / "node_modules").is_dir():
        npm = ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock", "--silent"]
        subprocess.run(npm, cwd=RIVAL, env=environment, check=True)
    port = free_port()
    command = [program, "server.js", str(port), str(pad)]
    process = subprocess.Popen(command, cwd=RIVAL, env=environment, stdout=subprocess.DEVNULL)
    wait_for(f"http://127.0.0.1:{port}/games")
    return process, port


def plan_rival(round: int, matches: int) -> list[dict]:
    """boardgame.io makes a match when the first player asks for it."""
    return [{"id": f"{round}-{number}"} for number in range(matches)]


async def idle_memory(url: str, pid: int, plan: list[dict], sockets: int) -> float:
    """Memory of the process with so many sockets at tables, all quiet."""
    opened = []
    for number in range(sockets):
        entry = plan[number % len(plan)]
        headers = {"authorization": f"Bearer {entry['tokens'][number % 2]}"}
        address = f"{url.replace('http', 'ws', 1)}/ws/tables/{entry['table']}"
        talk = await connect(address, additional_headers=headers, compression=None)
        await talk.send('{"type":"hello"}')
        await talk.recv()
        opened.append(talk)
    used = memory_mb(pid)
    for talk in opened:
        talk.transport.abort()
    return used


def stop(process: subprocess.Popen[bytes]) -> None:
    process.send_signal(signal.SIGTERM)
    process.wait(30)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=int, default=10)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--sockets", type=int, default=2000)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite+aiosqlite:///{folder}/bench.sqlite3"
        process, port, _ = start_ours(database)
        stop(process)
        process, port, first_page = start_ours(database)
        url, address = f"http://127.0.0.1:{port}", f"ws://127.0.0.1:{port}"
        try:
            plan = plan_ours(url, given.matches)
            ours = {
                rate: load("igroteka", address, plan, given, rate)
                for rate in (0, given.matches * 2)
            }
            print(ours, file=sys.stderr)
            memory = asyncio.run(idle_memory(url, process.pid, plan, given.sockets))
        finally:
            stop(process)
    rival, port = start_rival(max(0, int(ours[0]["bytes"]) - 420))
    address = f"ws://127.0.0.1:{port}"
    try:
        theirs = {
            rate: load("boardgame.io", address, plan_rival(rate, given.matches), given, rate)
            for rate in (0, given.matches * 2)
        }
    finally:
        stop(rival)
    print(f"| {given.matches} matches | moves/s | p50 ms | p99 ms | bytes a message |")
    print("|---|---|---|---|---|")
    for rate, mine in ours.items():
        kind = f"paced at {rate}/s" if rate else "closed loop"
        for name, got in (("igroteka", mine), ("boardgame.io", theirs[rate])):
            print(
                f"| {name}, {kind} | {got['moves']:.0f} | {got['p50']:.1f} | {got['p99']:.1f} | "
                f"{got['bytes']:.0f} |"
            )
    print(
        f"\n{given.sockets} idle sockets: {memory:.0f} MB. Start to first page: {first_page:.2f} s."
    )


if __name__ == "__main__":
    main()

"""A process that has everything imported and forks servers: a start costs no import.

Told by a JSON line: database, port, log. Says `pid N`; the server itself then says its address.
"""

import json
import os
import signal
import sys

from igroteka.dealer import FairDealer
from igroteka.games import GAMES
from igroteka.match import Match
from igroteka.server.limits import Limits
from igroteka.server.running import serve
from igroteka.server.thinking import choice

FREE = Limits(
    sockets_a_guest=100_000,
    sockets_an_address=100_000,
    tables_a_guest=100_000,
    requests_a_second=100_000,
    guests_a_minute=100_000,
    messages_a_second=100_000,
)


def _load_kernels() -> None:
    """Play a match of every game, so that a forked server has its rules in hand."""
    for game in GAMES.values():
        match = Match(game, game.parse_options({}), FairDealer.numbered(1))
        while not match.over:
            seat = match.to_act()[0]
            match.play(seat, choice("random", match.view(seat), 1))
            for viewer in range(-1, match.seats):
                game.describe(match.view(viewer))


def main() -> None:
    _load_kernels()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        wanted = json.loads(line)
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            with open(wanted["log"], "a") as log:
                os.dup2(log.fileno(), 2)
            limits = Limits() if wanted["strict"] else FREE
            serve(wanted["database"], "127.0.0.1", wanted["port"], False, limits)
            os._exit(0)
        print(f"pid {pid}", flush=True)


if __name__ == "__main__":
    main()

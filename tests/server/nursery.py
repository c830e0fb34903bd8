"""A process that has everything imported and forks servers: a start costs no import.

Told by a JSON line: database, port, log, limits, processes. Says `pid N`; the server itself then
says its address.
"""

import json
import os
import signal
import sys

from igroteka.server.process.build import build
from igroteka.server.process.main import serve
from igroteka.server.service.limits import Limits
from igroteka.warm import load_games

FREE = Limits(
    sockets_a_guest=100_000,
    sockets_an_address=100_000,
    tables_a_guest=100_000,
    requests_a_second=100_000,
    guests_a_minute=100_000,
    messages_a_second=100_000,
)


def main() -> None:
    assert build  # imported: all that a server would load behind its door
    load_games()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        wanted = json.loads(line)
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            with open(wanted["log"], "a") as log:
                os.dup2(log.fileno(), 2)
            limits = FREE if wanted["limits"] is None else Limits(**wanted["limits"])
            where = ("127.0.0.1", wanted["port"])
            serve(wanted["database"], *where, False, limits, wanted["processes"])
            os._exit(0)
        # In one piece: the server writes its address into the same pipe.
        os.write(sys.stdout.fileno(), f"pid {pid}\n".encode())


if __name__ == "__main__":
    main()

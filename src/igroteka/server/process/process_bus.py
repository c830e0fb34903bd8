"""What processes behind one supervisor (`supervisor.py`) tell each other, by way of the supervisor.

Every message is a datagram between two ends of a pair of sockets. Some may be lost: then a table is
told to its other lines when they are next looked after, and figures are a moment older.
"""

import asyncio
import contextlib
import socket

import msgspec

from igroteka.server.rooms.bus import Woken
from igroteka.server.service.limits import Limits
from igroteka.server.service.metrics import Figures

LONGEST = 2048  # bytes of a datagram; macOS takes no more
MOST_VERSIONS = 40  # in one datagram


class Orders(msgspec.Struct, tag="orders"):
    """What a process has to know before it begins."""

    number: int  # of the process
    database: str
    limits: Limits
    migrates: bool


class Ready(msgspec.Struct, tag="ready"):
    """The process can be handed connections."""


class Failed(msgspec.Struct, tag="failed"):
    """There will be nothing to serve here."""

    why: str


class Versions(msgspec.Struct, tag="versions"):
    """How far tables are; or that guests are gone (`bus.py`)."""

    tables: dict[str, int]


class Counted(msgspec.Struct, tag="counted"):
    """The figures of one process."""

    number: int
    figures: Figures


Message = Orders | Ready | Failed | Versions | Counted

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Message).decode


class ProcessBus:
    """The other processes: woken as by any bus, and counted together."""

    shared = True

    def __init__(self, news: socket.socket, number: int) -> None:
        self.number = number
        self._news = news
        self._woken: Woken | None = None
        self._versions: dict[str, int] = {}  # to be told in this turn of the loop
        self._figures: dict[int, Figures] = {}

    def start(self) -> None:
        self._news.setblocking(False)
        asyncio.get_running_loop().add_reader(self._news, self._hear)

    async def close(self) -> None:
        self._tell()
        asyncio.get_running_loop().remove_reader(self._news)

    def say(self, message: Message) -> None:
        """Tell the supervisor and the others, unless they are too far behind to hear it."""
        with contextlib.suppress(OSError):
            self._news.send(encode(message))

    def share(self, figures: Figures) -> None:
        self.say(Counted(self.number, figures))

    def figures(self) -> list[Figures]:
        return list(self._figures.values())

    # -- the bus ---------------------------------------------------------------------------------

    def listen(self, woken: Woken) -> None:
        self._woken = woken

    def publish(self, table: str, version: int) -> None:
        if not self._versions:
            asyncio.get_running_loop().call_soon(self._tell)
        self._versions[table] = version

    def _tell(self) -> None:
        news, self._versions = list(self._versions.items()), {}
        for first in range(0, len(news), MOST_VERSIONS):
            self.say(Versions(dict(news[first : first + MOST_VERSIONS])))

    def _hear(self) -> None:
        with contextlib.suppress(BlockingIOError):
            match decode(self._news.recv(LONGEST)):
                case Versions(tables):
                    for table, version in tables.items():
                        if self._woken is not None:
                            self._woken(table, version)
                case Counted(number, figures):
                    self._figures[number] = figures
                case _:
                    pass

"""`igroteka serve --processes N`: several processes behind one address.

The supervisor accepts connections, looks at the first line without taking it, and hands each to the
process of its table, so that people at one table meet in one process. Nothing depends on that: any
process can serve any table, and what happens in another is heard of (`peers.py`). From then on
a connection does not concern the supervisor any more.
"""

import asyncio
import contextlib
import logging
import re
import signal
import socket
import sys
from asyncio.subprocess import DEVNULL, Process
from itertools import count
from zlib import crc32

from igroteka.server.process.process_bus import LONGEST, Failed, Orders, Ready, decode, encode
from igroteka.server.process.web_server import GRACE, StartFailed
from igroteka.server.rooms.faults import Faults
from igroteka.server.rooms.tasks import Tasks
from igroteka.server.service.limits import Limits

AGAIN = 0.5  # seconds until a process that has ended is started again
SILENCE = 30.0  # seconds in which somebody who has connected should say something
GLANCE = 256  # bytes of a request: more than the path of a table needs

_TABLE = re.compile(rb"[A-Z]+ /(?:ws|api)/tables/([\w-]{1,64})")
log = logging.getLogger("igroteka.server")


class Worker:
    """A process, as the supervisor sees it."""

    def __init__(self, process: Process, connections: socket.socket, news: socket.socket) -> None:
        self.process, self.connections, self.news = process, connections, news
        self.ready = asyncio.Event()
        self.why = "a process ended before it had begun"  # there is nothing to serve

    def take(self, connection: socket.socket) -> bool:
        """Hand it a connection; False if it does not take any."""
        try:
            socket.send_fds(self.connections, [b"."], [connection.fileno()])
        except OSError:
            return False
        return True

    def tell(self, message: bytes) -> None:
        """Tell it something, unless it is too far behind to hear it."""
        with contextlib.suppress(OSError):
            self.news.send(message)

    def close(self) -> None:
        """It is gone."""
        asyncio.get_running_loop().remove_reader(self.news)
        self.connections.close()
        self.news.close()


class Supervisor:
    """Accepts who comes, and keeps the processes running."""

    def __init__(
        self, listening: socket.socket, database: str, limits: Limits, processes: int
    ) -> None:
        self._listening, self._database, self._limits = listening, database, limits
        self._workers: list[Worker | None] = [None] * processes
        self._others = count()  # connections that are about no table
        self._tasks = Tasks(Faults())
        self._told = asyncio.Event()
        self.signal: signal.Signals | None = None  # that told it to stop

    async def run(self) -> None:
        """Until told to stop (StartFailed if there is nothing to serve)."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._stop, number)
        serving, told = loop.create_task(self._serve()), loop.create_task(self._told.wait())
        try:
            await asyncio.wait((serving, told), return_when=asyncio.FIRST_COMPLETED)
            if serving.done():
                serving.result()
        finally:
            serving.cancel()
            told.cancel()
            self._listening.close()
            await self._tasks.cancel()
            first, *others = self._workers
            await asyncio.gather(*map(_end, others))
            await _end(first)  # whoever leaves a SQLite file last and alone tidies up behind all

    def _stop(self, number: signal.Signals) -> None:
        if self._told.is_set() and number == signal.SIGINT:  # nobody wants to wait any longer
            for worker in self._workers:
                if worker is not None and worker.process.returncode is None:
                    worker.process.kill()
        self.signal = number
        self._told.set()

    async def _serve(self) -> None:
        """The first process brings the database up to date before the others begin."""
        await self._begin(0)
        others = range(1, len(self._workers))
        await asyncio.gather(*[self._begin(number) for number in others])
        for number in range(len(self._workers)):
            self._tasks.spawn(self._keep(number))
        await self._accept()

    # -- connections -----------------------------------------------------------------------------

    async def _accept(self) -> None:
        self._listening.setblocking(False)
        while True:
            try:
                connection, _ = await asyncio.get_running_loop().sock_accept(self._listening)
            except OSError as error:  # too many are open, most likely
                log.warning("nobody can be let in: %s", error.strerror)
                await asyncio.sleep(AGAIN)
            else:
                self._tasks.spawn(self._usher(connection))

    async def _usher(self, connection: socket.socket) -> None:
        with connection, contextlib.suppress(OSError, TimeoutError):
            connection.setblocking(False)
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            await _spoken(connection)
            found = _TABLE.match(connection.recv(GLANCE, socket.MSG_PEEK))
            first, all = crc32(found[1]) if found else next(self._others), len(self._workers)
            for number in range(first, first + all):
                worker = self._workers[number % all]
                if worker is not None and worker.ready.is_set() and worker.take(connection):
                    return

    # -- processes -------------------------------------------------------------------------------

    async def _begin(self, number: int) -> Worker:
        """Start a process and wait until it is ready (StartFailed)."""
        worker = self._workers[number] = await self._start(number)
        ready, ended = map(asyncio.ensure_future, (worker.ready.wait(), worker.process.wait()))
        try:
            await asyncio.wait((ready, ended), return_when=asyncio.FIRST_COMPLETED)
        finally:
            ready.cancel()
            ended.cancel()
        while not worker.ready.is_set() and self._heard(worker):
            pass
        if not worker.ready.is_set():
            self._lose(number, worker)
            raise StartFailed(worker.why)
        return worker

    async def _keep(self, number: int) -> None:
        """Start a process again whenever it ends."""
        worker = self._workers[number]
        while True:
            if worker is not None:
                code = await worker.process.wait()
                self._lose(number, worker)
                log.warning("process %d ended (%d) and is started again", number, code)
            await asyncio.sleep(AGAIN)
            try:
                worker = await self._begin(number)
            except StartFailed as error:
                log.warning("process %d does not begin: %s", number, error)
                worker = None

    def _lose(self, number: int, worker: Worker) -> None:
        self._workers[number] = None
        worker.close()

    async def _start(self, number: int) -> Worker:
        connections, theirs = socket.socketpair()
        news, their_news = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
        with theirs, their_news:
            descriptors = (theirs.fileno(), their_news.fileno())
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-m", "igroteka.server.process.worker", *map(str, descriptors)),
                pass_fds=descriptors,
                stdin=DEVNULL,
                start_new_session=True,  # Ctrl-C is for the supervisor, which tells them
            )
        worker = Worker(process, connections, news)
        for end in (connections, news):
            end.setblocking(False)
        worker.tell(encode(Orders(number, self._database, self._limits, migrates=number == 0)))
        asyncio.get_running_loop().add_reader(news, self._heard, worker)
        return worker

    def _heard(self, worker: Worker) -> bool:
        """What a process says; False if it said nothing."""
        try:
            data = worker.news.recv(LONGEST)
        except OSError:
            return False
        match decode(data):
            case Ready():
                worker.ready.set()
            case Failed(why):
                worker.why = why
            case _:
                for other in self._workers:
                    if other is not None and other is not worker:
                        other.tell(data)
        return True


async def _spoken(connection: socket.socket) -> None:
    """Wait until there is something to read (TimeoutError)."""
    loop = asyncio.get_running_loop()
    spoken = asyncio.Event()
    loop.add_reader(connection, spoken.set)
    try:
        async with asyncio.timeout(SILENCE):
            await spoken.wait()
    finally:
        loop.remove_reader(connection)


async def _end(worker: Worker | None) -> None:
    """Let a process say goodbye; it has a moment longer than its clients."""
    if worker is None:
        return
    process = worker.process
    with contextlib.suppress(ProcessLookupError):
        process.terminate()
    try:
        await asyncio.wait_for(process.wait(), 2 * GRACE)
    except TimeoutError:
        process.kill()
        await process.wait()
    worker.close()


def keep(listening: socket.socket, database: str, limits: Limits, processes: int) -> None:
    """Serve until told to stop (StartFailed)."""
    supervisor = Supervisor(listening, database, limits, processes)
    asyncio.run(supervisor.run())
    if supervisor.signal is not None:
        signal.raise_signal(supervisor.signal)  # ends as any program does that was told so

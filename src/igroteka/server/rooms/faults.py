"""Faults: our own code failed. Logged with the traceback, counted, and told as what they are."""

import logging

log = logging.getLogger("igroteka.server")


class ServerFault(Exception):
    """A fault of ours, logged already; what was asked for may be tried again."""


class Faults:
    """How many there were; shared by all that can fail in a process."""

    count = 0

    def note(self, what: str, error: BaseException) -> ServerFault:
        """Log and count one."""
        self.count += 1
        log.error(what, exc_info=error)
        return ServerFault(what)

"""Types of an ASGI application: what a web server calls, and what it hands over."""

from collections.abc import Awaitable, Callable
from typing import Any

Scope = Any  # of one connection or request
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

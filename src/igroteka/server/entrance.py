"""Who may open a socket at a table."""

from typing import Any

from litestar.connection import ASGIConnection

from igroteka.server.app import address_of, recognise
from igroteka.server.desk import Desk
from igroteka.server.door import Receive, Send
from igroteka.server.line import AGAIN_LATER, POLICY
from igroteka.server.socket import same_origin, serve
from igroteka.server.store import StoreDown

TABLES = "/ws/tables/"
LONGEST_ID = 64


async def enter(scope: Any, receive: Receive, send: Send, desk: Desk) -> None:
    """Let a guest in who comes from our own page, or a program; refuse anybody else."""
    await receive()  # the wish to connect
    connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
    address, path = address_of(connection), scope["path"]
    table = path.removeprefix(TABLES)
    known = path.startswith(TABLES) and 0 < len(table) <= LONGEST_ID and "/" not in table
    if not known or not same_origin(connection.headers) or not desk.requests.take(address):
        await send({"type": "websocket.close", "code": POLICY})
        return
    try:
        guest = await recognise(connection, desk)
    except StoreDown:
        await send({"type": "websocket.close", "code": AGAIN_LATER})
        return
    if guest is None:
        await send({"type": "websocket.close", "code": POLICY})
        return
    await serve(scope, send, desk, guest, table, address)

"""Who may open a socket at a table."""

import re
from typing import Any

from litestar.connection import ASGIConnection

from igroteka.server.http.requests import address_of, recognise, same_origin
from igroteka.server.service.asgi import Receive, Scope, Send
from igroteka.server.service.context import Context
from igroteka.server.storage.interface import StoreDown
from igroteka.server.ws.connection import AGAIN_LATER, POLICY
from igroteka.server.ws.session import serve

TABLES = "/ws/tables/"
_ID = re.compile(r"[\w-]{1,64}", re.ASCII)


async def enter(scope: Scope, receive: Receive, send: Send, context: Context) -> None:
    """Let a guest in who comes from our own page, or a program; refuse anybody else."""
    await receive()  # the wish to connect
    connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
    address, path = address_of(connection), scope["path"]
    table = path.removeprefix(TABLES)
    known = path.startswith(TABLES) and _ID.fullmatch(table) is not None
    if not known or not same_origin(connection.headers) or not context.requests.take(address):
        await send({"type": "websocket.close", "code": POLICY})
        return
    try:
        guest = await recognise(connection, context)
    except StoreDown:
        await send({"type": "websocket.close", "code": AGAIN_LATER})
        return
    if guest is None:
        await send({"type": "websocket.close", "code": POLICY})
        return
    await serve(scope, send, context, guest, table, address)

"""QR codes on the page lead where the link leads."""

import re

from playwright.sync_api import Locator, expect

from web.company import TWO
from web.qr_reader import read
from web.visitor import Visitor

BORDER = 2


def read_code(code: Locator) -> str:
    """What a phone would read from the picture."""
    expect(code).to_be_visible()
    size = int((code.get_attribute("viewBox") or "").split()[-1]) - 2 * BORDER
    path = code.locator("path").get_attribute("d") or ""
    squares = re.findall(r"M(\d+) (\d+)h1v1h-1z", path)
    return read({(int(y) - BORDER, int(x) - BORDER) for x, y in squares}, size)


def test_an_invitation_is_read_by_a_camera(desk: Visitor) -> None:
    table = desk.open_at(TWO, ["me", "open"])
    code = desk.page.get_by_role("img", name="QR-код со ссылкой на этот стол")
    assert read_code(code) == f"{desk.site}/t/{table}"


def test_the_way_to_another_device_is_read_by_a_camera(desk: Visitor) -> None:
    desk.arrive()
    desk.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = desk.go("/settings")
    page.get_by_role("button", name="Перейти на другое устройство").click()
    code = read_code(page.get_by_role("img", name="QR-код для перехода"))
    page.get_by_role("button", name="Ссылка").click()
    assert code == page.evaluate("navigator.clipboard.readText()")
    assert code.startswith(f"{desk.site}/arrive#")

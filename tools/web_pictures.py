"""Takes the README's pictures of the page from real matches against bots, in a real browser."""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740}, "device_scale_factor": 2, "has_touch": True,
    "is_mobile": True,
}  # fmt: skip
# For each game a table and the turn at which the picture is taken.
MOMENTS: dict[str, tuple[dict[str, object], int, int]] = {
    "red7": ({"players": 4, "edition": "spectra"}, 4, 8),
    "tsvetariki": ({"players": 3}, 3, 13),
    "splito": ({"players": 4}, 4, 9),
    "jack": ({"players": 2}, 2, 26),
}
# Plays on until it is this seat's turn late enough in the match: as hints say, and where everybody
# chooses at once, one card each round.
PLAY = """([table, until]) => new Promise((done) => {
  const line = new WebSocket(`ws://${location.host}/ws/tables/${table}`);
  let [id, busy, since, latest] = [0, false, 0, null];
  const say = (message) => line.send(JSON.stringify({ id: `p${(id += 1)}`, seat: 0, ...message }));
  const step = () => {
    if (busy || !latest || latest.version < since) return;
    const { to_act, turn, status, game } = latest.table;
    if (status === 'over' || (to_act.includes(0) && turn >= until)) return done(null);
    if (!to_act.includes(0)) return;
    busy = true;
    const { legal } = latest.sights[0];
    if (game === 'splito') say({ type: 'play', move: legal[(turn * 7) % legal.length] });
    else say({ type: 'hint' });
  };
  line.onopen = () => line.send(JSON.stringify({ type: 'hello' }));
  line.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    if (told.type === 'refused') done(told.reason);
    if (told.type === 'hinted') say({ type: 'play', move: told.move });
    if (told.type === 'ack') [busy, since] = [false, told.version];
    if (told.type === 'update') latest = told;
    step();
  };
})"""


def main() -> int:
    """Write the pictures: every game on a desk by day, on a phone in the evening."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    executable = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    args = ["--no-sandbox", "--disable-dev-shm-usage"]
    with server() as site, sync_playwright() as drama:
        browser = drama.chromium.launch(executable_path=executable, args=args)
        for size, theme, name in ((DESK, "light", "desk"), (PHONE, "dark", "phone")):
            context = visitor(browser, site, size, theme)
            for game in MOMENTS:
                shot(at_table(context, game), f"{game}-{name}")
            shot(home(context), f"home-{name}")
        browser.close()
    return 0


@contextmanager
def server() -> Generator[str]:
    """A server on a free port with an empty database."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "igroteka.cli", "serve", "--no-browser", "--port", "0"]
        command += ["--database", f"sqlite+aiosqlite:///{folder}/pictures.sqlite3"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            yield process.stdout.readline().strip().rstrip("/")
        finally:
            process.terminate()
            process.wait()


def visitor(browser: Browser, site: str, size: dict[str, Any], theme: str) -> BrowserContext:
    scheme = "dark" if theme == "dark" else "light"
    context = browser.new_context(
        **size, base_url=site, locale="ru-RU", color_scheme=scheme, reduced_motion="reduce"
    )
    context.set_default_timeout(120_000)
    context.request.post("/api/guests", data={"name": "Аня", "lang": "ru"})
    known = str(list(MOMENTS))  # nobody has to be told how to play
    context.add_init_script(f"localStorage.setItem('igroteka:known', JSON.stringify({known}))")
    return context


def at_table(context: BrowserContext, game: str) -> Page:
    """A table of this game in the middle of a match, on our turn."""
    options, seats, turn = MOMENTS[game]
    wanted = {
        "game": game,
        "options": options,
        "seats": ["me", *(["bot:level2"] * (seats - 1))],
        "settings": {"pace": 0, "hints": 500},
    }
    table = context.request.post("/api/tables", data=wanted).json()["id"]
    page = context.new_page()
    page.goto("/settings")
    trouble = page.evaluate(PLAY, [table, turn])
    assert trouble is None, f"{game}: {trouble}"
    page.goto(f"/t/{table}")
    page.get_by_role("main", name="Поле игры").locator("svg").first.wait_for()
    return page


def home(context: BrowserContext) -> Page:
    page = context.new_page()
    page.goto("/")
    page.get_by_role("region", name="Мои столы").wait_for()
    return page


def shot(page: Page, name: str) -> None:
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.screenshot(path=FOLDER / f"{name}.png")
    page.close()
    print(f"docs/pictures/{name}.png", flush=True)


if __name__ == "__main__":
    sys.exit(main())

"""How far apart the colours of a game look to different eyes, measured on the screen."""

import base64
from itertools import combinations

from playwright.sync_api import Page

# The least distance (OKLab) between two colours; in grey fills may meet, marks tell them apart.
VISIONS = {"none": 0.12, "protanopia": 0.08, "deuteranopia": 0.08, "tritanopia": 0.08}

# One card of the page, painted in every colour of its game, in a row at the top left.
PAINT = """([prefix, letters]) => {
  const row = Object.assign(document.createElement('div'), {id: 'painted'});
  row.style.cssText = 'position:fixed;inset:0 auto auto 0;display:flex;z-index:99;background:#fff';
  for (const letter of letters) {
    const card = document.querySelector(`svg[style*="--${prefix}-"]`).cloneNode(true);
    card.style.setProperty('--c', `var(--${prefix}-${letter})`);
    card.style.setProperty('--on', `var(--${prefix}-${letter}-on)`);
    card.style.width = '50px';
    card.style.flex = 'none';
    card.querySelectorAll('.aid').forEach((aid) => aid.setAttribute('mask', `url(#aid-${letter})`));
    row.append(card);
  }
  document.body.append(row);
}"""
# A picture's cards: the mean colour of a patch of each, and of each every pixel in a coarse grid.
READ = """async ([picture, count]) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(bitmap, 0, 0);
  const linear = (v) => (v /= 255) <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4;
  const lab = (pixel) => {
    const [r, g, b] = Array.from(pixel, linear);
    const l = Math.cbrt(.4122214708 * r + .5363325363 * g + .0514459929 * b);
    const m = Math.cbrt(.2119034982 * r + .6806995451 * g + .1073969566 * b);
    const s = Math.cbrt(.0883024619 * r + .2817188376 * g + .6299787005 * b);
    return [.2104542553 * l + .793617785 * m - .0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + .4505937099 * s,
      .0259040371 * l + .7827717662 * m - .808675766 * s];
  };
  const width = bitmap.width / count;
  return Array.from({length: count}, (_, i) => {
    const box = [Math.round(i * width) + 4, 6, Math.floor(width) - 8, bitmap.height - 12];
    const data = pen.getImageData(...box).data;
    const points = [];
    for (let at = 0; at < data.length; at += 4 * 3) points.push(lab(data.slice(at, at + 3)));
    return points;
  });
}"""


def painted(page: Page, prefix: str, colours: str) -> None:
    """Every colour of a game side by side; `prefix` and letters are those of its style sheet."""
    page.wait_for_selector(f"svg[style*='--{prefix}-']")
    page.evaluate(PAINT, [prefix, colours])


def marks(page: Page, prefix: str, colours: str) -> dict[str, tuple[str, str]]:
    """Letter and symbol of every colour that lies on the table; a chip is its own symbol."""
    script = """(wanted) => [...document.querySelectorAll('main svg')]
      .map((card) => [card.style.getPropertyValue('--c'), card])
      .filter(([colour]) => wanted.includes(colour))
      .map(([colour, card]) => [colour,
        [...card.querySelectorAll('text')].map((text) => text.textContent)
          .find((text) => text.length === 1 && /\\p{L}/u.test(text)) ?? '',
        card.querySelector('g[transform]')?.innerHTML
          ?? [...card.querySelectorAll('circle, path')].map((one) => one.classList[0]).join()])"""
    wanted = [f"var(--{prefix}-{letter})" for letter in colours]
    found: list[list[str]] = page.evaluate(script, wanted)
    return {colour: (letter, symbol) for colour, letter, symbol in found}


def distances(page: Page, vision: str, *, aid: bool) -> float:
    """The least distance between two cards as this eye sees them."""
    page.evaluate("(on) => { document.documentElement.dataset.aid = on ? 'on' : 'off'; }", aid)
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})
    shot = page.locator("#painted").screenshot()
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
    picture = base64.b64encode(shot).decode()
    cards: list[list[list[float]]] = page.evaluate(
        READ, [picture, len(page.query_selector_all("#painted svg"))]
    )
    return min(_distance(one, other) for one, other in combinations(cards, 2))


def _distance(one: list[list[float]], other: list[list[float]]) -> float:
    """The mean of the distances point by point."""
    apart = [
        sum((a - b) ** 2 for a, b in zip(p, q, strict=True)) ** 0.5
        for p, q in zip(one, other, strict=True)
    ]
    return sum(apart) / len(apart)

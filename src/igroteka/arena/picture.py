"""A run as a picture: shares and ratings with their 95 % intervals, in SVG of our own."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from igroteka.arena.report import Report
from igroteka.arena.shares import Z95

WIDTH, LABEL, FIGURE = 720, 230, 150  # of the picture, of the labels left, of the figures right
LINE, HEAD, FOOT = 26, 44, 34  # heights: a row, a panel's title, its scale
STYLE = """
 text { font: 14px system-ui, sans-serif; fill: #1d2430 }
 .title { font-weight: 600; font-size: 15px }
 .soft { fill: #5b6675; font-size: 12px }
 .grid { stroke: #d5dae1 }
 .fair { stroke: #c2410c; stroke-width: 2; stroke-dasharray: 4 3 }
 .bar { stroke: #2563b0; stroke-width: 3; stroke-linecap: round }
 .dot { fill: #2563b0 }
 @media (prefers-color-scheme: dark) {
  text { fill: #e8ebf0 }
  .soft { fill: #a3adba }
  .grid { stroke: #39424f }
  .fair { stroke: #fb923c }
  .bar { stroke: #7db4f5 }
  .dot { fill: #7db4f5 }
 }
"""


@dataclass(frozen=True, slots=True)
class Row:
    """A value with its interval, and what would be fair (or is aimed at)."""

    label: str
    value: float
    low: float
    high: float
    mark: float | None = None


@dataclass(frozen=True, slots=True)
class Panel:
    """Rows on one scale."""

    title: str
    rows: Sequence[Row]
    percent: bool = True


def picture_of(report: Report) -> str:
    """Everything a run found."""
    shares = [
        Row(
            _label(row["bot"], [other["bot"] for other in meeting["shares"] if other is not row]),
            row["share"],
            row["low"],
            row["high"],
            row["fair"],
        )
        for meeting in report.results["meetings"]
        for row in meeting["shares"]
    ]
    ratings = [
        Row(
            row["bot"],
            row["rating"],
            row["rating"] - Z95 * row["sigma"],
            row["rating"] + Z95 * row["sigma"],
        )
        for row in report.results["ratings"]
    ]
    asked = report.question
    title = f"{asked['game']}, {asked['table']}: share of wins"
    return draw([Panel(title, shares), Panel("OpenSkill rating", ratings, percent=False)])


def draw(panels: Sequence[Panel]) -> str:
    """Panels one below the other; dashed is the mark of each row."""
    parts: list[str] = []
    top = 0
    for panel in panels:
        parts += _panel(panel, top)
        top += HEAD + LINE * len(panel.rows) + FOOT
    size = f'viewBox="0 0 {WIDTH} {top}" width="{WIDTH}" height="{top}"'
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">'
        f"<style>{STYLE}</style>\n{body}\n</svg>\n"
    )


def _panel(panel: Panel, top: int) -> list[str]:
    low, high, step = _scale(panel)
    room = WIDTH - LABEL - FIGURE

    def across(value: float) -> float:
        return round(LABEL + room * (value - low) / (high - low), 1)

    bottom = top + HEAD + LINE * len(panel.rows)
    parts = [_text(12, top + 28, panel.title, "title")]
    ticks = round((high - low) / step)
    for number in range(ticks + 1):
        value = low + number * step
        x = across(value)
        parts.append(f'<path class="grid" d="M{x} {top + HEAD - 6}V{bottom}"/>')
        parts.append(_text(x, bottom + 16, _figure(value, panel.percent, 0), "soft", "middle"))
    for place, row in enumerate(panel.rows):
        y = top + HEAD + LINE * place + LINE / 2
        parts.append(_text(LABEL - 14, y + 5, row.label, "", "end"))
        if row.mark is not None:
            x = across(row.mark)
            parts.append(f'<path class="fair" d="M{x} {y - LINE / 2}V{y + LINE / 2}"/>')
        parts.append(f'<path class="bar" d="M{across(row.low)} {y}H{across(row.high)}"/>')
        parts.append(f'<circle class="dot" cx="{across(row.value)}" cy="{y}" r="5"/>')
        half = (row.high - row.low) / 2
        figure = f"{_figure(row.value, panel.percent)} ± {_figure(half, panel.percent)}"
        parts.append(_text(WIDTH - 12, y + 5, figure, "soft", "end"))
    return parts


def _scale(panel: Panel) -> tuple[float, float, float]:
    """Where a panel's scale begins and ends, and its step."""
    if panel.percent:
        return 0.0, 1.0, 0.25
    low, high = min(row.low for row in panel.rows), max(row.high for row in panel.rows)
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100) if (high - low) / step <= 6)
    return low // step * step, -(-high // step) * step, step


def _figure(value: float, percent: bool, digits: int = 1) -> str:
    return f"{value:.{digits}%}".replace("%", " %") if percent else f"{value:.{digits}f}"


def _text(x: float, y: float, text: str, kind: str, anchor: str = "start") -> str:
    return f'<text class="{kind}" x="{x}" y="{y}" text-anchor="{anchor}">{escape(text)}</text>'


def _label(bot: str, others: Sequence[str]) -> str:
    return f"{bot} v {', '.join(others)}" if len(others) < 3 else f"{bot} v {len(others)} others"

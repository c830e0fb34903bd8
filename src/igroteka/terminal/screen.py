"""What a game shows in a terminal, and the drawing that all games share."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.console import Console, RenderableType
from rich.segment import Segment, SegmentLines
from rich.table import Table
from rich.text import Text

from igroteka.i18n import tr
from igroteka.model import Move, Options, View

Line = list[Segment]
LIGHT, DARK = "#ffffff", "#1b1712"  # what is written on a coloured piece
QUIET = "dim"
STORY = 3  # lines of what happened that a long list of moves leaves room for
COLUMNS = (2, 3)  # of a list of moves that is too long for one


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal move in words, what it leads to, and the latter once more in a few signs."""

    words: str
    leads_to: str = ""
    brief: str = ""


class Screen(ABC):
    """A game's face in the terminal; one a match, so that it may keep a half-made choice."""

    # Events that need no sentence here, because the table shows what they say.
    untold: ClassVar[frozenset[str]] = frozenset()

    @abstractmethod
    def title(self, options: Options, lang: str) -> str:
        """What the game is called at this table."""

    @abstractmethod
    def draw(self, view: View, names: Sequence[str], lang: str) -> RenderableType:
        """The table as this view shows it."""

    @abstractmethod
    def describe_move(self, view: View, move: Move, names: Sequence[str], lang: str) -> Choice:
        """A legal move of the view in words."""

    @abstractmethod
    def rules(self, options: Options, lang: str) -> Sequence[RenderableType]:
        """The rules of this table in short, in blocks that stay whole on a page."""

    def listed(self, view: View) -> Sequence[Move]:
        """The moves to offer by number; none where a board is easier to point at."""
        return view.legal

    def interpret(self, text: str, view: View, lang: str) -> Move | RenderableType | None:
        """What a line of input means beyond numbers and notation: a move, or something to show."""
        return None


def joined(words: Sequence[str], lang: str) -> str:
    """«Аня, Боря и Вера»."""
    if len(words) < 2:
        return "".join(words)
    return tr(lang, "terminal-and", first=", ".join(words[:-1]), last=words[-1])


def _brightness(colour: str) -> float:
    """Relative luminance of `#rrggbb` (WCAG)."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """How well one colour reads on another, 1 to 21 (WCAG)."""
    low, high = sorted((_brightness(one), _brightness(other)))
    return (high + 0.05) / (low + 0.05)


def piece(label: str, fill: str, marked: bool = False) -> Text:
    """A coloured piece with its label; a marked one stands in brackets, for eyes without colour."""
    ink = max((LIGHT, DARK), key=lambda ink: contrast(ink, fill))
    text = f"[{label}]" if marked else f" {label} "
    return Text(text, f"{'bold ' if marked else ''}{ink} on {fill}")


def lines_of(console: Console, *drawn: RenderableType) -> list[Line]:
    """Things drawn one below the other, line by line as this console shows them."""
    return [line for thing in drawn for line in console.render_lines(thing, pad=False)]


def frame(
    console: Console,
    story: Sequence[Text],
    table: RenderableType,
    choices: Sequence[tuple[str, Choice]],
    keys: RenderableType,
    lang: str,
) -> RenderableType:
    """What happened, the table, and what can be done: as much as the window holds."""
    told, middle, last = (lines_of(console, *part) for part in (story, [table], [keys]))
    room = console.height - len(middle) - len(last) - 1  # the prompt
    moves = move_list(console, choices, room - min(len(told), STORY), lang)
    room -= len(moves)
    if len(told) > room:
        told = _end_of(console, story, room, lang)
    room -= len(told)
    after_story: list[Line] = [[]] if told and room > 0 else []
    after_table: list[Line] = [[]] if room > 1 else []
    return _put([*told, *after_story, *middle, *after_table, *moves, *last])


def _put(lines: list[Line]) -> RenderableType:
    return SegmentLines(lines, new_lines=True)


def _end_of(console: Console, story: Sequence[Text], room: int, lang: str) -> list[Line]:
    """The end of a story that fits, under a line that says how much is left out."""
    kept: list[Line] = []
    left_out = len(story)
    for text in reversed(story):
        lines = lines_of(console, text)
        if len(lines) + len(kept) >= room:
            break
        kept[:0] = lines
        left_out -= 1
    missing = Text(tr(lang, "terminal-earlier", count=left_out), QUIET)
    return [*lines_of(console, missing), *kept][: max(room, 0)]


def move_list(
    console: Console, choices: Sequence[tuple[str, Choice]], room: int, lang: str
) -> list[Line]:
    """Numbered moves (notation and words): in full if there is room, else briefly in columns."""
    if not choices:
        return []
    full = Table.grid(padding=(0, 2, 0, 0))
    full.add_column(justify="right", no_wrap=True)
    full.add_column(no_wrap=True)
    full.add_column(no_wrap=True)
    full.add_column(style=QUIET)
    for number, (notation, choice) in enumerate(choices, 1):
        full.add_row(
            f"{number:3}", Text(choice.words), Text(notation, "bold"), Text(choice.leads_to)
        )
    lines = lines_of(console, full)
    return lines if len(lines) <= room else _brief_list(console, choices, room, lang)


def _brief_list(
    console: Console, choices: Sequence[tuple[str, Choice]], room: int, lang: str
) -> list[Line]:
    for columns in COLUMNS:
        if -(-len(choices) // columns) <= room:
            return lines_of(console, _in_columns(console, choices, columns))
    shown = max(room - 1, 1) * COLUMNS[-1]
    more = tr(lang, "terminal-more-moves", count=len(choices) - shown, example=choices[-1][0])
    table = _in_columns(console, choices[:shown], COLUMNS[-1])
    return lines_of(console, table, Text(more, QUIET))


def _in_columns(console: Console, choices: Sequence[tuple[str, Choice]], columns: int) -> Table:
    width = console.width // columns
    grid = Table.grid()
    for _ in range(columns):
        grid.add_column(width=width, no_wrap=True)
    cells: list[Text] = []
    for number, (notation, choice) in enumerate(choices, 1):
        cell = Text.assemble(f"{number:3}  ", (notation, "bold"))
        brief = Text(f"  {choice.brief}", QUIET)
        cells.append(cell + brief if cell.cell_len + brief.cell_len < width else cell)
    rows = -(-len(cells) // columns)
    for row in range(rows):
        grid.add_row(*cells[row::rows])
    return grid


def show_pages(
    console: Console,
    blocks: Sequence[RenderableType],
    ask: Callable[[str], str],
    lang: str,
) -> None:
    """Blocks page by page, each whole where it fits; any answer but Enter ends it."""
    pages = _pages(console, blocks)
    for number, page in enumerate(pages, 1):
        console.clear()
        console.print(_put(page), end="")
        last = number == len(pages)
        if ask(tr(lang, "terminal-page-end" if last else "terminal-page-more")).strip():
            return


def _pages(console: Console, blocks: Sequence[RenderableType]) -> list[list[Line]]:
    size = max(console.height - 1, 1)  # the last line is for the prompt
    pages: list[list[Line]] = [[]]
    for block in blocks:
        lines = lines_of(console, block)
        if len(pages[-1]) + len(lines) > size and pages[-1]:
            pages.append([])
        for start in range(0, len(lines), size):
            if start:
                pages.append([])
            pages[-1] += lines[start : start + size]
    return pages

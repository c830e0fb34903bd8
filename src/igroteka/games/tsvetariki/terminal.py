"""Tsvetariki in the terminal: point at a cell, see the group light up, toggle jokers, take it."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from msgspec import to_builtins
from rich.console import Group, RenderableType
from rich.control import Control
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from igroteka.games.tsvetariki.face.game import Tsvetariki
from igroteka.games.tsvetariki.face.notation import (
    CELL_BY_TEXT,
    RAMP_LETTERS,
    cell_text,
    cells_in,
    joker_cells,
    move_of,
)
from igroteka.games.tsvetariki.face.views import VIEWS, Counts
from igroteka.games.tsvetariki.rules.groups import has_cell, touches
from igroteka.games.tsvetariki.rules.pieces import CELL, COLOURS, HEIGHT, JOKER, RAMPS, TOKENS
from igroteka.games.tsvetariki.rules.ramps import token_at
from igroteka.games.tsvetariki.rules.turn import MOVE_CELL, group_of, jokers_in
from igroteka.i18n import tr
from igroteka.model import Move, Options, Seat, View
from igroteka.rng import seeded
from igroteka.sentences import refusal_text
from igroteka.terminal.screen import QUIET, Choice, Screen, joined, piece

GAME = Tsvetariki()
FILLS = dict(
    zip(TOKENS, ("#a30025", "#fff36b", "#12a51a", "#0a3bc9", "#db8be4", "#ffffff"), strict=True)
)
NAME_WIDTH = 16


@dataclass(frozen=True, slots=True)
class Picked:
    """A half-made choice: the cell somebody pointed at, and what would be taken."""

    turn: int
    cell: int
    move: Move


def group_cells(view: View, move: Move) -> tuple[int, ...]:
    """The cells a legal move takes."""
    ramps = view.record[0]["ramps"]
    group = np.zeros_like(ramps)
    group_of(ramps, move, group)
    return cells_in(group)


def token_on(view: View, cell: int) -> int:
    """The token of a cell, or EMPTY."""
    return int(token_at(view.record[0]["ramps"], cell // CELL, cell % CELL))


class TsvetarikiScreen(Screen):
    """«Цветарики»."""

    untold = frozenset({"tsvetariki-event-crowded", "tsvetariki-event-reorder"})

    def __init__(self) -> None:
        self._picked: Picked | None = None
        self._names: Sequence[str] = ()

    def title(self, options: Options, lang: str) -> str:
        return tr(lang, "tsvetariki-title")

    def listed(self, view: View) -> Sequence[Move]:
        """A board is easier to point at."""
        return ()

    def draw(self, view: View, names: Sequence[str], lang: str) -> RenderableType:
        self._names = names
        head = tr(lang, "terminal-tsvetariki-turn", turn=view.turn)
        sides = Table.grid(padding=(0, 2, 0, 0))
        sides.add_row(self._board(view), self._players(view, names, lang))
        rows: list[RenderableType] = [
            Rule(f"{self.title(view.options, lang)} · {head}", align="left", style=QUIET),
            sides,
        ]
        if view.legal:
            rows.append(self._hint(view, lang))
        return Group(*rows)

    def describe_move(self, view: View, move: Move, names: Sequence[str], lang: str) -> Choice:
        first, jokers = move % MOVE_CELL, joker_cells(jokers_in(move))
        colour = COLOURS[token_on(view, first)]
        facts = {"colour": colour, "count": len(group_cells(view, move)), "jokers": len(jokers)}
        words = tr(lang, "terminal-tsvetariki-group", **facts)
        return Choice(words, brief=words)

    def rules(self, options: Options, lang: str) -> Sequence[RenderableType]:
        def text(name: str, **facts: object) -> Text:
            return Text(tr(lang, f"tsvetariki-short-{name}", **facts) + "\n")

        title = tr(lang, "terminal-tsvetariki-rules")
        parts = ("goal", "turn", "slide", "end")
        return [
            Rule(title, align="left"),
            *(text(part) for part in parts),
            text("jokers", jokers=str(options["jokers"])),
            text("mode", mode=str(options["mode"])),
            text("notation"),
        ]

    # -- what a line means -----------------------------------------------------------------------

    def interpret(self, text: str, view: View, lang: str) -> Move | RenderableType | None:
        """A cell lights up its group, a joker joins or leaves it, Enter takes it."""
        picked = self._picked_in(view)
        if not text:
            if picked:
                return picked.move
            return view.legal[0] if len(view.legal) == 1 else self._say("point", view, lang)
        parts = text.lower().replace(" ", "").split("+")
        if not all(part in CELL_BY_TEXT for part in parts):
            return self._say("not-a-cell", view, lang, text=text)
        cell, *jokers = (CELL_BY_TEXT[part] for part in parts)
        if jokers:
            return self._pick(view, cell, set(jokers), lang)
        if picked and token_on(view, cell) == JOKER:
            wanted = set(joker_cells(jokers_in(picked.move))) ^ {cell}
            return self._toggle(view, picked, cell, wanted, lang)
        return self._pick(view, cell, None, lang)

    def _picked_in(self, view: View) -> Picked | None:
        if self._picked and self._picked.turn == view.turn and self._picked.move in view.legal:
            return self._picked
        return None

    def _moves_of(self, view: View, cell: int) -> list[Move]:
        """The legal moves whose group holds this coloured cell, the fewest jokers first."""
        if token_on(view, cell) == JOKER:
            return []
        moves = [move for move in view.legal if cell in group_cells(view, move)]
        return sorted(moves, key=lambda move: len(joker_cells(jokers_in(move))))

    def _pick(self, view: View, cell: int, jokers: set[int] | None, lang: str) -> RenderableType:
        """Light up the group of a cell, with just these jokers where they are named."""
        for move in self._moves_of(view, cell):
            if jokers is None or set(joker_cells(jokers_in(move))) == jokers:
                return self._light(view, cell, move, lang)
        return self._refuse(view, cell, jokers or set(), lang)

    def _toggle(
        self, view: View, picked: Picked, joker: int, wanted: set[int], lang: str
    ) -> RenderableType:
        """A joker joins or leaves; others go with it where it is the only way to them."""

        def difference(move: Move) -> int:
            return len(wanted ^ set(joker_cells(jokers_in(move))))

        fitting = [
            move
            for move in self._moves_of(view, picked.cell)
            if (joker in joker_cells(jokers_in(move))) == (joker in wanted)
        ]
        if fitting:
            return self._light(view, picked.cell, min(fitting, key=difference), lang)
        return self._refuse(view, picked.cell, wanted, lang)

    def _light(self, view: View, cell: int, move: Move, lang: str) -> RenderableType:
        self._picked = Picked(view.turn, cell, move)
        return Group(Control.clear(), Control.home(), self.draw(view, self._names, lang))

    def _refuse(self, view: View, cell: int, jokers: set[int], lang: str) -> RenderableType:
        """Why these tokens cannot be taken, by the rule's number."""
        state = GAME.imagine(view, seeded(0))
        refusal = GAME.why_not(state, view.seat, move_of(cell, jokers))
        return Text(refusal_text(GAME, refusal, self._names, lang), "bold")

    def _say(self, name: str, view: View, lang: str, **facts: object) -> RenderableType:
        example = cell_text(view.legal[0] % MOVE_CELL)
        return Text(tr(lang, f"terminal-tsvetariki-{name}", example=example, **facts), "bold")

    # -- parts of the table ----------------------------------------------------------------------

    def _board(self, view: View) -> Text:
        """The board with colours and letters; what would be taken stands in brackets."""
        picked = self._picked_in(view)
        lit = group_cells(view, picked.move) if picked else ()
        lines = [Text("    " + "".join(f" {letter} " for letter in RAMP_LETTERS), QUIET)]
        for height in range(HEIGHT - 1, -1, -1):
            line = Text(f" {height + 1:2} ", QUIET)
            for ramp in range(RAMPS):
                token = token_on(view, ramp * CELL + height)
                if token < 0:
                    line.append(" · ", QUIET)
                else:
                    letter = TOKENS[token]
                    line.append_text(piece(letter, FILLS[letter], ramp * CELL + height in lit))
            lines.append(line)
        return Text("\n").join(lines)

    def _players(self, view: View, names: Sequence[str], lang: str) -> Text:
        """Whose turn it is, the colours one knows, what everybody took, what is left."""
        table, own = VIEWS.public(view), VIEWS.private(view)
        lines: list[Text] = []
        for seat, player in enumerate(table.players):
            colours = (own.colours[seat] if own else player.colours) or ()
            lines.append(self._player(view, seat, colours, names, lang))
            lines.append(_counts(tr(lang, "terminal-tsvetariki-taken"), player.taken))
        lines.append(_counts(tr(lang, "terminal-tsvetariki-left"), table.left))
        return Text("\n").join(lines)

    def _player(
        self, view: View, seat: Seat, known: Sequence[str], names: Sequence[str], lang: str
    ) -> Text:
        name = Text(names[seat])
        name.truncate(NAME_WIDTH, overflow="ellipsis")
        if seat == view.seat:
            name = Text(tr(lang, "terminal-tsvetariki-you", who=name.plain), "bold")
        pieces = [piece(letter, FILLS[letter]) for letter in known]
        colours = Text(" ").join(pieces) if pieces else Text("?", QUIET)
        return Text.assemble("► " if seat in view.to_act else "  ", name, "  ", colours)

    def _hint(self, view: View, lang: str) -> Text:
        picked = self._picked_in(view)
        if not picked:
            example = cell_text(view.legal[0] % MOVE_CELL)
            return Text(f" {tr(lang, 'terminal-tsvetariki-point', example=example)}")
        notation = GAME.move_text(picked.move)
        words = self.describe_move(view, picked.move, self._names, lang).words
        told = tr(lang, "terminal-tsvetariki-confirm", group=words, move=notation)
        return Text.assemble(" ", (told, "bold"), self._joker_hint(view, picked, lang))

    def _joker_hint(self, view: View, picked: Picked, lang: str) -> str:
        """T-8: the jokers that can still join or leave."""
        if view.options["jokers"] == "join":
            return ""
        ramps = view.record[0]["ramps"]
        group = np.zeros_like(ramps)
        group_of(ramps, picked.move, group)
        every = [cell for cell in CELL_BY_TEXT.values() if token_on(view, cell) == JOKER]
        near = [cell for cell in every if has_cell(group, cell) or touches(group, cell)]
        if not near:
            return ""
        cells = joined([cell_text(cell) for cell in near], lang)
        return "\n " + tr(lang, "terminal-tsvetariki-jokers", cells=cells, count=len(near))


def _counts(label: str, counts: Counts) -> Text:
    """Tokens by kind, those that are there."""
    pieces = [
        piece(f"{kind}{count}", FILLS[kind]) for kind, count in to_builtins(counts).items() if count
    ]
    return Text.assemble("    ", (f"{label} ", QUIET), Text("").join(pieces))

"""A screen for any game: its view as labelled values, its moves as a numbered list.

What a game brings are words, and each may be missing: `<game>-view-<field>` names a field of the
view, `<game>-view-<field>-<value>` a value of it, `<game>-move-<word>` says a move (`$second`,
`$third`, … are the further words of its notation). What has no words stands as it is called.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from igroteka.i18n import has_message, tr
from igroteka.model import Game, Move, Options, View
from igroteka.rulebook import short
from igroteka.terminal.screen import QUIET, Choice, Screen

SHOWN_OTHERWISE = ("seat", "turn", "to_act")  # by the mark before a name, and in the head
PLAYERS = "players"  # a list of what everybody knows of each
SEAT = "seat"  # a field with such an end holds a number of a seat
BETWEEN = " · "
PLACES = ("second", "third", "fourth", "fifth")


class GeneralScreen(Screen):
    """A game without a screen of its own."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def title(self, options: Options, lang: str) -> str:
        return tr(lang, f"{self._game.id}-title")

    def draw(self, view: View, names: Sequence[str], lang: str) -> RenderableType:
        facts = {"title": self.title(view.options, lang), "turn": view.turn}
        head = Rule(tr(lang, "terminal-general-head", **facts), align="left", style=QUIET)
        seen = self._game.describe(view)
        words = _Words(self._game.id, names, lang)
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(style=QUIET, no_wrap=True)
        grid.add_column()
        for name, value in seen.items():
            if name not in (*SHOWN_OTHERWISE, PLAYERS):
                grid.add_row(f" {words.label(name)}", words.block(name, value))
        players = seen.get(PLAYERS) or [{}] * len(names)
        return Group(head, _seats(view, players, words), grid)

    def describe_move(self, view: View, move: Move, names: Sequence[str], lang: str) -> Choice:
        first, *further = self._game.move_text(move).split()
        id = f"{self._game.id}-move-{_word(first)}"
        if not has_message(lang, id):
            return Choice("")
        return Choice(tr(lang, id, **dict(zip(PLACES, further, strict=False))))

    def rules(self, options: Options, lang: str) -> Sequence[RenderableType]:
        parts = short(self._game, options, lang)
        return [
            Rule(self.title(options, lang), align="left"),
            *(Text(f"{part}\n") for part in parts),
        ]


def _seats(view: View, players: Sequence[Mapping[str, Any]], words: "_Words") -> Table:
    """Everybody at the table, who is to act, and what is known of each."""
    fields = list(dict.fromkeys(name for player in players for name in player))
    grid = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(2 + len(fields)):
        grid.add_column()
    grid.add_row("", "", *(Text(words.label(name), QUIET) for name in fields))
    for seat, player in enumerate(players):
        name = Text(words.names[seat], "bold" if seat == view.seat else "")
        values = (words.block(field, player.get(field)) for field in fields)
        grid.add_row(" ►" if seat in view.to_act else "  ", name, *values)
    return grid


class _Words:
    """Values of a view in the words of a language."""

    def __init__(self, game: str, names: Sequence[str], lang: str) -> None:
        self._game, self.names, self._lang = game, names, lang

    def label(self, name: str) -> str:
        """What a field is called."""
        return self._message(f"view-{_word(name)}") or name.replace("_", " ")

    def block(self, name: str, value: object) -> RenderableType:
        """A value, over several lines if it has them."""
        if isinstance(value, list) and _is_drawing(cast(list[object], value)):
            return Text("\n".join(cast(list[str], value)))
        if isinstance(value, list) and any(isinstance(one, dict) for one in cast(list[Any], value)):
            return Text("\n".join(self.text(name, one) for one in cast(list[object], value)))
        return Text(self.text(name, value))

    def text(self, name: str, value: object) -> str:
        """A value in one line."""
        if value is None or value == [] or value == {}:
            return tr(self._lang, "terminal-general-none")
        if isinstance(value, bool):
            return tr(self._lang, "terminal-general-flag", value="yes" if value else "no")
        if isinstance(value, int) and name.endswith(SEAT) and 0 <= value < len(self.names):
            return self.names[value]
        if isinstance(value, list | tuple):
            return ", ".join(self.text(name, one) for one in cast(Sequence[object], value))
        if isinstance(value, dict):
            parts = cast(dict[str, object], value).items()
            return BETWEEN.join(
                f"{self.label(part)}: {self.text(part, one)}" for part, one in parts
            )
        return self._message(f"view-{_word(name)}-{_word(str(value))}") or str(value)

    def _message(self, id: str) -> str | None:
        full = f"{self._game}-{id}"
        return tr(self._lang, full) if has_message(self._lang, full) else None


def _is_drawing(value: list[object]) -> bool:
    """Whether texts are the rows of a board: several, equally long, more than a sign each."""
    texts = [one for one in value if isinstance(one, str)]
    lengths = {len(text) for text in texts}
    return len(texts) == len(value) > 2 and len(lengths) == 1 and min(lengths) > 3


def _word(text: str) -> str:
    """A text as a part of a message's id."""
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")

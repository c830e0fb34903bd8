"""One-Eyed Jack in the terminal: the board with cards, chips and finished lines, and the hand."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from igroteka.games.jack.face.game import Jack
from igroteka.games.jack.face.notation import parse_card, parts_of
from igroteka.games.jack.face.views import VIEWS, Player, PrivateView, PublicView
from igroteka.games.jack.face.words import SUIT_SIGNS, short_card
from igroteka.games.jack.rules.moves import DEAD, PUT, SHIFT, TAKE, TWIN
from igroteka.games.jack.rules.pieces import (
    CARD_BY_TEXT,
    CARD_TEXTS,
    JACKS,
    ONE_EYED,
    SIZE,
    SQUARE_BY_TEXT,
    SQUARE_TEXTS,
    TO_WIN,
    TWO_EYED,
)
from igroteka.i18n import tr
from igroteka.model import Move, Options, View
from igroteka.rng import seeded
from igroteka.terminal.screen import DARK, LIGHT, QUIET, Choice, Screen, contrast, joined

JACK = Jack()
# A side has a colour and a sign, so that nobody needs the colour.
FILLS = {"B": "#26221c", "R": "#b3001b", "G": "#e0a800"}
SIGNS = {"B": "●", "R": "○", "G": "◆"}
PROTECTED = "="  # before a chip of a finished sequence
IN_REACH = "+"  # a free square that a card of the hand shows
RED_SUITS = SUIT_SIGNS["D"] + SUIT_SIGNS["H"]
PANEL_WIDTH = 26  # what the board leaves of 80
MOST_LISTED = 16  # more are easier to point at


class JackScreen(Screen):
    """One-Eyed Jack / «Одноглазый валет»."""

    untold = frozenset({"jack-event-hand", "jack-event-draw"})

    def title(self, options: Options, lang: str) -> str:
        return tr(lang, "jack-title")

    def draw(self, view: View, names: Sequence[str], lang: str) -> RenderableType:
        table, own = VIEWS.public(view), VIEWS.private(view)
        title = self.title(view.options, lang)
        facts = {"title": title, "turn": table.turn, "deck": table.deck_size}
        head = Rule(tr(lang, "terminal-jack-head", **facts), align="left", style=QUIET)
        beside = Table.grid(padding=(0, 1, 0, 0))
        beside.add_column(no_wrap=True)
        beside.add_column(no_wrap=True, width=PANEL_WIDTH)
        beside.add_row(_board(view, table), _panel(view, table, names, lang))
        rows: list[RenderableType] = [head, beside]
        if own is not None:
            rows.append(_hand(view, own, lang))
        return Group(*rows)

    def listed(self, view: View) -> Sequence[Move]:
        """All moves if they are few; otherwise without those of jacks, which reach everywhere."""
        if len(view.legal) <= MOST_LISTED:
            return view.legal
        plain = [move for move in view.legal if not JACKS >> parts_of(move)[1] & 1]
        return plain or view.legal

    def describe_move(self, view: View, move: Move, names: Sequence[str], lang: str) -> Choice:
        kind, card, square, to = parts_of(move)
        words = tr(
            lang,
            "terminal-jack-do",
            kind=_KINDS.get(kind, JACK.move_text(move)),
            card=short_card(CARD_TEXTS[card]),
            square=SQUARE_TEXTS[square].upper(),
            to=SQUARE_TEXTS[to].upper(),
        )
        leads_to = _result(view, move, lang)
        return Choice(words, leads_to, leads_to)

    def rules(self, options: Options, lang: str) -> Sequence[RenderableType]:
        names = ["goal", "turn", "jacks", "dead", "twins", "corners", "share", "end"]
        if options["strict_draw"]:
            names.append("late")
        needed = int(TO_WIN[int(options["teams"])])
        blocks: list[RenderableType] = [Rule(self.title(options, lang), align="left")]
        for name in [*names, "signs", "notation"]:
            text = tr(lang, f"jack-short-{name}", needed=needed)
            blocks.append(Text(f"{text}\n"))
        return blocks

    def interpret(self, text: str, view: View, lang: str) -> Move | RenderableType | None:
        """A square or a card alone means the one thing that can be done with it."""
        words = text.lower().split()
        if len(words) == 1 and words[0] in SQUARE_BY_TEXT:
            return _only(_moves_to(view, SQUARE_BY_TEXT[words[0]]), words[0].upper(), lang)
        card = _card(words[0]) if words else None
        if card is None:
            return None
        if len(words) == 1:
            moves = [move for move in view.legal if parts_of(move)[1] == card and move]
            return _only(moves, short_card(CARD_TEXTS[card]), lang)
        if len(words) == 2 and ONE_EYED >> card & 1 and words[1] in SQUARE_BY_TEXT:
            return JACK.parse_move(f"{words[0]} x {words[1]}")
        return None


_KINDS = {PUT: "put", TAKE: "take", DEAD: "dead", TWIN: "twin", SHIFT: "shift"}


def _card(word: str) -> int | None:
    """The card a word means, if any."""
    known = word.upper().replace("10", "T")
    return parse_card(word) if known in CARD_BY_TEXT else None


def _moves_to(view: View, square: int) -> list[Move]:
    """What can be done on a square; a jack or a pair only if no single card does it."""
    moves = [
        move
        for move in view.legal
        if parts_of(move)[0] in (PUT, TAKE, TWIN) and parts_of(move)[2] == square
    ]
    plain = [m for m in moves if parts_of(m)[0] == PUT and not JACKS >> parts_of(m)[1] & 1]
    return plain or moves


def _only(moves: list[Move], what: str, lang: str) -> Move | RenderableType | None:
    """The move if there is one; what to say if there are several."""
    if len(moves) < 2:
        return moves[0] if moves else None
    texts = joined([JACK.move_text(move) for move in moves[:6]], lang)
    return Text(tr(lang, "terminal-jack-which", what=what, moves=texts), "bold")


def _result(view: View, move: Move, lang: str) -> str:
    """Plays the move on a table that looks like this one; nothing hidden bears on it."""
    state = JACK.imagine(view, seeded(0))
    JACK.apply(state, view.seat, move)
    before, after = view.record[0], state[0]
    if after["winner"] >= 0:
        own = after["winner"] == view.seat % int(before["sides"])
        return tr(lang, "terminal-jack-then", result="win" if own else "lose")
    if (after["sequences"] > before["sequences"]).any():
        return tr(lang, "terminal-jack-then", result="line")
    return ""


# -- parts of the table --------------------------------------------------------------------------


def _ink(fill: str) -> str:
    return max((LIGHT, DARK), key=lambda ink: contrast(ink, fill))


def _board(view: View, table: PublicView) -> Text:
    """Ten rows of ten: sign of the chip and the card under it; `=` finished, `+` in reach."""
    reach = _reach(view)
    protected = set(table.protected)
    text = Text("    " + "".join(f"{letter:^5}" for letter in "ABCDEFGHIJ"), QUIET)
    for row in range(SIZE):
        text.append(f"\n{row + 1:2} ", QUIET)
        layout = table.layout[row].split()
        for column in range(SIZE):
            name = SQUARE_TEXTS[row * SIZE + column]
            text.append_text(
                _square(layout[column], table.board[row][column], name in protected, name in reach)
            )
    return text


def _square(shown: str, mark: str, protected: bool, in_reach: bool) -> Text:
    if shown == "XX":
        return Text("  ***", "bold")
    card = f"{short_card(shown):>3}"
    if mark in SIGNS:
        style = f"{_ink(FILLS[mark])} on {FILLS[mark]}{' bold' if protected else ''}"
        return Text.assemble(PROTECTED if protected else " ", (f"{SIGNS[mark]}{card}", style))
    suit = "red" if card[-1] in RED_SUITS else ""
    style = f"bold {suit}" if in_reach else suit or QUIET
    return Text.assemble(" ", (f"{IN_REACH if in_reach else ' '}{card}", style))


def _reach(view: View) -> set[str]:
    """Free squares that a card of the hand shows and may fill now."""
    puts = [parts_of(move) for move in view.legal if parts_of(move)[0] == PUT]
    return {SQUARE_TEXTS[square] for _, card, square, _ in puts if not JACKS >> card & 1}


def _panel(view: View, table: PublicView, names: Sequence[str], lang: str) -> Text:
    """Sides with their sequences and chips, then players with their hands."""
    lines: list[Text] = []
    for side in table.sides:
        letter = side.side
        done = len(side.sequences)
        name = tr(lang, "jack-side-name", side=letter)
        lines.append(
            Text.assemble(
                (f" {SIGNS[letter]} ", f"{_ink(FILLS[letter])} on {FILLS[letter]}"),
                f" {name} {done}/{table.needed}",
                (f" · {side.supply}", QUIET),
            )
        )
    lines.append(Text(tr(lang, "terminal-jack-panel"), QUIET))
    for seat, player in enumerate(table.players):
        lines.append(_player(view, seat, player, names[seat], lang))
    return Text("\n").join(lines)


def _player(view: View, seat: int, player: Player, who: str, lang: str) -> Text:
    you = f" ({tr(lang, 'terminal-jack-you')})" if seat == view.seat else ""
    due = f"+{player.due}" if player.due else ""
    name = Text(who, "bold" if you else "")
    name.truncate(PANEL_WIDTH - 10 - len(you), overflow="ellipsis")
    mark = "►" if seat in view.to_act else " "
    return Text.assemble(
        f"{mark}{SIGNS[player.side]} ", name, you, (f"  {player.hand_size}{due}", QUIET)
    )


def _hand(view: View, own: PrivateView, lang: str) -> Text:
    """Each card once, with the squares it can go to or what else it does."""
    if not own.hand:
        return Text(f" {tr(lang, 'terminal-jack-hand')} {tr(lang, 'terminal-jack-empty-hand')}")
    moves = [parts_of(move) for move in view.legal]
    parts: list[Text] = []
    for text in dict.fromkeys(own.hand):
        card = CARD_BY_TEXT[text]
        squares = [SQUARE_TEXTS[sq].upper() for kind, c, sq, _ in moves if (kind, c) == (PUT, card)]
        use = " ".join(squares)
        if TWO_EYED >> card & 1:
            use = tr(lang, "terminal-jack-use", use="anywhere")
        elif ONE_EYED >> card & 1:
            use = tr(lang, "terminal-jack-use", use="take")
        elif any((kind, c) == (DEAD, card) for kind, c, _, _ in moves):
            use = tr(lang, "terminal-jack-use", use="dead")
        copies = "×2" if own.hand.count(text) == 2 else ""
        suit = "bold red" if short_card(text)[-1] in RED_SUITS else "bold"
        parts.append(Text.assemble((f"{short_card(text)}{copies}", suit), f" {use}".rstrip()))
    line = Text(f" {tr(lang, 'terminal-jack-hand')} ")
    return line.append_text(Text("  ").join(parts))

"""What a seat sees of a table, with what its own cards offer (`offers.py`)."""

from typing import Annotated, Literal

import numpy as np
from msgspec import Struct

from igroteka.games.jack.face.board import CORNER
from igroteka.games.jack.face.notation import MOVE_WORDS
from igroteka.games.jack.face.offers import KINDS, put_finishes, put_five, put_hand_cards
from igroteka.games.jack.rules.moves import is_in
from igroteka.games.jack.rules.pieces import (
    CARD_TEXTS,
    CARDS,
    CORNERS_LOWER,
    CORNERS_UPPER,
    HALF,
    SIDES,
    SIZE,
    SQUARE_TEXTS,
    SQUARES,
    SUPPLY,
    TO_WIN,
)
from igroteka.games.jack.rules.piles import size_of
from igroteka.games.jack.rules.setup import side_of
from igroteka.json_writer import NULL, parts, put, words
from igroteka.kernel import kernel, lowest, popcount
from igroteka.model import PrivateView as Private
from igroteka.model import PublicView as Public
from igroteka.model import Seat
from igroteka.model.compiled_views import CompiledViews

FREE, CORNER_MARK, FIRST_SIDE = range(3)  # what a square of the board may show

Card = Annotated[str, words("Card", CARD_TEXTS, "A card: rank and suit, `TH`.")]
Square = Annotated[
    str, words("Square", SQUARE_TEXTS, "A square: column, and row from the top, `h10`.")
]
Side = Annotated[Literal["B", "R", "G"], words("Side", SIDES, "A side: black, red or gold.")]
Kind = Annotated[Literal["plain", "two-eyed", "one-eyed"], words("Kind", KINDS)]
LayoutRow = Annotated[
    str, parts("LayoutRow", (*CARD_TEXTS, CORNER), " ", "Ten cards, `XX` in a corner.")
]
BoardRow = Annotated[
    str,
    parts(
        "BoardRow", f".*{SIDES}", "", "Ten squares: `.` free, `*` a corner, or the side of a chip."
    ),
]
MoveText = Annotated[str, parts("MoveText", MOVE_WORDS, "", "A move as it is played: `4H i8`.")]


class SideInfo(Struct, frozen=True):
    """One side of the match."""

    side: Side  # its letter
    first_card: Card | None  # J-6: what it drew last for the first turn
    supply: int  # J-3: chips that are not on the board
    sequences: tuple[tuple[Square, ...], ...]  # J-17: the fives that count, in order of finishing


class Player(Struct, frozen=True):
    """What everybody knows of a player."""

    side: Side  # J-5: whose chips they put
    hand_size: int  # cards in hand
    due: int  # J-14: cards still to be drawn after the last move


class HandCard(Struct, frozen=True):
    """A card of the own hand; twins are one entry."""

    card: Card  # which
    count: int  # how many of it, one or two
    kind: Kind  # J-2: what it does
    squares: tuple[Square, ...]  # J-1: the two squares that show it; none for a jack
    dead: bool  # J-11: chips stand on both


class Line(Struct, frozen=True):
    """J-16: a five that a move would finish."""

    side: Side  # whose it would be
    squares: tuple[Square, ...]  # its five squares


class PublicView(Public, frozen=True):
    """What everybody may know."""

    layout: tuple[LayoutRow, ...]  # J-1: the card of each square, row by row
    board: tuple[BoardRow, ...]  # the chips, row by row
    sides: tuple[SideInfo, ...]  # in the order of turns
    needed: int  # J-18: sequences that win
    protected: tuple[Square, ...]  # J-10: chips that cannot be taken or shifted
    players: tuple[Player, ...]  # by seat
    dead_used: bool  # J-11: a dead card was replaced in this turn
    discards: tuple[Card, ...]  # face up beside the board, by suit and rank
    deck_size: int  # cards in the deck
    reshuffles: int  # J-15: how often the discards became the deck
    actor: Seat | None  # whose turn it is; null before the deal and at the end


class PrivateView(Private, frozen=True):
    """What a seat may know besides."""

    hand: tuple[Card, ...]  # the own cards, by suit and rank
    cards: tuple[HandCard, ...]  # the same, each with what it can do
    finishes: dict[MoveText, tuple[Line, ...]]  # J-16: own moves that would finish sequences


@kernel
def public(views, j, row, n):
    """What everybody may know, as `PublicView` has it."""
    v = views[j]
    n = put_layout(row, n, v)
    n = put_board(row, n, v)
    n = put(row, n, v["sides"])
    for side in range(v["sides"]):
        n = put_side(row, n, v, side)
    n = put(row, n, int(TO_WIN[v["sides"]]))
    n = put_squares(row, n, v["protected"])
    n = put(row, n, v["players"])
    for seat in range(v["players"]):
        n = put(row, n, side_of(v, seat))
        n = put(row, n, v["hand_size"][seat])
        n = put(row, n, v["due"][seat])
    n = put(row, n, v["dead_used"])
    n = put_pile(row, n, v["discards"])
    n = put(row, n, v["deck_size"])
    n = put(row, n, v["reshuffles"])
    return put(row, n, v["actor"] if v["actor"] >= 0 else NULL)


@kernel
def private(views, j, row, n):
    """What a seat may know besides, as `PrivateView` has it."""
    n = put_pile(row, n, views[j]["own_hand"])
    n = put_hand_cards(row, n, views[j])
    return put_finishes(row, n, views, j)


@kernel
def put_layout(row, n, v):
    shown = np.full(SQUARES, CARDS)  # the word after those of the cards: a corner
    for card in range(CARDS):
        for which in range(2):
            square = int(v["square"][card, which])
            if square >= 0:
                shown[square] = card
    n = put(row, n, SIZE)
    for square in range(SQUARES):
        if square % SIZE == 0:
            n = put(row, n, SIZE)
        n = put(row, n, shown[square])
    return n


@kernel
def put_board(row, n, v):
    n = put(row, n, SIZE)
    for square in range(SQUARES):
        if square % SIZE == 0:
            n = put(row, n, SIZE)
        mark = CORNER_MARK if is_in(CORNERS_UPPER, CORNERS_LOWER, square) else FREE
        for side in range(v["sides"]):
            if is_in(v["chips"][side, 0], v["chips"][side, 1], square):
                mark = FIRST_SIDE + side
        n = put(row, n, mark)
    return n


@kernel
def put_side(row, n, v, side):
    n = put(row, n, side)
    n = put(row, n, v["first_card"][side] if v["first_card"][side] >= 0 else NULL)
    on_board = popcount(v["chips"][side, 0]) + popcount(v["chips"][side, 1])
    n = put(row, n, int(SUPPLY[side]) - on_board)
    n = put(row, n, v["sequences"][side])
    for place in range(v["sequences"][side]):
        n = put_five(row, n, int(v["finished"][side, place]))
    return n


@kernel
def put_squares(row, n, squares):
    """A set of squares, row by row."""
    n = put(row, n, popcount(squares[0]) + popcount(squares[1]))
    for half in range(2):
        rest = squares[half]
        while rest:
            n = put(row, n, half * HALF + lowest(rest))
            rest &= rest - 1
    return n


@kernel
def put_pile(row, n, pile):
    """A pile of cards, twins side by side."""
    n = put(row, n, size_of(pile))
    rest = pile[0]
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        n = put(row, n, card)
        if pile[1] >> card & 1:
            n = put(row, n, card)
    return n


VIEWS = CompiledViews(PublicView, PrivateView, public, private)

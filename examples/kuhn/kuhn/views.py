"""What a seat sees of a table of Kuhn poker; the comments are its reference."""

from msgspec import Struct

from igroteka.model import PrivateView as Private
from igroteka.model import PublicView as Public
from igroteka.model import View, Views
from kuhn.rules import CARDS, HIDDEN, NOBODY, OVER

TEXTS = (*CARDS, None)  # HIDDEN is the last


class Player(Struct, frozen=True):
    """What everybody knows of a player."""

    card: str | None  # K-6: shown at the end if nobody folded
    chips: int  # in the pot


class PublicView(Public, frozen=True):
    """What everybody may know."""

    pot: int  # all chips in it
    players: tuple[Player, ...]  # by seat


class PrivateView(Private, frozen=True):
    """What a seat may know besides."""

    card: str | None  # K-2: the own card; null before the deal


def public(view: View) -> PublicView:
    v = view.record[0]
    shown = v["phase"] == OVER and v["folded"] == NOBODY
    cards = [TEXTS[card if shown else HIDDEN] for card in v["card"]]
    players = tuple(map(Player, cards, chips := v["chips"].tolist()))
    return PublicView(view.turn, view.to_act, sum(chips), players)


def private(view: View) -> PrivateView:
    return PrivateView(TEXTS[view.record[0]["card"][view.seat]])


VIEWS = Views(PublicView, PrivateView, public, private)

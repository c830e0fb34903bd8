"""A table to try the rules of Red7 at: chosen deals, short positions, steps by their text."""

from collections.abc import Sequence
from typing import Any

import pytest

from igroteka.games import GAMES
from igroteka.games.red7.rules.pieces import CARD_BY_TEXT, CARD_TEXTS
from igroteka.match import Match
from igroteka.model import SPECTATOR, Illegal, Seat, State

RED7 = GAMES["red7"]
PASS = RED7.parse_move("pass")
DONE = RED7.parse_move("done")
EDITIONS = ("red7", "spectra")


class Deals:
    """Deals what a test wants.

    One text a chance step: `"6o 2i / 7r / 4o 6y"` are two hands and the first palette cards;
    hands are filled up with cards that no later text names, as far as there are any. `"5v"` is a
    card drawn.
    """

    def __init__(self, *script: str) -> None:
        self.script = list(script)

    def deal(self, step: int, pile: Sequence[int], count: int) -> tuple[int, ...]:
        groups = [cards.split() for cards in self.script.pop(0).split("/")]
        named = {card for group in groups for card in group}
        assert named <= {CARD_TEXTS[item] for item in pile}, "only cards of the pile can come"
        later = set(" ".join(self.script).replace("/", " ").split())
        spare = [text for text in (CARD_TEXTS[item] for item in pile) if text not in named]
        spare.sort(key=lambda text: text in later)
        for hand in groups[:-1]:
            while len(hand) < 7:
                hand.append(spare.pop(0))
        items = [CARD_BY_TEXT[text] for group in groups for text in group]
        assert len(items) == count
        return tuple(items)


def match_of(*deals: str, **options: object) -> Match:
    """A match with chosen cards; as many players as there are hands in the first deal."""
    options.setdefault("players", deals[0].count("/"))
    return Match(RED7, RED7.parse_options(options), Deals(*deals))


def play(match: Match, *turns: str) -> None:
    """Whole turns as a record writes them: `"0: palette 2g, canvas 1g"`."""
    for text in turns:
        seat, steps = text.split(": ")
        turn = match.turn
        for step in steps.split(", "):
            match.play(int(seat), RED7.parse_move(step))
        if match.turn == turn and DONE in match.legal(int(seat)):
            match.play(int(seat), DONE)


def seen(match: Match, seat: Seat = SPECTATOR) -> dict[str, Any]:
    return RED7.describe(match.view(seat))


def steps_of(match: Match) -> set[str]:
    """What the player to move may do."""
    return {RED7.move_text(move) for seat in match.to_act() for move in match.legal(seat)}


def refused_by(match: Match, text: str) -> str:
    """The rule that refuses the last step of a turn; what comes before is legal."""
    seat, steps = text.split(": ")
    *first, last = steps.split(", ")
    for step in first:
        match.play(int(seat), RED7.parse_move(step))
    with pytest.raises(Illegal) as caught:
        match.play(int(seat), RED7.parse_move(last))
    return caught.value.refusal.rule


def position(rule: str, palettes: str, hand: str, **more: object) -> dict[str, object]:
    """A position in short: `palettes` is «2v 3b / 7r», seat 0 is to move."""
    cards = [palette.split() for palette in palettes.split("/")]
    return {"rule": rule, "palettes": cards, "seat": 0, "hand": hand.split(), **more}


def state_of(asked: dict[str, object], *others: str, **fields: int) -> State:
    """A position as a state, with hands for the seats 1, 2, … and some fields set."""
    state, _ = RED7.set_up(asked)
    for seat, hand in enumerate(others, 1):
        cards = sum(1 << CARD_BY_TEXT[text] for text in hand.split())
        state[0]["hand"][seat] = cards
        state[0]["deck"] &= ~cards
    for name, value in fields.items():
        state[0][name] = value
    return state


def do(state: State, seat: Seat, *steps: str) -> State:
    """Steps of one seat, all of them legal; `[5v]` is a card that comes."""
    for text in steps:
        if text.startswith("["):
            RED7.chance(state, [RED7.parse_item(text.strip("[]"))])
            continue
        move = RED7.parse_move(text)
        assert move in RED7.legal(state, seat), f"{text} is not legal"
        RED7.apply(state, seat, move)
    return state


def legal_steps(state: State, seat: Seat = 0) -> set[str]:
    return {RED7.move_text(move) for move in RED7.legal(state, seat)}

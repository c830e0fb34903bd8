"""Events of Red7: what happened, told from the state before and after."""

from functools import cache
from typing import Any

from igroteka.games.red7.rules.lead import points_of
from igroteka.games.red7.rules.pieces import CARD_TEXTS, COLOURS, MAX_PLAYERS, texts_of
from igroteka.games.red7.rules.state import DEAL, OVER, THREE_CARD
from igroteka.games.red7.rules.turn import (
    CANVAS_CARD,
    DRAW_CARD,
    KIND,
    PALETTE,
    PASS,
    SEAT,
    SEVEN_CARD,
    TUCK,
)
from igroteka.kernel import kernel
from igroteka.model import Event, Move, Seat, State

Table = Any  # one record of a state
ALL_SEATS = (1 << MAX_PLAYERS) - 1
ENDED = 1 << MAX_PLAYERS  # the round
DEALT = ENDED << 1


def events(before: State, seat: Seat, done: Move | tuple[int, ...], after: State) -> list[Event]:
    """What happened by a move or by what chance brought, with the right audience."""
    changed = _changed(before, 0, after, 0)  # asking records field by field is slow
    if changed == DEALT:
        return _dealt(after[0])
    if isinstance(done, tuple):
        seat = int(before["actor"][0])
        told = [_drew(seat, done[0])]
    else:
        told = _moved(before, seat, done)
    if changed & ALL_SEATS:
        told += _went_out(before[0], seat, done, changed & ALL_SEATS)
    return told + _round_end(after[0]) if changed & ENDED else told


@kernel
def _changed(befores, i, afters, j):
    """DEALT, or the seats that went out of the round, as bits, and whether it ENDED."""
    before, after = befores[i], afters[j]
    if before["phase"] == DEAL:
        return DEALT
    if after["round"] == before["round"] and after["phase"] != OVER:
        return before["alive"] & ~after["alive"]
    return before["alive"] & ~(1 << after["won_by"]) | ENDED


def _dealt(after: Table) -> list[Event]:
    players = int(after["players"])
    first = int(after["actor"])
    opening = tuple(texts_of(after["palette"][seat])[0] for seat in range(players))
    told = [Event("red7-event-deal", first, {"round": int(after["round"]), "cards": opening})]
    for seat in range(players):
        hand = tuple(texts_of(after["hand"][seat]))
        size = len(hand)
        told.append(
            Event("red7-event-hand", seat, {"size": size, "cards": ()}, {"cards": hand}, (seat,))
        )
    return told


@cache
def _drew(seat: Seat, card: int) -> Event:
    return Event("red7-event-draw", seat, {"card": None}, {"card": CARD_TEXTS[card]}, (seat,))


def _moved(before: State, seat: Seat, move: Move) -> list[Event]:
    if move // KIND == DRAW_CARD:
        return _drew_known(before[0], seat)
    return list(_did(seat, move))


@cache  # a few hundred moves are all there are
def _did(seat: Seat, move: Move) -> tuple[Event, ...]:
    kind, card = divmod(move, KIND)
    text = CARD_TEXTS[card % SEAT]
    if kind == PALETTE:
        return (Event("red7-event-palette", seat, {"card": text}),)
    if kind in (CANVAS_CARD, SEVEN_CARD):
        id = "red7-event-canvas" if kind == CANVAS_CARD else "red7-event-seven"
        return (Event(id, seat, {"card": text, "rule": text[1]}),)
    if kind == TUCK:
        return (Event("red7-event-tuck", seat, {"card": text, "from_seat": card // SEAT}),)
    if kind == PASS:
        return (Event("red7-event-pass", seat),)
    return ()


def _drew_known(before: Table, seat: Seat) -> list[Event]:
    """R-16: what lies on top of the deck face up; what is hidden is told when it has come."""
    if not before["tucked_size"]:
        return []
    known = CARD_TEXTS[before["tucked"][before["tucked_size"] - 1]]
    return [Event("red7-event-draw", seat, {"card": known})]


def _went_out(before: Table, mover: Seat, done: Move | tuple[int, ...], gone: int) -> list[Event]:
    """R-6, R-7, R-16: who is out now, and why; a pass speaks for itself."""
    told: list[Event] = []
    drew = before["phase"] == THREE_CARD or (
        not isinstance(done, tuple) and done // KIND == DRAW_CARD
    )
    for step in range(1, int(before["players"]) + 1):
        seat = (mover + step) % int(before["players"])
        if not gone >> seat & 1:
            continue
        if seat == mover:
            if drew:
                told.insert(0, Event("red7-event-out-draw", seat))
            elif done != PASS * KIND:
                told.insert(0, Event("red7-event-out-one", seat))
        else:
            told.append(Event("red7-event-out-empty", seat))
    return told


def _round_end(after: Table) -> list[Event]:
    """R-8, R-19: who won the round and what it brought."""
    winner = int(after["won_by"])
    rule = COLOURS[after["won_rule"]]
    if not after["advanced"]:
        return [Event("red7-event-won", winner, {"rule": rule})]
    cards = int(after["won_cards"])
    facts = {
        "rule": rule,
        "cards": tuple(texts_of(cards)),
        "points": points_of(cards),
        "total": points_of(int(after["scored"][winner])),
    }
    return [Event("red7-event-scored", winner, facts)]

"""Events of Red7: what happened, told from the state before and after."""

from typing import Any

from igroteka.games.red7.lead import points_of
from igroteka.games.red7.pieces import CARD_TEXTS, COLOURS, texts_of
from igroteka.games.red7.state import DEAL, OVER, THREE_CARD
from igroteka.games.red7.turn import (
    CANVAS_CARD,
    DRAW_CARD,
    KIND,
    PALETTE,
    PASS,
    SEAT,
    SEVEN_CARD,
    TUCK,
)
from igroteka.model import Event, Move, Seat

Table = Any  # one record of a state


def events(before: Table, seat: Seat, done: Move | tuple[int, ...], after: Table) -> list[Event]:
    """What happened by a move or by what chance brought, with the right audience."""
    if before["phase"] == DEAL:
        return _dealt(after)
    if isinstance(done, tuple):
        told = [_drew(before, done[0])]
        mover = int(before["actor"])
    else:
        told = _moved(before, seat, done)
        mover = seat
    ended = bool(after["round"] != before["round"] or after["phase"] == OVER)
    told += _went_out(before, mover, done, after, ended)
    return told + _round_end(after) if ended else told


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


def _drew(before: Table, card: int) -> Event:
    seat = int(before["actor"])
    return Event("red7-event-draw", seat, {"card": None}, {"card": CARD_TEXTS[card]}, (seat,))


def _moved(before: Table, seat: Seat, move: Move) -> list[Event]:
    kind, card = divmod(move, KIND)
    text = CARD_TEXTS[card % SEAT]
    if kind == PALETTE:
        return [Event("red7-event-palette", seat, {"card": text})]
    if kind in (CANVAS_CARD, SEVEN_CARD):
        id = "red7-event-canvas" if kind == CANVAS_CARD else "red7-event-seven"
        return [Event(id, seat, {"card": text, "rule": text[1]})]
    if kind == TUCK:
        return [Event("red7-event-tuck", seat, {"card": text, "from_seat": card // SEAT})]
    if kind == DRAW_CARD and before["tucked_size"]:
        known = CARD_TEXTS[before["tucked"][before["tucked_size"] - 1]]
        return [Event("red7-event-draw", seat, {"card": known})]
    if kind == PASS:
        return [Event("red7-event-pass", seat)]
    return []


def _went_out(
    before: Table, mover: Seat, done: Move | tuple[int, ...], after: Table, ended: bool
) -> list[Event]:
    """R-6, R-7: who is out now, and why; a pass speaks for itself."""
    left = 1 << int(after["won_by"]) if ended else int(after["alive"])
    gone = int(before["alive"]) & ~left
    told: list[Event] = []
    if not gone:
        return told
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

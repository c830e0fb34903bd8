"""Events of One-Eyed Jack: what happened, told from the state before and after."""

from typing import Any

from igroteka.games.jack.face.notation import parts_of
from igroteka.games.jack.rules.moves import DEAD, PASS, PUT, SHIFT, TAKE, TWIN
from igroteka.games.jack.rules.pieces import (
    CARD_TEXTS,
    FIVE_SQUARES,
    HALF,
    SIDES,
    SQUARE_TEXTS,
    TO_WIN,
    TWO_EYED,
    copies_of,
)
from igroteka.games.jack.rules.state import DEAL, FIRST, OVER
from igroteka.model import Event, Fact, Move, Seat

Table = Any  # one record of a state


def events(before: Table, seat: Seat, done: Move | tuple[int, ...], after: Table) -> list[Event]:
    """What happened by a move or by what chance brought, with the right audience."""
    if not isinstance(done, tuple):
        told = _moved(before, seat, done) + _sequences(before, seat, after)
    elif before["phase"] == FIRST:
        told = _drawn_for_first(before, done, after)
    elif before["phase"] == DEAL:
        told = _dealt(after)
    else:
        told = _drew(before, done) + _came_late(before, after)
    return told + _reshuffled(before, after) + _ended(after)


def _drawn_for_first(before: Table, items: tuple[int, ...], after: Table) -> list[Event]:
    """J-6: what each side drew; `again` where the highest was drawn twice."""
    drawn = [side for side in range(before["sides"]) if before["contenders"] >> side & 1]
    told = [
        Event("jack-event-first-card", side, {"side": SIDES[side], "card": CARD_TEXTS[card]})
        for side, card in zip(drawn, items, strict=True)
    ]
    return [*told, Event("jack-event-first-again", None)] if after["phase"] == FIRST else told


def _dealt(after: Table) -> list[Event]:
    first = int(after["actor"])
    told = [Event("jack-event-deal", first, {"side": SIDES[first]})]
    for seat in range(int(after["players"])):
        hand = tuple(CARD_TEXTS[card] for card in copies_of(*after["hand"][seat]))
        public: dict[str, Fact] = {"size": len(hand), "cards": ()}
        told.append(Event("jack-event-hand", seat, public, {"cards": hand}, (seat,)))
    return told


def _drew(before: Table, items: tuple[int, ...]) -> list[Event]:
    seat = int(before["drawing"])
    cards = tuple(CARD_TEXTS[card] for card in items)
    public: dict[str, Fact] = {"size": len(cards), "cards": ()}
    return [Event("jack-event-draw", seat, public, {"cards": cards}, (seat,))]


def _came_late(before: Table, after: Table) -> list[Event]:
    """J-14: who lost cards by being late."""
    drawer = int(before["drawing"])
    return [
        Event("jack-event-late", seat, {"size": int(before["due"][seat])})
        for seat in range(int(before["players"]))
        if seat != drawer and before["due"][seat] and not after["due"][seat]
    ]


def _moved(before: Table, seat: Seat, move: Move) -> list[Event]:
    kind, card, square, to = parts_of(move)
    facts: dict[str, Fact] = {"card": CARD_TEXTS[card], "square": SQUARE_TEXTS[square]}
    if kind == PUT:
        id = "jack-event-two-eyed" if TWO_EYED >> card & 1 else "jack-event-put"
        return [Event(id, seat, facts)]
    if kind == TAKE:
        return [Event("jack-event-take", seat, {**facts, "side": owner_of(before, square)})]
    if kind == DEAD:
        return [Event("jack-event-dead", seat, {"card": CARD_TEXTS[card]})]
    if kind == TWIN:
        return [Event("jack-event-twin", seat, facts)]
    if kind == SHIFT:
        facts |= {"side": owner_of(before, square), "to": SQUARE_TEXTS[to]}
        return [Event("jack-event-shift", seat, facts)]
    return [Event("jack-event-pass", seat)] if kind == PASS else []


def owner_of(table: Table, square: int) -> str | None:
    """Whose chip stands on a square, as the letter of the side."""
    half, bit = (0, square) if square < HALF else (1, square - HALF)
    for side in range(int(table["sides"])):
        if int(table["chips"][side, half]) >> bit & 1:
            return SIDES[side]
    return None


def _sequences(before: Table, seat: Seat, after: Table) -> list[Event]:
    """J-17: which five count, for everybody to see; first those that slid."""
    needed = int(TO_WIN[after["sides"]])
    slid = [
        Event("jack-event-slide", seat, {"side": SIDES[side], "squares": five_texts(five)})
        for side, five in slid_fives(before, after)
    ]
    return slid + [
        Event(
            "jack-event-sequence",
            seat,
            {
                "side": SIDES[side],
                "squares": five_texts(int(after["finished"][side, place])),
                "count": place + 1,
                "needed": needed,
            },
        )
        for side in range(int(after["sides"]))
        for place in range(int(before["sequences"][side]), int(after["sequences"][side]))
    ]


def slid_fives(before: Table, after: Table) -> list[tuple[int, int]]:
    """J-17: the sequences that lie elsewhere in their line now, by side."""
    return [
        (side, int(after["finished"][side, place]))
        for side in range(int(after["sides"]))
        for place in range(int(before["sequences"][side]))
        if before["finished"][side, place] != after["finished"][side, place]
    ]


def five_texts(five: int) -> tuple[str, ...]:
    """The squares of a five, as people write them."""
    return tuple(SQUARE_TEXTS[square] for square in FIVE_SQUARES[five])


def _reshuffled(before: Table, after: Table) -> list[Event]:
    """J-15: the discards have become the deck."""
    if before["reshuffles"] == after["reshuffles"]:
        return []
    return [Event("jack-event-reshuffle", None, {"size": len(copies_of(*after["deck"]))})]


def _ended(after: Table) -> list[Event]:
    if after["phase"] != OVER:
        return []
    if after["winner"] < 0:
        return [Event("jack-event-drawn", None)]
    return [Event("jack-event-won", None, {"side": SIDES[after["winner"]]})]

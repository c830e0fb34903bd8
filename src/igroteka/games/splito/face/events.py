"""Events of Splito: what happened, told from the state before and after."""

from typing import Any

from igroteka.games.splito.face.tally import GoalTally, Tally, goal_of, live_tally
from igroteka.games.splito.rules.pieces import CARD_TEXTS, KINDS, MIN_PLAYERS, bits_of, card_texts
from igroteka.games.splito.rules.play import LEFT, SIDE_WORDS, SIDES, is_over
from igroteka.games.splito.rules.seating import hand_of, left_zone, places, right_zone
from igroteka.games.splito.rules.state import PROMO_GONE, PROMO_MIDDLE
from igroteka.model import Event, Fact, Move, Seat, State


def card_fact(state: State, card: int) -> str:
    """A card in the facts of an event; goals are written out, so that words need no table."""
    return CARD_TEXTS[card] if card < KINDS else str(goal_of(state, card - KINDS))


def hand_facts(state: State, hand: int) -> tuple[str, ...]:
    """A hand in the facts of an event: splito cards, then goals."""
    s = state[0]
    cards = card_texts(int(s["hand_cards"][hand]), int(s["hand_twins"][hand]))
    goals = [card_fact(state, KINDS + goal) for goal in bits_of(s["hand_goals"][hand])]
    return (*cards, *goals)


def zone_facts(players: int, zone: int) -> dict[str, Fact]:
    """S-5, S-16: a zone by its number and by whom it lies between, or whose it is."""
    if players == MIN_PLAYERS:
        side = SIDE_WORDS[zone % SIDES]
        return {"zone": zone, "lies": side, "first_seat": zone // 2, "second_seat": zone // 2}
    second = (zone + 1) % players
    return {"zone": zone, "lies": "shared", "first_seat": zone, "second_seat": second}


def events(before: State, seat: Seat, done: Move | tuple[int, ...], after: State) -> list[Event]:
    """What happened by a pick or by what chance brought, with the right audience."""
    if isinstance(done, tuple):
        return _dealt(before, after)
    told = [_picked(before, seat, done)]
    if before[0]["round"] == after[0]["round"]:
        return told
    told += _revealed(before, seat, done) + _promo(before, after)
    return told + (_counted(after) if is_over(after, 0) else _passed(after))


def _dealt(before: State, after: State) -> list[Event]:
    """S-3, S-4: the common goals are told once both lie there; each hand to its owner."""
    s = after[0]
    if before[0]["common"].min() < 0 <= s["common"].min():
        common = tuple(card_fact(after, KINDS + int(goal)) for goal in s["common"])
        return [Event("splito-event-common", None, {"common": common})]
    if s["round"] == 0:
        return []
    told: list[Event] = []
    for seat in range(int(s["players"])):
        hand = hand_facts(after, hand_of(int(s["players"]), seat, 1))
        public: dict[str, Fact] = {"size": len(hand), "cards": ()}
        told.append(Event("splito-event-hand", seat, public, {"cards": hand}, (seat,)))
    return told


def _picked(before: State, seat: Seat, move: Move) -> Event:
    """S-6: that a seat has picked is for all, what it picked for itself."""
    changed = int(before[0]["committed"]) >> seat & 1
    id = "splito-event-changed" if changed else "splito-event-picked"
    card, side = card_fact(before, move // SIDES), SIDE_WORDS[move % SIDES]
    return Event(id, seat, {"card": None, "side": None}, {"card": card, "side": side}, (seat,))


def _revealed(before: State, last: Seat, move: Move) -> list[Event]:
    """S-6: all picks come to light together."""
    s: Any = before[0]
    players = int(s["players"])
    told = [Event("splito-event-reveal", None, {"round": int(s["round"])})]
    for seat in range(players):
        card, side = divmod(int(move if seat == last else s["commit"][seat]), SIDES)
        zone = left_zone(players, seat) if side == LEFT else right_zone(players, seat)
        facts = {"card": card_fact(before, card), "side": SIDE_WORDS[side]}
        told.append(Event("splito-event-played", seat, {**facts, **zone_facts(players, zone)}))
    return told


def _promo(before: State, after: State) -> list[Event]:
    """S-8: the 42 has moved or is out of the game."""
    now = int(after[0]["promo"])
    if before[0]["promo"] != PROMO_MIDDLE or now == PROMO_MIDDLE:
        return []
    if now == PROMO_GONE:
        return [Event("splito-event-promo-gone", None)]
    facts = zone_facts(int(after[0]["players"]), now)
    points = int(after[0]["promo_points"])
    return [Event("splito-event-promo-moved", None, {"points": points, **facts})]


def _passed(after: State) -> list[Event]:
    """S-7, S-17: hands have moved on, and the next round begins."""
    s = after[0]
    id = "splito-event-passed-two" if s["players"] == MIN_PLAYERS else "splito-event-passed"
    return [Event(id, None, {"round": int(s["round"])})]


def _counted(after: State) -> list[Event]:
    """S-9 to S-14: how the score came about, step by step."""
    players = int(after[0]["players"])
    counted = live_tally(after)
    told = _common_told(counted, players)
    for zone in range(places(players)):
        where = zone_facts(players, zone)
        entry = counted.zones[zone]
        told += [_goal_told(goal, where) for goal in entry.goals]
        facts: dict[str, Fact] = {"points": entry.points, "size": entry.cards}
        told.append(Event("splito-event-zone", None, {**facts, **where}))
    for seat, own in enumerate(counted.seats):
        score: dict[str, Fact] = {"left": own.left, "right": own.right, "score": own.score}
        told.append(Event("splito-event-score", seat, {**score, "size": own.cards}))
    return told


def _common_told(counted: Tally, players: int) -> list[Event]:
    told: list[Event] = []
    for entry in counted.common:
        facts: dict[str, Fact] = {"goal": str(entry.goal), "most": entry.most}
        if entry.zone is None:
            tied: dict[str, Fact] = {**facts, "tied": len(entry.tied)}
            told.append(Event("splito-event-common-tied", None, tied))
        else:
            won = {**facts, "next": entry.next, **zone_facts(players, entry.zone)}
            told.append(Event("splito-event-common-won", None, won))
    return told


def _goal_told(entry: GoalTally, where: dict[str, Fact]) -> Event:
    facts: dict[str, Fact] = {"goal": str(entry.goal), **where}
    if entry.met:
        return Event("splito-event-goal-met", None, {**facts, "points": entry.goal.points})
    if entry.over:
        return Event("splito-event-goal-over", None, {**facts, "over": entry.over})
    return Event("splito-event-goal-short", None, {**facts, "short": entry.short})

"""Deck, discards, passes and the drawn game: J-15."""

from games.jack.table import JACK, cards, do, legal, position, state_of
from igroteka.dealer import FairDealer
from igroteka.games.jack.rules.moves import KIND, SHIFT, TWIN
from igroteka.games.jack.rules.pieces import CARD_TEXTS, copies_of
from igroteka.match import Match
from igroteka.model import CHANCE, SPECTATOR, Options, State
from igroteka.record import read, replay, write
from igroteka.rng import below, seeded


def pile(state: State, name: str) -> list[str]:
    return [CARD_TEXTS[card] for card in copies_of(*state[0][name])]


def with_deck(state: State, deck: str) -> State:
    """The same table with these cards in the deck and all others discarded, hands apart."""
    left = cards(deck)
    out = list(left)
    for seat in range(int(state[0]["players"])):
        out += copies_of(*state[0]["hand"][seat])
    for name in ("deck", "discards"):
        state[0][name] = (0, 0)
    for card in range(52):
        for place, count in (("deck", left.count(card)), ("discards", 2 - out.count(card))):
            if count:
                state[0][place][0] |= 1 << card
            if count == 2:
                state[0][place][1] |= 1 << card
    return state


def test_the_discards_become_the_deck_when_a_card_has_to_come_and_none_is_left() -> None:
    """J-15: the card just played is among them."""
    state = with_deck(state_of(position("KH 5C")), "")
    assert len(pile(state, "discards")) == 102
    JACK.apply(state, 0, JACK.parse_move("KH g2"))
    assert pile(state, "discards") == []
    assert len(pile(state, "deck")) == 103
    assert pile(state, "deck").count("KH") == 2
    assert sorted(JACK.pile(state)) == sorted(copies_of(*state[0]["deck"]))


def test_the_last_card_of_the_deck_is_drawn_before_the_discards_are_shuffled() -> None:
    """J-15: the deck stays empty until the next card has to come."""
    state = with_deck(state_of(position("KH 5C")), "9D")
    do(state, 0, "KH g2", "9D")
    assert pile(state, "deck") == []
    assert len(pile(state, "discards")) == 102
    assert state[0]["reshuffles"] == 0


def test_a_deck_may_run_out_between_two_cards() -> None:
    """J-12, J-13, J-15: the last card, then the shuffle, then the other card."""
    state = with_deck(state_of(position("KH KH 5C")), "9D")
    move = JACK.parse_move("KH KH g2")
    JACK.apply(state, 0, move)
    assert (JACK.wanted(state), JACK.pile(state)) == (1, cards("9D"))
    before = JACK.copy(state)
    JACK.chance(state, cards("9D"))
    told = JACK.events(before, CHANCE, cards("9D"), state)
    assert [event.id for event in told] == ["jack-event-draw", "jack-event-reshuffle"]
    assert (JACK.wanted(state), len(JACK.pile(state))) == (1, 102)
    JACK.chance(state, cards("9S"))
    assert JACK.to_act(state) == (1,)
    assert state[0]["reshuffles"] == 1


def test_a_replacement_may_need_the_discards_too() -> None:
    """J-11, J-15."""
    state = with_deck(state_of(position("KH 5C", R="g2", B="g6")), "")
    JACK.apply(state, 0, JACK.parse_move("KH dead"))
    assert len(pile(state, "deck")) == 103
    JACK.chance(state, cards("KH"))
    assert legal(state, 0) == {"5C b2", "5C d4"}


def test_a_draw_in_two_parts_stands_in_a_record_and_follows_from_it() -> None:
    """J-15: two brackets behind one move."""
    match = match_down_to_the_last_card()
    text = write(match)
    assert "] [" in text
    again, _ = replay(read(text))
    assert again.state_bytes() == match.state_bytes()
    assert "jack-event-reshuffle" in [event.id for event in match.events(SPECTATOR, -1)]


def match_down_to_the_last_card() -> Match:
    """Two players who draw until one card is left, and then play twins."""
    for number in range(200):
        match = Match(JACK, JACK.parse_options({}), FairDealer.numbered(number))
        rng = seeded(number)
        while not match.over:
            seat = match.to_act()[0]
            view = match.view(seat)
            twins = [move for move in view.legal if move // KIND in (TWIN, SHIFT)]
            if twins and view.record[0]["deck_size"] == 1:
                match.play(seat, twins[0])
                return match
            others = [move for move in view.legal if move not in twins] or view.legal
            match.play(seat, others[below(rng, len(others))])
    raise AssertionError("no deck ran down to one card before twins")


def test_who_can_do_nothing_passes() -> None:
    """J-15: a pass draws no card, and the next player has the turn."""
    state = state_of(position("JS"))
    do(state, 0, "pass")
    assert JACK.to_act(state) == (1,)
    assert JACK.wanted(state) == 0


def test_the_game_is_drawn_when_all_pass_in_a_row() -> None:
    """J-15: everybody shares."""
    state = state_of(position("JS", sides=3))
    for seat in range(3):
        assert not JACK.is_over(state)
        do(state, seat, "pass")
    assert JACK.is_over(state)
    outcome = JACK.outcome(state)
    assert outcome.winners == ()
    assert outcome.reason == "jack-outcome-drawn"
    assert sum(outcome.returns) == 1 and len(set(outcome.returns)) == 1


def test_a_pass_after_a_replaced_card_begins_the_row_anew() -> None:
    """J-11, J-15: only passes without a card replaced count."""
    state = state_of(position("JS", R="g2 a2", B="g6 c4"))
    state[0]["hand"][0] = (0, 0)
    state[0]["hand"][1] = state_of(position("KH"))[0]["hand"][0]
    do(state, 0, "pass")
    do(state, 1, "KH dead", "6C")
    do(state, 1, "pass")
    assert not JACK.is_over(state)
    do(state, 0, "pass")
    do(state, 1, "6C dead", "JC")
    assert legal(state, 1) != {"pass"}


def test_a_move_between_passes_begins_the_row_anew() -> None:
    """J-15."""
    state = state_of(position("", sides=3))
    state[0]["hand"][2] = state_of(position("KH"))[0]["hand"][0]
    do(state, 0, "pass")
    do(state, 1, "pass")
    do(state, 2, "KH g2", "9D")
    do(state, 0, "pass")
    do(state, 1, "pass")
    assert not JACK.is_over(state)


def test_a_drawn_game_is_written_and_replayed() -> None:
    """J-14, J-15: with late draws hands shrink away, until nobody can move."""
    options = JACK.parse_options({"strict_draw": True})
    matches = (random_match(options, number) for number in range(300))
    match = next(match for match in matches if not match.outcome().winners)
    text = write(match)
    assert '[Result "none"]' in text
    assert text.splitlines()[-1].endswith("pass")
    assert replay(read(text))[0].state_bytes() == match.state_bytes()


def random_match(options: Options, number: int) -> Match:
    """A match in which whoever may act does something at random, draws included."""
    match, rng = Match(JACK, options, FairDealer.numbered(number)), seeded(number)
    while not match.over:
        seats = match.to_act()
        seat = seats[below(rng, len(seats))]
        moves = match.legal(seat)
        match.play(seat, moves[below(rng, len(moves))])
    return match

"""Setting up: secret colours, the deal, the order of the ramps, who begins."""

from collections import Counter

import numpy as np
import pytest

from games.tsvetariki.boards import GAME, MODES, new
from igroteka.dealer import FairDealer
from igroteka.games.tsvetariki.face.notation import board_text, colours_text, parse_item
from igroteka.games.tsvetariki.rules.groups import crowded
from igroteka.games.tsvetariki.rules.pieces import (
    COLOURS,
    JOKERS,
    OF_A_COLOUR,
    RAMPS,
    REORDERINGS,
    TOKENS,
)
from igroteka.games.tsvetariki.rules.state import DEAL, FIRST, PLAY, REORDER
from igroteka.match import Match
from igroteka.model import State

CROWDED = [TOKENS.index(letter) for letter in "r" * 19 + "y" * 19 + "g" * 19 + "b" * 19 + "v" * 19]


def dealt(state: State, phase: int) -> State:
    """Let chance bring what is due until a phase is reached."""
    dealer, step = FairDealer.numbered(1), 0
    while state[0]["phase"] != phase:
        GAME.chance(state, dealer.deal(step, GAME.pile(state), GAME.wanted(state)))
        step += 1
    return state


@pytest.mark.parametrize(
    ("given", "each"),
    [
        ({"players": 2}, 1),
        ({"players": 5}, 1),
        ({"mode": "two-colours"}, 2),
        ({"mode": "teams"}, 1),
        *(({"mode": "solitaire", "colours": number}, number) for number in range(1, 6)),
    ],
)
def test_everybody_gets_their_secret_colours(given: dict[str, object], each: int) -> None:
    """T-2, T-3, T-14 to T-16: there is one secret token a colour."""
    s = dealt(new(given), DEAL)[0]
    players = int(s["players"])
    colours = [colours_text(s["colours"][seat]) for seat in range(players)]
    assert [len(own) for own in colours] == [each] * players
    assert len({colour for own in colours for colour in own}) == each * players


def test_every_colour_is_equally_likely() -> None:
    """T-3."""
    drawn: Counter[int] = Counter()
    for number in range(1000):
        state = new({"players": 2})
        GAME.chance(state, FairDealer.numbered(number).deal(0, GAME.pile(state), 2))
        drawn.update(int(colours) for colours in state[0]["colours"][:2])
    assert sorted(drawn) == [1 << colour for colour in range(5)]
    assert all(330 < count < 470 for count in drawn.values())


def test_all_tokens_are_dealt_from_the_low_end_up() -> None:
    """T-2, T-4."""
    state = dealt(new({"players": 2}), DEAL)
    pile = GAME.pile(state)
    assert Counter(pile) == {
        **{colour: OF_A_COLOUR for colour in range(len(COLOURS))},
        len(COLOURS): JOKERS,
    }
    items = FairDealer.numbered(2).deal(0, pile, GAME.wanted(state))
    GAME.chance(state, items)
    columns = ["".join(column)[::-1] for column in zip(*board_text(state[0]["ramps"]), strict=True)]
    letters = "".join(TOKENS[item] for item in items)
    assert columns == [letters[start : start + 10] for start in range(0, 100, 10)]


def test_ramps_change_places_while_five_touch_and_then_all_is_dealt_anew() -> None:
    """T-5: whole ramps of one colour help nobody, whatever their order."""
    state = dealt(new({"players": 2}), DEAL)
    hopeless = [*CROWDED, *[len(COLOURS)] * JOKERS]
    GAME.chance(state, hopeless)
    tried = 0
    while state[0]["phase"] == REORDER:
        before = state[0]["ramps"].tolist()
        order = FairDealer.numbered(tried).deal(0, GAME.pile(state), GAME.wanted(state))
        GAME.chance(state, order)
        assert state[0]["ramps"].tolist() == [before[item - order_base()] for item in order]
        tried += 1
    assert tried == REORDERINGS
    assert state[0]["phase"] == DEAL
    assert GAME.wanted(state) == 100


def order_base() -> int:
    """The item that stands for the leftmost ramp."""
    return parse_item("1")


def test_a_match_begins_without_a_crowd() -> None:
    """T-5: whatever came before, the board that is played is a fair one."""
    reordered = 0
    for number in range(60):
        state = new({"players": 2})
        dealer, step = FairDealer.numbered(number), 0
        while state[0]["phase"] != PLAY:
            reordered += state[0]["phase"] == REORDER
            GAME.chance(state, dealer.deal(step, GAME.pile(state), GAME.wanted(state)))
            step += 1
        assert not crowded(state[0]["ramps"], np.zeros(RAMPS, np.int64))
    assert reordered


def test_a_random_player_begins_and_the_turn_goes_round() -> None:
    """T-6."""
    begun: Counter[int] = Counter()
    for number in range(300):
        state = dealt(new({"players": 3}), FIRST)
        GAME.chance(state, FairDealer.numbered(number).deal(0, GAME.pile(state), 1))
        begun[GAME.to_act(state)[0]] += 1
    assert sorted(begun) == [0, 1, 2]
    assert all(70 < count < 130 for count in begun.values())


@pytest.mark.parametrize("mode", MODES)
def test_turns_are_taken_clockwise(mode: str) -> None:
    """T-6, T-16: so partners, who sit opposite, never move one after the other."""
    match = Match(GAME, GAME.parse_options(MODES[mode]), FairDealer.numbered(4))
    seat = match.to_act()[0]
    while not match.over:
        assert match.to_act() == (seat,)
        assert match.turn == match.version - match_opening(match) + 1
        match.play(seat, match.legal(seat)[0])
        seat = (seat + 1) % match.seats
    for side in GAME.sides(match.options):
        assert all((one + 1) % match.seats not in side for one in side) or match.seats == 1


def match_opening(match: Match) -> int:
    """The version at which the first turn began."""
    return match.version - sum(step.move is not None for step in match.steps)

"""J-14: with `strict_draw` drawing is an act of its own, and can come too late."""

import pytest

from games.jack.table import JACK, events, match_of, play
from igroteka.bots import Budget, make_bot
from igroteka.dealer import FairDealer
from igroteka.match import Match
from igroteka.model import Illegal, NotYourTurn
from igroteka.record import read, replay, verify, write, write_dealt
from igroteka.rng import seeded

HANDS = ["2C 3C 4C 5C 6C 6C", "2D 3D 4D 5D 6D 7D", "2H 3H 4H 5H 6H 7H"]
STRICT = ["players=3", "strict_draw=yes"]


def three(*draws: str) -> Match:
    """Three players with clubs, diamonds and hearts; seat 0 begins."""
    return match_of(STRICT, ["AS 2S 2S"], HANDS, draws)


def sizes(match: Match) -> list[int]:
    return [player["hand_size"] for player in JACK.describe(match.view(0))["players"]]


def dues(match: Match) -> list[int]:
    return [player["due"] for player in JACK.describe(match.view(0))["players"]]


def test_after_a_move_the_mover_may_draw_and_the_next_player_may_move() -> None:
    match = three("9S")
    assert match.to_act() == (0,)
    play(match, "0: 2C e2")
    assert match.to_act() == (0, 1)
    assert [JACK.move_text(move) for move in match.legal(0)] == ["draw"]
    assert "2D c3" in {JACK.move_text(move) for move in match.legal(1)}
    play(match, "0: draw")
    assert match.to_act() == (1,)
    assert sizes(match) == [6, 6, 6]


def test_a_move_of_the_next_player_alone_takes_nothing_away() -> None:
    match = three("9S", "9D")
    play(match, "0: 2C e2", "1: 2D c3")
    assert match.to_act() == (0, 1, 2), "who moved first is asked first"
    play(match, "0: draw", "1: draw")
    assert sizes(match) == [6, 6, 6]


def test_who_has_not_drawn_when_the_next_player_has_moved_and_drawn_is_too_late() -> None:
    match = three("9S")
    play(match, "0: 2C e2", "1: 2D c3", "1: draw")
    assert dues(match) == [0, 0, 0]
    assert sizes(match) == [5, 6, 6]
    with pytest.raises(NotYourTurn):
        play(match, "0: draw")
    assert ("jack-event-late", 0) in events(match)


def test_a_hand_that_lost_a_card_stays_smaller_to_the_end() -> None:
    match = three("9S", "9D", "9H", "9C")
    play(match, "0: 2C e2", "1: 2D c3", "1: draw", "2: 2H e6", "2: draw")
    play(match, "0: 3C d2", "0: draw")
    assert sizes(match) == [5, 6, 6]


def test_only_the_next_player_can_make_one_late() -> None:
    """Seat 2 moves and draws before seats 0 and 1: seat 1 is late, seat 0 is not."""
    match = three("9S", "9D")
    play(match, "0: 2C e2", "1: 2D c3", "2: 2H e6", "2: draw")
    assert dues(match) == [1, 0, 0]
    assert match.to_act() == (0,), "it is seat 0's turn again"
    play(match, "0: draw")
    assert sizes(match) == [6, 5, 6]


def test_whose_turn_comes_again_draws_first_and_makes_nobody_late() -> None:
    match = three("9S", "9D", "9H")
    play(match, "0: 2C e2", "1: 2D c3", "2: 2H e6")
    assert match.to_act() == (1, 2, 0)
    with pytest.raises(Illegal) as error:
        play(match, "0: 3C d2")
    assert (error.value.refusal.rule, error.value.refusal.id) == ("J-14", "jack-no-draw-first")
    play(match, "0: draw")
    assert dues(match) == [0, 1, 1], "seat 0 has not moved since seat 2 did"
    play(match, "0: 3C d2", "0: draw")
    assert dues(match) == [0, 1, 0], "now it has moved and drawn"


def test_with_two_players_both_may_be_waiting_for_the_other() -> None:
    hands = ["2C 3C 4C 5C 6C 7C 8C", "2D 3D 4D 5D 6D 7D 8D"]
    match = match_of(["players=2", "strict_draw=yes"], ["AS 2S"], hands, ["9S", "9D"])
    play(match, "0: 2C e2", "1: 2D c3")
    assert match.to_act() == (1, 0)
    play(match, "1: draw")
    assert dues(match) == [0, 0] and sizes(match) == [6, 7]
    play(match, "0: 3C d2", "0: draw")
    assert sizes(match) == [6, 7]


def test_two_cards_are_due_after_twins_drawn_or_lost_together() -> None:
    """J-12, J-13, J-14."""
    match = three("9S TS", "9D")
    play(match, "0: 6C 6C a2", "0: draw", "1: 2D c3")
    assert sizes(match) == [6, 5, 6]
    late = three("9D")
    play(late, "0: 6C 6C a2", "1: 2D c3", "1: draw")
    assert sizes(late) == [4, 6, 6]
    lost = [event for event in late.events(0, -1) if event.id == "jack-event-late"]
    assert [(event.seat, event.facts["size"]) for event in lost] == [(0, 2)]


def test_a_dead_card_is_replaced_at_once_and_takes_nobodys_right() -> None:
    """J-11, J-14: seat 1 replaces a card and moves; seat 0 may still draw."""
    hands = ["2C 3C 4C 5C 6C 7C", "2C 3D 4D 5D 6D 7D", "JC 3H 4H 5H 6H 7H"]
    match = match_of(STRICT, ["2S 2D AS"], hands, ["9H", "9S", "9D"])
    play(match, "2: JC g4", "2: draw", "0: 2C e2", "1: 2C dead")
    assert (dues(match), sizes(match)) == ([1, 0, 0], [5, 6, 6])
    play(match, "1: 3D d3", "0: draw")
    assert (dues(match), sizes(match)) == ([0, 1, 0], [6, 5, 6])


def test_drawing_is_refused_before_the_move_and_where_the_table_draws_by_itself() -> None:
    for options, id in ((STRICT, "jack-no-draw"), (["players=3"], "jack-no-draw-needed")):
        match = match_of(options, ["AS 2S 2S"], HANDS, [])
        with pytest.raises(Illegal) as error:
            play(match, "0: draw")
        assert (error.value.refusal.rule, error.value.refusal.id) == ("J-14", id)


def test_without_the_option_the_card_comes_by_itself() -> None:
    match = match_of(["players=3"], ["AS 2S 2S"], HANDS, ["9S"])
    play(match, "0: 2C e2")
    assert match.to_act() == (1,)
    assert sizes(match) == [6, 6, 6]


def test_late_draws_stand_in_a_record_with_the_turn_they_came_in() -> None:
    match = three("9S", "9D", "9H")
    play(match, "0: 2C e2", "1: 2D c3", "0: draw", "2: 2H e6", "1: draw", "2: draw")
    text = write(match)
    moves = text.splitlines()[-6:]
    assert moves == [
        "1. 0: 2C e2",
        "2. 1: 2D c3",
        "3. 0: draw [9S]",
        "3. 2: 2H e6",
        "4. 1: draw [9D]",
        "4. 2: draw [9H]",
    ]
    again, _ = replay(read(text))
    assert again.state_bytes() == match.state_bytes()
    assert again.steps == match.steps


def test_a_lost_right_is_lost_in_the_replayed_record_too() -> None:
    match = three("9S")
    play(match, "0: 2C e2", "1: 2D c3", "1: draw")
    again, _ = replay(read(write(match)))
    assert sizes(again) == [5, 6, 6]


@pytest.mark.parametrize("players", [2, 3, 12])
def test_bots_asked_in_the_order_of_to_act_are_never_late(players: int) -> None:
    options = JACK.parse_options({"players": players, "strict_draw": True})
    dealer = FairDealer.numbered(players)
    match = Match(JACK, options, dealer)
    bot, rng = make_bot("jack", "greedy"), seeded(players)
    while not match.over:
        seat = match.to_act()[0]
        match.play(seat, bot.choose(match.view(seat), rng, Budget()))
    assert not [id for id, _ in events(match) if id == "jack-event-late"]
    assert verify(read(write_dealt(match, dealer))).deal == "fair"

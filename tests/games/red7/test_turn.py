"""A round begins, and turns are taken: R-2 to R-9."""

from random import Random
from typing import Any

import pytest

from games.red7.table import (
    EDITIONS,
    PASS,
    RED7,
    do,
    legal_steps,
    match_of,
    play,
    position,
    seen,
    state_of,
    steps_of,
)
from igroteka.dealer import FairDealer
from igroteka.games.red7.rules.pieces import CARD_BY_TEXT
from igroteka.match import Match
from igroteka.model import SPECTATOR, Seat
from igroteka.options import OptionError


def test_the_start_card_is_red_and_none_of_the_49() -> None:
    """R-2: nothing lies on the canvas but a card without a number, and nothing is missing."""
    match = match_of("2b 4g / 1v / 4o 6y")
    table = seen(match)
    assert (table["rule"], table["top"], table["canvas"]) == ("r", None, [])
    hands = sum(player["hand_size"] for player in table["players"])
    assert hands + len(table["players"]) + table["deck_size"] == 49


def test_every_round_opens_with_the_start_card_again() -> None:
    """R-2, R-4: the canvas is cleared, red is in force, left of the highest card begins."""
    match = match_of("3r 2i / 7v / / 4o 6y 1v", "/ / / 2b 3b 6b", advanced=True, players=3)
    assert match.to_act() == (2,)
    play(match, "2: pass", "0: palette 3r, canvas 2i", "1: pass")
    table = seen(match)
    assert (table["round"], table["rule"], table["top"], table["canvas"]) == (2, "r", None, [])
    assert (match.to_act(), match.turn) == ((0,), 4)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_seven_cards_and_one_before_them(players: int) -> None:
    """R-3"""
    match = Match(RED7, RED7.parse_options({"players": players}), FairDealer.numbered(players))
    table = seen(match)
    assert [player["hand_size"] for player in table["players"]] == [7] * players
    assert [len(player["palette"]) for player in table["players"]] == [1] * players
    assert table["deck_size"] == 49 - 8 * players
    hands = [card for seat in range(players) for card in seen(match, seat)["hand"]]
    assert len(set(hands)) == 7 * players


def test_hands_are_dealt_seat_by_seat_and_then_the_palettes() -> None:
    """R-3: in the order in which a record writes them."""
    match = match_of("1r 2r 3r 4r 5r 6r 7r / 1o 2o 3o 4o 5o 6o 7o / 1y 2y")
    assert seen(match, 0)["hand"] == ["7r", "6r", "5r", "4r", "3r", "2r", "1r"]
    assert seen(match, 1)["hand"] == ["7o", "6o", "5o", "4o", "3o", "2o", "1o"]
    assert [player["palette"] for player in seen(match)["players"]] == [["1y"], ["2y"]]


@pytest.mark.parametrize("players", [0, 1, 5, "many"])
def test_two_to_four_people_play(players: object) -> None:
    """R-3"""
    with pytest.raises(OptionError, match="2, 3, 4"):
        RED7.parse_options({"players": players})


@pytest.mark.parametrize(
    ("palettes", "first"),
    [
        pytest.param("4o 6y", 0, id="R-4 left of seat 1 is seat 0"),
        pytest.param("6y 4o", 1, id="R-4 left of seat 0 is seat 1"),
        pytest.param("6v 6b 6i", 2, id="R-4 the colour decides between sixes"),
        pytest.param("1r 7v 6r 5r", 2, id="R-4 the number comes first"),
        pytest.param("1r 2r 3r 7v", 0, id="R-4 round the table"),
    ],
)
def test_left_of_the_highest_card_begins(palettes: str, first: Seat) -> None:
    hands = " / " * len(palettes.split())
    assert match_of(hands + palettes).to_act() == (first,)


@pytest.mark.parametrize(
    ("turn", "hand_size", "palette", "rule", "left_in"),
    [
        pytest.param("palette 7v", 6, "7v 2g", "r", 3, id="R-5 a card to the palette"),
        pytest.param("canvas 1v", 6, "2g", "v", 3, id="R-5 a card onto the canvas"),
        pytest.param("palette 2b, canvas 3o", 5, "2g 2b", "o", 3, id="R-5 palette, then canvas"),
        pytest.param("pass", 7, "2g", "r", 2, id="R-5 a pass"),
    ],
)
def test_a_turn_is_one_of_four_things(
    turn: str, hand_size: int, palette: str, rule: str, left_in: int
) -> None:
    match = match_of("7v 1v 2b 3o / / / 2g 5o 6y")
    play(match, f"0: {turn}")
    table = seen(match)
    assert table["players"][0]["hand_size"] == hand_size
    assert table["players"][0]["palette"] == palette.split()
    assert table["rule"] == rule
    assert sum(player["alive"] for player in table["players"]) == left_in
    assert match.to_act() == (1,)


def test_after_the_palette_only_the_canvas_or_the_end_may_follow() -> None:
    """R-5: one card each, and the palette first."""
    match = match_of("7v 6g 4r 3y 6b 4b 3v / / 2g 6y")
    match.play(0, RED7.parse_move("palette 7v"))
    assert steps_of(match) == {
        "canvas 4r",
        "canvas 3y",
        "canvas 6b",
        "canvas 4b",
        "canvas 3v",
        "done",
    }


def test_the_judge_lists_every_turn() -> None:
    """R-5, R-6: two even cards against one, or out."""
    turns = RED7.judge(position("r", "5g 6i 3o / 6y", "2g 1g"), "en")["turns"]
    assert sorted(turns) == [["palette 2g", "canvas 1g"], ["pass"]]


def test_a_palette_that_is_out_no_longer_counts() -> None:
    """R-6: 7o leads under red although a 7r lay on the table."""
    match = match_of(" / 1v 7o 1r / 1g / 7r 2b 6o")
    play(match, "1: canvas 1v", "2: canvas 1g", "0: pass", "1: palette 7o, canvas 1r")
    table = seen(match, 1)
    assert [player["alive"] for player in table["players"]] == [False, True, True]
    assert match.to_act() == (2,)
    assert (table["players"][0]["palette"], table["players"][0]["known"]) == (["7r"], [])
    with_all = {"rule": "r", "palettes": [["7r"], ["2b", "7o"], ["6o"]]}
    assert RED7.judge(with_all, "en")["leader"] == 0


def test_whoever_has_no_card_left_is_out_when_their_turn_begins() -> None:
    """R-7: seat 1 is passed over and out; seat 2 moves."""
    state = state_of(position("r", "2v / 6r / 5b", "7v 1g"), "", "4g")
    do(state, 0, "palette 7v")
    assert (RED7.to_act(state), int(state[0]["alive"])) == ((2,), 0b101)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_player_left_wins_without_moving(players: int) -> None:
    """R-7, R-8, R-21: everybody else passes."""
    match = match_of(" / " * players + "7r 1v 2v 3v"[: 3 * players])
    for seat in range(1, players):
        assert not match.over
        play(match, f"{seat}: pass")
    assert match.over
    assert match.outcome().winners == (0,)


@pytest.mark.parametrize(
    ("step", "winner"),
    [
        pytest.param("pass", 1, id="R-8 the other one has no card in hand"),
        pytest.param("palette 7v", 0, id="R-8 with the last card played"),
    ],
)
def test_the_last_player_left_wins_also_with_an_empty_hand(step: str, winner: Seat) -> None:
    state = do(state_of(position("r", "2v / 6r", "7v"), ""), 0, step)
    assert RED7.is_over(state)
    assert RED7.outcome(state).winners == (winner,)
    assert int(state[0]["hand"][winner]) == 0


@pytest.mark.parametrize(
    ("top", "offered"),
    [
        pytest.param(None, True, id="R-9 a violet card may come"),
        pytest.param("4v", True, id="R-9 a violet card is known to come"),
        pytest.param("4r", False, id="R-9 a red card is known to come"),
    ],
)
def test_a_3_is_offered_where_the_card_to_come_may_help(top: str | None, offered: bool) -> None:
    """R-9, R-16: 2v and 3g lead by violet alone."""
    state = state_of(position("r", "2v / 7r 6o", "3g", extra_actions=True), "1b")
    if top is not None:
        state[0]["tucked"][0], state[0]["tucked_size"] = CARD_BY_TEXT[top], 1
        state[0]["seen"] |= 1 << CARD_BY_TEXT[top]
    assert ("palette 3g" in legal_steps(state)) == offered
    if offered:
        do(state, 0, "palette 3g", "draw", *(() if top else ("[4v]",)), "canvas 4v")
        assert RED7.to_act(state) == (1,)


def test_a_3_that_draws_in_vain_puts_its_player_out() -> None:
    """R-9, R-15: the chance was taken, the card does not help."""
    asked = position("r", "2v / 7r 6o / 4b", "3g", extra_actions=True)
    state = do(state_of(asked, "1b", "2b"), 0, "palette 3g", "draw", "[4r]")
    assert (RED7.to_act(state), int(state[0]["alive"])) == ((1,), 0b110)


TABLES = [
    {"players": players, "edition": edition, "extra_actions": extra, "advanced": advanced}
    for players in (2, 3, 4)
    for edition in EDITIONS
    for extra in (False, True)
    for advanced in (False, True)
]


def leader_of(table: dict[str, Any]) -> Seat:
    """Who leads among those still in; -1 for nobody."""
    left = [seat for seat, player in enumerate(table["players"]) if player["alive"]]
    palettes = [table["players"][seat]["palette"] for seat in left]
    leader = RED7.judge({"rule": table["rule"], "palettes": palettes}, "en")["leader"]
    return -1 if leader is None else left[leader]


def random_turn(match: Match, rng: Random) -> list[str]:
    """One turn at random; a pass only if nothing else is legal. What was done."""
    (seat,), turn = match.to_act(), match.turn
    done: list[str] = []
    while match.turn == turn and match.to_act() == (seat,):
        moves = match.legal(seat)
        move = rng.choice([move for move in moves if move != PASS] or moves)
        match.play(seat, move)
        done.append(RED7.move_text(move))
    return done


def test_whoever_ends_a_turn_leads_or_is_out() -> None:
    """R-6, R-7, R-9: at random; a 3's card may fail its player, a 1 may be the last deed (R-16)."""
    told: set[str] = set()
    for number, table in enumerate(TABLES * 3):
        match = Match(RED7, RED7.parse_options(table), FairDealer.numbered(number))
        rng = Random(number)
        while not match.over:
            (seat,), before = match.to_act(), seen(match)
            assert before["players"][seat]["hand_size"] > 0
            behind = leader_of(before) != seat  # or the round would be over, but for R-16
            assert behind or match.options["one_may_lose"]
            done = random_turn(match, rng)
            after = seen(match)
            if not match.over and after["round"] == before["round"]:
                still_in = after["players"][seat]["alive"]
                assert still_in == (leader_of(after) == seat)
                took = any(step.startswith("tuck") for step in done)
                assert still_in or done == ["pass"] or done[-1] == "draw" or took
        told |= {event.id for event in match.events(SPECTATOR)}
    assert {"red7-event-out-draw", "red7-event-out-empty", "red7-event-tuck"} <= told

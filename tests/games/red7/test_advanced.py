"""The advanced game and the end: R-17 to R-21."""

import textwrap
from collections.abc import Sequence

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
)
from igroteka.games.red7.rules.pieces import CARD_TEXTS, texts_of
from igroteka.match import Match
from igroteka.model import SPECTATOR, Seat
from igroteka.record import read, replay
from igroteka.rulebook import book


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("steps", "more", "offered"),
    [
        pytest.param(("palette 4i", "canvas 5o"), {}, True, id="R-17 five, four cards"),
        pytest.param(("palette 4i", "canvas 4o"), {}, False, id="R-17 four, four cards"),
        pytest.param(("canvas 4o",), {"rule": "o"}, True, id="R-17 four, three cards"),
        pytest.param(("palette 4i", "canvas 5o"), {"deck": 0}, False, id="R-17 an empty deck"),
        pytest.param(
            ("palette 4i", "canvas 5o"), {"advanced": False}, False, id="R-17 the basic game"
        ),
    ],
)
def test_a_canvas_card_greater_than_the_palette_may_draw(
    steps: tuple[str, ...], more: dict[str, object], offered: bool, edition: str
) -> None:
    asked = position("r", "4y 2g 6i / 6v", "4i 5o 4o", edition=edition, advanced=True) | more
    state = do(state_of(asked, "" if more.get("deck") == 0 else "1v"), 0, *steps)
    assert legal_steps(state) == ({"draw", "done"} if offered else set())


@pytest.mark.parametrize(
    ("steps", "hand"),
    [
        pytest.param(("done",), [], id="R-17 it is a choice"),
        pytest.param(("draw", "[7b]"), ["7b"], id="R-17 the card comes and the turn ends"),
    ],
)
def test_a_player_may_draw_or_not(steps: tuple[str, ...], hand: list[str]) -> None:
    asked = position("r", "4y 2g 6i / 6v", "4i 5o", advanced=True)
    state = do(state_of(asked, "1v"), 0, "palette 4i", "canvas 5o", *steps)
    assert (texts_of(state[0]["hand"][0]), RED7.to_act(state)) == (hand, (1,))


@pytest.mark.parametrize(
    ("palette", "offered"),
    [
        pytest.param("6b 5y 2g 3v 1i", True, id="R-17 a 6 moved by a 7 leaves five cards"),
        pytest.param("6b 5y 2g 3v 1i 4v", False, id="R-17 a 6 moved by a 7 leaves six cards"),
    ],
)
def test_a_card_moved_by_a_7_may_draw_too(palette: str, offered: bool) -> None:
    """R-12, R-17: the palette is counted without it."""
    asked = position("o", f"{palette} / 7o 5o", "7r", extra_actions=True, advanced=True)
    state = do(state_of(asked, "1v"), 0, "palette 7r", "seven 6b")
    assert legal_steps(state) == ({"draw", "done"} if offered else set())


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_1_put_on_the_deck_can_be_drawn_at_once(edition: str) -> None:
    """R-16, R-17: palette, action, canvas, draw."""
    asked = position(
        "i", "2o 7g / 7r 6b 5y", "1v 4r", extra_actions=True, advanced=True, edition=edition
    )
    state = do(state_of(asked, "1y"), 0, "palette 1v", "tuck 1 7r", "canvas 4r", "draw")
    assert (texts_of(state[0]["hand"][0]), RED7.to_act(state)) == (["7r"], (1,))


def one_card_rounds(players: int, wins: Sequence[tuple[Seat, str]]) -> Match:
    """Rounds that everybody passes but the one with the highest first card, who scores it."""
    deals: list[str] = []
    for winner, card in wins:
        low = iter(("1v", "1i", "1b"))
        first = [card if seat == winner else next(low) for seat in range(players)]
        deals.append(" / " * players + " ".join(first))
    deals.append(" / " * players + " ".join(("1v", "1i", "1b", "7v")[:players]))  # if it goes on
    match = match_of(*deals, advanced=True, edition="spectra")
    for _ in wins:
        assert not match.over
        for _ in range(players - 1):
            match.play(match.to_act()[0], PASS)
    return match


SEVENS = [(0, card) for card in ("7r", "7o", "7y", "7g", "7b")]


@pytest.mark.parametrize(
    ("players", "wins", "over"),
    [
        pytest.param(2, [*SEVENS, (0, "4r")], False, id="R-18 two players: 39"),
        pytest.param(2, [*SEVENS, (0, "5r")], True, id="R-18 two players: 40"),
        pytest.param(2, [*SEVENS, (1, "6r")], False, id="R-18 two players: 35 and 6"),
        pytest.param(3, [*SEVENS[1:], (0, "6r")], False, id="R-18 three players: 34"),
        pytest.param(3, SEVENS, True, id="R-18 three players: 35"),
        pytest.param(4, [*SEVENS[1:], (0, "1r")], False, id="R-18 four players: 29"),
        pytest.param(4, [*SEVENS[1:], (0, "2r")], True, id="R-18 four players: 30"),
    ],
)
def test_rounds_are_played_until_somebody_has_enough_points(
    players: int, wins: list[tuple[Seat, str]], over: bool
) -> None:
    match = one_card_rounds(players, wins)
    assert match.over == over
    points = sum(int(card[0]) for seat, card in wins if seat == 0)
    assert seen(match)["players"][0]["points"] == points
    if over:
        outcome = match.outcome()
        assert (outcome.winners, outcome.reason) == ((0,), "red7-outcome-points")
    else:
        assert seen(match)["round"] == len(wins) + 1


def test_scored_cards_leave_the_game_and_all_others_come_back() -> None:
    """R-19: a run of two is taken; the rest is dealt anew."""
    match = match_of("3r 2i / / 4o 6y", "/ / 5v 6y", advanced=True)
    play(match, "0: palette 3r, canvas 2i", "1: pass")
    table = seen(match)
    assert (table["players"][0]["scored"], table["players"][0]["points"]) == (["4o", "3r"], 7)
    assert table["deck_size"] == 49 - 2 - 16
    told = [event for event in match.events(SPECTATOR) if event.id == "red7-event-scored"]
    assert [(event.seat, event.facts["total"], event.facts["rule"]) for event in told] == [
        (0, 7, "i")
    ]
    hands = [card for seat in (0, 1) for card in seen(match, seat)["hand"]]
    assert not {"4o", "3r"} & {*hands, "5v", "6y"}


def test_the_winner_under_yellow_takes_the_colour_worth_most() -> None:
    """R-19: two violet cards decide ties, two red ones score."""
    asked = position("y", "7v 1v 5r / 6b", "4r", advanced=True)
    state = do(state_of(asked), 0, "palette 4r")
    assert texts_of(state[0]["scored"][0]) == ["5r", "4r"]


def low_wins(seats: Sequence[Seat]) -> list[tuple[Seat, str]]:
    """Eighteen rounds won with 1g to 3r, one card each, by these seats."""
    cards = [text for text in CARD_TEXTS[:21] if text not in ("1v", "1i", "1b")]
    return list(zip(seats, cards, strict=True))


@pytest.mark.parametrize(
    ("threes", "winners", "reason"),
    [
        pytest.param([0] * 6 + [1], (0,), "red7-outcome-deck", id="R-20 most points win"),
        pytest.param([0] * 5 + [1] * 2, (0, 1), "red7-outcome-shared", id="R-20 a shared win"),
    ],
)
def test_the_game_ends_when_the_deck_cannot_deal_eight_cards_to_each(
    threes: list[Seat], winners: tuple[Seat, ...], reason: str
) -> None:
    """R-20: four players need 32 cards; with 18 scored there are 31."""
    wins = low_wins([3, 3, 3, 1, *[1] * 4, *[2] * 3, *threes])
    before = one_card_rounds(4, wins[:-1])
    assert (before.over, seen(before)["deck_size"]) == (False, 0)
    match = one_card_rounds(4, wins)
    assert match.over
    outcome = match.outcome()
    assert (outcome.winners, outcome.reason) == (winners, reason)
    share = 1 / len(winners)
    assert outcome.returns == tuple(share if seat in winners else 0.0 for seat in range(4))


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_basic_game_is_one_round(edition: str) -> None:
    """R-21: its winner wins, and nothing is scored."""
    match = match_of("3r 2i / / 4o 6y", edition=edition)
    play(match, "0: palette 3r, canvas 2i", "1: pass")
    outcome = match.outcome()
    assert (outcome.winners, outcome.returns) == ((0,), (1.0, 0.0))
    assert (outcome.reason, outcome.facts["rule"]) == ("red7-outcome-last", "i")
    assert [player["scored"] for player in seen(match)["players"]] == [[], []]


def test_the_record_in_the_rulebook_holds() -> None:
    """R-15, R-21: what the rulebook shows can be played."""
    text = book(RED7, "en")
    match, _ = replay(read(textwrap.dedent(text[text.index("    [Game ") :])))
    assert match.outcome().winners == (0,)

"""Choosing at once: S-6. Hidden until all have chosen, changed at will, in any order."""

from itertools import permutations

import pytest

from games.splito.tables import SPLITO, play_round, see, state_of
from igroteka.dealer import FairDealer
from igroteka.match import Match
from igroteka.model import SPECTATOR, Move, NotYourTurn
from igroteka.record import RecordError, read, replay, write_dealt
from igroteka.rng import below, seeded


def fair_match(players: int, number: int = 1) -> tuple[Match, FairDealer]:
    dealer = FairDealer.numbered(number)
    return Match(SPLITO, SPLITO.parse_options({"players": players}), dealer), dealer


def test_commitments_in_any_order_give_the_same_match() -> None:
    """S-6: state, history and record are the same to the byte."""
    kept: set[tuple[bytes, str]] = set()
    for order in permutations(range(4)):
        match, dealer = fair_match(4)
        rng = seeded(1)
        while not match.over:
            picks = [match.legal(seat) for seat in range(4)]
            chosen = [legal[below(rng, len(legal))] for legal in picks]
            for seat in order:
                match.play(seat, chosen[seat])
        kept.add((match.state_bytes(), write_dealt(match, dealer)))
    assert len(kept) == 1


def test_a_commitment_may_be_changed_until_the_last_seat_has_committed() -> None:
    """S-6: only the last word counts, also in the record."""
    match, dealer = fair_match(3)
    plain, _ = fair_match(3)
    first, second = match.legal(0)[0], match.legal(0)[-1]
    match.play(0, first)
    match.play(1, match.legal(1)[0])
    match.play(0, second)
    match.play(0, first)
    match.play(0, second)
    assert match.turn == 1
    match.play(2, match.legal(2)[0])
    assert match.turn == 2
    for seat, move in enumerate((second, plain.legal(1)[0], plain.legal(2)[0])):
        plain.play(seat, move)
    assert match.state_bytes() == plain.state_bytes()
    assert match.steps == plain.steps
    assert write_dealt(match, dealer) == write_dealt(plain, dealer)


def test_whoever_has_chosen_is_not_waited_for_but_may_act() -> None:
    """S-6"""
    match, _ = fair_match(3)
    assert match.to_act() == (0, 1, 2)
    match.play(1, match.legal(1)[0])
    assert match.to_act() == (0, 2)
    assert match.may_act(1)
    assert match.view(1).legal == match.legal(1) != ()
    assert not match.may_act(3)
    assert not match.may_act(SPECTATOR)
    with pytest.raises(NotYourTurn):
        match.play(SPECTATOR, match.legal(1)[0])


def test_that_a_seat_has_chosen_is_public_and_what_it_chose_is_its_own() -> None:
    """S-6"""
    match, _ = fair_match(3)
    match.play(1, SPLITO.parse_move(f"{see(match, 1)['hand'][0]} left"))
    for viewer in (SPECTATOR, 0, 2):
        seen = SPLITO.describe(match.view(viewer))
        assert [player["picked"] for player in seen["players"]] == [False, True, False]
        assert seen.get("picked") is None
        event = match.events(viewer)[-1]
        assert (event.id, event.seat) == ("splito-event-picked", 1)
        assert dict(event.facts) == {"card": None, "side": None}
    assert see(match, 1)["picked"] == {"card": see(match, 1)["hand"][0], "zone": "left"}
    assert match.events(1)[-1].facts["side"] == "left"


@pytest.mark.parametrize("players", [2, 4, 8])
def test_two_commitments_look_the_same_to_everybody_else(players: int) -> None:
    """S-6: two worlds that differ in one pick: views, events, legal moves and waiting are equal."""
    for rounds in range(3):
        worlds: list[Match] = []
        for choice in (0, -1):
            match, _ = fair_match(players)
            for _ in range(rounds):
                play_round(match)
            match.play(1, match.legal(1)[choice])
            match.play(1, match.legal(1)[choice])
            worlds.append(match)
        assert worlds[0].state_bytes() != worlds[1].state_bytes()
        for viewer in (SPECTATOR, *range(players)):
            views = [match.view(viewer) for match in worlds]
            told = [match.events(viewer) for match in worlds]
            legal = [(view.legal, view.to_act, view.turn) for view in views]
            if viewer == 1:
                assert views[0].record.tobytes() != views[1].record.tobytes()
                assert told[0] != told[1]
            else:
                assert views[0].record.tobytes() == views[1].record.tobytes()
                assert told[0] == told[1]
                assert legal[0] == legal[1]


def test_an_imagined_commitment_is_any_legal_pick() -> None:
    """S-6: who imagines another's pick thinks of all of them."""
    match, _ = fair_match(2)
    for _ in range(3):
        play_round(match)
    match.play(1, match.legal(1)[0])
    view, rng = match.view(0), seeded(3)
    imagined = {int(SPLITO.imagine(view, rng)[0]["commit"][1]) for _ in range(1000)}
    assert imagined == set(match.legal(1))


def test_nothing_is_taken_back_but_by_choosing_anew() -> None:
    """S-6: there is no undo where all choose at once."""
    match, _ = fair_match(3)
    match.play(0, match.legal(0)[0])
    assert not match.may_undo(0)
    with pytest.raises(NotYourTurn):
        match.undo(0)


def test_a_record_holds_one_choice_a_seat_and_round() -> None:
    """S-6"""
    match, dealer = fair_match(3)
    play_round(match)
    text = write_dealt(match, dealer)
    line = next(line for line in text.splitlines() if line.startswith("1. 0: "))
    again, _ = replay(read(text))
    assert again.state_bytes() == match.state_bytes()
    for forged in (f"{line}\n{line}", f"{line}, 1r left", "1. 0:"):
        with pytest.raises(RecordError, match="one choice") as error:
            replay(read(text.replace(line, forged)))
        assert error.value.line >= 8


def test_a_record_of_an_unfinished_round_keeps_the_choices_made() -> None:
    """S-6"""
    match, dealer = fair_match(3)
    play_round(match)
    match.play(2, match.legal(2)[3])
    again, _ = replay(read(write_dealt(match, dealer)))
    assert again.state_bytes() == match.state_bytes()
    assert again.to_act() == (0, 1)


def test_events_of_the_reveal_come_in_seat_order_whoever_was_last() -> None:
    """S-6"""
    orders: list[list[int | None]] = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        match, _ = fair_match(3)
        moves: list[Move] = [match.legal(seat)[0] for seat in range(3)]
        for seat in order:
            match.play(seat, moves[seat])
        told = [event for event in match.events(0) if event.id == "splito-event-played"]
        orders.append([event.seat for event in told])
        assert state_of(match)[0]["round"] == 2
    assert orders == [[0, 1, 2]] * 3

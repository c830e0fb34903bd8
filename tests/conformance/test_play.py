"""Questions every game is asked, on every table."""

import numpy as np
import pytest

from conformance.tables import TABLES, name_of
from igroteka.bots import BOTS, Budget
from igroteka.dealer import FairDealer
from igroteka.i18n import LANGUAGES
from igroteka.match import Match
from igroteka.model import SPECTATOR, Game, Illegal, Move, NotYourTurn, Options, State
from igroteka.record import read, replay, verify, write_dealt
from igroteka.rng import Rng, below, seeded
from igroteka.sentences import event_text, outcome_text, refusal_text

MATCHES = 3
MOST_STEPS = 5_000

tables = pytest.mark.parametrize("table", TABLES, ids=name_of)


def play_on(match: Match, rng: Rng) -> None:
    """One random step of a random seat that may act."""
    seats = match.to_act()
    seat = seats[below(rng, len(seats))]
    legal = match.legal(seat)
    assert legal, "whoever may act has a legal move"
    assert len(set(legal)) == len(legal), "each legal move is listed once"
    match.play(seat, legal[below(rng, len(legal))])


def matches(game: Game, options: Options) -> list[tuple[Match, FairDealer]]:
    """Some random matches, played to the end."""
    played: list[tuple[Match, FairDealer]] = []
    for number in range(MATCHES):
        dealer = FairDealer.numbered(number)
        match = Match(game, options, dealer)
        rng = seeded(number)
        steps = 0
        while not match.over:
            play_on(match, rng)
            steps += 1
            assert steps < MOST_STEPS, "a match ends"
        played.append((match, dealer))
    return played


@tables
def test_a_match_ends_with_winners_who_share_one_point(table: tuple[Game, Options]) -> None:
    game, options = table
    for match, _ in matches(game, options):
        outcome = match.outcome()
        assert len(outcome.returns) == match.seats
        if match.seats > 1:
            assert sum(outcome.returns) == pytest.approx(1)
        else:  # alone one plays against the board: how much of it was achieved
            assert (outcome.returns == (1.0,)) == (outcome.winners == (0,))
        assert all(0 <= value <= 1 for value in outcome.returns)
        assert match.to_act() == ()
        assert all(match.legal(seat) == () for seat in range(match.seats))
        winning = {seat for seat, value in enumerate(outcome.returns) if value > 0}
        assert set(outcome.winners) <= winning


@tables
def test_a_record_reads_back_replays_to_the_same_bytes_and_is_proved_fair(
    table: tuple[Game, Options],
) -> None:
    game, options = table
    for match, dealer in matches(game, options):
        text = write_dealt(match, dealer, [f"Игрок «{seat}»" for seat in range(match.seats)])
        again, _ = replay(read(text))
        assert again.state_bytes() == match.state_bytes()
        assert again.steps == match.steps
        assert verify(read(text)).deal == "fair"
        assert write_dealt(again, dealer, [f"Игрок «{s}»" for s in range(match.seats)]) == text


@tables
def test_a_step_is_what_the_rules_make_of_a_copy(table: tuple[Game, Options]) -> None:
    game, options = table
    match = Match(game, options, FairDealer.numbered(6))
    rng = seeded(6)
    known = {Move(0)}  # that were legal for somebody
    while not match.over:
        before = match.state_bytes()
        state = State(np.frombuffer(bytearray(before), game.kernels.state))
        for seat in range(match.seats):
            legal = game.legal(state, seat)
            known.update(legal)
            for move in {*legal[:3], *legal[-1:], *list(known)[:10]}:
                after = game.step(state, seat, move)
                assert (after is not None) == (move in legal)
                if after is not None:
                    done = game.copy(state)
                    game.apply(done, seat, move)
                    assert after.state.tobytes() == done.tobytes()
                    told = after.turn, after.to_act, after.wanted
                    assert told == (game.turn(done), game.to_act(done), game.wanted(done))
        assert state.tobytes() == before
        play_on(match, rng)


@tables
def test_notation_of_every_legal_move_reads_back(table: tuple[Game, Options]) -> None:
    game, options = table
    match = Match(game, options, FairDealer.numbered(7))
    rng = seeded(7)
    while not match.over:
        for seat in match.to_act():
            for move in match.legal(seat):
                assert game.parse_move(game.move_text(move)) == move
        for item in game.pile(match._state):  # pyright: ignore[reportPrivateUsage]
            assert game.parse_item(game.item_text(item)) == item
        play_on(match, rng)


@tables
def test_every_event_has_words_in_three_languages(
    table: tuple[Game, Options],
) -> None:
    game, options = table
    match = Match(game, options, FairDealer.numbered(3))
    rng = seeded(3)
    names = [f"N{seat}" for seat in range(match.seats)]
    told = 0
    while not match.over:
        version = match.version
        play_on(match, rng)
        for viewer in (SPECTATOR, *range(match.seats)):
            for event in match.events(viewer, version):
                for lang in LANGUAGES:
                    assert event_text(game, event, names, lang).strip()
                told += 1
    assert told
    for lang in LANGUAGES:
        assert outcome_text(game, match.outcome(), names, lang).strip()


@tables
def test_what_is_not_legal_is_refused_with_a_rule_and_changes_nothing(
    table: tuple[Game, Options],
) -> None:
    game, options = table
    known = {move for match, _ in matches(game, options) for move in _moves(match)}
    match = Match(game, options, FairDealer.numbered(5))
    rng = seeded(5)
    refused = 0
    while not match.over:
        before = match.state_bytes(), match.version, list(match.steps)
        seat = match.to_act()[0]
        legal = set(match.legal(seat))
        for move in sorted(known - legal)[:40]:
            with pytest.raises(Illegal) as error:
                match.play(seat, move)
            refusal = error.value.refusal
            for lang in LANGUAGES:
                assert refusal.rule in refusal_text(game, refusal, ["A"] * match.seats, lang)
            refused += 1
        # Where all choose at once, whoever has chosen may still change.
        acting = set(range(match.seats)) if game.simultaneous else set(match.to_act())
        for other in {-1, *range(match.seats), match.seats} - acting:
            with pytest.raises(NotYourTurn):
                match.play(other, next(iter(legal)))
        assert (match.state_bytes(), match.version, list(match.steps)) == before
        play_on(match, rng)
    assert refused
    with pytest.raises(NotYourTurn):
        match.play(0, next(iter(known)))


def _moves(match: Match) -> list[Move]:
    return [step.move for step in match.steps if step.move is not None]


@tables
def test_every_bot_plays_whole_matches(table: tuple[Game, Options]) -> None:
    game, options = table
    for name, make in BOTS[game.id].items():
        bot = make()
        match = Match(game, options, FairDealer.numbered(11))
        rng = seeded(11)
        for _ in range(MOST_STEPS):
            if match.over:
                break
            seat = match.to_act()[0]
            view = match.view(seat)
            match.play(seat, bot.choose(view, rng, Budget(milliseconds=20)))
        assert match.over, name

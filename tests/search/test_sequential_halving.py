"""Sifting moves, and what Splito, Tsvetariki and One-Eyed Jack know about them."""

from collections.abc import Iterator
from itertools import islice

import numpy as np
import pytest
from conformance.tables import TABLES, name_of

from igroteka.bots import Bot, Budget, make_bot
from igroteka.bots.plain import RandomBot
from igroteka.dealer import FairDealer
from igroteka.games import GAMES
from igroteka.games.jack.bots.fives import FIVES, class_of, note_reach
from igroteka.games.jack.bots.policy import WON, gain_of_chip
from igroteka.games.jack.bots.weights import HABITS
from igroteka.games.jack.rules.moves import DEAD, KIND, PUT
from igroteka.games.jack.rules.state import OVER
from igroteka.games.splito.bots.policy import note_stakes
from igroteka.games.splito.bots.search import PickTrial, worths_of
from igroteka.games.splito.bots.zone_value import zone_worth
from igroteka.games.splito.rules.play import LEFT, SIDES, lay
from igroteka.games.splito.rules.seating import left_zone, places, right_zone, rounds
from igroteka.games.tsvetariki.bots.search import imagine
from igroteka.match import Match
from igroteka.model import Game, Move, Options, State, View
from igroteka.rng import Rng, seeded
from igroteka.search import SEARCHERS
from igroteka.search.sequential_halving import SURE, SURE_TRIES, Sifter
from search.positions import views

SIFTED = [table for table in TABLES if table[0].id != "red7"]
tables = pytest.mark.parametrize("table", SIFTED, ids=name_of)


class Known:
    """A trial in which every move has a known chance to win."""

    def __init__(self, chances: dict[Move, float], sure: int | None = None) -> None:
        self._chances, self._sure = chances, sure

    def glance(self, moves: np.ndarray, rng: Rng) -> np.ndarray:
        return np.array([SURE if move == self._sure else 0.0 for move in moves])

    def play(self, moves: np.ndarray, worlds: int, rng: Rng, into: np.ndarray) -> None:
        into += worlds * np.array([self._chances[Move(int(move))] for move in moves])


def some_view() -> View:
    return next(views(next(table for table in SIFTED if table[0].id == "splito")))


@pytest.mark.parametrize("iterations", [1, 7, 30, 500, 4001])
def test_every_iteration_is_used_and_the_best_move_comes_first(iterations: int) -> None:
    view = some_view()
    chances = {move: 1 / (2 + place) for place, move in enumerate(view.legal)}
    sifter = Sifter(GAMES[view.game], lambda _: Known(chances), 8)
    found = sifter.think(view, seeded(1), Budget(iterations=iterations))
    assert sum(each.tries for each in found) == iterations
    assert found[0].move == view.legal[0]
    assert sorted(each.move for each in found) == sorted(view.legal)


def test_what_is_sure_is_not_pondered() -> None:
    view = some_view()
    sure = view.legal[-1]
    sifter = Sifter(GAMES[view.game], lambda _: Known(dict.fromkeys(view.legal, 0.5), sure), 8)
    found = sifter.think(view, seeded(1), Budget(iterations=10_000))
    assert (found[0].move, found[0].tries) == (sure, SURE_TRIES)


def test_belief_lets_a_glance_outweigh_a_few_tries_but_not_many() -> None:
    view = some_view()
    chances = {move: 0.6 if move == view.legal[1] else 0.5 for move in view.legal}

    class Believed(Known):
        def glance(self, moves: np.ndarray, rng: Rng) -> np.ndarray:
            return np.array([0.7 if move == view.legal[0] else 0.5 for move in moves])

    for belief, iterations, best in ((0, 100, 1), (100, 100, 0), (100, 10_000, 1)):
        sifter = Sifter(GAMES[view.game], lambda _: Believed(chances), 8, belief)
        found = sifter.think(view, seeded(1), Budget(iterations=iterations))
        assert found[0].move == view.legal[best]


@pytest.mark.parametrize("milliseconds", [20, 200])
@pytest.mark.parametrize("cost", [0.01, 0.1])
def test_a_limit_of_time_is_kept(milliseconds: int, cost: float) -> None:
    view, now = some_view(), 0.0

    class Slow(Known):
        def play(self, moves: np.ndarray, worlds: int, rng: Rng, into: np.ndarray) -> None:
            nonlocal now
            now += worlds * len(moves) * cost / 1000
            super().play(moves, worlds, rng, into)

    chances = {move: 1 / (2 + place) for place, move in enumerate(view.legal)}
    sifter = Sifter(GAMES[view.game], lambda _: Slow(chances), 8)
    found = sifter.think(view, seeded(1), Budget(milliseconds), lambda: now)
    assert found[0].move == view.legal[0]
    assert 0.9 * milliseconds <= now * 1000 <= milliseconds + cost * 8


# -- Splito ---------------------------------------------------------------------------------------


def laid(view: View, move: Move) -> np.ndarray:
    """The table with one pick more on it."""
    players = int(view.record[0]["players"])
    zones = left_zone(players, view.seat), right_zone(players, view.seat)
    after = view.record.copy()
    lay(after[0], zones[0 if move % SIDES == LEFT else 1], move // SIDES)
    return after


def zone_worths(view: View, table: np.ndarray) -> np.ndarray:
    """What all zones of a table are worth after the view's round."""
    players, worths = int(table[0]["players"]), worths_of(view)
    left = rounds(players) - view.turn
    return np.array([zone_worth(table[0], zone, worths, left) for zone in range(places(players))])


@pytest.mark.parametrize("table", [t for t in SIFTED if t[0].id == "splito"], ids=name_of)
def test_a_temptation_is_what_the_pick_does_to_all_zones(table: tuple[Game, Options]) -> None:
    for view in islice(views(table), 0, None, 5):
        players = int(view.record[0]["players"])
        before, stakes = zone_worths(view, view.record), np.zeros(places(players))
        note_stakes(players, view.seat, before, stakes)
        told = PickTrial(view).glance(np.array(view.legal), seeded(1))
        for move, temptation in zip(view.legal, told, strict=True):
            naive = float(stakes @ (zone_worths(view, laid(view, move)) - before))
            assert temptation == pytest.approx(naive, abs=1e-9)


# -- Tsvetariki -----------------------------------------------------------------------------------


def test_colours_left_lying_are_likelier_and_none_is_ruled_out() -> None:
    game = GAMES["tsvetariki"]
    view = next(views((game, game.parse_options({"players": 2}))))
    other, own = 1 - view.seat, int(view.record[0]["known"][view.seat]).bit_length() - 1
    hidden = [colour for colour in range(5) if colour != own]
    view.record[0]["taken"][other, hidden] = 8, 2, 1, 0
    states, rng, often = np.zeros(1, game.kernels.state), seeded(1), [0] * 5
    for _ in range(3000):
        imagine(view.record, states, 0, rng)
        often[int(states[0]["colours"][other]).bit_length() - 1] += 1
    assert often[own] == 0
    assert 0 < often[hidden[0]] < often[hidden[1]] < often[hidden[2]] < often[hidden[3]]


# -- One-Eyed Jack --------------------------------------------------------------------------------


def puts(table: tuple[Game, Options]) -> Iterator[tuple[View, Move]]:
    """Views with moves that put a chip without a jack."""
    for view in islice(views(table), 0, 60, 6):
        for move in view.legal:
            card = move % KIND >> 14
            if move // KIND == PUT and card % 13 != 9:
                yield view, move


def all_fives(state: State, seat: int, reach: np.ndarray) -> float:
    """What all fives together are worth to a seat by habit."""
    note_reach(state[0], seat, reach)
    me = seat % int(state[0]["sides"])
    return sum(float(HABITS[class_of(state[0], me, int(five), reach)]) for five in FIVES)


@pytest.mark.parametrize("table", [t for t in SIFTED if t[0].id == "jack"], ids=name_of)
def test_a_gain_is_what_the_chip_does_to_all_fives(table: tuple[Game, Options]) -> None:
    game, reach, compared = table[0], np.zeros(4, np.int64), 0
    for view, move in puts(table):
        state = game.imagine(view, seeded(1))
        before = all_fives(state, view.seat, reach)
        card, square = move % KIND >> 14, move % (1 << 14) >> 7
        first, second = (int(other) for other in state[0]["square"][card])
        other = second if square == first else first
        chips = state[0]["chips"]
        taken = any(int(chips[s, other // 50]) >> other % 50 & 1 for s in range(len(chips)))
        twins = int(state[0]["hand"][view.seat, 1]) >> card & 1
        note_reach(state[0], view.seat, reach)
        side = view.seat % int(table[1]["teams"])
        other = -1 if taken or twins else other
        gain = gain_of_chip(state[0], side, square, other, HABITS, reach)
        game.apply(state, view.seat, move)
        if state[0]["phase"] == OVER:
            assert gain == WON
        elif state[0]["sequences"].sum() == view.record[0]["sequences"].sum():
            after = all_fives(state, view.seat, reach)
            assert gain == pytest.approx(after - before, abs=1e-9)
        compared += 1
    assert compared > 20


def test_dead_cards_are_replaced_before_anything_but_a_win() -> None:
    table = next(table for table in SIFTED if table[0].id == "jack")
    dead = [
        view for view in views(table, matches=2) if any(move // KIND == DEAD for move in view.legal)
    ]
    assert dead
    for view in dead[:30]:
        best = SEARCHERS["jack"].think(view, seeded(1), Budget(iterations=200))[0]
        assert best.move // KIND == DEAD or best.chance == 1


# -- strength, in the small -----------------------------------------------------------------------


def share(id: str, options: dict[str, int], matches: int, iterations: int) -> float:
    """What a short search wins against players at random, seats in turn."""
    game = GAMES[id]
    given, won = game.parse_options(options), 0.0
    thinker = make_bot(id, "level5")
    for number in range(matches):
        match, rng = Match(game, given, FairDealer.numbered(number)), seeded(number)
        own = number % game.seats(given)
        while not match.over:
            seat = match.to_act()[0]
            bot: Bot = thinker if seat == own else RandomBot()
            budget = Budget(iterations=iterations)
            match.play(seat, bot.choose(match.view(seat), rng, budget))
        won += match.outcome().returns[own]
    return won / matches


@pytest.mark.parametrize(
    ("id", "options", "at_least"),
    [
        ("splito", {"players": 4}, 0.5),
        ("tsvetariki", {"players": 2}, 0.8),
        ("jack", {"players": 2}, 0.8),
    ],
)
def test_a_short_search_beats_chance(id: str, options: dict[str, int], at_least: float) -> None:
    """By far: fair would be a quarter, a half and a half."""
    assert share(id, options, 10, 100) >= at_least


@tables
def test_all_tables_can_be_sifted_to_the_last_choice(table: tuple[Game, Options]) -> None:
    for view in islice(views(table), 0, None, 9):
        found = SEARCHERS[view.game].think(view, seeded(1), Budget(iterations=16))
        assert found[0].move in view.legal and 0 <= found[0].chance <= 1

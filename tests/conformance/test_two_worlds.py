"""The leak test: two states that look the same to somebody are the same to them in every way."""

import pytest

from conformance.tables import TABLES, name_of
from igroteka.bots import BOTS, Budget
from igroteka.dealer import FairDealer
from igroteka.model import CHANCE, SPECTATOR, Game, Options, SeenEvent, State
from igroteka.rng import below, seeded

MATCHES = 4
WORLDS = 2
MOST_STEPS = 400

tables = pytest.mark.parametrize("table", TABLES, ids=name_of)


def states(game: Game, options: Options, matches: int = MATCHES) -> list[State]:
    """States of random matches at which somebody can act or a card is due."""
    found: list[State] = []
    for number in range(matches):
        state = game.new(options)
        dealer, rng, dealt = FairDealer.numbered(number), seeded(number), 0
        for _ in range(MOST_STEPS):
            if game.is_over(state):
                break
            found.append(game.copy(state))
            if count := game.wanted(state):
                game.chance(state, dealer.deal(dealt, game.pile(state), count))
                dealt += 1
            else:
                seats = game.to_act(state)
                seat = seats[below(rng, len(seats))]
                legal = game.legal(state, seat)
                game.apply(state, seat, legal[below(rng, len(legal))])
    return found


def _acted(game: Game, state: State) -> bool:
    return bool(game.to_act(state))


@tables
def test_an_imagined_world_looks_the_same_to_its_seat(table: tuple[Game, Options]) -> None:
    """Views, legal moves and plain data are equal; and worlds do differ, or nothing is hidden."""
    game, options = table
    rng = seeded(17)
    different = 0
    for state in states(game, options):
        if not _acted(game, state):
            continue
        for viewer in (SPECTATOR, *range(game.seats(options))):
            view = game.view(state, viewer, options)
            for _ in range(WORLDS):
                world = game.imagine(view, rng)
                seen = game.view(world, viewer, options)
                assert seen.record.tobytes() == view.record.tobytes()
                assert (seen.legal, seen.to_act, seen.turn) == (view.legal, view.to_act, view.turn)
                assert game.describe(seen) == game.describe(view)
                different += world.tobytes() != state.tobytes()
    assert different


@tables
def test_a_bot_cannot_tell_two_worlds_apart(table: tuple[Game, Options]) -> None:
    game, options = table
    rng = seeded(23)
    for place, state in enumerate(states(game, options, matches=2)):
        for seat in game.to_act(state):
            view = game.view(state, seat, options)
            world = game.view(game.imagine(view, rng), seat, options)
            for make in BOTS[game.id].values():
                budget = Budget(iterations=30)
                choice = make().choose(view, seeded(place), budget)
                assert make().choose(world, seeded(place), budget) == choice
                assert choice in view.legal


@tables
def test_an_event_tells_nobody_more_than_their_view(table: tuple[Game, Options]) -> None:
    """Whatever chance brings: who sees the same table afterwards is told the same."""
    game, options = table
    compared = 0
    for number, state in enumerate(states(game, options)):
        count = game.wanted(state)
        if not count:
            continue
        pile = game.pile(state)
        dealers = (FairDealer.numbered(number), FairDealer.numbered(number + 10_000))
        outcomes = [dealer.deal(0, pile, count) for dealer in dealers]
        worlds: list[State] = []
        for items in outcomes:
            after = game.copy(state)
            game.chance(after, items)
            worlds.append(after)
        if any(game.wanted(world) and game.turn(world) for world in worlds):
            continue  # a new round has cleared the table: what somebody saw is to be seen no more
        for viewer in (SPECTATOR, *range(game.seats(options))):
            views = [game.view(world, viewer, options).record.tobytes() for world in worlds]
            told = [
                [event.seen_by(viewer) for event in game.events(state, CHANCE, items, world)]
                for items, world in zip(outcomes, worlds, strict=True)
            ]
            if views[0] == views[1]:
                assert told[0] == told[1]
                compared += 1
    assert compared or not game.hides_chance(options)


@tables
def test_a_move_tells_nobody_more_than_their_view(table: tuple[Game, Options]) -> None:
    """The same move in two worlds that look the same: who sees the same table is told the same."""
    game, options = table
    rng = seeded(29)
    compared = 0
    for state in states(game, options, matches=2):
        for seat in game.to_act(state):
            legal = game.legal(state, seat)
            move = legal[below(rng, len(legal))]
            for viewer in (SPECTATOR, *range(game.seats(options))):
                world = game.imagine(game.view(state, viewer, options), rng)
                if move not in game.legal(world, seat):
                    continue  # the mover holds other cards in that world
                told: list[list[SeenEvent]] = []
                views: list[bytes] = []
                for before in (state, world):
                    after = game.copy(before)
                    game.apply(after, seat, move)
                    happened = game.events(before, seat, move, after)
                    told.append([event.seen_by(viewer) for event in happened])
                    views.append(game.view(after, viewer, options).record.tobytes())
                if views[0] == views[1]:
                    assert told[0] == told[1]
                    compared += 1
    assert compared

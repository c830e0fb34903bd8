"""Views as data, in every game: typed, public for all alike, private for their seat alone."""

import pytest
from msgspec import json
from schemas import field_comments, structs_of

from conformance.tables import TABLES, name_of
from conformance.test_play import play_on
from igroteka.dealer import FairDealer
from igroteka.match import Match
from igroteka.model import SPECTATOR, Game, Options
from igroteka.rng import seeded

WORLDS = 3

tables = pytest.mark.parametrize("table", TABLES, ids=name_of)


@tables
def test_what_is_public_is_the_same_through_everybodys_eyes(table: tuple[Game, Options]) -> None:
    game, options = table
    match = Match(game, options, FairDealer.numbered(5))
    rng = seeded(5)
    while True:
        public = game.views.public_json(match.view(SPECTATOR))
        for seat in range(match.seats):
            assert game.views.public_json(match.view(seat)) == public
        if match.over:
            break
        play_on(match, rng)


@tables
def test_what_is_public_does_not_depend_on_what_a_spectator_does_not_see(
    table: tuple[Game, Options],
) -> None:
    game, options = table
    match = Match(game, options, FairDealer.numbered(8))
    rng = seeded(8)
    different = 0
    while not match.over:
        view = match.view(SPECTATOR)
        public = game.views.public_json(view)
        for _ in range(WORLDS):
            world = game.imagine(view, rng)
            different += world.tobytes() != match.state_bytes()
            for seat in range(SPECTATOR, match.seats):
                assert game.views.public_json(game.view(world, seat, options)) == public
        play_on(match, rng)
    assert different


@tables
def test_the_json_of_a_view_is_what_its_types_would_write(table: tuple[Game, Options]) -> None:
    game, options = table
    views = game.views
    match = Match(game, options, FairDealer.numbered(9))
    rng = seeded(9)
    while True:
        for seat in range(SPECTATOR, match.seats):
            view = match.view(seat)
            public, private = views.public(view), views.private(view)
            assert type(public) is views.public_type
            assert json.encode(public) == views.public_json(view)
            assert type(private) is views.private_type or (seat == SPECTATOR and private is None)
            assert json.encode(private) == views.private_json(view)
            assert (public.turn, public.to_act) == (view.turn, view.to_act)
        if match.over:
            break
        play_on(match, rng)


@tables
def test_every_field_of_a_view_says_what_it_is(table: tuple[Game, Options]) -> None:
    views = table[0].views
    for kind in structs_of([views.public_type, views.private_type]):
        assert [*field_comments(kind)] == [*kind.__struct_fields__], kind


@tables
def test_no_field_is_both_public_and_private(table: tuple[Game, Options]) -> None:
    views = table[0].views
    public, private = views.public_type.__struct_fields__, views.private_type.__struct_fields__
    assert not set(public) & set(private)
    assert private, "in every game something is hidden"

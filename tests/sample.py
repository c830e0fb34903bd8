"""Games, tables and positions for tests that need some, chosen by what they are."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from conformance.tables import TABLES

from igroteka.dealer import FairDealer
from igroteka.examples import load
from igroteka.games import GAMES
from igroteka.match import Match
from igroteka.model import Game, Move, Options
from igroteka.options import options_text
from igroteka.referee import judge

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def judged_position(game: Game) -> Mapping[str, Any]:
    """The first of a game's living examples that its referee can judge."""
    positions = (example.position for example in load(game))
    return next(position for position in positions if "error" not in judge(game, position))


def illegal_move(match: Match) -> Move:
    """A move of the game that whoever is to act cannot make now."""
    legal = match.legal(match.to_act()[0])
    other = Match(match.game, match.options, FairDealer.numbered(99))
    while not other.over:
        seat = other.to_act()[0]
        for move in other.legal(seat):
            if move not in legal:
                return move
        other.play(seat, other.legal(seat)[-1])
    raise AssertionError(f"every move of {match.game.id} is legal")


Property = Callable[[Game, Options], bool]


def tables(*properties: Property) -> list[tuple[Game, Options]]:
    """All tables of the conformance tests that have these properties."""
    return [table for table in TABLES if all(holds(*table) for holds in properties)]


def table(*properties: Property) -> tuple[Game, Options]:
    """The first table that has these properties."""
    return tables(*properties)[0]


def one_of_every_game(*properties: Property) -> list[tuple[Game, Options]]:
    """Of every game the first table that has these properties, if one has."""
    found: dict[str, tuple[Game, Options]] = {}
    for game, options in tables(*properties):
        found.setdefault(game.id, (game, options))
    return list(found.values())


def told(table: tuple[Game, Options]) -> list[str]:
    """A table as a command line names it: its game and its options."""
    return [table[0].id, *options_text(table[1]).split()]


def sides(count: int) -> Property:
    """So many sides play against each other."""
    return lambda game, options: len(game.sides(options)) == count


def seats(count: int) -> Property:
    """So many seats, each for itself."""
    return lambda game, options: game.seats(options) == len(game.sides(options)) == count


def rivals(game: Game, options: Options) -> bool:
    """Several sides play against each other."""
    return len(game.sides(options)) > 1


def at_once(game: Game, _: Options) -> bool:
    """Several seats choose at once."""
    return game.simultaneous


def in_turn(game: Game, _: Options) -> bool:
    """One seat acts after another."""
    return not game.simultaneous


def teams(game: Game, options: Options) -> bool:
    """Several seats win together, against others."""
    return game.seats(options) > len(game.sides(options)) > 1


def giving_up(game: Game, _: Options) -> bool:
    """Whoever acts may give up."""
    return game.pass_move is not None


def several_steps(game: Game, options: Options) -> bool:
    """A turn has several steps, which can be taken back."""
    match = Match(game, options, FairDealer(bytes(32)))
    seat = match.to_act()[0]
    match.play(seat, match.legal(seat)[0])
    return match.may_undo(seat)


def no_giving_up(game: Game, _: Options) -> bool:
    """Nobody can give up, so that a match at random is long."""
    return game.pass_move is None

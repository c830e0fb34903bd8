"""What can be chosen for a table: which values fit each other, found out by asking the game."""

from collections.abc import Mapping
from typing import Any

from igroteka.model import Game
from igroteka.options import OptionError, Value
from igroteka.server.table.settings import Settings, settled


def choices(game: Game, given: Mapping[str, Value]) -> dict[str, Any]:
    """The options of a table, and for each of them the values that fit those before it.

    A given value that does not fit gives way to what does, so a person may change one thing and
    the rest follows. An option that changes nothing at this table has but one value. `settings` are
    those of a table whose host chooses nothing else.
    """
    options: dict[str, Value] = {}
    values: dict[str, list[Value]] = {}
    for option in game.options:
        name, default = option.name, option.default
        usual = default(options) if callable(default) else default
        fitting = [value for value in option.values if _fits(game, {**options, name: value})]
        if option.matters and not option.matters(options):
            fitting = [usual]
        wanted = (given.get(name, usual), usual, fitting[0])
        values[name] = fitting
        options[name] = next(value for value in wanted if value in fitting)
    return {
        "options": options,
        "values": values,
        "seats": game.seats(options),
        "sides": [list(side) for side in game.sides(options)],
        "settings": settled(Settings(), game, options),
    }


def _fits(game: Game, given: Mapping[str, Value]) -> bool:
    """Whether some table has these options: as they are, or with some value of a later one."""
    later = [option for option in game.options if option.name not in given]
    more = ({**given, option.name: value} for option in later for value in option.values)
    return any(_is_table(game, options) for options in (given, *more))


def _is_table(game: Game, given: Mapping[str, Value]) -> bool:
    try:
        game.parse_options(given)
    except OptionError:
        return False
    return True

"""Tables at which a test knows who begins."""

from typing import NamedTuple

import sample

from igroteka.dealer import FairDealer
from igroteka.match import Match
from igroteka.model import Game, Options


class Opening(NamedTuple):
    """A table, a deal after which seat 0 begins, and the match before its first move."""

    game: Game
    options: Options
    deal: int
    match: Match

    def moves(self) -> list[str]:
        """What seat 0 may do first."""
        return [self.game.move_text(move) for move in self.match.legal(0)]


def opening(*properties: sample.Property) -> Opening:
    """The first table with these properties, with a deal in which seat 0 begins."""
    return opened(sample.table(*properties))


def opened(table: tuple[Game, Options]) -> Opening:
    """This table, with a deal in which seat 0 begins."""
    game, options = table
    deal = 0
    while True:
        match = Match(game, options, FairDealer.numbered(deal))
        if match.to_act()[0] == 0:
            return Opening(game, options, deal, match)
        deal += 1

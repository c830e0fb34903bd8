"""The greedy bot: better than chance by far, and without peeking."""

import pytest

from games.splito.tables import SPLITO
from igroteka.bots import Budget, make_bot
from igroteka.dealer import FairDealer
from igroteka.match import Match
from igroteka.rng import seeded


@pytest.mark.parametrize(("players", "matches", "share"), [(2, 10, 0.9), (4, 80, 0.69)])
def test_greedy_beats_random_clearly(players: int, matches: int, share: float) -> None:
    """One greedy player against random ones, every seat in turn: S-14 decides."""
    greedy, random = make_bot("splito", "greedy"), make_bot("splito", "random")
    options = SPLITO.parse_options({"players": players})
    rng, won = seeded(8), 0.0
    for number in range(matches):
        match = Match(SPLITO, options, FairDealer.numbered(number))
        mine = number % players
        while not match.over:
            seat = match.to_act()[0]
            bot = greedy if seat == mine else random
            match.play(seat, bot.choose(match.view(seat), rng, Budget()))
        won += match.outcome().returns[mine]
    assert won / matches >= share

"""How much a short search wins against players at random."""

from igroteka.bots import Bot, Budget, make_bot
from igroteka.bots.plain import RandomBot
from igroteka.dealer import FairDealer
from igroteka.match import Match
from igroteka.model import Game
from igroteka.rng import seeded


def share(game: Game, options: dict[str, object], matches: int, iterations: int) -> float:
    """The part of the wins, seats in turn."""
    given, won = game.parse_options(options), 0.0
    thinker = make_bot(game.id, "level5")
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

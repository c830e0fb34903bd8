"""Who plays sensibly and who carelessly, as a search of Red7 takes it."""

import pytest

from igroteka.bots import Budget, make_bot
from igroteka.dealer import FairDealer
from igroteka.games import GAMES
from igroteka.games.red7.bots.opponent_model import carelessness, cycles, kinds, taken
from igroteka.kernel import next_bits
from igroteka.match import Match
from igroteka.rng import seeded

RED7 = GAMES["red7"]


def turns_before(players: int, number: int) -> list[tuple[int, list[int]]]:
    """Through a careless match: turns by `cycles` of who acts, and turns each seat really had."""
    match = Match(RED7, RED7.parse_options({"players": players}), FairDealer.numbered(number))
    bot, rng = make_bot("red7", "random"), seeded(number)
    had, found = [0] * players, []
    while not match.over:
        seat = match.to_act()[0]
        view = match.view(seat)
        v = view.record[0]
        if all(v["alive"] >> other & 1 for other in range(players)):
            found.append((cycles(v), list(had)))
            assert int(v["turn"]) - 1 - taken(v, cycles(v)) == sum(had) - players * min(had)
        match.play(seat, bot.choose(view, rng, Budget()))
        if match.over or match.to_act()[0] != seat:
            had[seat] += 1
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_are_counted_from_what_lies_open(players: int) -> None:
    for number in range(10):
        for counted, had in turns_before(players, number):
            assert counted == min(had)


@pytest.mark.parametrize(("bot", "least", "most"), [("random", 0.7, 1.0), ("greedy", 0.0, 0.3)])
def test_after_three_turns_players_are_known(bot: str, least: float, most: float) -> None:
    """By the share of imagined worlds in which the other seat is careless."""
    options, careless, worlds = RED7.parse_options({"players": 2}), 0, 0
    for number in range(30):
        match, rng = Match(RED7, options, FairDealer.numbered(number)), seeded(number)
        while not match.over:
            seat = match.to_act()[0]
            view = match.view(seat)
            if seat == 0 and cycles(view.record[0]) == 3:
                found = [kinds(view.record, next_bits(rng)) >> 1 & 1 for _ in range(20)]
                careless, worlds = careless + sum(found), worlds + len(found)
                break
            name = "greedy" if seat == 0 else bot
            match.play(seat, make_bot("red7", name).choose(view, rng, Budget()))
    assert worlds >= 200
    assert least <= careless / worlds <= most


def test_nobody_is_ever_quite_one_or_the_other() -> None:
    match = Match(RED7, RED7.parse_options({"players": 2}), FairDealer.numbered(0))
    v = match.view(match.to_act()[0]).record[0]
    for spent in range(8):
        v["hand_size"][1] = 7 - spent
        chances = [float(carelessness(v, 1, turns)) for turns in range((spent + 1) // 2, spent + 1)]
        assert all(0 < chance < 1 for chance in chances)
        assert chances == sorted(chances, reverse=True)

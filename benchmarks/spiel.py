"""OpenSpiel's C++ games from its wheel: random play inside MCTSBot's rollouts, and its IS-MCTS."""

import random

import pyspiel
from measure import Contestant

ROLLOUTS = 100


def _dealt(game: pyspiel.Game, rng: random.Random) -> pyspiel.State:
    state = game.new_initial_state()
    while state.is_chance_node():
        _chance(state, rng)
    return state


def _chance(state: pyspiel.State, rng: random.Random) -> None:
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(actions, weights)[0])


def _decisions(state: pyspiel.State, rng: random.Random) -> int:
    """Players' decisions of one random game from here; chance is not counted."""
    state = state.clone()
    made = 0
    while not state.is_terminal():
        if state.is_chance_node():
            _chance(state, rng)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            made += 1
    return made


def contestant(name: str) -> Contestant:
    """Decisions of a game: one simulation of MCTSBot is `ROLLOUTS` random games in C++."""
    game = pyspiel.load_game(name)
    rng = random.Random(1)
    state = _dealt(game, rng)
    mean = sum(_decisions(state, rng) for _ in range(200)) / 200
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 64, False, 1, False)

    def run() -> int:
        bot.step(state)
        return round(ROLLOUTS * mean)

    return Contestant(f"OpenSpiel {name} (C++)", "decisions/s", run)


def searching(name: str, iterations: int) -> Contestant:
    """Iterations of IS-MCTS at the first choice, one random rollout each."""
    game, rng = pyspiel.load_game(name), random.Random(1)
    state = _dealt(game, rng)
    while len(state.legal_actions()) == 1:  # who must lead with one card need not think
        state.apply_action(state.legal_actions()[0])
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    inconsistent = True  # what is legal depends on hidden cards
    bot = pyspiel.ISMCTSBot(
        1,
        evaluator,
        2.0,
        iterations,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        inconsistent,
    )

    def run() -> int:
        bot.step(state)
        return iterations

    return Contestant(f"OpenSpiel {name}, IS-MCTS (C++)", "iterations/s", run)

"""The compiled part of environments: kernels for every game, made of the game's own."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from igroteka.kernel import inlined, kernel, lowest
from igroteka.model import Kernels
from igroteka.rng import Rng, below
from igroteka.spaces import Spaces

# What becomes of a match whose seat wants an action that is not legal.
LOSE, REPLACE = range(2)
PENALTY = -1.0  # the reward of who loses by it


class Rows(NamedTuple):
    """Matches that are stepped together, a row each."""

    states: np.ndarray
    generators: np.ndarray  # one each, in an array of its own
    seats: np.ndarray  # who acts; -1 where a match is over
    actions: np.ndarray  # what they do next
    observations: np.ndarray  # what they see
    masks: np.ndarray  # what they may do
    finals: np.ndarray  # what who ended a match saw last
    rewards: np.ndarray
    done: np.ndarray
    illegal: np.ndarray


class Desk(NamedTuple):
    """What all rows are stepped by, and room to work in."""

    options: np.ndarray
    flags: np.ndarray
    starts: np.ndarray  # where the parts of an observation begin
    views: np.ndarray
    moves: np.ndarray
    numbers: np.ndarray
    items: np.ndarray
    before: np.ndarray
    after: np.ndarray


# The flags of a desk: LOSE or REPLACE; whether a match that ended is followed by another; whether
# this step begins new matches in all rows and does nothing else.
ILLEGAL, AUTORESET, BEGIN = range(3)


class Loop(NamedTuple):
    """The kernels of a game's environments."""

    step: Callable[[Rows, Desk], None]
    look: Callable[..., None]  # (states, i, seat, views, starts, into): what any seat sees


def loop_of(kernels: Kernels, spaces: Spaces) -> Loop:
    """The kernels that step matches of a game, and that look at one."""
    new, resolve, observe, write = kernels.new, kernels.resolve, kernels.observe, spaces.write
    act, offer = _act_of(kernels, spaces), _offer_of(kernels, spaces)
    first = spaces.first or _lowest_of(kernels.to_act)

    @inlined
    def look(
        states: np.ndarray,
        i: int,
        seat: int,
        views: np.ndarray,
        starts: np.ndarray,
        into: np.ndarray,
    ) -> None:
        """What a seat sees."""
        observe(states, i, seat, views, 0)
        into[:] = 0
        write(views, 0, starts, into)

    @kernel
    def step(rows: Rows, desk: Desk) -> None:
        """One action in every match; then whoever acts next sees and may do what is in its row."""
        # Taken out of their tuples once: every look into one counts its arrays' owners anew.
        states, generators, seats, actions, observations, masks, finals = rows[:7]
        rewards, done, illegal = rows[7:]
        options, flags, starts, views, moves, numbers, items, before, after = desk
        for i in range(len(states)):
            done[i], illegal[i] = False, False
            rewards[i, :] = 0
            if not flags[BEGIN]:
                action = actions[i]
                if action < 0 or action >= masks.shape[1] or masks[i, action] == 0:
                    illegal[i] = True
                    action = any_of(masks[i], generators[i]) if flags[ILLEGAL] == REPLACE else -1
                if action < 0:
                    rewards[i, seats[i]] = PENALTY
                    done[i] = True
                else:
                    done[i] = act(states, i, seats[i], action, generators[i], items, before, after)
                    for seat in range(len(after)):
                        rewards[i, seat] = after[seat] - before[seat]
            masks[i, :] = 0
            if done[i]:
                look(states, i, seats[i], views, starts, finals[i])
                if not flags[AUTORESET]:
                    seats[i] = -1
                    continue
            if flags[BEGIN] or done[i]:
                new(states, i, options)
                resolve(states, i, generators[i], items)
            seats[i] = first(states, i)
            look(states, i, seats[i], views, starts, observations[i])
            offer(states, i, seats[i], moves, numbers, masks[i])

    return Loop(step, look)


def _act_of(kernels: Kernels, spaces: Spaces) -> Callable[..., bool]:
    apply, resolve = kernels.apply, kernels.resolve
    is_over, returns = kernels.is_over, kernels.returns
    decode, progress = spaces.decode, spaces.progress or nothing

    @inlined
    def act(
        states: np.ndarray,
        i: int,
        seat: int,
        action: int,
        generator: Rng,
        items: np.ndarray,
        before: np.ndarray,
        after: np.ndarray,
    ) -> bool:
        """A legal action, and what the seats had got before and after it; whether that ends it."""
        progress(states, i, before)
        apply(states, i, seat, decode(states, i, seat, action))
        resolve(states, i, generator, items)
        if is_over(states, i):
            returns(states, i, after)
            return True
        progress(states, i, after)
        return False

    return act


def _offer_of(kernels: Kernels, spaces: Spaces) -> Callable[..., None]:
    legal, encode = kernels.legal, spaces.encode

    @inlined
    def offer(
        states: np.ndarray,
        i: int,
        seat: int,
        moves: np.ndarray,
        numbers: np.ndarray,
        mask: np.ndarray,
    ) -> None:
        """What a seat may do, into a mask that is empty yet."""
        count = legal(states, i, seat, moves)
        encode(states, i, seat, moves, count, numbers)
        for place in range(count):
            mask[numbers[place]] = 1

    return offer


def _lowest_of(to_act: Callable[..., int]) -> Callable[..., int]:
    @kernel
    def first(states: np.ndarray, i: int) -> int:
        """The first of the seats that the table waits for."""
        return lowest(to_act(states, i))

    return first


@kernel
def nothing(states: np.ndarray, i: int, into: np.ndarray) -> None:
    """Nobody has got anything before the end."""
    into[:] = 0.0


@kernel
def any_of(mask: np.ndarray, generator: Rng) -> int:
    """One of the legal actions, all equally likely."""
    count = 0
    for action in range(len(mask)):
        count += mask[action]
    left = below(generator, count)
    action = 0
    while left or mask[action] == 0:
        left -= mask[action]
        action += 1
    return action

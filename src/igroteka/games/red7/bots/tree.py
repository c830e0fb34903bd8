"""Information-set Monte-Carlo tree search (UCB1) over the own turns in Red7.

Every iteration imagines a state that looks like the view, and what kind of players the others are
(`opponent_model`). In every imagined state the searching seat holds what it really holds; others
who searched too would come to know it. So they do what such players do by what they can see, and
only the own choices are searched.

A later turn is one and the same if the same own moves led there and the same moves can be made. It
is met too rarely to try everything: at first what is sensible (`policy`) is done there.
"""

import math

import numpy as np

from igroteka.games.red7.bots.match_value import rest_of_match
from igroteka.games.red7.bots.opponent_model import kinds
from igroteka.games.red7.bots.policy import CARELESS, likely_move
from igroteka.games.red7.rules import playout
from igroteka.games.red7.rules.kernels import KERNELS
from igroteka.games.red7.rules.state import DEAL, OVER
from igroteka.games.red7.rules.turn import KIND, PASS, apply, legal
from igroteka.kernel import inlined, kernel, next_bits, part
from igroteka.rng import below
from igroteka.search.transposition import FULLEST, ROOT, add, credit, key_of, slot_of

SENSIBLE_FIRST = 8  # visits of a later turn in which the sensible move is made
LATER = 0.57  # how much later turns are explored, compared with the first

# A number that stands in the source is a type of its own to Numba: the rules would be compiled
# once more for each.
HERE = np.int64(0)  # the imagined state's place
NEVER = np.int64(0)  # per cent
SOMETIMES = np.int64(CARELESS)

imagine = KERNELS.determinise


@kernel
def grow(view, scratch, count, rng, explore):
    """So many iterations more."""
    me = int(view[0]["seat"])
    for _ in range(count):
        imagine(view, HERE, scratch.states, HERE, rng)
        kind = kinds(view, next_bits(rng))
        depth = descend(scratch, me, kind, explore, rng)
        finish(scratch, me, kind, rng)
        credit(scratch.table, scratch.path, depth, scratch.values[me])


@part
def descend(scratch, me, kind, explore, rng):
    """Follow what has been tried until something new is; returns how many own moves were made."""
    states, moves, table, mixer = scratch.states, scratch.moves, scratch.table, scratch.mixer
    s, most = states[0], int(len(table) * FULLEST)
    first, done, depth, fresh = s["turn"], ROOT, 0, False
    while not fresh and depth < len(scratch.path) and not is_over(states, HERE):
        seat, later = int(s["actor"]), s["turn"] != first
        if seat != me:
            move = others(states, HERE, seat, rng, moves, kind)
        else:
            size, node = legal(states, HERE, me, moves), done
            if not later:
                move = promising(table, node, moves, size, explore, mixer, rng)
            else:
                size -= size > 1 and moves[size - 1] == PASS * KIND
                node = place_of(s, done, moves, size, mixer)
                sensible = likely_move(states, HERE, me, rng, scratch.items, NEVER)
                move = sensible
                if is_known(table, node, sensible, mixer):
                    move = promising(table, node, moves, size, LATER * explore, mixer, rng)
            key = key_of(node, move, mixer)
            slot = slot_of(table, key)
            if table[slot]["key"] == 0:
                fresh = later
                if scratch.used[0] < most:
                    add(table, slot, key)
                    scratch.used[0] += 1
            if table[slot]["key"] != 0:
                scratch.path[depth] = slot
                depth += 1
            done = key_of(done, move, mixer)
        apply(states, HERE, seat, move)
        resolve(states, HERE, rng, scratch.items)
    return depth


@inlined
def place_of(s, done, moves, size, mixer):
    """The key of a later turn: the own moves so far, the rule in force, the moves there are."""
    met = s["rule"] * 16 + s["phase"]
    for place in range(size):
        met ^= key_of(ROOT, moves[place], mixer)
    return key_of(done, met, mixer)


@inlined
def is_known(table, node, sensible, mixer):
    """Whether the sensible move was made often enough to look at the others."""
    entry = table[slot_of(table, key_of(node, sensible, mixer))]
    return entry["key"] != 0 and entry["visits"] >= SENSIBLE_FIRST


@kernel
def promising(table, node, moves, size, explore, mixer, rng):
    """The move to try next: one that never was, else the best upper confidence bound.

    A move counts against the others only as often as it was available (that is what makes one
    tree serve many imagined worlds).
    """
    best, best_score, fresh, untried = -1, -math.inf, -1, 0
    for place in range(size):
        entry = table[slot_of(table, key_of(node, moves[place], mixer))]
        if entry["key"] == 0:
            untried += 1
            if below(rng, untried) == 0:
                fresh = moves[place]
            continue
        entry["available"] += 1.0
        score = entry["reward"] / entry["visits"]
        score += explore * math.sqrt(math.log(entry["available"]) / entry["visits"])
        if score > best_score:
            best, best_score = moves[place], score
    return fresh if untried else best


@kernel
def is_over(states, i):
    """Whether the round is over, and with it what is searched."""
    return states[i]["phase"] == OVER or states[i]["phase"] == DEAL


@kernel
def resolve(states, i, rng, items):
    """A draw; no further round is dealt."""
    if states[i]["phase"] != DEAL:
        playout.resolve(states, i, rng, items)


@part
def others(states, i, seat, rng, moves, kind):
    """What a player of some kind does."""
    if kind >> seat & 1:
        return playout.random_move(states, i, seat, rng, moves)
    return likely_move(states, i, seat, rng, moves, SOMETIMES)


@part
def finish(scratch, me, kind, rng):
    """The round by sensible play, others by their kind; then the rest of the match."""
    states, moves = scratch.states, scratch.moves
    while not is_over(states, HERE):
        seat = int(states[0]["actor"])
        if seat == me:
            move = likely_move(states, HERE, seat, rng, moves, NEVER)
        else:
            move = others(states, HERE, seat, rng, moves, kind)
        apply(states, HERE, seat, move)
        resolve(states, HERE, rng, scratch.items)
    rest_of_match(states, HERE, rng, scratch.values)

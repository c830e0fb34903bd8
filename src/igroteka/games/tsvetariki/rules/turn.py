"""A turn: T-7 to T-10."""

from igroteka.games.tsvetariki.rules.ending import is_cleared
from igroteka.games.tsvetariki.rules.groups import (
    JOKER_BITS,
    count_of,
    find_jokers,
    first_cell,
    gather,
    has_group,
    joker_cell,
    starts_on,
)
from igroteka.games.tsvetariki.rules.jokers import FIELD, MASK, joins, may_join, reach, surroundings
from igroteka.games.tsvetariki.rules.pieces import CELL, COLOURS, JOKER, RAMPS
from igroteka.games.tsvetariki.rules.ramps import DIGIT, jokers_of, take_away, token_at
from igroteka.games.tsvetariki.rules.state import OVER, PLAY
from igroteka.kernel import kernel, lowest, popcount

# A move is the first coloured cell of its group and, eight bits each, its jokers' cells + 1.
MOVE_CELL = 1 << JOKER_BITS

# 47 groups of one colour (95 // 2) and 31 choices of jokers with 5 colours are the most there
# could be. The end of the buffer is where `legal` works, so that nothing is allocated.
MOST_MOVES = 47 + 31 * 5
MAX_MOVES = MOST_MOVES + RAMPS


@kernel
def to_act(states, i):
    """The seats that may act, as bits; 0 when chance moves or the match is over."""
    s = states[i]
    return 1 << s["actor"] if s["phase"] == PLAY else 0


@kernel
def turn_of(states, i):
    """The number of the turn."""
    return states[i]["turn"]


@kernel
def is_over(states, i):
    """T-11, T-12: whether the match is over."""
    return states[i]["phase"] == OVER


@kernel
def jokers_in(move):
    """The jokers a move takes, as in `groups`."""
    return move >> JOKER_BITS


@kernel
def move_with(first, jokers, choice):
    """The move that takes a group and these jokers."""
    move, shift = first, JOKER_BITS
    while choice:
        move |= (joker_cell(jokers, lowest(choice)) + 1) << shift
        shift += JOKER_BITS
        choice &= choice - 1
    return move


@kernel
def put_groups(ramps, join, moves, size, group):
    """T-7: every group with no jokers or, with `join`, with all it touches; returns the size."""
    jokers = find_jokers(ramps) if join else 0
    every = (1 << count_of(jokers)) - 1
    for ramp in range(len(ramps)):
        starts = starts_on(ramps, ramp, join)
        while starts:
            cell = ramp * CELL + lowest(starts) // DIGIT
            starts &= starts - 1
            colour = token_at(ramps, ramp, cell % CELL)
            choice = gather(ramps, colour, cell, jokers, every, group)
            if first_cell(ramps, colour, group) == cell:
                moves[size] = move_with(cell, jokers, choice)
                size += 1
    return size


@kernel
def put_joker_groups(ramps, moves, size, group):
    """T-8: every choice of jokers with every colour that it makes a group with."""
    jokers = find_jokers(ramps)
    near, beside = surroundings(ramps, jokers)
    within = reach(near, beside)
    for colour in range(len(COLOURS)):
        reached = within >> FIELD * colour & MASK
        choice = reached
        while choice:
            likely = may_join(near, beside, colour, choice)
            if likely and joins(ramps, colour, jokers, choice, group):
                moves[size] = move_with(first_cell(ramps, colour, group), jokers, choice)
                size += 1
            choice = (choice - 1) & reached
    return size


@kernel
def legal(states, i, seat, moves):
    """Write the legal moves of a seat; returns how many."""
    s = states[i]
    if s["phase"] != PLAY or seat != s["actor"]:
        return 0
    return put_moves(s["ramps"], s["join"], moves)


@kernel
def put_moves(ramps, join, moves):
    """T-7, T-8: every set of tokens that may be taken from a board, once; returns how many."""
    group = moves[MOST_MOVES:MAX_MOVES]
    size = put_groups(ramps, join != 0, moves, 0, group)
    return size if join else put_joker_groups(ramps, moves, size, group)


@kernel
def group_of(ramps, move, group):
    """T-7, T-8: the cells a legal move takes; returns their colour."""
    first, jokers = move % MOVE_CELL, jokers_in(move)
    colour = token_at(ramps, first // CELL, first % CELL)
    gather(ramps, colour, first, jokers, (1 << count_of(jokers)) - 1, group)
    return colour


@kernel
def apply(states, i, seat, move):
    """Do a legal move."""
    s = states[i]
    take(s, seat, group_of(s["ramps"], move, s["last"]))


@kernel
def take(s, seat, colour):
    """T-9, T-10: a seat takes the group in `last`; the board closes up; the turn goes on."""
    ramps, group = s["ramps"], s["last"]
    tokens, jokers = 0, 0
    for ramp in range(RAMPS):
        if group[ramp]:
            tokens += popcount(group[ramp])
            jokers += popcount(group[ramp] & jokers_of(ramps[ramp]))
    s["taken"][seat, colour] += tokens - jokers
    s["taken"][seat, JOKER] += jokers
    s["left"][colour] -= tokens - jokers
    s["left"][JOKER] -= jokers
    take_away(ramps, group)
    if is_cleared(s, colour) or not has_group(ramps):
        s["phase"] = OVER
        s["actor"] = -1
        return
    s["actor"] = (seat + 1) % s["players"]
    s["turn"] += 1

"""Sequences: J-16, J-17, J-18.

Fives of one line are bits by the place of their first square. Two of them share at most one chip
if they begin four or more places apart; fives of different lines never share more.
"""

from igroteka.games.jack.rules.pieces import (
    CORNERS_LOWER,
    CORNERS_UPPER,
    DIRECTIONS,
    FIVE,
    FIVE_LOWER,
    FIVE_UPPER,
    FIVES_IN,
    LINE_AT,
    MAX_FIVES,
    TO_WIN,
)
from igroteka.kernel import inlined, kernel, lowest, popcount


@inlined
def fives_within(upper, lower, line):
    """J-16: the fives of a line all of whose squares are in this set."""
    found = 0
    first = line * MAX_FIVES
    for start in range(FIVES_IN[line]):
        missing = FIVE_UPPER[first + start] & ~upper | FIVE_LOWER[first + start] & ~lower
        found |= (missing == 0) << start
    return found


@kernel
def sharing_more(fives):
    """J-17: the fives that share more than one chip with one of these."""
    near = fives | fives << 1 | fives << 2 | fives << 3
    return near | fives >> 1 | fives >> 2 | fives >> 3


@kernel
def prospects(five, possible):
    """J-17: how many other fives share at most one chip with this one and are still possible."""
    return popcount(possible & ~sharing_more(1 << five))


@kernel
def kept_fives(able, possible):
    """J-17: which of the fives that qualify count: most of them, then with the best prospects.

    `possible` are the fives of the line that hold no opposing chip. A line has room for two.
    """
    kept, best = 0, -1
    firsts = able
    while firsts:
        first = lowest(firsts)
        firsts &= firsts - 1
        # A pair always counts for more than a five alone.
        value = prospects(first, possible)
        if value > best:
            kept, best = 1 << first, value
        seconds = firsts & ~sharing_more(1 << first)
        while seconds:
            second = lowest(seconds)
            seconds &= seconds - 1
            pair_value = 100 + value + prospects(second, possible)
            if pair_value > best:
                kept, best = 1 << first | 1 << second, pair_value
    return kept


@kernel
def is_one(fives):
    """Whether this is a single five."""
    return fives != 0 and fives & (fives - 1) == 0


@kernel
def holds_two(fives):
    """J-17: whether two of these share at most one chip."""
    return fives & (fives >> FIVE - 1 | fives >> FIVE) != 0


@inlined
def counted_fives(s, side, line, finished):
    """J-16, J-17: the fives of a line that are sequences; `finished` counted before."""
    upper = s["chips"][side, 0] | CORNERS_UPPER
    lower = s["chips"][side, 1] | CORNERS_LOWER
    full = fives_within(upper, lower, line)
    if full == finished:
        return finished
    able = full & ~sharing_more(finished)
    if able == 0 and s["slides"] and is_one(finished) and holds_two(full):
        able, finished = full, 0
    if able & (able - 1) == 0:
        return finished | able
    others_upper, others_lower = 0, 0
    for other in range(s["sides"]):
        if other != side:
            others_upper |= s["chips"][other, 0]
            others_lower |= s["chips"][other, 1]
    return finished | kept_fives(able, fives_within(~others_upper, ~others_lower, line))


@kernel
def blocked_fives(s, side, line):
    """J-17: the fives of a line that would bring a side no sequence more if they were filled.

    They share more than a chip with a finished one, and no full five lies where that could slide.
    """
    finished = finished_in(s, side, line)
    if finished == 0:
        return 0
    near = sharing_more(finished)
    if not s["slides"]:
        return near
    upper = s["chips"][side, 0] | CORNERS_UPPER
    lower = s["chips"][side, 1] | CORNERS_LOWER
    full = fives_within(upper, lower, line)
    apart = full << FIVE - 1 | full << FIVE | full >> FIVE - 1 | full >> FIVE
    return near & ~apart


@kernel
def is_blocked(s, side, five):
    """J-17: whether this five would bring its side nothing more; see `blocked_fives`."""
    return blocked_fives(s, side, five // MAX_FIVES) >> five % MAX_FIVES & 1 == 1


@kernel
def finished_in(s, side, line):
    """The sequences of a side that lie in this line."""
    fives = 0
    for place in range(s["sequences"][side]):
        five = int(s["finished"][side, place])
        if five // MAX_FIVES == line:
            fives |= 1 << five % MAX_FIVES
    return fives


@kernel
def note_sequence(s, side, five):
    """J-10, J-17: a five is finished, and its chips are protected."""
    s["finished"][side, s["sequences"][side]] = five
    s["sequences"][side] += 1
    protect(s, five)


@kernel
def slide(s, side, old, five):
    """J-17: a finished five gives way to another of its line, and protection goes with it."""
    s["protected"][0] = 0
    s["protected"][1] = 0
    for owner in range(s["sides"]):
        for place in range(s["sequences"][owner]):
            if owner == side and s["finished"][owner, place] == old:
                s["finished"][owner, place] = five
            protect(s, int(s["finished"][owner, place]))


@kernel
def protect(s, five):
    """J-10: the chips of a five can no longer be taken or shifted."""
    s["protected"][0] |= FIVE_UPPER[five] & ~CORNERS_UPPER
    s["protected"][1] |= FIVE_LOWER[five] & ~CORNERS_LOWER


@kernel
def finish_sequences(s, side, square):
    """J-16 to J-18: what a chip that has come to this square finishes; it may win."""
    for direction in range(DIRECTIONS):
        line = LINE_AT[square, direction]
        if line >= 0:
            before = finished_in(s, side, line)
            fives = counted_fives(s, side, line, before)
            if fives != before:
                note_fives(s, side, line, before, fives)
    if s["sequences"][side] >= TO_WIN[s["sides"]]:
        s["winner"] = side


@kernel
def note_fives(s, side, line, before, fives):
    """J-17: these fives of a line are finished now; one that was finished may have slid."""
    new, gone, first = fives & ~before, before & ~fives, line * MAX_FIVES
    if gone:
        slide(s, side, first + lowest(gone), first + lowest(new))
        new &= new - 1
    while new:
        note_sequence(s, side, first + lowest(new))
        new &= new - 1


@kernel
def find_sequences(states, i, finished, found):
    """J-16, J-17: every sequence on the board, as fives by side and line.

    `finished` holds those that count already, in the same form. Used where a position is given
    and not played: a played one knows its sequences.
    """
    s = states[i]
    for side in range(s["sides"]):
        for line in range(len(FIVES_IN)):
            found[side, line] = counted_fives(s, side, line, finished[side, line])

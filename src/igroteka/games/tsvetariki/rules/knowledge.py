"""Hidden information: what a seat may see, and the states that look the same to it."""

from igroteka.games.tsvetariki.rules.ending import cleared_sides, side_of
from igroteka.games.tsvetariki.rules.pieces import COLOURS, KINDS, MAX_PLAYERS, RAMPS
from igroteka.games.tsvetariki.rules.state import OVER, SECRETS
from igroteka.kernel import kernel
from igroteka.rng import below


@kernel
def copy_table(a, b):
    """What everybody sees, from a state or a view to another."""
    for ramp in range(RAMPS):
        b["ramps"][ramp] = a["ramps"][ramp]
        b["last"][ramp] = a["last"][ramp]
    for seat in range(MAX_PLAYERS):
        for kind in range(KINDS):
            b["taken"][seat, kind] = a["taken"][seat, kind]
    for kind in range(KINDS):
        b["left"][kind] = a["left"][kind]
    b["players"] = a["players"]
    b["secrets"] = a["secrets"]
    b["teams"] = a["teams"]
    b["join"] = a["join"]
    b["reorderings"] = a["reorderings"]
    b["actor"] = a["actor"]
    b["phase"] = a["phase"]
    b["turn"] = a["turn"]


@kernel
def knows(s, seat, other):
    """T-3, T-16: whether a seat may see the colours of another; at the end all are shown."""
    if s["phase"] == OVER:
        return True
    if seat < 0 or other >= s["players"]:
        return False
    return side_of(s, seat) == side_of(s, other)


@kernel
def observe(states, i, seat, views, j):
    """What a seat may see; seat -1 is a spectator."""
    s, v = states[i], views[j]
    copy_table(s, v)
    v["seat"] = seat
    for other in range(MAX_PLAYERS):
        v["known"][other] = s["colours"][other] if knows(s, seat, other) else 0


@kernel
def determinise(views, j, states, i, rng):
    """A random state that looks to the view's seat exactly as the view does.

    Whose colours had all gone would have won (T-11): such guesses are drawn again.
    """
    v, s = views[j], states[i]
    copy_table(v, s)
    guess_colours(v, s, rng)
    while v["phase"] != OVER and v["phase"] != SECRETS and cleared_sides(s):
        guess_colours(v, s, rng)


@kernel
def guess_colours(v, s, rng):
    """T-3: the colours the viewer knows, and for the others any of the rest."""
    hidden = (1 << len(COLOURS)) - 1
    for seat in range(MAX_PLAYERS):
        hidden &= ~v["known"][seat]
    for seat in range(MAX_PLAYERS):
        colours = v["known"][seat] + 0
        if not colours and seat < v["players"] and v["phase"] != SECRETS:
            for _ in range(v["secrets"]):
                colours |= random_colour(hidden & ~colours, rng)
            hidden &= ~colours
        s["colours"][seat] = colours


@kernel
def random_colour(colours, rng):
    """One of a set of colours, as a bit."""
    while True:
        bit = 1 << below(rng, len(COLOURS))
        if colours & bit:
            return bit

"""Hidden information: what a seat may see, and the states that look the same to it."""

from igroteka.games.red7.rules.lead import note_strength, turn_down
from igroteka.games.red7.rules.pieces import ALL_CARDS, CARDS
from igroteka.kernel import highest, kernel, popcount
from igroteka.rng import below


@kernel
def copy_table(a, b):
    """What everybody sees, from a state or a view to another."""
    for seat in range(4):
        b["palette"][seat] = a["palette"][seat]
        b["scored"][seat] = a["scored"][seat]
    for place in range(CARDS):
        b["tucked"][place] = a["tucked"][place]
    b["canvas"] = a["canvas"]
    b["seen"] = a["seen"]
    b["tucked_size"] = a["tucked_size"]
    b["rule"] = a["rule"]
    b["top"] = a["top"]
    b["played"] = a["played"]
    b["players"] = a["players"]
    b["alive"] = a["alive"]
    b["actor"] = a["actor"]
    b["phase"] = a["phase"]
    b["extra_actions"] = a["extra_actions"]
    b["advanced"] = a["advanced"]
    b["five_chains"] = a["five_chains"]
    b["seven_may_skip"] = a["seven_may_skip"]
    b["one_spares_smaller"] = a["one_spares_smaller"]
    b["one_may_lose"] = a["one_may_lose"]
    b["may_lose"] = a["may_lose"]
    b["round"] = a["round"]
    b["turn"] = a["turn"]
    b["won_by"] = a["won_by"]
    b["won_rule"] = a["won_rule"]
    b["won_cards"] = a["won_cards"]


@kernel
def observe(states, i, seat, views, j):
    """What a seat may see; seat -1 is a spectator.

    Palettes of players who are out lie face down, but everybody saw them: they stay in view.
    """
    s, v = states[i], views[j]
    copy_table(s, v)
    v["seat"] = seat
    v["own_hand"] = s["hand"][seat] if seat >= 0 else 0
    v["deck_size"] = popcount(s["deck"])
    for other in range(4):
        v["hand_size"][other] = popcount(s["hand"][other])
        v["known"][other] = s["hand"][other] & s["seen"]


@kernel
def determinise(views, j, states, i, rng):
    """A random state that looks to the view's seat exactly as the view does."""
    v, s = views[j], states[i]
    copy_table(v, s)
    me = v["seat"]
    tucked = 0
    for place in range(v["tucked_size"]):
        tucked |= 1 << int(v["tucked"][place])
    own = v["own_hand"]
    out_of_game = v["scored"][0] | v["scored"][1] | v["scored"][2] | v["scored"][3]
    hidden = ALL_CARDS & ~(v["seen"] | out_of_game | own)
    for seat in range(4):
        if seat == me:
            s["hand"][seat] = own
        else:
            missing = v["hand_size"][seat] - popcount(v["known"][seat])
            taken = random_subset(rng, hidden, missing)
            hidden &= ~taken
            s["hand"][seat] = v["known"][seat] | taken
        if v["alive"] >> seat & 1:
            note_strength(s, seat)
        else:
            turn_down(s, seat)
    s["deck"] = hidden | tucked


@kernel
def random_subset(rng, cards, count):
    """`count` random cards of a set."""
    taken = 0
    left = popcount(cards)
    while count > 0:
        card = highest(cards)
        cards ^= 1 << card
        # Selection sampling: each card is taken with the share of those still missing.
        if below(rng, left) < count:
            taken |= 1 << card
            count -= 1
        left -= 1
    return taken

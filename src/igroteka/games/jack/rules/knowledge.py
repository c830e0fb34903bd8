"""Hidden information: what a seat may see, and the states that look the same to it."""

from igroteka.games.jack.rules.pieces import ALL_CARDS, CARDS, COPIES, MAX_PLAYERS, MAX_SIDES
from igroteka.games.jack.rules.piles import add_card, empty, nth_card, size_of, take_card
from igroteka.games.jack.rules.state import MAX_FINISHED
from igroteka.kernel import kernel, lowest
from igroteka.rng import below


@kernel
def copy_table(a, b):
    """What everybody sees, from a state or a view to another."""
    for side in range(MAX_SIDES):
        b["chips"][side, 0] = a["chips"][side, 0]
        b["chips"][side, 1] = a["chips"][side, 1]
        b["sequences"][side] = a["sequences"][side]
        b["first_card"][side] = a["first_card"][side]
        for place in range(MAX_FINISHED):
            b["finished"][side, place] = a["finished"][side, place]
    for half in range(2):
        b["protected"][half] = a["protected"][half]
        b["discards"][half] = a["discards"][half]
        b["shuffled"][half] = a["shuffled"][half]
        for card in range(CARDS):
            b["square"][card, half] = a["square"][card, half]
    for seat in range(MAX_PLAYERS):
        b["due"][seat] = a["due"][seat]
    b["turn"] = a["turn"]
    b["reshuffles"] = a["reshuffles"]
    b["players"] = a["players"]
    b["sides"] = a["sides"]
    b["strict_draw"] = a["strict_draw"]
    b["slides"] = a["slides"]
    b["phase"] = a["phase"]
    b["contenders"] = a["contenders"]
    b["actor"] = a["actor"]
    b["drawing"] = a["drawing"]
    b["dead_used"] = a["dead_used"]
    b["passes"] = a["passes"]
    b["winner"] = a["winner"]


@kernel
def observe(states, i, seat, views, j):
    """What a seat may see; seat -1 is a spectator."""
    s, v = states[i], views[j]
    copy_table(s, v)
    v["seat"] = seat
    v["own_hand"][0] = s["hand"][seat, 0] if seat >= 0 else 0
    v["own_hand"][1] = s["hand"][seat, 1] if seat >= 0 else 0
    v["deck_size"] = size_of(s["deck"])
    for other in range(MAX_PLAYERS):
        v["hand_size"][other] = size_of(s["hand"][other])


@kernel
def determinise(views, j, states, i, rng):
    """A random state that looks to the view's seat exactly as the view does.

    All cards that the seat does not see are equally likely to be in the deck or in any hand, but
    for those that cannot be in the deck, because they were in hands when it was shuffled (J-15).
    """
    v, s = views[j], states[i]
    copy_table(v, s)
    me = v["seat"]
    open_places = 0
    for seat in range(MAX_PLAYERS):
        empty(s["hand"][seat])
        if seat != me:
            open_places += v["hand_size"][seat]
    unseen_cards(v, s["deck"])
    # Of each card more copies are unseen than were shuffled: that many are in hands.
    one_held = s["deck"][0] & ~v["shuffled"][0] | s["deck"][1] & ~v["shuffled"][1]
    both_held = s["deck"][1] & ~v["shuffled"][0]
    for copy in range(COPIES):
        held = one_held if copy == 0 else both_held
        while held:
            card = lowest(held)
            held &= held - 1
            take_card(s["deck"], card)
            add_card(s["hand"][random_owner(v, s, rng, open_places)], card)
            open_places -= 1
    left = size_of(s["deck"])
    for seat in range(MAX_PLAYERS):
        if seat == me:
            s["hand"][seat, 0] = v["own_hand"][0]
            s["hand"][seat, 1] = v["own_hand"][1]
            continue
        for _ in range(v["hand_size"][seat] - size_of(s["hand"][seat])):
            card = nth_card(s["deck"], below(rng, left))
            take_card(s["deck"], card)
            add_card(s["hand"][seat], card)
            left -= 1


@kernel
def unseen_cards(v, unseen):
    """J-2: of both copies of every card those that are neither in the own hand nor discarded."""
    seen_once = v["own_hand"][0] | v["discards"][0]
    seen_twice = v["own_hand"][1] | v["discards"][1] | v["own_hand"][0] & v["discards"][0]
    unseen[0] = ALL_CARDS & ~seen_twice
    unseen[1] = ALL_CARDS & ~seen_once


@kernel
def random_owner(v, s, rng, open_places):
    """A seat with room in its hand, each open place equally likely."""
    place = below(rng, open_places)
    owner = -1
    while place >= 0:
        owner += 1
        if owner != v["seat"]:
            place -= v["hand_size"][owner] - size_of(s["hand"][owner])
    return owner

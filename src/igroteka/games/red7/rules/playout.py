"""Random play inside compiled code: for benchmarks, tests and search."""

from igroteka.games.red7.rules.lead import best_others, rules_led, strengths_of
from igroteka.games.red7.rules.round import chance, new, pile, wanted
from igroteka.games.red7.rules.state import CANVAS, DEAL, FIVE, OVER, PLAY
from igroteka.games.red7.rules.survival import may_put, of_colours
from igroteka.games.red7.rules.turn import CANVAS_CARD, DONE, KIND, PALETTE, PASS, apply, legal
from igroteka.kernel import inlined, kernel, lowest, popcount
from igroteka.rng import below, shuffle_first


@inlined
def nth(cards, place):
    """The card at a place of a set, counted from the lowest."""
    while place:
        cards &= cards - 1
        place -= 1
    return lowest(cards)


@kernel
def resolve(states, i, rng, items):
    """Let chance bring what is wanted until somebody can act."""
    count = wanted(states, i)
    while count:
        if states[i]["phase"] == DEAL:
            size = pile(states, i, items)
            shuffle_first(rng, items, size, count)
        else:
            deck = states[i]["deck"]
            items[0] = nth(deck, below(rng, popcount(deck)))
        chance(states, i, items)
        count = wanted(states, i)


@inlined
def random_move(states, i, seat, rng, moves):
    """A random legal move, all equally likely; passes only if there is nothing else (R-7).

    At the start of a turn candidates are tried in random order, so that not all of them need to
    be looked at: the first legal one is as likely as any other.
    """
    s = states[i]
    phase = s["phase"]
    if phase != PLAY and phase != CANVAS and phase != FIVE:
        return moves[below(rng, legal(states, i, seat, moves))]
    hand = s["hand"][seat]
    own, best = strengths_of(s, seat), best_others(s, seat)
    led = rules_led(own, best)
    canvas = of_colours(led) & hand if phase != FIVE else 0
    sure = popcount(canvas)
    if phase == CANVAS:
        place = below(rng, sure + (led >> s["rule"] & 1))
        return CANVAS_CARD * KIND + nth(canvas, place) if place < sure else DONE * KIND
    palette, untried = s["palette"][seat], hand
    while sure or untried:
        place = below(rng, sure + popcount(untried))
        if place < sure:
            return CANVAS_CARD * KIND + nth(canvas, place)
        card = nth(untried, place - sure)
        if may_put(s, seat, own, palette, hand, card, best, phase == FIVE):
            return PALETTE * KIND + card
        untried ^= 1 << card
    return PASS * KIND


@kernel
def playout(states, i, rng, moves, items):
    """Play at random to the end; returns the number of decisions made."""
    decisions = 0
    resolve(states, i, rng, items)
    while states[i]["phase"] != OVER:
        seat = states[i]["actor"]
        apply(states, i, seat, random_move(states, i, seat, rng, moves))
        resolve(states, i, rng, items)
        decisions += 1
    return decisions


@kernel
def playouts(states, i, options, count, rng, moves, items):
    """Whole random matches one after another; returns the number of decisions made."""
    decisions = 0
    for _ in range(count):
        new(states, i, options)
        decisions += playout(states, i, rng, moves, items)
    return decisions

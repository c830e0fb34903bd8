"""Positions of Red7 / Спектр to ask a referee about: random ones, and broken ones."""

from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import cast

from games.red7.oracle import (
    CARDS,
    COLOURS,
    EDITIONS,
    MOST_PLAYERS,
    NUMBERS,
    colour_of,
    number_of,
)


def random_position(rng: Random) -> dict[str, object]:
    """Positions: a valid one, with every option, the rare cases more often than at a table."""
    extra_actions = rng.random() < 0.7
    crowded = rng.random() < 0.05  # of four whole colours no card is unseen
    sizes = [len(NUMBERS)] * MOST_PLAYERS if crowded else palette_sizes(rng)
    hand_sizes = (1, 2, 3) if crowded else (0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8)
    hand_size = rng.choice(hand_sizes)
    pile = shuffled_cards(rng, crowded=crowded)
    palettes = [[pile.pop() for _ in range(size)] for size in sizes]
    hand = [draw_for_hand(rng, pile, odd=extra_actions) for _ in range(hand_size)]
    position: dict[str, object] = {"rule": rng.choice(COLOURS), "palettes": palettes}
    put_option(rng, position, "edition", rng.choice(EDITIONS), default="red7")
    if rng.random() < 0.9:
        position |= {"seat": rng.randrange(len(sizes)), "hand": hand}
    else:
        pile += hand
    put_option(rng, position, "extra_actions", extra_actions, default=False)
    put_option(rng, position, "advanced", rng.random() < 0.5, default=False)
    if rng.random() < 0.6:
        position["deck"] = min(len(pile), rng.choice((0, 0, 1, 2, rng.randint(0, 49), 49)))
    return position


def palette_sizes(rng: Random) -> list[int]:
    """R-3: one to four palettes, mostly small, often of one size so that ties come up."""
    players = rng.choice((1, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4))
    most = rng.choice((2, 3, 3, 4, 4, 5, 7))
    if rng.random() < 0.3:
        return [rng.randint(1, most)] * players
    return [rng.randint(1, most) for _ in range(players)]


def shuffled_cards(rng: Random, *, crowded: bool) -> list[str]:
    """R-1: the 49 cards; at times some colours or some numbers are dealt first."""
    pile = list(CARDS)
    rng.shuffle(pile)
    kind = rng.random()
    if crowded or kind < 0.2:
        early = rng.sample(COLOURS, 4 if crowded else rng.randint(1, 4))
        pile.sort(key=lambda card: colour_of(card) in early)
    elif kind < 0.3:
        few = rng.sample(NUMBERS, 3)
        pile.sort(key=lambda card: number_of(card) in few)
    return pile


def draw_for_hand(rng: Random, pile: list[str], *, odd: bool) -> str:
    """R-12 to R-16: take a card off the pile, with extra actions mostly an odd one."""
    fitting = [card for card in pile if number_of(card) % 2 == 1] if odd else []
    card = fitting[-1] if fitting and rng.random() < 0.6 else pile[-1]
    pile.remove(card)
    return card


def put_option(
    rng: Random, position: dict[str, object], name: str, value: object, *, default: object
) -> None:
    """Positions: write an option down, or leave it out where it has its default."""
    if value != default or rng.random() < 0.3:
        position[name] = value


# Broken positions


def broken_position(rng: Random) -> object:
    """Positions: one that has exactly one fault and must be answered with an error."""
    if rng.random() < 0.05:
        return rng.choice((None, True, 7, 3.5, "r", [], [random_position(rng)]))
    position = asked_position(rng)
    rng.choice(BREAKERS)(rng, position)
    return position


def asked_position(rng: Random) -> dict[str, object]:
    """Positions: a valid one that asks for turns."""
    while True:
        position = random_position(rng)
        if "hand" in position:
            return position


def card_lists(position: dict[str, object]) -> list[list[object]]:
    """Positions: the palettes and the hand, in reading order."""
    palettes = cast("list[list[object]]", position["palettes"])
    return [*palettes, cast("list[object]", position["hand"])]


def break_value(rng: Random, position: dict[str, object]) -> None:
    """Positions: a field of a wrong kind or outside its range."""
    players = len(card_lists(position)) - 1
    named = sum(len(cards) for cards in card_lists(position))
    wrong: dict[str, tuple[object, ...]] = {
        "rule": (None, "", "x", "R", "red", "ro", 1, True, ["r"], {}),
        "palettes": (None, "5r", 1, True, {"0": ["5r"]}, []),
        "edition": (None, "", "Red7", "spectrum", 7, False, ["red7"]),
        "seat": (None, -1, players, players + 3, 3.5, True, False, "0", [0], {}),
        "hand": (None, "5r", 3, False, {"0": "5r"}),
        "extra_actions": (None, 0, 1, "true", [], 3.5),
        "advanced": (None, 0, 1, "false", {}, 3.5),
        "deck": (None, -1, 50 - named, 50, 3.5, True, False, "3", [3]),
    }
    name = rng.choice(list(wrong))
    position[name] = rng.choice(wrong[name])
    if position["palettes"] == []:
        del position["seat"], position["hand"]


def break_fields(rng: Random, position: dict[str, object]) -> None:
    """Positions: a field too many or too few."""
    if rng.random() < 0.4:
        name = rng.choice(("canvas", "players", "Rule", "palette", "hands", "extra", "decks"))
        position[name] = rng.choice((None, 1, "r", []))
    else:
        del position[rng.choice(("rule", "palettes", "seat", "hand"))]


def break_card(rng: Random, position: dict[str, object]) -> None:
    """R-1: something that is no card in the place of one."""
    cards = rng.choice([cards for cards in card_lists(position) if cards])
    wrong = ("", "r", "5", "0r", "8r", "-1r", "5x", "5R", "r5", "55r", "5rr", " 5r", "5r ", "10r")
    others: tuple[object, ...] = (None, True, 5, 3.5, ["5r"], {}, "\u0665r", "5\u0440")
    cards[rng.randrange(len(cards))] = rng.choice((*wrong, *others))


def break_twice(rng: Random, position: dict[str, object]) -> None:
    """R-1: a card that is named twice, in one list or in two."""
    places = [(cards, i) for cards in card_lists(position) for i in range(len(cards))]
    if len(places) == 1:
        _ = position.pop("deck", None)
        places[0][0].append(places[0][0][0])
        return
    first, second = rng.choice(list(combinations(places, 2)))
    second[0][second[1]] = first[0][first[1]]


def break_palettes(rng: Random, position: dict[str, object]) -> None:
    """R-3: a palette without cards, one that is no list, or a fifth player."""
    palettes = cast("list[object]", position["palettes"])
    if rng.random() < 0.3:
        _ = position.pop("deck", None)
        named = [card for cards in card_lists(position) for card in cards]
        free = [card for card in CARDS if card not in named]
        palettes += [[card] for card in free[: MOST_PLAYERS + 1 - len(palettes)]]
    else:
        palettes[rng.randrange(len(palettes))] = rng.choice(([], [], None, "5r", 5, True, {}))


BREAKERS: tuple[Callable[[Random, dict[str, object]], None], ...] = (
    break_value,
    break_value,
    break_fields,
    break_card,
    break_twice,
    break_palettes,
)

"""A second, naive referee for Red7 / Спектр, written from the rules alone.

It shares no code with the engine and prefers the plainest way over the fastest: every
turn is played out step by step, and who leads is read off the table of R-10.
"""

from functools import lru_cache
from typing import NamedTuple, cast

COLOURS = "roygbiv"  # the strongest first
NUMBERS = range(1, 8)
CARDS = tuple(f"{number}{colour}" for number in NUMBERS for colour in COLOURS)
MOST_PLAYERS = 4
EDITIONS = ("red7", "spectra")
REQUIRED = ("rule", "palettes")
OPTIONAL = ("edition", "seat", "hand", "extra_actions", "advanced", "deck")

Palette = tuple[str, ...]
Turn = list[str]


class Table(NamedTuple):
    """What the player to move sees, in the middle of a turn or before it."""

    rule: str
    palettes: tuple[Palette, ...]
    seat: int
    hand: tuple[str, ...]
    deck: int
    unseen: frozenset[str]
    edition: str
    extra_actions: bool
    advanced: bool


class BadPositionError(Exception):
    """A position that cannot be judged."""

    def __init__(self, message: str, at: str | None, rule: str | None = None) -> None:
        """Keep what the answer names: the sentence, the path and the rule."""
        super().__init__(message)
        self.message: str = message
        self.at: str | None = at
        self.rule: str | None = rule


# Cards and who leads


def number_of(card: str) -> int:
    """R-1: the number of a card."""
    return int(card[0])


def colour_of(card: str) -> str:
    """R-1: the colour of a card."""
    return card[1]


def strength(card: str) -> tuple[int, int]:
    """R-1: number first, then colour, red the highest."""
    return number_of(card), -COLOURS.index(colour_of(card))


def highest(cards: Palette) -> str:
    """R-1: the highest of some cards."""
    return max(cards, key=strength)


def runs(palette: Palette) -> list[Palette]:
    """R-10, indigo: every run of consecutive numbers, of each number the highest colour."""
    best = {
        number: highest(tuple(card for card in palette if number_of(card) == number))
        for number in {number_of(card) for card in palette}
    }
    spans = [range(low, high + 1) for low in NUMBERS for high in range(low, 8)]
    return [tuple(best[n] for n in span) for span in spans if all(n in best for n in span)]


def candidates(rule: str, palette: Palette) -> list[Palette]:
    """R-10: every set of cards that the table's row of this rule speaks of."""
    colours = {colour_of(card) for card in palette}
    of_colour = [tuple(c for c in palette if colour_of(c) == colour) for colour in colours]
    sets: list[Palette]
    match rule:
        case "r":
            sets = [(card,) for card in palette]
        case "o":
            sets = [tuple(c for c in palette if number_of(c) == number) for number in NUMBERS]
        case "y":
            sets = of_colour
        case "g":
            sets = [tuple(card for card in palette if number_of(card) % 2 == 0)]
        case "b":
            sets = [tuple(highest(cards) for cards in of_colour)]
        case "i":
            sets = runs(palette)
        case _:
            sets = [tuple(card for card in palette if number_of(card) < 4)]
    return [cards for cards in sets if cards]


@lru_cache(maxsize=200_000)
def qualifying(rule: str, palette: Palette) -> Palette:
    """R-10: the largest set, among equal ones the best; highest card first, perhaps none."""
    sets = candidates(rule, palette)
    if not sets:
        return ()
    best = max(sets, key=lambda cards: (len(cards), strength(highest(cards))))
    return tuple(sorted(best, key=strength, reverse=True))


def points(rule: str, palette: Palette) -> int:
    """R-19: the numbers of the scored cards; of equally large sets of a colour the dearest."""
    if rule != "y":
        return sum(number_of(card) for card in qualifying(rule, palette))
    sets = candidates(rule, palette)
    most = max(len(cards) for cards in sets)
    return max(sum(number_of(card) for card in cards) for cards in sets if len(cards) == most)


def beats(rule: str, mine: Palette, other: Palette) -> bool:
    """R-10, R-11: more qualifying cards, or as many and the highest among them."""
    my_cards, other_cards = qualifying(rule, mine), qualifying(rule, other)
    if not my_cards:
        return False
    if len(my_cards) != len(other_cards):
        return len(my_cards) > len(other_cards)
    return strength(my_cards[0]) > strength(other_cards[0])


@lru_cache(maxsize=200_000)
def leader(rule: str, palettes: tuple[Palette, ...]) -> int | None:
    """R-10, R-11: who beats every other player; nobody where no card qualifies."""
    for seat, mine in enumerate(palettes):
        others = palettes[:seat] + palettes[seat + 1 :]
        if qualifying(rule, mine) and all(beats(rule, mine, other) for other in others):
            return seat
    return None


def leads(table: Table, rule: str) -> bool:
    """R-6: whether the player to move would lead by this rule."""
    return leader(rule, table.palettes) == table.seat


# Turns


def turns(table: Table) -> list[Turn]:
    """R-5, R-7, R-8: every legal turn; passing is one; the last player left has none."""
    if len(table.palettes) == 1:
        return []
    found: list[Turn] = [["pass"], *canvas_step(table)]
    for card in table.hand:
        found += palette_step(table, card, through_five=False)
    return found


def palette_step(table: Table, card: str, *, through_five: bool) -> list[Turn]:
    """R-5: a hand card to the palette, its action where it has one, then the rest."""
    mine = (*table.palettes[table.seat], card)
    after = with_palette(table, table.seat, mine)._replace(hand=without(table.hand, card))
    silenced = through_five and table.edition == "spectra"
    acts = table.extra_actions and not silenced
    rests = action_step(after, card) if acts else last_step(after)
    return [[f"palette {card}", *rest] for rest in rests]


def action_step(table: Table, card: str) -> list[Turn]:
    """R-12 to R-16: the action of an odd card just played, then the rest of the turn."""
    match number_of(card):
        case 1:
            return one(table)
        case 3:
            return three(table)
        case 5:
            return five(table)
        case 7:
            return seven(table, card)
        case _:
            return last_step(table)


def last_step(table: Table) -> list[Turn]:
    """R-5, R-6: end the turn here if leading, or play a hand card onto the canvas."""
    stop: list[Turn] = [[]] if leads(table, table.rule) else []
    return stop + canvas_step(table)


def canvas_step(table: Table) -> list[Turn]:
    """R-6, R-9: each hand card onto the canvas by whose colour the player leads."""
    found: list[Turn] = []
    for card in table.hand:
        if leads(table, colour_of(card)):
            found += with_draw(table, [f"canvas {card}"], card)
    return found


def with_draw(table: Table, turn: Turn, canvas_card: str) -> list[Turn]:
    """R-17: the turn that ends here, and where it is allowed the one that draws too."""
    higher = number_of(canvas_card) > len(table.palettes[table.seat])
    if table.advanced and higher and table.deck > 0:
        return [turn, [*turn, "draw"]]
    return [turn]


def seven(table: Table, played: str) -> list[Turn]:
    """R-12: another palette card onto the canvas, leading by it; no hand card follows."""
    found: list[Turn] = []
    mine = table.palettes[table.seat]
    for card in without(mine, played):
        after = with_palette(table, table.seat, without(mine, card))
        if leads(after, colour_of(card)):
            found += with_draw(after, [f"seven {card}"], card)
    if found or table.edition == "spectra":
        return found
    return last_step(table)


def five(table: Table) -> list[Turn]:
    """R-13: another hand card to the palette, if there is one."""
    if not table.hand:
        return last_step(table)
    return [turn for card in table.hand for turn in palette_step(table, card, through_five=True)]


def three(table: Table) -> list[Turn]:
    """R-15, R-9: draw if the deck has a card and it may save the player; the turn is cut.

    No 1 can come before a 3 in one turn, so the top of the deck is never known here.
    """
    if table.deck == 0:
        return last_step(table)
    saving = any(leads(table, colour_of(card)) for card in (*table.hand, *table.unseen))
    return [["draw"]] if saving or leads(table, table.rule) else []


def one(table: Table) -> list[Turn]:
    """R-16: a card of another palette onto the deck, skipped where no palette qualifies."""
    targets = [seat for seat in range(len(table.palettes)) if may_tuck(table, seat)]
    if not targets:
        return last_step(table)
    found: list[Turn] = []
    for seat in targets:
        for card in table.palettes[seat]:
            after = with_palette(table, seat, without(table.palettes[seat], card))
            after = after._replace(deck=table.deck + 1)
            rests = last_step(after)
            if table.edition == "spectra" and [] not in rests:
                rests.append([])  # `one_may_lose`: the turn ends here, and the player is out
            found += [[f"tuck {seat} {card}", *rest] for rest in rests]
    return found


def may_tuck(table: Table, seat: int) -> bool:
    """R-16: another's palette, not of one card; in `spectra` not smaller than one's own."""
    if seat == table.seat or len(table.palettes[seat]) == 1:
        return False
    smaller = len(table.palettes[seat]) < len(table.palettes[table.seat])
    return not (smaller and table.edition == "spectra")


def with_palette(table: Table, seat: int, palette: Palette) -> Table:
    """R-5: the table with one palette changed."""
    before, behind = table.palettes[:seat], table.palettes[seat + 1 :]
    return table._replace(palettes=(*before, palette, *behind))


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """R-1: the cards but one; every card exists once."""
    return tuple(other for other in cards if other != card)


# Reading a position


def judge(position: object) -> dict[str, object]:
    """R-5 to R-19: the verdict on a position, or the error that forbids one."""
    try:
        fields = read_fields(position)
        table = read_table(fields)
    except BadPositionError as bad:
        return {"error": {"message": bad.message, "at": bad.at, "rule": bad.rule}}
    answer: dict[str, object] = {
        "leader": leader(table.rule, table.palettes),
        "qualifying": [list(qualifying(table.rule, palette)) for palette in table.palettes],
        "points": [points(table.rule, palette) for palette in table.palettes],
    }
    if "hand" in fields:
        answer["turns"] = turns(table)
    return answer


def read_fields(position: object) -> dict[str, object]:
    """Positions: an object with the required fields, no unknown ones, seat and hand or neither."""
    if not isinstance(position, dict):
        raise BadPositionError("a position is an object", None)
    fields = cast("dict[str, object]", position)
    for name in fields:
        if name not in REQUIRED + OPTIONAL:
            raise BadPositionError("unknown field", name)
    for name in REQUIRED:
        if name not in fields:
            raise BadPositionError("missing field", name)
    for name, partner in (("seat", "hand"), ("hand", "seat")):
        if partner in fields and name not in fields:
            raise BadPositionError(f"{partner} is given without it", name)
    return fields


def read_table(fields: dict[str, object]) -> Table:
    """Positions: every field of the right kind, and all of them possible together."""
    seen: set[str] = set()
    rule = read_word(fields["rule"], "rule", tuple(COLOURS))
    palettes = read_palettes(fields["palettes"], seen)
    hand = read_cards(fields.get("hand", []), "hand", seen)
    left = len(CARDS) - len(seen)
    return Table(
        rule=rule,
        palettes=palettes,
        seat=read_number(fields.get("seat", 0), "seat", len(palettes) - 1),
        hand=hand,
        deck=read_number(fields.get("deck", left), "deck", left),
        unseen=frozenset(CARDS) - seen,
        edition=read_word(fields.get("edition", "red7"), "edition", EDITIONS),
        extra_actions=read_switch(fields.get("extra_actions", False), "extra_actions"),
        advanced=read_switch(fields.get("advanced", False), "advanced"),
    )


def read_palettes(value: object, seen: set[str]) -> tuple[Palette, ...]:
    """R-3: one palette for each player left, at most four, each of at least one card."""
    lists = read_list(value, "palettes")
    if not 1 <= len(lists) <= MOST_PLAYERS:
        raise BadPositionError("one to four players are in the round", "palettes", "R-3")
    palettes = [read_cards(cards, f"palettes[{seat}]", seen) for seat, cards in enumerate(lists)]
    for seat, palette in enumerate(palettes):
        if not palette:
            raise BadPositionError("a palette has at least one card", f"palettes[{seat}]", "R-3")
    return tuple(palettes)


def read_cards(value: object, at: str, seen: set[str]) -> tuple[str, ...]:
    """R-1: a list of cards, none of which was named before."""
    cards: list[str] = []
    for index, item in enumerate(read_list(value, at)):
        if not isinstance(item, str) or item not in CARDS:
            raise BadPositionError("not a card", f"{at}[{index}]", "R-1")
        if item in seen:
            raise BadPositionError("this card exists once", f"{at}[{index}]", "R-1")
        seen.add(item)
        cards.append(item)
    return tuple(cards)


def read_list(value: object, at: str) -> list[object]:
    """Positions: a list."""
    if not isinstance(value, list):
        raise BadPositionError("not a list", at)
    return cast("list[object]", value)


def read_word(value: object, at: str, words: tuple[str, ...]) -> str:
    """Positions: one of the words listed."""
    if not isinstance(value, str) or value not in words:
        raise BadPositionError(f"not one of {', '.join(words)}", at)
    return value


def read_number(value: object, at: str, most: int) -> int:
    """Positions: a whole number from 0 to the most allowed; true and 3.5 are none."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise BadPositionError(f"not a whole number from 0 to {most}", at)
    return value


def read_switch(value: object, at: str) -> bool:
    """Positions: true or false, nothing like them."""
    if not isinstance(value, bool):
        raise BadPositionError("neither true nor false", at)
    return value

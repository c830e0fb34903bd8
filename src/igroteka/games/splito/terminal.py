"""Splito in the terminal: zones with their goals, common goals, hands that are known, picks."""

import re
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from igroteka.games.splito.face.events import zone_facts
from igroteka.games.splito.face.game import Splito
from igroteka.games.splito.face.tally import goal_of
from igroteka.games.splito.face.views import VIEWS, LaidGoal, PrivateView, PublicView
from igroteka.games.splito.face.words import asked_words, card_words, short_words
from igroteka.games.splito.rules.pieces import COLOURS, KINDS
from igroteka.games.splito.rules.play import LEFT, SIDES, lay
from igroteka.games.splito.rules.scoring import zone_points
from igroteka.games.splito.rules.seating import left_zone, right_zone
from igroteka.i18n import tr
from igroteka.model import Move, Options, View
from igroteka.terminal.screen import QUIET, Choice, Screen, piece

SPLITO = Splito()
_FILLS = ("#a3050e", "#ff8408", "#fff03a", "#58bfa6", "#156cc3", "#171826")
FILLS = dict(zip(COLOURS, _FILLS, strict=True))
NAME_WIDTH = 10
CARD_COLUMNS, GOAL_COLUMNS, ZONE_COLUMNS = 4, 2, 2
CLOSE_TABLE = 5  # from so many players on, other zones stand side by side, hands on a page apart
SIDES_TYPED = {
    "left": ("left", "l", "<", "налево", "л", "ліворуч"),
    "right": ("right", "r", ">", "направо", "п", "праворуч"),
}
_PICK = re.compile(rf"([1-6][{COLOURS}]|g\d+)\s*(\S*)")
HANDS_KEYS = ("h", "р")  # the second is the same key on a Cyrillic keyboard


def cards(texts: Sequence[str]) -> Text:
    """Splito cards by colour: letter and numbers on the colour, ` r135 `."""
    found = {colour: [text[0] for text in texts if text[1] == colour] for colour in COLOURS}
    pieces = [
        piece(colour + "".join(numbers), FILLS[colour])
        for colour, numbers in found.items()
        if numbers
    ]
    return Text("").join(pieces)


class SplitoScreen(Screen):
    """«Сплито»."""

    untold = frozenset(
        {
            "splito-event-hand",
            "splito-event-picked",
            "splito-event-changed",
            "splito-event-reveal",
            "splito-event-passed",
            "splito-event-passed-two",
        }
    )

    def title(self, options: Options, lang: str) -> str:
        return tr(lang, "splito-title")

    def draw(self, view: View, names: Sequence[str], lang: str) -> RenderableType:
        table, own = VIEWS.public(view), VIEWS.private(view)
        rows: list[RenderableType] = [_head(table, lang), _scores(view, table, names, lang)]
        rows += [_common(view, table, names, lang), *_zones(view, table, names, lang)]
        if len(names) < CLOSE_TABLE:
            rows += _hands(view, names, lang)
        if view.legal and own is not None:
            rows += _picks(view, table, own, names, lang)
        return Group(*rows)

    def describe_move(self, view: View, move: Move, names: Sequence[str], lang: str) -> Choice:
        card, side = SPLITO.move_text(move).split()
        text = str(goal_of(view.record, move // SIDES - KINDS)) if card[0] == "g" else card
        words = tr(lang, "terminal-splito-do", card=card_words(text, lang, "object"), side=side)
        points = _points_after(view, move)
        return Choice(words, tr(lang, "terminal-splito-then", points=points), str(points))

    def rules(self, options: Options, lang: str) -> Sequence[RenderableType]:
        def text(name: str, **facts: object) -> Text:
            return Text(tr(lang, f"splito-short-{name}", **facts) + "\n")

        two = "yes" if options["players"] == 2 else "no"
        blocks: list[RenderableType] = [
            Rule(tr(lang, "terminal-splito-rules"), align="left"),
            text("goal", two=two),
            text("round", two=two),
            text("score"),
            text("goals"),
            text("common"),
        ]
        if options["promo"]:
            blocks.append(text("promo"))
        return [*blocks, text("tie"), text("signs"), text("notation")]

    def listed(self, view: View) -> Sequence[Move]:
        """Numbers stand beside the cards of the hand."""
        return ()

    def interpret(self, text: str, view: View, lang: str) -> Move | RenderableType | None:
        """A number of the hand, or a card and a side in short."""
        word = text.lower().strip()
        if word in HANDS_KEYS:
            return _known_page(view, lang)
        if word.isdecimal() and 1 <= int(word) <= len(view.legal):
            return view.legal[int(word) - 1]
        found = _PICK.fullmatch(word)
        side = next((s for s, typed in SIDES_TYPED.items() if found and found[2] in typed), None)
        if found and side:
            return SPLITO.parse_move(f"{found[1]} {side}")
        facts = {"text": text, "count": len(view.legal), "card": found[1] if found else ""}
        id = (
            "terminal-splito-which-side" if found and not found[2] else "terminal-splito-not-a-pick"
        )
        return Text(tr(lang, id, **facts, example=SPLITO.move_text(view.legal[0])), "bold")


# -- parts of the table ---------------------------------------------------------------------------


def _name(name: str) -> str:
    return name if len(name) <= NAME_WIDTH else name[: NAME_WIDTH - 1] + "…"


def _zone_name(zone: int, names: Sequence[str], lang: str) -> str:
    facts = zone_facts(len(names), zone)
    first, second = (_name(names[int(str(facts[f"{who}_seat"]))]) for who in ("first", "second"))
    return tr(lang, "terminal-splito-zone", lies=facts["lies"], first=first, second=second)


def _head(table: PublicView, lang: str) -> RenderableType:
    facts = {"round": min(table.turn, table.rounds), "rounds": table.rounds}
    return Rule(tr(lang, "terminal-splito-head", **facts), align="left", style=QUIET)


def _scores(view: View, table: PublicView, names: Sequence[str], lang: str) -> Text:
    """S-14: every product as if the match ended now."""
    line = Text(f" {tr(lang, 'terminal-splito-scores')} ")
    for seat, player in enumerate(table.players):
        left, right = (table.zones[zone].points for zone in (player.left, player.right))
        product = f"{left}×{right}=" if seat == view.seat else ""
        style = "bold" if seat in table.leaders else ""
        line.append(" · " if seat else "")
        line.append(f"{_name(names[seat])} {product}{player.score}", style)
    return line


def _common(view: View, table: PublicView, names: Sequence[str], lang: str) -> Text:
    """S-8, S-9: each common goal, who would get it, and the counts."""
    line = Text(f" {tr(lang, 'terminal-splito-common')} ")
    for place, entry in enumerate(table.common):
        goal = goal_of(view.record, entry.goal - 1)
        line.append("  " if place else "")
        line.append(f"{short_words(goal, lang)} +{goal.points}", "bold")
        if entry.zone is None:
            line.append(f" {tr(lang, 'terminal-splito-tied', most=entry.most)}")
        else:
            zone = _zone_name(entry.zone, names, lang)
            line.append(f" → {zone} {entry.most}:{entry.next}")
    promo = table.promo
    if promo is not None:
        where = "gone" if promo.gone else "middle" if promo.zone is None else "zone"
        zone = _zone_name(promo.zone, names, lang) if promo.zone is not None else ""
        told = tr(lang, "terminal-splito-promo", where=where, zone=zone, points=promo.points)
        line.append(f"  {told}")
    return line


def _zones(view: View, table: PublicView, names: Sequence[str], lang: str) -> list[RenderableType]:
    """Own zones first; at a large table the others stand side by side."""
    players, seat = len(names), view.seat
    own = [left_zone(players, seat), right_zone(players, seat)] if seat >= 0 else []
    others = [zone for zone in range(len(table.zones)) if zone not in own]
    rows: list[RenderableType] = [
        _zone(view, table, zone, arrow, names, lang) for zone, arrow in zip(own, "←→", strict=False)
    ]
    if players < CLOSE_TABLE:
        return rows + [_zone(view, table, zone, " ", names, lang) for zone in others]
    grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
    for _ in range(ZONE_COLUMNS):
        grid.add_column(ratio=1)
    cells = [_zone(view, table, zone, " ", names, lang) for zone in others]
    for start in range(0, len(cells), ZONE_COLUMNS):
        grid.add_row(*cells[start : start + ZONE_COLUMNS])
    return [*rows, grid]


def _zone(
    view: View, table: PublicView, zone: int, arrow: str, names: Sequence[str], lang: str
) -> Text:
    """A zone: whose, worth, how many cards, the cards; below it its goals."""
    entry = table.zones[zone]
    facts = {"points": entry.points, "size": entry.size}
    waiting = table.promo and table.promo.zone is None and not table.promo.gone
    total = f" Σ{entry.sum}" if waiting else ""
    text = Text.assemble(
        f" {arrow} ",
        (_zone_name(zone, names, lang), "bold" if arrow != " " else ""),
        f" {tr(lang, 'terminal-splito-worth', **facts)}{total} ",
        cards(entry.cards),
    )
    goals = [_goal(view, goal, lang) for goal in entry.goals]
    return text.append("\n   ").append_text(Text("  ").join(goals)) if goals else text


def _goal(view: View, entry: LaidGoal, lang: str) -> Text:
    """✓ met with its points; ↑ so many more needed, ↓ so many too many."""
    goal = goal_of(view.record, entry.goal - 1)
    words = short_words(goal, lang)
    if entry.met:
        return Text(f"✓{words} +{goal.points}", "bold")
    missing = f"↑{entry.short}" if entry.short else f"↓{entry.over}"
    return Text(f"{words} {missing}")


def _held(view: View, texts: Sequence[str], lang: str) -> Text:
    """A hand in one line: cards by colour, then goals in short."""
    goals = [goal_of(view.record, int(text[1:]) - 1) for text in texts if text[0] == "g"]
    line = cards([text for text in texts if text[0] != "g"])
    words = ", ".join(short_words(goal, lang) for goal in goals)
    return line.append(f" {words}" if words else "")


def _hands(view: View, names: Sequence[str], lang: str) -> list[RenderableType]:
    """S-7, S-17: what one remembers of hands that others hold now."""
    table, own = VIEWS.public(view), VIEWS.private(view)
    rows: list[RenderableType] = []
    for hand, known in zip(table.hands, own.known_hands if own else (), strict=False):
        if known and hand.holder != view.seat:
            empty = tr(lang, "terminal-splito-empty-place")
            holder = _name(names[hand.holder]) if hand.holder is not None else empty
            rows.append(Text.assemble(f" {holder}: ", _held(view, known, lang)))
    if rows:
        rows.insert(0, Text(f" {tr(lang, 'terminal-splito-known')}", QUIET))
    return rows


def _known_page(view: View, lang: str) -> RenderableType:
    """The hands one knows, by seat number, where the table has no room for them."""
    players = int(view.record[0]["players"])
    names = [tr(lang, "splito-seat", seat=str(seat)) for seat in range(players)]
    rows = _hands(view, names, lang)
    return Group(*rows) if rows else Text(tr(lang, "terminal-splito-nothing-known"))


# -- the hand -------------------------------------------------------------------------------------


def _points_after(view: View, move: Move) -> int:
    """What the zone would be worth with this card in it, as things lie."""
    players = int(view.record[0]["players"])
    zone_of = left_zone if move % SIDES == LEFT else right_zone
    table = view.record.copy()
    zone = zone_of(players, view.seat)
    lay(table[0], zone, move // SIDES)
    return int(zone_points(table[0], zone))


def _picks(
    view: View, table: PublicView, own: PrivateView, names: Sequence[str], lang: str
) -> list[RenderableType]:
    """The hand; beside each card the numbers of its two picks and what the zones would be worth."""
    player = table.players[view.seat]
    now = [table.zones[zone].points for zone in (player.left, player.right)]
    splito: list[Text] = []
    goals: list[Text] = []
    for place in range(0, len(view.legal), SIDES):
        card = view.legal[place] // SIDES
        numbers = Text("")
        for side, arrow in enumerate("←→"):
            after = _points_after(view, view.legal[place + side])
            style = "bold" if after != now[side] else QUIET
            numbers.append(f" {place + side + 1}{arrow}").append(str(after), style)
        if card < KINDS:
            text = SPLITO.item_text(card)
            twins = "×2" if (own.hand or ()).count(text) > 1 else ""
            splito.append(Text.assemble(piece(text, FILLS[text[1]]), twins, numbers))
        else:
            goal = goal_of(view.record, card - KINDS)
            goals.append(Text.assemble(f" {asked_words(goal, lang)} +{goal.points} ", numbers))
    picked = own.picked
    id = "terminal-splito-hand-picked" if picked else "terminal-splito-hand"
    chosen = f"{picked.card} {picked.zone}" if picked else ""
    next_seat = names[(view.seat + 1) % len(names)] if len(names) > 2 else ""
    title = tr(lang, id, who=_name(next_seat), picked=chosen, two="no" if next_seat else "yes")
    return [
        Text(f" {title}", QUIET),
        _columns(splito, CARD_COLUMNS),
        _columns(goals, GOAL_COLUMNS),
    ]


def _columns(cells: Sequence[Text], columns: int) -> RenderableType:
    grid = Table.grid(expand=True)
    for _ in range(columns):
        grid.add_column(ratio=1)
    for start in range(0, len(cells), columns):
        grid.add_row(*cells[start : start + columns])
    return grid

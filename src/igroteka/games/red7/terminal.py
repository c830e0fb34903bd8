"""Red7 in the terminal: palettes with what counts, who leads and why, moves and their result."""

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from igroteka.games.red7.face.game import Red7
from igroteka.games.red7.face.views import VIEWS, PublicView
from igroteka.games.red7.face.words import card_words, rule_words
from igroteka.games.red7.rules.lead import qualifying, strength
from igroteka.games.red7.rules.pieces import COLOURS, WINNING_POINTS, texts_of
from igroteka.games.red7.rules.state import BONUS, CANVAS, FIVE, ONE, SEVEN, THREE
from igroteka.i18n import tr
from igroteka.model import Move, Options, Seat, View
from igroteka.rng import seeded
from igroteka.terminal.screen import QUIET, Choice, Screen, joined, piece

RED7 = Red7()
_FILLS = ("#b3001b", "#ff9019", "#ffef3a", "#2f947c", "#86d3f1", "#23307d", "#ad05f2")
FILLS = dict(zip("roygbiv", _FILLS, strict=True))
ACTIONS = {FIVE: "play", SEVEN: "move", ONE: "take", THREE: "draw"}
NAME_WIDTH = 14
PALETTE_WIDTH = 40  # what the other columns leave of 80
_CARD = re.compile(r"[1-7][vibgyor]")


def card(text: str, counts: bool = False) -> Text:
    """A card: number and letter on its colour."""
    return piece(text, FILLS[text[-1]], counts)


def cards(texts: Sequence[str], counting: Sequence[str] = ()) -> Text:
    """Cards side by side, those that count first; if many, closer, then in several lines."""
    order = [*counting, *(text for text in texts if text not in counting)]
    gap = " " if len(order) * 5 <= PALETTE_WIDTH else ""
    fit = PALETTE_WIDTH // (4 + len(gap))
    lines = [
        Text(gap).join(card(text, text in counting) for text in order[start : start + fit])
        for start in range(0, len(order), fit)
    ]
    return Text("\n").join(lines)


class Standing(NamedTuple):
    """R-10: what counts of each palette under the rule in force, and how strong that is."""

    rule: str
    counting: tuple[tuple[str, ...], ...]
    strengths: tuple[int, ...]

    @property
    def leader(self) -> Seat | None:
        best = max(self.strengths)
        return self.strengths.index(best) if best else None

    def why(self, seat: Seat, lang: str) -> str:
        """Why a seat leads: «3 чётные карты против 2»."""
        own, other = self.counting[seat], self._best_other(seat)
        if len(own) > len(other):
            facts = {"rule": self.rule, "count": len(own), "other": len(other)}
            return tr(lang, "terminal-red7-why-most", **facts)
        return tr(lang, "terminal-red7-why-tie", rule=self.rule, card=own[0], other=other[0])

    def brief(self, seat: Seat) -> str:
        """The same in a few signs."""
        own, other = self.counting[seat], self._best_other(seat)
        if self.rule == "r" and other:
            return f"{own[0]} > {other[0]}"
        tie = f", {own[0]} > {other[0]}" if len(own) == len(other) else ""
        return f"{len(own)} : {len(other)}{tie}"

    def _best_other(self, seat: Seat) -> tuple[str, ...]:
        others = [other for other in range(len(self.counting)) if other != seat]
        return self.counting[max(others, key=lambda other: self.strengths[other])]


def standing_of(view: View) -> Standing:
    """Who leads in a view; palettes of players who are out do not count (R-6)."""
    v = view.record[0]
    rule = int(v["rule"])
    palettes = [
        int(v["palette"][seat]) if int(v["alive"]) >> seat & 1 else 0
        for seat in range(int(v["players"]))
    ]
    return Standing(
        COLOURS[rule],
        tuple(tuple(texts_of(qualifying(palette, rule))) for palette in palettes),
        tuple(int(strength(palette, rule)) for palette in palettes),
    )


class Red7Screen(Screen):
    """Red7 / «Спектр»."""

    untold = frozenset({"red7-event-hand"})

    def title(self, options: Options, lang: str) -> str:
        spectra = options["edition"] == "spectra"
        return tr(lang, "red7-title-spectra" if spectra else "red7-title")

    def draw(self, view: View, names: Sequence[str], lang: str) -> RenderableType:
        table, own = VIEWS.public(view), VIEWS.private(view)
        standing = standing_of(view)
        rows: list[RenderableType] = [
            self._head(view, table, lang),
            self._rule(table, lang),
            self._players(view, table, standing, names, lang),
        ]
        if view.to_act:
            rows.append(self._leader(view, standing, names, lang))
        rows.append(self._deck(view, table, names, lang))
        if own is not None:
            held = cards(own.hand) if own.hand else tr(lang, "terminal-red7-empty-hand")
            rows.append(Text.assemble(" ", tr(lang, "terminal-red7-your-hand"), " ", held))
        if view.legal and (due := self._due(view, standing)):
            rows.append(Text(f" {tr(lang, 'terminal-red7-due', due=due)}", "bold"))
        return Group(*rows)

    def describe_move(self, view: View, move: Move, names: Sequence[str], lang: str) -> Choice:
        kind, *rest = RED7.move_text(move).split()
        top = VIEWS.public(view).deck_top
        if kind == "draw" and top:
            kind, rest = "known", top[:1]
        facts: dict[str, Any] = {"kind": kind}
        if rest:
            facts["card"] = card_words(rest[-1], lang, "object")
        if kind == "tuck":
            facts["from_who"] = names[int(rest[0])]
        words = tr(lang, "terminal-red7-do", **facts)
        if kind in ("draw", "known", "pass"):
            return Choice(words)
        return self._result(view, move, words, lang)

    def rules(self, options: Options, lang: str) -> Sequence[RenderableType]:
        def text(name: str, **facts: object) -> Text:
            return Text(tr(lang, f"red7-short-{name}", **facts) + "\n")

        def flag(name: str) -> str:
            return "yes" if options[name] else "no"

        title = tr(lang, "terminal-red7-rules", title=self.title(options, lang))
        blocks: list[RenderableType] = [Rule(title, align="left"), text("goal"), text("turn")]
        blocks += [_rule_table(lang), text("lead"), text("cards"), text("empty")]
        if options["extra_actions"]:
            blocks += [
                text("actions"),
                text("seven", skip=flag("seven_may_skip")),
                text("five", chains=flag("five_chains")),
                text("three"),
                text("one", spares=flag("one_spares_smaller")),
            ]
        if options["advanced"]:
            points = int(WINNING_POINTS[int(options["players"])])
            blocks += [text("draw"), text("score", points=points)]
        return [*blocks, text("notation")]

    def interpret(self, text: str, view: View, lang: str) -> Move | RenderableType | None:
        """A card alone means the one thing that can be done with it."""
        word = text.lower()
        if not _CARD.fullmatch(word):
            return None
        moves = [move for move in view.legal if RED7.move_text(move).endswith(f" {word}")]
        if len(moves) < 2:
            return moves[0] if moves else None
        texts = joined([RED7.move_text(move) for move in moves], lang)
        return tr(lang, "terminal-red7-which", card=card_words(word, lang, "object"), moves=texts)

    # -- parts of the table ----------------------------------------------------------------------

    def _head(self, view: View, table: PublicView, lang: str) -> RenderableType:
        title = self.title(view.options, lang)
        parts = [tr(lang, "terminal-red7-turn", title=title, turn=table.turn)]
        if view.options["advanced"]:
            points = int(WINNING_POINTS[len(table.players)])
            parts.append(tr(lang, "terminal-red7-round", round=table.round, points=points))
        return Rule(" · ".join(parts), align="left", style=QUIET)

    def _rule(self, table: PublicView, lang: str) -> Text:
        rule = table.rule
        words = f"{tr(lang, f'red7-colour-{rule}')} — {rule_words(rule, lang)}"
        top = table.top
        on_canvas = tr(lang, "terminal-red7-start-card" if top is None else "terminal-red7-canvas")
        return Text.assemble(
            f" {tr(lang, 'terminal-red7-rule')} ",
            piece(rule, FILLS[rule], True),
            " ",
            (words, "bold"),
            (f"  ·  {on_canvas} ", QUIET),
            card(top) if top else "",
        )

    def _players(
        self,
        view: View,
        table: PublicView,
        standing: Standing,
        names: Sequence[str],
        lang: str,
    ) -> Table:
        advanced = view.options["advanced"]
        heads = ("", "", "player", "hand", "points" if advanced else "", "", "palette")
        grid = Table.grid(padding=(0, 1, 0, 0))
        for head in heads:
            right = head in ("hand", "points")
            grid.add_column(no_wrap=head != "palette", justify="right" if right else "left")
        titles = (tr(lang, f"terminal-red7-{head}") if head else "" for head in heads)
        grid.add_row(*(Text(title, QUIET) for title in titles))
        for seat, player in enumerate(table.players):
            status = "leads" if seat == standing.leader else "" if player.alive else "out"
            you = f" ({tr(lang, 'terminal-red7-you')})" if seat == view.seat else ""
            name = Text(names[seat], "bold" if you else "")
            name.truncate(NAME_WIDTH - len(you), overflow="ellipsis")
            name.append(you)
            palette = cards(player.palette, standing.counting[seat])
            if not player.alive:
                palette = Text(" ".join(player.palette), QUIET)
            grid.add_row(
                " ►" if seat in view.to_act else "  ",
                Text(str(seat), QUIET),
                name,
                str(player.hand_size),
                str(player.points) if advanced else "",
                Text(tr(lang, f"terminal-red7-{status}"), "bold") if status else "",
                palette,
            )
        return grid

    def _leader(self, view: View, standing: Standing, names: Sequence[str], lang: str) -> Text:
        leader = standing.leader
        if leader is None:
            return Text(f" {tr(lang, 'terminal-red7-nobody')}")
        you = "yes" if leader == view.seat else "no"
        facts = {"you": you, "who": names[leader], "why": standing.why(leader, lang)}
        return Text(f" {tr(lang, 'terminal-red7-leader', **facts)}")

    def _deck(self, view: View, table: PublicView, names: Sequence[str], lang: str) -> Text:
        line = Text(f" {tr(lang, 'terminal-red7-deck', count=table.deck_size)}")
        if table.deck_top:
            line.append_text(Text(f" {tr(lang, 'terminal-red7-deck-top')} "))
            line.append_text(cards(table.deck_top))
        for seat, player in enumerate(table.players):
            if player.known and seat != view.seat:
                line.append_text(Text(f" {tr(lang, 'terminal-red7-known', who=names[seat])} "))
                line.append_text(cards(player.known))
        return line

    # -- what is due, and what a move leads to ----------------------------------------------------

    def _due(self, view: View, standing: Standing) -> str:
        """What this step of the turn asks for; nothing special at its beginning."""
        phase = int(view.record[0]["phase"])
        if phase == CANVAS:
            return "choice" if standing.leader == view.seat else "canvas"
        return "bonus" if phase == BONUS else ACTIONS.get(phase, "")

    def _result(self, view: View, move: Move, words: str, lang: str) -> Choice:
        """Plays the move on a table that looks like this one; nothing hidden bears on it."""
        state = RED7.imagine(view, seeded(0))
        RED7.apply(state, view.seat, move)
        after = RED7.view(state, view.seat, view.options)
        if not after.to_act:
            won = tr(lang, "terminal-red7-then", due="win")
            return Choice(words, won, won)
        standing = standing_of(after)
        due = ACTIONS.get(int(after.record[0]["phase"]), "") if after.turn == view.turn else ""
        if not due and standing.leader != view.seat:
            due = "canvas"
        if due:
            then = tr(lang, "terminal-red7-then", due=due)
            return Choice(words, then, tr(lang, "terminal-red7-brief", due=due))
        why, brief = standing.why(view.seat, lang), standing.brief(view.seat)
        return Choice(
            words,
            tr(lang, "terminal-red7-then-lead", why=why),
            tr(lang, "terminal-red7-brief", due="lead", why=brief),
        )


def _rule_table(lang: str) -> RenderableType:
    """The seven rules, highest colour first."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(4):
        grid.add_column()
    heads = ("", "colour", "rule", "counts")
    grid.add_row(
        *(Text(tr(lang, f"terminal-red7-table-{head}") if head else "", QUIET) for head in heads)
    )
    for rule in reversed(COLOURS):
        grid.add_row(
            piece(rule, FILLS[rule], True),
            tr(lang, f"red7-colour-{rule}"),
            Text(rule_words(rule, lang), "bold"),
            tr(lang, f"terminal-red7-counts-{rule}"),
        )
    return Group(grid, "")

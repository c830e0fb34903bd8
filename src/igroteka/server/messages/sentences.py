"""What happens at a table as sentences in the reader's language; a browser needs no game's words.

The facts still go along as data, for programs and pictures.
"""

from collections.abc import Sequence

from igroteka.i18n import has_message, tr
from igroteka.model import Fact, Outcome, Seat
from igroteka.sentences import event_text, outcome_text, why_text
from igroteka.server.messages.protocol import Refused
from igroteka.server.table.refusals import CommandRefused
from igroteka.server.table.seats import Called, Happened
from igroteka.server.table.table import Table

AT_TABLE = "table-"  # ids of what happens around a match; their facts hold the names already


def bot_label(bot: str, lang: str) -> str:
    """How well a bot plays, in a word."""
    id = f"bot-{bot}"
    return tr(lang, id) if has_message(lang, id) else bot


def bot_name(nth: int, lang: str) -> str:
    """The name a bot goes by at a table."""
    names = tr(lang, "bot-names").split(",")
    return names[nth % len(names)].strip()


def names(called: Sequence[Called], lang: str | None) -> list[str]:
    """Everybody at the table; without a language bots are called by their ids."""
    return [name_of(one, lang) for one in called]


def name_of(called: Called, lang: str | None) -> str:
    """Who sits on a seat."""
    return bot_name(called.nth, lang) if lang and called.nth is not None else called.name


def happened_words(table: Table, happened: Happened, viewer: Seat, lang: str) -> str:
    """What happened, as one viewer may know it; made once for all who may know the same."""
    key = (lang, viewer in happened.event.audience)
    words = happened.words.get(key)
    if words is None:
        words = happened.words[key] = _happened_words(table, happened, viewer, lang)
    return words


def _happened_words(table: Table, happened: Happened, viewer: Seat, lang: str) -> str:
    seen = happened.event.seen_by(viewer)
    called = names(happened.called, lang)
    if not seen.id.startswith(AT_TABLE):
        return event_text(table.game, seen, called, lang)
    facts = dict(seen.facts)
    if seen.seat is not None and happened.called[seen.seat].nth is not None:
        facts["who"] = called[seen.seat]
    if "bot" in facts:
        facts["bot"] = bot_label(str(facts["bot"]), lang)
    return tr(lang, seen.id, **facts)


def outcome_words(table: Table, outcome: Outcome, lang: str) -> str:
    """Who won and why."""
    return outcome_text(table.game, outcome, names(table.called, lang), lang)


def refused(id: str, no: CommandRefused, lang: str | None, table: Table | None = None) -> Refused:
    """A refusal as a message."""
    text = _why(no.reason, no.facts, lang, table) if lang else None
    return Refused(id, no.reason, no.rule, no.facts, text, no.retry)


def _why(reason: str, facts: dict[str, Fact], lang: str, table: Table | None) -> str:
    if table is None or reason.startswith(AT_TABLE):
        return tr(lang, reason, **facts)
    return why_text(table.game, reason, facts, names(table.called, lang), lang)

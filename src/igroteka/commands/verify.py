"""`igroteka verify`: whether a record holds."""

import argparse
from pathlib import Path

from rich.console import Console

from igroteka.commands.arguments import add_lang
from igroteka.commands.records import names_of, read_file, why_broken
from igroteka.i18n import language_of_environment, tr
from igroteka.record import RecordError, verify
from igroteka.sentences import outcome_text


def arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said to it."""
    parser.add_argument("file", type=Path, metavar="FILE")
    add_lang(parser)


def run(given: argparse.Namespace) -> int:
    """Check a record; status 1 if it does not hold."""
    lang = given.lang or language_of_environment()
    record = read_file(given.file)
    console = Console(highlight=False)
    try:
        verdict = verify(record)
    except RecordError as error:
        console.print(tr(lang, "verify-broken", why=why_broken(record, error, lang)), markup=False)
        return 1
    turns = max((step.turn for step in verdict.match.steps), default=0)
    console.print(tr(lang, "verify-moves", turns=turns), markup=False)
    console.print(tr(lang, f"verify-deal-{verdict.deal}"), markup=False)
    if verdict.match.over:
        names = names_of(record, verdict.match)
        outcome = verdict.match.outcome()
        console.print(outcome_text(verdict.match.game, outcome, names, lang), markup=False)
    return 0

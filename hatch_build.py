"""The build hook: a wheel carries the built web client."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

import build_client


class ClientHook(BuildHookInterface[Any]):
    """Builds the client before files are gathered; git ignores them, hence `artifacts`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if build_client.build():
            raise RuntimeError("the web client could not be built; see above")
        build_data["artifacts"].append("src/igroteka/client/")

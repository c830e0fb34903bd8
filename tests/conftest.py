"""Fixtures for every folder: browsers are driven in tests/web and in tests/games/*/web."""

pytest_plugins = ("web.fixtures",)

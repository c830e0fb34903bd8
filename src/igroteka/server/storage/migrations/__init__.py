"""Alembic's folder: how one version of the database becomes the next."""

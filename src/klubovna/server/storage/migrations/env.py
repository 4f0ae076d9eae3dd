"""Alembic asks this file how to reach the database: by the connection that the server hands over."""

from __future__ import annotations

from alembic import context

from klubovna.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()

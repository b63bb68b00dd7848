"""The databases a test module may list in `DATABASES`. PostgreSQL is slow, so only `make test` uses it."""

import pytest

SQLITE = "sqlite"
POSTGRESQL = pytest.param("postgresql", marks=pytest.mark.slow)

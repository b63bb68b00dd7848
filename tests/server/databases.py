"""What a module may name in `DATABASES`. The second proof of the same thing waits for `make test`."""

import pytest

SQLITE = "sqlite"
POSTGRESQL = pytest.param("postgresql", marks=pytest.mark.slow)

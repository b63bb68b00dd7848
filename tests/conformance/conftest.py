"""Failed checks say what was compared."""

import pytest

pytest.register_assert_rewrite("conformance.kit", "conformance.comparing", "conformance.leaks", "conformance.scenes")

"""Connecting to Ray: quietly, in bounded time, and with one clear line when there is nothing to connect to."""

import contextlib
import importlib
import logging
import os
import secrets
import socket
from typing import Any, Final

from clockwood.extras import how_to_install
from clockwood.kernel.errors import BadInput

LOCAL: Final = "ray"
CLIENT: Final = "ray://"
PATIENCE: Final = 5.0
"""The seconds that a machine has to answer."""

MEMORY: Final = 100 * 1024 * 1024
"""The store of a cluster of our own; results are small and do not even use it."""

Address = tuple[str, int]


def connected(on: str, processes: int) -> Any:  # noqa: ANN401 - Ray may be absent where types are checked
    """Return the module `ray`, connected to the cluster at this address; `ray` starts one on this machine."""
    address = None if on == LOCAL else address_of(on)
    ray = imported(local=address is None)
    if address is not None and not answers(address):
        raise BadInput(f"--on {on}", f"nothing answers at {address[0]} port {address[1]}")
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    started: dict[str, Any] = {"num_cpus": processes or os.cpu_count(), "object_store_memory": MEMORY}
    try:
        if address is None:
            ray.init("local", include_dashboard=False, **started, **quiet)
        else:
            ray.init(on, **quiet)
    except (Exception, SystemExit) as error:  # noqa: BLE001 - Ray raises whatever it met on the way
        ray.shutdown()
        reason = str(error).strip().partition("\n")[0] or type(error).__name__
        raise BadInput(f"--on {on}", f"is no Ray cluster that can be used: {reason}") from None
    return ray


def imported(*, local: bool) -> Any:  # noqa: ANN401 - Ray may be absent where types are checked
    """Import Ray without its statistics of use; a cluster of our own lets in nobody else."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if local and "RAY_AUTH_MODE" not in os.environ:
        os.environ["RAY_AUTH_MODE"] = "token"
        os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise BadInput("--on: ray", f"not installed; {how_to_install('ray')}") from None


def address_of(on: str) -> Address:
    """Read `HOST:PORT` or `ray://HOST:PORT`.

    >>> address_of("ray://head.example:10001")
    ('head.example', 10001)
    """
    host, sign, port = on.removeprefix(CLIENT).rpartition(":")
    if not host or not sign or not port.isdigit() or not 0 < int(port) < 65536:
        raise BadInput(f"--on {on}", "must be ray, HOST:PORT or ray://HOST:PORT")
    return host.strip("[]"), int(port)


def head_of(ray: Any, on: str) -> Address:  # noqa: ANN401 - Ray may be absent where types are checked
    """Return the address at which the head of the cluster answers as long as it lives."""
    return address_of(on if on.startswith(CLIENT) else ray.get_runtime_context().gcs_address)


def answers(address: Address) -> bool:
    """Return that somebody listens there."""
    with contextlib.suppress(OSError), socket.create_connection(address, PATIENCE):
        return True
    return False

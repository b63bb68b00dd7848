"""Find a port that stays free, also while a server that used it is restarted."""

import os
import socket

FIRST, COUNT = 20_000, 10_000
"""Below the range from which systems choose ports for outgoing connections, so that no client takes it meanwhile."""


def free_port() -> int:
    """Return a free port; each process starts its search at a different number."""
    for step in range(COUNT):
        port = FIRST + (os.getpid() * 37 + step) % COUNT
        try:
            socket.create_server(("127.0.0.1", port)).close()
        except OSError:
            continue
        return port
    raise AssertionError("no port is free")

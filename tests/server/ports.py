"""A port that stays free until it is used, also while what listened there is down."""

import os
import socket

FIRST, COUNT = 20_000, 10_000
"""Below those from which systems take one for whoever connects: no client can sit on it meanwhile."""


def free_port() -> int:
    """Return a free one; each process begins to look at another place."""
    for step in range(COUNT):
        port = FIRST + (os.getpid() * 37 + step) % COUNT
        try:
            socket.create_server(("127.0.0.1", port)).close()
        except OSError:
            continue
        return port
    raise AssertionError("no port is free")

"""Find ports that stay free, also while a server that used one is restarted."""

import os
import socket

FIRST, COUNT = 20_000, 10_000
"""Below the range from which systems choose ports for outgoing connections, so that no client takes it meanwhile."""


def free_port() -> int:
    return free_ports(1)[0]


def free_ports(count: int) -> list[int]:
    """Return different free ports; each process starts its search at a different number."""
    found: list[int] = []
    for step in range(COUNT):
        port = FIRST + (os.getpid() * 37 + step) % COUNT
        try:
            socket.create_server(("127.0.0.1", port)).close()
        except OSError:
            continue
        found.append(port)
        if len(found) == count:
            return found
    raise AssertionError("no port is free")

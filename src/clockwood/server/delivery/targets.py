"""Addresses that a visitor gives: only public ones are sent to, so that nobody reaches into the host's own network."""

import asyncio
import contextlib
import ipaddress
import socket
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from clockwood.server.core.refusals import Refused

LONGEST: Final = 2000
RESOLVE_SECONDS: Final = 5.0
RESOLVERS: Final = ThreadPoolExecutor(8, "resolver")
"""Threads of their own: a name server that hangs keeps no table waiting."""
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Resolve = Callable[[str, int], Awaitable[list[str]]]


class Target(NamedTuple):
    """A place to send to. The name was resolved and checked: only these addresses are connected to."""

    host: str
    port: int
    tls: bool
    path: str
    addresses: list[str]

    @property
    def origin(self) -> str:
        """The scheme, name and port, as a browser writes them."""
        return f"{'https' if self.tls else 'http'}://{self.authority}"

    @property
    def authority(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.tls else 80) else f"{host}:{self.port}"


async def resolve(host: str, port: int) -> list[str]:
    """Return the addresses of a name, or none."""
    with contextlib.suppress(OSError, UnicodeError, TimeoutError):
        ask = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        async with asyncio.timeout(RESOLVE_SECONDS):
            found = await asyncio.get_running_loop().run_in_executor(RESOLVERS, ask)
        return list(dict.fromkeys(str(each[4][0]) for each in found))
    return []


def is_public(address: str) -> bool:
    """Return whether an address is of the public internet, and leads to no other one inside itself."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    return all(each.is_global and not each.is_multicast for each in [found, *inside(found)])


def inside(address: Address) -> list[Address]:
    """Return the IPv4 addresses that an IPv6 address carries."""
    if isinstance(address, ipaddress.IPv4Address):
        return []
    carried: list[Address | None] = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
    if address in NAT64:
        carried.append(ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF))
    return [each for each in carried if each is not None]


class Targets:
    """Reads addresses, resolves their names and refuses what lies inside; `local` allows it, for a host's own tests."""

    def __init__(self, *, local: bool = False, resolve: Resolve = resolve) -> None:
        self.local: Final = local
        self.resolve: Final = resolve

    async def find(self, address: str) -> Target:
        """Return the place an address leads to now, or refuse it."""
        tls, host, port, path = self._read(address)
        addresses = await self.resolve(host, port)
        if not addresses:
            raise Refused("the name of this address cannot be found", "address", code="bad-address")
        if not self.local and not all(is_public(each) for each in addresses):
            raise Refused("this address is not a public one", "address", code="bad-address")
        return Target(host, port, tls, path, addresses)

    def _read(self, address: str) -> tuple[bool, str, int, str]:
        try:
            parts = urlsplit(address)
            port = parts.port
            host = (
                (parts.hostname or "").encode("idna").decode() if ":" not in (parts.hostname or "") else parts.hostname
            )
        except (ValueError, UnicodeError):
            raise bad_address() from None
        if len(address) > LONGEST or not address.isprintable() or not address.isascii() or " " in address:
            raise bad_address()
        schemes = ("https", "http") if self.local else ("https",)
        if parts.scheme not in schemes or not host or parts.username is not None or port == 0:
            raise bad_address()
        tls = parts.scheme == "https"
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        return tls, host, port or (443 if tls else 80), path


def bad_address() -> Refused:
    return Refused("an address is written as https://example.org/path", "address", code="bad-address")

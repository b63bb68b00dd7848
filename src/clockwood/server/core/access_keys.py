"""Random keys for invitations and cookies. The database stores only their hashes."""

import hashlib
import hmac
import secrets
from typing import Final

from clockwood.server.core.rate_limits import network_of
from clockwood.server.core.refusals import Refused

LONGEST: Final = 100
MOST_UNUSED: Final = 50
"""So many invitations to one seat, or to watch one match, may wait to be used. One to watch is never used up."""
HALF: Final = 32
"""Digits of a hash that stand for a network, and as many for the address in it."""


def new_key() -> str:
    """Return a random key of 192 bits that can stand in a link or a cookie."""
    return secrets.token_urlsafe(24)


def new_match_id() -> str:
    """Return a random id for a match."""
    return secrets.token_urlsafe(9).replace("-", "x").replace("_", "y")


def key_hash(key: str) -> str:
    """Return the hash that is stored. A key is long and random, so it cannot be found from a plain hash."""
    if not key or len(key) > LONGEST or not key.isascii():
        raise Refused("this is not a key", "key", code="bad-key")
    return hashlib.sha256(key.encode()).hexdigest()


def address_hash(secret: bytes, address: str) -> str:
    """Hash a network address with a secret: there are so few addresses that a plain hash could be reversed.

    The first half is the same for all addresses of a network.
    """
    names = (network_of(address) or address, address)
    return "".join(hmac.new(secret, name.encode(), hashlib.sha256).hexdigest()[:HALF] for name in names)


def network_part(hashed: str) -> str:
    """Return the part of an address's hash that stands for its network."""
    return hashed[:HALF]

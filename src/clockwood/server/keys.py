"""Unguessable keys. The store has only their hashes."""

import hashlib
import hmac
import secrets

from clockwood.server.refusals import Refused

LONGEST = 100


def new_key() -> str:
    """A key of 192 bits, fit for a link or a cookie."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """The public name of a match."""
    return secrets.token_urlsafe(9).replace("-", "x").replace("_", "y")


def hashed(key: str) -> str:
    """What is kept of a key. It is long and random, so a plain hash cannot be turned back."""
    if not key or len(key) > LONGEST or not key.isascii():
        raise Refused("this is not a key", "key", code="bad-key")
    return hashlib.sha256(key.encode()).hexdigest()


def address_hash(secret: bytes, address: str) -> str:
    """Addresses are few, so theirs needs a secret."""
    return hmac.new(secret, address.encode(), hashlib.sha256).hexdigest()

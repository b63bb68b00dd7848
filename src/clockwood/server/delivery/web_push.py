"""Web Push: the text is encrypted for one browser (RFC 8291, RFC 8188), and the server names itself (RFC 8292)."""

import base64
import os
from typing import Final

import msgspec
from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from clockwood.server.core.refusals import Refused

CURVE: Final = ec.SECP256R1()
RECORD_SIZE: Final = 4096
PADDED: Final = 512
"""Every text is filled up to so many bytes, so that its length tells nothing."""
LAST_RECORD: Final = b"\x02"
POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16
TOKEN_SECONDS: Final = 12 * 3600


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def new_key() -> str:
    """Return a new private key, as it is stored."""
    return f"{ec.generate_private_key(CURVE).private_numbers().private_value:064x}"


def browser_keys(public_key: str, secret: str) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    """Return the keys of a browser's subscription, or refuse them."""
    try:
        point, auth = decoded(public_key), decoded(secret)
        if len(point) == POINT_BYTES and len(auth) == AUTH_BYTES:
            return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point), auth
    except (ValueError, InvalidKey):
        pass
    raise Refused("these are not the keys of a browser's subscription", "p256dh", code="bad-keys")


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypted(text: bytes, public_key: str, secret: str) -> bytes:
    """Return a text that only the browser with these keys can read, as the body of a push message."""
    browser, auth = browser_keys(public_key, secret)
    own = ec.generate_private_key(CURVE)
    point = point_of(own.public_key())
    info = b"WebPush: info\x00" + point_of(browser) + point
    shared = derived(own.exchange(ec.ECDH(), browser), auth, info, 32)
    salt = os.urandom(16)
    key = derived(shared, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = derived(shared, salt, b"Content-Encoding: nonce\x00", 12)
    sealed = AESGCM(key).encrypt(nonce, (text + LAST_RECORD).ljust(PADDED, b"\x00"), None)
    return salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(point)]) + point + sealed


class Vapid:
    """The key pair by which push services know this server."""

    def __init__(self, key: str, contact: str = "") -> None:
        self._key: Final = ec.derive_private_key(int(key, 16), CURVE)
        self.contact: Final = contact
        self.public_key: Final = encoded(point_of(self._key.public_key()))

    def authorization(self, origin: str, at: int) -> str:
        """Return the header that a push service at this origin accepts; `at` is in milliseconds."""
        claims: dict[str, object] = {"aud": origin, "exp": at // 1000 + TOKEN_SECONDS}
        if self.contact:
            claims["sub"] = self.contact
        parts = [encoded(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = ".".join(parts)
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={signed}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public_key}"

"""Receivers that a test starts on loopback: one for push messages and webhooks, one for e-mail."""

import hashlib
import hmac
import http.server
import queue
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from clockwood.server.delivery.web_push import decoded, encoded

SECONDS = 20


class Received(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """An HTTP server that keeps what it is sent; it answers with the statuses it is given, then with 201."""

    def __init__(self) -> None:
        self.got: queue.Queue[Received] = queue.Queue()
        self.statuses: list[int] = []
        self.hangs = threading.Event()
        self.freed = threading.Event()
        receiver = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.got.put(Received(self.path, headers, body))
                if receiver.hangs.is_set():
                    receiver.freed.wait(SECONDS)
                    return
                self.send_response(receiver.statuses.pop(0) if receiver.statuses else 201)
                self.send_header("location", "/elsewhere")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"

    def next(self) -> Received:
        return self.got.get(timeout=SECONDS)


@contextmanager
def receiving() -> Iterator[Receiver]:
    receiver = Receiver()
    thread = threading.Thread(target=receiver.server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    try:
        yield receiver
    finally:
        receiver.freed.set()
        receiver.server.shutdown()
        receiver.server.server_close()
        thread.join()


class Browser:
    """The receiving side of RFC 8291, written from the RFC with HMAC alone."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self._auth = b"0123456789abcdef"

    def keys(self) -> dict[str, str]:
        return {"p256dh": encoded(self._point), "auth": encoded(self._auth)}

    def reads(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        point, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        pseudo = mac(self._auth, self._key.exchange(ec.ECDH(), sender))
        secret = mac(pseudo, b"WebPush: info\x00" + self._point + point + b"\x01")
        pseudo = mac(salt, secret)
        key = mac(pseudo, b"Content-Encoding: aes128gcm\x00\x01")[:16]
        nonce = mac(pseudo, b"Content-Encoding: nonce\x00\x01")[:12]
        text, mark, _ = AESGCM(key).decrypt(nonce, sealed, None).rpartition(b"\x02")
        assert mark
        return text


def is_ours(secret: str, timestamp: str, body: bytes, signature: str) -> bool:
    made = hmac.new(secret.encode(), timestamp.encode() + b"." + body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(f"sha256={made}", signature)


def mac(key: bytes, text: bytes) -> bytes:
    return hmac.digest(key, text, "sha256")


def token_parts(authorization: str) -> tuple[bytes, bytes, bytes, bytes, bytes]:
    """Return the header, the claims, the signed text, the signature and the public key of a VAPID token."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    header, claims, signature = fields["t"].split(".")
    return decoded(header), decoded(claims), f"{header}.{claims}".encode(), decoded(signature), decoded(fields["k"])


class MailSink(socketserver.StreamRequestHandler):
    """One SMTP conversation."""

    def handle(self) -> None:
        assert isinstance(self.server, MailServer)
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline():
            word = line.split(b" ")[0].strip().upper()
            if word == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                text = b"".join(iter(self.rfile.readline, b".\r\n"))
                self.server.got.put(text.decode())
            self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 ok\r\n")
            if word == b"QUIT":
                return


class MailServer(socketserver.ThreadingTCPServer):
    """Keeps every message it is handed."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), MailSink)
        self.got: queue.Queue[str] = queue.Queue()
        self.url = f"smtp://127.0.0.1:{self.server_address[1]}"

    def next(self) -> str:
        return self.got.get(timeout=SECONDS)


@contextmanager
def taking_mail() -> Iterator[MailServer]:
    with MailServer() as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()

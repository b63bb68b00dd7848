"""Post something over HTTP to a target that was checked: no redirects, little is read, and nothing takes long."""

import asyncio
import contextlib
import ssl
from collections.abc import Mapping
from typing import Final

from clockwood.server.delivery.targets import Target

SECONDS: Final = 10.0
LONGEST_LINE: Final = 8_192
MOST_LINES: Final = 100
TLS: Final = ssl.create_default_context()


async def post(target: Target, headers: Mapping[str, str], body: bytes, seconds: float = SECONDS) -> int:
    """Return the status of the answer, or raise OSError, also if it takes too long."""
    async with asyncio.timeout(seconds):
        reader, writer = await connect(target)
        try:
            writer.write(head(target, headers, len(body)) + body)
            await writer.drain()
            return await status_of(reader)
        finally:
            writer.transport.abort()


async def connect(target: Target) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Connect to the first of the addresses that were checked which answers; the name is not resolved again."""
    failed: OSError = ConnectionError("no address")
    for address in target.addresses:
        try:
            return await asyncio.open_connection(
                address,
                target.port,
                limit=LONGEST_LINE,
                ssl=TLS if target.tls else None,
                server_hostname=target.host if target.tls else None,
            )
        except OSError as error:
            failed = error
    raise failed


def head(target: Target, headers: Mapping[str, str], length: int) -> bytes:
    lines = [
        f"POST {target.path} HTTP/1.1",
        f"Host: {target.authority}",
        "Connection: close",
        "User-Agent: clockwood",
        f"Content-Length: {length}",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1")


async def status_of(reader: asyncio.StreamReader) -> int:
    """Read the status of the final answer; answers on the way to it are skipped."""
    with contextlib.suppress(asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError):
        for _ in range(MOST_LINES):
            line = await reader.readuntil(b"\n")
            if line.startswith(b"HTTP/1."):
                status = int(line.split()[1])
                if status >= 200:
                    return status
    raise ConnectionError("this is not an answer in HTTP")

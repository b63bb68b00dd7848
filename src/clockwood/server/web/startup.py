"""Start the server process on a port and print its address."""

import asyncio
import contextlib
import gc
import os
import socket
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import uvicorn

from clockwood import build_form
from clockwood.kernel.errors import BadInput
from clockwood.server.core.logs import log_to_stderr
from clockwood.server.core.rate_limits import ConcurrentLimit
from clockwood.server.core.settings import Settings
from clockwood.server.store.database import Database
from clockwood.server.web.app import app_for
from clockwood.server.web.guarded_protocol import ConnectionGuard, TrustedProxies, guarded_by, sockets_guarded_by
from clockwood.server.web.page_files import PAGE

SHUTDOWN_SECONDS: Final = 5
MOST_FILES: Final = 65_536
GC_THRESHOLDS: Final = (20_000, 20, 20)
"""Thresholds of the garbage collector: high, because an answer creates a few thousand short-lived objects."""


class ServeOptions:
    """The options of `clockwood serve`."""

    def __init__(self, host: str, port: int, database: str) -> None:
        self.host: Final = host
        self.port: Final = port
        self.database: Final = database
        self.packs: Path | None = None
        self.origins: list[str] = []
        self.proxy: str | None = None
        self.workers: int = 2
        self.open_page: bool = False
        self.limits: bool = True
        self.smtp: str = ""
        self.mail_from: str = ""
        self.local_targets: bool = False

    def settings(self) -> Settings:
        settings = Settings(self.database, self.packs)
        settings.workers = self.workers
        settings.smtp, settings.mail_from = self.smtp, self.mail_from
        settings.smtp_password = os.environ.get("CLOCKWOOD_SMTP_PASSWORD", "")
        settings.local_targets = self.local_targets
        if not self.limits:
            settings.without_limits()
        for origin in self.origins:
            parts = urlsplit(origin)
            if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/"):
                raise BadInput("--origin", f"'{origin}' is not an address such as https://play.example.org")
            settings.origins.append(f"{parts.scheme}://{parts.netloc}")
        settings.secure = bool(settings.origins) and all(each.startswith("https:") for each in settings.origins)
        return settings


def listen_on(host: str, port: int) -> socket.socket:
    """Return a socket bound to this address, or raise BadInput.

    Processes that the server starts do not inherit it: they outlive a server that is killed for a moment, and the next
    one could not listen there.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise BadInput("--port", f"cannot listen on {host}:{port}: {error.strerror}") from None
    return listening


def run_server(options: ServeOptions, say: Callable[[str], None]) -> None:
    """Serve until interrupted."""
    settings = options.settings()
    app = app_for(settings)
    asyncio.run(check_database(settings.database))
    listening = listen_on(options.host, options.port)
    log_to_stderr()
    limit = ConcurrentLimit(settings.connections_per_address, "connections from one address")
    proxies = TrustedProxies(options.proxy or "")
    guard = ConnectionGuard(settings.head_seconds, settings.unread_seconds, limit, proxies)
    raise_file_limit()
    config = uvicorn.Config(
        app,
        http=guarded_by(guard),
        log_config=None,
        access_log=False,
        server_header=False,
        ws=sockets_guarded_by(guard),
        ws_max_size=settings.largest_message * 4,
        ws_ping_interval=None,
        proxy_headers=options.proxy is not None,
        forwarded_allow_ips=proxies.in_both_forms(),
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        h11_max_incomplete_event_size=64_000,
        limit_concurrency=4000,
    )
    server = AnnouncingServer(config, shown_address(options.host, listening), say, options.open_page)
    try:
        server.run(sockets=[listening])
    finally:
        listening.close()


def raise_file_limit() -> None:
    """Allow as many open connections as the system lets this process have."""
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


async def check_database(address: str) -> None:
    """Open the database once before the server starts, so that an error is reported plainly."""
    opened = Database(address)
    try:
        await opened.open()
    finally:
        await opened.close()


def shown_address(host: str, listening: socket.socket) -> str:
    port = listening.getsockname()[1]
    shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else host  # noqa: S104 - only shown
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


def freeze_loaded_objects() -> None:
    """Exclude everything loaded so far from garbage collection: it stays, and scanning it would delay answers."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


class AnnouncingServer(uvicorn.Server):
    """Prints the address once the server can be reached."""

    def __init__(self, config: uvicorn.Config, address: str, say: Callable[[str], None], open_page: bool) -> None:
        super().__init__(config)
        self.address: Final = address
        self.say: Final = say
        self.open_page: Final = open_page

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        freeze_loaded_objects()
        self.say(f"Clockwood is served at {self.address} (rules {build_form.FORM}; Ctrl-C stops it)")
        if not (PAGE / "index.html").is_file():
            self.say("The browser page is not part of this installation; `make page` builds it in a checkout with Node")
        if self.open_page:
            threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()

"""The proxies of docs/hosting.md, run as they stand there but for names, ports, the certificate and shorter limits."""

import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from server.ports import free_port

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "hosting.md"
SYSTEM = "/usr/sbin:/usr/bin"
UPSTREAM = "127.0.0.1:8765"
ROOT_OF = {"nginx": re.compile(r"    location / \{.*\}\n"), "caddy": re.compile(r"    reverse_proxy .*\n")}
AROUND = """
daemon off;
master_process off;
pid {folder}/pid;
error_log {folder}/errors;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {sample}
}}
"""
SECONDS_OF_HEAD = 1
CONNECTIONS = 6


def samples(kind: str) -> tuple[str, str]:
    """Return the sample for a proxy, and what goes into it for a page under a path."""
    whole, under_a_path = re.findall(
        rf"^```{kind}\n(.*?)^```$", GUIDE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )
    return whole, under_a_path


def replaced(text: str, *pairs: tuple[str, str]) -> str:
    """Replace parts of a text that are there once at least."""
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new)
    return text


def configuration(kind: str, port: int, upstream: int, folder: Path, *, under_a_path: bool) -> str:
    text, other = samples(kind)
    if under_a_path:
        text, count = ROOT_OF[kind].subn(other, text)
        assert count == 1
    text = replaced(text, (UPSTREAM, f"127.0.0.1:{upstream}"))
    if kind == "caddy":
        text = replaced(text, ("play.example.org {", f"http://127.0.0.1:{port} {{\n    bind 127.0.0.1"))
        return replaced(
            text,
            ("read_header 10s", f"read_header {SECONDS_OF_HEAD}s"),
            ("{\n    servers", "{\n    admin off\n    servers"),
        )
    text = re.sub(r"    ssl_certificate.*\n", "", text)
    text = replaced(
        text,
        ("listen 443 ssl", f"listen 127.0.0.1:{port}"),
        ("client_header_timeout 10s", f"client_header_timeout {SECONDS_OF_HEAD}s"),
        ("clockwood_connections 100", f"clockwood_connections {CONNECTIONS}"),
    )
    return AROUND.format(folder=folder, sample=text)


@contextmanager
def proxy(kind: str, upstream: int, folder: Path, *, under_a_path: bool = False) -> Iterator[int]:
    """Run a proxy in front of a server; yield its port."""
    program = shutil.which(kind, path=f"{os.environ['PATH']}:{SYSTEM}")
    if program is None:
        pytest.skip(f"{kind} is not installed: its sample in docs/hosting.md is tried only where it is")
    port, file = free_port(), folder / "configuration"
    file.write_text(configuration(kind, port, upstream, folder, under_a_path=under_a_path), encoding="utf-8")
    options = (
        ["run", "--adapter", "caddyfile", "--config", str(file)]
        if kind == "caddy"
        else ["-c", str(file), "-p", str(folder)]
    )
    with (folder / "said").open("w") as said:
        process = subprocess.Popen(
            [program, *options], stdout=said, stderr=said, env={"HOME": str(folder), "PATH": SYSTEM}
        )
    try:
        wait_for(port, process, folder)
        yield port
    finally:
        process.terminate()
        process.wait(30)


def wait_for(port: int, process: "subprocess.Popen[bytes]", folder: Path) -> None:
    for _ in range(200):
        assert process.poll() is None, (folder / "said").read_text(encoding="utf-8")
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    pytest.fail("the proxy did not start")

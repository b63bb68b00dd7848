"""Nothing in the sources needs one system: what exists on some only is asked for before it is used."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = ("src/clockwood", "build_steps", "tools")
MODULES = {
    "curses", "fcntl", "grp", "msvcrt", "posix", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty",
    "uvloop", "winreg", "winsound",
}  # fmt: skip
NAMES = {
    "os": "chown fork forkpty getegid geteuid getgid getloadavg getpgid getppgid getuid kill killpg mkfifo nice pipe2 "
    "sched_getaffinity sched_setaffinity setpgid setsid sysconf uname wait wait3 wait4 waitpid",
    "signal": "ITIMER_REAL SIGALRM SIGCHLD SIGHUP SIGKILL SIGQUIT SIGUSR1 SIGUSR2 alarm pause setitimer sigwait",
    "asyncio": "add_signal_handler",
}
ELSEWHERE = re.compile(r"^/(?:proc|dev|sys|etc|usr|var)\b")


def one_system(source: ast.Module) -> list[str]:
    """Return what stands at the top of imports or in code without a question whether this system has it."""
    asked = {
        ast.unparse(node.args[0]) + "." + str(ast.literal_eval(node.args[1]))
        for node in ast.walk(source)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "hasattr"
    }
    tried = {
        id(inner)
        for node in ast.walk(source)
        if isinstance(node, ast.Try)
        for part in node.body
        for inner in ast.walk(part)
    } | {
        id(inner)
        for node in ast.walk(source)
        if isinstance(node, ast.With) and "suppress" in ast.unparse(node.items[0])
        for inner in ast.walk(node)
    }
    found: list[str] = []
    for node in ast.walk(source):
        if isinstance(node, ast.Import | ast.ImportFrom) and id(node) not in tried:
            found += sorted(MODULES & {name.partition(".")[0] for name in modules_of(node)})
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            module, name = node.value.id, node.attr
            known_of = any(each.startswith(f"{module}.") for each in asked)
            if name in NAMES.get(module, "").split() and not known_of:
                found.append(f"{module}.{name}")
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and ELSEWHERE.match(node.value):
            found.append(node.value)
    return found


def modules_of(node: ast.Import | ast.ImportFrom) -> list[str]:
    return [alias.name for alias in node.names] if isinstance(node, ast.Import) else [node.module or ""]


GUARDED = {
    "src/clockwood/lab/bench/run.py": ["/proc/cpuinfo"],
    "tools/system.py": ["/usr/bin/chromium", "/usr/lib/postgresql"],
}
"""Files that are looked for, and may be missing."""


def test_nothing_in_the_sources_needs_one_system() -> None:
    modules = [ROOT / "setup.py", *(path for folder in SOURCES for path in (ROOT / folder).rglob("*.py"))]
    found = {
        path.relative_to(ROOT).as_posix(): one_system(ast.parse(path.read_text(encoding="utf-8"))) for path in modules
    }
    assert len(modules) > 500
    assert {path: names for path, names in found.items() if names} == GUARDED


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("import fcntl", ["fcntl"]),
        ("try:\n    import fcntl\nexcept ImportError:\n    pass", []),
        ("os.nice(5)", ["os.nice"]),
        ("if hasattr(os, 'nice'):\n    os.nice(5)", []),
        ("signal.signal(signal.SIGKILL, f)", ["signal.SIGKILL"]),
        ("open('/proc/stat')", ["/proc/stat"]),
        ("signal.signal(signal.SIGINT, f)", []),
    ],
)
def test_what_one_system_has_is_seen(code: str, found: list[str]) -> None:
    assert one_system(ast.parse(code)) == found

"""Ray refuses or is refused in one line; what runs on a real cluster is in `test_cluster_runs.py`."""

import io
import pickle
import socket
import sys
import threading
from functools import partial

import pytest

from clockwood.extras import how_to_install
from clockwood.kernel.errors import BadInput
from clockwood.lab.build import version
from clockwood.lab.runner import connection, play_all, sent
from clockwood.lab.runner.quiet import OwnThread
from terminal.sitting import Sitting


@pytest.fixture
def no_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("RAY_USAGE_STATS_ENABLED", "RAY_AUTH_MODE", "RAY_AUTH_TOKEN"):
        monkeypatch.setenv(name, "0")
    monkeypatch.setitem(sys.modules, "ray", None)


@pytest.fixture
def sitting(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path_factory: pytest.TempPathFactory
) -> Sitting:
    return Sitting(monkeypatch, capsys, tmp_path_factory.mktemp("home"))


@pytest.mark.usefixtures("no_ray")
def test_a_missing_ray_is_asked_for(sitting: Sitting) -> None:
    sitting.command("simulate", "ironwood", "--games", "1", "--on", "ray")
    assert sitting.status == 2
    assert sitting.errors == f"clockwood: --on: ray: not installed; {how_to_install('ray')}\n"


@pytest.mark.parametrize("on", ["rays", "host", "host:", ":6379", "host:0", "host:99999", "ray://host", "http://a:1/x"])
def test_an_address_that_is_none_is_refused(sitting: Sitting, on: str) -> None:
    sitting.command("simulate", "ironwood", "--games", "1", "--on", on)
    assert sitting.status == 2
    assert f"--on {on}: must be ray, HOST:PORT or ray://HOST:PORT" in sitting.errors


@pytest.mark.parametrize("form", ["127.0.0.1:{}", "ray://127.0.0.1:{}"])
def test_an_address_where_nobody_answers_is_refused_at_once(monkeypatch: pytest.MonkeyPatch, form: str) -> None:
    monkeypatch.setattr(connection, "imported", lambda **_: None)
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        port = unused.getsockname()[1]
        with pytest.raises(BadInput, match=f"nothing answers at 127.0.0.1 port {port}"):
            connection.connected(form.format(port), 0)


class Refusing:
    """A Ray to which nobody can connect."""

    def __init__(self, error: BaseException) -> None:
        self.error = error
        self.left = False

    def init(self, *_: object, **__: object) -> None:
        raise self.error

    def shutdown(self) -> None:
        self.left = True


@pytest.mark.parametrize(
    "error", [ConnectionError("timed out\nafter 5 s"), ValueError("timed out"), SystemExit("timed out")]
)
def test_whatever_ray_raises_is_one_line(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
    ray = Refusing(error)
    monkeypatch.setattr(connection, "imported", lambda **_: ray)
    with pytest.raises(BadInput) as refused:
        connection.connected("ray", 1)
    assert str(refused.value) == "--on ray: is no Ray cluster that can be used: timed out"
    assert ray.left


def test_a_worker_does_the_tasks_of_its_own_version() -> None:
    assert sent.sent(version())(pickle.dumps(partial(max, 3, 5))) == 5


def test_a_worker_of_another_version_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sent, "COMPARED", set())
    with pytest.raises(
        BadInput, match=r"worker .* runs clockwood .*, and this run is of clockwood 0\.0; install the same"
    ):
        sent.sent("clockwood 0.0")(pickle.dumps(partial(max, 3, 5)))


def test_only_the_own_thread_prints() -> None:
    out = io.StringIO()
    own = OwnThread(out)
    other = threading.Thread(target=own.write, args=("noise",))
    other.start()
    other.join()
    own.write("result")
    own.flush()
    assert out.getvalue() == "result"


def test_nothing_to_play_needs_no_cluster() -> None:
    assert list(play_all([], 0, on="ray")) == []

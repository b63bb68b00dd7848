"""A record is a story in notation; played again it gives the same table, or says where it differs."""

import pytest

from clockwood import api
from clockwood.kernel.errors import BadInput, BadRecord
from clockwood.kernel.played_match import digest
from clockwood.kernel.record import read_header
from clockwood.kernel.rng import KEYED
from clockwood.kernel.table import Table
from kernel.beacons import table


def head(seed: int = 7) -> str:
    pack = api.content("beacons").packs[0].text()
    return f"clockwood 1 · beacons rules 1 · pack {pack} · seed {seed}"


def played(here: Table, count: int) -> Table:
    for _ in range(count):
        assert here.decision is not None
        here.choose(int(here.decision.options[0]))
    return here


def test_a_record_is_appended_to_and_replays() -> None:
    here = played(table(7), 9)
    here.note("a  fine \n night")
    here.undo(int(here.gestures[-1].seat), across_reveals=True)
    here.redo()
    again = api.replay(here.record())
    assert again.record() == here.record()
    assert again.match.key() == here.match.key()
    assert "! note a fine night" in here.record()


def test_the_head_names_game_rules_pack_options_seats_and_seed() -> None:
    here = api.new("beacons", seed=7, options={"nights": 3}, told_chance=True)
    here.players["north"] = "human"
    first = here.record().splitlines()[0]
    pack = api.content("beacons").packs[0].text()
    assert first == (
        f"clockwood 1 · beacons rules 1 · pack {pack} · option nights=3 · seat north=human · chance told · seed 7"
    )
    again = api.replay(here.record())
    assert again.record() == here.record()
    assert again.match.outside_chance
    assert again.players == {"north": "human"}


def test_a_key_takes_the_place_of_the_seed() -> None:
    here = played(api.new("beacons", seed=KEYED + 10), 9)
    assert here.record().splitlines()[0].endswith(f" · key {10:064x}")
    again = api.replay(here.record())
    assert again.record() == here.record()
    assert again.match.key() == here.match.key()
    assert again.seed == here.seed


def test_a_seed_that_looks_like_a_key_is_played_as_it_was_before_there_were_keys() -> None:
    digits = str(KEYED + 7)
    again = api.replay(head().replace("seed 7", f"seed {digits}"))
    assert again.match.key() == api.new("beacons", seed=7).match.key()


def test_a_round_ends_with_a_digest() -> None:
    here = table(7)
    while not any(line.startswith("@") for line in here.lines):
        played(here, 1)
    assert here.lines[-1] == f"@ {digest(here.match)}"


def test_a_changed_line_is_found_by_the_digest() -> None:
    here = table(7)
    while sum(line.startswith("@") for line in here.lines) < 2:
        played(here, 1)
    lines = here.record().splitlines()
    at = next(k for k, line in enumerate(lines) if line.endswith("bear east"))
    lines[at] = lines[at].replace("east", "west")
    with pytest.raises(BadRecord):
        api.replay("\n".join(lines))
    where = next(k for k, line in enumerate(lines) if line.startswith("@"))
    lines = here.record().splitlines()
    lines[where] = "@ 000000"
    with pytest.raises(BadRecord) as refused:
        api.replay("\n".join(lines))
    assert refused.value.place == f"line {where + 1}"
    assert "the game differs here" in refused.value.reason


def test_told_chance_is_played_again() -> None:
    here = played(table(7, told_chance=True), 20)
    assert any(line.startswith("= top") for line in here.lines)
    assert api.replay(here.record()).record() == here.record()


def test_a_resignation_is_a_line() -> None:
    here = table(7)
    here.resign(1)
    assert api.replay(here.record()).outcome == here.outcome


def test_lines_may_end_as_on_windows() -> None:
    here = played(table(7), 4)
    assert api.replay(here.record().replace("\n", "\r\n")).record() == here.record()


@pytest.mark.parametrize(
    ("record", "place", "reason"),
    [
        ("", "line 1", "this is not a 'clockwood 1' record"),
        ("clockwood 2 · beacons rules 1 · seed 7", "line 1", "this is not a 'clockwood 1' record"),
        ("clockwood 1 · beacons", "line 1", "the game and its rules version are not named"),
        ("clockwood 1 · beacons rules ²", "line 1", "the game and its rules version are not named"),
        ("clockwood 1 · chess rules 1 · seed 7", "chess", "no such game; there are"),
        ("clockwood 1 · beacons rules 9 · seed 7", "line 1", "played under rules 9 of beacons, this is rules 1"),
        ("clockwood 1 · beacons rules 1 · seed 7", "line 1", "played with []"),
        ("clockwood 1 · beacons rules 1 · seed --7", "line 1", "'--7' is not a seed"),
        ("clockwood 1 · beacons rules 1 · seed " + "9" * 5000, "line 1", "is not a seed"),
        ("clockwood 1 · beacons rules 1 · key 7", "line 1", "'7' is not a key of 64 hexadecimal digits"),
        ("clockwood 1 · beacons rules 1 · key " + "x" * 64, "line 1", "is not a key of 64 hexadecimal digits"),
        ("clockwood 1 · beacons rules 1 · hats", "line 1", "'hats' is not understood"),
        ("clockwood 1 · beacons rules 1 ·  · seed 7", "line 1", "'' is not understood"),
        ("clockwood 1 · beacons rules 1 · option nights=x · seed 7", "nights", "'x' is not a whole number"),
        (f"{head()}\nnonsense", "line 2", "'nonsense' is not understood"),
        (f"{head()}\n\nnorth: draw", "line 3", "draw: not-asked"),
        (f"{head()}\nwest: bear east", "line 2", "west: no such seat"),
        (f"{head()}\n= face 3", "line 2", "answers a question that is not asked"),
        (f"{head()}\nnorth: bear up", "line 2", "no bearing is called 'up'"),
        (f"{head()}\n! dance", "line 2", "'! dance' is not understood"),
        (f"{head()}\n! ", "line 2", "'! ' is not understood"),
        (f"{head()}\n! undo north", "line 2", "undo-nothing"),
        (f"{head()}\n! undo", "line 2", "'! undo' is not understood"),
        (f"{head()}\n! resign west", "line 2", "no such seat"),
        (f"{head()}\n! resign north\n! resign north", "line 3", "the match is over"),
        (f"{head()}\n! resign north\nnorth: draw", "line 3", "not asked"),
    ],
)
def test_a_mistake_is_named_by_its_line(record: str, place: str, reason: str) -> None:
    with pytest.raises(BadInput) as refused:
        api.replay(record)
    assert refused.value.place == place
    assert reason in refused.value.reason


def test_a_record_is_taken_apart_without_playing_it() -> None:
    header = read_header(
        "clockwood 1 · x rules 3 · pack a 12345678 · option k=v=w · seat n=bot · seed -4\n| a\n| \n\nz: q"
    )
    assert (header.game, header.rules, header.seed, header.told) == ("x", 3, -4, False)
    assert (header.packs, header.options, header.seats) == (["a 12345678"], {"k": "v=w"}, {"n": "bot"})
    assert (header.start, header.body) == ("a\n", [(5, "z: q")])

"""Impossible positions and options are refused with a sentence that names thing and place, and nothing changes."""

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from clockwood import api
from clockwood.games.root.game import GAME
from clockwood.games.root.options import factions_at
from clockwood.games.root.words import FACTIONS
from clockwood.kernel.errors import BadInput, BadOption
from clockwood.kernel.options import Value
from clockwood.kernel.position.reader import read_position
from clockwood.packs import shipped_pack
from games.root.builder import Scene, game_of, new_game, table

POSITIONS: dict[str, tuple[Callable[[], Scene], str]] = {
    "more warriors than there are": (
        lambda: table().put(c5="marquise 20", c1="marquise 6"),
        r"state\.marquise_supply: -1 is below 0",
    ),
    "warriors from nowhere": (
        lambda: table().put(c5="marquise 20").set(eyrie_supply=20).put(c1="eyrie 1"),
        r"state\.eyrie: more than 20 warriors of eyrie \[EY P\]",
    ),
    "more tokens than there are": (
        lambda: table(alliance=1).put(**{f"c{k}": "sympathy" for k in range(1, 12)}),
        r"state\.sympathy: more than 10 sympathy \[WA 8\.2\.5\]",
    ),
    "more buildings than there are": (
        lambda: table().put(**{f"c{k}": "roost" for k in range(1, 9)}),
        r"state\.roost: more than 7 roost \[EY P\]",
    ),
    "more items than there are": (
        lambda: table().row("items_1", hammer=1, tea=3),
        r"state\.items\.tea: 3 \(3 of marquise\); there are 2 \[RT 4\.1\.5\]",
    ),
    "more items than a Vagabond can have": (
        lambda: table(vagabond=1).vagabond("c5", "thief", ready="crossbow 2"),
        r"state\.items\.crossbow: 2 \(2 of vagabond\); there are 1 \[RT 4\.1\.5\]",
    ),
    "two owners of one slot": (
        lambda: table().put(c1="sawmill, roost"),
        r"state\.c1: more buildings than slots: 1 sawmill of marquise, 1 roost of eyrie \[RT 2\.2\.3a\]",
    ),
    "a building on a ruin": (
        lambda: table().put(c10="sawmill, workshop"),
        r"state\.c10: more buildings than slots: ruin, 1 sawmill of marquise, 1 workshop of marquise",
    ),
    "a ruin where the map has none": (
        lambda: table(vagabond=1).vagabond("c5", "thief").row("ruin", c1=1),
        r"state\.ruin\.c1: the map has no ruin there \[RT 5\.1\.4\]",
    ),
    "a card in two places": (
        lambda: table().hand("marquise", "anvil").cards("discard", "anvil"),
        r"cards\.discard: anvil is also in hand\.marquise",
    ),
    "two cards of one effect": (
        lambda: table().crafted("eyrie", "armorers-1", "armorers-2"),
        r"cards\.crafted\.eyrie: 2 cards are armorers; one has its effect \[RT 4\.1\.4\]",
    ),
    "a Vagabond without a character": (
        lambda: table(vagabond=1).set(vagabond_pawn="c5"),
        r"state\.vagabond_character: the vagabond has no character \[VA 9\.3\.1\]",
    ),
    "a Vagabond without a place": (
        lambda: table(vagabond=1).set(vagabond_character="thief"),
        r"state\.vagabond_pawn: the pawn is nowhere \[VA 9\.3\.2\]",
    ),
    "more items than there can be": (
        lambda: table(vagabond=1).vagabond("c5", "thief", "torch 9", exhausted="torch 4"),
        r"state\.vagabond: 13 items are torch, more than there can be \[RT 4\.1\.5\]",
    ),
    "one character twice": (
        lambda: table(vagabond=1, vagabond2=1).vagabond("c5", "thief").vagabond("c1", "thief", seat="vagabond2"),
        r"state\.vagabond2_character: the other Vagabond has the same character \[RT U12\]",
    ),
    "an Eyrie without a leader": (
        lambda: table().set(leader=0),
        r"state\.leader: the Eyrie have no leader \[EY 7\.3\.3\]",
    ),
    "a place in the turn order that nobody has": (
        lambda: table().row("order", **{"3": "eyrie"}),
        r"state\.order\.3: 2 play, nobody has this place \[RT 5\.1\.1\]",
    ),
    "a seventh place in the turn order": (
        lambda: table().row("order", **{"7": "eyrie"}),
        r"state\.order\.7: no chair is called '7'",
    ),
    "a clearing that is on no map": (
        lambda: table().put(c13="marquise 1"),
        r"state\.marquise\.c13: no clearing is called 'c13'",
    ),
}


@pytest.mark.parametrize("wrong", POSITIONS)
def test_impossible_positions(wrong: str) -> None:
    scene, sentence = POSITIONS[wrong]
    made = scene()
    if wrong == "warriors from nowhere":
        made.left["eyrie"] = 20
    with pytest.raises(BadInput, match=sentence):
        made.start("daylight", "marquise")


@pytest.mark.parametrize(
    ("line", "other", "sentence"),
    [
        (
            "1 = ",
            "3 = ",
            "state.order: every seat has one place [RT 5.1.1]; state.order.3: 2 play, nobody has this place [RT 5.1.1]",
        ),
        ('c5 = "rabbit", ', "", "state.suit.c5: every clearing has a suit [RT 2.2.2]"),
        ('"FirstTurn", ', "", "stack: the end of a turn must wait below everything else [RT 1.4.1c]"),
        ('"Begin eyrie", ', "", "state.eyrie: 0; there are 20 [EY P]"),
        (
            '"FirstTurn", ',
            '"FirstTurn", "Begin marquise", ',
            "state.marquise: 25 before the setup of this faction [RT 5.1.7]",
        ),
    ],
)
def test_a_setup_in_which_something_is_missing(line: str, other: str, sentence: str) -> None:
    text = new_game().position()
    assert line in text, text
    with pytest.raises(BadInput) as caught:
        api.load(text.replace(line, other, 1))
    assert str(caught.value).startswith(sentence)


@pytest.mark.parametrize(
    ("seat", "how", "sentence"),
    [
        ("marquise", "mechanical-marquise:1+swoop", "'swoop' is no trait of mechanical-marquise; there are blitz"),
        ("eyrie", "electric-eyrie:2+marksman", "'marksman' is no trait of electric-eyrie; there are "),
        ("vagabond", "vagabot:1+haste", "'haste' is no trait of vagabot; there are adventurer, berserker"),
        ("alliance", "automated-alliance:4", "level 4 is outside 0–3"),
        (
            "alliance",
            "automated-alliance:brutal",
            "'brutal' is no level of automated-alliance; there are easy, default, challenging, nightmare, or 0–3",
        ),
        ("marquise", "electric-eyrie:1", "'electric-eyrie:1' is not one of person, mechanical-marquise"),
    ],
)
def test_automata_that_do_not_exist(seat: str, how: str, sentence: str) -> None:  # [GE 3.3.1] [GE 3.3.2]
    with pytest.raises(BadOption) as caught:
        api.content("root", options={"alliance": 1, "vagabond": 1, f"seat.{seat}": how})
    assert str(caught.value).startswith(f"seat.{seat}: {sentence}")


def test_more_than_six_seats() -> None:  # [RT 5.1.1]
    seven: dict[str, Value] = dict.fromkeys(FACTIONS[:7], 1)
    with pytest.raises(BadOption, match="riverfolk: 7 factions play; there must be 2 to 6"):
        factions_at(seven, FACTIONS)


@pytest.mark.parametrize(
    ("step", "sentence"),
    [
        ("PlaceKeep marquise", "stack[1]: PlaceKeep belongs to the setup, which is over [RT 5.1.7]"),
        ("MayRevolt eyrie", "stack[1]: MayRevolt is a step of nobody who plays [RT 5.1.1]"),
        ("BotRevolt eyrie", "stack[1]: BotRevolt is a step of nobody who plays [RT 5.1.1]"),
        ("HandLimit -1", "stack[1]: HandLimit needs a seat [RT 1.4.1a]"),
        ("Battle eyrie c1 -1", "stack[1]: Battle needs a seat [RT 1.4.1a]"),
        ("Battle eyrie -1 marquise", "stack[1]: Battle needs a clearing [RT 2.2]"),
        ("HowMany marquise -1 c1", "stack[1]: HowMany needs a clearing [RT 2.2]"),
        ("Roll", "stack[1]: Roll needs a battle, whose EndBattle waits below it [RT 4.3]"),
        ("ChooseLoss eyrie 1 2", "stack[1]: ChooseLoss needs a battle, whose EndBattle waits below it [RT 4.3]"),
        ("AfterRoll 0", "stack[1]: AfterRoll needs a battle, whose EndBattle waits below it [RT 4.3]"),
        ("EndBattle", "state.battle: 0 battles, and 1 wait for their end [RT 4.3]"),
        ("EyrieCraft marquise", "stack[1]: EyrieCraft is no step of marquise [RT 1.4.1a]"),
        ("EndTurn marquise", "stack[1]: EndTurn waits below everything else [RT 1.4.1c]"),
        (
            "Phase eyrie evening",
            "stack[1]: Phase is not of the turn that is played, see state.active [RT 1.4.1a]",
        ),
        ("Phase marquise birdsong", "stack[1]: Phase is not to come after daylight [RT 1.4.1b]"),
        ("EndPhase marquise evening", "stack[1]: EndPhase is not of daylight, see state.phase [RT 1.4.1b]"),
    ],
)
def test_steps_that_cannot_wait(step: str, sentence: str) -> None:
    scene = table().set(active="marquise", phase="daylight")
    data = scene.position("daylight", "marquise", ["EndTurn marquise", step])
    with pytest.raises(BadInput) as caught:
        read_position(GAME, table().content, data, 1)
    assert str(caught.value) == sentence


def test_a_watcher_takes_no_turn() -> None:  # [RT U25]
    bots: dict[str, Value] = {"seat.marquise": "mechanical-marquise", "seat.eyrie": "electric-eyrie"}
    game = game_of(bots)
    data = tomllib.loads(game.position())
    data["stack"] = ["Turn watcher"]
    with pytest.raises(BadInput, match=r"stack\[0\]: Turn is no step of somebody who only watches \[RT U25\]"):
        read_position(GAME, game.match.content, data, 1)
    data = tomllib.loads(game.position())
    data["state"]["active"] = "watcher"
    with pytest.raises(BadInput, match=r"state\.active: watcher only watches \[RT U25\]"):
        read_position(GAME, game.match.content, data, 1)


def test_an_automaton_at_an_empty_seat() -> None:  # [RT 5.1.1]
    with pytest.raises(BadOption, match=r"seat\.alliance: alliance does not play"):
        api.content("root", options={"seat.alliance": "automated-alliance:1"})


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("[1, 5], ", "[1, 5], [5, 1], ", "maps.toml autumn: 'paths' names 5–1 twice"),
        ("[1, 5], ", "[1, 1], ", "maps.toml autumn: 'paths' names 1–1 twice, or a clearing beside itself"),
        ("[1, 5], ", "[1, 13], ", "maps.toml autumn: 'paths' must be a list of pairs of clearings"),
    ],
)
def test_a_map_with_a_path_that_is_none(tmp_path: Path, old: str, new: str, sentence: str) -> None:  # [RT 2.2.1]
    assert str(refused_map(tmp_path, old, new)).startswith(sentence)


def test_a_forest_that_is_adjacent_one_way(tmp_path: Path) -> None:  # [RT 2.4.1b]
    wrong = refused_map(tmp_path, "[1, 2, 5, 10], forests = [2, 3]", "[1, 2, 5, 10], forests = [3]")
    assert str(wrong) == "maps.toml autumn: forest 2 and forest 1 are not adjacent both ways"


def refused_map(folder: Path, old: str, new: str) -> BadInput:
    """Return why a pack is refused that changes the first such text of the maps."""
    shipped = shipped_pack(GAME)
    assert shipped is not None
    text = (shipped / "maps.toml").read_text(encoding="utf-8")
    assert old in text
    (folder / "pack.toml").write_text((shipped / "pack.toml").read_text(encoding="utf-8"), encoding="utf-8")
    (folder / "maps.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        api.content("root", packs=[str(folder)])
    return caught.value

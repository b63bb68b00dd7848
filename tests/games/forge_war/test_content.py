"""The shipped pack holds what the rulebook counts, labelled as ours; packs that do not fit are refused by name."""

import copy
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from clockwood.games.forge_war.content import ForgeContent
from clockwood.games.forge_war.game import GAME
from clockwood.kernel.errors import BadPack
from clockwood.packs import read_pack, shipped_pack

BASE = shipped_pack(GAME)
assert BASE is not None
FILES = read_pack(BASE)[1]
Tree = dict[str, Any]


def shipped() -> ForgeContent:
    return ForgeContent(FILES, [], {})


def refused(change: Callable[[Tree], object]) -> str:
    """Why a changed copy of the pack is refused."""
    files: Tree = copy.deepcopy(FILES)
    change(files)
    with pytest.raises(BadPack) as error:
        ForgeContent(files, [], {})
    return str(error.value)


def test_cards_are_as_many_as_the_rulebook_counts() -> None:  # [FW F2.6, F2.7, F2.8] [FW B2]
    names = shipped().names
    assert len(names["card"]) == 34 + 33 + 34 + 73 + 16
    assert len(names["design"]) == 35
    letters = Counter(name[0] for name in names["card"] if name[1:3].isdigit())
    assert letters == {"K": 34, "O": 34, "G": 20, "Y": 9, "B": 20, "R": 12, "Z": 12, "W": 16, "U": 22}


def test_all_but_names_is_labelled_house() -> None:
    content = shipped()
    assert content.label == "house"
    assert all(content.card_house)


def test_what_the_rulebook_fixes_is_kept() -> None:
    content = shipped()
    assert [int(content.market.buy[k]) for k in (1, 2, 4)] == [3, 5, 4]
    assert int(content.market.sell[3]) == 2
    sword = content.names["design"].index("iron_sword")
    assert (int(content.designs.power[sword]), int(content.designs.cost[sword * 6 + 1])) == (3, 2)


def test_every_sector_face_has_one_gem() -> None:
    content = shipped()
    faces = [[int(content.mine.faces[k * 6 + j]) for j in range(6)] for k in range(36)]
    assert [sum(kind > 2 for kind in face) for face in faces] == [1] * 36


def test_a_leg_cannot_have_strange_types() -> None:
    def change(files: Tree) -> None:
        files["quests"]["quest"][0]["legs"][1]["types"] = ["magic"]

    assert refused(change) == "quests.toml G01 leg 2: 'types' holds 'magic'; there are slashing, piercing, crushing"


def test_the_last_leg_has_no_consolation() -> None:
    def change(files: Tree) -> None:
        files["quests"]["quest"][0]["legs"][2]["consolation"] = 4

    assert refused(change) == "quests.toml G01 leg 3: the last leg has no consolation [FW F7.12]"


def test_decks_have_their_sizes() -> None:
    assert "the deck green has 19 cards; 20 are needed" in refused(lambda files: files["quests"]["quest"].pop(0))
    assert "stage 1 has 11 single cards; 12 are needed" in refused(lambda f: f["market"]["single"][0].update(copies=1))
    assert "16 cards are needed" in refused(lambda files: files["wealth"]["wealth"].pop())
    assert "stage 2 needs 6 sectors" in refused(lambda files: files["mine"]["sector"].pop(8))


def test_unique_designs_need_gems_and_level() -> None:
    def unique(files: Tree) -> Tree:
        listed: list[Tree] = files["designs"]["design"]
        return next(entry for entry in listed if entry["id"] == "U101")

    assert "a unique design needs a gem" in refused(lambda files: unique(files).update(cost={"iron": 1}))
    assert "a unique design needs level 3" in refused(lambda files: unique(files).update(min_level=2))
    assert "a weapon costs at least one cube" in refused(lambda files: unique(files).update(cost={}))


def test_other_refusals_name_their_place() -> None:
    cases: list[tuple[Callable[[Tree], object], str]] = [
        (
            lambda f: f["market"]["bonus"][0].update(left={"copper": 1, "iron": 1}),
            "market.toml K01: 'left' shows one resource",
        ),
        (lambda f: f["market"]["bonus"][3].update(left={"copper": 1}), "market.toml K04: only a stall has 'left'"),
        (lambda f: f["wealth"]["wealth"][12].update(claim="iron_axe"), "wealth.toml W13: 'iron_axe' is not a design"),
        (lambda f: f["mine"]["sector"][0].update(side_a="CCX"), "mine.toml S1T1: 'side_a' must be 6 letters of CIMERD"),
        (lambda f: f["board"]["merchant"].pop(), "board.toml: one [[merchant]] each is needed"),
        (lambda f: f["designs"]["design"][0].update(colour="red"), "designs.toml copper_spear: unknown field 'colour'"),
        (lambda f: f["quests"]["quest"][1].update(id="G01"), "quests.toml G01: two entries have this id"),
        (lambda f: f["pack"].update(game="chess"), "pack.toml: 'game' is 'chess'"),
        (lambda f: f.pop("mine"), "mine.toml: this file is missing"),
        (lambda f: f["quests"]["quest"][0].pop("star"), "quests.toml: two green quests have a star"),
        (lambda f: f["mine"]["border"][0].update(length="short"), "mine.toml S1L1: 'hexes' must be 3 letters"),
    ]
    for change, reason in cases:
        assert refused(change).startswith(reason)

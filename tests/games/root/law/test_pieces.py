"""The Law on pieces: factions, ownership, supplies, tracks."""

from clockwood.games.root.factions.every import KITS
from clockwood.games.root.moments import BUILDING, FIGURE, TOKEN
from clockwood.games.root.words import ITEMS, PIECES
from games.root.builder import table


def test_pieces_of_the_factions() -> None:  # [RT 1.5.2] [RT G.3] [RT G.34] [MC P] [EY P] [VA P]
    owned = {
        kit.part.name: {PIECES[int(row.piece)]: (int(row.sort), int(row.count)) for row in kit.part.pieces}
        for kit in KITS
    }
    assert owned["marquise"] == {
        "warrior": (FIGURE, 25),
        "sawmill": (BUILDING, 6),
        "workshop": (BUILDING, 6),
        "recruiter": (BUILDING, 6),
        "wood": (TOKEN, 8),
        "keep": (TOKEN, 1),
    }
    assert owned["eyrie"] == {"warrior": (FIGURE, 20), "roost": (BUILDING, 7)}
    assert owned["vagabond"] == {}
    assert not {item for pieces in owned.values() for item in pieces} & set(ITEMS)


def test_tokens_and_warriors_need_no_slot() -> None:  # [RT 2.2.3b] [RT 2.2.3c]
    t = table(alliance=1).put(c1="roost, keep, wood 3, sympathy, marquise 3, eyrie 2").start("daylight", "marquise")
    assert t.at("c1") == {"roost": 1, "keep": 1, "wood": 3, "sympathy": 1, "marquise": 3, "eyrie": 2}
    t = (
        table(alliance=1)
        .put(c5="sawmill, roost", c2="base, workshop", c7="sawmill, sawmill")
        .start("daylight", "marquise")
    )
    assert t.at("c5") == {"sawmill": 1, "roost": 1}


def test_ownership_never_changes() -> None:  # [RT 1.5.3] [RT G.35] [RT G.9]
    t = table(vagabond=1).vagabond("c5", "harrier", "boots, sword").put(c5="eyrie 2", c1="marquise 5, sawmill")
    t.relation("eyrie", "allied").start("daylight", "vagabond").go("move c5 c1", "escort eyrie 2")
    assert t.see("eyrie.c1") == 2
    assert t.table.match.game.problems(t.table.match) == []


def test_items_are_no_pieces() -> None:  # [RT G.13] [RT G.9]
    t = table(vagabond=1).vagabond("c1", "harrier", "sword, tea, boots").row("items_2", tea=1)
    t.put(c1="workshop, eyrie 1", c6="workshop", c8="workshop").hand("marquise", "favor-of-the-foxes")
    t.start("daylight", "marquise").go("craft favor-of-the-foxes")
    assert (t.see("eyrie.items.tea"), t.at("c1"), t.points()[0]) == (1, {"workshop": 1}, 0)


def test_supplies_and_tracks() -> None:  # [RT G.20] [RT G.24] [RT G.32] [MC TRACK]
    for standing, cost, points in (({}, 0, 0), ({"c5": "sawmill"}, 1, 1), ({"c5": "sawmill", "c1": "sawmill"}, 2, 2)):
        t = table().put(**standing, c2="marquise 2, wood 2").start("daylight", "marquise").go("build c2 sawmill")
        assert (t.points()[0], t.see("wood.c2")) == (points, 2 - cost), "the leftmost of those on the track"
    t = table().put(c5="sawmill, eyrie 3", c2="marquise 2").told().stack("Battle eyrie c5 marquise").go("roll 1 0")
    assert (t.see("eyrie.vp"), t.at("c5")) == (1, {"eyrie": 3})


def test_removed_warriors_go_home() -> None:  # [RT G.24] [RT G.32]
    t = table().put(c5="marquise 4, eyrie 4").told().start("daylight", "marquise").go("battle c5 eyrie", "roll 2 1")
    assert (t.see("marquise-supply"), t.see("eyrie-supply")) == (25 - 3, 20 - 2)

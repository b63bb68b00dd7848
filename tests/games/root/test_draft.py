"""The advanced setup: pool, choices, homelands and starting hands, with automata and without. [RT A.8]"""

import pickle

import pytest

from clockwood import api
from clockwood.games.root.content import root_content
from clockwood.games.root.draft.pool import VAGABONDS
from clockwood.games.root.factions.every import KITS
from clockwood.games.root.game import GAME
from clockwood.games.root.words import CHARACTERS, FACTIONS, PLAYERS
from clockwood.kernel.errors import BadInput, BadOption
from clockwood.kernel.options import Value
from clockwood.kernel.record import read_header
from clockwood.scene.builder import SceneBuilder
from clockwood.scene.schema import PanelEntry
from clockwood.words import Words
from games.root.drafting import ADVANCED, Draft, apart

# -- the pool


def test_the_pool_is_a_militant_and_a_card_for_each_person() -> None:
    """[RT A.8.2a] [RT A.8.2b]"""
    d = Draft(3)
    d.skip_to("DealPool")
    assert set(d.options()) == {"offer marquise", "offer eyrie", "offer duchy"}
    d.go("offer duchy")
    others = {f"offer {kit.part.name}" for kit in KITS if kit.part.name not in ("duchy", "vagabond2")}
    assert set(d.options()) == others
    d.go("offer lizards", "offer eyrie", "offer alliance")
    assert d.asked == "player3"
    assert [key for key in d.table.view(-1) if key.startswith("pool.")] == [
        "pool.eyrie", "pool.alliance", "pool.lizards", "pool.duchy",
    ]  # fmt: skip


def test_two_players_use_no_insurgents() -> None:
    """[RT A.8.2.I] and automata are players, too [RT U5]"""
    d = Draft(2)
    d.skip_to("DealPool")
    d.go("offer marquise")
    assert set(d.options()) == {"offer eyrie", "offer duchy"}
    alone = Draft(1, seat_marquise="mechanical-marquise")
    alone.skip_to("")
    assert set(alone.options()) == {"pick eyrie", "pick duchy"}


def test_an_insurgent_dealt_last_waits_for_a_militant() -> None:
    """[RT A.8.2.II]"""
    d = Draft(3, "eyrie", "alliance", "marquise", "lizards")
    assert set(d.options()) == {"pick eyrie", "pick alliance", "pick marquise"}
    assert d.why_not("pick lizards") == "locked-card [RT A.8.2.II]"
    assert d.why_not("pick duchy") == "not-in-pool [RT A.8.2a]"
    d.go("pick alliance")
    d.skip_to("")
    assert "pick lizards" not in d.options()
    d.go("pick eyrie", "homeland c1", "leader despot")
    assert set(d.options()) == {"pick marquise", "pick lizards"}


def test_a_militant_automaton_unlocks_the_last_card() -> None:
    """[RT U5] its faction has left the draft, and where militants are too few, insurgents come first"""
    d = Draft(2, "eyrie", "alliance", "lizards", seat_marquise="mechanical-marquise")
    assert set(d.options()) == {"pick eyrie", "pick alliance", "pick lizards"}
    none_left = Draft(2, seat_marquise="mechanical-marquise", seat_eyrie="electric-eyrie", offered="chosen",
                      alliance=1, vagabond=1, lizards=1)  # fmt: skip
    none_left.skip_to("DealPool")
    assert set(none_left.options()) == {"offer alliance", "offer vagabond", "offer lizards"}


def test_a_vagabond_comes_with_a_character() -> None:
    """[RT A.8.2.III] [VA ADV]"""
    d = Draft(3, "eyrie", "vagabond")
    assert d.step == "DealCharacter"
    assert len(d.options()) == len(CHARACTERS)
    d.go("assign ranger", "offer alliance", "offer duchy", "pick vagabond")
    assert d.see("vagabond.character") == "ranger"
    assert set(d.options()) == {f"enter f{k}" for k in range(1, 8)}
    d.go("enter f2")
    d.skip_to("")
    assert [key for key in d.table.view(-1) if key.startswith("vagabond.relation.")] == []
    d.go("pick alliance")
    d.skip_to("")
    d.go("pick eyrie", "homeland c1", "leader despot")
    assert d.see("vagabond.relation.alliance") == "indifferent"
    assert d.see("vagabond.relation.eyrie") == "indifferent"
    assert d.see("count.quests") == 3
    assert d.see("count.ruins") == 4


def test_two_vagabonds_have_different_characters_and_two_sets_of_items() -> None:
    """[RT A.8.1] [RT U12]"""
    d = Draft(3, "eyrie", "vagabond", vagabond2=1)
    d.go("assign ranger", "offer vagabond2")
    assert "assign ranger" not in d.options()
    d.go("assign thief", "offer duchy", "pick vagabond2", "enter f1")
    d.skip_to("")
    d.go("pick vagabond", "enter f2")
    d.skip_to("")
    assert d.see("count.ruins") == 8
    d.go("pick eyrie", "homeland c1", "leader despot")
    relations = {key for key in d.table.view(-1) if ".relation." in key}
    assert relations == {"vagabond.relation.eyrie", "vagabond2.relation.eyrie"}


def test_the_factions_that_are_offered_are_agreed_on() -> None:
    """[RT A.8.1]"""
    d = Draft(2, offered="chosen", alliance=1, vagabond2=1)
    d.skip_to("DealPool")
    assert set(d.options()) == {"offer marquise", "offer eyrie"}
    with pytest.raises(BadOption, match=r"offered: 2 factions are offered; 2 people need 3 \[RT A\.8\.2a\]"):
        api.content("root", options={**ADVANCED, "offered": "chosen"})


# -- choosing


def test_the_last_in_turn_order_chooses_first_and_sets_up_at_once() -> None:
    """[RT A.8.3] [RT A.4] [RT A.9]"""
    d = Draft(3, "eyrie", "duchy", "marquise", "alliance")
    assert d.asked == "player3"
    d.go("pick eyrie")
    assert (d.asked, d.step) == ("player3", "Homeland")
    d.go("homeland c1", "leader builder")
    assert (d.asked, d.step) == ("player2", "Pick")
    assert d.see("drafted.3") == "eyrie"
    assert d.table.match.content.names["seat"] == ["player1", "player2", "eyrie"]
    assert d.table.seat_names == ["player1", "player2", "player3"]
    assert d.see("eyrie.vp") == 0
    drawn = api.new("root", seed=1, options={"setup": "advanced", "people": 3}, told_chance=True)
    assert [drawn.notation(int(action)) for action in drawn.decisions[0].options] == [
        "next player1", "next player2", "next player3",
    ]  # fmt: skip


@pytest.mark.parametrize("faction", FACTIONS)
def test_every_faction_can_be_drafted(faction: str) -> None:
    """[RT A.8.3] a person takes it from the pool and is done with it before the next one chooses"""
    rest = [name for name in ("marquise", "eyrie", "alliance", "duchy") if name != faction]
    d = Draft(3, rest[0], rest[1], faction, rest[2], vagabond2=1)
    d.skip_to("")
    d.go(f"pick {faction}")
    assert root_content(d.at(faction)).factions()[2] == faction
    while (d.asked, d.step) != ("player2", "Pick"):
        assert d.asked in ("player3", "chance")
        d.go(d.options()[0])
    assert f"pick {faction}" not in d.options()


@pytest.mark.parametrize("bot", [f"{bot.seats[0]}={bot.name}" for bot in GAME.automata])
def test_every_automaton_stands_in_a_draft(bot: str) -> None:
    """[RT U5] [GE ADV] it is set up first, its faction is not offered, and it plays its turns by seat and letter"""
    seat, _, name = bot.partition("=")
    d = Draft(2, **{f"seat_{seat}": name})
    while d.step != "Pick":
        d.go(d.options()[0])
    assert f"pick {seat}" not in d.options()
    assert d.table.seat_names == ["player1", "player2", seat]
    for _ in range(60):
        d.table.choose(int(d.table.decisions[0].options[0]))
    assert not [key for key in d.table.view(-1) if key.startswith(f"{seat}.relation.")], "automata know no relations"
    assert d.table.match.content.names["seat"][2] == seat
    assert int(d.see("round")) >= 1


# -- hands


def test_everybody_keeps_three_of_five_cards_unseen() -> None:
    """[RT A.7] [RT A.10]"""
    d = Draft(2, "eyrie", "duchy", "marquise")
    assert [d.see(f"count.hand.{name}") for name in PLAYERS[:2]] == [5, 5]
    assert len([key for key, where in d.table.view(0).items() if where == "hand.player1"]) == 5
    assert not [key for key, where in d.table.view(0).items() if where == "hand.player2"]
    d.go("pick eyrie", "homeland c1", "leader despot", "pick duchy", "homeland c12")
    while d.step == "SpreadAround":
        d.go(d.options()[0])
    assert [d.table.seat_names[int(each.seat)] for each in d.table.decisions] == ["player1", "player2"]
    kept = d.options(seat="player2")
    d.table.choose(kept[0], 1)
    d.table.choose(d.options(seat="player1")[0], 0)
    d.table.choose(d.options(seat="player2")[0], 1)
    assert "put-back" in [event.message for event in d.heard("put-back")]
    assert not d.table.view(0).get(f"card.{kept[0].split()[1]}")
    d.table.choose(d.options(seat="player1")[0], 0)
    assert [d.see(f"count.hand.{name}") for name in ("duchy", "eyrie")] == [3, 3]
    assert sum(1 for where in d.table.view(0).values() if where == "out") >= 4, "two play without dominance"
    assert d.see("count.deck") == 50 - 6
    assert d.see("phase") != 0


# -- automata


def test_automata_are_set_up_before_the_draft() -> None:
    """[RT A.3] [GE ADV] [RT U5] [RT A.8.3.II]"""
    d = Draft(2, "duchy", "lizards", "alliance", seat_eyrie="electric-eyrie:1", seat_marquise="mechanical-marquise:1")
    assert d.table.seat_names == ["player1", "player2", "marquise", "eyrie"]
    started = [f"c{k}" for k in range(1, 13) if d.see(f"start.c{k}")]
    assert len(started) == 2
    assert d.see("count.hand.marquise") == 0
    d.go("pick duchy")
    assert d.homes()
    assert all(apart(d, home, start) > 1 for home in d.homes() for start in started)


def test_ties_of_automata_go_by_letters_not_by_seats() -> None:
    """[GE 2.2] in a draft the seats are in no order of letters"""
    d = Draft(2, "eyrie", "duchy", "alliance", seat_lizards="logical-lizards:1")
    for answer in ("pick eyrie", "", "leader despot", "pick duchy", ""):
        d.go(answer or d.options()[0])
    content = root_content(d.table.match.content)
    assert content.factions() == ["duchy", "eyrie", "lizards"]
    assert [content.factions()[int(seat)] for seat in content.lettered] == ["eyrie", "lizards", "duchy"]


# -- one match


def test_the_draft_is_part_of_the_match() -> None:
    """Records, undo, positions and copies for other processes go through it. [RT A.8.3]"""
    table = api.new("root", seed=5, options={**ADVANCED, "people": 2}, seats={"player1": "human", "player2": "greedy"})
    first = table.notation(int(table.decisions[0].options[0]))
    seat = int(table.decisions[0].seat)
    table.choose(first)
    assert table.match.content is not api.content("root", options={**ADVANCED, "people": 2})
    table.undo(seat)
    assert table.match.content.names["seat"] == ["player1", "player2"]
    table.choose(first)
    for _ in range(40):
        table.choose(int(table.decisions[0].options[-1]))
    assert not [name for name in table.match.content.names["seat"] if name in PLAYERS]
    again = api.replay(table.record())
    assert again.match == table.match
    assert again.match.content.names["seat"] == table.match.content.names["seat"]
    assert read_header(table.record()).seats == {"player1": "human", "player2": "greedy"}
    assert api.load(table.position()).match.state == table.match.state
    for number in range(2):
        assert f'seen_by = "{table.match.content.names["seat"][number]}"' in table.position(number)
        assert api.load(table.position(number)).match.content.names == table.match.content.names
    elsewhere = pickle.loads(pickle.dumps(table.match))  # noqa: S301 - what was written here
    assert elsewhere == table.match
    assert elsewhere.content.names["seat"] == table.match.content.names["seat"]


def test_a_standard_table_has_no_draft() -> None:
    """A draft in the position of a standard table is refused, and so is one faction for two."""
    table = api.new("root", seed=5)
    with pytest.raises(BadInput, match="nobody drafts in this setup"):
        api.load(table.position().replace("[state]\n", '[state]\ndrafted.1 = "eyrie"\n'))
    drafted = Draft(2, "eyrie", "duchy", "marquise").go("pick eyrie", "homeland c1", "leader despot").table.position()
    with pytest.raises(BadInput, match="two seats have the eyrie"):
        api.load(drafted.replace('drafted = { 2 = "eyrie" }', 'drafted = { 1 = "eyrie", 2 = "eyrie" }'))


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"people": 1}, "people: 1 play; there must be 2 to 6"),
        ({"people": 6, "seat.eyrie": "electric-eyrie"}, "people: 7 play; there must be 2 to 6"),
        ({"people": 0}, "people: 0 is outside 1–6"),
        ({"people": 2, "co-op": 1}, "co-op: there must be people and automata"),
        ({"setup": "wild"}, "setup: 'wild' is not one of standard, advanced"),
    ],
)
def test_a_draft_that_cannot_be(options: dict[str, Value], reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        api.content("root", options={**ADVANCED, **options})


def test_a_seat_that_is_not_there() -> None:
    with pytest.raises(BadInput, match="player9"):
        api.new("root", seats={"player9": "human"}, options={**ADVANCED, "people": 2})


def test_every_faction_is_told_on_its_card() -> None:
    """A card says how a faction plays, how far it reaches and what it is; so do the words of all nine."""
    content = api.content("root", options={**ADVANCED, "people": 4})
    words = Words("en", content, with_ids=False)
    for number, faction in enumerate(FACTIONS):
        assert words.name("faction", number) != faction
        kind = "wanderer" if number in [int(k) for k in VAGABONDS] else "insurgent"
        said = words.say(f"result-{kind}", faction_id=faction, n=3, character="Thief")
        assert len(said.split(": ")[1]) > 30


# -- the draft on a table


def rows(draft: Draft, panel: str, seat: int = -1) -> list[tuple[str, str]]:
    """The rows of a panel as a seat sees them: text and flag."""
    entry = SceneBuilder(draft.table.match.content, "en").scene(draft.table, seat).view[f"panel:{panel}"]
    assert isinstance(entry, PanelEntry)
    return [(row.said.text, row.flag) for row in entry.rows]


def test_everybody_sees_who_chooses_when_and_what_is_locked() -> None:
    """[RT A.8.2.II] [RT A.8.3]"""
    d = Draft(3, "duchy", "corvids", "vagabond")
    d.skip_to("DealPool")
    d.go("offer lizards")
    assert rows(d, "draft-order") == [
        ("Player 3 chooses now", "now"), ("Player 2 chooses later", ""), ("Player 1 chooses later", ""),
    ]  # fmt: skip
    pool = rows(d, "draft-pool")
    assert ("Underground Duchy: militant, reach 8", "open") in pool
    assert [text for text, flag in pool if flag == "wrong"] == [
        "Lizard Cult: insurgent, reach 2", "Locked until somebody plays a militant",
    ]  # fmt: skip
    assert any(text.startswith("Its character is the ") for text, flag in pool)
    d.go("pick duchy")
    d.go(*[f"homeland {home}" for home in d.homes()[:1]])
    while d.step == "SpreadAround":
        d.go(d.options()[0])
    assert rows(d, "draft-order")[:2] == [("Player 3: Underground Duchy", "done"), ("Player 2 chooses now", "now")]
    assert all(flag != "wrong" for text, flag in rows(d, "draft-pool"))
    assert "have 8 together; for 3 players 18 or more" in rows(d, "draft")[-1][0]


def test_automata_stand_apart_from_those_who_choose() -> None:
    d = Draft(1, seat_eyrie="electric-eyrie:1")
    d.skip_to("")
    assert rows(d, "draft-order") == [("Player 1 chooses now", "now"), ("Automaton: Eyrie Dynasties", "")]


def test_the_draft_is_put_away_when_all_have_chosen() -> None:
    d = Draft(2, "duchy", "eyrie", "marquise")
    while d.step != "PutBack":
        d.go(d.options()[0])
    assert rows(d, "draft") == rows(d, "draft-order") == rows(d, "draft-pool") == []


def test_people_without_a_faction_are_marked_with_numbers() -> None:
    d = Draft(2, "duchy", "eyrie", "marquise")
    setting = SceneBuilder(d.table.match.content, "en").setting
    assert [seat.letter for seat in setting.seats] == ["1", "2"]
    assert [(each.ref, each.letter) for each in setting.marked][:2] == [
        ("faction:marquise", "M"),
        ("faction:eyrie", "E"),
    ]


def test_who_took_a_faction_is_told_by_number() -> None:
    d = Draft(2, "duchy", "eyrie", "marquise")
    d.go("pick eyrie")
    story = SceneBuilder(d.table.match.content, "en").scene(d.table, 0).story
    assert any(line.said.text == "Player 2 took the Eyrie Dynasties." for line in story)

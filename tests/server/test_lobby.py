"""The lobby: games, new matches, uploaded records, and refusals that name the field."""

from collections.abc import Callable

import pytest

import clockwood
from server.visitors import Data, Visitor, any_option, dice

NewVisitor = Callable[[], Visitor]


def test_games_list_seats_agents_automata_and_every_option(new_visitor: NewVisitor) -> None:
    games = {card["name"]: card for card in new_visitor().get("/games")}
    ironwood = games["ironwood"]
    assert [seat["seat"] for seat in ironwood["seats"]] == ["woodwalkers", "ironclad"]
    assert "greedy" in ironwood["agents"]
    assert [name for name, card in games.items() if "learned" in card["agents"]] == ["ironwood"]
    ironbot = next(spec for spec in ironwood["automata"] if spec["name"] == "ironbot")
    assert (ironbot["seats"], ironbot["alone"]) == (["ironclad"], True)
    assert (ironbot["low"], ironbot["high"], ironbot["level"], ironbot["traits"]) == (0, 15, 0, [])
    rate = ironbot["measured"][0]
    assert (rate["level"], rate["agent"]) == (0, "greedy")
    assert 0 < rate["won"] < rate["games"]
    assert 0 < rate["low"] < rate["won"] / rate["games"] < rate["high"] < 1
    assert 1 <= rate["rules"] <= ironwood["rules"]
    assert (ironwood["measured"], ironwood["sides"]) == ([], [])
    assert {rate["agent"] for rate in games["root"]["measured"]} == {"greedy", "regular"}
    side = next(side for side in games["root"]["sides"] if side["agent"] == "")
    assert 0 <= side["low"] < side["won"] / side["games"] < side["high"] < 1
    assert side["fair"] == 0.25
    assert all(option["text"] and option["rule"] for option in ironwood["options"])
    assert not any(option["key"].startswith("seat.") for card in games.values() for option in card["options"])
    rival = games["iron-kings"]["automata"][0]
    assert (rival["seats"], rival["alone"]) == (["red", "yellow", "blue", "black"], False)
    assert (rival["low"], rival["high"], rival["level"]) == (1, 8, 2)


def test_the_lobby_is_translated(new_visitor: NewVisitor) -> None:
    english, polish = (new_visitor().get("/games", language=language)[0]["options"] for language in ("en", "pl"))
    assert [one["text"] for one in english] != [one["text"] for one in polish]
    assert new_visitor().get("/games/ironwood/rules", language="pl")[0]["tag"]


def test_the_learned_player_sits_down_where_its_network_knows_the_table(new_visitor: NewVisitor) -> None:
    me = new_visitor()
    card = me.post("/matches", {"game": "ironwood", "seats": {"woodwalkers": "me", "ironclad": "learned"}})["card"]
    assert [seat["player"] for seat in card["seats"]] == ["human", "learned"]
    automata = {"game": "ironwood", "seats": {"woodwalkers": "learned", "ironclad": "ironbot"}}
    refused = me.post("/matches", automata, status=422)
    assert "tables without automata" in refused["reason"]
    other = me.post("/matches", {"game": "forge-war", "seats": {"yellow": "learned"}}, status=422)
    assert "no network has learnt forge-war" in other["reason"]


def test_an_automaton_is_seated_by_name_and_level(new_visitor: NewVisitor) -> None:
    me = new_visitor()
    reply = me.post("/matches", {"game": "ironwood", "seats": {"woodwalkers": "me", "ironclad": "ironbot:5"}})
    assert [seat["player"] for seat in reply["card"]["seats"]] == ["human", "ironbot:5"]
    assert reply["card"]["options"]["seat.ironclad"] == "ironbot:5"


def test_a_level_may_be_named_and_all_traits_have_room(new_visitor: NewVisitor) -> None:
    traits = "+blitz+fortified+hospitals+iron-will+overwhelming"
    for level in ("challenging", "2"):
        seats = {"eyrie": "me", "marquise": f"mechanical-marquise:{level}{traits}"}
        card = new_visitor().post("/matches", {"game": "root", "seats": seats})["card"]
        assert [seat["player"] for seat in card["seats"]] == [f"mechanical-marquise:2{traits}", "human"]
    body = {"game": "root", "seats": {"marquise": "mechanical-marquise:hard"}}
    refusal = new_visitor().post("/matches", body, status=422)
    assert refusal["place"] == "marquise=mechanical-marquise:hard"
    assert "there are easy, default, challenging, nightmare, or 0–3" in refusal["reason"]


@pytest.mark.slow
def test_automata_of_different_levels_sit_at_one_table(new_visitor: NewVisitor) -> None:
    me = new_visitor()
    seats = {"red": "me", "yellow": "rival:8", "blue": "rival"}
    match = me.opens(game="iron-kings", seats=seats, options={"players": 3})
    players = {seat["seat"]: seat["player"] for seat in me.get(f"/matches/{match}")["seats"]}
    assert (players["yellow"], players["blue"]) == ("rival:8", "rival:2")
    with me.live(match, "red") as seat:
        seat.until("scene")
        luck = dice(8)
        for _ in range(6):
            seat.chooses(any_option(seat, luck))
    turns = [me.get(f"/matches/{match}/why", seat="red", of=of)[0]["said"] for of in ("yellow", "blue")]
    assert [said["text"] for said in turns] == ["Yellow: the automaton's turn.", "Blue: the automaton's turn."]
    assert me.get(f"/matches/{match}/why", seat="red", of="green", status=404)["place"] == "of"


@pytest.mark.parametrize(
    ("body", "place"),
    [
        ({"game": "chess"}, "game"),
        ({"game": "ironwood", "seats": {"moles": "me"}}, "moles"),
        ({"game": "ironwood", "seats": {"ironclad": "deep-thought"}}, "seats.ironclad"),
        ({"game": "ironwood", "seats": {"woodwalkers": "ironbot"}}, "woodwalkers=ironbot"),
        ({"game": "ironwood", "seats": {"woodwalkers": "woodenbot", "ironclad": "ironbot"}}, "seat.woodwalkers"),
        ({"game": "iron-kings", "seats": {"yellow": "rival:9"}}, "yellow=rival:9"),
        ({"game": "iron-kings", "seats": {"yellow": "rival:3+blitz"}}, "yellow=rival:3+blitz"),
        ({"game": "iron-kings", "seats": {"blue": "rival"}, "options": {"players": 2}}, "seat.blue"),
        ({"game": "ironwood", "seats": {"ironclad": "open"}}, "open"),
        ({"game": "ironwood", "options": {"beginner": 7}}, "beginner"),
        ({"game": "ironwood", "options": {"speed": 7}}, "speed"),
        ({"game": "ironwood", "packs": ["../secrets"]}, "packs"),
        ({"game": "ironwood", "language": "tlh"}, "language"),
        ({"game": "ironwood", "colour": "red"}, "body.colour"),
        ({"game": "ironwood", "open": "yes"}, "body.open"),
    ],
)
def test_an_impossible_request_names_the_field(new_visitor: NewVisitor, body: Data, place: str) -> None:
    me = new_visitor()
    assert me.post("/matches", body, status=422)["place"] == place
    assert me.get("/matches/mine") == []


def test_a_downloaded_record_can_be_continued_by_somebody_else(new_visitor: NewVisitor) -> None:
    me, other = new_visitor(), new_visitor()
    match = me.opens(seats={"woodwalkers": "me", "ironclad": "ironbot"})
    luck = dice(8)
    with me.live(match, "woodwalkers") as seat:
        seat.until("scene")
        for _ in range(9):
            seat.chooses(any_option(seat, luck))
    record = me.get(f"/matches/{match}/record")
    copy = other.post("/records", {"record": record})["card"]
    assert copy["kind"] == "play"
    mine, theirs = me.scene(match, "woodwalkers"), other.scene(copy["match"], "woodwalkers")
    assert theirs["scene"] == mine["scene"]


def test_a_record_of_former_times_names_its_automaton_at_its_seat(new_visitor: NewVisitor) -> None:
    table = clockwood.new("ironwood", seed=3, seats={"ironclad": "ironbot:5"})
    record = table.record().replace(
        "option seat.ironclad=ironbot:5", "option automaton=ironbot · option ironbot.level=5"
    )
    record = record.replace("seat ironclad=ironbot:5", "seat ironclad=ironbot")
    card = new_visitor().post("/records", {"record": record})["card"]
    assert [seat["player"] for seat in card["seats"]] == ["human", "ironbot:5"]
    assert card["options"] == {"seat.ironclad": "ironbot:5"}


def test_a_finished_record_is_watched_from_every_seat(new_visitor: NewVisitor) -> None:
    table = clockwood.new("ironwood", seed=3)
    table.resign(0)
    me = new_visitor()
    card = me.post("/records", {"record": table.record()})["card"]
    assert (card["kind"], card["over"]) == ("replay", True)
    for seat in ("", "woodwalkers", "ironclad"):
        replay = me.get(f"/matches/{card['match']}/film", seat=seat)
        assert replay["seat"] == seat
        assert replay["steps"][-1]["told"] == len(replay["story"])


@pytest.mark.parametrize("record", ["", "hello", "clockwood 1 · ironwood rules 1 · seed 1", "clockwood 1 · go rules 1"])
def test_a_record_that_does_not_replay_is_refused(new_visitor: NewVisitor, record: str) -> None:
    me = new_visitor()
    assert me.post("/records", {"record": record}, status=422)["code"] in ("bad-record", "no-pack")
    assert me.get("/matches/mine") == []

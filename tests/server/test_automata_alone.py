"""A table of automata that one person watches, step by step, and what the lobby says of it."""

import tomllib
from collections.abc import Callable

from server.visitors import Visitor

NewVisitor = Callable[[], Visitor]
BOTS = {
    "marquise": "mechanical-marquise:1",
    "eyrie": "electric-eyrie:1",
    "alliance": "automated-alliance:1",
    "vagabond": "vagabot:1",
}
JOINING = {"alliance": 1, "vagabond": 1}


def test_one_watches_four_automata_step_by_step(new_visitor: NewVisitor) -> None:  # [RT U25]
    visitor = new_visitor()
    match = visitor.opens(game="root", seats=BOTS, options=JOINING)
    card = visitor.get(f"/matches/{match}")
    assert [(seat["seat"], seat["player"]) for seat in card["seats"]] == [*BOTS.items(), ("watcher", "human")]
    assert card["asked"] == ["watcher"]
    assert [seat["seat"] for seat in card["seats"] if seat["mine"]] == ["watcher"]
    active = []
    for count, answer in enumerate(["go-on", "go-on", "go-on", "go-on", "to-the-end"]):
        shown = visitor.scene(match, "watcher")
        position = tomllib.loads(visitor.get(f"/matches/{match}/position", seat="watcher"))
        active.append(position["state"]["active"])
        body = {"seat": "watcher", "client": f"c{count}", "ask": shown["standing"]["ask"], "answer": answer}
        visitor.post(f"/matches/{match}/choose", body)
    assert sorted(active[:4]) == sorted(BOTS), "each had its turn before the next was let go on"
    card = visitor.get(f"/matches/{match}")
    assert card["over"]
    assert set(card["outcome"]["winners"]) <= set(BOTS)
    again = visitor.post(f"/matches/{match}/rematch", {"kind": "same"})["card"]
    assert [seat["player"] for seat in again["seats"]] == [*BOTS.values(), "human"]
    assert [each["match"] for each in visitor.get("/matches/mine")] == [again["match"], match]


def test_who_watches_automata_does_not_give_up_for_them(new_visitor: NewVisitor) -> None:  # [RT U25]
    visitor = new_visitor()
    match = visitor.opens(game="root", seats=BOTS, options=JOINING)
    assert not visitor.scene(match, "watcher")["standing"]["resign"]
    refused = visitor.post(f"/matches/{match}/resign", {"seat": "watcher", "client": "c0"}, status=422)
    assert (refused["code"], refused["message"]) == ("watches", "why-watches")
    shown = visitor.scene(match, "watcher")
    body = {"seat": "watcher", "client": "c1", "ask": shown["standing"]["ask"], "answer": "go-on"}
    assert visitor.post(f"/matches/{match}/choose", body)
    player = visitor.opens(game="root", seats={"marquise": "me", "eyrie": "electric-eyrie"})
    assert visitor.scene(player, "marquise")["standing"]["resign"]
    assert visitor.post(f"/matches/{player}/resign", {"seat": "marquise", "client": "c2"})
    assert not visitor.scene(player, "marquise")["standing"]["resign"]


def test_the_watcher_may_be_named(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    assert visitor.opens(game="root", seats={**BOTS, "watcher": "me"}, options=JOINING)
    seats = {"marquise": "me", "eyrie": "electric-eyrie", "watcher": "me"}
    refused = visitor.post("/matches", {"game": "root", "seats": seats}, status=422)
    assert refused["reason"].startswith("this seat is not taken with these options; there are marquise, eyrie")

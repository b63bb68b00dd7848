"""Guided first games on the server: listed, opened, followed, kept."""

from collections.abc import Callable

from server.visitors import Visitor

NewVisitor = Callable[[], Visitor]


def test_lessons_are_listed_in_the_language_asked_for(new_visitor: NewVisitor) -> None:
    english, polish = (new_visitor().get("/lessons", language=language) for language in ("en", "pl"))
    assert [(each["game"], each["seat"]) for each in english][:2] == [
        ("ironwood", "woodwalkers"),
        ("ironwood", "ironclad"),
    ]
    assert {each["game"] for each in english} == {"ironwood", "forge-war", "iron-kings", "root"}
    same = [one["game"] for one, other in zip(english, polish, strict=True) if one["title"] == other["title"]]
    assert same == []


def test_a_lesson_is_opened_and_followed(new_visitor: NewVisitor) -> None:
    pupil, other = new_visitor(), new_visitor()
    match = pupil.post("/lessons", {"game": "ironwood", "lesson": "woodwalkers"})["card"]["match"]
    begun = pupil.get(f"/matches/{match}/lesson", seat="woodwalkers")
    assert (begun["done"], begun["astray"]) == (0, False)
    assert begun["notes"][-1]["answer"] == "play WW02"
    with pupil.live(match, "woodwalkers") as seat:
        seat.until("scene")
        seat.chooses("play WW02")
    after = pupil.get(f"/matches/{match}/lesson", seat="woodwalkers", language="pl")
    assert after["done"] == 1
    assert "Lesie 7" in after["notes"][-1]["text"]
    assert other.get(f"/matches/{match}/lesson", seat="woodwalkers", status=404)


def test_another_match_is_no_lesson(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    match = visitor.opens(seats={"woodwalkers": "me", "ironclad": "ironbot"})
    assert visitor.get(f"/matches/{match}/lesson", seat="woodwalkers") is None


def test_an_unknown_lesson_is_not_found(new_visitor: NewVisitor) -> None:
    reply = new_visitor().post("/lessons", {"game": "ironwood", "lesson": "chess"}, status=404)
    assert "woodwalkers" in reply["reason"]
    assert new_visitor().post("/lessons", {"game": "chess", "lesson": "chess"}, status=404)

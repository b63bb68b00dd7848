"""Questions for every route that reads."""

from collections.abc import Callable
from typing import Final

from clockwood.gallery import gallery
from clockwood.kernel.question import CHANCE
from clockwood.kernel.rng import Generator
from clockwood.scene.builder import SceneBuilder
from clockwood.server.core.matches.live_match import LiveMatch
from clockwood.testing.hidden import CARD

LANGUAGE: Final = "en"
FEW: Final = 5
"""Things, answers and cards that a route is asked about, of many."""

Query = dict[str, str]
Questions = Callable[[LiveMatch, str, Generator], list[Query]]


def seat_of(live: LiveMatch, seat: str) -> int:
    return live.seat_names.index(seat) if seat else -1


def scenery(live: LiveMatch) -> SceneBuilder:
    return live.matches.scenery(live.table.match.content, LANGUAGE)


def few(every: list[str], rng: Generator) -> list[str]:
    return sorted({every[int(rng.below(len(every)))] for _ in range(FEW)}) if every else []


def once(live: LiveMatch, seat: str, rng: Generator) -> list[Query]:
    del live, seat, rng
    return [{"language": LANGUAGE}]


def as_oneself(live: LiveMatch, seat: str, rng: Generator) -> list[Query]:
    """Ask for the visitor's seat, and as one who watches."""
    del live, rng
    return [{"seat": each, "language": LANGUAGE} for each in dict.fromkeys((seat, ""))]


def at_lines(live: LiveMatch, seat: str, rng: Generator) -> list[Query]:
    heard = len(live.table.heard(seat_of(live, seat)))
    return [{**each, "told": f"{told}"} for each in as_oneself(live, seat, rng) for told in (0, heard // 2, heard)]


def of_things(live: LiveMatch, seat: str, rng: Generator) -> list[Query]:
    """Ask about things in sight, places, zones, and cards of which some lie where nobody sees them."""
    builder = scenery(live)
    seen = list(builder.view(live.table, seat_of(live, seat)))
    around = [place.ref for place in builder.setting.places] + [zone.ref for zone in builder.setting.zones]
    cards = [f"card:{name}" for name in live.table.match.content.names.get(CARD, [])]
    refs = [ref for every in (seen, around, cards) for ref in few(every, rng)]
    return [{**each, "ref": ref} for each in as_oneself(live, seat, rng) for ref in refs]


def of_places(live: LiveMatch, seat: str, rng: Generator) -> list[Query]:
    places = [each.ref for each in scenery(live).setting.places]
    return [{**each, "ref": ref} for each in as_oneself(live, seat, rng)[:1] for ref in few(places, rng)]


def of_answers(live: LiveMatch, seat: str, rng: Generator) -> list[Query]:
    """Ask about answers to any open question: to another seat's they are none of this visitor's."""
    asked = [each for each in live.table.decisions if each.seat != CHANCE]
    texts = [live.table.notation(action) for each in asked for action in each.options]
    return [{**each, "answer": text} for each in as_oneself(live, seat, rng)[:1] for text in few(texts, rng)]


def of_automata(live: LiveMatch, seat: str, rng: Generator) -> list[Query]:
    return [{**each, "of": of} for each in as_oneself(live, seat, rng) for of in ("", *live.seat_names)]


def of_pictures(live: LiveMatch, seat: str, rng: Generator) -> list[Query]:
    del seat
    return [{"name": name} for name in few(list(scenery(live).setting.art), rng)[:1]]


def of_the_gallery(live: LiveMatch, seat: str, rng: Generator) -> list[Query]:
    del live, seat, rng
    return [{"name": name} for name in [each.id for each in gallery()][:1]]


QUESTIONS: Final[dict[str, Questions]] = {
    "/games": once,
    "/games/{game}/rules": once,
    "/games/{game}/symbols": once,
    "/gallery": once,
    "/gallery/{name}": of_the_gallery,
    "/guides": once,
    "/lessons": once,
    "/notices": once,
    "/matches/mine": once,
    "/matches/mine/export": once,
    "/matches/open": once,
    "/matches/{match}": once,
    "/matches/{match}/art/{name}": of_pictures,
    "/matches/{match}/at/{told}": at_lines,
    "/matches/{match}/cells": of_places,
    "/matches/{match}/explain": of_things,
    "/matches/{match}/film": as_oneself,
    "/matches/{match}/forecast": as_oneself,
    "/matches/{match}/foresee": of_answers,
    "/matches/{match}/hint": as_oneself,
    "/matches/{match}/lesson": as_oneself,
    "/matches/{match}/position": as_oneself,
    "/matches/{match}/record": once,
    "/matches/{match}/scene": as_oneself,
    "/matches/{match}/setting": once,
    "/matches/{match}/summary": as_oneself,
    "/matches/{match}/walls": as_oneself,
    "/matches/{match}/why": of_automata,
    "/matches/{match}/why-not": of_answers,
}
"""For every GET route: what it is asked about a match by a visitor at a seat, or by one who watches."""

"""All cards and the markers they bring: dealt, shown, explained. [IW R1.3, R1.4, R18]"""

from mypy_extensions import i64

from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.cards import drawing, sketch
from clockwood.games.ironwood.cards.begun_pack import begun_pack
from clockwood.games.ironwood.cards.cells import ZONES, markers_left, zone
from clockwood.games.ironwood.cards.effect_text import effect_words
from clockwood.games.ironwood.cards.effect_words import option
from clockwood.games.ironwood.cards.hidden import resample
from clockwood.games.ironwood.cards.overlay import merged
from clockwood.games.ironwood.content import IronwoodContent, board
from clockwood.games.ironwood.grammar.writer import effect_text
from clockwood.games.ironwood.moments import IronwoodPart
from clockwood.games.ironwood.verbs import WAGER_CARD
from clockwood.games.ironwood.words import ALL_CARDS, FIRST_VISION, MARKERS_IN_ALL
from clockwood.kernel.content import Content
from clockwood.kernel.events import Event
from clockwood.kernel.layout import term
from clockwood.kernel.match import Match
from clockwood.kernel.part import Files
from clockwood.kernel.piles import knows_place, place_of
from clockwood.kernel.question import Question
from clockwood.kernel.rng import Generator
from clockwood.kernel.scene import Mark, PieceKind, Setting
from clockwood.kernel.seen import Seen
from clockwood.kernel.sketch import Piece, Sketch
from clockwood.kernel.view import Flat, show_cards


class Cards(IronwoodPart):
    """Action cards and visions, and markers on cards, slots and places."""

    # -- packs

    def overlay(self, files: Files, pack: Files) -> Files:
        return merged(files, pack)

    def begun_pack(self, files: Files, texts: dict[str, str]) -> dict[str, str]:
        return begun_pack(files, texts)

    # -- knowledge

    def show(self, match: Match, seat: i64, view: Flat) -> None:
        """Show where cards lie, their places in piles the seat looked at, and markers on the map. [IW R18.1, R18.2]"""
        show_cards(match, view, seat, 0, ALL_CARDS)
        state = match.state
        for card, name in enumerate(match.content.names["card"]):
            at = cards.CARDS + card
            if knows_place(state, at, seat) and place_of(state[at]):
                view[f"card.{name}.place"] = int(place_of(state[at]))
        for k in range(state[cards.MARKS]):
            view[f"{marked_place(match, k)}.marked.{match.content.names['card'][term(state, cards.MARK_CARD + k)]}"] = 1

    def shows_secret(self, match: Match, cell: str, owner: i64, seat: i64) -> bool:
        """Return whether it is a first draw that was drawn. [IW R4.3]"""
        return cell == "first_draw" and not match.lanes

    def resample(self, match: Match, seat: i64, rng: Generator) -> None:
        resample(match, seat, rng)

    def problems(self, match: Match) -> list[str]:
        state = match.state
        names = match.content.names["card"]
        found: list[str] = []
        if markers_left(state) < 0:
            found.append("state.markers: more than 20 markers in all")
        for card in range(ALL_CARDS):
            where = zone(state, card)
            if where >= len(ZONES) or not ZONES[where].first <= card < ZONES[where].last:
                found.append(f"cards: {names[card]} lies where it cannot")
            elif card < FIRST_VISION and state[cards.MARKERS + card] and not is_in_play(where):
                found.append(f"state.markers.{names[card]}: markers on a card that is not in play")
        return found + mark_problems(match)

    # -- words

    def option(self, match: Match, question: Question, action: i64) -> list[Event]:
        return option(match, question, action)

    def printed(self, content: Content, kind: str, value: int, language: str) -> str:
        """Return a card's name, its lines, or its effect in keywords."""
        assert isinstance(content, IronwoodContent)
        if value < 0:
            return ""
        if kind in ("card", "card-name"):
            return content.cards.names[language][value]
        if kind == "card-text":
            return content.cards.texts[language][value]
        return effect_text(content.cards.effects[value]) if kind == "card-effect" and value < int(FIRST_VISION) else ""

    def card_words(self, content: Content, card: int) -> list[Piece]:
        """Return the effect of an action card in words."""
        assert isinstance(content, IronwoodContent)
        return effect_words(content.cards.effects[card]) if card < int(FIRST_VISION) else []

    # -- pictures

    def describe(self, content: Content, setting: Setting) -> None:
        assert isinstance(content, IronwoodContent)
        setting.zones.extend(drawing.zones())
        setting.faces.extend(drawing.faces())
        setting.cards.extend(drawing.card_faces(content))
        marker = Mark("", "marker", "plain")
        setting.pieces.append(PieceKind("marker", "sketch-key-mark", marker, -1, "mark", True, "about-marker"))

    def draw(self, content: Content, view: Flat, seen: Seen) -> None:
        assert isinstance(content, IronwoodContent)
        drawing.draw_cards(content, seen, view)
        drawing.draw_marks(seen, view)

    def sketch_parts(self) -> list[str]:
        return ["hand"]

    def sketch(self, match: Match, seat: i64, part: str) -> Sketch:
        if seat < 0:
            return []
        return sketch.draw_hand(board(match), match.game.view(match, seat), match.content.names["seat"][seat])

    def sketch_note(self, match: Match, action: i64) -> list[Piece]:
        """Return the values of a card an option names and what it does; of a wager the values alone. [IW R5.8]"""
        verb = match.game.vocabulary.verb_of(action)
        if verb.kinds != ["card"] or verb.only(action) >= FIRST_VISION:
            return []
        card = int(verb.only(action))
        content = board(match)
        return sketch.wager_note(content.cards, card) if WAGER_CARD.has(action) else sketch.card_note(content, card)

    def sketch_of(self, match: Match, seat: i64, kind: str, value: int) -> Sketch:
        if kind != "card":
            return []
        explained = sketch.vision if value >= FIRST_VISION else sketch.card
        return explained(board(match), match.game.view(match, seat), value)


def marked_place(match: Match, k: i64) -> str:
    """Return the name of the place a marker on the map lies at."""
    state = match.state
    if state[cards.MARK_FOREST + k]:
        return match.content.names["forest"][term(state, cards.MARK_FOREST + k)]
    return match.content.names["mountain"][term(state, cards.MARK_MOUNTAIN + k)]


def is_in_play(where: i64) -> bool:
    return ZONES[where].name.startswith(("slot", "ongoing"))


def mark_problems(match: Match) -> list[str]:
    """Name markers on the map that lack a card or a place, or lie on two. [IW R16.5]"""
    state = match.state
    marks = state[cards.MARKS]
    found: list[str] = []
    for k in range(MARKERS_IN_ALL):
        filled = (1 if state[cards.MARK_FOREST + k] else 0) + (1 if state[cards.MARK_MOUNTAIN + k] else 0)
        if (state[cards.MARK_CARD + k] > 0) != (k < marks) or filled != (1 if k < marks else 0):
            found.append(f"state.mark_card.{k}: {marks} marks, each with a card and one place")
        elif term(state, cards.MARK_CARD + k) >= FIRST_VISION:
            found.append(f"state.mark_card.{k}: a vision lays no markers")
    return found

"""All cards as a part: where they lie, what is printed on them, which the box hides. [FW F2.6–F2.9]"""

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.forge_war.cards import cells as cards
from clockwood.games.forge_war.cards.cells import zone
from clockwood.games.forge_war.cards.drawing import describe_cards, draw_cards
from clockwood.games.forge_war.cards.notes import card_note, card_words, design_note
from clockwood.games.forge_war.content import content_of, forge_content
from clockwood.games.forge_war.moments import ForgePart
from clockwood.games.forge_war.quests.cells import first_of_deck
from clockwood.games.forge_war.rules.setup import sort_cards
from clockwood.games.forge_war.verbs import CLAIM, FORGE, KEEP
from clockwood.games.forge_war.words import ALL_CARDS, DECKS
from clockwood.kernel.content import Content
from clockwood.kernel.match import Match
from clockwood.kernel.piles import redeal
from clockwood.kernel.rng import Generator
from clockwood.kernel.scene import Setting
from clockwood.kernel.seen import Seen
from clockwood.kernel.sketch import Piece, Sketch, label, named, plain
from clockwood.kernel.view import Flat, show_cards


class Cards(ForgePart):
    """Every card and the zone it is in."""

    def set_up(self, match: Match) -> None:
        sort_cards(match)

    def show(self, match: Match, seat: i64, view: Flat) -> None:
        show_cards(match, view, seat, 0, ALL_CARDS)

    def resample(self, match: Match, seat: i64, rng: Generator) -> None:
        """Exchange the quests that a random solo deck left in the box with those of the deck. [FW F11.3]"""
        if content_of(match).solo:
            for deck in range(len(DECKS)):
                redeal_box(match.state, deck, rng)

    def printed(self, content: Content, kind: str, value: int, language: str) -> str:
        """Return the name of a card or a design; a wealth card has none, only what it gives."""
        if value < 0:
            return ""
        if kind in ("card", "card-name"):
            return "" if value >= cards.FIRST_WEALTH else forge_content(content).card_names[value]
        return forge_content(content).designs.names[value] if kind == "design" else ""

    def card_words(self, content: Content, card: int) -> list[Piece]:
        return card_words(forge_content(content), card)

    def describe(self, content: Content, setting: Setting) -> None:
        describe_cards(forge_content(content), setting)

    def draw(self, content: Content, view: Flat, seen: Seen) -> None:
        draw_cards(forge_content(content), view, seen)

    def sketch_note(self, match: Match, action: i64) -> list[Piece]:
        """Return the notes of the cards or the design that an option names."""
        content = content_of(match)
        verb = match.game.vocabulary.verb_of(action)
        if verb.kinds == ["card"]:
            return card_note(content, int(verb.only(action)))
        if KEEP.has(action):
            first, second = (int(cards.FIRST_WEALTH) + which for which in verb.arguments(action))
            return [*card_note(content, first), plain("; "), *card_note(content, second)]
        return design_note(content, int(verb.only(action))) if FORGE.has(action) or CLAIM.has(action) else []

    def sketch_of(self, match: Match, seat: i64, kind: str, value: int) -> Sketch:
        """Explain a card or a design."""
        content = content_of(match)
        if kind == "card":
            head = [named("card", content.names["card"][value], "card"), plain("  ")]
            if content.card_house[value]:
                head.append(label("sketch-house", "house"))
            return [head, [plain("  "), *card_note(content, value)]]
        if kind == "design":
            name = content.names["design"][value]
            return [[named("design", name, "card"), plain("  "), *design_note(content, value)]]
        return []


def redeal_box(state: vec[i64], deck: i64, rng: Generator) -> None:
    """Draw again which cards of a deck are in the box, if any are."""
    cells = vec[i64](capacity=20)
    boxed = False
    for card in range(first_of_deck(deck), first_of_deck(deck + 1)):
        where = zone(state, card)
        if where in (cards.BOX, cards.QUEST_DECK):
            cells = append(cells, cards.CARDS + card)
            boxed = boxed or where == cards.BOX
    if boxed:
        redeal(state, cells, rng)

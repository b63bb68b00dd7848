"""All cards, wherever they lie."""

from typing import Final

from mypy_extensions import i64

from clockwood.games.iron_kings.cards import cells as cards
from clockwood.games.iron_kings.cards.drawing.describe import describe_cards
from clockwood.games.iron_kings.cards.drawing.seen import see_cards
from clockwood.games.iron_kings.cards.drawing.sketch import card_note, sketch_card
from clockwood.games.iron_kings.content import content_of, kings_content
from clockwood.games.iron_kings.moments import KingsPart
from clockwood.games.iron_kings.words import ALL_CARDS, PLANS_EACH, SEATS
from clockwood.kernel.content import Content
from clockwood.kernel.match import Match
from clockwood.kernel.scene import Setting
from clockwood.kernel.seen import Seen
from clockwood.kernel.sketch import Piece, Sketch
from clockwood.kernel.view import Flat, show_cards

OWNERS: Final = [zone.name.rpartition(".")[2] for zone in cards.ZONES]
"""The second word of each zone: a seat, where it is a player's."""


class Cards(KingsPart):
    """Planning cards, treasures and upgrades in their zones. [IK K1.3] [IK K1.7]"""

    def set_up(self, match: Match) -> None:
        """Lay out a deck for each player, treasures and the market; what nobody uses is out."""
        content = content_of(match)
        state = match.state
        for card in range(ALL_CARDS):
            cards.move(state, card, cards.OUT)
        for seat in range(content.players):
            for plan in range(content.plans.count):
                cards.shuffle_into(state, seat * PLANS_EACH + plan, cards.DECK + seat)
        for treasure in range(content.treasures.count):
            cards.shuffle_into(state, cards.FIRST_TREASURE + treasure, cards.TREASURE_DECK)
        for upgrade in range(content.upgrades.count):
            cards.move(state, cards.FIRST_UPGRADE + upgrade, cards.MARKET)

    def show(self, match: Match, seat: i64, view: Flat) -> None:
        """Show the cards there are: a smaller deck leaves numbers unused."""
        content = content_of(match)
        for player in range(len(SEATS)):
            show_cards(match, view, seat, player * PLANS_EACH, player * PLANS_EACH + content.plans.count)
        show_cards(match, view, seat, cards.FIRST_TREASURE, cards.FIRST_TREASURE + content.treasures.count)
        show_cards(match, view, seat, cards.FIRST_UPGRADE, cards.FIRST_UPGRADE + content.upgrades.count)

    def problems(self, match: Match) -> list[str]:
        """Name cards in zones of colours that do not play, except a colour's own planning cards. [IK K1.1]"""
        absent = SEATS[int(content_of(match).players) :]
        found: list[str] = []
        for card in range(ALL_CARDS):
            zone = cards.zone(match.state, card)
            if OWNERS[zone] in absent and not (
                card < cards.FIRST_TREASURE and SEATS[card // PLANS_EACH] == OWNERS[zone]
            ):
                found.append(f"cards.{cards.ZONES[zone].name}: nobody plays this colour [IK K1.1]")
        return found

    def printed(self, content: Content, kind: str, value: int, language: str) -> str:
        """Return the name of a card, or for `card-text` what it does."""
        if kind == "treasure" and value >= 0:
            kind, value = "card", value + int(cards.FIRST_TREASURE)
        if kind not in ("card", "card-name", "card-text") or value < 0:
            return ""
        place = kings_content(content).place_in_deck(value)
        if place < 0:
            return ""
        deck = kings_content(content).deck_of(value)
        return deck.texts[place] if kind == "card-text" else deck.names[place]

    def describe(self, content: Content, setting: Setting) -> None:
        describe_cards(kings_content(content), setting)

    def draw(self, content: Content, view: Flat, seen: Seen) -> None:
        see_cards(kings_content(content), view, seen)

    def sketch_note(self, match: Match, action: i64) -> list[Piece]:
        """Return what a card does, beside an option that names one."""
        verb = match.game.vocabulary.verb_of(action)
        if "card" not in verb.kinds:
            return []
        return card_note(content_of(match), verb.arguments(action)[verb.kinds.index("card")])

    def sketch_of(self, match: Match, seat: i64, kind: str, value: int) -> Sketch:
        return sketch_card(content_of(match), value) if kind == "card" else []

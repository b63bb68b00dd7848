"""Cards in their zones: shown, described, and dealt again for players that think. [RT 1.2.1a]"""

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.root.content import root_content
from clockwood.games.root.deck.drawing import card_text, describe_cards
from clockwood.games.root.deck.zones import CRAFTED, ZONES, sees
from clockwood.games.root.moments import RootPart
from clockwood.games.root.table.cells import CARDS
from clockwood.games.root.words import ALL_CARDS, DECK_SIZE, EFFECTS, QUESTS, RUIN_ITEMS, SUITS
from clockwood.kernel.content import Content
from clockwood.kernel.match import Match
from clockwood.kernel.piles import lies_in, redeal
from clockwood.kernel.rng import Generator
from clockwood.kernel.scene import Setting
from clockwood.kernel.seen import Seen, SeenCard, number_in
from clockwood.kernel.sketch import Piece
from clockwood.kernel.view import Flat, show_cards


class Cards(RootPart):
    """The shared deck, Viziers, quests and items under ruins. [RT 2.1a]"""

    def show(self, match: Match, seat: i64, view: Flat) -> None:
        show_cards(match, view, seat, 0, int(ALL_CARDS))

    def resample(self, match: Match, seat: i64, rng: Generator) -> None:
        """Exchange the cards a seat knows nothing of with others of their kind."""
        self.deal_again(match, seat, rng, 0, DECK_SIZE)
        self.deal_again(match, seat, rng, QUESTS, RUIN_ITEMS)
        self.deal_again(match, seat, rng, RUIN_ITEMS, ALL_CARDS)

    def deal_again(self, match: Match, seat: i64, rng: Generator, first: i64, last: i64) -> None:
        cells = vec[i64](capacity=54)
        state = match.state
        for at in range(CARDS + first, CARDS + last):
            if not sees(state[at], seat):
                cells = append(cells, at)
        redeal(state, cells, rng)

    def problems(self, match: Match) -> list[str]:
        """Name effects of which a seat has crafted two cards. [RT 4.1.4]"""
        content = root_content(match.content)
        found: list[str] = []
        for effect, cards in enumerate(content.deck.with_effect):
            for seat in range(content.players):
                held = [card for card in cards if lies_in(match.state, CARDS + card, CRAFTED + seat)]
                if len(held) > 1:
                    where = f"cards.crafted.{content.names['seat'][seat]}"
                    found.append(f"{where}: {len(held)} cards are {EFFECTS[effect]}; one has its effect [RT 4.1.4]")
        return found

    def printed(self, content: Content, kind: str, value: int, language: str) -> str:
        """Return the name of a card, what it does (`card-text`), or the suit that tells it apart (`card-mark`)."""
        if kind not in ("card", "card-name", "card-text", "card-mark") or not 0 <= value < ALL_CARDS:
            return ""
        deck = root_content(content).deck
        if kind == "card-mark":
            return SUITS[deck.suit[value]] if deck.names[value] in deck.shared else ""
        return deck.texts[value] if kind == "card-text" else deck.names[value]

    def describe(self, content: Content, setting: Setting) -> None:
        describe_cards(root_content(content), setting)

    def card_words(self, content: Content, card: int) -> list[Piece]:
        return card_text(root_content(content), card)

    def draw(self, content: Content, view: Flat, seen: Seen) -> None:
        """Lay known cards in their zones, and count all that lie there. The Decree is counted by its faction."""
        seats = content.names["seat"]
        for name in content.names["card"]:
            if f"card.{name}" in view:
                seen.cards.append(SeenCard(name, str(view[f"card.{name}"])))
        for zone in ZONES:
            if zone.seat < root_content(content).players and not zone.name.startswith("decree."):
                seen.zones[zone.called(seats)] = number_in(view, f"count.{zone.called(seats)}")

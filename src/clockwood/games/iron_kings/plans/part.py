"""Planning: hands, decks and programs."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.iron_kings.cards import cells as cards
from clockwood.games.iron_kings.cards.rows import agrees, is_listed
from clockwood.games.iron_kings.content import content_of
from clockwood.games.iron_kings.kings.problems import held_by_nobody
from clockwood.games.iron_kings.moments import KingsPart
from clockwood.games.iron_kings.plans import cells as plans
from clockwood.games.iron_kings.plans.preview import preview
from clockwood.games.iron_kings.rules.planning import DrawPlans, Plan
from clockwood.games.iron_kings.rules.replanning import Override, RecoverPlan, SwapPlans
from clockwood.games.iron_kings.rules.setup import Mulligan
from clockwood.games.iron_kings.words import SEATS, SLOTS
from clockwood.kernel.content import Content
from clockwood.kernel.events import Told
from clockwood.kernel.layout import NONE, term
from clockwood.kernel.match import Match
from clockwood.kernel.piles import knows, redeal, zone_of
from clockwood.kernel.question import Question
from clockwood.kernel.rng import Generator
from clockwood.kernel.scene import Setting, Stage, Track
from clockwood.kernel.step import Step

ASKS: Final[dict[type[Step], str]] = {
    Mulligan: "IK K1.4",
    DrawPlans: "IK K3.1",
    Plan: "IK K3.2",
    SwapPlans: "IK U22",
    RecoverPlan: "IK H9",
    Override: "IK H4",
}


class Plans(KingsPart):
    """Planning cards and the tracks they lie on. [IK K3.2]"""

    def asks(self) -> dict[type[Step], str]:
        return ASKS

    def resample(self, match: Match, seat: i64, rng: Generator) -> None:
        """Exchange what the seat has not seen between each other player's hand and deck."""
        content = content_of(match)
        for other in range(content.players):
            if other == seat:
                continue
            hidden = vec[i64](capacity=21)
            first = cards.first_plan(other)
            for at in range(first, first + content.plans.count):
                zone = zone_of(match.state[at])
                if zone in (cards.DECK + other, cards.HAND + other) and not knows(match.state, at, seat):
                    hidden = append(hidden, at)
            redeal(match.state, hidden, rng)

    def problems(self, match: Match) -> list[str]:
        """Name tracks with gaps, or that do not hold the cards of their zones. [IK U11]"""
        content = content_of(match)
        state = match.state
        found = held_by_nobody(content, state, "track", plans.TRACK, SLOTS)
        for seat in range(content.players):
            start = plans.slot(seat, 0)
            for slot in range(1, SLOTS):
                card = term(state, start + slot)
                if card != NONE and (state[start + slot - 1] == 0 or is_listed(state, start, slot, card)):
                    found.append(f"state.track_{SEATS[seat]}: cards lie side by side from the left [IK U11]")
                    break
            if not agrees(state, start, SLOTS, cards.ON_TRACK + seat):
                found.append(f"state.track_{SEATS[seat]}: it does not agree with cards.track.{SEATS[seat]}")
        return found

    def foretell(self, match: Match, question: Question) -> list[Told]:
        """Show the player who plans what the program would do. [IK K4]"""
        planning = isinstance(question.step, Plan | Override | SwapPlans | RecoverPlan)
        return preview(match, question.seat) if planning else []

    def describe(self, content: Content, setting: Setting) -> None:
        stages = [Stage(f"scene-slot-{k}") for k in range(int(SLOTS) + 1)]
        setting.tracks.append(Track("pointer", "scene-pointer", stages))

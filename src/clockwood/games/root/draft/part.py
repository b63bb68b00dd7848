"""The draft as a part of the game: its questions, what a choice means, and what cannot be. [RT A.8]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.root.content import content_of, root_content
from clockwood.games.root.draft.cells import DRAFTED, POOL
from clockwood.games.root.draft.drawing import DRAFT, describe_draft, draw_draft, sketch_draft
from clockwood.games.root.draft.picking import Pick, PutBack
from clockwood.games.root.draft.pool import DealCharacter, DealPool, dealt_character, is_militant
from clockwood.games.root.events import faction_term
from clockwood.games.root.moments import RootPart
from clockwood.games.root.rules.homelands import Homeland, SpreadAround, homes, kept_between
from clockwood.games.root.verbs import PICK
from clockwood.games.root.words import CHAIRS, FACTIONS, REACH
from clockwood.kernel.content import Content
from clockwood.kernel.events import EVERYONE, Event, Term, number
from clockwood.kernel.layout import NONE
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question
from clockwood.kernel.scene import Setting
from clockwood.kernel.seen import Seen
from clockwood.kernel.sketch import Sketch
from clockwood.kernel.step import Step
from clockwood.kernel.view import Flat

ASKS: Final[dict[type[Step], str]] = {
    DealPool: "RT A.8.2a",
    DealCharacter: "RT A.8.2.III",
    Pick: "RT A.8.3",
    Homeland: "RT A.8.3.I",
    SpreadAround: "RT A.8.3a",
    PutBack: "RT A.10",
}


class Draft(RootPart):
    """The pool, and the factions that were taken from it. [RT A.8.2a] [RT A.8.3]"""

    def asks(self) -> dict[type[Step], str]:
        return ASKS

    def prompt(self, match: Match, question: Question) -> Event | None:
        step = question.step
        return asked_home(match, question, step) if isinstance(step, Homeland) else super().prompt(match, question)

    def result(self, match: Match, question: Question, action: i64) -> Event | None:
        """Say how a faction plays, how far it reaches and whether it is militant; a Vagabond's character too."""
        if not PICK.has(action):
            return None
        faction = PICK.only(action)
        terms = [faction_term(faction), number("n", REACH[faction])]
        character = dealt_character(match, faction) if FACTIONS[faction].startswith("vagabond") else NONE
        if character != NONE:
            return Event("result-wanderer", "RT 5.2b", EVERYONE, [*terms, Term("character", "character", character)])
        return Event("result-militant" if is_militant(faction) else "result-insurgent", "RT 5.2b", EVERYONE, terms)

    def describe(self, content: Content, setting: Setting) -> None:
        if root_content(content).agreed.advanced:
            describe_draft(root_content(content), setting)

    def draw(self, content: Content, view: Flat, seen: Seen) -> None:
        if root_content(content).agreed.advanced:
            draw_draft(root_content(content), view, seen)

    def sketch_parts(self) -> list[str]:
        return [DRAFT]

    def sketch(self, match: Match, seat: i64, part: str) -> Sketch:
        return sketch_draft(match) if content_of(match).agreed.advanced else []

    def problems(self, match: Match) -> list[str]:
        """Name a draft where there is none, and a faction in the pool that was taken. [RT A.8.3]"""
        state = match.state
        content = content_of(match)
        if not content.agreed.advanced:
            cells = [*range(DRAFTED, DRAFTED + len(CHAIRS)), POOL]
            return ["state.drafted: nobody drafts in this setup [RT A.8]"] if any(state[at] for at in cells) else []
        found: list[str] = []
        names = content.factions()
        for faction, name in enumerate(FACTIONS):
            if state[POOL] >> faction & 1 and name in names:
                found.append(f"state.pool: the {name} were taken [RT A.8.3]")
        return found


def asked_home(match: Match, question: Question, step: Homeland) -> Event:
    """Return the question for a homeland with what its clearings have in common. [RT A.8.3.I] [RT A.8.3.II]"""
    faction = content_of(match).faction[step.seat]
    kept = kept_between(match, step.seat, step.suited(match), faction.home_between)
    about = [number("n", kept), number("edge", int(faction.home_at_edge)), number("slots", faction.home_slots)]
    if kept < faction.home_between:
        return question.asked("RT A.8.3.II", about, "-nearer")
    if kept and homes(match, step.seat, own=False):
        return question.asked("RT A.8.3.II", about, "-apart")
    return question.asked(ASKS[Homeland], about)

"""The draft, as tables show it: the pool with what each faction is like, and who took what. [RT A.8]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.root.content import content_of, root_content
from clockwood.games.root.draft.cells import DRAFTED, POOL
from clockwood.games.root.draft.picking import Pick, PutBack
from clockwood.games.root.draft.pool import DealCharacter, DealPool, dealt_character, is_locked, is_militant
from clockwood.games.root.events import faction_term
from clockwood.games.root.moments import RootPart
from clockwood.games.root.rules.homelands import Homeland, SpreadAround
from clockwood.games.root.verbs import PICK
from clockwood.games.root.words import CHAIRS, CHARACTERS, FACTIONS, MILITANTS, REACH
from clockwood.kernel.content import Content
from clockwood.kernel.events import EVERYONE, Event, Term, number
from clockwood.kernel.layout import NONE
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question
from clockwood.kernel.scene import Panel, Setting
from clockwood.kernel.seen import Row, Seen
from clockwood.kernel.sketch import Sketch, label, named, plain
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
DRAFT: Final = "draft"


class Draft(RootPart):
    """The pool, and the factions that were taken from it. [RT A.8.2a] [RT A.8.3]"""

    def asks(self) -> dict[type[Step], str]:
        return ASKS

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
            setting.panels.append(Panel(DRAFT, "scene-draft"))

    def draw(self, content: Content, view: Flat, seen: Seen) -> None:
        if root_content(content).agreed.advanced:
            seen.panels[DRAFT] = [*pool_rows(content, view), *taken_rows(view)]

    def sketch_parts(self) -> list[str]:
        return [DRAFT]

    def sketch(self, match: Match, seat: i64, part: str) -> Sketch:
        """Draw the pool while somebody still chooses from it."""
        if not content_of(match).agreed.advanced or match.state[POOL] == 0:
            return []
        lines: Sketch = [[label("scene-draft")]]
        for faction, name in enumerate(FACTIONS):
            if match.state[POOL] >> faction & 1:
                kind = "sketch-militant" if name in MILITANTS else "sketch-insurgent"
                line = [plain("  "), named("faction", name, name), plain("  "), label(kind)]
                line += [plain("  "), label("sketch-reach"), plain(f" {REACH[faction]}")]
                if is_locked(match, faction):
                    line += [plain("  "), label("sketch-locked", "head")]
                lines.append(line)
        return lines

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


def pool_rows(content: Content, view: Flat) -> list[Row]:
    """Return a row for each card of the pool."""
    found: list[Row] = []
    for faction, name in enumerate(FACTIONS):
        if f"pool.{name}" in view:
            terms = [faction_term(faction), number("n", REACH[faction])]
            if view.get("locked") == name and not any(seat in MILITANTS for seat in content.names["seat"]):
                found.append(Row("scene-locked", terms, flag="wrong", cite="RT A.8.2.II"))
                continue
            kind = "militant" if name in MILITANTS else "insurgent"
            found.append(Row(f"scene-{kind}", terms, flag="open", cite="RT A.8.2b"))
            character = view.get("dealt.2" if name == "vagabond2" else "dealt.1")
            if name.startswith("vagabond") and character is not None:
                term = Term("character", "character", CHARACTERS.index(str(character)))
                found.append(Row("scene-dealt", [term], cite="RT A.8.2.III"))
    return found


def taken_rows(view: Flat) -> list[Row]:
    """Return a row for each faction that somebody took."""
    found: list[Row] = []
    for seat, chair in enumerate(CHAIRS):
        taken = view.get(f"drafted.{chair}")
        if taken is not None:
            terms = [Term("n", "", seat + 1), faction_term(FACTIONS.index(str(taken)))]
            found.append(Row("scene-taken", terms, flag="done", cite="RT A.8.3"))
    return found

"""The draft as tables show it: its rules in short, who chooses when, and the cards of the pool. [RT A.8]"""

from typing import Final

from clockwood.games.root.content import RootContent, content_of
from clockwood.games.root.draft.cells import POOL
from clockwood.games.root.draft.pool import dealt_character, is_locked
from clockwood.games.root.events import faction_term
from clockwood.games.root.marks import mark_of
from clockwood.games.root.table.cells import ORDER
from clockwood.games.root.words import CHAIRS, CHARACTERS, FACTIONS, FULL_REACH, MILITANTS, PLAYERS, REACH
from clockwood.kernel.events import Term, number
from clockwood.kernel.layout import NONE, term
from clockwood.kernel.match import Match
from clockwood.kernel.scene import Mark, Panel, Setting
from clockwood.kernel.seen import Row, Seen
from clockwood.kernel.sketch import Sketch, label, named, plain
from clockwood.kernel.view import Flat

DRAFT: Final = "draft"
CHOOSING: Final = "draft-order"
CARDS: Final = "draft-pool"


def describe_draft(content: RootContent, setting: Setting) -> None:
    """Add the panels of a draft and the marks of all factions. Who has none yet is marked with a number."""
    for name, words in ((DRAFT, "scene-draft"), (CHOOSING, "scene-draft-order"), (CARDS, "scene-draft-pool")):
        setting.panels.append(Panel(name, words))
    for seat, name in enumerate(content.names["seat"]):
        if name in PLAYERS:
            plain_mark = setting.marks[seat]
            setting.marks[seat] = Mark(str(PLAYERS.index(name) + 1), plain_mark.shape, plain_mark.pattern)
    for faction, name in enumerate(FACTIONS):
        setting.marked.append((faction_term(faction), mark_of(name)))


def draw_draft(content: RootContent, view: Flat, seen: Seen) -> None:
    """Fill the panels while somebody still chooses."""
    pool = [faction for faction, name in enumerate(FACTIONS) if f"pool.{name}" in view]
    seen.panels[DRAFT] = about_rows(content) if pool else []
    seen.panels[CHOOSING] = choosing_rows(content, view) if pool else []
    seen.panels[CARDS] = [row for faction in pool for row in card_rows(content, view, faction)]


def reach_of(content: RootContent) -> int:
    """Return the reach of all factions that are known to play. [RT 5.2b]"""
    return sum(REACH[FACTIONS.index(name)] for name in content.factions() if name in FACTIONS)


def about_rows(content: RootContent) -> list[Row]:
    so_far = [number("n", reach_of(content)), number("wanted", FULL_REACH[content.players])]
    return [
        Row("scene-draft-about", cite="RT A.8.3"),
        Row("scene-draft-kinds", cite="RT A.8.2b"),
        Row("scene-draft-reach", [*so_far, number("players", content.players)], cite="RT 5.2a"),
    ]


def choosing_rows(content: RootContent, view: Flat) -> list[Row]:
    """Return a row for each person, from the last in turn order to the first, and for each automaton. [RT A.8.3]"""
    people: list[Row] = []
    bots: list[Row] = []
    for place in range(int(content.players), 0, -1):
        name = str(view[f"order.{place}"])
        seat = content.names["seat"].index(name)
        chair = Term("n", "", seat + 1)
        taken = view.get(f"drafted.{CHAIRS[seat]}")
        if content.is_bot(seat):
            bots.append(Row("scene-drafts-not", [faction_term(FACTIONS.index(name))], cite="RT U5"))
        elif taken is not None:
            people.append(Row("scene-taken", [chair, faction_term(FACTIONS.index(str(taken)))], flag="done"))
        elif all(row.flag == "done" for row in people):
            people.append(Row("scene-chooses", [chair], flag="now"))
        else:
            people.append(Row("scene-waits", [chair]))
    return [*people, *bots]


def card_rows(content: RootContent, view: Flat, faction: int) -> list[Row]:
    """Return the rows of a card of the pool: what it is, how it plays, and what goes with it."""
    name = FACTIONS[faction]
    card = faction_term(faction)
    locked = view.get("locked") == name and not any(seat in MILITANTS for seat in content.factions())
    kind = "scene-militant" if name in MILITANTS else "scene-insurgent"
    flag = "wrong" if locked else "open"
    found = [
        Row(kind, [card, number("n", REACH[faction])], flag=flag, cite="RT 5.2b"),
        Row("scene-plays", [card]),
    ]
    character = view.get("dealt.2" if name == "vagabond2" else "dealt.1")
    if name.startswith("vagabond") and character is not None:
        dealt = Term("character", "character", CHARACTERS.index(str(character)))
        found.append(Row("scene-dealt", [card, dealt], cite="RT A.8.2.III"))
    if locked:
        found.append(Row("scene-locked", [card], flag="wrong", cite="RT A.8.2.II"))
    return found


def sketch_draft(match: Match) -> Sketch:
    """Draw the pool and who chooses when, while somebody still chooses."""
    if match.state[POOL] == 0:
        return []
    return [[label("scene-draft", "head")], *choosing_lines(match), *card_lines(match)]


def choosing_lines(match: Match) -> Sketch:
    content = content_of(match)
    line = [label("scene-draft-order")]
    for place in range(content.players - 1, -1, -1):
        seat = term(match.state, ORDER + place)
        if not content.is_bot(seat):
            name = content.names["seat"][seat]
            line += [plain("  " if len(line) == 1 else " → "), named("seat", name, name)]
    return [line]


def card_lines(match: Match) -> Sketch:
    lines: Sketch = []
    for faction, name in enumerate(FACTIONS):
        if not match.state[POOL] >> faction & 1:
            continue
        kind = "sketch-militant" if name in MILITANTS else "sketch-insurgent"
        line = [plain("  "), named("faction", name, name), plain("  "), label(kind)]
        line += [plain("  "), label("sketch-reach"), plain(f" {REACH[faction]}")]
        character = dealt_character(match, faction) if name.startswith("vagabond") else NONE
        if character != NONE:
            line += [plain("  "), named("character", CHARACTERS[character], CHARACTERS[character])]
        if is_locked(match, faction):
            line += [plain("  "), label("sketch-locked", "head")]
        lines.append(line)
    return lines

"""The Lizard Cult as the Logical Lizards play it. [LL 8.2]"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.boards import BOARDS
from clockwood.games.root.bots.lizards.conspiracies import BotConspire
from clockwood.games.root.bots.lizards.evening import CraftSoul, ErraticSoul, begin_evening
from clockwood.games.root.bots.lizards.revenge import RobotRevenge
from clockwood.games.root.bots.lizards.rituals import BotRituals
from clockwood.games.root.bots.lizards.setup import RandomCorner
from clockwood.games.root.bots.lizards.shopping import BuySouls
from clockwood.games.root.bots.lizards.souls import DrawSouls, OrderBySouls, drop_soul, stack_soul
from clockwood.games.root.content import content_of
from clockwood.games.root.factions.lizards import cells
from clockwood.games.root.factions.lizards.part import Lizards
from clockwood.games.root.levels import Settings
from clockwood.games.root.mat import Mat
from clockwood.games.root.moments import TOKEN, FactionPart
from clockwood.games.root.rules.hits import ATTACKING
from clockwood.games.root.table.cells import ACTIVE
from clockwood.games.root.table.packing import unpacked
from clockwood.games.root.words import SUITS
from clockwood.kernel.content import Content
from clockwood.kernel.events import Term
from clockwood.kernel.layout import term
from clockwood.kernel.match import Match
from clockwood.kernel.scene import Counter, Panel, Setting
from clockwood.kernel.seen import Row, Seen, number_in
from clockwood.kernel.sketch import Sketch, label, named, plain
from clockwood.kernel.step import Step
from clockwood.kernel.view import Flat

ASKS: Final[dict[type[Step], str]] = {
    RandomCorner: "LL 8.3.2",
    DrawSouls: "LL 8.3.5",
    CraftSoul: "LL 8.6.4",
    ErraticSoul: "LL ERRATIC",
}
SPACES: Final = ["sanctify", "convert", "crusade", "convert", "crusade"]
"""The Conspiracy track, as the marker's cell counts it. [LL CTRACK]"""


@mypyc_attr(allow_interpreted_subclasses=True)
class OrderedLizards(Lizards):
    """Lost Souls for orders and rituals, a marker for conspiracies, no Outcast. [LL 8.2.4] [LL 8.3.3]"""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings: Final = settings
        self.shuns_birds = True

    def asks(self) -> dict[type[Step], str]:
        return ASKS

    # -- the turn

    def begin(self, match: Match, seat: i64) -> None:
        match.state[cells.SUPPLY] = cells.FAITHFUL
        match.push(RandomCorner(seat))

    def birdsong(self, match: Match, seat: i64) -> None:
        match.automaton_turn(seat, "LL 8.4.1", over=False)
        match.push(BotConspire(seat, 0))
        match.push(OrderBySouls(seat))
        if content_of(match).agreed.advanced_services:
            match.push(BuySouls(seat))

    def daylight(self, match: Match, seat: i64) -> None:
        match.push(BotRituals(seat, self.settings.number("rituals")))

    def evening(self, match: Match, seat: i64) -> None:
        begin_evening(match, seat)

    # -- cards and battle

    def collect(self, match: Match, seat: i64, card: i64) -> None:
        stack_soul(match, card, "LL 8.2.4")

    def extra_hits(self, match: Match, seat: i64, attacking: bool) -> i64:
        """Deal one more in a battle of fanatics. [LL FANATICS]"""
        return match.state[cells.FERVOUR] if attacking else 0

    def battle_over(self, match: Match, seat: i64, side: i64) -> None:
        if side == ATTACKING:
            match.state[cells.FERVOUR] = 0

    # -- pieces

    def fell(self, match: Match, seat: i64, remover: i64, clearing: i64, pieces: i64) -> None:
        """Avenge lost warriors outside its own turn, and lose a soul for each garden. [LL 8.2.2] [LL 8.2.3]"""
        state = match.state
        if unpacked(pieces, 0) and term(state, ACTIVE) != seat and state[cells.REVENGE] == 0:
            state[cells.REVENGE] = 1
            match.push(RobotRevenge(seat))
        for _ in range(unpacked(pieces, cells.WHICH_GARDEN)):
            drop_soul(match, seat, "LL 8.2.3")

    def struck(self, match: Match, seat: i64, owner: i64, clearing: i64, pieces: i64) -> None:
        """Remember that a crusade removed a token. [LL SPITEFUL]"""
        if match.state[cells.SPITE] == 0:
            return
        for which, row in enumerate(content_of(match).faction[owner].pieces):
            if row.sort == TOKEN and unpacked(pieces, which):
                match.state[cells.SPITE] = 2

    # -- looking

    def mat(self) -> Mat:
        return BOARDS[self.name]

    def describe(self, content: Content, setting: Setting) -> None:
        FactionPart.describe(self, content, setting)
        seat = content.names["seat"].index(self.name)
        setting.counters.append(Counter("acolytes", "scene-acolytes", seat, "icon:acolyte", most=int(cells.FAITHFUL)))
        setting.panels.append(Panel("conspiracy", "scene-conspiracy", seat))

    def draw(self, content: Content, view: Flat, seen: Seen) -> None:
        FactionPart.draw(self, content, view, seen)
        space = SPACES[number_in(view, "conspiracy")]
        rows = [Row(f"scene-marker-{space}", cite="LL CTRACK")]
        if "souls-order" in view:
            suit = Term("suit", "suit", SUITS.index(str(view["souls-order"])))
            rows.append(Row("scene-ordered", [suit], cite="LL 8.4.1"))
        seen.panels["conspiracy"] = rows

    def board_lines(self, view: Flat) -> Sketch:
        """Return acolytes, Lost Souls, the marker and the order."""
        line = [plain("  "), label("scene-acolytes"), plain(f" {number_in(view, 'acolytes')}  ")]
        line += [label("scene-souls"), plain(f" {number_in(view, 'count.souls')}  ")]
        line.append(label(f"scene-marker-{SPACES[number_in(view, 'conspiracy')]}"))
        if "souls-order" in view:
            line += [plain("  "), named("suit", str(view["souls-order"]), "head")]
        return [line]

"""The Alliance as the Automated Alliance plays it. [AA 6.2]"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.alliance.answers import BotOutrage, Crackdown, outrage
from clockwood.games.root.bots.alliance.evening import begin_evening
from clockwood.games.root.bots.alliance.revolting import BotRevolt, SurpriseRevolt
from clockwood.games.root.bots.alliance.spreading import BotSpread
from clockwood.games.root.bots.boards import BOARDS
from clockwood.games.root.bots.common.order import RevealOrder, begin_orders, ordered
from clockwood.games.root.factions.alliance import cells
from clockwood.games.root.factions.alliance.part import Alliance
from clockwood.games.root.levels import Settings
from clockwood.games.root.mat import Mat
from clockwood.games.root.moments import MANY, FactionPart
from clockwood.games.root.rules.removing import NOBODY
from clockwood.games.root.table.cells import WHERE, suit_at
from clockwood.games.root.table.packing import unpacked
from clockwood.kernel.content import Content
from clockwood.kernel.layout import term
from clockwood.kernel.match import Match
from clockwood.kernel.scene import Setting
from clockwood.kernel.step import Step

ASKS: Final[dict[type[Step], str]] = {RevealOrder: "AA 6.4.1", BotOutrage: "AA 6.2.3"}


@mypyc_attr(allow_interpreted_subclasses=True)
class OrderedAlliance(Alliance):
    """Sympathy and bases without supporters and officers. [AA 6.3.1]"""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings: Final = settings
        self.prefers_birds = True

    def asks(self) -> dict[type[Step], str]:
        return ASKS

    def mat(self) -> Mat:
        return BOARDS[self.name]

    def describe(self, content: Content, setting: Setting) -> None:
        FactionPart.describe(self, content, setting)

    # -- the turn

    def begin(self, match: Match, seat: i64) -> None:
        match.state[cells.SUPPLY] = cells.REBELS

    def purse(self, match: Match, seat: i64) -> i64:
        """Return any sum: the seller's own warriors pay for it. [RR SV5]"""
        return MANY

    def pays(self, match: Match, seat: i64, price: i64) -> bool:
        return True

    def birdsong(self, match: Match, seat: i64) -> None:
        match.push(BotRevolt(seat))
        begin_orders(match, seat, "AA 6.4.1")

    def daylight(self, match: Match, seat: i64) -> None:
        match.push(SurpriseRevolt(seat))
        match.push(BotSpread(seat, ordered(match, seat), 1))

    def evening(self, match: Match, seat: i64) -> None:
        begin_evening(match, seat)

    # -- battle

    def takes_higher(self, match: Match, seat: i64) -> bool:
        """Deal the lower die as others do, unless its warriors are veterans. [AA VETERANS]"""
        return self.settings.is_on("veterans")

    def extra_hits(self, match: Match, seat: i64, attacking: bool) -> i64:
        """Deal one more as defender with a warrior, or for sympathy with informants. [AA 6.2.2] [AA INFORMANTS]"""
        clearing = term(match.state, WHERE)
        warned = self.settings.is_on("informants") and match.state[cells.SYMPATHY + clearing] > 0
        return 1 if not attacking and (match.state[cells.WARRIORS + clearing] > 0 or warned) else 0

    # -- pieces

    def entered(self, match: Match, seat: i64, mover: i64, clearing: i64) -> None:
        """Outrage at warriors that move to sympathy. [AA 6.2.3]"""
        if match.state[cells.SYMPATHY + clearing]:
            outrage(match, mover, seat, clearing)

    def fell(self, match: Match, seat: i64, remover: i64, clearing: i64, pieces: i64) -> None:
        """Answer lost sympathy with Outrage, and a lost base with a Crackdown. [AA 6.2.3] [AA 6.2.4]"""
        if unpacked(pieces, cells.WHICH_SYMPATHY) and remover not in (NOBODY, seat):
            outrage(match, remover, seat, clearing)
        if unpacked(pieces, cells.WHICH_BASE):
            match.push(Crackdown(seat, suit_at(match.state, clearing)))

    def unscored(self, match: Match, seat: i64, pieces: i64) -> i64:
        """Let nobody score for popular sympathy. [AA POPULARITY]"""
        return unpacked(pieces, cells.WHICH_SYMPATHY) if self.settings.is_on("popularity") else 0

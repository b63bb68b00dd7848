"""The Vagabond as the Vagabot plays him. [VB 7.2]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.boards import BOARDS
from clockwood.games.root.bots.common.order import RevealOrder, begin_orders, end_orders
from clockwood.games.root.bots.vagabot.actions import VagabotDay, VagabotFinds
from clockwood.games.root.bots.vagabot.aiding import TakeBoxed
from clockwood.games.root.bots.vagabot.items import (
    damage_items,
    damaged,
    exhaust_items,
    on_battle_track,
    refresh_items,
    repair_items,
    settle_track,
    undamaged,
    usable,
)
from clockwood.games.root.bots.vagabot.quests import VagabotQuest
from clockwood.games.root.bots.vagabot.setup import VagabotForest, take_character, take_items
from clockwood.games.root.bots.vagabot.specials import LoseCard
from clockwood.games.root.bots.vagabot.walking import FleeToForest
from clockwood.games.root.content import content_of
from clockwood.games.root.factions.vagabond import cells
from clockwood.games.root.factions.vagabond.items import FULL_REMOVAL, gain
from clockwood.games.root.factions.vagabond.part import ASKS as PERSONS_ASKS
from clockwood.games.root.factions.vagabond.part import Vagabond
from clockwood.games.root.factions.vagabond.ruins import lay_under_ruins
from clockwood.games.root.levels import Settings
from clockwood.games.root.mat import Mat
from clockwood.games.root.moments import FIGURE, MANY
from clockwood.games.root.rules.hits import ATTACKING, DEFENDING, LoseTogether, side_of, take_hits
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.table.packing import unpacked
from clockwood.games.root.words import FIRST_FOREST
from clockwood.kernel.content import Content
from clockwood.kernel.events import who
from clockwood.kernel.match import Match
from clockwood.kernel.scene import Counter, Setting
from clockwood.kernel.step import SeatStep, Step

ASKS: Final[dict[type[Step], str]] = {
    **PERSONS_ASKS,
    VagabotForest: "VB 7.3.2",
    VagabotQuest: "VB 7.3.3",
    VagabotFinds: "VB 7.5.1",
    TakeBoxed: "RT U10",
    FleeToForest: "VB 7.4.3",
    LoseCard: "VB 7.7.1",
    RevealOrder: "VB 7.4.1",
}
FEW_ITEMS: Final[i64] = 3
ALL_DAMAGED: Final[i64] = 99


class Vagabot(Vagabond):
    """A pawn whose items are all alike and who has neither friends nor foes. [VB 7.2.3]"""

    def items_held(self, match: Match, seat: i64, item: i64) -> i64:
        """Count none by kind: his are all alike. [VB 7.2.3]"""
        return 0

    def __init__(self, name: str, start: i64, character: i64, settings: Settings) -> None:
        super().__init__(name, start)
        self.character: Final[i64] = character
        self.items: Final[i64] = settings.number("items")
        self.whole: Final[i64] = settings.number("refresh")
        self.hurt: Final[i64] = settings.number("refresh_damaged")
        self.repairs: Final[i64] = settings.number("repairs")
        self.marksman: Final[i64] = settings.number("shots")
        self.evening_points: Final[i64] = settings.number("evening")

    def asks(self) -> dict[type[Step], str]:
        return ASKS

    def mat(self) -> Mat:
        return BOARDS[self.name]

    def describe(self, content: Content, setting: Setting) -> None:
        super().describe(content, setting)
        seat = content.names["seat"].index(self.name)
        setting.counters.append(Counter(f"{self.name}.track-ready", "scene-battle-track", seat, "icon:sword", most=3))

    def before_dealing(self, match: Match, seat: i64) -> None:
        take_character(match, seat, self.character)

    def begin(self, match: Match, seat: i64) -> None:
        take_items(match, seat, self.items)
        lay_under_ruins(match)
        match.push(VagabotQuest(seat))
        match.push(VagabotForest(seat))

    def purse(self, match: Match, seat: i64) -> i64:
        """Return whether an item can be exhausted: one pays for any service. [RR SV5]"""
        return MANY if usable(match, seat) else 0

    def pays(self, match: Match, seat: i64, price: i64) -> bool:
        exhaust_items(match, seat, 1, "RR SV5")
        return True

    def birdsong(self, match: Match, seat: i64) -> None:
        match.state[self.pawn + cells.FLED] = 0
        match.push(VagabotSlip(seat))
        begin_orders(match, seat, "VB 7.4.1")

    def daylight(self, match: Match, seat: i64) -> None:
        """Act by the order, unless he slipped away. [VB 7.4.3]"""
        if not match.state[self.pawn + cells.FLED]:
            match.push(VagabotDay(seat, 0))
        elif match.listening:
            match.tell("skips-daylight", "VB 7.4.3", [who(seat)])

    def evening(self, match: Match, seat: i64) -> None:
        """Refresh, repair, and discard the order. [VB 7.6.1] [VB 7.6.2] [VB 7.6.3]"""
        end_orders(match, seat, self.evening_points)
        refresh_items(match, seat, self.hurt if damaged(match, seat) else self.whole, "VB 7.6.1")
        in_forest = cells.place_of(match, seat) >= FIRST_FOREST
        repair_items(match, seat, ALL_DAMAGED if in_forest else self.repairs, "VB 7.6.2")

    def item_points(self, match: Match, seat: i64, printed: i64) -> i64:
        """Score 1 for any item. [GE 1.1.2]"""
        return 1

    def takes_item(self, match: Match, seat: i64, item: i64) -> bool:
        gain(match, seat, item)
        settle_track(match, seat)
        return True

    # -- battle

    def cap(self, match: Match, seat: i64, clearing: i64) -> i64:
        """Return one, and one for each of the first two items on the track. [VB 7.2.4a] [VB 7.2.4c]"""
        return 1 + min(on_battle_track(match, seat), 2)

    def fights_with(self) -> str:
        return "battle-track"

    def extra_hits(self, match: Match, seat: i64, attacking: bool) -> i64:
        """Deal one more as attacker for the third item on the track. [VB 7.2.4c]"""
        return 1 if attacking and on_battle_track(match, seat) > 2 else 0

    def is_defenseless(self, match: Match, seat: i64, clearing: i64) -> bool:
        """Return whether he has no undamaged item; or always, as the table agreed. [AM VB5] [RT U21]"""
        return undamaged(match, seat) == 0 or content_of(match).agreed.vagabot_defenseless

    def battle_begins(self, match: Match, seat: i64, attacking: bool) -> None:
        if attacking and self.marksman:
            match.push(MarksmanShot(seat))

    def lends(self, match: Match, seat: i64) -> i64:
        return on_battle_track(match, seat)

    def battle_uses(self, match: Match, seat: i64, options: vec[i64]) -> vec[i64]:
        return options

    def take_hits(self, match: Match, seat: i64, side: i64, hits: i64) -> bool:
        damage_items(match, seat, hits, "VB 7.2.5")
        return True

    def battle_over(self, match: Match, seat: i64, side: i64) -> None:
        return

    def struck(self, match: Match, seat: i64, owner: i64, clearing: i64, pieces: i64) -> None:
        """Score 1 for each warrior removed as attacker. [VB 7.5.4b]"""
        if side_of(match, seat) != ATTACKING:
            return
        warriors: i64 = 0
        for which, piece in enumerate(content_of(match).faction[owner].pieces):
            if piece.sort == FIGURE:
                warriors += unpacked(pieces, which)
        score(match, seat, warriors, "VB 7.5.4b")

    def cleared(self, match: Match, seat: i64, remover: i64, clearing: i64) -> None:
        damage_items(match, seat, FULL_REMOVAL, "VB 7.2.1")


@mypyc_attr(acyclic=True, free_list_len=1)
class VagabotSlip(SeatStep):
    """With fewer than three undamaged items he flees, and Daylight is skipped. [VB 7.4.3]"""

    def run(self, match: Match) -> None:
        if undamaged(match, self.seat) < FEW_ITEMS:
            match.state[cells.block(match, self.seat) + cells.FLED] = 1
            if match.listening:
                match.tell("slips-away", "VB 7.4.3", [who(self.seat)])
            match.push(FleeToForest(self.seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class MarksmanShot(SeatStep):
    """A hit before the roll. [VB MARKSMAN]"""

    def run(self, match: Match) -> None:
        if match.listening:
            match.tell("marksman-shot", "VB MARKSMAN", [who(self.seat)])
        match.push(LoseTogether())
        take_hits(match, DEFENDING, 1)

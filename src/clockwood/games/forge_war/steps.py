"""Every step of Forge War as positions write it: its name and the kinds of its arguments."""

from typing import Final

from clockwood.games.forge_war.automata.overseers import AutomatedMove
from clockwood.games.forge_war.rules.acquiring import Acquire, QuestPhase
from clockwood.games.forge_war.rules.legs import RedeemCard
from clockwood.games.forge_war.rules.levels import ChooseTitle, LevelUps
from clockwood.games.forge_war.rules.managing import Arm, LastTrades, Manage, Management, TradeOn
from clockwood.games.forge_war.rules.market import MarketPhase, MarketTurn, Train
from clockwood.games.forge_war.rules.mining import MinePhase, Reorder
from clockwood.games.forge_war.rules.moving import DropWorker, MoveOverseer, MoveWorker
from clockwood.games.forge_war.rules.offer import DealQuest, FillOffer
from clockwood.games.forge_war.rules.rewards import AdvanceQuest, Rewards
from clockwood.games.forge_war.rules.round import EndRound, Round
from clockwood.games.forge_war.rules.scoring import FailRemaining, FinalScoring
from clockwood.games.forge_war.rules.settling import EndManagement
from clockwood.games.forge_war.rules.setup import DrawOrder, LayTile, LeaveOut, Muster
from clockwood.games.forge_war.rules.stage import LaySector, PlaceOverseers, RevealMarket
from clockwood.games.forge_war.rules.tiles import BonusTile, SpendAtOnce
from clockwood.games.forge_war.rules.wealth import ChooseWealth, DealWealth, FirstLevel, KeepWealth, RevealWealth
from clockwood.games.forge_war.rules.weapons import SpareCube
from clockwood.kernel.step import StepKind

STEPS: Final = [
    StepKind(DrawOrder, ""),
    StepKind(LaySector, ""),
    StepKind(LayTile, ""),
    StepKind(LeaveOut, "", ""),
    StepKind(FillOffer),
    StepKind(DealQuest, ""),
    StepKind(RevealMarket, ""),
    StepKind(Muster),
    StepKind(DealWealth, ""),
    StepKind(ChooseWealth),
    StepKind(KeepWealth, "seat"),
    StepKind(RevealWealth),
    StepKind(FirstLevel, "seat"),
    StepKind(PlaceOverseers, ""),
    StepKind(Round),
    StepKind(MinePhase, ""),
    StepKind(MoveOverseer, "seat", ""),
    StepKind(AutomatedMove, "seat"),
    StepKind(Reorder),
    StepKind(MarketPhase, ""),
    StepKind(MarketTurn, "seat"),
    StepKind(Train, "seat"),
    StepKind(QuestPhase, ""),
    StepKind(Acquire, "seat"),
    StepKind(Management),
    StepKind(Manage, "seat"),
    StepKind(Arm, "seat", "adventurer", "quest"),
    StepKind(SpareCube, "seat", "design"),
    StepKind(EndManagement),
    StepKind(Rewards),
    StepKind(AdvanceQuest, "seat", "quest"),
    StepKind(MoveWorker, "seat"),
    StepKind(DropWorker, "seat", "hex"),
    StepKind(RedeemCard, "seat"),
    StepKind(LevelUps, "seat", "", ""),
    StepKind(ChooseTitle, "seat", "adventurer"),
    StepKind(LastTrades),
    StepKind(TradeOn, "seat"),
    StepKind(BonusTile),
    StepKind(SpendAtOnce, "seat", ""),
    StepKind(EndRound),
    StepKind(FailRemaining),
    StepKind(FinalScoring),
]

"""How every step of Ironwood is written in a position."""

from typing import Final

from clockwood.games.ironwood.automata.aid import EndOfWoodenbotTurn
from clockwood.games.ironwood.automata.bot_hand import DrawUnseen, ShuffleHand
from clockwood.games.ironwood.automata.expending import Compensate, GainOne
from clockwood.games.ironwood.automata.ironbot import (
    DiscardExpended,
    EndOfBotTurn,
    ExpendCard,
    FollowProcedure,
    FoundationPays,
    IronbotTurn,
    IronIcon,
)
from clockwood.games.ironwood.automata.ironbot_attack import AttackFocus, AttackIfAble
from clockwood.games.ironwood.automata.ironbot_icons import BotRecruit, RemoveNearTotem, ReplaceByGolem
from clockwood.games.ironwood.automata.ironbot_moves import (
    Chase,
    ChaseFrom,
    ChaseTarget,
    ComeFrom,
    EscortDrill,
    Expand,
    Protect,
)
from clockwood.games.ironwood.automata.locating import CountTurn, FindTotem, Locate, ReturnVisions
from clockwood.games.ironwood.automata.magic_die import RollDie
from clockwood.games.ironwood.automata.spirits import SpiritsTire
from clockwood.games.ironwood.automata.visions import LoseVision
from clockwood.games.ironwood.automata.woodenbot import FollowAid, WoodenbotTurn, WoodExpend, WoodIcon
from clockwood.games.ironwood.automata.woodenbot_attack import AttackFrom, AttackListed
from clockwood.games.ironwood.automata.woodenbot_icons import DiscoverNearby, GiveUp, RecruitWood
from clockwood.games.ironwood.automata.woodenbot_moves import CarryTo, ComeTo, MoveTo
from clockwood.games.ironwood.rules.act import Do, InOrder, MaySkip
from clockwood.games.ironwood.rules.aftermath import AfterBattle, CloseBattle, DestroyDrill, Retreat
from clockwood.games.ironwood.rules.attacking import Attack
from clockwood.games.ironwood.rules.burning import Burn, WhenBurned
from clockwood.games.ironwood.rules.choosing import ChooseCards
from clockwood.games.ironwood.rules.combat import Clash, Decide, LoseFighters, Reveal, SplitHits, Wager
from clockwood.games.ironwood.rules.digging import MoveDrill
from clockwood.games.ironwood.rules.discovering import Discover
from clockwood.games.ironwood.rules.drawing import DrawCards, DrawVisions, LookAtVision, RecoverCards
from clockwood.games.ironwood.rules.ending import BuyFighters, DiscardChosen, FadeTotems, HandLimit, RoundEnd
from clockwood.games.ironwood.rules.forging import BuildForge, PlaceFoundation
from clockwood.games.ironwood.rules.luring import BringTotem, Lured, LureWarband
from clockwood.games.ironwood.rules.marching import March, MoveWarbands
from clockwood.games.ironwood.rules.marking import Mark
from clockwood.games.ironwood.rules.movement import MoveFighters
from clockwood.games.ironwood.rules.ongoing import ClearMap, Exhaust, LosesMarker, RemoveMarkers
from clockwood.games.ironwood.rules.paying import Cost, GiveUpFighters
from clockwood.games.ironwood.rules.preparing import (
    ChooseReturns,
    FirstDraws,
    HowManyFirst,
    Preparation,
    ReturnCards,
    TwoOrFour,
)
from clockwood.games.ironwood.rules.recruiting import Recruit
from clockwood.games.ironwood.rules.removing import PushBack, RemoveUnits
from clockwood.games.ironwood.rules.resolving import Resolve
from clockwood.games.ironwood.rules.round import ActionPhase, Round
from clockwood.games.ironwood.rules.setup import FirstVision, Handicap
from clockwood.games.ironwood.rules.setup_solo import FirstFoundation, Garrison
from clockwood.games.ironwood.rules.triggers import Whenever
from clockwood.games.ironwood.rules.turn import ActionTurn, ExtraCard, FinishTurn, Playing
from clockwood.kernel.step import StepKind

STEPS: Final = [
    StepKind(FirstVision),
    StepKind(Handicap, "seat", ""),
    StepKind(Round),
    StepKind(Preparation),
    StepKind(HowManyFirst),
    StepKind(TwoOrFour, "seat"),
    StepKind(FirstDraws),
    StepKind(ChooseReturns),
    StepKind(ChooseCards, "seat", "", ""),
    StepKind(ReturnCards),
    StepKind(RemoveMarkers, "seat"),
    StepKind(LosesMarker, "seat", ""),
    StepKind(Exhaust, "card"),
    StepKind(ClearMap, "seat"),
    StepKind(ActionPhase),
    StepKind(ActionTurn, "seat"),
    StepKind(Playing, "card", ""),
    StepKind(FinishTurn, "seat"),
    StepKind(ExtraCard, "seat", ""),
    StepKind(Do, "seat", ""),
    StepKind(MaySkip, "seat", ""),
    StepKind(InOrder, "seat", "", ""),
    StepKind(Cost, "seat", ""),
    StepKind(GiveUpFighters, "seat", ""),
    StepKind(Resolve, "seat", "", "", ""),
    StepKind(Burn, "seat", "", ""),
    StepKind(WhenBurned, "seat", ""),
    StepKind(DrawCards, "seat", ""),
    StepKind(DrawVisions, ""),
    StepKind(LookAtVision, "seat"),
    StepKind(RecoverCards, "seat", "", ""),
    StepKind(MoveFighters, "", ""),
    StepKind(MoveWarbands, "", ""),
    StepKind(March, "mountain", "mountain"),
    StepKind(LureWarband),
    StepKind(Lured, "forest", "forest"),
    StepKind(BringTotem, "forest", "forest", ""),
    StepKind(MoveDrill, "", ""),
    StepKind(Attack, "seat", ""),
    StepKind(Wager, "seat", ""),
    StepKind(Reveal),
    StepKind(Clash),
    StepKind(SplitHits),
    StepKind(LoseFighters),
    StepKind(Decide),
    StepKind(AfterBattle),
    StepKind(Retreat, "seat"),
    StepKind(DestroyDrill),
    StepKind(CloseBattle),
    StepKind(Whenever, "seat", "", "", ""),
    StepKind(PlaceFoundation),
    StepKind(BuildForge, ""),
    StepKind(Discover),
    StepKind(Recruit, "seat", "", ""),
    StepKind(RemoveUnits, "seat", "", ""),
    StepKind(PushBack, "seat", "", "", ""),
    StepKind(Mark, "seat", "", ""),
    StepKind(RoundEnd),
    StepKind(HandLimit),
    StepKind(DiscardChosen),
    StepKind(FadeTotems),
    StepKind(BuyFighters, "seat", ""),
    StepKind(FirstFoundation, ""),
    StepKind(Garrison, "seat", ""),
    StepKind(ShuffleHand, "seat"),
    StepKind(DrawUnseen, "seat", ""),
    StepKind(LoseVision),
    StepKind(IronbotTurn),
    StepKind(FollowProcedure),
    StepKind(EndOfBotTurn),
    StepKind(ExpendCard, "seat", ""),
    StepKind(IronIcon, "card", ""),
    StepKind(DiscardExpended, "card"),
    StepKind(Compensate, "seat"),
    StepKind(FoundationPays),
    StepKind(GainOne, "seat"),
    StepKind(BotRecruit, ""),
    StepKind(ReplaceByGolem),
    StepKind(RemoveNearTotem),
    StepKind(AttackIfAble, ""),
    StepKind(AttackFocus, "forest"),
    StepKind(Chase),
    StepKind(ChaseTarget, "forest"),
    StepKind(ChaseFrom, "mountain", "forest"),
    StepKind(Protect),
    StepKind(Expand),
    StepKind(ComeFrom, "mountain", ""),
    StepKind(EscortDrill),
    StepKind(RollDie),
    StepKind(WoodenbotTurn),
    StepKind(EndOfWoodenbotTurn),
    StepKind(FollowAid),
    StepKind(Locate, ""),
    StepKind(FindTotem, "mountain"),
    StepKind(ReturnVisions, ""),
    StepKind(DiscoverNearby),
    StepKind(CountTurn, "seat", ""),
    StepKind(WoodExpend, "seat", ""),
    StepKind(WoodIcon, "card", ""),
    StepKind(GiveUp),
    StepKind(RecruitWood, ""),
    StepKind(MoveTo, "", "", ""),
    StepKind(CarryTo, "forest", ""),
    StepKind(ComeTo, "forest", "", "", ""),
    StepKind(AttackListed, ""),
    StepKind(AttackFrom, "mountain", ""),
    StepKind(SpiritsTire),
]

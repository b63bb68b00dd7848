"""Every step of Iron Kings as positions write it: its name and the kinds of its arguments."""

from typing import Final

from clockwood.games.iron_kings.automata.rival import RivalOver, RivalStep
from clockwood.games.iron_kings.rules.boiler import BoilerLine, Burn
from clockwood.games.iron_kings.rules.cards import AutoPilot, Climb, Leap, Pace, Stagger
from clockwood.games.iron_kings.rules.changing import Arrival, Carry, ChangeEquipment
from clockwood.games.iron_kings.rules.damage import Hurt, Tow
from clockwood.games.iron_kings.rules.ending import FinalScoring
from clockwood.games.iron_kings.rules.head import HeadLine
from clockwood.games.iron_kings.rules.items import Board, Fire, Lob, Rocket
from clockwood.games.iron_kings.rules.mending import Mend
from clockwood.games.iron_kings.rules.phase_end import EndPhase
from clockwood.games.iron_kings.rules.planning import DrawPlans, Plan
from clockwood.games.iron_kings.rules.program import RunCard, Throttle
from clockwood.games.iron_kings.rules.replanning import Override, RecoverPlan, SwapPlans
from clockwood.games.iron_kings.rules.setup import BeginGame, ChooseSite, DrawChooser, DrawFirst, Mulligan
from clockwood.games.iron_kings.rules.stepping import StepIn
from clockwood.games.iron_kings.rules.tokens import DrawTokens, KeepTokens
from clockwood.games.iron_kings.rules.treasure import DrawTreasures, KeepTreasure, ScrapFor
from clockwood.games.iron_kings.rules.turn import EndTurn, Turn
from clockwood.games.iron_kings.rules.turning import TurnKing
from clockwood.games.iron_kings.rules.walking import Walk
from clockwood.games.iron_kings.rules.workers import Whirl, WorkerPhase
from clockwood.kernel.step import StepKind

STEPS: Final = [
    StepKind(DrawFirst),
    StepKind(DrawChooser),
    StepKind(ChooseSite, "", ""),
    StepKind(Mulligan, ""),
    StepKind(BeginGame),
    StepKind(Turn, "seat"),
    StepKind(WorkerPhase, "seat"),
    StepKind(Whirl, "seat"),
    StepKind(HeadLine, "seat"),
    StepKind(DrawPlans, "seat", ""),
    StepKind(Plan, "seat"),
    StepKind(SwapPlans, "seat"),
    StepKind(RecoverPlan, "seat"),
    StepKind(BoilerLine, "seat"),
    StepKind(Burn, "seat", "", ""),
    StepKind(ChangeEquipment, "seat"),
    StepKind(Carry, "seat", ""),
    StepKind(Arrival, "seat"),
    StepKind(Mend, "seat", "", ""),
    StepKind(TurnKing, "seat", "", ""),
    StepKind(Throttle, "seat"),
    StepKind(RunCard, "seat"),
    StepKind(EndPhase, "seat"),
    StepKind(Override, "seat"),
    StepKind(Pace, "seat", "", "", ""),
    StepKind(Stagger, "seat", ""),
    StepKind(Leap, "seat", ""),
    StepKind(AutoPilot, "seat", ""),
    StepKind(Climb, "seat"),
    StepKind(Walk, "seat", "facing", "", ""),
    StepKind(StepIn, "seat"),
    StepKind(DrawTokens, "seat", "hex", "", "", ""),
    StepKind(KeepTokens, "seat", "hex", "", ""),
    StepKind(DrawTreasures, "seat", ""),
    StepKind(KeepTreasure, "seat"),
    StepKind(ScrapFor, "seat", "treasure"),
    StepKind(Hurt, "seat", "", "", ""),
    StepKind(Tow, "seat", ""),
    StepKind(Fire, "seat"),
    StepKind(Board, "seat"),
    StepKind(Lob, "seat"),
    StepKind(Rocket, "seat"),
    StepKind(RivalStep, "seat", ""),
    StepKind(RivalOver, "seat"),
    StepKind(EndTurn, "seat"),
    StepKind(FinalScoring),
]

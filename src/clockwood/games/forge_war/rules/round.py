"""A round: mine, market and quest phase; then the round's end, a new stage, or the end of the game. [FW F3] [FW F8]"""

from mypy_extensions import mypyc_attr

from clockwood.games.forge_war.content import content_of
from clockwood.games.forge_war.market import cells as market
from clockwood.games.forge_war.players import cells as players
from clockwood.games.forge_war.quests import cells as quests
from clockwood.games.forge_war.rules.bonus_tiles import BonusTile
from clockwood.games.forge_war.rules.market_phase import MarketPhase
from clockwood.games.forge_war.rules.mine_phase import MinePhase
from clockwood.games.forge_war.rules.quest_offer import FillOffer, drop_deck, push_right, thin_offer
from clockwood.games.forge_war.rules.quest_phase import QuestPhase
from clockwood.games.forge_war.rules.scoring import FailRemaining
from clockwood.games.forge_war.rules.stage import (
    LaySector,
    PlaceOverseers,
    RevealMarket,
    clear_mine,
    publish_rest,
)
from clockwood.games.forge_war.turns import cells as turns
from clockwood.games.forge_war.turns.cells import is_last_round, rounds_of_stage
from clockwood.games.forge_war.words import ALL_BONUS, MOST_PLAYERS, QUESTS_EACH
from clockwood.kernel.events import number
from clockwood.kernel.match import Match
from clockwood.kernel.step import Step


@mypyc_attr(acyclic=True, free_list_len=1)
class Round(Step):
    """The phases of a round in their order, then its bonus tile if there is one. [FW F4] [FW F5] [FW F7]"""

    def run(self, match: Match) -> None:
        if match.listening:
            terms = [number("n", match.state[turns.ROUND]), number("stage", match.state[turns.STAGE])]
            match.tell("round-began", "FW F3.1", terms)
        match.push(EndRound())
        match.push(BonusTile())
        match.push(QuestPhase(0))
        match.push(MarketPhase(0))
        match.push(MinePhase(0))


@mypyc_attr(acyclic=True, free_list_len=1)
class EndRound(Step):
    """The marker goes on, front quests leave; after a stage's last round the next one begins. [FW F8.1] [FW F10.1]"""

    def run(self, match: Match) -> None:
        state = match.state
        content = content_of(match)
        if is_last_round(match):
            match.push(FailRemaining())
            return
        if content.solo:
            push_right(match)
        else:
            thin_offer(match)
            if not content.epic and state[turns.ROUND] == rounds_of_stage(match) - 1:
                drop_deck(match, quests.GREEN)
        reset_round(match)
        match.push(Round())
        if content.epic and state[turns.ROUND] == rounds_of_stage(match):
            next_stage(match)
            return
        state[turns.ROUND] += 1
        match.push(RevealMarket(0))
        match.push(FillOffer())


def reset_round(match: Match) -> None:
    """Let merchant and stalls be used again, and forget what was new or rushed. [FW F5.12] [FW F5.16]"""
    state = match.state
    state[turns.PHASE] = 0
    for seat in range(MOST_PLAYERS):
        state[players.BOUGHT + seat] = 0
        state[players.SOLD + seat] = 0
    for card in range(ALL_BONUS):
        state[market.STALL_USES + card] = 0
    for at in range(MOST_PLAYERS * QUESTS_EACH):
        state[quests.NEW + at] = 0
        state[quests.RUSHED_FROM + at] = 0
    if match.listening:
        match.tell("round-ended", "FW F8.1", [number("n", state[turns.ROUND])])


def next_stage(match: Match) -> None:
    """Push a new mine and market; old quests leave the offer, active ones stay. [FW F10.1–F10.5] [FW F8.3]"""
    state = match.state
    over = state[turns.STAGE]
    clear_mine(match)
    drop_deck(match, quests.GREEN if over == 1 else quests.GREY)
    publish_rest(match, over)
    state[turns.STAGE] = over + 1
    state[turns.ROUND] = 1
    if match.listening:
        match.tell("stage-began", "FW F10.1", [number("n", state[turns.STAGE])])
    match.push(PlaceOverseers(0))
    match.push(RevealMarket(0))
    match.push(FillOffer())
    match.push(LaySector(0))

"""The end: quests under way fail, then everything that counts is added up. [FW F9]"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from clockwood.games.forge_war.adventurers import cells as adventurers
from clockwood.games.forge_war.adventurers.cells import adventurer
from clockwood.games.forge_war.cards import cells as cards
from clockwood.games.forge_war.cards.cells import count_at, zone
from clockwood.games.forge_war.content import content_of
from clockwood.games.forge_war.market import cells as market
from clockwood.games.forge_war.market.cells import has_claimed, owns_design
from clockwood.games.forge_war.players import cells as players
from clockwood.games.forge_war.players.cells import cube, cubes_of
from clockwood.games.forge_war.quests.cells import has_quest
from clockwood.games.forge_war.rules.bonus_tiles import unique_designs
from clockwood.games.forge_war.rules.gains import score
from clockwood.games.forge_war.rules.quest_progress import fail_quest
from clockwood.games.forge_war.turns import cells as turns
from clockwood.games.forge_war.turns.cells import in_order
from clockwood.games.forge_war.words import ALL_BONUS, ALL_WEAPONS, END_BONUSES, KINDS, QUESTS_EACH
from clockwood.kernel.events import number, who
from clockwood.kernel.layout import held
from clockwood.kernel.match import Match
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.step import Step

GOLD_A_POINT: Final[i64] = 4
SIMPLE_MARK: Final = 125
EPIC_MARK: Final = 500
"""The score of a great solo game. [FW F11.1]"""


@mypyc_attr(acyclic=True, free_list_len=1)
class FailRemaining(Step):
    """Quests still active fail at once. [FW F9.2] [FW B6]"""

    def run(self, match: Match) -> None:
        match.state[turns.TURN] += 1
        match.push(FinalScoring())
        for seat in in_order(match):
            for slot in range(QUESTS_EACH):
                if has_quest(match.state, seat, slot):
                    fail_quest(match, seat, slot, content_of(match).late_penalty)
                    if match.outcome is not None:
                        return


@mypyc_attr(acyclic=True, free_list_len=1)
class FinalScoring(Step):
    """Levels, cards, end bonuses, gold; the most prestige wins, of equals the earlier in order. [FW F9.3–F9.6]"""

    def run(self, match: Match) -> None:
        state = match.state
        content = content_of(match)
        best: i64 = -1
        for seat in in_order(match):
            score(match, seat, level_points(match, seat), "FW F9.3", "scored-levels")
            score(match, seat, card_points(match, seat), "FW F9.4", "scored-cards")
            score(match, seat, bonus_points(match, seat), "FW F5.17", "scored-bonuses")
            score(match, seat, gold_points(match, seat), "FW F9.5", "scored-gold")
            if match.listening:
                match.tell("final-score", "FW F9.6", [who(seat), number("n", state[players.SCORE + seat])])
            if best < 0 or state[players.SCORE + seat] > state[players.SCORE + best]:
                best = seat
        scores = tuple(int(state[players.SCORE + seat]) for seat in range(content.colours))
        if content.solo:
            great = scores[0] >= (EPIC_MARK if content.epic else SIMPLE_MARK)
            match.finish(Outcome((0,), "won-greatly" if great else "won-by-completing", "FW F11.1", scores))
        else:
            match.finish(Outcome((int(best),), "won-by-prestige", "FW F9.6", scores))


def level_points(match: Match, seat: i64) -> i64:
    """Return a point a level, and one more for each of level 4. [FW F9.3] [FW FG9]"""
    found: i64 = 0
    for which in range(match.state[adventurers.COUNT + seat]):
        level = match.state[adventurers.LEVEL + adventurer(seat, which)]
        found += level + (1 if level == adventurers.CHAMPION else 0)
    return found


def claimed_designs(match: Match, seat: i64) -> i64:
    """Count the designs a player claimed."""
    found: i64 = 0
    for design in range(ALL_WEAPONS):
        if has_claimed(match.state, seat, design):
            found += 1
    return found


def card_points(match: Match, seat: i64) -> i64:
    """Return the prestige on unique designs, bonus cards and claimed designs. [FW F9.4]"""
    state = match.state
    content = content_of(match)
    found: i64 = 0
    for design in range(ALL_WEAPONS):
        if owns_design(state, seat, design):
            found += content.designs.prestige[design]
    for card in range(ALL_BONUS):
        if zone(state, card) == cards.MAT + seat:
            found += content.market.bonus_prestige[card]
    return found


def bonus_points(match: Match, seat: i64) -> i64:
    """Return the prestige of the end bonuses bought in the last round. [FW F5.17]"""
    found: i64 = 0
    for bonus in range(len(END_BONUSES)):
        if match.state[market.END_BONUS + bonus] == held(seat):
            found += worth_of_bonus(match, seat, bonus)
    return found


def worth_of_bonus(match: Match, seat: i64, bonus: i64) -> i64:
    """Return the prestige of an end bonus: for designs, quests, adventurers, bonus cards or cubes. [FW F5.17]"""
    state = match.state
    if bonus == 0:
        return 2 * unique_designs(match, seat) + claimed_designs(match, seat)
    if bonus == 1:
        return count_at(state, cards.FIRST_QUEST, cards.FIRST_WEALTH, cards.COMPLETED + seat)
    if bonus == 2:
        return state[adventurers.COUNT + seat]
    if bonus == 3:
        return 2 * count_at(state, 0, ALL_BONUS, cards.MAT + seat)
    return cubes_of(state, seat)


def gold_points(match: Match, seat: i64) -> i64:
    """Return a point for every 4 gold, with cubes that did not score at their selling price. [FW F9.5]"""
    state = match.state
    gold = state[players.GOLD + seat]
    if state[market.END_BONUS + 4] != held(seat):
        for resource in range(KINDS):
            gold += state[cube(seat, resource)] * content_of(match).market.sell[resource]
    return gold // GOLD_A_POINT

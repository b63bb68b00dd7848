"""What must be true of every table, each breach named by its path in a position."""

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.forge_war.regions import TABLE, ZONES
from clockwood.games.forge_war.rules.rounds import STAGES, rounds_of_stage
from clockwood.games.forge_war.state import (
    ACTIVE,
    FACE_UP,
    FIRST_QUEST,
    FIRST_WEALTH,
    GROUND,
    HEADS,
    IN_OFFER,
    KEPT,
    LEVEL,
    MINE,
    OFFERED,
    ON_QUEST,
    ORDER,
    QUEST,
    ROUND,
    SCORE,
    SHOWN,
    SHOWN_CARDS,
    STAGE,
    STEP,
    TITLE_OF,
    WEALTH_HAND,
    WEAPON,
    adventurer,
    board,
    is_worker,
    quest,
    zone,
)
from clockwood.games.forge_war.terms import ADVENTURERS, HEXES, OFFER, QUESTS_EACH, SEATS, WEALTH_CARDS
from clockwood.kernel.bits import bit
from clockwood.kernel.layout import CARDS as CARD_REGION
from clockwood.kernel.match import Match


def problems(match: Match) -> list[str]:
    """Return every breach; an empty list is a sound table."""
    found = cells(match)
    if found:
        return found
    found = [*mine(match), *order(match), *cards(match)]
    for seat in range(len(SEATS)):
        found += adventurers(match, seat) + quests(match, seat)
    return found


def cells(match: Match) -> list[str]:
    """Cells hold what their kind allows; only prestige may be below zero. [FW B11]"""
    state = match.state
    found: list[str] = []
    for region in TABLE.regions:
        if region.form == CARD_REGION:
            continue
        cells_of_it = state[region.start : region.start + region.size]
        low, high = min(cells_of_it), max(cells_of_it)
        if low < 0 and region.start != SCORE:
            found.append(f"state.{region.name}: {low} is below zero")
        if region.value and high > len(match.content.names[region.value]):
            found.append(f"state.{region.name}: there is no such {region.value}")
    if not 1 <= state[STAGE] <= (STAGES if board(match).epic else 1):
        found.append("state.stage: there is no such stage [FW F9.1]")
    if not 1 <= state[ROUND] <= rounds_of_stage(match):
        found.append("state.round: there is no such round [FW F9.1]")
    return found


def mine(match: Match) -> list[str]:
    """Pieces stand on playable hexes, at most three overseers of a colour. [FW F1.3]"""
    state = match.state
    content = board(match)
    found: list[str] = []
    overseers = [0] * len(SEATS)
    for at in range(HEXES):
        piece = state[MINE + at]
        if piece == 0:
            continue
        colour = piece - 1 if is_worker(piece) else piece - 5
        name = content.names["hex"][at]
        if state[GROUND + at] == 0:
            found.append(f"state.mine.{name}: this hex is not part of the mine [FW F1.7]")
        if colour >= content.colours:
            found.append(f"state.mine.{name}: nobody plays {SEATS[colour]}")
        if not is_worker(piece):
            overseers[colour] += 1
    found += [f"state.mine: {SEATS[k]} has more than 3 overseers [FW F1.3]" for k in range(4) if overseers[k] > 3]
    return found


def order(match: Match) -> list[str]:
    """Every colour stands in the player order once, when it has been drawn. [FW F2.4]"""
    colours = board(match).colours
    placed = [int(match.state[ORDER + spot]) for spot in range(len(SEATS))]
    drawn = [seat for seat in placed if seat]
    if len(set(drawn)) != len(drawn) or placed[: len(drawn)] != drawn or any(seat > colours for seat in drawn):
        return ["state.order: each player stands in it once [FW F2.4]"]
    return []


def adventurers(match: Match, seat: int) -> list[str]:
    """Levels 1 to 4; on a quest only with a weapon, and only on one's own. [FW F6.3] [FW F6.4]"""
    state = match.state
    content = board(match)
    found: list[str] = []
    count = state[HEADS + seat]
    if count > ADVENTURERS:
        return [f"state.adventurers.{SEATS[seat]}: at most {ADVENTURERS} [FW H1]"]
    titles: list[int] = []
    for which in range(ADVENTURERS):
        at = adventurer(seat, which)
        path = f"_{SEATS[seat]}.a{which + 1}"
        level, weapon, slot = state[LEVEL + at], state[WEAPON + at], state[ON_QUEST + at] - 1
        if (level > 0) != (which < count) or level > 4:
            found.append(f"state.level{path}: levels are 1 to 4 for as many as there are [FW F6.4]")
        if (weapon > 0) != (slot >= 0):
            found.append(f"state.weapon{path}: on a quest with a weapon, in the pool without [FW F6.3]")
        elif weapon and content.design_level[weapon - 1] > level:
            found.append(f"state.weapon{path}: the level is too low for it [FW F6.4]")
        if slot >= 0 and state[QUEST + quest(seat, slot)] == 0:
            found.append(f"state.on_quest{path}: there is no such quest [FW F6.9]")
        if state[TITLE_OF + at]:
            titles.append(int(state[TITLE_OF + at]))
            if level != 4 or not content.epic:
                found.append(f"state.title{path}: only champions of the epic game have titles [FW F10.6]")
    if len(set(titles)) != len(titles):
        found.append(f"state.title_{SEATS[seat]}: each title once [FW F10.6]")
    return found


def quests(match: Match, seat: int) -> list[str]:
    """Active quests lie on the mat and their tracker on one of their steps. [FW F7.1]"""
    state = match.state
    content = board(match)
    found: list[str] = []
    for slot in range(QUESTS_EACH):
        at = quest(seat, slot)
        card = state[QUEST + at] - 1
        path = f"_{SEATS[seat]}.q{slot + 1}"
        if card < 0:
            if state[STEP + at]:
                found.append(f"state.step{path}: there is no quest")
        elif not FIRST_QUEST <= card < FIRST_WEALTH or zone(state, card) != ACTIVE + seat:
            found.append(f"state.quest{path}: the card is not an active quest of this player")
        elif not 1 <= state[STEP + at] <= content.quest_steps[card - FIRST_QUEST]:
            found.append(f"state.step{path}: the tracker is on none of the steps [FW F6.1]")
    return found


def cards(match: Match) -> list[str]:
    """The offer and the face-up cards are where their zones say, and nowhere twice."""
    state = match.state
    names = match.content.names["card"]
    found: list[str] = []
    rows = [int(state[OFFERED + slot]) - 1 for slot in range(OFFER)]
    found += row_problems(match, "offered", [card for card in rows if card >= 0], IN_OFFER)
    shown = [int(state[SHOWN + k]) - 1 for k in range(SHOWN_CARDS)]
    found += row_problems(match, "shown", [card for card in shown if card >= 0], FACE_UP)
    listed = [state[QUEST + k] - 1 for k in range(len(SEATS) * QUESTS_EACH)]
    lost = [card for card in range(FIRST_QUEST, FIRST_WEALTH) if is_active(state, card) and card not in listed]
    found += [f"cards.{ZONES[zone(state, card)].name}: {names[card]} has no tracker" for card in lost]
    for seat in range(len(SEATS)):
        for which in range(WEALTH_CARDS):
            if state[KEPT + seat] & bit(which) and zone(state, FIRST_WEALTH + which) != WEALTH_HAND + seat:
                found.append(f"state.kept.{SEATS[seat]}: only cards that were dealt are kept [FW F2.13]")
    return found


def is_active(state: vec[i64], card: i64) -> bool:
    return ACTIVE <= zone(state, card) < ACTIVE + 4


def row_problems(match: Match, row: str, listed: list[int], where: i64) -> list[str]:
    state = match.state
    names = match.content.names["card"]
    found = [
        f"state.{row}: {names[card]} is not in {ZONES[where].name}" for card in listed if zone(state, card) != where
    ]
    if len(set(listed)) != len(listed):
        found.append(f"state.{row}: a card lies there twice")
    first, last = ZONES[where].first, ZONES[where].last
    here = [card for card in range(first, last) if zone(state, card) == where and card not in listed]
    found += [f"cards.{ZONES[where].name}: {names[card]} is not in state.{row}" for card in here]
    return found

"""What must be true of every table, each breach named by its path in a position; a sound table costs no words."""

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.forge_war.regions import ZONES
from clockwood.games.forge_war.rules.rounds import STAGES, rounds_of_stage
from clockwood.games.forge_war.state import (
    ACTIVE,
    CARDS,
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
    QUEST_CELLS,
    ROUND,
    SEAT_CELLS,
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
from clockwood.games.forge_war.words import ADVENTURERS, HEXES, OFFER, QUESTS_EACH, SEATS, WEALTH_CARDS
from clockwood.kernel.bits import bit
from clockwood.kernel.match import Match
from clockwood.kernel.piles import count_in


def problems(match: Match) -> list[str]:
    """Return every breach; an empty list is a sound table."""
    found = cells(match)
    if found:
        return found
    found = [*mine(match), *order(match), *cards(match)]
    for seat in range(SEAT_CELLS):
        found += adventurers(match, seat)
        found += quests(match, seat)
    return found


def cells(match: Match) -> list[str]:
    """Cells hold what their kind allows; only prestige may be below zero. [FW B11]"""
    state = match.state
    found: list[str] = []
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
    overseers = vec[i64]([0, 0, 0, 0])
    for at in range(HEXES):
        piece = state[MINE + at]
        if piece == 0:
            continue
        colour = piece - 1 if is_worker(piece) else piece - 5
        if state[GROUND + at] == 0:
            found.append(f"state.mine.{content.names['hex'][at]}: this hex is not part of the mine [FW F1.7]")
        if colour >= content.colours:
            found.append(f"state.mine.{content.names['hex'][at]}: nobody plays {SEATS[colour]}")
        if not is_worker(piece):
            overseers[colour] += 1
    found += [f"state.mine: {SEATS[k]} has more than 3 overseers [FW F1.3]" for k in range(4) if overseers[k] > 3]
    return found


def order(match: Match) -> list[str]:
    """Every colour stands in the player order once, when it has been drawn. [FW F2.4]"""
    state = match.state
    placed: i64 = 0
    for spot in range(SEAT_CELLS):
        seat = state[ORDER + spot]
        if seat == 0:
            continue
        if seat > board(match).colours or placed >> seat & 1 or (spot > 0 and state[ORDER + spot - 1] == 0):
            return ["state.order: each player stands in it once [FW F2.4]"]
        placed |= bit(seat)
    return []


def adventurers(match: Match, seat: i64) -> list[str]:
    """Levels 1 to 4; on a quest only with a weapon, and only on one's own. [FW F6.3] [FW F6.4]"""
    state = match.state
    content = board(match)
    found: list[str] = []
    count = state[HEADS + seat]
    if count > ADVENTURERS:
        return [f"state.adventurers.{SEATS[seat]}: at most {ADVENTURERS} [FW H1]"]
    titles: i64 = 0
    twice = False
    for which in range(ADVENTURERS):
        at = adventurer(seat, which)
        level, weapon, slot = state[LEVEL + at], state[WEAPON + at], state[ON_QUEST + at] - 1
        title = state[TITLE_OF + at]
        if (level > 0) != (which < count) or level > 4:
            found.append(f"state.level{path(seat, 'a', which)}: levels are 1 to 4 for as many as there are [FW F6.4]")
        if (weapon > 0) != (slot >= 0):
            found.append(
                f"state.weapon{path(seat, 'a', which)}: on a quest with a weapon, in the pool without [FW F6.3]"
            )
        elif weapon and content.design_level[weapon - 1] > level:
            found.append(f"state.weapon{path(seat, 'a', which)}: the level is too low for it [FW F6.4]")
        if slot >= 0 and state[QUEST + quest(seat, slot)] == 0:
            found.append(f"state.on_quest{path(seat, 'a', which)}: there is no such quest [FW F6.9]")
        if title:
            twice = twice or titles >> title & 1 == 1
            titles |= bit(title)
            if level != 4 or not content.epic:
                found.append(
                    f"state.title{path(seat, 'a', which)}: only champions of the epic game have titles [FW F10.6]"
                )
    if twice:
        found.append(f"state.title_{SEATS[seat]}: each title once [FW F10.6]")
    return found


def path(seat: i64, letter: str, which: i64) -> str:
    return f"_{SEATS[seat]}.{letter}{which + 1}"


def quests(match: Match, seat: i64) -> list[str]:
    """Active quests lie on the mat and their tracker on one of their steps. [FW F7.1]"""
    state = match.state
    content = board(match)
    found: list[str] = []
    for slot in range(QUESTS_EACH):
        at = quest(seat, slot)
        card = state[QUEST + at] - 1
        if card < 0:
            if state[STEP + at]:
                found.append(f"state.step{path(seat, 'q', slot)}: there is no quest")
        elif not FIRST_QUEST <= card < FIRST_WEALTH or zone(state, card) != ACTIVE + seat:
            found.append(f"state.quest{path(seat, 'q', slot)}: the card is not an active quest of this player")
        elif not 1 <= state[STEP + at] <= content.quest_steps[card - FIRST_QUEST]:
            found.append(f"state.step{path(seat, 'q', slot)}: the tracker is on none of the steps [FW F6.1]")
    return found


def cards(match: Match) -> list[str]:
    """The offer and the face-up cards are where their zones say, and nowhere twice."""
    state = match.state
    found = row_problems(match, "offered", OFFERED, OFFER, IN_OFFER)
    found += row_problems(match, "shown", SHOWN, SHOWN_CARDS, FACE_UP)
    for card in range(FIRST_QUEST, FIRST_WEALTH):
        where = zone(state, card)
        if ACTIVE <= where < ACTIVE + SEAT_CELLS and not is_listed(state, QUEST, QUEST_CELLS, card):
            found.append(f"cards.{ZONES[where].name}: {match.content.names['card'][card]} has no tracker")
    for seat in range(SEAT_CELLS):
        for which in range(WEALTH_CARDS):
            if state[KEPT + seat] >> which & 1 and zone(state, FIRST_WEALTH + which) != WEALTH_HAND + seat:
                found.append(f"state.kept.{SEATS[seat]}: only cards that were dealt are kept [FW F2.13]")
    return found


def is_listed(state: vec[i64], row: i64, size: i64, card: i64) -> bool:
    for k in range(size):
        if state[row + k] == card + 1:
            return True
    return False


def row_problems(match: Match, row: str, start: i64, size: i64, where: i64) -> list[str]:
    """A row and its zone hold the same cards: those of the row are in the zone, once each, and are all of it."""
    state = match.state
    names = match.content.names["card"]
    found: list[str] = []
    listed: i64 = 0
    twice = False
    for k in range(size):
        card = state[start + k] - 1
        if card < 0:
            continue
        listed += 1
        twice = twice or is_listed(state, start, k, card)
        if zone(state, card) != where:
            found.append(f"state.{row}: {names[card]} is not in {ZONES[where].name}")
    if twice:
        found.append(f"state.{row}: a card lies there twice")
    first, last = i64(ZONES[where].first), i64(ZONES[where].last)
    if found or count_in(state, CARDS + first, CARDS + last, where) != listed:
        here = [k for k in range(first, last) if zone(state, k) == where and not is_listed(state, start, size, k)]
        found += [f"cards.{ZONES[where].name}: {names[card]} is not in state.{row}" for card in here]
    return found

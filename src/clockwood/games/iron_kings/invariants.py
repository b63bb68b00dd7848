"""What must be true of every table, each breach named by its path in a position."""

from mypy_extensions import i64

from clockwood.games.iron_kings.rules.equipment import WORK, slots_used, steam_most
from clockwood.games.iron_kings.state import (
    BIG,
    BIG_RESTED,
    BOARD,
    BUILT,
    DAMAGE,
    FACING,
    FIRST,
    FIRST_TREASURE,
    FIRST_UPGRADE,
    FOREIGN,
    HITS,
    HULL,
    KING,
    POINTER,
    RESTED,
    ROUND,
    SECTION,
    SITE,
    SMALL,
    STEAM,
    TABLE,
    TERRAIN,
    TORSO_SECTION,
    TRACK,
    TRACK_ZONE,
    WILD,
    WORKER_ON,
    ZONES,
    board,
    zone,
)
from clockwood.games.iron_kings.terms import (
    ALL_CARDS,
    ALL_SECTIONS,
    ALL_SPACES,
    ARMS,
    DIE_SPACES,
    SEATS,
    SLOTS,
    SPACES,
    UPGRADED,
)
from clockwood.games.iron_kings.traits import HULL_SHIELDS
from clockwood.kernel.layout import CARDS as CARD_REGION
from clockwood.kernel.match import Match


def problems(match: Match) -> list[str]:
    """Return every breach; an empty list is a sound table."""
    found = cells(match) or counts(match)
    if found:
        return found
    found = [*lands(match), *treasures(match)]
    for seat in range(board(match).players):
        found += kings(match, seat) + workers(match, seat) + track(match, seat) + sections(match, seat)
    return found


def cells(match: Match) -> list[str]:
    """Cells hold what their kind allows, nothing is below zero, and nobody has anything who does not play."""
    content = board(match)
    state = match.state
    found: list[str] = []
    for region in TABLE.regions:
        if region.form == CARD_REGION:
            continue
        held = state[region.start : region.start + region.size]
        low, high = min(held), max(held)
        if low < 0:
            found.append(f"state.{region.name}: {low} is below zero")
        if region.value and high > len(content.names[region.value]):
            found.append(f"state.{region.name}: there is no such {region.value}")
        if region.name.rpartition("_")[2] in SEATS[content.players :] and high:
            found.append(f"state.{region.name}: nobody plays this colour [IK K1.1]")
    return found


def counts(match: Match) -> list[str]:
    """The round, the pointer, one damage token a space."""
    content = board(match)
    state = match.state
    found: list[str] = []
    if not 1 <= state[ROUND] <= content.round_limit:
        found.append("state.round: there is no such round [IK U1]")
    if state[FIRST] == 0 and state[KING]:
        found.append("state.first: somebody is the first player [IK K1.1]")
    if state[POINTER] > SLOTS:
        found.append(f"state.pointer: it stands on 0 to {SLOTS} [IK K4.1]")
    found += [
        f"state.damage_{SEATS[seat]}.{SPACES[which]}: one token at most [IK K6.5]"
        for seat in range(content.players)
        for which in range(DIE_SPACES)
        if state[DAMAGE + seat * DIE_SPACES + which] > 1
    ]
    return found


def lands(match: Match) -> list[str]:
    """Kings and Holdfasts have hexes of their own; workers stand beside neither. [IK K1.2] [IK K2.6]"""
    content = board(match)
    state = match.state
    found: list[str] = []
    for row, name in ((SITE, "site"), (KING, "king")):
        there = [int(state[row + seat]) for seat in range(content.players) if state[row + seat]]
        if len(set(there)) != len(there):
            found.append(f"state.{name}: two of them are in one hex [IK K6.1]")
    for where, name in enumerate(content.names["hex"]):
        if state[TERRAIN + where] == 0:
            found.append(f"state.terrain.{name}: every hex has its terrain [IK K1.6]")
        if state[WORKER_ON + where]:
            if state[WORKER_ON + where] > content.players:
                found.append(f"state.worker_on.{name}: nobody plays this colour [IK K1.1]")
            if any(state[row + seat] == where + 1 for row in (SITE, KING) for seat in range(content.players)):
                found.append(f"state.worker_on.{name}: no worker stands with a king or a Holdfast [IK K2.6]")
    return found


def kings(match: Match, seat: i64) -> list[str]:
    """A king has a facing and a Holdfast, is on no rival's, and its gauge is not overfull. [IK K1.2] [IK K3.3]"""
    content = board(match)
    state = match.state
    name = SEATS[seat]
    found: list[str] = []
    if len({state[row + seat] > 0 for row in (SITE, KING, FACING)}) != 1:
        found.append(f"state.king.{name}: a king has a hex, a facing and a Holdfast [IK K1.2]")
    if any(state[KING + seat] and state[KING + seat] == state[SITE + k] for k in range(content.players) if k != seat):
        found.append(f"state.king.{name}: it stands on a rival's Holdfast [IK K4.4]")
    if state[STEAM + seat] > steam_most(match, seat):
        found.append(f"state.steam.{name}: the gauge holds {steam_most(match, seat)} [IK K3.3]")
    return found


def workers(match: Match, seat: i64) -> list[str]:
    """Small workers are as many as at the start, wherever they are; the Big Worker is one. [IK K1.5]"""
    content = board(match)
    state = match.state
    name = SEATS[seat]
    found: list[str] = []
    small = state[RESTED + seat] + state[WILD + seat]
    for where in range(content.hexes):
        if state[WORKER_ON + where] == seat + 1:
            small += 1
    big = state[BIG_RESTED + seat]
    for player in range(content.players):
        for which in range(ALL_SPACES):
            worker = state[BOARD + player * ALL_SPACES + which]
            if worker == FOREIGN + seat or (worker == SMALL and player == seat):
                small += 1
            if worker == BIG and player == seat:
                big += 1
            if worker and which < DIE_SPACES and state[DAMAGE + player * DIE_SPACES + which] and player == seat:
                found.append(f"state.board_{name}.{SPACES[which]}: the space is damaged [IK K2.7]")
    if small != content.small_workers:
        found.append(f"state.rested.{name}: {small} small workers; there are {content.small_workers} [IK K1.5]")
    if big != 1:
        found.append(f"state.big_rested.{name}: {big} Big Workers; there is one [IK K1.5]")
    return found


def track(match: Match, seat: i64) -> list[str]:
    """The track has no gaps and holds the cards of its zone. [IK U11]"""
    state = match.state
    name = SEATS[seat]
    listed = [int(state[TRACK + seat * SLOTS + slot]) - 1 for slot in range(SLOTS)]
    held = [card for card in listed if card >= 0]
    found: list[str] = []
    if listed[: len(held)] != held or len(set(held)) != len(held):
        found.append(f"state.track_{name}: cards lie side by side from the left [IK U11]")
    there = {card for card in range(ALL_CARDS) if zone(state, card) == TRACK_ZONE + seat}
    if there != set(held):
        found.append(f"state.track_{name}: it does not agree with cards.track.{name}")
    return found


def sections(match: Match, seat: i64) -> list[str]:
    """Upgrades lie on their own sections. [IK K7.3]"""
    content = board(match)
    state = match.state
    name = SEATS[seat]
    found: list[str] = []
    built: set[int] = set()
    for section in range(ALL_SECTIONS):
        card = int(state[SECTION + seat * ALL_SECTIONS + section]) - 1
        if card < 0:
            continue
        built.add(card)
        upgrade = card - int(FIRST_UPGRADE)
        fitting = UPGRADED[min(section, 3)]
        if not 0 <= upgrade < content.upgrades or UPGRADED[content.section[upgrade]] != fitting:
            found.append(f"state.section_{name}: {content.names['card'][card]} does not fit there [IK K7.3]")
    there = {card for card in range(ALL_CARDS) if zone(state, card) == BUILT + seat}
    if there != built:
        found.append(f"state.section_{name}: it does not agree with cards.built.{name}")
    torso = int(state[SECTION + seat * ALL_SECTIONS + TORSO_SECTION]) - 1 - int(FIRST_UPGRADE)
    shields = int(content.work[torso * int(WORK) + int(HULL_SHIELDS)]) if 0 <= torso < content.upgrades else 0
    if state[HULL + seat] > shields:
        found.append(f"state.hull.{name}: there are {shields} shield spaces [IK K6.4]")
    return found


def treasures(match: Match) -> list[str]:
    """Arms hold two treasures, shields as many tokens as they have spaces; cards are in zones of their own."""
    content = board(match)
    state = match.state
    found: list[str] = []
    found += [
        f"cards.king.{SEATS[seat]}: there are {ARMS} slots [IK K7.1]"
        for seat in range(content.players)
        if slots_used(match, seat) > ARMS
    ]
    for card in range(content.treasures):
        if state[HITS + card] > content.shields[card]:
            name = content.names["card"][FIRST_TREASURE + card]
            found.append(f"state.shield_damage.{name}: there are {content.shields[card]} shield spaces [IK K6.4]")
    for card in range(ALL_CARDS):
        where = ZONES[zone(state, card)]
        owner = where.name.rpartition(".")[2]
        if owner in SEATS[content.players :] and owner != SEATS[card // 21 if card < FIRST_TREASURE else 0]:
            found.append(f"cards.{where.name}: nobody plays this colour [IK K1.1]")
    return found

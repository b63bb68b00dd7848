"""Turns of bots in positions of random games: played by the game, worked out by the second writing, and compared."""

from random import Random

from clockwood.games.root.content import root_content
from clockwood.games.root.game import GAME
from clockwood.games.root.rules.turn import Phase
from clockwood.games.root.words import BIRDSONG, DAYLIGHT, EVENING
from clockwood.kernel.game import new_match
from clockwood.kernel.match import Match
from clockwood.kernel.options import Value
from clockwood.kernel.rng import seeded
from games.root.model.alliance import AllianceTurn
from games.root.model.board import Board, region
from games.root.model.comparing import TRADED, only_different, play
from games.root.model.corvids import CorvidsTurn
from games.root.model.duchy import DuchyTurn
from games.root.model.eyrie import EyrieTurn
from games.root.model.fighting import Answers
from games.root.model.lizards import LizardsTurn
from games.root.model.marquise import MarquiseTurn
from games.root.model.riverfolk import RiverfolkTurn
from games.root.model.scenes import BOTS, MOST_SEATS, Halt, bot_of, content_of, mixed_options
from games.root.model.turning import BotTurn
from games.root.model.vagabot import VagabotTurn

MODELS: dict[str, type[BotTurn]] = {
    "marquise": MarquiseTurn,
    "eyrie": EyrieTurn,
    "alliance": AllianceTurn,
    "vagabond": VagabotTurn,
    "lizards": LizardsTurn,
    "riverfolk": RiverfolkTurn,
    "duchy": DuchyTurn,
    "corvids": CorvidsTurn,
}
APART = {"riverfolk"}
"""They play turns of their own only: services to bots are not written twice."""
SERVICES = ("services_bought", "mercenaries_bought", "hired_by", "riverboats")
CO_OP = 0.2
EVERY = 7
"""Every so many decisions of a random game, each bot plays a turn aside."""
COMPARED = (
    "pieces",
    "supply",
    "coffin",
    "vp",
    "officers",
    "acolytes",
    "conspiracy",
    "burrow",
    "swayed",
    "item_supply",
    "crafted_items",
    "ruin",
    "blocked",
    "ferry",
    "pawn",
    "market",
    *TRADED,
)


def table_for(seat: str, random: Random) -> dict[str, Value]:
    """Return a table of any mix at which this faction is a bot."""
    options = mixed_options(random, fewest=2, bots=0.3)
    for absent in APART - {seat}:
        options[absent] = 0
        options.pop(f"seat.{absent}", None)
    options[seat] = 1
    options[f"seat.{seat}"] = bot_of(random, seat)
    others = [name for name in BOTS if options[name] and name not in (seat, "vagabond")]
    while sum(bool(options[name]) for name in BOTS) > MOST_SEATS:
        dropped = others.pop()
        options[dropped] = 0
        options.pop(f"seat.{dropped}", None)
    if sum(bool(options[name]) for name in BOTS) < 2:
        options["eyrie" if seat != "eyrie" else "marquise"] = 1
    if seat == "vagabond":
        options.pop("seat.vagabond2", None)
    seated = [name for name in BOTS if options[name]]
    if len(seated) == MOST_SEATS and all(f"seat.{name}" in options for name in seated):
        del options[f"seat.{next(name for name in seated if name != seat)}"]
    people = any(options.get(name) and f"seat.{name}" not in options for name in BOTS)
    options["co-op"] = int(people and random.random() < CO_OP)
    return options


def compare_turns(seat: str, random: Random) -> int:
    """Play one random game; let the bot play turns aside all along; return how many were compared."""
    content = content_of(table_for(seat, random))
    match = new_match(GAME, content, seeded(random.randrange(2**31)))
    number = content.factions().index(seat)
    compared = 0
    for count in range(3000):
        if match.over or match.question is None:
            break
        if count % EVERY == 0 and is_quiet(match, number):
            compared += compare_turn(match, seat, random)
        options = list(match.question.options)
        match.answer(random.choice(options))
    return compared


def is_quiet(match: Match, seat: int) -> bool:
    """Return whether nothing is half done: no battle, no set-up, and it is not the bot's own turn."""
    state = match.state
    active, phase = int(state[region("active").start]) - 1, int(state[region("phase").start])
    return state[region("battle").start] == 0 and phase > 1 and active >= 0 and active != seat


def compare_turn(before: Match, seat: str, random: Random) -> int:
    """Let the bot's turn begin now, in a copy, and compare what it leads to; 0 where it cannot be compared."""
    content = root_content(before.content)
    match = Match(GAME, content, before.copy().state, seeded(random.randrange(2**31)))
    number = content.factions().index(seat)
    start = Board(before)
    if (
        any(start.has_crafted(other, "murine-broker") for other in start.seats)
        or len(start.cards.get("deck", set())) < 12
    ):
        return 0
    match.outside_chance = True
    match.state[region("active").start] = number + 1
    for name in ("actions", "used", "ferried", "opening", "reshuffled", "lizards_revenge", *SERVICES):
        match.state[region(name).start] = 0
    match.stack = [Halt(), *(Phase(number, phase) for phase in (EVENING, DAYLIGHT, BIRDSONG))]
    match.begin()
    asked = play(match, content.factions(), random)
    if match.over:
        return 0
    answers = Answers(asked)
    said = [(who, step, chosen) for who, step, _, chosen in asked]
    told = f"{content.options.get(f'seat.{seat}')}: {said}"
    start.active = seat
    start.bought, start.hirers = 0, set()
    turn = MODELS[seat](start, seat, answers)
    try:
        turn.play()
    except AssertionError as error:
        raise AssertionError(f"{error}; {told}") from error
    assert not answers.left, f"asked beyond the Law: {answers.left[0][:2]}; {told}"
    wrong = differences(start, Board(match))
    assert not wrong, f"{wrong}; {told}"
    return 1


def differences(worked_out: Board, played: Board) -> list[str]:
    found = []
    for what in COMPARED:
        mine, theirs = getattr(worked_out, what), getattr(played, what)
        if mine != theirs:
            found.append(f"{what}: {only_different(mine, theirs)}")
    for seat in worked_out.items:
        sides = [board.items[seat] for board in (worked_out, played)]
        if seat in worked_out.bots:
            sides = [{facing: {"all": sum(held.values())} for facing, held in side.items()} for side in sides]
        if sides[0] != sides[1]:
            found.append(f"items of {seat}: {only_different(*sides)}")
    if "lizards" in worked_out.bots and worked_out.souls != played.souls:
        found.append(f"Lost Souls: {only_different(worked_out.souls, played.souls)}")
    cards = [{zone: held for zone, held in board.cards.items() if held} for board in (worked_out, played)]
    if cards[0] != cards[1]:
        found.append(f"cards: {only_different(*cards)}")
    return found

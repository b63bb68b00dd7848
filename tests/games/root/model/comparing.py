"""Random battles and rules of clearings: played by the game, worked out by the second writing, and compared."""

from random import Random

from clockwood.games.root.content import RootContent
from clockwood.games.root.game import GAME
from clockwood.games.root.rules import ruling as engine
from clockwood.kernel.match import Match
from games.root.model.board import Board
from games.root.model.fighting import CHANCE, Answers, Fight
from games.root.model.ruling import ruler
from games.root.model.scenes import Halt, Scene, chance_from, content_of, mixed_options

CROWDED = 5
MOST_QUESTIONS = 200
ANY_ANSWER = {"Roll", "RevealOrder", "GainSupporters", "Draw", "VagabotQuest"}
"""Steps that ask for dice or cards of a deck: what they offer is not compared."""
TRADED = ("payments", "funds", "posts_left", "hirers", "plots", "face_up")
"""The Riverfolk's and the Corvids' belongings beside pieces."""
Asked = tuple[str, str, frozenset[str], str]


def tables(seed: int, count: int) -> list[RootContent]:
    """Return tables of all mixes of factions, people and bots."""
    random = chance_from(seed)
    return [content_of(mixed_options(random)) for _ in range(count)]


def compare_ruling(content: RootContent, random: Random) -> int:
    """Compare who rules each clearing of a random position; return how many were compared."""
    scene = Scene(content, random).fill(random.randint(1, 12))
    board = Board(scene.match)
    for clearing in board.suit:
        expected = ruler(board, clearing)
        found = int(engine.ruler(scene.match, clearing - 1))
        name = None if found < 0 else scene.seats[found]
        assert name == expected, f"c{clearing} is ruled by {name}, not {expected}: {counts(board, clearing)}"
    return len(board.suit)


def compare_battles(content: RootContent, random: Random) -> int:
    """Play battles of every pair in a random clearing and work them out again; return how many there were."""
    scene = Scene(content, random).fill(CROWDED)
    before = Board(scene.match)
    pairs = [
        (attacker, defender)
        for attacker in scene.seats
        for defender in scene.seats
        if attacker != defender
        and (before.warriors(attacker, CROWDED) or before.has_pawn(attacker, CROWDED))
        and before.faction_pieces(defender, CROWDED)
    ]
    for attacker, defender in pairs:
        compare_battle(scene, attacker, defender, random)
    return len(pairs)


def compare_battle(scene: Scene, attacker: str, defender: str, random: Random) -> None:
    scene.hire_for_a_turn(attacker)
    board = Board(scene.match)
    board.active = attacker
    told = (attacker, "attacks", defender, counts(board, CROWDED), board.traits)
    match = scene.battle(attacker, defender, CROWDED)
    asked = play(match, scene.seats, random)
    answers = Answers(asked)
    fight = Fight(board, attacker, defender, CROWDED, answers)
    try:
        fight.fight()
    except AssertionError as error:
        raise AssertionError(f"{error}; {told}; {asked}") from error
    assert not answers.left, f"asked beyond the Law: {answers.left}; {told}; {asked}"
    wrong = differences(board, fight, Board(match))
    assert not wrong, f"{wrong}; {told}; {asked}"


def play(match: Match, seats: list[str], random: Random) -> list[Asked]:
    """Answer at random until the battle is over; return what was asked."""
    asked: list[Asked] = []
    for _ in range(MOST_QUESTIONS):
        question = match.question
        if match.over or question is None or isinstance(question.step, Halt):
            return asked
        options = [int(option) for option in question.options]
        chosen = random.choice(options)
        step = type(question.step).__name__
        named = [chosen] if step in ANY_ANSWER else options
        names = {option: GAME.vocabulary.notation(match.content, option) for option in named}
        seat = CHANCE if question.seat < 0 else seats[question.seat]
        asked.append((seat, step, frozenset(names.values()), names[chosen]))
        match.answer(chosen)
    raise AssertionError(f"the battle does not end: {asked[-5:]}")


def differences(worked_out: Board, fight: Fight, played: Board) -> list[str]:
    """Return where the battle that was played ends otherwise than the one worked out."""
    found = []
    for what in ("pieces", "supply", "coffin", "vp", "officers", "acolytes", "burrow", "swayed", *TRADED):
        mine, theirs = getattr(worked_out, what), getattr(played, what)
        if mine != theirs:
            found.append(f"{what}: {only_different(mine, theirs)}")
    cards = {zone: held for zone, held in worked_out.cards.items() if held}
    if cards != {zone: held for zone, held in played.cards.items() if held}:
        found.append(f"cards: {only_different(cards, played.cards)}")
    for seat in worked_out.items:
        found += wanderer_differs(worked_out, fight, played, seat)
    return found


def wanderer_differs(worked_out: Board, fight: Fight, played: Board, vagabond: str) -> list[str]:
    """Compare items, of a Vagabot by number alone; and who turned hostile to a person."""
    mine, theirs = worked_out.items[vagabond], played.items[vagabond]
    if vagabond in worked_out.bots:
        sums = [{facing: sum(held.values()) for facing, held in side.items()} for side in (mine, theirs)]
        return [f"items of {vagabond}: {sums}"] if sums[0] != sums[1] else []
    found = [f"items of {vagabond}: {only_different(mine, theirs)}"] if mine != theirs else []
    if vagabond in (fight.attacker, fight.defender):
        for number, seat in enumerate(worked_out.seats):
            hostile = fight.losing.relation_to(vagabond, seat) == "hostile"
            if hostile != (played.row(f"{vagabond}_relation")[number] == 1):
                found.append(f"{seat} is {'not ' * (not hostile)}hostile to {vagabond}")
    return found


def only_different(mine: object, theirs: object) -> object:
    if isinstance(mine, dict) and isinstance(theirs, dict):
        keys = [*mine, *(key for key in theirs if key not in mine)]
        return {key: only_different(mine.get(key), theirs.get(key)) for key in keys if mine.get(key) != theirs.get(key)}
    if isinstance(mine, set) and isinstance(theirs, set):
        return f"worked out {sorted(mine - theirs)}, played {sorted(theirs - mine)}"
    return f"worked out {mine}, played {theirs}"


def counts(board: Board, clearing: int) -> dict[str, int]:
    found = {piece: held[clearing] for piece, held in board.pieces.items() if held[clearing]}
    return found | {seat: 1 for seat in board.pawn if board.has_pawn(seat, clearing)}

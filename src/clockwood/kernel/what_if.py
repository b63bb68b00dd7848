"""What-if: an automaton's turn played on an edited copy, beside the same turn on the table as it is."""

import hashlib
from typing import Final, final

from mypy_extensions import i64

from clockwood.kernel.content import Content
from clockwood.kernel.errors import BadInput
from clockwood.kernel.events import Told
from clockwood.kernel.game import blind
from clockwood.kernel.layout import FRAME
from clockwood.kernel.match import Match
from clockwood.kernel.position.editing import edited
from clockwood.kernel.position.reader import cannot_go_on
from clockwood.kernel.question import CHANCE, Question
from clockwood.kernel.rng import Generator
from clockwood.kernel.trace import TURN_OVER


@final
class WhatIf:
    """Both turns, event by event: `plain` on the table as it is, `changed` with the edits, under the same chance."""

    def __init__(self, content: Content, edits: list[str], plain: list[Told], changed: list[Told]) -> None:
        self.content: Final = content
        self.edits: Final = edits
        self.plain: Final = plain
        self.changed: Final = changed


@final
class SharedChance:
    """The same chance for both turns: the third roll of a die shows the same in each, a card drawn is the same card.

    A question that only one of the turns asks does not change the answers to later ones.
    """

    def __init__(self, seed: int) -> None:
        self.seed: Final = seed
        self.asked: Final[dict[str, int]] = {}

    def answer(self, match: Match, question: Question) -> i64:
        vocabulary = match.game.vocabulary
        name = vocabulary.verb_of(question.options[0]).name
        nth = self.asked.get(name, 0)
        self.asked[name] = nth + 1
        best = b""
        found = question.options[0]
        for action in question.options:
            text = f"{self.seed} {nth} {vocabulary.notation(match.content, action)}"
            drawn = hashlib.sha256(text.encode()).digest()
            if drawn > best:
                best = drawn
                found = action
        return found


def automaton_seat(content: Content, named: str = "") -> int:
    """Return the seat of this name that an automaton plays; without a name, the first such seat."""
    seats = content.names["seat"]
    playing = [seat for seat in range(len(seats)) if content.automata >> seat & 1]
    if not playing:
        raise BadInput("", "no automaton plays at this table")
    found = [seat for seat in playing if named in ("", seats[seat])]
    if not found:
        raise BadInput(named, f"no automaton plays this seat; there are {', '.join(seats[seat] for seat in playing)}")
    return found[0]


def turn_now(match: Match, seat: int, rng: Generator, acting: str = "") -> Match:
    """Return what the seat knows of a running match, as if the turn of the automaton at `acting` began now."""
    automaton = automaton_seat(match.content, acting)
    if match.outcome is not None:
        raise BadInput("", "the match is over")
    if match.lanes:
        raise BadInput("", "seats are deciding at the same time; ask again when they have")
    for region in match.game.layout.regions:
        if region.form == FRAME and match.state[region.start]:
            raise BadInput("", f"a {region.name} is under way; ask again when it is over")
    copy = blind(match, seat, rng)
    copy.stack = match.content.automaton[automaton].next_turn(copy, automaton)
    copy.question = None
    return copy


def what_if(match: Match, edits: list[str], seed: int) -> WhatIf:
    """Play the turn that begins in `match` on two copies of it, as it is and as edited."""
    changed = edited(match, edits)
    return WhatIf(match.content, edits, turn_told(match.copy(), seed), turn_told(changed, seed))


def turn_told(match: Match, seed: int) -> list[Told]:
    """Return the events until the automaton's turn is over, or a person is asked; then the question comes last."""
    match.listening = True
    match.outside_chance = True
    chance = SharedChance(seed)
    try:
        match.begin()
        while not is_over(match.told):
            question = match.question
            if question is None or question.seat != CHANCE:
                break
            match.answer_unchecked(chance.answer(match, question))
    except Exception as error:
        raise cannot_go_on(error) from error
    told: list[Told] = []
    for each in match.told:
        told.append(each)
        if each.message == TURN_OVER:
            return told
    question = match.question
    if question is not None:
        told.append(match.game.prompt(match, question))
    return told


def is_over(told: list[Told]) -> bool:
    return any(each.message == TURN_OVER for each in told)

"""Tables against an automaton: chance is told, and its choices are read from their traces.

t = bot("IC20", stance="defensive").iron(auria=3).wood(m1=2)
t.do(Chase())
t.choice("bot-picks-chased").kept("bot-with-totem") == ["focus m1"]
"""

from typing import Self

from clockwood.games.ironwood.turns import cells as turns
from clockwood.kernel.match import Match
from clockwood.kernel.step import Step
from clockwood.kernel.trace import Trace
from games.ironwood.builder import BASE, INNER_MOUNTAINS, IRON, VISIONS, WOOD, Scene

Value = int | str


class Choice:
    """One trace in notation."""

    def __init__(self, match: Match, trace: Trace) -> None:
        self.match = match
        self.trace = trace

    def _names(self, actions: list[int]) -> list[str]:
        return [self.match.game.vocabulary.notation(self.match.content, action) for action in actions]

    @property
    def candidates(self) -> list[str]:
        return self._names(self.trace.candidates)

    @property
    def winner(self) -> str:
        return "" if self.trace.winner < 0 else self._names([self.trace.winner])[0]

    @property
    def tie(self) -> str:
        return self.trace.tie

    def kept(self, criterion: str) -> list[str]:
        """The candidates a criterion kept."""
        return self._names(next(line.kept for line in self.trace.sieve if line.message == criterion))

    def scores(self, criterion: str) -> dict[str, int]:
        line = next(line for line in self.trace.sieve if line.message == criterion)
        return dict(zip(self._names([c for c, _ in line.scores]), [score for _, score in line.scores], strict=True))

    @property
    def criteria(self) -> list[str]:
        return [line.message for line in self.trace.sieve]

    def decided(self) -> str:
        """The first criterion after which one was left."""
        return next((line.message for line in self.trace.sieve if len(line.kept) == 1), "")


class BotScene(Scene):
    """A table at which one side is played by the rules: the Ironclad, unless said otherwise."""

    def __init__(self, options: dict[str, Value], seat: str = IRON) -> None:
        super().__init__(options)
        self.bot = seat

    def holding(self, *cards: str) -> Self:
        """The automaton's hand, the first card on top."""
        for place, card in enumerate(cards, 1):
            self.put(f"hand.{self.bot}", card)
            self.zones[f"hand.{self.bot}"][-1] = f"{card} @{place}"
        self.put(f"aside.{self.bot}", *(card for card in BASE[self.bot] if card not in cards))
        return self

    def possible(self, *mountains: str) -> Self:
        """The Woodenbot's vision deck is of these mountains, the first on top; the others are discarded."""
        self.put("visions.deck", *(f"V-{mountain}" for mountain in mountains))
        if mountains:
            self.zones["visions.deck"] = [f"{card} @{k}" for k, card in enumerate(self.zones["visions.deck"], 1)]
        self.put("visions.discard", *(card for card in VISIONS if card not in self.placed))
        return self._row("possible_mountains", dict.fromkeys(mountains, 1))

    def spirits(self, markers: int) -> Self:
        self.cells["spirits"] = markers
        return self

    def known(self, *mountains: str) -> Self:
        self.put("visions.shown", *(f"V-{mountain}" for mountain in mountains))
        return self._row("known_mountains", dict.fromkeys(mountains, 1))

    def last_turn(self) -> Self:
        """It is the Ironbot's third turn of the round."""
        self.open().match.state[turns.TURN] = 5
        return self

    def do(self, *steps: Step) -> Self:
        """Run steps of the automaton before the person is asked again."""
        table = self.open()
        match = table.match
        match.outside_chance = True
        match.question = None
        for step in reversed(steps):
            match.push(step)
        match.begin()
        self.last = table._hear()
        return self

    def tell(self, *outcomes: str) -> Self:
        """Say what chance brings; what is told since the steps began adds up."""
        for outcome in outcomes:
            self.last = self.last + self.open().choose(outcome)
        return self

    def roll(self) -> Self:
        """Every die shows the lowest odd number, or the lowest even one where none is odd."""
        while "die low-odd" in self.options():
            before = len(self.last)
            self.tell("die low-odd")
            if "die-shows-nobody" in [told.message for told in self.last[before:]]:
                self.tell("die low-even")
        return self

    def choice(self, message: str, which: int = 0) -> Choice:
        found = [told for told in self.last if isinstance(told, Trace) and told.message == message]
        return Choice(self.open().match, found[which])

    @property
    def choices(self) -> list[str]:
        return [told.message for told in self.last if isinstance(told, Trace)]

    @property
    def bot_hand(self) -> list[str]:
        return self.zone(f"hand.{self.bot}")

    @property
    def messages(self) -> list[str]:
        """The messages of what happened, choices left out."""
        return [told.message for told in self.last if told.message != "wall" and not isinstance(told, Trace)]

    @property
    def marked(self) -> set[str]:
        """The mountains the Woodenbot may still discover at."""
        return set(self.row("possible_mountains"))


def bot(*cards: str, stance: str = "expansive", side: str = "alert", turn: int = 1, **options: Value) -> BotScene:
    """It is the person's turn, the Ironbot's hand is these cards from the top, its own turn comes next."""
    named: dict[str, Value] = {key.replace("__", ".").replace("_", "-"): value for key, value in options.items()}
    scene = BotScene(named | {"automaton": "ironbot"})
    scene.holding(*cards)
    scene.cells |= {"stance": f'"{stance}"', "procedure": f'"{side}"'}
    scene.turn(WOOD, turn)
    return scene


def woodenbot(
    *cards: str, side: str = "disruptive", possible: tuple[str, ...] = INNER_MOUNTAINS, turn: int = 1, **options: Value
) -> BotScene:
    """It is the person's turn, the Woodenbot's hand is these cards from the top, its own turn comes next."""
    named: dict[str, Value] = {key.replace("__", ".").replace("_", "-"): value for key, value in options.items()}
    scene = BotScene(named | {"automaton": "woodenbot"}, WOOD)
    scene.holding(*cards)
    scene.possible(*possible)
    scene.cells["aid"] = f'"{side}"'
    scene.turn(IRON, turn)
    return scene


def bot_turn(scene: BotScene, *outcomes: str) -> BotScene:
    """The person draws a card instead of playing, and the automaton takes its turn as far as chance is told."""
    scene.open().match.outside_chance = True
    scene.choose("pass")
    question = scene.question
    scene.tell(scene.open().notation(int(question.options[0])), *outcomes)
    return scene

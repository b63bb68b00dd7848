"""The effects of all cards as flat tables of nodes, for the rules to walk without objects."""

from typing import Final

from clockwood.games.ironwood.grammar import effects as e
from clockwood.games.ironwood.grammar.effects import Act, Effect, Rule

NO_NODE: Final = -1


class Program:
    """Node tables, and for every card where its parts begin. The kids of a node have consecutive numbers.

    `cards` counts all cards; those beyond the effects have none.
    """

    def __init__(self, effects: list[Effect], cards: int) -> None:
        self.op: Final[list[int]] = []
        self.n: Final[list[int]] = []
        self.a: Final[list[int]] = []
        self.b: Final[list[int]] = []
        self.c: Final[list[int]] = []
        self.kid_first: Final[list[int]] = []
        self.kid_count: Final[list[int]] = []
        self.card_of_node: Final[list[int]] = []
        self.ongoing: Final = [0] * cards
        self.line_first: Final = [0] * cards
        self.line_count: Final = [0] * cards
        self.combat_first: Final = [0] * cards
        self.combat_count: Final = [0] * cards
        self.burned_node: Final = [NO_NODE] * cards
        self.exhausted_node: Final = [NO_NODE] * cards
        self.preparation_node: Final = [NO_NODE] * cards
        self.rule_first: Final = [0] * cards
        self.rule_count: Final = [0] * cards
        self.rule_kind: Final[list[int]] = []
        self.rule_n: Final[list[int]] = []
        self.rule_while: Final[list[int]] = []
        self.when_first: Final = [0] * cards
        self.when_count: Final = [0] * cards
        self.when_event: Final[list[int]] = []
        self.when_node: Final[list[int]] = []
        for card, effect in enumerate(effects):
            self.add(card, effect)

    def add(self, card: int, effect: Effect) -> None:
        self.ongoing[card] = effect.ongoing
        self.line_first[card] = self.block(card, effect.lines)
        self.line_count[card] = len(effect.lines)
        self.combat_first[card] = self.block(card, effect.each_combat)
        self.combat_count[card] = len(effect.each_combat)
        self.burned_node[card] = self.maybe_node(card, effect.when_burned)
        self.exhausted_node[card] = self.maybe_node(card, effect.when_exhausted)
        self.preparation_node[card] = self.maybe_node(card, effect.each_preparation)
        self.rule_first[card] = len(self.rule_kind)
        self.rule_count[card] = len(effect.this_round) + len(effect.in_play)
        self.add_rules(effect.this_round, e.THIS_ROUND)
        self.add_rules(effect.in_play, e.IN_PLAY)
        self.when_first[card] = len(self.when_event)
        self.when_count[card] = len(effect.whenever)
        for event, act in effect.whenever:
            self.when_event.append(event)
            self.when_node.append(self.block(card, [act]))

    def add_rules(self, rules: list[Rule], lasts: int) -> None:
        for rule in rules:
            self.rule_kind.append(rule.kind)
            self.rule_n.append(rule.n)
            self.rule_while.append(lasts)

    def maybe_node(self, card: int, act: Act | None) -> int:
        return NO_NODE if act is None else self.block(card, [act])

    def block(self, card: int, acts: list[Act]) -> int:
        """Add acts side by side and what is inside them, level by level; return the first node."""
        first = len(self.op)
        waiting = list(acts)
        for act in acts:
            self.node(card, act)
        for done, act in enumerate(waiting):
            self.kid_first[first + done] = len(self.op)
            self.kid_count[first + done] = len(act.kids)
            for kid in act.kids:
                self.node(card, kid)
                waiting.append(kid)
        return first

    def node(self, card: int, act: Act) -> None:
        self.op.append(act.op)
        self.n.append(act.n)
        self.a.append(act.a)
        self.b.append(act.b)
        self.c.append(act.c)
        self.kid_first.append(0)
        self.kid_count.append(0)
        self.card_of_node.append(card)

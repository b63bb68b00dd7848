"""Cards and their effects as the rules read them: flat tables, made once."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.ironwood.cards.printed import PrintedCards
from clockwood.games.ironwood.cards.program import Program
from clockwood.games.ironwood.grammar.effects import COST_BUILD, COST_RECRUIT, DISCOVER
from clockwood.games.ironwood.visions.printed import PrintedVisions
from clockwood.games.ironwood.words import CARDS_EACH, LIST, SEATS
from clockwood.kernel.content import table


@final
class CardTables:
    """Combat values, solo icons and words of every card. A vision has no combat values, no icons and no effect."""

    def __init__(self, cards: PrintedCards, visions: PrintedVisions) -> None:
        none = [0] * len(visions.ids)
        self.damage: Final = table(cards.damage + none)
        self.defense: Final = table(cards.defense + none)
        self.dominance: Final = table(cards.dominance + none)
        self.solo_left: Final = table(cards.solo_left + none)
        self.solo_right: Final = table(cards.solo_right + none)
        self.solo_left_red: Final = table(cards.solo_left_red + none)
        self.solo_right_red: Final = table(cards.solo_right_red + none)
        self.solo_removed: Final = table(cards.solo_removed + none)
        self.names: Final = {language: names + visions.names for language, names in cards.names.items()}
        self.texts: Final = {language: texts + [""] * len(none) for language, texts in cards.texts.items()}
        self.provenance: Final = cards.provenance + visions.provenance
        self.name_provenance: Final = cards.name_provenance + visions.name_provenance
        self.value_provenance: Final = cards.value_provenance + visions.provenance
        self.documented: Final = cards.documented + [""] * len(none)
        self.effects: Final = cards.effects


@final
class ProgramTables:
    """The effects. Kids of a node are nodes `kid_first` to `kid_first + kid_count - 1`; -1 is no node.

    `hinges` is 1 for nodes in which something is discovered: only the Woodwalkers can tell whether it would be.
    `ongoing_cards` and `pricing_cards` list a seat's cards that can stay in play, and those that set a price.
    """

    def __init__(self, program: Program) -> None:
        self.op: Final = table(program.op)
        self.n: Final = table(program.n)
        self.a: Final = table(program.a)
        self.b: Final = table(program.b)
        self.c: Final = table(program.c)
        self.kid_first: Final = table(program.kid_first)
        self.kid_count: Final = table(program.kid_count)
        self.card_of_node: Final = table(program.card_of_node)
        self.ongoing: Final = table(program.ongoing)
        self.line_first: Final = table(program.line_first)
        self.line_count: Final = table(program.line_count)
        self.combat_first: Final = table(program.combat_first)
        self.combat_count: Final = table(program.combat_count)
        self.burned_node: Final = table(program.burned_node)
        self.exhausted_node: Final = table(program.exhausted_node)
        self.preparation_node: Final = table(program.preparation_node)
        self.rule_first: Final = table(program.rule_first)
        self.rule_count: Final = table(program.rule_count)
        self.rule_kind: Final = table(program.rule_kind)
        self.rule_n: Final = table(program.rule_n)
        self.rule_while: Final = table(program.rule_while)
        self.when_first: Final = table(program.when_first)
        self.when_count: Final = table(program.when_count)
        self.when_event: Final = table(program.when_event)
        self.when_node: Final = table(program.when_node)
        self.hinges: Final = table(hinging(program))
        self.ongoing_cards: Final = lists([[k for k in seat if program.ongoing[k]] for seat in cards_of_seats()])
        self.pricing_cards: Final = lists([[k for k in seat if prices(program, k)] for seat in cards_of_seats()])


def cards_of_seats() -> list[list[int]]:
    return [list(range(k * int(CARDS_EACH), (k + 1) * int(CARDS_EACH))) for k in range(int(SEATS))]


def hinging(program: Program) -> list[int]:
    """Return for every node whether it or a node in it discovers; what is inside a node comes after it."""
    found = [int(op == DISCOVER) for op in program.op]
    for node in range(len(found) - 1, -1, -1):
        first = program.kid_first[node]
        found[node] = max([found[node], *found[first : first + program.kid_count[node]]])
    return found


def prices(program: Program, card: int) -> bool:
    """Return whether the card sets a price while it is in play."""
    first = program.rule_first[card]
    return any(
        kind in (COST_RECRUIT, COST_BUILD) for kind in program.rule_kind[first : first + program.rule_count[card]]
    )


def lists(cards: list[list[int]]) -> vec[i64]:
    return table([number for row in cards for number in row + [-1] * (int(LIST) - len(row))])

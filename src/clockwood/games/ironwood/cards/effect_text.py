"""The effect of a card put into words, for a card on which no text is printed. [IW R16]"""

from collections.abc import Callable
from typing import Final

from clockwood.games.ironwood.cards.effect_words import message_of
from clockwood.games.ironwood.grammar import effects as e
from clockwood.games.ironwood.grammar.effects import Act, Effect, Rule
from clockwood.kernel.sketch import Piece, counted, going_on, plain

Lead = Callable[[str, int], Piece]

BONUSES: Final = [
    "effect-damage",
    "effect-defense",
    "effect-dominance",
    "effect-peek-wager",
    "effect-no-special-wager",
]
CONDITIONS: Final = [
    "",
    "effect-if-attacking",
    "effect-if-defending",
    "effect-if-golem",
    "effect-if-forge",
    "effect-if-totem",
    "effect-if-marked",
]
RULES: Final = [
    "effect-cannot-move",
    "effect-cannot-attack",
    "effect-cannot-discover",
    "effect-cost-recruit",
    "effect-cost-build",
]
EVENTS: Final = [
    "effect-battle-won",
    "effect-drill-unloads",
    "effect-foundation-placed",
    "effect-totem-discovered",
]
WHERE: Final = [
    "effect-at-mountain",
    "effect-at-forest",
    "effect-at-forge",
    "effect-at-foundation",
    "effect-at-totem",
    "effect-at-there",
    "effect-at-ferrum",
    "effect-at-drill",
    "effect-at-beaten",
]
MOUNTAINS: Final = [
    "",
    "effect-mountain-controlled",
    "effect-mountain-uncontrolled",
    "effect-mountain-adjacent",
    "effect-mountain-marked",
]
MOUNTAIN_RINGS: Final = ["", "effect-mountain-inner", "effect-mountain-outer"]
FORESTS: Final = [
    "",
    "effect-forest-controlled",
    "effect-forest-uncontrolled",
    "effect-forest-adjacent",
    "effect-forest-marked",
]
FOREST_RINGS: Final = ["", "effect-forest-inner", "effect-forest-outer"]


def effect_words(effect: Effect) -> list[Piece]:
    """Return the effect in sentences: the acts in their order, then what lasts, then what waits."""
    said = [listed(act, counted) for act in effect.lines]
    if effect.ongoing:
        said.insert(0, [counted("effect-ongoing", effect.ongoing)])
    if effect.each_combat:
        said.append(headed("effect-each-combat", bonuses(effect.each_combat)))
    said += [headed("effect-this-round", rule(each)) for each in effect.this_round]
    said += [headed("effect-in-play", rule(each)) for each in effect.in_play]
    if effect.each_preparation is not None:
        said.append(headed("effect-each-preparation", inside(effect.each_preparation)))
    said += [headed(EVENTS[event], inside(act)) for event, act in effect.whenever]
    if effect.when_exhausted is not None:
        said.append(headed("effect-when-exhausted", inside(effect.when_exhausted)))
    if effect.when_burned is not None:
        said.append(headed("effect-when-burned", inside(effect.when_burned)))
    return [*joined(said, ". "), plain(".")]


def headed(head: str, rest: list[Piece]) -> list[Piece]:
    return [counted(head, 1), plain(": "), *rest]


def joined(parts: list[list[Piece]], between: str) -> list[Piece]:
    found: list[Piece] = []
    for part in parts:
        if found:
            found.append(plain(between))
        found += part
    return found


def inside(act: Act) -> list[Piece]:
    """Return an act in the middle of a sentence; several as one stand in parentheses."""
    words = listed(act, going_on)
    several = act.op == e.SEQ or (act.op == e.ATTACK and len(act.kids) > 0)
    return [plain("("), *words, plain(")")] if several else words


def listed(act: Act, lead: Lead) -> list[Piece]:
    """Return an act and what it buys, offers or adds; `lead` says whether it begins a sentence."""
    if act.op == e.SEQ:
        first = [listed(act.kids[0], lead)]
        return joined(first + [listed(kid, going_on) for kid in act.kids[1:]], "; ")
    words = [lead(message_of(act.op, act.n, act.a, act.b), act.n)]
    if act.op in (e.COST_SPEND, e.COST_BURN, e.COST_REMOVE):
        return [*words, plain(": "), *inside(act.kids[0])]
    if act.op == e.RESOLVE:
        return [*words, plain(": "), *joined([inside(kid) for kid in act.kids], " / ")]
    if act.op == e.ATTACK:
        return words + after_attack(act.kids)
    if act.op in (e.RECRUIT, e.REMOVE, e.RETREAT, e.MARK):
        return [*words, plain(" "), *place(act.b)]
    return words


def after_attack(kids: list[Act]) -> list[Piece]:
    found: list[Piece] = []
    bonus = [kid for kid in kids if kid.op == e.MOD]
    if bonus:
        found += [plain("; "), going_on("effect-this-combat", 1), plain(": "), *bonuses(bonus)]
    for kid in kids:
        if kid.op == e.VICTORY:
            found += [plain("; "), going_on("effect-victory", 1), plain(": "), *inside(kid.kids[0])]
    return found


def bonuses(mods: list[Act]) -> list[Piece]:
    found: list[list[Piece]] = []
    for mod in mods:
        words = [counted(BONUSES[mod.a], mod.n)]
        if mod.b:
            words += [plain(" "), counted(CONDITIONS[mod.b], 1)]
        found.append(words)
    return joined(found, ", ")


def rule(each: Rule) -> list[Piece]:
    return [counted(RULES[each.kind], each.n)]


def place(code: int) -> list[Piece]:
    """Return the place an act names; a Totem is in a Forest, all else that has a side is on a Mountain."""
    where = int(e.place_where(code))
    woods = where in (e.AT_FOREST, e.AT_TOTEM)
    which = (FORESTS if woods else MOUNTAINS)[int(e.place_which(code))]
    ring = (FOREST_RINGS if woods else MOUNTAIN_RINGS)[int(e.place_ring(code))]
    more = [[counted(word, 1)] for word in (which, ring) if word]
    words = [counted(WHERE[where], 1)]
    return [*words, plain(" ("), *joined(more, ", "), plain(")")] if more else words

"""Cards and designs in a line: what they cost, what they give, what a quest's legs ask for and pay."""

from typing import Final

from clockwood.games.forge_war.content import ForgeContent
from clockwood.games.forge_war.state import FIRST_QUEST, FIRST_SINGLE, FIRST_WEALTH, FIRST_WEAPON
from clockwood.games.forge_war.words import BENEFITS, KINDS, LEGS, PHYSICAL, RESOURCES, TYPES, WEALTH_GIVES
from clockwood.kernel.sketch import Piece, label, plain

STALL: Final = 0
UNIQUE: Final = 3


def amounts(names: list[str], counts: list[int]) -> list[Piece]:
    """`2 iron, 1 gold`; nothing where all are none."""
    found: list[Piece] = []
    for name, count in zip(names, counts, strict=True):
        if count:
            if found:
                found.append(plain(", "))
            found += [plain(f"{count} "), label(f"gives-{name.replace('_', '-')}", "")]
    return found


def cost(content: ForgeContent, design: int) -> list[Piece]:
    return amounts(RESOURCES, [int(content.design_cost[design * KINDS + k]) for k in range(KINDS)])


def types(mask: int) -> list[Piece]:
    found: list[Piece] = []
    for k, name in enumerate(TYPES):
        if mask >> k & 1:
            found += [plain(" "), label(f"type-{name}", "")]
    return found


def design_note(content: ForgeContent, design: int) -> list[Piece]:
    """Power, types, level, and what each weapon costs in cubes."""
    line = [label("sketch-power"), plain(f" {content.design_power[design]}"), *types(int(content.design_types[design]))]
    if content.design_any[design]:
        line += [plain(" "), label("sketch-any-type", "")]
    if content.design_per_leg[design]:
        line += [plain(f" +{content.design_per_leg[design]} "), label("sketch-per-leg", "")]
    if content.design_at_end[design]:
        line += [plain(f" +{content.design_at_end[design]} "), label("sketch-at-end", "")]
    line += [plain("  "), label("sketch-level"), plain(f" {content.design_level[design]}  ")]
    return [*line, label("sketch-costs"), plain(" "), *cost(content, design)]


def leg_note(content: ForgeContent, which: int, leg: int) -> list[Piece]:
    """`2 × 4 slashing → 1 iron (3)`."""
    at = which * LEGS + leg
    before = int(content.leg_end[at - 1]) if leg else 0
    steps = int(content.leg_end[at]) - before
    line = [plain(f"{steps}×{content.leg_difficulty[at]}"), *types(int(content.leg_types[at]))]
    gives = amounts(PHYSICAL, [int(content.leg_rewards[at * len(PHYSICAL) + k]) for k in range(len(PHYSICAL))])
    if gives:
        line += [plain(" → "), *gives]
    if content.leg_consolation[at]:
        line.append(plain(f" ({content.leg_consolation[at]})", "dim"))
    return line


def quest_note(content: ForgeContent, which: int) -> list[Piece]:
    line = [plain(f"{content.quest_prestige[which]} "), label("sketch-prestige")]
    for leg in range(int(content.quest_legs[which])):
        line += [plain("  "), *leg_note(content, which, leg)]
    return line


def bonus_note(content: ForgeContent, card: int) -> list[Piece]:
    if content.bonus_kind[card] != STALL:
        return [label(f"savvy-{int(content.bonus_kind[card])}", "")]
    left = [label(f"resource-{RESOURCES[content.left_kind[card]]}", "")]
    right = [label(f"resource-{RESOURCES[content.right_kind[card]]}", "")]
    return [plain(f"{content.left_count[card]} "), *left, plain(f" ↔ {content.right_count[card]} "), *right]


def card_note(content: ForgeContent, card: int) -> list[Piece]:
    """What there is to say of any card, after its name."""
    if card < FIRST_WEAPON:
        price, prestige = int(content.bonus_price[card]), int(content.bonus_prestige[card])
        return [*priced(price, prestige), *bonus_note(content, card)]
    if card < FIRST_SINGLE:
        design = card - int(FIRST_WEAPON)
        head = priced(int(content.design_price[design]), int(content.design_prestige[design]))
        return [*head, *design_note(content, design)]
    if card < FIRST_QUEST:
        which = card - int(FIRST_SINGLE)
        counts = [int(content.single_gives[which * len(BENEFITS) + k]) for k in range(len(BENEFITS))]
        return [*priced(int(content.single_price[which]), 0), *amounts(BENEFITS, counts)]
    if card < FIRST_WEALTH:
        return quest_note(content, card - int(FIRST_QUEST))
    which = card - int(FIRST_WEALTH)
    counts = [int(content.wealth_gives[which * len(WEALTH_GIVES) + k]) for k in range(len(WEALTH_GIVES))]
    line = amounts(WEALTH_GIVES, counts)
    if content.wealth_claim[which] >= 0:
        line += [plain(", "), label("sketch-claim", ""), plain(f" {content.design_names[content.wealth_claim[which]]}")]
    return line


def card_words(content: ForgeContent, card: int) -> list[Piece]:
    """What a card's face says below its name and numbers."""
    if card < FIRST_WEAPON:
        return bonus_note(content, card)
    if card < FIRST_SINGLE:
        return design_note(content, card - int(FIRST_WEAPON))[2:]
    if FIRST_QUEST <= card < FIRST_WEALTH:
        which = card - int(FIRST_QUEST)
        line: list[Piece] = []
        for leg in range(int(content.quest_legs[which])):
            line += [plain("; " if leg else ""), *leg_note(content, which, leg)]
        return line
    note = card_note(content, card)
    return note if card >= FIRST_WEALTH else note[3:]


def priced(price: int, prestige: int) -> list[Piece]:
    head = [plain(f"{price} "), label("gives-gold", ""), plain("  ")]
    return [*head, plain(f"{prestige} "), label("sketch-prestige"), plain("  ")] if prestige else head

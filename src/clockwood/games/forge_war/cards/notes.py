"""Notes on cards and designs, a line each: costs, benefits, the legs of quests and what they pay."""

from typing import Final

from clockwood.games.forge_war.cards import cells as cards
from clockwood.games.forge_war.content import ForgeContent
from clockwood.games.forge_war.market import cells as market
from clockwood.games.forge_war.words import BENEFITS, KINDS, LEGS, PHYSICAL, RESOURCES, TYPES, WEALTH_GIVES
from clockwood.kernel.layout import NONE
from clockwood.kernel.sketch import Piece, label, named, plain, tab

NOTES: Final = 40
"""The column of a card's note."""


def amounts(names: list[str], counts: list[int]) -> list[Piece]:
    """Return amounts as in `2 iron, 1 gold`; nothing where all are 0."""
    found: list[Piece] = []
    for name, count in zip(names, counts, strict=True):
        if count:
            if found:
                found.append(plain(", "))
            found += [plain(f"{count} "), label(f"gives-{name.replace('_', '-')}", "")]
    return found


def cost(content: ForgeContent, design: int) -> list[Piece]:
    return amounts(RESOURCES, [int(content.designs.cost[design * KINDS + k]) for k in range(KINDS)])


def types(mask: int) -> list[Piece]:
    found: list[Piece] = []
    for k, name in enumerate(TYPES):
        if mask >> k & 1:
            found += [plain(" "), label(f"type-{name}", "")]
    return found


def design_note(content: ForgeContent, design: int) -> list[Piece]:
    """Return power, types, level, and the cubes of each weapon."""
    designs = content.designs
    line = [label("sketch-power"), plain(f" {designs.power[design]}"), *types(int(designs.types[design]))]
    if designs.any_type[design]:
        line += [plain(" "), label("sketch-any-type", "")]
    if designs.per_leg[design]:
        line += [plain(f" +{designs.per_leg[design]} "), label("sketch-per-leg", "")]
    if designs.at_end[design]:
        line += [plain(f" +{designs.at_end[design]} "), label("sketch-at-end", "")]
    line += [plain("  "), label("sketch-level"), plain(f" {designs.level[design]}  ")]
    return [*line, label("sketch-costs"), plain(" "), *cost(content, design)]


def leg_note(content: ForgeContent, which: int, leg: int) -> list[Piece]:
    """Return a leg as in `2×4 slashing → 1 iron (3)`: steps, difficulty, types, rewards, consolation."""
    quests = content.quests
    at = which * LEGS + leg
    before = int(quests.leg_end[at - 1]) if leg else 0
    steps = int(quests.leg_end[at]) - before
    line = [plain(f"{steps}×{quests.leg_difficulty[at]}"), *types(int(quests.leg_types[at]))]
    gives = amounts(PHYSICAL, [int(quests.leg_rewards[at * len(PHYSICAL) + k]) for k in range(len(PHYSICAL))])
    if gives:
        line += [plain(" → "), *gives]
    if quests.leg_consolation[at]:
        line.append(plain(f" ({quests.leg_consolation[at]})", "dim"))
    return line


def quest_note(content: ForgeContent, which: int) -> list[Piece]:
    line = [plain(f"{content.quests.prestige[which]} "), label("sketch-prestige")]
    for leg in range(int(content.quests.legs[which])):
        line += [plain("  "), *leg_note(content, which, leg)]
    return line


def bonus_note(content: ForgeContent, card: int) -> list[Piece]:
    if content.market.bonus_kind[card] != market.STALL:
        return [label(f"savvy-{int(content.market.bonus_kind[card])}", "")]
    left = [label(f"resource-{RESOURCES[content.market.left_kind[card]]}", "")]
    right = [label(f"resource-{RESOURCES[content.market.right_kind[card]]}", "")]
    return [
        plain(f"{content.market.left_count[card]} "),
        *left,
        plain(f" ↔ {content.market.right_count[card]} "),
        *right,
    ]


def card_note(content: ForgeContent, card: int) -> list[Piece]:
    """Return the note of any card."""
    if card < cards.FIRST_WEAPON:
        price, prestige = int(content.market.bonus_price[card]), int(content.market.bonus_prestige[card])
        return [*priced(price, prestige), *bonus_note(content, card)]
    if card < cards.FIRST_SINGLE:
        design = card - int(cards.FIRST_WEAPON)
        head = priced(int(content.designs.price[design]), int(content.designs.prestige[design]))
        return [*head, *design_note(content, design)]
    if card < cards.FIRST_QUEST:
        which = card - int(cards.FIRST_SINGLE)
        counts = [int(content.market.single_gives[which * len(BENEFITS) + k]) for k in range(len(BENEFITS))]
        return [*priced(int(content.market.single_price[which]), 0), *amounts(BENEFITS, counts)]
    if card < cards.FIRST_WEALTH:
        return quest_note(content, card - int(cards.FIRST_QUEST))
    which = card - int(cards.FIRST_WEALTH)
    counts = [int(content.wealth.gives[which * len(WEALTH_GIVES) + k]) for k in range(len(WEALTH_GIVES))]
    line = amounts(WEALTH_GIVES, counts)
    if content.wealth.claim[which] != NONE:
        line += [
            plain(", "),
            label("sketch-claim", ""),
            plain(f" {content.designs.names[content.wealth.claim[which]]}"),
        ]
    return line


def card_words(content: ForgeContent, card: int) -> list[Piece]:
    """Return the words on a card's face below its name and numbers."""
    if card < cards.FIRST_WEAPON:
        return bonus_note(content, card)
    if card < cards.FIRST_SINGLE:
        return design_note(content, card - int(cards.FIRST_WEAPON))[2:]
    if cards.FIRST_QUEST <= card < cards.FIRST_WEALTH:
        which = card - int(cards.FIRST_QUEST)
        line: list[Piece] = []
        for leg in range(int(content.quests.legs[which])):
            line += [plain("; " if leg else ""), *leg_note(content, which, leg)]
        return line
    note = card_note(content, card)
    return note if card >= cards.FIRST_WEALTH else note[3:]


def priced(price: int, prestige: int) -> list[Piece]:
    head = [plain(f"{price} "), label("gives-gold", ""), plain("  ")]
    return [*head, plain(f"{prestige} "), label("sketch-prestige"), plain("  ")] if prestige else head


def card_line(content: ForgeContent, name: str, lead: str = "  ") -> list[Piece]:
    """Return a card's name and its note as a line."""
    card = content.names["card"].index(name)
    return [plain(lead), named("card", name, "card"), tab(NOTES), *card_note(content, card)]

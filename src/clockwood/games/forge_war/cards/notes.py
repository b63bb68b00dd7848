"""Notes on cards and designs, a line each: costs, benefits, the legs of quests and what they pay."""

from typing import Final

from clockwood.games.forge_war.cards import cells as cards
from clockwood.games.forge_war.content import ForgeContent
from clockwood.games.forge_war.market import cells as market
from clockwood.games.forge_war.words import BENEFITS, KINDS, LEGS, PHYSICAL, RESOURCES, TYPES, WEALTH_GIVES
from clockwood.kernel.layout import NONE
from clockwood.kernel.sketch import Piece, counted, label, named, plain, tab

NOTES: Final = 40
"""The column of a card's note."""


def amounts(names: list[str], counts: list[int]) -> list[Piece]:
    """Return amounts as in `2 iron, 1 gold`; nothing where all are 0."""
    found: list[Piece] = []
    for name, count in zip(names, counts, strict=True):
        if count:
            if found:
                found.append(plain(", "))
            found.append(counted(f"gives-{name.replace('_', '-')}", count))
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
        line += [plain(" "), counted("sketch-per-leg", int(designs.per_leg[design]))]
    if designs.at_end[design]:
        line += [plain(" "), counted("sketch-at-end", int(designs.at_end[design]))]
    line += [plain("  "), label("sketch-level"), plain(f" {designs.level[design]}  ")]
    return [*line, label("sketch-costs"), plain(" "), *cost(content, design)]


def leg_note(content: ForgeContent, which: int, leg: int) -> list[Piece]:
    """Return a leg as in `2 steps of difficulty 4 slashing: 1 iron`."""
    quests = content.quests
    at = which * LEGS + leg
    before = int(quests.leg_end[at - 1]) if leg else 0
    steps = int(quests.leg_end[at]) - before
    line = [counted("sketch-steps", steps), plain(f" {quests.leg_difficulty[at]}"), *types(int(quests.leg_types[at]))]
    gives = amounts(PHYSICAL, [int(quests.leg_rewards[at * len(PHYSICAL) + k]) for k in range(len(PHYSICAL))])
    return [*line, plain(": "), *gives] if gives else line


def quest_note(content: ForgeContent, which: int) -> list[Piece]:
    """Return a quest's prestige and its legs, each with the prestige that is kept if the quest fails after it."""
    line = [counted("sketch-prestige", int(content.quests.prestige[which]))]
    for leg in range(int(content.quests.legs[which])):
        line += [plain("; "), *leg_note(content, which, leg)]
        consolation = int(content.quests.leg_consolation[which * int(LEGS) + leg])
        if consolation:
            line += [plain(" "), counted("sketch-consolation", consolation, "dim")]
    return line


def bonus_note(content: ForgeContent, card: int) -> list[Piece]:
    if content.market.bonus_kind[card] != market.STALL:
        return [label(f"savvy-{int(content.market.bonus_kind[card])}", "")]
    printed = content.market
    left = counted(f"gives-{RESOURCES[printed.left_kind[card]]}", int(printed.left_count[card]))
    right = counted(f"gives-{RESOURCES[printed.right_kind[card]]}", int(printed.right_count[card]))
    return [left, plain(" "), label("sketch-for", ""), plain(" "), right]


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
            plain(" "),
            named("design", content.names["design"][content.wealth.claim[which]], ""),
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
    return note if card >= cards.FIRST_WEALTH else note[2:]


def priced(price: int, prestige: int) -> list[Piece]:
    head = [counted("gives-gold", price), plain("  ")]
    return [*head, counted("sketch-prestige", prestige), plain("  ")] if prestige else head


def card_line(content: ForgeContent, name: str, price: int = -1) -> list[Piece]:
    """Return a card's name and its note as a line, after its price where the place it lies in has one."""
    card = content.names["card"].index(name)
    lead = [plain("  ")] if price < 0 else [plain("  "), counted("gives-gold", price, "dim"), plain("  ")]
    return [*lead, named("card", name, "card"), tab(NOTES), *card_note(content, card)]

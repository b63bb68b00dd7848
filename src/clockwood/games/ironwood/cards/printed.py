"""The action cards of a pack, checked: 38 a side, the first three of them base cards. [IW R1.3] [IW R1.4]"""

from typing import Final

from clockwood.games.ironwood.cards.icons import ICONS
from clockwood.games.ironwood.grammar.check import problems
from clockwood.games.ironwood.grammar.effects import Effect
from clockwood.games.ironwood.grammar.parser import parse
from clockwood.games.ironwood.grammar.sentences import advice_on
from clockwood.games.ironwood.words import BASE_EACH, CARDS_EACH, FACTIONS
from clockwood.kernel.entry import NAME_LENGTH, TEXT_LENGTH, Entry, entries, file_of
from clockwood.kernel.errors import BadPack

PREFIXES: Final = ["WW", "IC"]
BASE_CARDS: Final = int(BASE_EACH)
CARDS_OF_FACTION: Final = int(CARDS_EACH)
CARD_IDS: Final = [f"{prefix}{number:02}" for prefix in PREFIXES for number in range(1, CARDS_OF_FACTION + 1)]

IDS_IN_WORDS: Final = " and ".join(f"{prefix}01 to {prefix}{CARDS_OF_FACTION}" for prefix in PREFIXES)

LANGUAGES: Final = ["en", "pl"]

VALUE_FIELDS: Final = [
    "damage",
    "defense",
    "dominance",
    "solo_left",
    "solo_left_red",
    "solo_right",
    "solo_right_red",
    "solo_removed",
]
NAME_FIELDS: Final = ["name_en", "name_pl"]
EFFECT_FIELDS: Final = ["effect", "ongoing", "text_en", "text_pl", "documented", "copy_of"]
CARD_FIELDS: Final = [
    "id",
    "faction",
    "kind",
    *VALUE_FIELDS,
    "values_provenance",
    *NAME_FIELDS,
    "name_provenance",
    *EFFECT_FIELDS,
    "provenance",
]


class PrintedCards:
    """All action cards, in the order of their ids."""

    def __init__(self, files: dict[str, dict[str, object]]) -> None:
        Entry("cards.toml", file_of(files, "cards")).must_know(["card"])
        listed = in_order(entries(files, "cards", "card", "id"), "card", "id", CARD_IDS)
        for card, entry in enumerate(listed):
            must_belong(entry, card)
        self.effects: Final = [effect_of(entry, card) for card, entry in enumerate(listed)]
        self.damage: Final = [entry.number("damage", 0, 9) for entry in listed]
        self.defense: Final = [entry.number("defense", 0, 9) for entry in listed]
        self.dominance: Final = [entry.number("dominance", 0, 9) for entry in listed]
        self.solo_left: Final = [ICONS.index(entry.choice("solo_left", ICONS[1:])) for entry in listed]
        self.solo_right: Final = [ICONS.index(entry.choice("solo_right", ICONS)) for entry in listed]
        self.solo_left_red: Final = [int(entry.switch("solo_left_red")) for entry in listed]
        self.solo_right_red: Final = [int(entry.switch("solo_right_red")) for entry in listed]
        self.solo_removed: Final = [int(entry.switch("solo_removed")) for entry in listed]
        self.value_provenance: Final = [entry.provenance("values_provenance") for entry in listed]
        self.provenance: Final = [entry.provenance() for entry in listed]
        self.name_provenance: Final = [entry.provenance("name_provenance") for entry in listed]
        self.documented: Final = [entry.maybe_words("documented", TEXT_LENGTH) for entry in listed]
        self.names: Final = {language: [name_of(entry, language) for entry in listed] for language in LANGUAGES}
        self.texts: Final = {language: [text_of(entry, language) for entry in listed] for language in LANGUAGES}


def in_order(listed: list[Entry], kind: str, by: str, wanted: list[str]) -> list[Entry]:
    """The entries in the order of the wanted ids: none unknown, none twice, none missing."""
    found: dict[str, Entry] = {}
    for entry in listed:
        name = entry.words(by, NAME_LENGTH)
        if name not in wanted:
            raise entry.wrong(f"there is no {kind} '{name}'; there are {wanted[0]} to {wanted[-1]}")
        if name in found:
            raise entry.wrong(f"this {kind} is given twice")
        found[name] = entry
    for name in wanted:
        if name not in found:
            raise BadPack(f"{kind}s.toml {name}", f"this {kind} is missing")
    return [found[name] for name in wanted]


def must_belong(entry: Entry, card: int) -> None:
    """Refuse a faction or a kind that the id does not stand for."""
    entry.must_know(CARD_FIELDS)
    faction = FACTIONS[card // CARDS_OF_FACTION]
    if entry.choice("faction", FACTIONS) != faction:
        raise entry.wrong(f"is a card of the {faction}; each faction has {CARDS_OF_FACTION}")
    prefix = PREFIXES[card // CARDS_OF_FACTION]
    kind = "base" if card % CARDS_OF_FACTION < BASE_CARDS else "special"
    if entry.choice("kind", ["base", "special"]) != kind:
        raise entry.wrong(f"must be {kind}: the {BASE_CARDS} base cards are {prefix}01 to {prefix}{BASE_CARDS:02}")
    original = entry.maybe_words("copy_of", NAME_LENGTH)
    if original and (original not in CARD_IDS or original == CARD_IDS[card] or not original.startswith(prefix)):
        raise entry.wrong(f"'copy_of' names '{original}', which is no other card of the {faction}")


def effect_of(entry: Entry, card: int) -> Effect:
    """The card's effect, read and checked for its side."""
    place = f"{entry.place} effect"
    effect = parsed(entry.words("effect", TEXT_LENGTH), place)
    for problem in problems(effect, FACTIONS[card // CARDS_OF_FACTION]):
        column, reason = problem.split(": ", 1)
        raise BadPack(f"{place}, {column}", reason)
    if entry.has("ongoing") and entry.number("ongoing", 0, 99) != effect.ongoing:
        raise entry.wrong(f"'ongoing' is {entry.fields['ongoing']}, but the effect says {effect.ongoing}")
    if effect.ongoing and card % CARDS_OF_FACTION < BASE_CARDS:  # base cards return to hand [IW R6.1]
        raise BadPack(f"{place}, column 1", "a base card cannot be 'ongoing'")
    return effect


def parsed(text: str, place: str) -> Effect:
    """The effect a line says; a sentence of a card is refused with the line it seems to mean."""
    try:
        return parse(text, place)
    except BadPack as refusal:
        raise BadPack(refusal.place, refusal.reason + advice_on(text)) from None


def name_of(entry: Entry, language: str) -> str:
    """The name in this language, or the one there is."""
    names = [entry.maybe_words(key, NAME_LENGTH) for key in (f"name_{language}", *NAME_FIELDS)]
    for name in names:
        if name:
            return name
    raise entry.wrong("missing 'name_en'")


def text_of(entry: Entry, language: str) -> str:
    """The reminder in this language, or the one there is, or nothing."""
    texts = [entry.maybe_words(key, TEXT_LENGTH) for key in (f"text_{language}", "text_en", "text_pl")]
    return next((text for text in texts if text), "")

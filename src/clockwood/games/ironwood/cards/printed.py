"""The cards of a pack, checked: 38 a side, the first three of them base cards, and ten visions. [IW R1.3] [IW R1.4]"""

from typing import Final

from clockwood.games.ironwood.grammar.check import problems
from clockwood.games.ironwood.grammar.effects import Effect
from clockwood.games.ironwood.grammar.parser import parse
from clockwood.games.ironwood.map.printed import CENTRE, INNER, Board
from clockwood.kernel.entry import NAME_LENGTH, TEXT_LENGTH, Entry, entries, file_of
from clockwood.kernel.errors import BadPack

FACTIONS: Final = ["woodwalkers", "ironclad"]
PREFIXES: Final = ["WW", "IC"]
BASE_CARDS: Final = 3
CARDS_OF_FACTION: Final = 38
ACTION_CARDS: Final = 76
VISIONS: Final = 10
CARDS: Final = 86
CARD_IDS: Final = [f"{prefix}{number:02}" for prefix in PREFIXES for number in range(1, CARDS_OF_FACTION + 1)]

LANGUAGES: Final = ["en", "pl"]

NO_ICON: Final = 0
ALERT: Final = 1
ARROWS: Final = 2
BATTLE: Final = 3
CARD: Final = 4
COMPASS: Final = 5
CRYSTALS: Final = 6
CUBES: Final = 7
DRILL: Final = 8
EYE: Final = 9
FORGE: Final = 10
GOLEM: Final = 11
HIT: Final = 12
SEARCH: Final = 13
SHIELD: Final = 14
WARBAND: Final = 15
ICONS: Final = [
    "",
    "ALERT",
    "ARROWS",
    "BATTLE",
    "CARD",
    "COMPASS",
    "CRYSTALS",
    "CUBES",
    "DRILL",
    "EYE",
    "FORGE",
    "GOLEM",
    "HIT",
    "SEARCH",
    "SHIELD",
    "WARBAND",
]
"""The solo icons; their words are a public source's labels for pictograms, not official names."""

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
VISION_FIELDS: Final = ["mountain", "crystals", "provenance"]


class Cards:
    """The tables of all action cards, then of the visions in the order of their mountains."""

    def __init__(self, files: dict[str, dict[str, object]], board: Board) -> None:
        Entry("cards.toml", file_of(files, "cards")).must_know(["card"])
        listed = in_order(entries(files, "cards", "card", "id"), "card", "id", CARD_IDS)
        for card, entry in enumerate(listed):
            must_belong(entry, card)
        self.effects: Final = [effect_of(entry, card) for card, entry in enumerate(listed)]
        blank = [0] * VISIONS
        self.damage: Final = [entry.number("damage", 0, 9) for entry in listed] + blank
        self.defense: Final = [entry.number("defense", 0, 9) for entry in listed] + blank
        self.dominance: Final = [entry.number("dominance", 0, 9) for entry in listed] + blank
        self.solo_left: Final = [ICONS.index(entry.choice("solo_left", ICONS[1:])) for entry in listed] + blank
        self.solo_right: Final = [ICONS.index(entry.choice("solo_right", ICONS)) for entry in listed] + blank
        self.solo_left_red: Final = [int(entry.switch("solo_left_red")) for entry in listed] + blank
        self.solo_right_red: Final = [int(entry.switch("solo_right_red")) for entry in listed] + blank
        self.solo_removed: Final = [int(entry.switch("solo_removed")) for entry in listed] + blank
        self.value_provenance: Final = [entry.provenance("values_provenance") for entry in listed]
        self.provenance: Final = [entry.provenance() for entry in listed]
        self.name_provenance: Final = [entry.provenance("name_provenance") for entry in listed]
        self.documented: Final = [entry.maybe_words("documented", TEXT_LENGTH) for entry in listed]
        self.names: Final = {language: [name_of(entry, language) for entry in listed] for language in LANGUAGES}
        self.texts: Final = {language: [text_of(entry, language) for entry in listed] for language in LANGUAGES}
        self.vision_mountain: Final[list[int]] = []
        self.vision_crystals: Final[list[int]] = []
        self.add_visions(files, board)

    def add_visions(self, files: dict[str, dict[str, object]], board: Board) -> None:
        """One vision for every mountain but the centre, and each can be discovered. [IW R2.3] [IW R14.1]"""
        Entry("visions.toml", file_of(files, "visions")).must_know(["vision"])
        mountains = board.mountains
        wanted = [name for name, ring in zip(mountains.ids, mountains.rings, strict=True) if ring != CENTRE]
        listed = in_order(entries(files, "visions", "vision", "mountain"), "vision", "mountain", wanted)
        if len(listed) != VISIONS:
            raise BadPack("visions.toml", f"{len(listed)} visions; there must be {VISIONS}")
        for entry in listed:
            entry.must_know(VISION_FIELDS)
            mountain = mountains.ids.index(entry.id("mountain"))
            if all(board.forests.rings[forest] != INNER for forest in mountains.touch[mountain]):
                raise entry.wrong("this mountain touches no inner forest, so it could never be discovered")
            self.vision_mountain.append(mountain)
            self.vision_crystals.append(entry.number("crystals", 0, 9))
            self.provenance.append(entry.provenance())
            self.name_provenance.append(board.name_provenance[mountain])
            self.value_provenance.append(entry.provenance())
            self.documented.append("")
            for language in LANGUAGES:
                self.names[language].append(board.names[mountain])
                self.texts[language].append("")


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
    """The faction and the kind are those the id stands for."""
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
    effect = parse(entry.words("effect", TEXT_LENGTH), place)
    for problem in problems(effect, FACTIONS[card // CARDS_OF_FACTION]):
        column, reason = problem.split(": ", 1)
        raise BadPack(f"{place}, {column}", reason)
    if entry.has("ongoing") and entry.number("ongoing", 0, 99) != effect.ongoing:
        raise entry.wrong(f"'ongoing' is {entry.fields['ongoing']}, but the effect says {effect.ongoing}")
    if effect.ongoing and card % CARDS_OF_FACTION < BASE_CARDS:  # base cards return to hand [IW R6.1]
        raise BadPack(f"{place}, column 1", "a base card cannot be 'ongoing'")
    return effect


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

"""Quest cards as a pack prints them: decks, legs, rewards, and the ranks that solo decks are made by. [FW F6.1]"""

from typing import Final, final

from clockwood.games.forge_war.cards.printed import Card, checked_entry, copies_of, mask, must_differ
from clockwood.games.forge_war.words import DECK_SIZES, DECKS, LEGS, PHYSICAL, TYPES
from clockwood.kernel.content import table
from clockwood.kernel.entry import NAME_LENGTH, Entry, entries
from clockwood.kernel.errors import BadPack
from clockwood.kernel.part import Files

FIELDS: Final = [
    "id", "name_en", "deck", "copies", "prestige", "star", "hard", "easy", "solo", "legs",
    "name_provenance", "provenance", "documented",
]  # fmt: skip
LEG_FIELDS: Final = ["steps", "difficulty", "types", "consolation", "rewards"]
STARS: Final = 2


class Leg:
    """A row of steps of one difficulty, and what completing it pays. [FW F6.1]"""

    def __init__(self, entry: Entry, last: bool) -> None:
        entry.must_know(LEG_FIELDS)
        self.steps: Final = entry.number("steps", 1, 9)
        self.difficulty: Final = entry.number("difficulty", 1, 60)
        self.types: Final = mask([TYPES.index(name) for name in entry.items("types", TYPES)])
        self.rewards: Final = entry.amounts("rewards", PHYSICAL, 20)
        if last and entry.has("consolation"):
            raise entry.wrong("the last leg has no consolation [FW F7.12]")
        self.consolation: Final = 0 if last else entry.number("consolation", 0, 99)


class Quest(Card):
    """A quest card. `hard` and `easy` are its ranks among those that a solo difficulty takes out. [FW F11.3]"""

    def __init__(self, entry: Entry, name: str, legs: list[Leg]) -> None:
        super().__init__(entry, name, entry.words("name_en", NAME_LENGTH))
        self.legs: Final = legs
        self.deck: Final = DECKS.index(entry.choice("deck", DECKS))
        self.prestige: Final = entry.number("prestige", 0, 200)
        self.star: Final = entry.has("star") and entry.switch("star")
        self.hard: Final = entry.number("hard", 1, 20) if entry.has("hard") else 0
        self.easy: Final = entry.number("easy", 1, 20) if entry.has("easy") else 0
        self.solo: Final = entry.has("solo") and entry.switch("solo")


def read_quests(files: Files) -> list[Quest]:
    """Return the quest cards deck by deck, every copy a card of its own."""
    found = entries(files, "quests", "quest", "id")
    for entry in found:
        checked_entry(entry, FIELDS)
    quests: list[Quest] = []
    for deck, size in zip(DECKS, DECK_SIZES, strict=True):
        here = [entry for entry in found if entry.choice("deck", DECKS) == deck]
        cards = [card for entry in here for card in quests_of(entry)]
        if len(cards) != size:
            raise BadPack("quests.toml", f"the deck {deck} has {len(cards)} cards; {size} are needed [FW F2.6]")
        quests += cards
    must_differ("quests", [quest.id for quest in quests])
    if sum(quest.star for quest in quests) != STARS:
        raise BadPack("quests.toml", "two green quests have a star [FW F2.6]")
    return quests


def quests_of(entry: Entry) -> list[Quest]:
    """Return the copies of a quest."""
    legs = read_legs(entry)
    return [Quest(entry, name, legs) for name in copies_of(entry)]


def read_legs(entry: Entry) -> list[Leg]:
    given = entry.value("legs")
    if not isinstance(given, list) or not 1 <= len(given) <= LEGS:
        raise entry.wrong(f"'legs' must be a list of 1–{LEGS} legs")
    legs: list[Leg] = []
    for k, fields in enumerate(given):
        if not isinstance(fields, dict):
            raise entry.wrong(f"leg {k + 1} must be a table")
        legs.append(Leg(Entry(f"{entry.place} leg {k + 1}", fields), k == len(given) - 1))
    return legs


@final
class QuestTables:
    """The quests as rules read them, counted from 0. Rows about legs have four for each quest, the missing ones 0."""

    def __init__(self, quests: list[Quest]) -> None:
        self.deck: Final = table([quest.deck for quest in quests])
        self.prestige: Final = table([quest.prestige for quest in quests])
        self.legs: Final = table([len(quest.legs) for quest in quests])
        self.steps: Final = table([sum(leg.steps for leg in quest.legs) for quest in quests])
        self.leg_end: Final = table([end for quest in quests for end in ends(quest.legs)])
        self.leg_difficulty: Final = table([n for q in quests for n in padded([leg.difficulty for leg in q.legs])])
        self.leg_types: Final = table([n for q in quests for n in padded([leg.types for leg in q.legs])])
        self.leg_consolation: Final = table([n for q in quests for n in padded([leg.consolation for leg in q.legs])])
        self.leg_rewards: Final = table([n for quest in quests for n in rewards(quest.legs)])
        self.star: Final = [quest.star for quest in quests]
        self.hard: Final = [quest.hard for quest in quests]
        self.easy: Final = [quest.easy for quest in quests]
        self.solo: Final = [quest.solo for quest in quests]


def padded(row: list[int]) -> list[int]:
    return row + [0] * (LEGS - len(row))


def ends(legs: list[Leg]) -> list[int]:
    """Return the last step of each leg, counted from 1; 0 where there is no leg."""
    return padded([sum(leg.steps for leg in legs[: k + 1]) for k in range(len(legs))])


def rewards(legs: list[Leg]) -> list[int]:
    """Return what each leg pays, one amount for each thing it may pay."""
    paid = [amount for leg in legs for amount in leg.rewards]
    return paid + [0] * (len(PHYSICAL) * (LEGS - len(legs)))

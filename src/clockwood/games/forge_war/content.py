"""What is printed in Forge War, as the flat tables the rules read. [FW F1]

Cards: bonus 0–33, weapons 34–66, single-use 67–100, quests 101–173, wealth 174–189. Designs: the weapon cards, then the
two that everybody has.
"""

from typing import Final, final

from mypy_extensions import i64

from clockwood.games.forge_war.market.printed import Bonuses, Designs, Files, Singles, Wealth, checked_entry
from clockwood.games.forge_war.mine.printed import (
    BORDERS,
    DOWN,
    LONGEST_BORDER,
    PLACES,
    SECTORS,
    Mine,
    border_hexes,
    hex_name,
    sector_hexes,
)
from clockwood.games.forge_war.quests.printed import Quests
from clockwood.games.forge_war.words import (
    ADVENTURERS,
    CLOSED_SPACES,
    END_BONUSES,
    LEGS,
    PHYSICAL,
    QUESTS_EACH,
    RESOURCES,
    SEATS,
    TILES,
    TITLES,
)
from clockwood.kernel.bits import bit
from clockwood.kernel.content import Content, PackId, Value, is_on, number_of, table
from clockwood.kernel.entry import NAME_LENGTH, TEXT_LENGTH, Entry, entries, pack_entry
from clockwood.kernel.errors import BadOption, BadPack
from clockwood.kernel.hexes import next_hexes

SOLO_COLOURS: Final = 3


@final
class ForgeContent(Content):
    """The mine, the cards and the board. Everything numbered is a flat table; nothing changes after loading."""

    def __init__(  # noqa: PLR0915 - one statement a table
        self, packs: list[PackId], options: dict[str, Value], files: Files
    ) -> None:
        pack = pack_entry(files, "forge-war", [])
        designs = Designs(files)
        bonuses = Bonuses(files)
        singles = Singles(files)
        quests = Quests(files)
        wealth = Wealth(files, designs)
        mine = Mine(files)
        board = Board(files)
        players = number_of(options, "players", 2)
        solo = players == 1
        card_ids = [*bonuses.ids, *designs.ids[:-2], *singles.ids, *quests.ids, *wealth.ids]
        must_be_one_to_one(card_ids)
        super().__init__(
            packs,
            options,
            {
                "seat": SEATS[: SOLO_COLOURS if solo else players],
                "hex": [hex_name(place) for place in PLACES],
                "resource": RESOURCES,
                "card": card_ids,
                "wealth": wealth.ids,
                "design": designs.ids,
                "adventurer": [f"a{k}" for k in range(1, ADVENTURERS + 1)],
                "quest": [f"q{k}" for k in range(1, QUESTS_EACH + 1)],
                "title": TITLES,
                "tile": TILES,
                "bonus": END_BONUSES,
                "space": CLOSED_SPACES,
                "side": ["a", "b"],
                "way": ["right", "left"],
                "piece": [f"{seat}-{piece}" for piece in ("worker", "overseer") for seat in SEATS],
                "phase": ["mine", "market", "quest"],
            },
        )
        self.families.update({"hex": "place", "space": "place"})
        self.label: Final = pack.provenance("label")
        self.title: Final = pack.words("title_en", NAME_LENGTH)
        self.note: Final = pack.maybe_words("note_en", TEXT_LENGTH)

        # What the table agreed on; see options.py.
        self.solo: Final[bool] = solo
        self.epic: Final[bool] = options.get("length", "simple") == "epic"
        self.tiles: Final[bool] = is_on(options, "bonus-tiles")
        self.players: Final[i64] = players
        self.colours: Final[i64] = SOLO_COLOURS if solo else players
        self.difficulty: Final[str] = str(options.get("difficulty", "medium"))
        self.zero_counts: Final[bool] = is_on(options, "defect-to-zero", 1)
        self.train_questing: Final[bool] = is_on(options, "train-questing")
        self.late_penalty: Final[bool] = is_on(options, "late-penalty", 1)
        self.below_zero: Final[bool] = is_on(options, "negative-scores", 1)
        self.end_bonuses: Final[bool] = not self.epic or is_on(options, "epic-end-bonuses", 1)
        if self.tiles and not self.epic:
            raise BadOption("bonus-tiles", "bonus tiles belong to the epic game [FW F2.5]")
        if solo:
            self.automata = bit(1) | bit(2)

        # The mine. `next_hex[hex * 6 + way]` is -1 beyond the edge; `beside` has a bit for each neighbour.
        self.next_hex: Final = next_hexes(PLACES)
        self.beside: Final = table(
            [mask([int(k) for k in self.next_hex[at * 6 : at * 6 + 6] if k >= 0]) for at in range(len(PLACES))]
        )
        self.centre: Final[i64] = mine.centre
        self.sector_hex: Final = table([place for sector in range(SECTORS) for place in sector_hexes(sector)])
        self.faces: Final = table(
            [kind for stage in mine.faces for sector in stage for side in sector for kind in side]
        )
        self.border_hex: Final = table([place for k in range(BORDERS) for place in padded(border_hexes(k), -1)])
        self.border_face: Final = table([kind for stage in mine.borders for row in stage for kind in padded(row, 0)])
        self.borders_down: Final[i64] = DOWN[SOLO_COLOURS if solo else players]

        # The merchant and the board.
        self.buy: Final = table(board.buy)
        self.sell: Final = table(board.sell)
        self.end_cost: Final = table(board.costs if self.epic else board.simple_costs)

        # Designs.
        self.design_kind: Final = table(designs.kinds)
        self.design_cost: Final = table([n for cost in designs.costs for n in cost])
        self.design_power: Final = table(designs.powers)
        self.design_types: Final = table([mask(types) for types in designs.types])
        self.design_any: Final = table([special[0] for special in designs.specials])
        self.design_per_leg: Final = table([special[1] for special in designs.specials])
        self.design_at_end: Final = table([special[2] for special in designs.specials])
        self.design_level: Final = table(designs.min_levels)
        self.design_price: Final = table(designs.prices if self.epic else designs.simple_prices)
        self.design_prestige: Final = table(designs.prestige)
        self.design_names: Final = designs.names

        # Market cards, bonus from 0, single-use from 0.
        self.bonus_kind: Final = table(bonuses.kinds)
        self.bonus_exchange: Final = table(bonuses.exchange)
        self.bonus_price: Final = table(bonuses.prices if self.epic else bonuses.simple_prices)
        self.bonus_prestige: Final = table(bonuses.prestige)
        self.left_kind: Final = table([side[0] for side in bonuses.left])
        self.left_count: Final = table([side[1] for side in bonuses.left])
        self.right_kind: Final = table([side[0] for side in bonuses.right])
        self.right_count: Final = table([side[1] for side in bonuses.right])
        self.single_price: Final = table(singles.prices if self.epic else singles.simple_prices)
        self.single_gives: Final = table([n for gives in singles.gives for n in gives])

        # Quests from 0; four legs each, empty ones with no steps.
        self.quest_deck: Final = table(quests.decks)
        self.quest_prestige: Final = table(quests.prestige)
        self.quest_legs: Final = table([len(legs) for legs in quests.legs])
        self.quest_steps: Final = table([sum(leg.steps for leg in legs) for legs in quests.legs])
        self.leg_end: Final = table([end for legs in quests.legs for end in ends([leg.steps for leg in legs])])
        self.leg_difficulty: Final = table(
            [n for legs in quests.legs for n in padded_legs([x.difficulty for x in legs])]
        )
        self.leg_types: Final = table([n for legs in quests.legs for n in padded_legs([mask(x.types) for x in legs])])
        self.leg_consolation: Final = table(
            [n for legs in quests.legs for n in padded_legs([x.consolation for x in legs])]
        )
        self.leg_rewards: Final = table(
            [
                n
                for legs in quests.legs
                for leg in range(LEGS)
                for n in (legs[leg].rewards if leg < len(legs) else [0] * len(PHYSICAL))
            ]
        )
        self.quest_star: Final = quests.stars
        self.quest_hard: Final = quests.hard
        self.quest_easy: Final = quests.easy
        self.quest_solo: Final = quests.solo

        # Starting wealth from 0.
        self.wealth_gives: Final = table([n for gives in wealth.gives for n in gives])
        self.wealth_claim: Final = table(wealth.claims)

        self.card_names: Final = [
            *bonuses.names, *designs.names[:-2], *singles.names, *quests.names, *wealth.ids,
        ]  # fmt: skip
        self.card_house: Final = [
            *bonuses.house, *designs.house[:-2], *singles.house, *quests.house, *wealth.house,
        ]  # fmt: skip


class Board:
    """What is printed on the board: the merchant's prices and the costs of the end bonuses. [FW F5.16] [FW F5.17]"""

    def __init__(self, files: Files) -> None:
        merchant = in_order(entries(files, "board", "merchant", "id"), RESOURCES, "merchant")
        for entry in merchant:
            checked_entry(entry, ["id", "buy", "sell", "provenance", "documented"])
        self.buy: Final = [entry.number("buy", 1, 99) for entry in merchant]
        self.sell: Final = [entry.number("sell", 0, 99) for entry in merchant]
        bonuses = in_order(entries(files, "board", "end_bonus", "id"), END_BONUSES, "end_bonus")
        for entry in bonuses:
            checked_entry(entry, ["id", "cost", "cost_simple", "provenance", "documented"])
        self.costs: Final = [entry.number("cost", 0, 99) for entry in bonuses]
        self.simple_costs: Final = [entry.number("cost_simple", 0, 99) for entry in bonuses]


def in_order(found: list[Entry], names: list[str], key: str) -> list[Entry]:
    """The entries of these names, in their order; one each."""
    given = [entry.word("id") for entry in found]
    if sorted(given) != sorted(names):
        raise BadPack("board.toml", f"one [[{key}]] each is needed: {', '.join(names)}")
    return [found[given.index(name)] for name in names]


def must_be_one_to_one(ids: list[str]) -> None:
    seen: set[str] = set()
    for name in ids:
        if name.lower() in seen:
            raise BadPack("pack.toml", f"two cards are called {name}")
        seen.add(name.lower())


def mask(members: list[int]) -> int:
    return sum(int(bit(member)) for member in members)


def padded(row: list[int], empty: int) -> list[int]:
    return row + [empty] * (LONGEST_BORDER - len(row))


def padded_legs(row: list[int]) -> list[int]:
    return row + [0] * (LEGS - len(row))


def ends(steps: list[int]) -> list[int]:
    """The last step of each leg, counted from 1; 0 where there is no leg."""
    return padded_legs([sum(steps[: k + 1]) for k in range(len(steps))])


def build(files: Files, packs: list[PackId], options: dict[str, Value]) -> ForgeContent:
    return ForgeContent(packs, options, files)

"""Options of a table: modes of the book, and rulings where both readings are reasonable."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.kernel.automaton import PERSON, read_seated
from clockwood.kernel.errors import BadOption
from clockwood.kernel.options import OptionSpec, Value, is_on, number_of, whole_number

OPTIONS: Final = [
    OptionSpec("beginner", 0, "IW R17.2"),
    OptionSpec("draw-four", 1, "IW R4.3"),
    OptionSpec("handicap.woodwalkers", 0, "IW R17.3", 0, 4),
    OptionSpec("handicap.ironclad", 0, "IW R17.3", 0, 4),
    OptionSpec("ask-every-effect", 0, "IW R5.4"),
    OptionSpec("moves-per-effect", 0, "IW A2"),
    OptionSpec("whole-gains", 0, "IW A22"),
    OptionSpec("no-outer-retreat", 0, "IW A24"),
    OptionSpec("drill-when-defending", 0, "IW A33"),
    OptionSpec("lure-inner-only", 0, "IW A35"),
    OptionSpec("ironbot.red-icons", -1, "IB 2.2", -1, 1),
    OptionSpec("ironbot.golem", -1, "IB 2.3", -1, 1),
    OptionSpec("ironbot.foundations", -1, "IB 2.4", -1, 1),
    OptionSpec("ironbot.four-cards", -1, "IB 2.5", -1, 1),
    OptionSpec("ironbot.garrison", -1, "IB 2.6", -1, 5),
    OptionSpec("ironbot.empty-hand-pays", 0, "IB 5.1"),
    OptionSpec("ironbot.special-expends", 1, "IB 5.9"),
    OptionSpec("ironbot.pays-once", 0, "IB 5.8"),
    OptionSpec("ironbot.chase-adjacent", 0, "IB 7.3"),
    OptionSpec("ironbot.totem-difference", 0, "IB 7.4"),
    OptionSpec("ironbot.attack-margin", 0, "IB 7.8"),
    OptionSpec("ironbot.defender-draws", 0, "IB 7.12"),
    OptionSpec("ironbot.protect-inner", 0, "IB 8.6"),
    OptionSpec("ironbot.fewest-first", 0, "IB 8.8"),
    OptionSpec("ironbot.expand-fighters", 0, "IB 8.10"),
    OptionSpec("ironbot.drill-spares", 1, "IB 8.14"),
    OptionSpec("woodenbot.red-icons", -1, "WB 2.2", -1, 1),
    OptionSpec("woodenbot.spirits", -1, "WB 2.3", -1, 1),
    OptionSpec("woodenbot.fewer-forges", -1, "WB 2.4", -1, 1),
    OptionSpec("woodenbot.four-cards", -1, "WB 2.5", -1, 1),
    OptionSpec("woodenbot.garrison", -1, "WB 2.6", -1, 5),
    OptionSpec("woodenbot.locate-from-deck", 0, "WB 5.4"),
    OptionSpec("woodenbot.empty-hand-pays", 0, "WB 5.5"),
    OptionSpec("woodenbot.special-expends", 1, "WB 5.8"),
    OptionSpec("woodenbot.eye-warbands", 0, "WB 6.7"),
    OptionSpec("woodenbot.shield-in-order", 0, "WB 6.9"),
    OptionSpec("woodenbot.warband-both", 0, "WB 6.10"),
    OptionSpec("woodenbot.must-outnumber", 0, "WB 7.1"),
    OptionSpec("woodenbot.spirits-need-wager", 0, "WB 7.10"),
    OptionSpec("woodenbot.totem-anywhere", 0, "WB 8.2"),
    OptionSpec("woodenbot.person-picks-search", 0, "WB 8.7"),
    OptionSpec("die-same-end", 0, "IB 10.3"),
]

VARIANTS: Final[list[dict[str, Value]]] = [
    {},
    {"beginner": 1, "draw-four": 0},
    {"handicap.woodwalkers": 4, "handicap.ironclad": 2, "ask-every-effect": 1, "moves-per-effect": 1},
    {"whole-gains": 1, "no-outer-retreat": 1, "drill-when-defending": 1, "lure-inner-only": 1},
    {"seat.ironclad": "ironbot"},
    {
        "seat.ironclad": "ironbot:7",
        "ironbot.special-expends": 0,
        "ironbot.empty-hand-pays": 1,
        "ironbot.pays-once": 1,
        "ironbot.chase-adjacent": 1,
        "ironbot.attack-margin": 1,
        "ironbot.defender-draws": 1,
        "ironbot.totem-difference": 1,
        "ironbot.protect-inner": 1,
        "ironbot.fewest-first": 1,
        "ironbot.expand-fighters": 1,
        "ironbot.drill-spares": 0,
        "die-same-end": 1,
        "beginner": 1,
    },
    {"seat.ironclad": "ironbot:15", "moves-per-effect": 1, "no-outer-retreat": 1},
    {"seat.woodwalkers": "woodenbot"},
    {
        "seat.woodwalkers": "woodenbot:7",
        "woodenbot.locate-from-deck": 1,
        "woodenbot.empty-hand-pays": 1,
        "woodenbot.special-expends": 0,
        "woodenbot.eye-warbands": 1,
        "woodenbot.shield-in-order": 1,
        "woodenbot.warband-both": 1,
        "woodenbot.must-outnumber": 1,
        "woodenbot.spirits-need-wager": 1,
        "woodenbot.totem-anywhere": 1,
        "woodenbot.person-picks-search": 1,
        "die-same-end": 1,
        "beginner": 1,
    },
    {"seat.woodwalkers": "woodenbot:15", "moves-per-effect": 1, "drill-when-defending": 1},
]
"""Between them they turn every option once."""


@final
class Agreed:
    """The options of a table, as core rules read them."""

    def __init__(self, options: dict[str, Value]) -> None:
        self.draw_four: Final[bool] = is_on(options, "draw-four") and not is_on(options, "beginner")
        self.beginner: Final[bool] = is_on(options, "beginner")
        self.handicap: Final = vec[i64](
            [number_of(options, "handicap.woodwalkers"), number_of(options, "handicap.ironclad")]
        )
        self.offer_skips: Final[bool] = is_on(options, "ask-every-effect")
        self.moves_per_effect: Final[bool] = is_on(options, "moves-per-effect")
        self.whole_gains: Final[bool] = is_on(options, "whole-gains")
        self.no_outer_retreat: Final[bool] = is_on(options, "no-outer-retreat")
        self.drill_when_defending: Final[bool] = is_on(options, "drill-when-defending")
        self.lure_inner_only: Final[bool] = is_on(options, "lure-inner-only")


FORMER: Final = [
    OptionSpec("automaton", "none", "IW R1.1", choices=("none", "ironbot", "woodenbot")),
    OptionSpec("ironbot.level", 0, "IB 2.1", 0, 15),
    OptionSpec("woodenbot.level", 0, "WB 2.1", 0, 15),
]
"""Before each seat said who plays it, the table named its one automaton, and the level of each apart."""

SEAT_OF: Final = {"ironbot": "seat.ironclad", "woodenbot": "seat.woodwalkers"}


def older(options: dict[str, Value]) -> dict[str, Value]:
    """Return the options with those of former times as the players of seats.

    >>> older({"automaton": "ironbot", "ironbot.level": 5, "woodenbot.level": 2, "beginner": 1})
    {'beginner': 1, 'seat.ironclad': 'ironbot:5'}
    """
    former = {spec.key: spec.checked(options[spec.key]) for spec in FORMER if spec.key in options}
    found = {key: value for key, value in options.items() if key not in former}
    for name, seat in SEAT_OF.items():
        if "automaton" in former:
            sit(found, name, seat, str(former["automaton"]))
        if f"{name}.level" in former:
            set_level(found, name, seat, whole_number(seat, former[f"{name}.level"]))
    return found


def sit(options: dict[str, Value], name: str, seat: str, automaton: str) -> None:
    """Let the automaton of the table take its seat, and nobody else; the seat may say the same."""
    wanted = name if name == automaton else PERSON
    if seat in options and read_seated(seat, str(options[seat])).name != wanted:
        raise BadOption(seat, f"'{options[seat]}' contradicts automaton={automaton}")
    if wanted == name:
        options.setdefault(seat, name)


def set_level(options: dict[str, Value], name: str, seat: str, level: int) -> None:
    """Give the automaton its level, if it plays."""
    seated = read_seated(seat, str(options.get(seat, PERSON)))
    if seated.name != name:
        return
    if seated.level not in (-1, level):
        raise BadOption(seat, f"'{options[seat]}' contradicts {name}.level={level}")
    options[seat] = f"{name}:{level}"

"""The answers offered to anybody by the rules that all share, written from the Law alone. [RT 4.2a] [RT 4.3.1]"""

from games.root.model.people.offers import offers
from games.root.model.people.standing import Standing
from games.root.model.people.windows import bureau_at, exposures


@offers("HowMany")
def how_many(table: Standing, seat: str, args: tuple[int, ...]) -> set[str]:
    start, end = args[1] + 1, args[2] + 1
    counts = range(1, table.movers(seat, start) + 1)
    found = {f"take-along {n}" for n in counts}
    rules = table.ruled_by(seat, start) or table.ruled_by(seat, end) or table.needs_no_rule(seat)
    if table.by_ferry(start, end) and (start, end) in table.linked(seat) and rules:
        found |= {f"ferry-over {n}" for n in counts}
    return found


@offers("PayOutrage")
def pay_outrage(table: Standing, seat: str, args: tuple[int, ...]) -> set[str]:
    """A fitting card, or the whole hand is shown. [WA 8.2.6a] [WA 8.2.6b]"""
    return {f"give {card}" for card in table.suited(seat, table.suit[args[2] + 1])} or {"show-hand"}


@offers("HandLimit")
def hand_limit(table: Standing, seat: str, _: tuple[int, ...]) -> set[str]:
    return {f"discard {card}" for card in table.hand(seat)}


@offers("Ambush", "Foil")
def ambush(table: Standing, seat: str, _: tuple[int, ...]) -> set[str]:
    """An ambush of the clearing's suit, or a bird. [RT 4.3.1] [RT 4.3.1.I]"""
    suit = table.suit[table.row("battle")[3]]
    return {"pass"} | {f"ambush {card}" for card in table.suited(seat, suit) if card.startswith("ambush")}


@offers("Fetch")
def fetch(table: Standing, seat: str, args: tuple[int, ...]) -> set[str]:
    wanted = table.content.names["card"][args[1]]
    return {f"spend {card}" for card in table.suited(seat, table.card_suit(wanted))}


@offers("Bureau")
def bureau(table: Standing, seat: str, _: tuple[int, ...]) -> set[str]:
    """A card of a clearing where an enemy warrior can be replaced."""
    return {"pass"} | {f"spend {card}" for c in bureau_at(table, seat) for card in table.suited(seat, table.suit[c])}


@offers("OpenPath")
def spend_any(table: Standing, seat: str, _: tuple[int, ...]) -> set[str]:
    return {f"spend {card}" for card in table.hand(seat)}


@offers("TaxCollector")
def tax_collector(table: Standing, seat: str, _: tuple[int, ...]) -> set[str]:
    places = [c for c in table.suit if table.warriors(seat, c)]
    return {f"remove {table.place(c)}" for c in places}


@offers("GuessWindow")
def guess_window(table: Standing, seat: str, _: tuple[int, ...]) -> set[str]:
    return {"done"} | exposures(table, seat)

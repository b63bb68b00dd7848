"""Cards and secrets that a seat cannot know, by what cells and zones declare; a game is asked `shows_secret` only."""

from typing import Final

from clockwood.kernel.layout import CARDS, Region
from clockwood.kernel.match import Match
from clockwood.kernel.piles import is_known, zone_of

CARD: Final = "card"


def card_region(match: Match) -> Region | None:
    return next((region for region in match.game.layout.regions if region.form == CARDS), None)


def hidden_cards(match: Match, seat: int) -> list[list[int]]:
    """Return the cells of cards of which the seat knows nothing, together those that may lie in each other's place.

    These are cards with the same back that the same zones may hold, of the zones where hidden cards lie now.
    """
    region = card_region(match)
    if region is None:
        return []
    cells = range(region.start, region.start + min(region.size, len(match.content.names[CARD])))
    hidden = [at for at in cells if not is_known(match.state[at], region.zones, seat)]
    held = sorted({int(zone_of(match.state[at])) for at in hidden})
    groups: dict[tuple[int, ...], list[int]] = {}
    for at in hidden:
        card = at - region.start
        fitting = [zone for zone in held if region.zones[zone].first <= card < region.zones[zone].last]
        groups.setdefault((back_of(region, card), *fitting), []).append(at)
    return [group for group in groups.values() if len({int(match.state[at]) for at in group}) > 1]


def back_of(region: Region, card: int) -> int:
    """Return the first card of those that look like this one from behind."""
    return max((first for first in region.backs if first <= card), default=0)


def hidden_secrets(match: Match, seat: int) -> list[tuple[Region, int]]:
    """Return the cells that another seat keeps for itself and of which this one was shown nothing."""
    found: list[tuple[Region, int]] = []
    seated = len(match.content.names["seat"])
    for region in match.game.layout.regions:
        owned = region.index == "seat"
        cells = range(min(region.size, seated) if owned else region.size) if region.private else range(0)
        found += [
            (region, k)
            for k in cells
            if not (owned and k == seat) and not match.game.shows_secret(match, region.name, k, seat)
        ]
    return found


def named_cards(match: Match, seat: int) -> set[int]:
    """Return the cells of the cards that hidden secrets name: these lie where their secret wants them."""
    region = card_region(match)
    if region is None:
        return set()
    kept = [secret.start + k for secret, k in hidden_secrets(match, seat) if secret.value == CARD]
    return {region.start + int(match.state[at]) - 1 for at in kept if match.state[at]}


def held_cards(match: Match, seat: int) -> set[int]:
    """Return the cells of cards that the owner of some other hidden secret sees: the secret may speak of them."""
    region = card_region(match)
    if region is None:
        return set()
    found: set[int] = set()
    for secret, k in hidden_secrets(match, seat):
        if secret.value != CARD and secret.index == "seat" and match.state[secret.start + k]:
            cells = range(region.start, region.start + region.size)
            found.update(at for at in cells if is_known(match.state[at], region.zones, k))
    return found

"""The offer of each question to a person, worked out from the Law alone, by the name of the step that asks."""

from collections.abc import Callable

from games.root.model.people.standing import Standing

Offer = Callable[[Standing, str, tuple[int, ...]], set[str]]
OFFERS: dict[str, Offer] = {}


def offers(*steps: str) -> Callable[[Offer], Offer]:
    """Enter a function for questions of these steps."""

    def enter(offer: Offer) -> Offer:
        for step in steps:
            OFFERS[step] = offer
        return offer

    return enter

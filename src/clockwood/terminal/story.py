"""What happened since, told in order and without repeating oneself."""

from clockwood.kernel.events import Event, Told
from clockwood.words import Words


def same(one: Told, other: Told) -> bool:
    return (
        isinstance(one, Event)
        and isinstance(other, Event)
        and one.message == other.message
        and one.terms == other.terms
    )


def lines(words: Words, heard: list[Told], quiet: bool = True) -> list[str]:
    """Return a sentence for each event; equal ones in a row are counted, small ones are left out if `quiet`."""
    told = [event for event in heard if event.message != "wall" and not (quiet and words.is_quiet(event.message))]
    found: list[str] = []
    k = 0
    while k < len(told):
        end = k + 1
        while end < len(told) and same(told[k], told[end]):
            end += 1
        sentence = words.told(told[k])
        found.append(sentence if end - k == 1 else f"{sentence} ×{end - k}")
        k = end
    return found

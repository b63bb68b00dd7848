"""What happened since, told in order and without repeating oneself."""

from clockwood.kernel.events import Event, Told
from clockwood.kernel.trace import Trace
from clockwood.words import Words


def same(one: Told, other: Told) -> bool:
    return (
        isinstance(one, Event)
        and isinstance(other, Event)
        and one.message == other.message
        and one.terms == other.terms
    )


def is_small(words: Words, told: Told) -> bool:
    return isinstance(told, Trace) or words.is_quiet(told.message)


def reasons(words: Words, heard: list[Told]) -> list[str]:
    """Return an automaton's turn with every choice read back, and the rule of each."""
    found: list[str] = []
    for told in heard:
        if isinstance(told, Trace):
            first, *rest = words.sieve(told)
            found += [f"  {first} [{told.cite}]", *(f"    {line}" for line in rest)]
        else:
            found.append(f"{words.told(told)} [{told.cite}]")
    return found


def lines(words: Words, heard: list[Told], quiet: bool = True) -> list[str]:
    """Return a sentence for each event; equal ones in a row are counted, small ones are left out if `quiet`.

    An automaton's choice is small: what came of it is told by an event.
    """
    told = [event for event in heard if event.message != "wall" and not (quiet and is_small(words, event))]
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

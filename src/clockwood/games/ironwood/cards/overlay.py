"""A pack laid over another: what it gives replaces, what it leaves out stays."""

from clockwood.games.ironwood.cards.printed import EFFECT_FIELDS, IDS_IN_WORDS, NAME_FIELDS, VALUE_FIELDS
from clockwood.kernel.entry import Entry, entries

Files = dict[str, dict[str, object]]


def merged(base_files: Files, pack_files: Files) -> Files:
    """The files of both: cards replaced field by field, every other file whole."""
    files = {**base_files, **pack_files}
    if "cards" in base_files and "cards" in pack_files:
        files["cards"] = {**pack_files["cards"], "card": merged_cards(base_files, pack_files)}
    return files


def merged_cards(base_files: Files, pack_files: Files) -> list[dict[str, object]]:
    cards: dict[str, dict[str, object]] = {}
    for entry in entries(base_files, "cards", "card", "id"):
        cards[str(entry.value("id"))] = entry.fields
    given: list[str] = []
    for entry in entries(pack_files, "cards", "card", "id"):
        name = str(entry.value("id"))
        if name in given:
            raise entry.wrong("this card is given twice")
        if name not in cards:
            raise entry.wrong(f"there is no card '{name}'; there are {IDS_IN_WORDS}")
        given.append(name)
        cards[name] = laid_over(cards[name], entry)
    return list(cards.values())


def laid_over(card: dict[str, object], entry: Entry) -> dict[str, object]:
    """The card with the entry's fields.

    Values, names and effect each carry a provenance of their own: a pack that changes one must give it.
    What described the old effect goes with it, and so does the old name in the other language.
    """
    result = dict(card)
    for fields, provenance, lead in (
        (VALUE_FIELDS, "values_provenance", ""),
        (NAME_FIELDS, "name_provenance", ""),
        (EFFECT_FIELDS, "provenance", "effect"),
    ):
        if not any(entry.has(field) for field in fields):
            continue
        entry.provenance(provenance)
        if fields is NAME_FIELDS or entry.has(lead):
            for field in fields:
                result.pop(field, None)
    result.update(entry.fields)
    return result

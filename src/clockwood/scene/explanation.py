"""Explanations of things: the lines the terminal draws, the rules they cite, and the answers that use them now."""

from typing import Final

from clockwood.guide import guide_of, guide_words
from clockwood.kernel.automaton import HUMAN
from clockwood.kernel.errors import UnknownName
from clockwood.kernel.game import game_at
from clockwood.kernel.gesture import question_of, why_not
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question
from clockwood.kernel.sketch import TAB, Sketch
from clockwood.kernel.table import Table
from clockwood.rulebook import TAG, cited
from clockwood.scene import schema as s
from clockwood.scene.entries import sheet_entry
from clockwood.scene.speaker import Speaker

Lines = list[list[s.Span]]

WRITTEN: Final = "key"
"""The style of text as one would type it, such as an effect in the keywords of a pack."""


def explain(speaker: Speaker, setting: s.Setting, table: Table, seat: int, ref: str) -> s.Explained:
    """Explain what a ref names: anything in the setting, or pieces by their kind and place."""
    match = table.match
    name, lines = described(speaker, setting, table, seat, ref)
    question = None if table.over or seat < 0 else question_of(match, seat)
    answers = [] if question is None else touching(speaker, match, question, ref)
    reason = None if question is None or answers else refusal(speaker, match, question, ref)
    cites = [] if reason is None else list(reason.tags)
    cites += [hit.group()[1:-1] for line in lines for span in line for hit in TAG.finditer(span.text)]
    found = {rule.tag: rule for cite in cites for rule in rules(speaker, match, cite)}
    return s.Explained(ref=ref, name=name, lines=lines, rules=list(found.values()), answers=answers, why_not=reason)


def described(speaker: Speaker, setting: s.Setting, table: Table, seat: int, ref: str) -> tuple[str, Lines]:
    family, _, name = ref.partition(":")
    if family == "piece" and "." in name:
        place, _, kind = name.partition(".")
        title, about = described(speaker, setting, table, seat, f"kind:{kind}")
        return title, about + described(speaker, setting, table, seat, f"place:{place}")[1]
    for piece in setting.pieces:
        if piece.ref == ref:
            return piece.name, [[s.Span(text=piece.about, style="")]] if piece.about else []
    if family == "seat":
        return about_seat(speaker, setting, table, seat, name)
    if family == "sheet":
        return about_sheet(speaker, table, seat, name)
    known = thing(speaker, ref)
    if known is not None:
        lines = spans(speaker, table.match.game.sketch_of(table.match, seat, *known))
        card = next((each for each in setting.cards if each.ref == ref), None)
        title = next((each.name for each in setting.places if each.ref == ref), speaker.words.name(*known))
        return title, lines if card is None else about_card(speaker, setting, card, lines)
    others = (
        setting.zones,
        setting.counters,
        setting.tracks,
        setting.dice,
        setting.panels,
        setting.boards,
        setting.faces,
    )
    for listed in others:
        for each in listed:
            if each.ref == ref:
                return each.name, []
    raise UnknownName(ref, "nothing in this game has this name")


def about_sheet(speaker: Speaker, table: Table, seat: int, name: str) -> tuple[str, Lines]:
    """Return the title of a sheet that the seat sees, and its notes."""
    sheet = table.match.game.seen(table.match.content, table.view(seat)).sheets.get(name)
    if sheet is None:
        raise UnknownName(f"sheet:{name}", "no such sheet is open")
    entry = sheet_entry(speaker, sheet)
    return entry.said.text, [[s.Span(text=note.text, style="")] for note in entry.notes]


def about_card(speaker: Speaker, setting: s.Setting, card: s.Card, lines: Lines) -> Lines:
    """Return a card's lines: its effect in words where it has words, not as packs write it; and its icons explained."""
    said = [line for line in lines if not card.text or all(span.style != WRITTEN for span in line)]
    label = next((face.icons for face in setting.faces if face.ref == card.face), "")
    guide = guide_of(game_at(speaker.content.home))
    for icon in card.icons if guide is not None else []:
        assert guide is not None
        rules_of_icon = guide.cites_of(icon.ref, card.owner, icon.red)
        if rules_of_icon:
            tags = ", ".join(f"[{cite}]" for cite in rules_of_icon)
            said.append([s.Span(text=f"{label} {icon.name} ", style="card"), s.Span(text=tags, style="dim")])
    return said


def about_seat(speaker: Speaker, setting: s.Setting, table: Table, seat: int, name: str) -> tuple[str, Lines]:
    """Return a seat's name and lines: what it is, who plays it, and what it has."""
    number = table.seat_number(name)
    words = guide_words(speaker.words.language, speaker.content)
    message = f"guide-seat-{name}"
    texts = [words.say(message)] if words.has(message) else []
    player = table.players.get(name, "")
    if player not in ("", HUMAN):
        texts.append(words.say("ui-opponent", seat=speaker.words.name("seat", number), agent=player))
    view = table.view(seat)
    lines = [[s.Span(text=text, style="")] for text in texts]
    for counter in setting.counters:
        value = view.get(counter.ref.partition(":")[2])
        if counter.owner == name and isinstance(value, int):
            has = f"{value} / {counter.most}" if counter.most else str(value)
            lines.append([s.Span(text=f"{counter.name} ", style="dim"), s.Span(text=has, style="card")])
    return speaker.words.name("seat", number), lines


def thing(speaker: Speaker, ref: str) -> tuple[str, int] | None:
    """Return the kind and number of the thing a ref names in the content, None if there is none."""
    family, _, name = ref.partition(":")
    for kind in speaker.content.names:
        index = speaker.content.index(kind)
        if speaker.content.families.get(kind, kind) == family and index is not None and name.lower() in index:
            return kind, index[name.lower()]
    return None


def spans(speaker: Speaker, sketch: Sketch) -> Lines:
    found: Lines = []
    for pieces in sketch:
        said = [speaker.words.piece(piece) for piece in pieces if piece[1] != TAB]
        found.append([s.Span(text=text, style=style) for text, style in said if text])
    return found


def touching(speaker: Speaker, match: Match, question: Question, ref: str) -> list[str]:
    """Return the answers that touch a thing."""
    vocabulary = match.game.vocabulary
    return [
        vocabulary.notation(match.content, action)
        for action in question.options
        if any(part.ref == ref for part in speaker.parts(vocabulary.verb_of(action), int(action)))
    ]


def refusal(speaker: Speaker, match: Match, question: Question, ref: str) -> s.Said | None:
    """Return why the thing cannot be chosen, if the question asks for things of its kind."""
    known = thing(speaker, ref)
    vocabulary = match.game.vocabulary
    for verb in dict.fromkeys(vocabulary.verb_of(action) for action in question.options):
        if known is not None and verb.kinds == [known[0]]:
            reason = why_not(match, question, verb.coded([known[1]]))
            return None if reason is None else speaker.reason(reason)
    return None


def rules(speaker: Speaker, match: Match, cite: str) -> list[s.Rule]:
    found = cited(match.game, cite, speaker.words.language)
    return [s.Rule(tag=statement.tag, text=statement.text) for statement in found]

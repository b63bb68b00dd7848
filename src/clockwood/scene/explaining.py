"""What a thing is, in words: the same lines the terminal draws, its rules, and what it may be used for now."""

from clockwood.kernel.errors import UnknownName
from clockwood.kernel.gesture import question_of, why_not
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question
from clockwood.kernel.sketch import TAB, Sketch
from clockwood.kernel.table import Table
from clockwood.rulebook import cited
from clockwood.scene import schema as s
from clockwood.scene.sent import Said
from clockwood.scene.speaking import Speaker


def explain(speaker: Speaker, table: Table, seat: int, ref: str) -> s.Explained:
    """Return what a ref names: a place, a card, a seat; a piece by its place; a rule by its tag."""
    match = table.match
    kind, value = thing(speaker, ref)
    lines = spans(speaker, match.game.sketch_of(match, seat, kind, value))
    question = None if table.over or seat < 0 else question_of(match, seat)
    answers = [] if question is None else touching(speaker, match, question, ref)
    reason = None if question is None or answers else refusal(speaker, match, question, kind, value)
    tags = reason.tags if reason is not None else []
    return s.Explained(
        ref=ref,
        name=speaker.words.name(kind, value),
        lines=lines,
        rules=[rule for tag in tags for rule in rules(speaker, match, tag)],
        answers=answers,
        why_not=reason,
    )


def thing(speaker: Speaker, ref: str) -> tuple[str, int]:
    """Return the kind and number of what a ref names; a piece is explained by the place it stands on."""
    family, _, name = ref.partition(":")
    if family == "piece":
        family, name = "place", name.split(".")[0]
    for kind in speaker.content.names:
        index = speaker.content.index(kind)
        if speaker.content.families.get(kind, kind) == family and index is not None and name.lower() in index:
            return kind, index[name.lower()]
    raise UnknownName(ref, "nothing of this game is called so")


def spans(speaker: Speaker, sketch: Sketch) -> list[list[s.Span]]:
    found: list[list[s.Span]] = []
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


def refusal(speaker: Speaker, match: Match, question: Question, kind: str, value: int) -> Said | None:
    """Return why the thing cannot be chosen, where what is asked for is a thing of its kind."""
    vocabulary = match.game.vocabulary
    for verb in {vocabulary.verb_of(action) for action in question.options}:
        if verb.kinds == [kind]:
            reason = why_not(match, question, verb.coded([value]))
            return None if reason is None else speaker.reason(reason)
    return None


def rules(speaker: Speaker, match: Match, cite: str) -> list[s.Rule]:
    found = cited(match.game, cite, speaker.words.language)
    return [s.Rule(tag=statement.tag, text=statement.text) for statement in found]

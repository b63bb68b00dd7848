"""The explanations of the command `?`: of the question, of a thing, of a rule, of an answer."""

from clockwood.kernel.errors import BadInput
from clockwood.kernel.gesture import question_of
from clockwood.kernel.question import MANY, SOME, Question
from clockwood.kernel.sketch import Sketch
from clockwood.kernel.table import Table
from clockwood.rulebook import cited
from clockwood.terminal.guide_lines import GuideLines
from clockwood.terminal.menu import Menu
from clockwood.terminal.screen import Screen

ABOUT = "about-"


def explain_question(screen: Screen, table: Table, question: Question) -> None:
    """Explain the question, how it may be answered, and its rule."""
    match = table.match
    prompt = match.game.prompt(match, question)
    screen.say(screen.words.told(prompt), "question")
    if question.shape == SOME:
        screen.tell("ui-shape-some", "dim", low=int(question.low), high=int(question.high))
    elif question.shape == MANY:
        screen.tell("ui-shape-many", "dim", high=int(question.high))
    else:
        screen.tell("ui-shape-one", "dim")
    for term in prompt.terms:
        if term.kind == "card":
            screen.draw(match.game.sketch_of(match, question.seat, "card", term.value))
    explain_rule(screen, table, prompt.cite)


def explain_rule(screen: Screen, table: Table, cite: str) -> bool:
    """Print the statements that a citation names; return whether there are any."""
    found = cited(table.match.game, cite, screen.words.language)
    for statement in found:
        screen.say(f"{statement.tag}  {statement.text}", "rule")
    return bool(found)


def explain_rules_of(screen: Screen, table: Table, tag: str) -> bool:
    """Print the rules of a chapter named by the beginning of its tags; return whether there are any."""
    found = GuideLines(table.match.content, screen.words).of_tag(tag)
    for line in found:
        screen.say(line, "rule")
    return bool(found)


def explain(screen: Screen, table: Table, seat: int, what: str) -> None:
    """Explain a thing by its id or name, an option by number, a rule by tag, an answer by its notation."""
    question = question_of(table.match, seat)
    drawn = sketch_of_thing(screen, table, seat, what)
    if drawn:
        screen.draw(drawn)
    elif not (
        explain_word(screen, what)
        or explain_option(screen, table, what)
        or explain_rule(screen, table, what.upper())
        or explain_rules_of(screen, table, what)
    ):
        explain_answer(screen, table, question, what)


def sketch_of_thing(screen: Screen, table: Table, seat: int, what: str) -> Sketch:
    """Return the sketch of a card or place named by its id, its name or a forest's number; empty if there is none."""
    content, game = table.match.content, table.match.game
    wanted = what.lower()
    for kind, names in content.names.items():
        for value, name in enumerate(names):
            printed = screen.words.printed(kind, value).lower()
            if wanted == name.lower() or (printed and wanted == printed and not wanted.isdigit()):
                drawn = game.sketch_of(table.match, seat, kind, value)
                if drawn:
                    return drawn
    return []


def explain_word(screen: Screen, what: str) -> bool:
    """Explain a piece or a term of the game, named by its noun in any form; return whether there is one."""
    words = screen.words
    wanted = what.lower()
    names = [wanted]
    for name, forms in words.lexicon.nouns.items():
        if any(wanted == form.lower() for by_number in forms.values() for form in by_number.values()):
            names.append(name)
    for message in words.ids(ABOUT):
        if message.removeprefix(ABOUT) in names:
            screen.say(words.say(message))
            return True
    return False


def explain_option(screen: Screen, table: Table, what: str) -> bool:
    """Explain an option of the game; return whether there is one of this name."""
    for spec in table.match.game.options:
        if spec.key == what.lower():
            screen.say(f"{spec.key} = {table.match.content.options[spec.key]}", "key")
            screen.say(screen.words.option_of_game(spec))
            explain_rule(screen, table, spec.cite)
            return True
    return False


def explain_answer(screen: Screen, table: Table, question: Question | None, what: str) -> None:
    """Say whether an answer is allowed now and, if not, which rule forbids it."""
    if question is None:
        screen.tell("why-not-your-turn", "wrong")
        return
    menu = Menu(screen.words, table, question, screen.width)
    try:
        read = menu.read(what)
        answer: str | int = read if isinstance(read, str) else read[0]
        reason = table.why_not(answer, int(question.seat))
    except BadInput as error:
        screen.tell("ui-not-known", "wrong", text=what, reason=error.reason)
        return
    if reason is not None:
        screen.say(screen.words.why(reason), "wrong")
        explain_rule(screen, table, reason.cite)
        return
    screen.tell("ui-allowed")
    if not isinstance(answer, str):
        screen.say(screen.words.option(table.match, question, answer))

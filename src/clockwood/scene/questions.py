"""The question a seat is asked, in words: each option with the things it touches and its result."""

from collections import Counter

from msgspec import structs

from clockwood.kernel.gesture import members, question_of
from clockwood.kernel.match import Match
from clockwood.kernel.question import MANY, SHAPES, Question
from clockwood.scene import schema as s
from clockwood.scene.speaker import Speaker


def build_question(match: Match, question: Question, speaker: Speaker) -> s.Question:
    prompt = match.game.prompt(match, question)
    options = told_apart(
        [build_option(match, question, action, speaker) for action in members(match, question)], speaker
    )
    ways_out = match.game.ways_out
    out = [each for each in options if each.answer.split()[0] in ways_out]
    foremost = match.game.foremost
    return s.Question(
        seat=speaker.seat(int(question.seat)),
        prompt=speaker.event(prompt),
        shape=SHAPES[int(question.shape)],
        low=int(question.low),
        high=int(question.high),
        options=foremost_first([each for each in options if each not in out], foremost),
        foremost=sum(each.result is not None and each.result.id in foremost for each in options),
        out=out,
        refs=speaker.words.refs(prompt.terms),
        hindrances=[speaker.event(event) for event in match.game.hindrances(match, question)],
    )


def build_option(match: Match, question: Question, action: int, speaker: Speaker) -> s.Option:
    game = match.game
    said = [speaker.event(event) for event in game.option(match, question, action)]
    result = game.result(match, question, action)
    parts, group = speaker.touches(game.vocabulary, action)
    return s.Option(
        answer=game.vocabulary.notation(match.content, action),
        action=action,
        said=said[0] if len(said) == 1 else joined(said),
        parts=parts,
        result=None if result is None else speaker.event(result),
        most=most_repeats(match, question, action),
        number=highest_number(match, question, action),
        group=group,
        idle=any(each.id in game.idle for each in said) or (result is not None and result.message in game.idle),
    )


def joined(said: list[s.Said]) -> s.Said:
    """Return several sentences as one."""
    return s.Said(
        text=" · ".join(each.text for each in said),
        id=said[0].id,
        args=[arg for each in said for arg in each.args],
        tags=[tag for each in said for tag in each.tags],
    )


def told_apart(options: list[s.Option], speaker: Speaker) -> list[s.Option]:
    """Number the options that would be shown with the same words, such as two copies of a card."""
    shown = [(each.said.text, each.result.text if each.result else "") for each in options]
    alike = Counter(shown)
    given: Counter[tuple[str, str]] = Counter()
    found: list[s.Option] = []
    for option, words in zip(options, shown, strict=True):
        if alike[words] == 1:
            found.append(option)
            continue
        given[words] += 1
        text = speaker.words.nth_of_alike(option.said.text, given[words], alike[words])
        found.append(structs.replace(option, said=structs.replace(option.said, text=text)))
    return found


def foremost_first(options: list[s.Option], foremost: list[str]) -> list[s.Option]:
    """Put the options with the results named first, in that order and the larger numbers before the smaller."""
    return sorted(options, key=lambda option: rank(option.result, foremost))


def rank(result: s.Said | None, foremost: list[str]) -> tuple[int, int]:
    if result is None or result.id not in foremost:
        return len(foremost), 0
    return foremost.index(result.id), -next((arg.value for arg in result.args if arg.kind == "number"), 0)


def most_repeats(match: Match, question: Question, action: int) -> int:
    """Count how often the answer may be given in a row, up to the first time that reveals something."""
    game = match.game
    if question.shape != MANY or question.high < 2 or game.vocabulary.verb_of(action).name in game.ways_out:
        return 1
    copy = match.copy()
    copy.listening = False
    copy.outside_chance = True
    for given in range(1, int(question.high)):
        copy.answer(action)
        asked = question_of(copy, question.seat)
        if asked is None or asked.step.__class__ is not question.step.__class__ or not asked.offers(action):
            return given
        if copy.reveals != match.reveals:
            return given
    return int(question.high)


def highest_number(match: Match, question: Question, action: int) -> int:
    """Return the highest number that may be given with the answer: 0 where none belongs to it, 1 where it is not asked.

    What reveals something is asked one by one.
    """
    game = match.game
    numbering = game.numbers.get(game.vocabulary.verb_of(action).name)
    if numbering is None:
        return 0
    copy = match.copy()
    copy.listening = False
    copy.outside_chance = True
    copy.answer(action)
    asked = question_of(copy, question.seat)
    if asked is None or copy.reveals != match.reveals:
        return 0
    verb = game.vocabulary.called[numbering][0]
    return max((int(verb.only(each)) for each in asked.options if verb.has(each)), default=1)

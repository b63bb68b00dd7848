"""The question a seat is asked, in words: each option with the things it touches and its result."""

from clockwood.kernel.gesture import members
from clockwood.kernel.match import Match
from clockwood.kernel.question import SHAPES, Question
from clockwood.scene import schema as s
from clockwood.scene.speaker import Speaker


def build_question(match: Match, question: Question, speaker: Speaker) -> s.Question:
    prompt = match.game.prompt(match, question)
    options = [build_option(match, question, action, speaker) for action in members(match, question)]
    ways_out = match.game.ways_out
    out = [each for each in options if each.answer.split()[0] in ways_out]
    return s.Question(
        seat=speaker.seat(int(question.seat)),
        prompt=speaker.event(prompt),
        shape=SHAPES[int(question.shape)],
        low=int(question.low),
        high=int(question.high),
        options=[each for each in options if each not in out],
        out=out,
        refs=speaker.words.refs(prompt.terms),
        hindrances=[speaker.event(event) for event in match.game.hindrances(match, question)],
    )


def build_option(match: Match, question: Question, action: int, speaker: Speaker) -> s.Option:
    vocabulary = match.game.vocabulary
    said = [speaker.event(event) for event in match.game.option(match, question, action)]
    result = match.game.result(match, question, action)
    return s.Option(
        answer=vocabulary.notation(match.content, action),
        action=action,
        said=s.Said(
            text=" · ".join(each.text for each in said),
            id=said[0].id,
            args=[arg for each in said for arg in each.args],
            tags=[tag for each in said for tag in each.tags],
        ),
        parts=speaker.parts(vocabulary.verb_of(action), action),
        result=None if result is None else speaker.event(result),
    )

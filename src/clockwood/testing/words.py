"""Sentences that a game lacks: each is named by its message and the file it belongs into."""

from typing import Final

from clockwood.kernel.content import Content
from clockwood.kernel.match import Match
from clockwood.kernel.rng import Generator
from clockwood.scene.setting import build_setting
from clockwood.scene.speaker import Speaker
from clockwood.testing.faults import Fault
from clockwood.testing.play import answer_at_random, options_of
from clockwood.words import Argument, Words


class Listener(Words):
    """Words that remember which of them were wanted and are not there."""

    def __init__(self, content: Content) -> None:
        self.missing: Final[set[str]] = set()
        super().__init__("en", content)

    def say(self, message: str, **arguments: Argument) -> str:
        if not self.has(message):
            self.missing.add(message)
        return super().say(message, **arguments)


def check_words(match: Match, rng: Generator) -> None:
    """Whatever is asked, offered, refused, told and described here has a sentence, and the sentence takes its terms."""
    words = Listener(match.content)
    for question in match.questions():
        words.prompt(match, question)
        for action in options_of(question):
            words.option(match, question, action)
            result = match.game.result(match, question, action)
            if result is not None:
                words.told(result)
    heard = match.copy()
    heard.listening = True
    answer_at_random(heard, rng)
    for told in heard.told:
        words.told(told)
    if heard.outcome is not None:
        words.outcome(heard.outcome)
    for reason in match.game.reasons.all[1:]:
        words.why(reason)
    for spec in match.game.options:
        words.option_of_game(spec)
    words.title()
    build_setting(match.content, match.game.setting(match.content), Speaker(words))
    if words.missing:
        raise Fault(f"no words in content/locale/en.ftl for {', '.join(sorted(words.missing))}")
    if words.problems:
        raise Fault("; ".join(dict.fromkeys(words.problems)))

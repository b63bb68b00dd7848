"""The commands that introduce a game: its goal, a turn, its rules by chapter."""

from clockwood.guide import TURN, Guide, chapter_named, goal_lines, guide_of, guide_words
from clockwood.kernel.content import Content
from clockwood.kernel.errors import UnknownName
from clockwood.words import Words


class GuideLines:
    """The guide of a content in one language, as lines of text. A game without a guide has none."""

    def __init__(self, content: Content, words: Words) -> None:
        assert words.game is not None
        self.guide: Guide | None = guide_of(words.game)
        self.words: Words = guide_words(words.language, content)

    def goal(self) -> list[str]:
        return [] if self.guide is None else goal_lines(self.words)

    def turn(self) -> list[str]:
        say = self.words.say
        stages = [] if self.guide is None else self.guide.turn
        return [
            f"{number}. {say(f'{TURN}-{stage}')}: {say(f'{TURN}-{stage}-text')}"
            for number, stage in enumerate(stages, 1)
        ]

    def contents(self) -> list[str]:
        """Return the chapters, by the id that names each."""
        chapters = [] if self.guide is None else self.guide.chapters
        room = max([len(chapter.id) for chapter in chapters], default=0) + 2
        return [f"{chapter.id:<{room}}{self.words.say(chapter.title)}" for chapter in chapters]

    def chapter(self, text: str) -> list[str]:
        """Return a chapter: its introduction, then its rules; raise `UnknownName` if there is none of this name."""
        found = None if self.guide is None else chapter_named(self.guide, self.words, text)
        if self.guide is None or found is None:
            known = [] if self.guide is None else [chapter.id for chapter in self.guide.chapters]
            raise UnknownName(text, f"no such chapter; there are {', '.join(known)}")
        rules = [f"{rule.tag}  {rule.text}" for rule in self.guide.rules(found, self.words.language)]
        return [self.words.say(found.title), self.words.say(found.text), *rules]

    def of_tag(self, tag: str) -> list[str]:
        """Return the rules whose tags begin with this one, such as `R11`."""
        if self.guide is None:
            return []
        start = f"{tag.upper()}."
        listed = [rule for chapter in self.guide.chapters for rule in self.guide.rules(chapter, self.words.language)]
        return [f"{rule.tag}  {rule.text}" for rule in listed if rule.tag.startswith(start)]

"""The guide of a game: what it is about, a turn, and its rules in chapters that read as an introduction.

A guide is data in the folder `content/guide` of its game: `guide.toml`, the picture `emblem.svg`, and its sentences.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from clockwood.kernel.content import Content
from clockwood.kernel.entry import NAME_LENGTH, TEXT_LENGTH, Entry, entries
from clockwood.kernel.game import Game, game_at
from clockwood.kernel.options import Value
from clockwood.rulebook import Statement, statements
from clockwood.words import Words, locale_folder

GOAL: Final = "guide-goal"
TURN: Final = "guide-turn"
INTRODUCTION: Final = ("goal", "turn", "pieces", "winning")
"""The chapters without tags that every guide begins with."""


class Chapter:
    """A chapter of the rules: the beginnings of the tags in it. Its messages are `chapter-ID` and `chapter-ID-text`."""

    def __init__(self, name: str, starts: list[str]) -> None:
        self.id: Final = name
        self.starts: Final = starts

    @property
    def title(self) -> str:
        return f"chapter-{self.id}"

    @property
    def text(self) -> str:
        return f"{self.title}-text"

    def has(self, tag: str) -> bool:
        return any(tag.rstrip("0123456789") == start or chapter_of(tag) == start for start in self.starts)


def chapter_of(tag: str) -> str:
    """Return the part of a tag that names its chapter.

    >>> chapter_of("R11.4"), chapter_of("IB 7.4"), chapter_of("A12")
    ('R11', 'IB', 'A12')
    """
    book, space, _ = tag.partition(" ")
    return book if space else book.partition(".")[0]


class Guide:
    """The facts of a guide. `minutes` and `weight`, 1 to 5, are our estimates.

    `beginners` are the options of the setup for a first game, `signs` icons with the rules that explain them, `red` the
    rules of red ones; `books` says which seat the rules of a book are about. The legend shows the pieces of a table
    with the options `legend`, then further ones of one with those of `also`, but not the kinds `left_out`, where `*`
    stands for any letters.
    """

    def __init__(self, game: Game, data: dict[str, object], emblem: str) -> None:
        entry = Entry("guide.toml", data)
        entry.must_know(
            [
                "shortest",
                "longest",
                "weight",
                "fewest",
                "most",
                "turn",
                "beginners",
                "red",
                "books",
                "left_out",
                "legend",
                "also",
                "chapter",
                "sign",
            ]
        )
        files = {"guide": data}
        beginners, books, legend, also = (data.get(key, {}) for key in ("beginners", "books", "legend", "also"))
        assert isinstance(beginners, dict)
        assert isinstance(books, dict)
        assert isinstance(legend, dict)
        assert isinstance(also, dict)
        self.game: Final = game
        self.emblem: Final = emblem
        self.minutes: Final = (entry.number("shortest", 1, 600), entry.number("longest", 1, 600))
        self.players: Final = (entry.number("fewest", 1, 9), entry.number("most", 1, 9))
        self.weight: Final = entry.number("weight", 1, 5)
        self.turn: Final = entry.words("turn", TEXT_LENGTH).split()
        self.beginners: Final[dict[str, Value]] = dict(beginners)
        self.red: Final = entry.maybe_words("red", TEXT_LENGTH)
        self.left_out: Final = entry.maybe_words("left_out", TEXT_LENGTH).split()
        self.books: Final[dict[str, str]] = dict(books)
        self.legend: Final[dict[str, Value]] = dict(legend)
        self.also: Final[dict[str, Value]] = dict(also)
        self.chapters: Final = [Chapter(name, []) for name in INTRODUCTION] + [
            Chapter(each.word("id"), each.words("tags", TEXT_LENGTH).split())
            for each in entries(files, "guide", "chapter", "id")
        ]
        self.signs: Final = {
            each.words("ref", NAME_LENGTH): each.words("rules", TEXT_LENGTH)
            for each in entries(files, "guide", "sign", "ref")
        }

    def cites_of(self, ref: str, seat: str, red: bool) -> list[str]:
        """Return the rules that explain an icon on a card of this seat: those of the books about it."""
        cites = [self.signs.get(ref, ""), self.red if red else ""]
        listed = [cite for each in cites for cite in each.split(", ") if cite]
        return [cite for cite in listed if self.books.get(cite.partition(" ")[0], seat) == seat]

    def rules(self, chapter: Chapter, language: str) -> list[Statement]:
        """Return the statements of a chapter, in order."""
        return [each for each in statements(self.game, language).values() if chapter.has(each.tag)]


def guide_folder(game: Game) -> Path:
    return locale_folder(game).parent / "guide"


@cache
def guide_of(game: Game) -> Guide | None:
    """Return the guide of a game, None if it has none."""
    folder = guide_folder(game)
    if not (folder / "guide.toml").is_file():
        return None
    data = tomllib.loads((folder / "guide.toml").read_text(encoding="utf-8"))
    return Guide(game, data, (folder / "emblem.svg").read_text(encoding="utf-8").strip())


def guide_words(language: str, content: Content) -> Words:
    """Return the words of a table together with those of the game's guide."""
    return Words(language, content, with_ids=False, beside=[guide_folder(game_at(content.home))])


def goal_lines(words: Words) -> list[str]:
    return [words.say(message) for message in words.ids(f"{GOAL}-")]


def chapter_named(guide: Guide, words: Words, text: str) -> Chapter | None:
    """Return the chapter that a person names by its id, its title or one of its tags.

    A tag names the chapter it stands in, and so does the beginning of a tag, such as `R11`.
    """
    wanted = text.strip().lower()
    for chapter in guide.chapters:
        names = [chapter.id, words.say(chapter.title), *chapter.starts]
        if wanted in [name.lower() for name in names]:
            return chapter
    return next((chapter for chapter in guide.chapters if chapter.has(text.strip().upper())), None)

"""Everything a page is sent about the tables of one content, in one language."""

from typing import Final

from clockwood.kernel.content import Content
from clockwood.kernel.game import game_at
from clockwood.kernel.gesture import question_of
from clockwood.kernel.match import Match
from clockwood.kernel.table import Table
from clockwood.kernel.view import Flat
from clockwood.scene import schema as s
from clockwood.scene.changes import diff, in_terms_of, with_changes
from clockwood.scene.entries import OUTCOME, EntryBuilder, outcome_entry
from clockwood.scene.explanation import explain
from clockwood.scene.pictures import pictures
from clockwood.scene.questions import build_question
from clockwood.scene.setting import build_setting
from clockwood.scene.speaker import Speaker
from clockwood.scene.story_lines import story_lines
from clockwood.words import Words


class SceneBuilder:
    """Builds scenes. Making one reads the locale files and describes the table, so keep one per content and language.

    A seat is given by its number; a negative number is a spectator. A scene is made from `table.view`, `table.heard`
    and the seat's own question, and from nothing else.
    """

    def __init__(self, content: Content, language: str = "en") -> None:
        self.content: Final = content
        self.game: Final = game_at(content.home)
        self.described: Final = self.game.setting(content)
        self.speaker: Final = Speaker(Words(language, content, with_ids=False))
        self.setting: Final = build_setting(content, self.described, self.speaker)
        self._entries: Final = EntryBuilder(content, self.described, self.speaker)

    def picture(self, name: str) -> str:
        """Return a picture named in the setting's `art`, as SVG."""
        return pictures(self.content)[name]

    # -- scenes and changes

    def look(self, flat: Flat) -> s.View:
        """Return a flat view as entries."""
        return self._entries.view(flat)

    def view(self, table: Table, seat: int) -> s.View:
        """Return a seat's view as entries, with the outcome if the match is over."""
        return self.view_of(table.match, seat)

    def view_of(self, match: Match, seat: int) -> s.View:
        """Return a seat's view of a match, such as an earlier moment of a table, in the terms of this content."""
        return self.looked(match, self.flat(match, seat))

    def flat(self, match: Match, seat: int) -> Flat:
        """Return a seat's flat view of a match in the terms of this content."""
        return match.game.view(in_terms_of(self.content, match), seat)

    def looked(self, match: Match, flat: Flat) -> s.View:
        """Return a flat view of a match as entries, with the outcome if the match is over."""
        view = self.look(flat)
        if match.outcome is not None:
            view[OUTCOME] = outcome_entry(self.speaker, match.outcome)
        return view

    def question(self, table: Table, seat: int) -> s.Question | None:
        """Return the question this seat is asked, if any."""
        question = question_of(table.match, seat) if seat >= 0 and not table.over else None
        return None if question is None else build_question(table.match, question, self.speaker)

    def asked(self, table: Table) -> list[str]:
        """Return the seats that decide now, without chance."""
        return [] if table.over else [self.speaker.seat(int(each.seat)) for each in table.decisions if each.seat >= 0]

    def story(self, table: Table, seat: int, since: int = 0) -> list[s.Line]:
        """Return the story as this seat heard it, from line `since` on."""
        return story_lines(table.heard(seat), self.speaker, since)

    def news(self, table: Table, seat: int, since: int, before: s.View) -> list[s.Line]:
        """Return the story from line `since` on, each event with its change to the view; `before` is the view then."""
        return with_changes(table, seat, self.story(table, seat, since), before, self.view(table, seat), self.look)

    def scene(self, table: Table, seat: int) -> s.Scene:
        """Return everything a seat is shown when it joins."""
        return s.Scene(
            version=s.VERSION,
            setting=self.setting.hash,
            seat=self.speaker.seat(seat),
            view=self.view(table, seat),
            question=self.question(table, seat),
            asked=self.asked(table),
            story=self.story(table, seat),
        )

    def change(self, before: s.Scene, now: s.Scene, table: Table | None = None, seat: int = -1) -> s.Change:
        """Return the difference between two scenes of a seat; given the table, with the change of each event."""
        same = 0
        while same < min(len(before.story), len(now.story)) and before.story[same] == now.story[same]:
            same += 1
        return s.Change(
            version=s.VERSION,
            diff=diff(before.view, now.view),
            question=now.question,
            asked=now.asked,
            told=same,
            story=now.story[same:] if table is None else self.news(table, seat, same, before.view),
        )

    # -- on demand

    def explain(self, table: Table, seat: int, ref: str) -> s.Explained:
        """Return the explanation of a thing: its description as far as the seat may know, and its uses now."""
        return explain(self.speaker, self.setting, table, seat, ref)

    def why_not(self, table: Table, seat: int, answer: str) -> s.Said | None:
        """Return why an answer is not allowed, None if it is allowed."""
        reason = table.why_not(answer, seat)
        return None if reason is None else self.speaker.reason(reason)

    def foresee(self, table: Table, seat: int, answer: str) -> list[s.Line]:
        """Return the certain consequences of an answer, as far as the seat may know."""
        return story_lines(table.foresee(answer, seat), self.speaker)

    def forecast(self, table: Table) -> list[s.Said]:
        """Return what the automata would do in this position, as far as the rules fix it."""
        return [] if table.over else [self.speaker.event(event) for event in self.game.forecast(table.match)]

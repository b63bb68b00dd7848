"""Everything a client is sent of tables of one content, in one language."""

from typing import Final

from clockwood.kernel.content import Content
from clockwood.kernel.game import game_at
from clockwood.kernel.gesture import question_of
from clockwood.kernel.table import Table
from clockwood.kernel.view import Flat
from clockwood.scene import schema as s
from clockwood.scene.art import pictures
from clockwood.scene.asking import asked
from clockwood.scene.describing import describe
from clockwood.scene.explaining import explain
from clockwood.scene.playback import stepped
from clockwood.scene.sent import VERSION, Said
from clockwood.scene.speaking import Speaker
from clockwood.scene.story import lines
from clockwood.scene.viewing import OUTCOME, Viewing, diff, outcome_entry
from clockwood.words import Words


class Scenery:
    """Make one for each content and language, and keep it: it reads the words and describes the table once.

    A seat is its number; a negative one watches. Nothing goes out but what `table.view`, `table.heard` and the seat's
    own question hold.
    """

    def __init__(self, content: Content, language: str = "en") -> None:
        self.content: Final = content
        self.game: Final = game_at(content.home)
        self.described: Final = self.game.setting(content)
        self.speaker: Final = Speaker(Words(language, content, with_ids=False))
        self.setting: Final = describe(content, self.described, self.speaker)
        self._viewing: Final = Viewing(content, self.described, self.speaker)

    def picture(self, name: str) -> str:
        """Return a picture of the setting's `art` as SVG."""
        return pictures(self.content)[name]

    # -- what a seat sees, is asked and heard

    def look(self, flat: Flat) -> s.View:
        """Return a flat view thing by thing."""
        return self._viewing.entries(flat)

    def view(self, table: Table, seat: int) -> s.View:
        view = self.look(table.view(seat))
        if table.outcome is not None:
            view[OUTCOME] = outcome_entry(self.speaker, table.outcome)
        return view

    def question(self, table: Table, seat: int) -> s.Question | None:
        """Return what this seat is asked, if anything."""
        question = question_of(table.match, seat) if seat >= 0 and not table.over else None
        return None if question is None else asked(table.match, question, self.speaker)

    def asked(self, table: Table) -> list[str]:
        """Return the seats that decide now; chance told by the table is nobody's."""
        return [] if table.over else [self.speaker.seat(int(each.seat)) for each in table.decisions if each.seat >= 0]

    def story(self, table: Table, seat: int, since: int = 0) -> list[s.Line]:
        """Return what this seat heard, from a line on."""
        return lines(table.heard(seat), self.speaker, since)

    def news(self, table: Table, seat: int, since: int, before: s.View) -> list[s.Line]:
        """Return what this seat heard from a line on, each event with what it changed since the view before."""
        return stepped(table, seat, self.story(table, seat, since), before, self.view(table, seat), self.look)

    def scene(self, table: Table, seat: int) -> s.Scene:
        """Return everything a seat is shown when it joins."""
        return s.Scene(
            version=VERSION,
            setting=self.setting.hash,
            seat=self.speaker.seat(seat),
            view=self.view(table, seat),
            question=self.question(table, seat),
            asked=self.asked(table),
            story=self.story(table, seat),
        )

    def change(self, before: s.Scene, now: s.Scene, table: Table | None = None, seat: int = -1) -> s.Change:
        """Return what makes the scene a seat has now of the one it had; with the table, event by event."""
        same = 0
        while same < min(len(before.story), len(now.story)) and before.story[same] == now.story[same]:
            same += 1
        return s.Change(
            version=VERSION,
            diff=diff(before.view, now.view),
            question=now.question,
            asked=now.asked,
            told=same,
            story=now.story[same:] if table is None else self.news(table, seat, same, before.view),
        )

    # -- on demand

    def explain(self, table: Table, seat: int, ref: str) -> s.Explained:
        """Return what a thing is, as far as the seat may know, and what it may be used for now."""
        return explain(self.speaker, self.setting, table, seat, ref)

    def why_not(self, table: Table, seat: int, answer: str) -> Said | None:
        """Return why an answer is not allowed, nothing where it is."""
        reason = table.why_not(answer, seat)
        return None if reason is None else self.speaker.reason(reason)

    def foresee(self, table: Table, seat: int, answer: str) -> list[s.Line]:
        """Return what would follow for certain, as far as the seat may know."""
        return lines(table.foresee(answer, seat), self.speaker)

    def forecast(self, table: Table) -> list[Said]:
        """Return what the automata would do as things stand, where the rules fix it."""
        return [] if table.over else [self.speaker.event(event) for event in self.game.forecast(table.match)]

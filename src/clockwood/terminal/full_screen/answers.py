"""An answer in the making: the options of a question, asked in parts where there are many."""

from typing import Final

from clockwood.scene import schema as s

FEW: Final = 9
"""More options than keys 1 to 9 are asked in parts: first what they begin with, then the rest."""


class Choice:
    """One line that can be chosen now: an option, or the beginning that several options share."""

    def __init__(self, text: str, options: list[s.Option]) -> None:
        self.text: Final = text
        self.options: Final = options


class Answering:
    """The part of an answer that was chosen so far. Nothing is sent until one option, or a whole set, is left."""

    def __init__(self, question: s.Question, more: str) -> None:
        self.question: Final = question
        self.more: Final = more
        self.picked: list[s.Option] = []
        self._narrowed: list[list[s.Option]] = []

    @property
    def open(self) -> list[s.Option]:
        """The options that go with what was chosen so far."""
        return self._narrowed[-1] if self._narrowed else [*self.question.options, *self.question.out]

    def choices(self) -> list[Choice]:
        """Return the lines that can be chosen now, never more beginnings than options."""
        out = {each.answer for each in self.question.out}
        inside = [each for each in self.open if each.answer not in out]
        ways_out = [Choice(each.said.text, [each]) for each in self.open if each.answer in out]
        if len(inside) <= FEW or self.question.shape == "some":
            return [Choice(self.text(each), [each]) for each in inside] + ways_out
        depth = self.shared_parts(inside)
        groups: dict[tuple[str, ...], list[s.Option]] = {}
        for option in inside:
            groups.setdefault(start_of(option, depth), []).append(option)
        if len(groups) == 1 or len(groups) == len(inside):
            return [Choice(self.text(each), [each]) for each in inside] + ways_out
        return [self.group(options, depth) for options in groups.values()] + ways_out

    def text(self, option: s.Option) -> str:
        chosen = "✓ " if option in self.picked else ""
        result = "" if option.result is None else f" – {option.result.text}"
        return f"{chosen}{option.said.text}{result}"

    def shared_parts(self, options: list[s.Option]) -> int:
        """Return the fewest leading parts that tell options apart, from the verb alone upwards."""
        longest = max(len(option.parts) for option in options)
        return next((n for n in range(longest) if len({start_of(each, n) for each in options}) > 1), longest)

    def group(self, options: list[s.Option], depth: int) -> Choice:
        first = options[0]
        if len(options) == 1:
            return Choice(self.text(first), options)
        names = [arg.text for part in first.parts[:depth] for arg in first.said.args if arg.ref == part.ref]
        verb = first.answer.split()[0]
        return Choice(f"{' '.join([verb, *names[:depth]])} … ({len(options)} {self.more})", options)

    def refs(self) -> set[str]:
        """Return the things that can be touched now: what tells the open options apart next."""
        options = [each for each in self.open if each.parts]
        if not options:
            return set()
        depth = self.shared_parts(options)
        return {each.parts[min(depth, len(each.parts)) - 1].ref for each in options if depth and each.parts}

    def touch(self, ref: str) -> bool:
        """Keep the options that touch a thing at the part that is asked; return whether there are any."""
        options = [each for each in self.open if each.parts]
        depth = max(1, self.shared_parts(options)) if options else 1
        kept = [each for each in options if len(each.parts) >= depth and each.parts[depth - 1].ref == ref]
        if not kept:
            self._narrowed.clear()
            options = [each for each in self.open if each.parts]
            kept = [each for each in options if each.parts[0].ref == ref]
        if kept:
            self._narrowed.append(kept)
        return bool(kept)

    def narrow(self, choice: Choice) -> s.Option | None:
        """Take a line: return the option if it is one, None if more must be chosen."""
        if len(choice.options) > 1:
            self._narrowed.append(choice.options)
            return None
        option = choice.options[0]
        if self.question.shape != "some" or option in self.question.out:
            return option
        if option in self.picked:
            self.picked.remove(option)
        else:
            self.picked.append(option)
        return None

    def whole_set(self) -> list[int] | None:
        """Return the actions of a set that may be given now, None if it may not."""
        if self.question.shape == "some" and self.question.low <= len(self.picked) <= self.question.high:
            return sorted(option.action for option in self.picked)
        return None

    def back(self) -> bool:
        """Take back the last part; return whether there was one."""
        if self._narrowed:
            self._narrowed.pop()
            return True
        if self.picked:
            self.picked.pop()
            return True
        return False


def start_of(option: s.Option, depth: int) -> tuple[str, ...]:
    """Return the verb of an option and the first things it touches."""
    return (option.answer.split()[0], *(part.ref for part in option.parts[:depth]))

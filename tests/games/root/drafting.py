"""A draft whose pool is told, for tests of the advanced setup."""

from clockwood import api
from clockwood.games.root.content import RootContent, root_content
from clockwood.kernel.options import Value
from games.looking import Looking

ADVANCED: dict[str, Value] = {"setup": "advanced", "order": "letter"}


class Draft(Looking):
    """A draft whose pool is told; players sit in turn order, so that the last one chooses first."""

    def __init__(self, people: int, *pool: str, **options: Value) -> None:
        wanted = {key.replace("_", "."): value for key, value in options.items()}
        self.opened = api.new("root", seed=3, options={**ADVANCED, "people": people, **wanted}, told_chance=True)
        for faction in pool:
            self.skip_to("DealPool")
            self.go(f"offer {faction}")

    def skip_to(self, step: str) -> None:
        """Let chance answer what it likes, up to a question of this step or to one that is no chance."""
        while self.asked == "chance" and self.step != step:
            self.table.choose(int(self.question.options[0]))

    def go(self, *answers: str) -> "Draft":
        for answer in answers:
            self.table.choose(answer)
        return self

    def at(self, faction: str) -> RootContent:
        self.skip_to("")
        content = root_content(self.table.match.content)
        assert faction in content.factions()
        return content

    def homes(self) -> list[str]:
        return [option.removeprefix("homeland ") for option in self.options("homeland")]


def apart(draft: Draft, one: str, other: str) -> int:
    """The distance of two clearings in steps along open paths."""
    land = root_content(draft.table.match.content).land
    open_paths = [pair for pair in land.paths if pair not in land.roads]
    reached, steps = {int(one[1:]) - 1}, 0
    while int(other[1:]) - 1 not in reached:
        reached |= {b for a, b in open_paths if a in reached} | {a for a, b in open_paths if b in reached}
        steps += 1
    return steps

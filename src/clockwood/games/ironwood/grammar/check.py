"""Checks of a well-formed line: no words of the other side, nothing referred to that is not there."""

from typing import Final

from clockwood.games.ironwood.grammar import effects as e
from clockwood.games.ironwood.grammar import phrases as w
from clockwood.games.ironwood.grammar.effects import Act, Effect, Rule
from clockwood.games.ironwood.grammar.writer import act_text, place_text

WOODWALKERS: Final = "woodwalkers"

# Each side keeps to its own kind of location and its own pieces. [IW R8.1] [IW R1.3] [IW R1.4]
ACTS_OF_IRONCLAD: Final = [e.MOVE_WARBANDS, e.MOVE_DRILL, e.MOVE_ENEMY, e.FOUNDATION, e.BUILD]
ACTS_OF_WOODWALKERS: Final = [e.MOVE_FIGHTERS, e.DISCOVER, e.DRAW_VISION]
ON_MOUNTAINS: Final = [e.AT_MOUNTAIN, e.AT_FORGE, e.AT_FOUNDATION, e.AT_FERRUM, e.AT_DRILL]
ON_FORESTS: Final = [e.AT_FOREST, e.AT_TOTEM]


def problems(effect: Effect, faction: str) -> list[str]:
    """Everything wrong with the effect on a card of this faction, each with its column; none when it may be played."""
    return Check(effect, faction).found


class Check:
    """One pass over an effect. `marks` says whether the card places markers, `on_turn` whether its own turn runs."""

    def __init__(self, effect: Effect, faction: str) -> None:
        self.woodwalkers: Final = faction == WOODWALKERS
        self.side: Final = "the Woodwalkers" if faction == WOODWALKERS else "the Ironclad"
        self.found: Final[list[str]] = []
        later = [effect.when_burned, effect.when_exhausted, effect.each_preparation]
        waiting = [act for act in later if act is not None] + [act for _, act in effect.whenever]
        self.marks: Final = any(has_mark(act) for act in effect.lines + waiting)
        self.on_turn = True
        for act in effect.lines:
            self.act(act, there=False, beaten=False)
        self.on_turn = False
        won = [act for event, act in effect.whenever if event == e.BATTLE_WON]
        for act in waiting:
            self.act(act, there=False, beaten=act in won)
        for mod in effect.each_combat:
            self.mod(mod)
        for rule in effect.this_round + effect.in_play:
            self.rule(rule)
        self.headings(effect)
        self.found.sort(key=column_of)

    def wrong(self, column: int, reason: str) -> None:
        self.found.append(f"column {column}: {reason}")

    def headings(self, effect: Effect) -> None:
        if effect.when_burned is not None and not self.woodwalkers:
            self.wrong(effect.when_burned.column, "'when burned' is not for the Ironclad")
        for event, act in effect.whenever:
            if self.woodwalkers and event in (e.DRILL_UNLOADS, e.FOUNDATION_PLACED):
                self.wrong(act.column, f"'whenever {w.EVENTS[event]}' is not for the Woodwalkers")
        if effect.ongoing:
            return
        if effect.each_preparation is not None:
            self.wrong(effect.each_preparation.column, "'each preparation' needs 'ongoing'")
        if effect.when_exhausted is not None:
            self.wrong(effect.when_exhausted.column, "'when exhausted' needs 'ongoing'")
        for rule in effect.in_play:
            self.wrong(rule.column, "'in play' needs 'ongoing'")
        for _, act in effect.whenever:
            self.wrong(act.column, "'whenever' needs 'ongoing'")

    def rule(self, rule: Rule) -> None:
        if rule.kind in (e.CANNOT_MOVE, e.CANNOT_ATTACK, e.CANNOT_DISCOVER) and not self.marks:
            self.wrong(rule.column, f"'{w.RULES[rule.kind]}' needs a 'mark' on the same card")
        if rule.kind == e.COST_BUILD and self.woodwalkers:
            self.wrong(rule.column, "'cost build' is not for the Woodwalkers")

    def act(self, act: Act, there: bool, beaten: bool) -> None:
        foreign = ACTS_OF_IRONCLAD if self.woodwalkers else ACTS_OF_WOODWALKERS
        if act.op in foreign or self.is_foreign(act):
            words = "attack ferrum" if act.op == e.ATTACK else act_text(act).split(" to ")[0]
            self.wrong(act.column, f"'{words}' is not for {self.side}")
        elif act.op in (e.RECRUIT, e.REMOVE, e.RETREAT, e.MARK):
            self.place(act, there, beaten)
        elif act.op == e.RESOLVE and act.n >= len(act.kids):
            self.wrong(act.column, f"'resolve {act.n}' needs more than {act.n} options")
        elif act.op == e.MOD:
            self.mod(act)
        elif act.op == e.EXTRA and not self.on_turn:
            self.wrong(act.column, "'extra' needs the turn on which the card is played")
        for kid in act.kids:
            self.act(kid, there or act.op == e.COST_REMOVE, beaten or act.op == e.VICTORY)

    def is_foreign(self, act: Act) -> bool:
        if self.woodwalkers:
            golem = act.op == e.RECRUIT and act.a == e.GOLEM
            return golem or (act.op == e.GAIN and act.a in (e.PER_FORGE, e.PER_FOUNDATION, e.PER_GOLEM))
        if act.op == e.COST_BURN:
            return act.a == e.BURN_VISION
        if act.op == e.GAIN:
            return act.a == e.PER_TOTEM
        return (act.op == e.ATTACK and act.a == 1) or (act.op == e.REMOVE and act.a == e.GOLEM)

    def place(self, act: Act, there: bool, beaten: bool) -> None:
        where = e.place_where(act.b)
        if where == e.AT_THERE:
            if not there:
                self.wrong(act.column, "'at there' needs a 'remove … own fighter' that pays for it")
        elif where == e.AT_BEATEN:
            if not beaten:
                self.wrong(act.column, "'at beaten' needs a 'victory' or a 'whenever battle won' around it")
        elif act.op != e.MARK:
            on_mountains = self.woodwalkers != (act.op == e.RECRUIT)
            if where not in (ON_MOUNTAINS if on_mountains else ON_FORESTS):
                who = self.side if act.op == e.RECRUIT else f"the enemy of {self.side}"
                self.wrong(act.column, f"{who} cannot stand at '{place_text(act.b)}'")
        if (where == e.AT_BEATEN and act.op == e.RECRUIT) or (where == e.AT_THERE and act.op in (e.REMOVE, e.RETREAT)):
            self.wrong(act.column, f"'{place_text(act.b)}' is a place of the other side")
        if e.place_which(act.b) == e.WHICH_MARKED and not self.marks:
            self.wrong(act.column, f"'at {place_text(act.b)}' needs a 'mark' on the same card")

    def mod(self, mod: Act) -> None:
        if mod.b == e.IF_MARKED and not self.marks:
            self.wrong(mod.column, "'if marked' needs a 'mark' on the same card")
        if mod.b in ((e.IF_GOLEM, e.IF_FORGE) if self.woodwalkers else (e.IF_TOTEM,)):
            self.wrong(mod.column, f"'if {w.CONDITIONS[mod.b]}' is not for {self.side}")


def has_mark(act: Act) -> bool:
    return act.op == e.MARK or any(has_mark(kid) for kid in act.kids)


def column_of(problem: str) -> int:
    return int(problem.split()[1].rstrip(":"))

"""An effect becomes the one line that says it: reading that line gives the same effect again."""

from clockwood.games.ironwood.grammar import effects as e
from clockwood.games.ironwood.grammar import phrases as w
from clockwood.games.ironwood.grammar.effects import Act, Effect, Rule


def effect_text(effect: Effect) -> str:
    """The canonical line: first the markers, then the acts in order, then what lasts, then what waits."""
    items = [f"ongoing {effect.ongoing}"] if effect.ongoing else []
    items.extend(listed_text(act) for act in effect.lines)
    if effect.each_combat:
        items.append("each combat: " + ", ".join(mod_text(mod) for mod in effect.each_combat))
    items.extend("this round: " + rule_text(rule) for rule in effect.this_round)
    items.extend("in play: " + rule_text(rule) for rule in effect.in_play)
    if effect.each_preparation is not None:
        items.append("each preparation: " + act_text(effect.each_preparation))
    items.extend(f"whenever {w.EVENTS[event]}: {act_text(act)}" for event, act in effect.whenever)
    if effect.when_exhausted is not None:
        items.append("when exhausted: " + act_text(effect.when_exhausted))
    if effect.when_burned is not None:
        items.append("when burned: " + act_text(effect.when_burned))
    return "; ".join(items)


def listed_text(act: Act) -> str:
    """An act as an item of a list, where an attack's own lines may follow it."""
    return attack_text(act) if act.op == e.ATTACK else act_text(act)


def act_text(act: Act) -> str:
    """An act that stands alone: after `to`, after a colon or as an option."""
    if act.op == e.SEQ:
        return "(" + "; ".join(listed_text(kid) for kid in act.kids) + ")"
    if act.op == e.ATTACK:
        return f"({attack_text(act)})" if act.kids else attack_text(act)
    if act.op == e.RESOLVE:
        chooser = "opponent resolve" if act.a else "resolve"
        return f"{chooser} {act.n} of {{{' | '.join(act_text(kid) for kid in act.kids)}}}"
    if act.op in (e.COST_SPEND, e.COST_BURN, e.COST_REMOVE):
        return f"{cost_text(act)} to {act_text(act.kids[0])}"
    return leaf_text(act)


def attack_text(act: Act) -> str:
    parts = ["attack ferrum" if act.a else "attack"]
    bonuses = [mod_text(kid) for kid in act.kids if kid.op == e.MOD]
    if bonuses:
        parts.append("this combat: " + ", ".join(bonuses))
    parts.extend("victory: " + act_text(kid.kids[0]) for kid in act.kids if kid.op == e.VICTORY)
    return "; ".join(parts)


def cost_text(act: Act) -> str:
    if act.op == e.COST_SPEND:
        return f"spend {act.n}"
    if act.op == e.COST_BURN:
        return f"burn {act.n} {w.BURNS[act.a]}".rstrip()
    return f"remove {w.counted(act.n, 'own fighter')}"


def leaf_text(act: Act) -> str:
    if act.op in (e.OPPONENT_BURN, e.GAIN, e.STEAL, e.RECOVER, e.DRAW, e.DRAW_VISION):
        return counting_text(act)
    if act.op in (e.MOVE_FIGHTERS, e.MOVE_WARBANDS, e.MOVE_DRILL, e.MOVE_ENEMY):
        return move_text(act)
    if act.op in (e.RECRUIT, e.REMOVE, e.RETREAT, e.MARK):
        return f"{placing_text(act)} at {place_text(act.b)}"
    if act.op == e.PEEK:
        return f"peek {w.PEEKS[act.a]}"
    if act.op == e.EXTRA:
        return f"extra {w.EXTRAS[act.a]}" + (" fresh" if act.b else "")
    words = {e.DISCOVER: "discover", e.FOUNDATION: "foundation", e.BUILD: "build directly" if act.a else "build"}
    return words[act.op]


def counting_text(act: Act) -> str:
    words = {
        e.OPPONENT_BURN: "opponent burn",
        e.GAIN: "gain",
        e.STEAL: "steal",
        e.RECOVER: "recover",
        e.DRAW: "draw",
        e.DRAW_VISION: "draw",
    }
    text = f"{words[act.op]} {act.n}"
    if act.op == e.DRAW_VISION:
        return text + " vision"
    return f"{text} per {w.PER[act.a]}" if act.op == e.GAIN and act.a else text


def move_text(act: Act) -> str:
    if act.op == e.MOVE_DRILL:
        return "move drill twice" if act.n == 2 else "move drill"
    if act.op == e.MOVE_ENEMY:
        return "move 1 enemy warband"
    if act.op == e.MOVE_WARBANDS:
        return "move " + w.counted(act.n, "warband")
    return "move " + w.counted(act.n, "fighter") + (" twice" if act.a else "")


def placing_text(act: Act) -> str:
    if act.op == e.MARK:
        return f"mark {act.n}"
    if act.op == e.RETREAT:
        return "retreat " + w.counted(act.n, "warband")
    return ("recruit " if act.op == e.RECRUIT else "remove ") + w.counted(act.n, w.UNITS[act.a])


def place_text(code: int) -> str:
    words = [w.WHICH[e.place_which(code)], w.RINGS[e.place_ring(code)], w.WHERE[e.place_where(code)]]
    return " ".join(word for word in words if word)


def mod_text(mod: Act) -> str:
    if mod.a in (e.MOD_PEEK_WAGER, e.MOD_NO_SPECIAL_WAGER):
        return w.MODS[mod.a]
    return f"{w.MODS[mod.a]} +{mod.n}" + (f" if {w.CONDITIONS[mod.b]}" if mod.b else "")


def rule_text(rule: Rule) -> str:
    return f"{w.RULES[rule.kind]} {rule.n}" if rule.n else w.RULES[rule.kind]

"""The turn of an automaton in short beside its board, with its level and traits. [GE 3.3.1] [GE 3.3.2]"""

from clockwood.games.root.content import RootContent
from clockwood.games.root.levels import LEVELS
from clockwood.games.root.moments import RootBot
from clockwood.games.root.words import PHASES
from clockwood.kernel.scene import Panel, Setting
from clockwood.kernel.seen import Row, Seen
from clockwood.kernel.view import Flat


def automata_of(content: RootContent) -> list[tuple[int, str, RootBot]]:
    """Return the automata that have a printed turn, each with its seat and the seat's name."""
    found: list[tuple[int, str, RootBot]] = []
    for seat, name in enumerate(content.factions()):
        bot = content.automaton[seat]
        if isinstance(bot, RootBot) and bot.printed:
            found.append((seat, name, bot))
    return found


def describe_automata(content: RootContent, setting: Setting) -> None:
    for seat, name, _ in automata_of(content):
        setting.panels.append(Panel(f"{name}.traits", "scene-automaton-traits", seat))
        setting.panels.append(Panel(f"{name}.turn", "scene-automaton-turn", seat))


def draw_automata(content: RootContent, view: Flat, seen: Seen) -> None:
    """List what each does in its turn, phases that are over and the present one marked."""
    phase = PHASES.index(str(view.get("phase", PHASES[0])))
    for _, name, bot in automata_of(content):
        at = phase if view.get("active") == name else -1
        seen.panels[f"{name}.turn"] = [
            Row(f"turn-{bot.name}-{word}", flag=flag_of(PHASES.index(when), at), cite=cite)
            for when, word, cite in bot.printed
        ]
        rows = [Row(f"level-{bot.name}-{LEVELS[bot.level]}", cite="GE 3.3.1")]
        rows += [Row(f"trait-{trait}", cite=f"{bot.book} {trait.replace('-', '').upper()}") for trait in bot.traits]
        seen.panels[f"{name}.traits"] = rows


def flag_of(when: int, at: int) -> str:
    """Return the flag of a step: its phase is over, or it is the present one."""
    return "" if at < when else "now" if at == when else "done"

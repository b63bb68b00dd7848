"""Promises of every game's scene at a decision: it fits its schema, names only what is there, and leaks nothing."""

from functools import lru_cache

import msgspec

from clockwood.kernel.content import Content
from clockwood.kernel.gesture import question_of
from clockwood.kernel.match import Match
from clockwood.kernel.rng import Generator
from clockwood.kernel.table import Table
from clockwood.scene import schema as s
from clockwood.scene.builder import SceneBuilder
from clockwood.scene.changes import apply, diff
from clockwood.scene.schema import Sent, Setting
from clockwood.testing.comparing import table_over
from clockwood.testing.faults import Fault, must
from clockwood.testing.play import any_of, any_question, options_of


@lru_cache(maxsize=64)
def builder_of(content: Content) -> SceneBuilder:
    return SceneBuilder(content)


def watchers(match: Match) -> list[int]:
    return [-1, *range(len(match.content.names["seat"]))]


def sent(thing: Sent) -> bytes:
    return msgspec.json.encode(thing, order="sorted")


def check_scene(match: Match, rng: Generator) -> None:
    """A scene fits its schema, and every ref in it is one of the setting or the view; a change leads to the next."""
    table, builder = table_over(match), builder_of(match.content)
    before = {seat: builder.scene(table, seat) for seat in watchers(match)}
    question = any_question(table.match, rng)
    table.choose(any_of(rng, options_of(question)), int(question.seat))
    for seat, scene in before.items():
        must(
            msgspec.json.decode(sent(scene), type=s.Scene) == scene, f"the scene of seat {seat} does not fit its schema"
        )
        check_refs(builder, scene, seat)
        check_change(builder, scene, builder.scene(table, seat), seat)
        check_playback(builder, table, seat, scene.view)


def check_change(builder: SceneBuilder, before: s.Scene, now: s.Scene, seat: int) -> None:
    change = builder.change(before, now)
    must(msgspec.json.decode(sent(change), type=s.Change) == change, "the change does not fit its schema")
    must(apply(before.view, diff(before.view, now.view)) == now.view, "the change does not lead to the next view")
    must([*before.story[: change.told], *change.story] == now.story, "the change does not tell the whole story")
    check_refs(builder, now, seat)
    must(bool(change.story or not (change.diff.set or change.diff.gone)), f"seat {seat} is not told of {change.diff}")


def check_refs(builder: SceneBuilder, scene: s.Scene, seat: int) -> None:
    unknown = strangers(builder.setting, scene)
    must(not unknown, f"the scene of seat {seat} names what is not there: {', '.join(unknown)}")


def check_playback(builder: SceneBuilder, table: Table, seat: int, before: s.View) -> None:
    """Event by event the view before becomes the view now, and nothing in between is a stranger."""
    view = before
    for line in builder.news(table, seat, 0, before):
        if isinstance(line, s.Happened):
            if line.after is None:
                raise Fault(f"seat {seat} is not shown what follows from {line.said.id}")
            view = apply(view, line.after)
    now = builder.view(table, seat)
    must(view == now or not table.heard(seat), f"seat {seat} is not told of {diff(view, now)}")


def strangers(setting: Setting, scene: s.Scene) -> list[str]:
    """Refs of a scene that neither its setting nor its view holds."""
    there = set(known(setting)) | set(scene.view)
    return sorted(set(named(scene)) - there)


@lru_cache(maxsize=64)
def refs_of(setting_hash: str, raw: bytes) -> frozenset[str]:
    del setting_hash
    found: set[str] = set()
    collect(msgspec.json.decode(raw), found)
    return frozenset(found)


def known(setting: Setting) -> frozenset[str]:
    return refs_of(setting.hash, sent(setting))


def collect(value: object, found: set[str]) -> None:
    """Every `ref` of something in the setting."""
    if isinstance(value, dict):
        if isinstance(value.get("ref"), str):
            found.add(value["ref"])
        for part in value.values():
            collect(part, found)
    elif isinstance(value, list):
        for part in value:
            collect(part, found)


def named(scene: s.Scene) -> list[str]:
    """Every ref a view, a question and a story name."""
    found: list[str] = []
    for entry in scene.view.values():
        if isinstance(entry, s.PieceEntry):
            found += [entry.place, entry.kind, *(flag for flag in entry.flags if ":" in flag)]
        elif isinstance(entry, s.CardEntry):
            found.append(entry.zone)
        elif isinstance(entry, s.PanelEntry):
            found += [arg.ref for row in entry.rows for arg in row.said.args if arg.ref]
    if scene.question is not None:
        options = scene.question.options + scene.question.out
        found += scene.question.refs + [part.ref for option in options for part in option.parts]
    for line in scene.story:
        found += line.refs
        if isinstance(line, s.Chose):
            found += [ref for candidate in line.candidates for ref in candidate.refs]
    return found + [name for name in scene.view if not name.startswith(("piece:", "outcome:"))]


def assert_same_scene(seat: int, match: Match, twin: Match) -> None:
    """The seat is sent the same of both matches, to the byte."""
    builder = builder_of(match.content)
    here, there = (builder.scene(table_over(each), seat) for each in (match, twin))
    changed = diff(here.view, there.view)
    must(changed == s.Diff(set={}, gone=[]), f"seat {seat} sees {changed}")
    must(sent(here) == sent(there), f"seat {seat} is asked {here.question} or {there.question}")


def check_on_demand(match: Match, rng: Generator) -> None:
    """Everything that has a ref can be explained, and looking changes nothing."""
    table, builder = table_over(match), builder_of(match.content)
    for seat in watchers(match):
        refs = sorted(known(builder.setting))
        refs += [name for name in builder.view(table, seat) if not name.startswith("outcome:")]
        wanted = refs[int(rng.below(len(refs)))]
        explained = builder.explain(table, seat, wanted)
        must(bool(explained.name), f"{wanted} has no name")
        fits = msgspec.json.decode(sent(explained), type=s.Explained) == explained
        must(fits, f"what explains {wanted} does not fit its schema")
        question = question_of(table.match, seat) if seat >= 0 else None
        if question is not None:
            answer = table.notation(any_of(rng, options_of(question)))
            must(builder.why_not(table, seat, answer) is None, f"{answer} is offered, and refused with a reason")
            builder.foresee(table, seat, answer)
    must(table.match.key() == match.key(), "looking changes the table")

"""The view: one entry for each ref, and the difference between two views."""

from clockwood.kernel.content import Content
from clockwood.kernel.game import Flat, game_at
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.scene import Setting
from clockwood.kernel.seen import Row, Seen
from clockwood.rulebook import tags_of
from clockwood.scene import schema as s
from clockwood.scene.sent import Said
from clockwood.scene.speaking import Speaker, ref

OUTCOME = "outcome:match"


def entries(content: Content, setting: Setting, speaker: Speaker, flat: Flat) -> s.View:
    """Return what a seat's flat view says, thing by thing. Nothing but the flat view is looked at."""
    seen = game_at(content.home).seen(content, flat)
    view: s.View = {}
    owners = {kind.name: speaker.seat(kind.owner) for kind in setting.pieces}
    for piece in seen.pieces:
        view[ref("piece", f"{piece.place}.{piece.kind}")] = s.PieceEntry(
            place=ref("place", piece.place),
            kind=ref("kind", piece.kind),
            owner=owners[piece.kind],
            count=piece.count,
            spent=piece.spent,
            flags=piece.flags,
        )
    for card in seen.cards:
        view[ref("card", card.card)] = s.CardEntry(
            zone=ref("zone", card.zone), order=card.order, markers=card.markers, flags=card.flags
        )
    view |= zones(seen)
    view |= {ref("counter", name): s.NumberEntry(value=value) for name, value in seen.counters.items()}
    view |= {ref("track", name): s.NumberEntry(value=value) for name, value in seen.tracks.items()}
    view |= {ref("die", name): s.DieEntry(face=face) for name, face in seen.dice.items()}
    for name, rows in seen.panels.items():
        view[ref("panel", name)] = s.PanelEntry(rows=[row_of(speaker, row) for row in rows])
    return view


def zones(seen: Seen) -> s.View:
    known: dict[str, int] = {}
    for card in seen.cards:
        known[card.zone] = known.get(card.zone, 0) + 1
    return {
        ref("zone", name): s.ZoneEntry(count=count, backs=count - known.get(name, 0), markers=seen.markers.get(name, 0))
        for name, count in seen.zones.items()
    }


def row_of(speaker: Speaker, row: Row) -> s.Row:
    return s.Row(said=speaker.said(row.label, row.terms, row.cite), number=row.number, flag=row.flag)


def outcome_entry(speaker: Speaker, outcome: Outcome) -> s.OutcomeEntry:
    names = [speaker.words.name("seat", seat) for seat in outcome.winners]
    text = speaker.words.say(outcome.reason, seat=", ".join(names))
    return s.OutcomeEntry(
        said=Said(text=text, id=outcome.reason, args=[], tags=tags_of(outcome.cite)),
        winners=[speaker.seat(seat) for seat in outcome.winners],
        scores=list(outcome.scores),
    )


def diff(old: s.View, new: s.View) -> s.Diff:
    """Return what makes the new view of the old one."""
    changed = {name: entry for name, entry in new.items() if old.get(name) != entry}
    return s.Diff(set=changed, gone=[name for name in old if name not in new])


def apply(old: s.View, change: s.Diff) -> s.View:
    """Return the new view again."""
    kept = {name: entry for name, entry in old.items() if name not in change.gone}
    return {**kept, **change.set}

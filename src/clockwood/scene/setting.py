"""The setting: a game's description of its table, with names, texts and pictures in one language."""

import hashlib
from typing import Final

import msgspec

from clockwood.kernel import scene as kernel
from clockwood.kernel.content import Content
from clockwood.kernel.events import Term
from clockwood.kernel.game import game_at
from clockwood.kernel.marks import SHAPES
from clockwood.scene import schema as s
from clockwood.scene.pictures import pictures
from clockwood.scene.speaker import Speaker, ref

SHORT: Final = 3
"""Letters in the short name of a place."""


def build_setting(content: Content, setting: kernel.Setting, speaker: Speaker) -> s.Setting:
    art = pictures(content)
    game = game_at(content.home)
    described = s.Setting(
        version=s.VERSION,
        game=game.name,
        title=speaker.words.title(),
        language=speaker.words.language,
        hash="",
        provenance=setting.provenance,
        seats=[seat(content, speaker, number, mark) for number, mark in enumerate(setting.marks)],
        marked=[marked(speaker, thing, mark) for thing, mark in setting.marked],
        boards=[board(speaker, each, art) for each in setting.boards],
        places=[place(setting, speaker, each) for each in setting.places],
        links=[s.Link(first=link.first, second=link.second, kind=link.kind) for link in setting.links],
        zones=[zone(speaker, each) for each in setting.zones],
        counters=[counter(speaker, each) for each in setting.counters],
        tracks=[track(speaker, each) for each in setting.tracks],
        dice=[die(content, speaker, each) for each in setting.dice],
        things=things(content, speaker),
        panels=[panel(speaker, each) for each in setting.panels],
        pieces=[piece(speaker, each, art) for each in setting.pieces],
        faces=[face(speaker, each) for each in setting.faces],
        cards=[card(content, speaker, each) for each in setting.cards],
        art={name: picture_hash(text) for name, text in art.items()},
    )
    return msgspec.structs.replace(described, hash=setting_hash(described))


def setting_hash(described: s.Setting) -> str:
    raw = msgspec.json.encode(msgspec.structs.replace(described, hash=""), order="sorted")
    return hashlib.sha256(raw).hexdigest()[:16]


def picture_hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def seat(content: Content, speaker: Speaker, number: int, mark: kernel.Mark) -> s.Seat:
    name = speaker.words.name("seat", number)
    return seat_mark(ref("seat", speaker.seat(number)), name, mark, bool(content.automata >> number & 1))


def marked(speaker: Speaker, thing: Term, mark: kernel.Mark) -> s.Seat:
    return seat_mark(
        speaker.words.ref(thing.kind, thing.value), speaker.words.name(thing.kind, thing.value), mark, automaton=False
    )


def seat_mark(of: s.Ref, name: str, mark: kernel.Mark, automaton: bool) -> s.Seat:
    return s.Seat(
        ref=of,
        name=name,
        letter=mark.letter,
        shape=mark.shape,
        pattern=mark.pattern,
        colour=SHAPES.index(mark.shape) + 1,
        automaton=automaton,
    )


def board(speaker: Speaker, each: kernel.Board, art: dict[str, str]) -> s.Board:
    return s.Board(
        ref=ref("board", each.name),
        name=speaker.words.say(each.label),
        owner=speaker.seat(each.owner),
        width=each.width,
        height=each.height,
        columns=each.columns,
        rows=each.rows,
        art=layers(each.name, art),
    )


def layers(board: str, art: dict[str, str]) -> dict[str, list[str]]:
    """Return the pictures of a board by size, lowest layer first: `map.phone.relief` lies on `map.phone.ground`."""
    found: dict[str, list[str]] = {}
    for name in art:
        first, _, rest = name.partition(".")
        if first == board:
            found.setdefault(rest.partition(".")[0], []).append(name)
    return found


def place(setting: kernel.Setting, speaker: Speaker, each: kernel.Place) -> s.Place:
    sheet = next(board for board in setting.boards if board.name == each.board)
    name = speaker.words.printed(each.kind, each.value) or speaker.words.name(each.kind, each.value)
    return s.Place(
        ref=speaker.words.ref(each.kind, each.value),
        board=ref("board", each.board),
        kind=each.kind,
        name=speaker.words.say(setting.called[each.kind], name=name) if each.kind in setting.called else name,
        short=name[:SHORT],
        number=each.number,
        ring=each.ring,
        x=each.at[0],
        y=each.at[1],
        cell=sheet.cell(*each.at),
        shape=each.shape,
        spots=each.spots,
    )


def zone(speaker: Speaker, each: kernel.CardZone) -> s.Zone:
    return s.Zone(
        ref=ref("zone", each.name),
        name=speaker.words.say(each.label),
        role=each.role,
        owner=speaker.seat(each.owner),
        face=ref("layout", each.face) if each.face else "",
    )


def counter(speaker: Speaker, each: kernel.Counter) -> s.Counter:
    return s.Counter(
        ref=ref("counter", each.name),
        name=speaker.words.say(each.label),
        owner=speaker.seat(each.owner),
        icon=each.icon,
        most=each.most,
        goal=each.goal,
    )


def track(speaker: Speaker, each: kernel.Track) -> s.Track:
    return s.Track(
        ref=ref("track", each.name),
        name=speaker.words.say(each.label),
        role=each.role,
        owner=speaker.seat(each.owner),
        stages=[
            s.Stage(
                name=speaker.words.say(stage.label) if stage.label else "",
                note=speaker.words.say(stage.note) if stage.note else "",
                owner=speaker.seat(stage.owner),
            )
            for stage in each.stages
        ],
    )


def die(content: Content, speaker: Speaker, each: kernel.Die) -> s.Die:
    return s.Die(
        ref=ref("die", each.name),
        name=speaker.words.say(each.label),
        faces=[
            s.Thing(ref=ref(each.faces, name), name=speaker.words.name(each.faces, value))
            for value, name in enumerate(content.names[each.faces])
        ],
    )


def things(content: Content, speaker: Speaker) -> list[s.Thing]:
    """Return the things that have a ref and a name only: icons, faces of dice, a design that is on no card."""
    cards = set(content.names.get("card", []))
    return [
        s.Thing(ref=speaker.words.ref(kind, value), name=speaker.words.name(kind, value))
        for kind, names in content.names.items()
        for value, name in enumerate(names)
        if (family := content.families.get(kind, kind)) not in {"seat", "place"}
        and not (family == "card" and name in cards)
    ]


def panel(speaker: Speaker, each: kernel.Panel) -> s.Panel:
    return s.Panel(ref=ref("panel", each.name), name=speaker.words.say(each.label), owner=speaker.seat(each.owner))


def piece(speaker: Speaker, each: kernel.PieceKind, art: dict[str, str]) -> s.PieceKind:
    symbol = f"kind:{each.name}"
    return s.PieceKind(
        ref=ref("kind", each.name),
        name=speaker.words.say(each.label),
        letter=each.mark.letter,
        shape=each.mark.shape,
        pattern=each.mark.pattern,
        owner=speaker.seat(each.owner),
        spot=each.spot,
        counted=each.counted,
        about=speaker.words.say(each.about) if each.about else "",
        symbol=symbol if f'id="{symbol}"' in art.get("symbols", "") else "",
    )


def face(speaker: Speaker, each: kernel.Face) -> s.Face:
    return s.Face(
        ref=ref("layout", each.name),
        name=speaker.words.say(each.label),
        cells=[s.FaceCell(name=speaker.words.say(cell.label), icon=cell.icon) for cell in each.cells],
        icons=speaker.words.say(each.icons) if each.icons else "",
        band=each.band,
        sign=each.sign,
    )


def card(content: Content, speaker: Speaker, each: kernel.CardFace) -> s.Card:
    game, language = game_at(content.home), speaker.words.language
    effect = game.printed(content, "card-effect", each.card, language)
    name = speaker.words.printed("card", each.card) or speaker.words.name("card", each.card)
    text = speaker.words.printed("card-text", each.card)
    return s.Card(
        ref=speaker.words.ref("card", each.card),
        name=name,
        face=ref("layout", each.face),
        owner=speaker.seat(each.owner),
        cells=each.cells,
        text=text if text != name else "",
        lines=clauses(effect),
        icons=[icon(content, speaker, name) for name in each.icons],
        foot=f"{reference(content, each.card, name)} {speaker.words.say(each.foot) if each.foot else ''}".strip(),
        provenance=each.provenance,
        about=each.about,
    )


def reference(content: Content, card: int, name: str) -> str:
    """Return the id of a card where it is printed on it: not a code, and more than its name, as `V-auria` of Auria."""
    written = content.names["card"][card]
    return "" if "card" in content.codes or written.lower().endswith(name.lower()) else written


def icon(content: Content, speaker: Speaker, name: str) -> s.CardIcon:
    plain = name.removeprefix("!")
    value = content.names["icon"].index(plain)
    return s.CardIcon(ref=ref("icon", plain), name=speaker.words.name("icon", value), red=plain != name)


def clauses(effect: str) -> list[str]:
    """Split an effect at its semicolons, but not inside brackets.

    >>> clauses("move 2 fighters; resolve 1 of {attack | (draw 1; gain 1)}")
    ['move 2 fighters', 'resolve 1 of {attack | (draw 1; gain 1)}']
    """
    found = [""]
    depth = 0
    for letter in effect:
        depth += (letter in "{(") - (letter in "})")
        if letter == ";" and depth == 0:
            found.append("")
        else:
            found[-1] += letter
    return [part.strip() for part in found if part.strip()]

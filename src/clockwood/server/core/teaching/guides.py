"""The guides of games, as pages show them."""

import re
from fnmatch import fnmatchcase
from functools import lru_cache

from clockwood import api, registry
from clockwood.guide import TURN, Guide, goal_lines, guide_of, guide_words
from clockwood.kernel.options import Value
from clockwood.registry import game_named
from clockwood.rulebook import cited
from clockwood.scene.builder import SceneBuilder
from clockwood.server.core.game_catalogue import PLAYERS
from clockwood.server.core.refusals import NotFound
from clockwood.server.core.teaching.replies import ChapterInfo, GuideInfo, PieceInfo, SignInfo, TurnStage
from clockwood.words import Words


def listed_guides(language: str) -> list[GuideInfo]:
    """Return the guides of all games that have one."""
    found = [guide_of(game_named(name)) for name in registry.playable()]
    return [guide_info(guide, language) for guide in found if guide is not None]


@lru_cache(maxsize=16)
def scenery(game: str, language: str, also: bool = False) -> SceneBuilder:
    """Describe the table of a game with as many players as it takes, or with those its guide names for the legend.

    `also` takes the second such table, for games with more factions than a table has seats.
    """
    options: dict[str, Value] = {spec.key: spec.high for spec in game_named(game).options if spec.key == PLAYERS}
    guide = guide_of(game_named(game))
    if guide is not None:
        options |= guide.also if also else guide.legend
    return SceneBuilder(api.content(game, options=options), language)


@lru_cache(maxsize=16)
def guide_info(guide: Guide, language: str) -> GuideInfo:
    drawn = scenery(guide.game.name, language)
    words = guide_words(language, drawn.content)
    return GuideInfo(
        game=guide.game.name,
        title=words.title(),
        line=words.say("guide-line"),
        art=guide.emblem,
        minutes=list(guide.minutes),
        players=list(guide.players),
        weight=guide.weight,
        goal=goal_lines(words),
        turn=[
            TurnStage(name=words.say(f"{TURN}-{stage}"), text=words.say(f"{TURN}-{stage}-text")) for stage in guide.turn
        ],
        house=words.say("guide-house"),
        beginners=words.say("guide-beginners") if guide.beginners else "",
        options=dict(guide.beginners),
        chapters=[
            ChapterInfo(
                id=chapter.id,
                title=words.say(chapter.title),
                text=words.say(chapter.text),
                tags=[rule.tag for rule in guide.rules(chapter, language)],
            )
            for chapter in guide.chapters
        ],
        pieces=legend(guide, drawn) + further(guide, drawn, language),
        signs=[
            SignInfo(
                ref=ref,
                name=next(thing.name for thing in drawn.setting.things if thing.ref == ref),
                text=" ".join(meaning(guide, words, cite) for cite in cites.split(", ")),
            )
            for ref, cites in guide.signs.items()
        ],
    )


def meaning(guide: Guide, words: Words, cite: str) -> str:
    """Return a rule of an icon without the icon's name, after the title of its chapter: `The Ironbot: …`."""
    chapter = next(each for each in guide.chapters if each.has(cite))
    said = " ".join(rule.text.partition(": ")[2] or rule.text for rule in cited(guide.game, cite, words.language))
    return f"{words.say(chapter.title)}: {said}"


def legend(guide: Guide, drawn: SceneBuilder) -> list[PieceInfo]:
    """Return each kind of piece once: those that players have alike, only as the first player has them.

    Kinds that a board's own picture shows have no symbol of their own: the sheet `legend` draws them, or they are
    left out.
    """
    colours = {seat.ref.partition(":")[2]: seat.colour for seat in drawn.setting.seats}
    sheet = drawn.picture("symbols") if "symbols" in drawn.setting.art else ""
    swatches = drawn.picture("legend") if "legend" in drawn.setting.art else ""
    blank = set(re.findall(r'<symbol id="([^"]+)"[^>]*/>', sheet))
    found: dict[tuple[str, str, str], PieceInfo] = {}
    for piece in drawn.setting.pieces:
        swatch = piece.ref.replace("kind:", "legend:")
        shown = f'id="{swatch}"' in swatches
        if not shown and (piece.ref in blank or piece.symbol in blank):
            continue
        told = PieceInfo(
            ref=piece.ref,
            name=piece.name,
            about=piece.about,
            letter=piece.letter,
            shape=piece.shape,
            pattern=piece.pattern,
            colour=colours.get(piece.owner, 6),
            symbol=swatch if shown else piece.symbol,
            tile=shown or (piece.spot == "area" and piece.symbol != ""),
        )
        found.setdefault((piece.name, piece.about, "" if piece.symbol else piece.shape), told)
    return [piece for piece in found.values() if not any(fnmatchcase(piece.ref, kind) for kind in guide.left_out)]


def further(guide: Guide, drawn: SceneBuilder, language: str) -> list[PieceInfo]:
    """Return the kinds of piece that only the second table of the legend has."""
    if not guide.also:
        return []
    known = {piece.ref for piece in drawn.setting.pieces}
    return [piece for piece in legend(guide, scenery(guide.game.name, language, also=True)) if piece.ref not in known]


def symbols(game: str) -> str:
    """Return the sheets of symbols that the legend is drawn with, as SVG."""
    if game not in registry.names():
        raise NotFound("no such game", "game")
    drawn = scenery(game, "en")
    return "".join(drawn.picture(name) for name in ("marks", "symbols", "legend") if name in drawn.setting.art)

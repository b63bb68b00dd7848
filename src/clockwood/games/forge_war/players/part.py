"""The guilds as a part: gold, prestige, cubes and final scores. [FW F1.2] [FW F9]"""

from mypy_extensions import i64

from clockwood.games.forge_war.content import content_of, forge_content
from clockwood.games.forge_war.market.drawing import sketch_market
from clockwood.games.forge_war.moments import ForgePart
from clockwood.games.forge_war.players import cells as players
from clockwood.games.forge_war.players.drawing import describe_players, draw_players, sketch_player, sketch_scores
from clockwood.games.forge_war.quests.drawing import sketch_offer
from clockwood.games.forge_war.rules.scoring import bonus_points, card_points, gold_points, level_points
from clockwood.games.forge_war.words import SCORED
from clockwood.kernel.content import Content
from clockwood.kernel.match import Match
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.scene import Setting
from clockwood.kernel.seen import Seen
from clockwood.kernel.sketch import Sketch
from clockwood.kernel.view import Flat


class Players(ForgePart):
    """The possessions of each guild, and its final score."""

    def resigned(self, match: Match, seat: i64) -> Outcome:
        """Return that the others win; alone nobody does."""
        colours = content_of(match).colours
        scores = tuple(int(match.state[players.SCORE + k]) for k in range(colours))
        if content_of(match).solo:
            return Outcome((), "lost-by-giving-up", "FW F11.1", scores)
        return Outcome(tuple(k for k in range(colours) if k != seat), "won-by-surrender", "FW F9.6", scores)

    def show(self, match: Match, seat: i64, view: Flat) -> None:
        """Show where the prestige of a finished game came from. [FW F9.3–F9.5]"""
        if match.outcome is not None:
            for player in range(1 if content_of(match).solo else content_of(match).colours):
                show_score(match, player, view)

    def describe(self, content: Content, setting: Setting) -> None:
        describe_players(forge_content(content), setting)

    def draw(self, content: Content, view: Flat, seen: Seen) -> None:
        draw_players(forge_content(content), view, seen)

    def sketch_parts(self) -> list[str]:
        return ["boards", "hand"]

    def sketch(self, match: Match, seat: i64, part: str) -> Sketch:
        """Draw market, offer, all players and their scores; as `hand` only what the seat has."""
        content = content_of(match)
        view = match.game.view(match, seat)
        if part == "hand":
            return sketch_player(content, view, content.names["seat"][seat]) if seat >= 0 else []
        lines = sketch_market(content, view) + sketch_offer(content, view)
        for name in content.names["seat"]:
            lines += sketch_player(content, view, name)
        return lines + sketch_scores(content, view)


def show_score(match: Match, seat: i64, view: Flat) -> None:
    """Show a player's final points by their source; what was scored before came from quests."""
    name = match.content.names["seat"][seat]
    points = [level_points(match, seat), card_points(match, seat), bonus_points(match, seat), gold_points(match, seat)]
    rest = match.state[players.SCORE + seat]
    for source, scored in zip(SCORED, points, strict=False):
        view[f"{name}.final.{source}"] = int(scored)
        rest -= scored
    view[f"{name}.final.{SCORED[-1]}"] = int(rest)

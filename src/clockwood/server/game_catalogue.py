"""The games as the lobby lists them: seats, opponents and their strength, options in words."""

from functools import lru_cache
from typing import Final

from clockwood import api
from clockwood.agents.registry import agent_names
from clockwood.kernel.automaton import AutomatonSpec, SeatSpec
from clockwood.kernel.game import Game
from clockwood.kernel.options import OptionSpec
from clockwood.measured import win_rates
from clockwood.registry import game_named
from clockwood.server import replies
from clockwood.words import LANGUAGES, Words, locale_folder

PLAYERS: Final = "players"
"""The option for the number of players."""


@lru_cache(maxsize=64)
def game_info(name: str, language: str) -> replies.GameInfo:
    """Describe a game, except for the packs installed here. Cached, because reading a game's words is slow."""
    game = game_named(name)
    most = {spec.key: spec.high for spec in game.options if spec.key == PLAYERS}
    content = api.content(name, options=dict(most))
    words = Words(language, content)
    return replies.GameInfo(
        name=name,
        title=words.say("scene-title") if words.has("scene-title") else name.capitalize(),
        rules=game.rules_version,
        seats=[replies.SeatName(seat=seat, name=seat_name(words, seat)) for seat in game.seats],
        agents=agent_names(),
        automata=[automaton_info(game, spec, words) for spec in game.automata],
        pack=" + ".join(pack.text() for pack in content.packs),
        packs=[],
        options=[option_info(spec, words) for spec in game.options if not isinstance(spec, SeatSpec)],
        languages=[each for each in LANGUAGES if (locale_folder(game) / f"{each}.ftl").is_file()],
    )


def seat_name(words: Words, seat: str) -> str:
    """Return a seat's name, also of one that the usual table does not have."""
    return words.say(f"seat-{seat}") if words.has(f"seat-{seat}") else seat


def automaton_info(game: Game, spec: AutomatonSpec, words: Words) -> replies.AutomatonInfo:
    return replies.AutomatonInfo(
        name=spec.name,
        seats=spec.seats or game.seats,
        low=spec.low,
        high=spec.high,
        level=spec.level,
        traits=[replies.TraitInfo(trait=trait, text=words.trait(trait)) for trait in spec.traits],
        alone=spec.alone,
        harder=[replies.HarderSetting(option=key, value=value, adds=adds) for key, value, adds in spec.harder],
        options=[option.key for option in game.options if option.key.startswith(f"{spec.name}.")],
        measured=[
            replies.WinRate(level=rate.level, agent=rate.agent, games=rate.games, won=rate.won, rules=rate.rules)
            for rate in win_rates(game.name)
            if rate.automaton == spec.name
        ],
    )


def option_info(spec: OptionSpec, words: Words) -> replies.OptionInfo:
    return replies.OptionInfo(
        key=spec.key,
        default=spec.default,
        low=spec.low,
        high=spec.high,
        choices=list(spec.choices),
        rule=spec.cite,
        text=words.option_of_game(spec),
    )

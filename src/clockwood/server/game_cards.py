"""A game as the lobby offers it: seats, opponents and what they are worth, options in words."""

from functools import lru_cache
from typing import Final

from clockwood import api
from clockwood.agents.registry import agent_names
from clockwood.kernel.content import AutomatonSpec, OptionSpec
from clockwood.kernel.game import Game
from clockwood.measured import win_rates
from clockwood.registry import game_named
from clockwood.seating import seats_of
from clockwood.server import cards
from clockwood.words import LANGUAGES, Words

PLAYERS: Final = "players"
"""The option that says how many of a game's seats are taken."""


@lru_cache(maxsize=64)
def game_card(name: str, language: str) -> cards.GameCard:
    """Return all that does not depend on the server: reading a game's words takes longer than answering a choice."""
    game = game_named(name)
    most = {spec.key: spec.high for spec in game.options if spec.key == PLAYERS}
    content = api.content(name, options=dict(most))
    words = Words(language, content)
    return cards.GameCard(
        name=name,
        title=words.say("scene-title") if words.has("scene-title") else name.capitalize(),
        rules=game.rules_version,
        seats=[cards.SeatName(seat=seat, name=words.name("seat", number)) for number, seat in enumerate(game.seats)],
        agents=agent_names(),
        automata=[automaton_card(game, spec) for spec in game.automata],
        pack=" + ".join(pack.text() for pack in content.packs),
        packs=[],
        options=[option_card(spec, words) for spec in game.options],
        languages=list(LANGUAGES),
    )


def automaton_card(game: Game, spec: AutomatonSpec) -> cards.AutomatonCard:
    return cards.AutomatonCard(
        name=spec.name,
        seats=seats_of(api.content(game.name, options=spec.options)),
        level=spec.level,
        harder=[cards.HarderCard(option=key, value=value, adds=adds) for key, value, adds in spec.harder],
        options=[option.key for option in game.options if option.key.startswith(f"{spec.name}.")],
        measured=[
            cards.RateCard(level=rate.level, agent=rate.agent, games=rate.games, won=rate.won)
            for rate in win_rates(game.name)
            if rate.automaton == spec.name
        ],
    )


def option_card(spec: OptionSpec, words: Words) -> cards.OptionCard:
    return cards.OptionCard(
        key=spec.key,
        default=spec.default,
        low=spec.low,
        high=spec.high,
        choices=list(spec.choices),
        rule=spec.cite,
        text=words.option_of_game(spec),
    )

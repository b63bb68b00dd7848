"""The games as the lobby lists them: seats, opponents and their strength, options in words."""

from functools import lru_cache
from typing import Final

from clockwood import api
from clockwood.agents.registry import offered_agents, without_automata
from clockwood.kernel.automaton import AutomatonSpec, SeatSpec
from clockwood.kernel.game import Game
from clockwood.kernel.options import OptionSpec
from clockwood.measured import TOGETHER, interval, side_rates, trait_effects, win_rates
from clockwood.registry import game_named
from clockwood.server.core import replies
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
        title=words.title(),
        rules=game.rules_version,
        seats=[replies.SeatName(seat=seat, name=seat_name(words, seat)) for seat in game.seats],
        chairs=[replies.SeatName(seat=seat, name=seat_name(words, seat)) for seat in game.chairs()],
        watchers=[replies.SeatName(seat=seat, name=seat_name(words, seat)) for seat in game.watchers()],
        agents=offered_agents(game),
        without_automata=without_automata(game),
        automata=[automaton_info(game, spec, words) for spec in game.automata],
        pack=" + ".join(pack.text() for pack in content.packs),
        packs=[],
        options=[option_info(spec, words) for spec in game.options if not isinstance(spec, SeatSpec)],
        languages=[each for each in LANGUAGES if (locale_folder(game) / f"{each}.ftl").is_file()],
        measured=rates_against(game, TOGETHER),
        sides=sides_of(game),
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
        traits=[trait_info(game, spec, trait, words) for trait in spec.traits],
        alone=spec.alone,
        harder=[replies.HarderSetting(option=key, value=value, adds=adds) for key, value, adds in spec.harder],
        options=[option.key for option in game.options if option.key.startswith(f"{spec.name}.")],
        measured=rates_against(game, spec.name),
        turn=[
            replies.TurnStep(
                phase=words.say(f"phase-{phase}"),
                text=words.say(f"turn-{spec.name}-{word}"),
                rule=cite,
                levels=[spec.levels.index(mark) for mark in spec.marks.get(word, []) if mark in spec.levels],
                traits=[mark for mark in spec.marks.get(word, []) if mark in spec.traits],
            )
            for phase, word, cite in spec.turn
        ],
        told=[words.say(f"level-{spec.name}-{level}") for level in spec.levels],
    )


def rates_against(game: Game, automaton: str) -> list[replies.WinRate]:
    return [
        replies.WinRate(
            level=rate.level,
            agent=rate.agent,
            games=rate.games,
            won=rate.won,
            low=low,
            high=high,
            rules=rate.rules,
        )
        for rate in win_rates(game.name)
        if rate.automaton == automaton
        for low, high in [interval(rate.won, rate.games)]
    ]


def sides_of(game: Game) -> list[replies.SideRate]:
    return [
        replies.SideRate(
            seat=side.seat,
            agent=side.agent,
            level=side.level,
            games=side.games,
            won=side.won,
            low=low,
            high=high,
            fair=side.fair,
            rules=side.rules,
        )
        for side in side_rates(game.name)
        for low, high in [interval(side.won, side.games)]
    ]


def trait_info(game: Game, spec: AutomatonSpec, trait: str, words: Words) -> replies.TraitInfo:
    effects = [
        replies.TraitEffect(
            level=each.level,
            games=each.games,
            change=each.change,
            low=each.low,
            high=each.high,
            rules=each.rules,
        )
        for each in trait_effects(game.name)
        if (each.automaton, each.trait) == (spec.name, trait)
    ]
    return replies.TraitInfo(trait=trait, text=words.trait(trait), effect=effects[0] if effects else None)


def option_info(spec: OptionSpec, words: Words) -> replies.OptionInfo:
    return replies.OptionInfo(
        key=spec.key,
        default=spec.default,
        low=spec.low,
        high=spec.high,
        choices=list(spec.choices),
        names=words.choices_of_game(spec),
        rule=spec.cite,
        text=words.option_of_game(spec),
    )

"""`clockwood games`: list games with their seats, options and opponents."""

import json

import typer

from clockwood import registry
from clockwood.agents.registry import agent_names
from clockwood.api import content
from clockwood.cli.groups import grouped
from clockwood.cli.options import Output
from clockwood.game_options import GameOptions
from clockwood.kernel.automaton import AutomatonSpec
from clockwood.kernel.game import Game
from clockwood.registry import game_named
from clockwood.words import Words


@grouped
def games(output: Output) -> None:
    """List games with their seats, options and opponents."""
    known = [game_named(name) for name in registry.playable()]
    for name, reason in registry.broken().items():
        typer.echo(f"clockwood: {name}: {reason}", err=True)
    if output.as_json:
        typer.echo(json.dumps({game.name: game_data(game) for game in known}, ensure_ascii=False, indent=2))
        return
    for game in known:
        for line in game_lines(Words(output.language, content(game.name)), game):
            typer.echo(line)


def game_data(game: Game) -> dict[str, object]:
    return {
        "rules": game.rules_version,
        "seats": game.seats,
        "packs": pack_names(game),
        "agents": agent_names(game=game),
        "automata": {spec.name: automaton_data(game, spec) for spec in game.automata},
        "options": {
            spec.key: {"default": spec.default, "allowed": spec.allowed(), "rule": spec.cite} for spec in game.options
        },
    }


def game_lines(words: Words, game: Game) -> list[str]:
    lines = [
        f"{game.name}  (rules {game.rules_version}, {', '.join(pack_names(game))})",
        f"  seats      {', '.join(game.seats)}",
        f"  opponents  {', '.join(agent_names(game=game))}",
    ]
    for automaton in game.automata:
        lines += automaton_lines(words, game, automaton)
    return lines + [f"  {line}" for line in GameOptions(game, words).lines()]


def pack_names(game: Game) -> list[str]:
    return [pack.text() for pack in content(game.name).packs]


def automaton_data(game: Game, spec: AutomatonSpec) -> dict[str, object]:
    """Return the seats an automaton may take, its levels and traits, and each setting with the levels it adds."""
    return {
        "seats": spec.seats or game.seats,
        "alone": spec.alone,
        "level": {"low": spec.low, "high": spec.high, "default": spec.level, "names": spec.levels}
        if spec.has_levels()
        else None,
        "traits": spec.traits,
        "harder": [{"option": key, "value": value, "adds": adds} for key, value, adds in spec.harder],
        "options": [option.key for option in game.options if option.key.startswith(f"{spec.name}.")],
    }


def automaton_lines(words: Words, game: Game, spec: AutomatonSpec) -> list[str]:
    """Return how to seat an automaton, its levels and traits, and each setting with the levels it adds."""
    seats = ", ".join(spec.seats) or "any seat"
    called = f" ({', '.join(spec.levels)})" if spec.levels else ""
    levels = f", levels {spec.low}–{spec.high}{called}" if spec.has_levels() else ""
    known = {option.key: option for option in game.options}
    return [
        f"  automaton  {spec.name} plays {seats}{levels}: --vs {spec.word(spec.level, [])}",
        *(f"    {f'+{trait}':<26}     {words.trait(trait)}" for trait in spec.traits),
        *(
            f"    {f'{key}={value}':<26} +{adds}  {words.option_of_game(known[key])}"
            for key, value, adds in spec.harder
        ),
    ]

"""Commands that look: which games, which rules, which words."""

import json
from typing import Annotated

import typer

from clockwood import registry
from clockwood.agents.registry import agent_names
from clockwood.api import content as content_of
from clockwood.cli.options import AsJson, GameName, Language
from clockwood.kernel.content import AutomatonSpec, OptionSpec
from clockwood.kernel.game import Game
from clockwood.registry import game_named
from clockwood.rulebook import prefix_of, proofs, source_tests, statements
from clockwood.seating import seats_of
from clockwood.words import Words
from clockwood.words.word_list import word_list


def games(language: Language = "en", as_json: AsJson = False) -> None:
    """Games, their seats, options and opponents."""
    data: dict[str, object] = {}
    for name in registry.names():
        game = game_named(name)
        content = content_of(name)
        words = Words(language, content)
        data[name] = {
            "rules": game.rules_version,
            "seats": game.seats,
            "packs": [pack.text() for pack in content.packs],
            "agents": agent_names(),
            "automata": {spec.name: automaton_data(game, spec) for spec in game.automata},
            "options": {
                spec.key: {"default": spec.default, "allowed": allowed(spec), "rule": spec.cite}
                for spec in game.options
            },
        }
        if not as_json:
            typer.echo(f"{name}  (rules {game.rules_version}, {', '.join(pack.text() for pack in content.packs)})")
            typer.echo(f"  seats      {', '.join(game.seats)}")
            typer.echo(f"  opponents  {', '.join(agent_names())}")
            for automaton in game.automata:
                describe(words, game, automaton)
            for spec in game.options:
                typer.echo(
                    f"  {spec.key + '=' + str(spec.default):<28} {allowed(spec):<10} {words.option_of_game(spec)}"
                )
    if as_json:
        typer.echo(json.dumps(data, ensure_ascii=False, indent=2))


def automaton_data(game: Game, spec: AutomatonSpec) -> dict[str, object]:
    """The seats an automaton plays, its level, and what makes it harder by how much."""
    level = next((option for option in game.options if option.key == spec.level), None)
    return {
        "seats": seats_of(content_of(game.name, options=spec.options)),
        "level": None if level is None else {"option": level.key, "allowed": allowed(level)},
        "harder": [{"option": key, "value": value, "adds": adds} for key, value, adds in spec.harder],
        "options": [option.key for option in game.options if option.key.startswith(f"{spec.name}.")],
    }


def describe(words: Words, game: Game, spec: AutomatonSpec) -> None:
    """An automaton: how to seat it, and each setting with the levels it adds."""
    data = automaton_data(game, spec)
    seats = ", ".join(seats_of(content_of(game.name, options=spec.options)))
    level = data["level"]
    levels = f", {level['option']} {level['allowed']}" if isinstance(level, dict) else ""
    typer.echo(f"  automaton  {spec.name} plays {seats}: --vs {spec.name}{levels}")
    known = {option.key: option for option in game.options}
    for key, value, adds in spec.harder:
        typer.echo(f"    {f'{key}={value}':<26} +{adds}  {words.option_of_game(known[key])}")


def allowed(spec: OptionSpec) -> str:
    return "|".join(spec.choices) if spec.choices else f"{spec.low}–{spec.high}"


def rules(
    game: GameName,
    unproven: Annotated[bool, typer.Option("--unproven", help="Only statements without a test.")] = False,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Every rule in our own words. In a source checkout, also the tests that prove it."""
    known = game_named(game)
    Words(language)
    folder = source_tests()
    tests = proofs(folder, prefix_of(known)) if folder is not None else {}
    listed = [
        {"tag": rule.tag, "text": rule.text, "solo": rule.solo, "tests": tests.get(rule.tag, [])}
        for rule in statements(known, language).values()
    ]
    if unproven:
        listed = [entry for entry in listed if not entry["tests"] and not entry["solo"]]
    if as_json:
        typer.echo(json.dumps(listed, ensure_ascii=False, indent=2))
        return
    for rule in listed:
        typer.echo(f"{rule['tag']:<8}{'(solo) ' if rule['solo'] else ''}{rule['text']}")
        found = rule["tests"]
        assert isinstance(found, list)
        for test in found:
            typer.echo(f"          {test}")
    if folder is None:
        typer.echo("The tests are not here: this is not a source checkout.", err=True)


def words(game: GameName, language: Language = "en") -> None:
    """Every message of a language, with sample arguments."""
    for line in word_list(content_of(game_named(game).name), language):
        typer.echo(line)

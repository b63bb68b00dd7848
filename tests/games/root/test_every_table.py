"""Tables of all mixes: people and bots, maps and decks, levels and traits; each decision of a game is checked."""

import pytest

from clockwood.games.root.content import root_content
from clockwood.games.root.game import GAME
from clockwood.games.root.words import FACTIONS, PLAYERS
from clockwood.kernel.options import Value
from clockwood.kernel.rng import seeded
from clockwood.seating import automata_of
from clockwood.testing import checks
from clockwood.testing.play import decisions
from clockwood.testing.variants import Variant, variants_of
from games.root.model.scenes import BOTS, chance_from, mixed_options

FEW = 4
MANY = 200
LEVELS = range(4)
TRAITS = sorted({(bot, trait) for bot, traits in BOTS.values() for trait in traits})
PARTNERS = {
    "mechanical-marquise": "seat.marquise",
    "electric-eyrie": "seat.eyrie",
    "automated-alliance": "seat.alliance",
    "vagabot": "seat.vagabond",
}
SEATS = {bot: seat for seat, (bot, _) in reversed(BOTS.items())}


def check_table(options: dict[str, Value], seed: int) -> int:
    """Play a game at random; return how many decisions it took."""
    match, rng = Variant("root", options).match(seed), seeded(seed + 1)
    checked = 0
    for _ in decisions(match, rng):
        checks.check_decision(match, rng)
        checked += 1
    return checked


@pytest.mark.parametrize("seed", range(FEW))
def test_a_table_of_any_mix(seed: int) -> None:
    assert check_table(mixed_options(chance_from(seed)), seed) > 0


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 100 + MANY))
def test_many_tables_of_any_mix(seed: int) -> None:
    assert check_table(mixed_options(chance_from(seed)), seed) > 0


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("bot", "trait"), TRAITS)
def test_every_trait_at_every_level_among_bots(bot: str, trait: str, level: int) -> None:  # [GE 3.3.1] [GE 3.3.2]
    options: dict[str, Value] = {"alliance": 1, "vagabond": 1, "vagabot": "scoundrel"}
    options |= {seat: f"{name}:{level}" for name, seat in PARTNERS.items()}
    seat = SEATS[bot]
    options |= {seat: 1, f"seat.{seat}": f"{bot}:{level}+{trait}"}
    assert sum(check_table(options, seed) for seed in range(5)) > 0


def test_the_declared_tables_have_all_there_is() -> None:
    tables = [variant.content for variant in variants_of("root")]
    people = {seat for content in tables for seat in content.chairs()}
    assert people >= {*FACTIONS, *PLAYERS[:4]}
    automata = {word.partition(":")[0] for content in tables for word in automata_of(content).values()}
    assert automata == {spec.name for spec in GAME.automata}
    for key in ("map", "deck", "setup", "services"):
        option = next(option for option in GAME.options if option.key == key)
        assert {content.options[key] for content in tables} == set(option.choices)
    players = {int(content.players) for content in map(root_content, tables)}
    assert players == {2, 3, 4, 5, 6}

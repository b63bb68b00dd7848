"""Everything a game says has its sentence."""

from pathlib import Path

import pytest

from clockwood.games.forge_war.adventurers import part as adventurers
from clockwood.games.forge_war.game import GAME
from clockwood.games.forge_war.market import part as market
from clockwood.games.forge_war.mine import part as mine
from clockwood.games.forge_war.quests import part as quests
from clockwood.games.forge_war.turns import part as turns
from clockwood.games.forge_war.wealth import part as wealth
from clockwood.words import Words
from clockwood.words.word_list import word_list
from games.forge_war.builder import game_of, new_game
from games.telling import check_told, messages_told

HOME = Path(__file__).resolve().parents[3] / "src" / "clockwood" / "games" / "forge_war"
ASKED = [turns.CITES, mine.CITES, market.CITES, quests.CITES, adventurers.CITES, wealth.CITES]
NAMED = ("seat", "phase", "space", "side", "bonus", "title", "tile")


def words() -> Words:
    return Words("en", new_game(players=4).match.content)


def test_every_message_is_written() -> None:
    speaker = words()
    wanted = messages_told(HOME, {"tell": 0}) - {""} | {
        f"scored-{part}" for part in ("levels", "cards", "bonuses", "gold")
    }
    for name in ["AutomatedMove", *(name for cites in ASKED for name in cites)]:
        message = "ask" + "".join("-" + c.lower() if c.isupper() else c for c in name)
        wanted |= {message + ending for ending, _ in mine.OCCASIONS} if name == "MoveOverseer" else {message}
    wanted |= {f"why-{reason.message}" for reason in GAME.reasons.all[1:]}
    wanted |= {GAME.option_message(verb) for verb in GAME.vocabulary.verbs}
    wanted |= {"option-" + spec.key for spec in GAME.options}
    wanted |= {f"{kind}-{name}" for kind in NAMED for name in speaker.content.names[kind]} if speaker.content else set()
    assert sorted(message for message in wanted if not speaker.has(message)) == []


def test_every_question_that_is_cited_is_asked_by_a_step() -> None:
    cited = [name for cites in ASKED for name in cites]
    assert len(cited) == len(set(cited))
    assert set(cited) <= {kind.name for kind in GAME.steps}


@pytest.mark.parametrize("variant", range(len(GAME.variants)))
def test_whole_games_can_be_told(variant: int) -> None:
    check_told(game_of(GAME.variants[variant], variant), variant)


def test_in_a_language_without_words_it_speaks_english() -> None:
    table = new_game()
    polish, english = (Words(language, table.match.content) for language in ("pl", "en"))
    question = table.decisions[0]
    assert polish.prompt(table.match, question) == english.prompt(table.match, question)
    assert polish.say("ui-ready") != english.say("ui-ready")
    assert len(word_list(table.match.content, "pl")) == len(word_list(table.match.content, "en"))

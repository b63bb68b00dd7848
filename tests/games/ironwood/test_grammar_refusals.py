"""Errors of a line are named with their column and what would fit."""

import pytest

from clockwood.games.ironwood.grammar import effects as e
from clockwood.games.ironwood.grammar.check import problems
from clockwood.games.ironwood.grammar.effects import place_code
from clockwood.games.ironwood.grammar.parser import parse
from clockwood.kernel.errors import BadPack
from games.ironwood.effect_shapes import CARDS


@pytest.mark.parametrize(
    ("text", "column", "reason"),
    [
        ("", 1, "the line ends too soon; expected 'ongoing'"),
        ("zap 3", 1, "unknown word 'zap'; expected 'ongoing'"),
        ("gain 1 foo", 8, "unknown word 'foo'; expected 'per' or ';'"),
        ("gain 1 golem", 8, "misplaced word 'golem'; expected 'per' or ';'"),
        ("gain", 5, "the line ends too soon; expected a number"),
        ("gain 0", 6, "0 is outside 1–20"),
        ("gain 21", 6, "21 is outside 1–20"),
        ("Gain 1", 1, "unknown sign 'G'; an effect is written in small letters"),
        ("gain 1.", 7, "unknown sign '.'"),
        ("gain 1;", 8, "the line ends too soon"),
        ("move x", 6, "unknown word 'x'; expected 'drill' or a number"),
        ("move 2 enemy warband", 8, "misplaced word 'enemy'"),
        ("recruit 1 fighter at outer forge", 28, "misplaced word 'forge'; expected 'mountain' or 'forest'"),
        ("recruit 1 fighter at marked drill", 29, "misplaced word 'drill'"),
        ("resolve 1 of {gain 1}", 21, "misplaced word '}'; expected 'per' or '|'"),
        ("burn 1", 7, "the line ends too soon; expected 'special', 'vision' or 'to'"),
        ("whenever battle lost: gain 1", 17, "unknown word 'lost'; expected 'won'"),
        ("this combat: damage 1", 1, "'this combat' needs an attack before it in the same list"),
        ("victory: gain 1", 1, "'victory' needs an attack before it in the same list"),
        ("spend 1 to attack; victory: gain 1", 20, "'victory' needs an attack before it in the same list"),
        ("attack; victory: gain 1; victory: gain 2", 26, "a second 'victory' for one attack"),
        ("when burned: gain 1; when burned: gain 2", 22, "a second 'when burned'"),
        ("gain 1; ongoing 2", 9, "'ongoing' stands once, at the start of the line"),
        ("ongoing 2; ongoing 2", 12, "'ongoing' stands once, at the start of the line"),
        ("(" * 13, 13, "more than 12 acts inside one another"),
        ("gain 1; " * 80, 535, "more than 200 words"),
    ],
)
def test_a_refusal_names_the_column_and_what_fits(text: str, column: int, reason: str) -> None:
    with pytest.raises(BadPack) as refusal:
        parse(text, "cards.toml WW07 effect")
    assert refusal.value.place == f"cards.toml WW07 effect, column {column}"
    assert refusal.value.reason.startswith(reason)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card["id"]))
def test_every_shipped_effect_may_be_said_by_its_side(card: dict[str, str]) -> None:
    assert problems(parse(card["effect"], card["id"]), card["faction"]) == []


@pytest.mark.parametrize(
    ("side", "text", "problem"),
    [
        ("woodwalkers", "gain 1; move drill", "column 9: 'move drill' is not for the Woodwalkers"),
        ("woodwalkers", "move 1 warband", "column 1: 'move 1 warband' is not for the Woodwalkers"),
        ("woodwalkers", "move 1 enemy warband", "column 1: 'move 1 enemy warband' is not for the Woodwalkers"),
        ("woodwalkers", "foundation", "column 1: 'foundation' is not for the Woodwalkers"),
        ("woodwalkers", "spend 5 to build", "column 12: 'build' is not for the Woodwalkers"),
        ("woodwalkers", "gain 1 per golem", "column 1: 'gain 1 per golem' is not for the Woodwalkers"),
        (
            "woodwalkers",
            "recruit 1 golem at outer forest",
            "column 1: 'recruit 1 golem at outer forest' is not for the Woodwalkers",
        ),
        (
            "woodwalkers",
            "each combat: damage +1 if golem",
            "column 14: 'if golem' is not for the Woodwalkers",
        ),
        ("woodwalkers", "this round: cost build 3", "column 13: 'cost build' is not for the Woodwalkers"),
        (
            "woodwalkers",
            "ongoing 2; whenever drill unloads: gain 1",
            "column 36: 'whenever drill unloads' is not for the Woodwalkers",
        ),
        ("ironclad", "discover", "column 1: 'discover' is not for the Ironclad"),
        ("ironclad", "draw 1 vision", "column 1: 'draw 1 vision' is not for the Ironclad"),
        ("ironclad", "move 3 fighters", "column 1: 'move 3 fighters' is not for the Ironclad"),
        ("ironclad", "attack ferrum; victory: gain 1", "column 1: 'attack ferrum' is not for the Ironclad"),
        ("ironclad", "burn 1 vision to gain 1", "column 1: 'burn 1 vision' is not for the Ironclad"),
        ("ironclad", "gain 1 per totem", "column 1: 'gain 1 per totem' is not for the Ironclad"),
        ("ironclad", "remove 1 golem at forest", "column 1: 'remove 1 golem at forest' is not for the Ironclad"),
        ("ironclad", "attack; this combat: damage +1 if totem", "column 22: 'if totem' is not for the Ironclad"),
        ("ironclad", "when burned: gain 1", "column 14: 'when burned' is not for the Ironclad"),  # [IW R16.2]
        # Each side stands on its own kind of place. [IW R8.1]
        ("ironclad", "recruit 1 fighter at forest", "column 1: the Ironclad cannot stand at 'forest'"),
        ("woodwalkers", "recruit 1 fighter at forge", "column 1: the Woodwalkers cannot stand at 'forge'"),
        ("ironclad", "remove 1 fighter at forge", "column 1: the enemy of the Ironclad cannot stand at 'forge'"),
        (
            "woodwalkers",
            "retreat 1 warband at totem",
            "column 1: the enemy of the Woodwalkers cannot stand at 'totem'",
        ),
        # A line needs what it refers to.
        ("ironclad", "each preparation: gain 1", "column 19: 'each preparation' needs 'ongoing'"),
        ("ironclad", "when exhausted: gain 1", "column 17: 'when exhausted' needs 'ongoing'"),
        ("ironclad", "in play: cost recruit 1", "column 10: 'in play' needs 'ongoing'"),
        ("ironclad", "whenever battle won: gain 1", "column 22: 'whenever' needs 'ongoing'"),
        (
            "ironclad",
            "this round: cannot move at marked",
            "column 13: 'cannot move at marked' needs a 'mark' on the same card",
        ),
        (
            "ironclad",
            "recruit 1 fighter at marked mountain",
            "column 1: 'at marked mountain' needs a 'mark' on the same card",
        ),
        ("ironclad", "each combat: damage +1 if marked", "column 14: 'if marked' needs a 'mark' on the same card"),
        ("ironclad", "resolve 2 of {gain 1 | draw 1}", "column 1: 'resolve 2' needs more than 2 options"),  # [IW R16.9]
        (
            "ironclad",
            "recruit 1 golem at there",
            "column 1: 'at there' needs a 'remove … own fighter' that pays for it",
        ),
        (
            "ironclad",
            "remove 1 fighter at beaten",
            "column 1: 'at beaten' needs a 'victory' or a 'whenever battle won' around it",
        ),
        (
            "ironclad",
            "remove 1 own fighter to remove 1 fighter at there",
            "column 25: 'there' is a place of the other side",
        ),
        (
            "ironclad",
            "attack; victory: recruit 1 fighter at beaten",
            "column 18: 'beaten' is a place of the other side",
        ),
        (
            "ironclad",
            "ongoing 2; when exhausted: extra base",
            "column 28: 'extra' needs the turn on which the card is played",
        ),
    ],
)
def test_what_a_side_or_a_card_may_not_say(side: str, text: str, problem: str) -> None:
    assert problems(parse(text, "card"), side) == [problem]


@pytest.mark.parametrize(
    ("side", "text"),
    [
        ("woodwalkers", "remove 1 golem at drill"),
        ("woodwalkers", "mark 1 at foundation; this round: cannot move at marked"),
        ("ironclad", "recruit 1 fighter at ferrum"),
        ("ironclad", "mark 1 at totem; each combat: damage +1 if marked"),
        ("ironclad", "ongoing 2; whenever totem discovered: gain 1"),
        ("ironclad", "ongoing 1; whenever battle won: remove 1 fighter at beaten"),
    ],
)
def test_a_side_may_name_what_its_act_can_reach(side: str, text: str) -> None:
    assert problems(parse(text, "card"), side) == []


def test_all_problems_are_found_in_the_order_of_the_line() -> None:
    found = problems(parse("each preparation: move drill; discover; draw 1 vision", "card"), "ironclad")
    assert [problem.split(":")[0] for problem in found] == ["column 19", "column 31", "column 41"]


def test_place_codes_unpack() -> None:
    for which in range(5):
        for ring in range(3):
            for where in range(9):
                code = place_code(which, ring, where)
                assert (e.place_which(code), e.place_ring(code), e.place_where(code)) == (which, ring, where)

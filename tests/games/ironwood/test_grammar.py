"""The keywords of a card's line: what each means, and how it prints."""

import pytest

from clockwood.games.ironwood.grammar import effects as e
from clockwood.games.ironwood.grammar.effects import place_code
from clockwood.games.ironwood.grammar.parser import parse
from clockwood.games.ironwood.grammar.writer import effect_text
from games.ironwood.effect_shapes import EFFECTS, Shape, leaf, lines, maybe_shape, shape, whole

FOREST = place_code(e.WHICH_ANY, e.RING_OUTER, e.AT_FOREST)
FORGE = place_code(e.WHICH_ANY, e.RING_ANY, e.AT_FORGE)
CONTROLLED = place_code(e.WHICH_CONTROLLED, e.RING_INNER, e.AT_FOREST)
ADJACENT = place_code(e.WHICH_ADJACENT, e.RING_ANY, e.AT_MOUNTAIN)


@pytest.mark.parametrize(
    ("text", "act"),
    [
        ("build", leaf(e.BUILD)),  # [IW R16.1]
        ("build directly", leaf(e.BUILD, a=1)),  # [IW R13.2]
        ("opponent burn 2", leaf(e.OPPONENT_BURN, 2)),  # [IW R16.2]
        ("draw 2", leaf(e.DRAW, 2)),  # [IW R16.3]
        ("draw 1 vision", leaf(e.DRAW_VISION, 1)),  # [IW R16.3]
        ("gain 3", leaf(e.GAIN, 3)),  # [IW R16.4]
        ("gain 1 per forge", leaf(e.GAIN, 1, e.PER_FORGE)),
        ("mark 2 at forge", leaf(e.MARK, 2, b=FORGE)),  # [IW R16.5]
        ("recruit 2 fighters at outer forest", leaf(e.RECRUIT, 2, e.FIGHTER, FOREST)),  # [IW R16.7]
        ("recruit 1 golem at forge", leaf(e.RECRUIT, 1, e.GOLEM, FORGE)),  # [IW R16.7]
        ("recruit 1 fighter at controlled inner forest", leaf(e.RECRUIT, 1, e.FIGHTER, CONTROLLED)),
        ("remove 1 fighter at adjacent mountain", leaf(e.REMOVE, 1, e.FIGHTER, ADJACENT)),  # [IW R16.8]
        ("retreat 1 warband at adjacent mountain", leaf(e.RETREAT, 1, b=ADJACENT)),  # [IW R12.2]
        ("steal 2", leaf(e.STEAL, 2)),  # [IW R16.11]
        ("recover 1", leaf(e.RECOVER, 1)),
        ("discover", leaf(e.DISCOVER)),  # [IW R14.1]
        ("foundation", leaf(e.FOUNDATION)),  # [IW R13.1]
        ("move 4 fighters", leaf(e.MOVE_FIGHTERS, 4)),  # [IW R9.3]
        ("move 4 fighters twice", leaf(e.MOVE_FIGHTERS, 4, 1)),  # [IW R9.2]
        ("move 2 warbands", leaf(e.MOVE_WARBANDS, 2)),  # [IW R9.4]
        ("move drill", leaf(e.MOVE_DRILL, 1)),  # [IW R9.7]
        ("move drill twice", leaf(e.MOVE_DRILL, 2)),  # [IW R9.2]
        ("move 1 enemy warband", leaf(e.MOVE_ENEMY, 1)),  # [IW R9.8]
        ("attack", leaf(e.ATTACK)),  # [IW R11.1]
        ("attack ferrum", leaf(e.ATTACK, a=1)),  # [IW R12.4]
        ("peek hand", leaf(e.PEEK, a=e.PEEK_HAND)),
        ("peek vision hand", leaf(e.PEEK, a=e.PEEK_VISION_HAND)),
        ("peek vision deck", leaf(e.PEEK, a=e.PEEK_VISION_DECK)),
        ("extra base", leaf(e.EXTRA, a=e.EXTRA_BASE)),  # [IW R5.7]
        ("extra special fresh", leaf(e.EXTRA, a=e.EXTRA_SPECIAL, b=1)),
    ],
)
def test_a_keyword_is_one_act(text: str, act: Shape) -> None:
    assert lines(text) == [act]
    assert effect_text(parse(text, "card")) == text


def test_acts_keep_their_printed_order() -> None:  # [IW R5.4]
    assert [act[0] for act in lines("move 1 warband; attack; draw 1")] == [e.MOVE_WARBANDS, e.ATTACK, e.DRAW]


@pytest.mark.parametrize(
    ("text", "cost"),
    [
        ("spend 5 to build", (e.COST_SPEND, 5, 0, 0, 0, [leaf(e.BUILD)])),  # [IW R16.10]
        ("burn 1 to discover", (e.COST_BURN, 1, e.BURN_ANY, 0, 0, [leaf(e.DISCOVER)])),  # [IW R16.2]
        ("burn 2 special to gain 1", (e.COST_BURN, 2, e.BURN_SPECIAL, 0, 0, [leaf(e.GAIN, 1)])),
        ("burn 1 vision to gain 1", (e.COST_BURN, 1, e.BURN_VISION, 0, 0, [leaf(e.GAIN, 1)])),
        ("remove 1 own fighter to gain 1", (e.COST_REMOVE, 1, 0, 0, 0, [leaf(e.GAIN, 1)])),
    ],
)
def test_a_cost_buys_the_one_act_after_it(text: str, cost: Shape) -> None:  # [IW R5.5]
    assert lines(text + "; draw 1") == [cost, leaf(e.DRAW, 1)]


def test_parentheses_let_a_cost_buy_more() -> None:
    [cost] = lines("spend 1 to (attack; draw 1)")
    assert cost[5] == [(e.SEQ, 0, 0, 0, 0, [leaf(e.ATTACK), leaf(e.DRAW, 1)])]


def test_resolve_lists_its_options() -> None:  # [IW R16.9]
    [act] = lines("resolve 2 of {gain 1 | draw 1 | attack}")
    assert act == (e.RESOLVE, 2, 0, 0, 0, [leaf(e.GAIN, 1), leaf(e.DRAW, 1), leaf(e.ATTACK)])


def test_the_opponent_may_be_the_one_who_picks() -> None:
    [act] = lines("opponent resolve 1 of {opponent burn 1 | steal 1}")
    assert act == (e.RESOLVE, 1, 1, 0, 0, [leaf(e.OPPONENT_BURN, 1), leaf(e.STEAL, 1)])


def test_this_combat_and_victory_belong_to_the_last_attack_of_their_list() -> None:  # [IW R12.8]
    first, second, drawn = lines("attack; attack; draw 1; victory: steal 1; this combat: defense +1, peek wager")
    assert first == leaf(e.ATTACK)
    assert drawn == leaf(e.DRAW, 1)
    assert second[5] == [
        leaf(e.MOD, 1, e.MOD_DEFENSE),
        leaf(e.MOD, 0, e.MOD_PEEK_WAGER),
        (e.VICTORY, 0, 0, 0, 0, [leaf(e.STEAL, 1)]),
    ]


def test_a_single_act_needs_no_parentheses() -> None:
    assert effect_text(parse("((attack)); this combat: damage +1", "card")) == "attack; this combat: damage +1"


def test_lines_that_last_are_kept_apart() -> None:  # [IW R16.6] [IW R16.12]
    effect = parse(
        "ongoing 2; mark 1 at mountain; each combat: damage +1 if attacking, dominance +2; "
        "this round: cannot attack at marked; in play: cost recruit 1; in play: cannot move at marked; "
        "each preparation: gain 1; whenever drill unloads: draw 1; when exhausted: gain 3; when burned: draw 1",
        "card",
    )
    assert effect.ongoing == 2
    assert [shape(mod) for mod in effect.each_combat] == [
        leaf(e.MOD, 1, e.MOD_DAMAGE, e.IF_ATTACKING),
        leaf(e.MOD, 2, e.MOD_DOMINANCE),
    ]
    assert [(rule.kind, rule.n) for rule in effect.this_round] == [(e.CANNOT_ATTACK, 0)]
    assert [(rule.kind, rule.n) for rule in effect.in_play] == [(e.COST_RECRUIT, 1), (e.CANNOT_MOVE, 0)]
    assert maybe_shape(effect.each_preparation) == leaf(e.GAIN, 1)
    assert maybe_shape(effect.when_exhausted) == leaf(e.GAIN, 3)
    assert maybe_shape(effect.when_burned) == leaf(e.DRAW, 1)
    assert [(event, shape(act)) for event, act in effect.whenever] == [(e.DRILL_UNLOADS, leaf(e.DRAW, 1))]


def test_columns_count_from_one() -> None:
    effect = parse("gain 1; spend 2 to draw 1; this round: cost recruit 1", "card")
    assert [act.column for act in effect.lines] == [1, 9]
    assert effect.lines[1].kids[0].column == 20
    assert effect.this_round[0].column == 40


@pytest.mark.parametrize("card", sorted(EFFECTS))
def test_every_shipped_effect_prints_as_it_is_written(card: str) -> None:
    effect = parse(EFFECTS[card], card)
    assert effect_text(effect) == EFFECTS[card]
    assert whole(parse(effect_text(effect), card)) == whole(effect)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("move 2 fighter;draw 1", "move 2 fighters; draw 1"),
        ("  recruit 1 golems  at forge ", "recruit 1 golem at forge"),
        ("each combat: damage +1; attack; each combat: defense +1", "attack; each combat: damage +1, defense +1"),
        ("when burned: gain 1; draw 1", "draw 1; when burned: gain 1"),
        ("resolve 1 of{(attack;victory:gain 01)|gain 2}", "resolve 1 of {(attack; victory: gain 1) | gain 2}"),
    ],
)
def test_printing_is_canonical(text: str, canonical: str) -> None:
    assert effect_text(parse(text, "card")) == canonical

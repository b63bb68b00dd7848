"""The keywords of a card's line: what each means, how it prints, and what is refused where."""

import tomllib
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import clockwood
from clockwood.games.ironwood import effects as e
from clockwood.games.ironwood import grammar_words
from clockwood.games.ironwood.effects import Act, Effect, Rule, place_code
from clockwood.games.ironwood.grammar import parse
from clockwood.games.ironwood.grammar_check import problems
from clockwood.games.ironwood.grammar_print import effect_text
from clockwood.kernel.errors import BadPack

PACK = Path(str(clockwood.__file__)).parent / "games" / "ironwood" / "content"
CARDS = tomllib.loads((PACK / "cards.toml").read_text(encoding="utf-8"))["card"]
EFFECTS = {card["id"]: card["effect"] for card in CARDS}

Shape = tuple[object, ...]


def shape(act: Act) -> Shape:
    return (act.op, act.n, act.a, act.b, act.c, [shape(kid) for kid in act.kids])


def maybe_shape(act: Act | None) -> Shape | None:
    return None if act is None else shape(act)


def whole(effect: Effect) -> Shape:
    """Everything an effect says, without columns."""
    return (
        effect.ongoing,
        [shape(act) for act in effect.lines],
        [shape(mod) for mod in effect.each_combat],
        [(rule.kind, rule.n) for rule in effect.this_round],
        [(rule.kind, rule.n) for rule in effect.in_play],
        maybe_shape(effect.when_burned),
        maybe_shape(effect.when_exhausted),
        maybe_shape(effect.each_preparation),
        [(event, shape(act)) for event, act in effect.whenever],
    )


def lines(text: str) -> list[Shape]:
    return [shape(act) for act in parse(text, "card").lines]


def leaf(op: int, n: int = 0, a: int = 0, b: int = 0) -> Shape:
    return (op, n, a, b, 0, [])


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


# Random effects, in the form a parser builds them.


def simple(op: int) -> st.SearchStrategy[Act]:
    return st.builds(lambda n: Act(op, n, 0, 0, 0, [], 0), st.integers(1, 20))


def flagged(op: int, low: int, high: int, flags: int) -> st.SearchStrategy[Act]:
    return st.builds(lambda n, a: Act(op, n, a, 0, 0, [], 0), st.integers(low, high), st.integers(0, flags))


PLACES = st.one_of(
    st.builds(place_code, st.integers(0, 4), st.integers(0, 2), st.sampled_from([e.AT_MOUNTAIN, e.AT_FOREST])),
    st.builds(place_code, st.integers(0, 4), st.just(0), st.sampled_from([e.AT_FORGE, e.AT_FOUNDATION, e.AT_TOTEM])),
    st.builds(
        place_code,
        st.just(0),
        st.just(0),
        st.sampled_from([e.AT_THERE, e.AT_FERRUM, e.AT_DRILL, e.AT_BEATEN]),
    ),
)


def placed(op: int, units: int) -> st.SearchStrategy[Act]:
    return st.builds(lambda n, a, b: Act(op, n, a, b, 0, [], 0), st.integers(1, 20), st.integers(0, units), PLACES)


MODS = st.one_of(
    st.builds(lambda n, a, b: Act(e.MOD, n, a, b, 0, [], 0), st.integers(1, 20), st.integers(0, 2), st.integers(0, 6)),
    st.builds(lambda a: Act(e.MOD, 0, a, 0, 0, [], 0), st.sampled_from([e.MOD_PEEK_WAGER, e.MOD_NO_SPECIAL_WAGER])),
)
LEAVES = st.one_of(
    *(simple(op) for op in (e.OPPONENT_BURN, e.STEAL, e.RECOVER, e.DRAW, e.DRAW_VISION, e.MOVE_WARBANDS)),
    flagged(e.MOVE_FIGHTERS, 1, 20, 1),
    flagged(e.MOVE_DRILL, 1, 2, 0),
    flagged(e.MOVE_ENEMY, 1, 1, 0),
    flagged(e.GAIN, 1, 20, 4),
    flagged(e.DISCOVER, 0, 0, 0),
    flagged(e.FOUNDATION, 0, 0, 0),
    flagged(e.BUILD, 0, 0, 1),
    flagged(e.PEEK, 0, 0, 2),
    placed(e.RECRUIT, 1),
    placed(e.REMOVE, 1),
    placed(e.RETREAT, 0),
    placed(e.MARK, 0),
    st.builds(lambda a, b: Act(e.EXTRA, 0, a, b, 0, [], 0), st.integers(0, 1), st.integers(0, 1)),
)


def attack(ferrum: int, bonuses: list[Act], prize: Act | None) -> Act:
    won = [] if prize is None else [Act(e.VICTORY, 0, 0, 0, 0, [prize], 0)]
    return Act(e.ATTACK, 0, ferrum, 0, 0, bonuses + won, 0)


def around(kids: st.SearchStrategy[Act]) -> st.SearchStrategy[Act]:
    number = st.integers(1, 20)
    return st.one_of(
        st.builds(lambda acts: Act(e.SEQ, 0, 0, 0, 0, acts, 0), st.lists(kids, min_size=2, max_size=3)),
        st.builds(
            lambda n, a, acts: Act(e.RESOLVE, n, a, 0, 0, acts, 0),
            number,
            st.integers(0, 1),
            st.lists(kids, min_size=2, max_size=3),
        ),
        st.builds(lambda n, kid: Act(e.COST_SPEND, n, 0, 0, 0, [kid], 0), number, kids),
        st.builds(lambda n, a, kid: Act(e.COST_BURN, n, a, 0, 0, [kid], 0), number, st.integers(0, 2), kids),
        st.builds(lambda n, kid: Act(e.COST_REMOVE, n, 0, 0, 0, [kid], 0), number, kids),
        st.builds(attack, st.integers(0, 1), st.lists(MODS, max_size=2), st.one_of(st.none(), kids)),
    )


ACTS = st.recursive(LEAVES, around, max_leaves=5)
RULES = st.one_of(
    st.builds(lambda kind: Rule(kind, 0, 0), st.integers(0, 2)),
    st.builds(lambda kind, n: Rule(kind, n, 0), st.integers(3, 4), st.integers(1, 20)),
)


@st.composite
def effects(draw: st.DrawFn) -> Effect:
    effect = Effect()
    effect.ongoing = draw(st.integers(0, 20))
    effect.lines.extend(draw(st.lists(ACTS, min_size=1, max_size=3)))
    effect.each_combat.extend(draw(st.lists(MODS, max_size=2)))
    effect.this_round.extend(draw(st.lists(RULES, max_size=2)))
    effect.in_play.extend(draw(st.lists(RULES, max_size=2)))
    effect.when_burned = draw(st.one_of(st.none(), LEAVES))
    effect.when_exhausted = draw(st.one_of(st.none(), LEAVES))
    effect.each_preparation = draw(st.one_of(st.none(), ACTS))
    effect.whenever.extend(draw(st.lists(st.tuples(st.integers(0, 3), LEAVES), max_size=2)))
    return effect


@given(effects())
def test_reading_what_was_printed_gives_the_same_effect(effect: Effect) -> None:
    text = effect_text(effect)
    again = parse(text, "card")
    assert whole(again) == whole(effect)
    assert effect_text(again) == text


WORDS = st.sampled_from([*sorted(grammar_words.KNOWN), *";:,|(){}+", "0", "1", "2", "20", "21", "zap"])


def read_or_refused(text: str) -> Effect | str:
    """The effect, or the place of the refusal; anything else that is raised fails the test."""
    try:
        return parse(text, "card")
    except BadPack as refusal:
        return refusal.place


def check_read_or_refused(text: str) -> None:
    result = read_or_refused(text)
    if isinstance(result, str):
        assert result.startswith("card, column ")
        return
    assert whole(parse(effect_text(result), "card")) == whole(result)
    for faction in ("woodwalkers", "ironclad"):
        assert all(problem.startswith("column ") for problem in problems(result, faction))


@given(st.one_of(st.text(), st.lists(WORDS, max_size=30).map(" ".join)))
@example("(" * 5000)
@example("spend 1 to " * 5000)
@example("gain 1; " * 5000)
@example("gain " + "9" * 5000)
@example("gain ²")
@example("gain 1\u2028")
@example("gain 1 \x1c gain")
def test_garbage_is_refused_and_never_breaks(text: str) -> None:
    check_read_or_refused(text)


@given(st.sampled_from(sorted(EFFECTS.values())), st.integers(0, 30), st.sampled_from(["drop", "add", "swap"]), WORDS)
def test_a_slip_in_a_real_line_is_refused_or_read(line: str, at: int, slip: str, word: str) -> None:
    words = line.replace(";", " ;").replace(":", " :").split()
    at %= len(words)
    words[at : at + (slip != "add")] = [] if slip == "drop" else [word]
    check_read_or_refused(" ".join(words))


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
        ("Gain 1", 1, "unknown sign 'G'"),
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

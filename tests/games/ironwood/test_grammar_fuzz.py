"""Any effect that can be built reads back as it was printed; any text is read or refused."""

from hypothesis import example, given
from hypothesis import strategies as st

from clockwood.games.ironwood.grammar import effects as e
from clockwood.games.ironwood.grammar import phrases as grammar_words
from clockwood.games.ironwood.grammar.check import problems
from clockwood.games.ironwood.grammar.effects import Act, Effect, Rule, place_code
from clockwood.games.ironwood.grammar.parser import parse
from clockwood.games.ironwood.grammar.writer import effect_text
from clockwood.kernel.errors import BadPack
from games.ironwood.effect_shapes import EFFECTS, whole


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

"""The Automated Alliance in the turns of others: Outrage, Crackdown, its defence, and what traits change."""

import pytest

from clockwood.games.root.game import GAME
from clockwood.kernel.automaton import read_seated
from clockwood.kernel.errors import BadOption
from clockwood.kernel.trace import Trace
from clockwood.words import Words
from games.root.builder import Scene, game_of, table

BOT = "automated-alliance:1"


def clockwork(bot: str = BOT) -> Scene:
    return Scene({"alliance": 1, "seat.alliance": bot})


def attacked(pieces: str, dice: str, bot: str = BOT, hand: tuple[str, ...] = ()) -> Scene:
    """The Marquise attacks with four warriors in the mouse clearing c9, where the Alliance has these pieces."""
    t = clockwork(bot).put(c9=f"{pieces}, marquise 4", c2="sympathy", c1="sympathy").hand("marquise", *hand).told()
    return t.start("daylight", "marquise").go("battle c9 alliance", dice)


def test_setup_puts_nothing_on_the_map() -> None:  # [AA 6.3.1] [AA 6.3.2] [AA 6.3.3] [AA 6.2.1]
    opened = game_of({"alliance": 1, "seat.alliance": BOT, "order": "letter"})
    view = opened.view(0)
    while "alliance-supply" not in view:
        assert opened.decision is not None
        opened.choose(int(opened.decision.options[0]))
        view = opened.view(0)
    assert (view["alliance-supply"], view.get("count.supporters.alliance", 0), view.get("count.hand.alliance", 0)) == (
        10,
        0,
        0,
    )


# -- Automated Outrage


def test_a_person_who_moves_to_sympathy_discards_a_card() -> None:  # [AA 6.2.3]
    t = clockwork().put(c9="sympathy", c1="marquise 3").hand("marquise", "anvil", "investments", "arms-trader")
    t.start("daylight", "marquise").go("march", "move c1 c9", "take-along 2")
    assert (t.step, t.options()) == ("BotOutrage", ["discard arms-trader", "discard investments"])
    assert t.why_not("hold-none") == "must-give [WA 8.2.6a]"
    t.go("discard investments")
    assert (t.zone("investments"), t.points()) == ("discard", [0, 0, 0])


def test_who_holds_no_matching_card_lets_it_score() -> None:  # [AA 6.2.3]
    t = clockwork().put(c9="sympathy", c1="marquise 3").hand("marquise", "anvil")
    t.start("daylight", "marquise").go("march", "move c1 c9", "take-along 2")
    assert t.options() == ["hold-none"]
    assert t.go("hold-none").points() == [0, 0, 1]


def test_an_empty_hand_lets_it_score_at_once() -> None:  # [AA 6.2.3]
    t = clockwork().put(c9="sympathy", c1="marquise 3").start("daylight", "marquise")
    assert t.go("march", "move c1 c9", "take-along 2").points() == [0, 0, 1]


def test_removed_sympathy_is_paid_for() -> None:  # [AA 6.2.3] [RT 3.2.1]
    t = attacked("sympathy", "roll 0 0", hand=("investments",))
    assert (t.step, t.points()) == ("BotOutrage", [1, 0, 0])
    t.go("discard investments")
    assert (t.at("c9"), t.points()) == ({"marquise": 4}, [1, 0, 0])


# -- Crackdown


def test_a_lost_base_takes_the_sympathy_of_its_suit() -> None:  # [AA 6.2.4] [AM AA4]
    t = attacked("base", "roll 0 0")
    assert (t.at("c9"), t.at("c2"), t.at("c1")) == ({"marquise": 4}, {}, {"sympathy": 1})
    assert (t.points(), len(t.heard("outrage")), len(t.heard("crackdown"))) == ([1, 0, 0], 0, 1)


def test_tokens_are_lost_before_buildings() -> None:  # [GE 1.2.1a]
    t = attacked("sympathy, base", "roll 0 0", hand=("anvil",)).go("hold-none")
    assert (t.at("c9"), t.points()) == ({"marquise": 4, "base": 1}, [1, 0, 1])


# -- battle


@pytest.mark.parametrize(
    ("bot", "pieces", "dice", "left"),
    [
        (BOT, "alliance 3", "roll 2 0", (3, 1)),
        (BOT, "alliance 3", "roll 2 1", (2, 1)),
        (BOT, "sympathy", "roll 0 0", (4, 0)),
        (f"{BOT}+informants", "sympathy", "roll 0 0", (3, 0)),
        (f"{BOT}+informants", "alliance 3", "roll 2 0", (3, 1)),
        (f"{BOT}+informants", "base", "roll 0 0", (4, 0)),
        (f"{BOT}+veterans", "alliance 3", "roll 2 0", (1, 3)),
        (f"{BOT}+veterans+informants", "alliance 1, sympathy", "roll 3 0", (2, 1)),
    ],
)
def test_automated_ambush(  # [AA 6.2.2] [AA INFORMANTS] [AA VETERANS] [GE 2.8.2b]
    bot: str, pieces: str, dice: str, left: tuple[int, int]
) -> None:
    t = attacked(pieces, dice, bot)
    assert (t.at("c9").get("marquise", 0), t.at("c9").get("alliance", 0)) == left


@pytest.mark.parametrize(("bot", "points"), [(BOT, 1), (f"{BOT}+popularity", 0)])
def test_popular_sympathy_scores_nobody(bot: str, points: int) -> None:  # [AA POPULARITY]
    t = attacked("sympathy", "roll 0 0", bot)
    assert t.points()[:2] == [points, 0]


def test_popularity_is_for_sympathy_alone() -> None:  # [AA POPULARITY]
    assert attacked("base", "roll 0 0", f"{BOT}+popularity").points()[0] == 1


# -- what is told


def test_every_choice_and_every_idle_step_is_told() -> None:  # [AA 6.4.1] [AA 6.4.2] [AA 6.6.3] [AM AA1] [AM AA2]
    t = clockwork().put(c2="sympathy").told().start("birdsong", "alliance").go("deal tax-collector-1")
    speaker = Words("en", t.content)
    said = [speaker.told(told) for told in t.table.story if not isinstance(told, Trace)]
    for line in (
        "Alliance revealed the order card Tax Collector.",
        "Alliance: Tax Collector shows no item of the supply, so nothing is crafted.",
        "Alliance does not revolt: no sympathetic clearing can take a base that is left.",
        "Public Pity: sympathy for Alliance spreads twice.",
        "Alliance revolts by surprise only on a bird order.",
        "Alliance organizes nowhere: no base has warriors enough.",
        "Alliance recruits nobody: there is no base or no warrior left.",
    ):
        assert line in said
    assert [told.cite for told in t.table.story if isinstance(told, Trace)] == ["AA 6.5.1", "AA 6.5.1.I", "AA 6.5.1.I"]


@pytest.mark.parametrize(
    ("bot", "wrong"),
    [("automated-alliance:4", "level 4 is outside 0–3"), ("automated-alliance:1+blitz", "'blitz' is no trait")],
)
def test_what_it_does_not_have_is_refused(bot: str, wrong: str) -> None:  # [GE 3.3.1] [GE 3.3.2]
    with pytest.raises(BadOption, match=wrong):
        game_of({"alliance": 1, "seat.alliance": bot})


def test_levels_and_traits_are_all_listed() -> None:  # [GE 3.3.2]
    spec = next(spec for spec in GAME.automata if spec.name == read_seated("", BOT).name)
    content = table(alliance=1).content
    assert sorted(content.levels.traits[spec.name]) == sorted(spec.traits)


def test_a_turn_as_if_it_began_now_is_a_whole_one() -> None:  # [RT 1.4.1a]
    t = (
        table(alliance=1, **{"seat.alliance": "automated-alliance:1"})
        .put(c1="marquise 1")
        .start("daylight", "marquise")
    )
    story = t.table.what_if([], 0, acting="alliance").plain
    assert [told.message for told in story][:2] == ["turn-began", "phase-began"]


# -- answers of several players


def test_losses_are_answered_in_the_order_of_letters() -> None:  # [AM GEN4] [AA 6.4.3]
    t = Scene({"alliance": 1, "seat.alliance": BOT, "lizards": 1})
    t.put(c9="sympathy, marquise 2, garden", c1="keep").hand("marquise", "mouse-in-a-sack").hand("lizards", "anvil")
    t.told().start("birdsong", "alliance").go("deal root-tea-mouse")
    assert (t.step, t.at("c9")) == ("Heal", {"sympathy": 1})
    assert t.go("heal mouse-in-a-sack").zone("mouse-in-a-sack") == "souls"
    assert (t.step, t.options()) == ("LoseFaith", ["discard anvil"])

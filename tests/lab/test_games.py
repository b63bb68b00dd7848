import pytest

from clockwood.kernel.errors import RuleBroke
from clockwood.kernel.match import Match
from clockwood.lab import games
from clockwood.lab.games import Batch, Cell, Limit, Played, own_seed, play_batch, play_game, played_from

BEACONS = Cell("beacons", ("random", "random"), {})


def test_cell_and_number_alone_say_how_a_game_goes() -> None:
    alone = [play_game(BEACONS, number) for number in (3, 1, 2)]
    together, rest = play_batch(Batch(BEACONS, "beacons.game", (1, 2, 3)), 60.0)
    assert rest is None
    assert sorted(alone, key=lambda played: played.number) == together


def test_the_seed_shifts_the_games() -> None:
    later = Cell("beacons", ("random", "random"), {}, seed=5)
    one, other = play_game(BEACONS, 7), play_game(later, 2)
    assert (one.winners, one.decisions) == (other.winners, other.decisions)


def test_a_batch_whose_time_is_over_hands_back_the_rest() -> None:
    found, rest = play_batch(Batch(BEACONS, "beacons.game", (4, 5, 6)), 0.0)
    assert [played.number for played in found] == [4]
    assert rest == Batch(BEACONS, "beacons.game", (5, 6))


@pytest.mark.parametrize("limit", [Limit(rounds=2), Limit(decisions=3)])
def test_a_game_that_does_not_end_has_stalled_and_nobody_won(limit: Limit) -> None:
    played = play_game(Cell("ironwood", ("random", "random"), {}, limit=limit), 0)
    assert played.stalled
    assert played.winners == ()
    assert played.decisions <= max(limit.rounds * 100, 3)


def test_cards_are_drawn_before_they_are_used() -> None:
    played = play_game(Cell("ironwood", ("random", "random"), {}, cards=True), 1)
    drawn = {(seat, card) for seat, card, how in played.uses if how == "drawn"}
    used = {(seat, card) for seat, card, how in played.uses if how != "drawn"}
    base = {(seat, f"{side}0{k}") for seat, side in enumerate(("WW", "IC")) for k in (1, 2, 3)}
    assert used - base <= drawn
    assert {how for _, _, how in played.uses} == {"drawn", "played", "wagered"}
    assert len(set(played.uses)) == len(played.uses)


def test_watching_the_cards_changes_no_game() -> None:
    quiet, watched = (play_game(Cell("ironwood", ("random", "random"), {}, cards=cards), 2) for cards in (False, True))
    assert quiet.uses == []
    assert quiet.data() == {**watched.data(), "uses": []}


def test_a_game_is_written_down_and_read_again() -> None:
    played = Played("cell", 3, (1,), "won", 8, 90, [(0, "c1", "drawn")])
    assert played_from(played.data()) == played


def test_players_do_not_share_the_chance_of_the_deal() -> None:
    seeds = [own_seed(deal, seat) for deal in range(50) for seat in range(4)]
    assert len(set(seeds)) == 200
    assert not set(seeds) & set(range(1000))


def test_a_rule_that_fails_names_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(match: Match, agents: list[object], longest: int) -> int:
        del match, agents, longest
        raise ValueError("two ships on one rock")

    monkeypatch.setattr(games, "play_agents", broken)
    with pytest.raises(RuleBroke, match="beacons random – random, seed 4, after 0 decisions: ValueError: two ships"):
        play_game(BEACONS, 4)

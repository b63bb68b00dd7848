"""The generator is the same everywhere, fair, and can be written down."""

import hashlib

import pytest

from clockwood.kernel.rng import KEYED, Generator, mixed, private_chance, seeded

STREAM_OF_7 = [2902948863, 127147840, 2170611301, 4183476311]


def test_the_stream_of_a_seed_is_fixed_for_all_platforms_and_times() -> None:
    """Stored games depend on these numbers."""
    die = seeded(7)
    assert [int(die.word()) for _ in range(4)] == STREAM_OF_7


def test_a_copy_goes_its_own_way() -> None:
    one = seeded(3)
    other = one.copy()
    ahead = [int(one.word()) for _ in range(5)]
    assert [int(other.word()) for _ in range(5)] == ahead
    assert (one.first, one.second) == (other.first, other.second)


def test_words_stay_within_32_bits() -> None:
    die = seeded(12345)
    assert all(0 <= int(die.word()) < 2**32 for _ in range(2000))
    assert 0 <= die.first < 2**32
    assert 0 <= die.second < 2**32


@pytest.mark.parametrize("limit", [1, 2, 6, 7, 40, 1000])
def test_every_face_comes_up_about_equally_often(limit: int) -> None:
    die = seeded(limit)
    rolls = 400 * limit
    counts = [0] * limit
    for _ in range(rolls):
        counts[int(die.below(limit))] += 1
    assert sum(counts) == rolls
    assert min(counts) > 250
    assert max(counts) < 550 or limit == 1


@pytest.mark.parametrize("seed", [0, -1, 1, 2**31, 2**32, 2**63, 2**64 + 5, -(2**70), 10**40])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    die = seeded(seed)
    assert (die.first, die.second) != (0, 0)
    assert len({int(die.word()) for _ in range(20)}) > 15


def test_near_seeds_give_far_streams() -> None:
    firsts = {tuple(int(die.below(6)) for _ in range(12)) for die in map(seeded, range(500))}
    assert len(firsts) == 500


def test_mixing_is_one_to_one_on_a_sample() -> None:
    assert len({int(mixed(word)) for word in range(5000)}) == 5000


def test_two_words_are_the_whole_generator() -> None:
    die = seeded(11)
    die.word()
    twin = Generator(die.first, die.second)
    assert [int(twin.word()) for _ in range(8)] == [int(die.word()) for _ in range(8)]


def test_the_stream_of_a_key_is_fixed_too() -> None:
    """Word k is four bytes of the SHA-256 hash of the key and k // 8."""
    die = seeded(KEYED + 7)
    words = [int(die.word()) for _ in range(20)]
    key = (7).to_bytes(32, "big")
    stream = b"".join(hashlib.sha256(key + block.to_bytes(8, "big")).digest() for block in range(3))
    assert words == [int.from_bytes(stream[4 * k : 4 * k + 4], "big") for k in range(20)]


def test_a_copy_of_a_keyed_generator_goes_its_own_way() -> None:
    one = seeded(KEYED + 3)
    one.word()
    other = one.copy()
    assert [int(one.word()) for _ in range(9)] == [int(other.word()) for _ in range(9)]


def test_what_blind_copies_are_drawn_with_does_not_follow_from_a_key() -> None:
    assert private_chance(7).word() == private_chance(7).word()
    drawn = [private_chance(KEYED + 7) for _ in range(2)]
    assert drawn[0].key != drawn[1].key
    assert all(each.key is not None for each in drawn)

"""What the Ironbot's criteria look at, one small class each. Candidates are actions; see magic_die for their places."""

from mypy_extensions import i64

from clockwood.games.ironwood.actions import ATTACK_FOREST, DIG, MARCH
from clockwood.games.ironwood.automata.magic_die import forest_of, mountain_of
from clockwood.games.ironwood.automata.measures import (
    FERRUM_GUARD,
    all_wood_at,
    any_totem,
    iron_size,
    largest_iron_at,
    largest_iron_near,
    largest_wood_at,
    last_turn,
    size_beyond_guard,
    steps_from_mountain,
    steps_to_forge,
    steps_to_rim,
    steps_to_totem,
    totems_that_count,
    wood_size,
)
from clockwood.games.ironwood.automata.musters import (
    CHASING,
    LEAVING_ONE,
    fresh_fighters,
    goers,
    reachable,
    whole_muster,
)
from clockwood.games.ironwood.rules.attacking import why_not_attack_forest
from clockwood.games.ironwood.rules.places import is_outer_mountain
from clockwood.games.ironwood.state import (
    CARGO,
    FADING_TOTEMS,
    FERRUM,
    FORGE_SIDE,
    FORGES,
    FOUNDATION_SIDE,
    IRON_FIGHTERS,
    KNOWN,
    WOOD_FIGHTERS,
    battle_mountain,
    board,
    drill,
    units,
)
from clockwood.kernel.match import Match
from clockwood.kernel.priority import Score

# -- Warbands in focus


class InnerForest(Score):
    def score(self, match: Match, candidate: i64) -> i64:
        return 1 if board(match).ring_of_forest[forest_of(candidate)] == 1 else 0


class CanBeAttacked(Score):
    """An Ironclad Warband beside it may attack it."""

    def score(self, match: Match, candidate: i64) -> i64:
        content = board(match)
        forest = forest_of(candidate)
        row = forest * 16
        while content.forest_touching[row] >= 0:
            if why_not_attack_forest(match, content.forest_touching[row], forest) == 0:
                return 1
            row += 1
        return 0


class CanBeChased(Score):
    """A mountain beside it holds Ironclad units, or one move of a Warband can reach it."""

    def score(self, match: Match, candidate: i64) -> i64:
        content = board(match)
        row = forest_of(candidate) * 16
        while content.forest_touching[row] >= 0:
            mountain = content.forest_touching[row]
            row += 1
            if units(match.state, mountain):
                return 1
            if not content.chase_adjacent and reachable(match, mountain, CHASING):
                return 1
        return 0


class SmallerNearTotem(Score):
    """An Ironclad Warband beside it is larger, and a Totem is with it or next to it."""

    def score(self, match: Match, candidate: i64) -> i64:
        content = board(match)
        state = match.state
        forest = forest_of(candidate)
        near = any_totem(state, forest) > 0
        for other in range(content.forests):
            near = near or (content.forest_near[forest] >> other & 1 == 1 and any_totem(state, other) > 0)
        if not near:
            return 0
        row = forest * 16
        while content.forest_touching[row] >= 0:
            mountain = content.forest_touching[row]
            row += 1
            if iron_size(state, mountain) > wood_size(state, forest):
                return 1
        return 0


class WithTotem(Score):
    def score(self, match: Match, candidate: i64) -> i64:
        return totems_that_count(match.state, forest_of(candidate))


class WithFadingTotem(Score):
    def score(self, match: Match, candidate: i64) -> i64:
        state = match.state
        return 0 if last_turn(state) else state[FADING_TOTEMS + forest_of(candidate)]


class StepsToRim(Score):
    """Of Warbands with a Totem alone; the others score alike."""

    def score(self, match: Match, candidate: i64) -> i64:
        forest = forest_of(candidate)
        return steps_to_rim(board(match), forest) if totems_that_count(match.state, forest) else 0


class StepsToTotem(Score):
    """Where no Warband has a Totem; with none on the map all score alike."""

    def score(self, match: Match, candidate: i64) -> i64:
        return steps_to_totem(board(match), match.state, forest_of(candidate), counted=True)


class SizeNearTotem(Score):
    """The Warband's size, where a Totem is on the map but with no Warband."""

    def score(self, match: Match, candidate: i64) -> i64:
        forest = forest_of(candidate)
        steps = steps_to_totem(board(match), match.state, forest, counted=True)
        return match.state[WOOD_FIGHTERS + forest] if 0 < steps < 99 else 0


class SizeWithoutTotem(Score):
    """The Warband's size, where no Totem is on the map."""

    def score(self, match: Match, candidate: i64) -> i64:
        forest = forest_of(candidate)
        steps = steps_to_totem(board(match), match.state, forest, counted=True)
        return match.state[WOOD_FIGHTERS + forest] if steps >= 99 else 0


class Difference(Score):
    """Ironclad less Woodwalker units, plain counts; Warbands with a Totem score alike."""

    def score(self, match: Match, candidate: i64) -> i64:
        forest = forest_of(candidate)
        if totems_that_count(match.state, forest):
            return 0
        return largest_iron_at(board(match), match.state, forest) - match.state[WOOD_FIGHTERS + forest]


class WideEnough(Score):
    """The attacker has no fewer units than the Warband in focus, or the margin agreed on more."""

    def score(self, match: Match, candidate: i64) -> i64:
        mountain, forest = ATTACK_FOREST.first_of_two(candidate), ATTACK_FOREST.last_of(candidate)
        difference = units(match.state, mountain) - match.state[WOOD_FIGHTERS + forest]
        return 1 if difference >= board(match).attack_margin else 0


class StepsToAnyTotem(Score):
    def score(self, match: Match, candidate: i64) -> i64:
        return steps_to_totem(board(match), match.state, forest_of(candidate), counted=False)


class TotemOnMap(Score):
    def score(self, match: Match, candidate: i64) -> i64:
        return 1 if steps_to_totem(board(match), match.state, forest_of(candidate), counted=False) < 99 else 0


# -- mountains


class Unmarked(Score):
    def score(self, match: Match, candidate: i64) -> i64:
        return 0 if match.state[KNOWN + mountain_of(candidate)] else 1


class IronSize(Score):
    def score(self, match: Match, candidate: i64) -> i64:
        return iron_size(match.state, mountain_of(candidate))


class MountainSteps(Score):
    """Steps from the mountain to the nearest Totem; with none on the map all score alike."""

    def score(self, match: Match, candidate: i64) -> i64:
        return steps_from_mountain(board(match), match.state, mountain_of(candidate))


class HasFighter(Score):
    def score(self, match: Match, candidate: i64) -> i64:
        return match.state[IRON_FIGHTERS + mountain_of(candidate)]


class FerrumShort(Score):
    """Ferrum, with fewer than three Fighters."""

    def score(self, match: Match, candidate: i64) -> i64:
        mountain = mountain_of(candidate)
        return 1 if mountain == FERRUM and match.state[IRON_FIGHTERS + FERRUM] < FERRUM_GUARD else 0


# -- where to move


class CanReach(Score):
    """A Warband can move there, all of it."""

    def score(self, match: Match, candidate: i64) -> i64:
        return 1 if reachable(match, mountain_of(candidate), CHASING) else 0


class CanReachLeavingOne(Score):
    """Units can move there although one stays behind."""

    def score(self, match: Match, candidate: i64) -> i64:
        return 1 if reachable(match, mountain_of(candidate), LEAVING_ONE) else 0


class FormsLargest(Score):
    """The Warband that one move can form there."""

    def score(self, match: Match, candidate: i64) -> i64:
        return whole_muster(match, mountain_of(candidate))


class FerrumUnguarded(Score):
    """Ferrum, with fewer than three combat units."""

    def score(self, match: Match, candidate: i64) -> i64:
        mountain = mountain_of(candidate)
        return 1 if mountain == FERRUM and units(match.state, FERRUM) < FERRUM_GUARD else 0


def in_danger(match: Match, mountain: i64) -> bool:
    """Whether a Woodwalker Warband beside the mountain is larger than the Ironclad one there."""
    return largest_wood_at(board(match), match.state, mountain) > units(match.state, mountain)


class FoundationInDanger(Score):
    def score(self, match: Match, candidate: i64) -> i64:
        mountain = mountain_of(candidate)
        return 1 if match.state[FORGES + mountain] == FOUNDATION_SIDE and in_danger(match, mountain) else 0


class InnerInDanger(Score):
    """An unmarked inner mountain that faces a larger Warband."""

    def score(self, match: Match, candidate: i64) -> i64:
        mountain = mountain_of(candidate)
        inner = board(match).ring_of_mountain[mountain] == 1 and match.state[KNOWN + mountain] == 0
        return 1 if inner and in_danger(match, mountain) else 0


class NeedsProtection(Score):
    def __init__(self) -> None:
        self.ferrum = FerrumUnguarded()
        self.foundation = FoundationInDanger()
        self.inner = InnerInDanger()

    def score(self, match: Match, candidate: i64) -> i64:
        if self.ferrum.score(match, candidate) or self.foundation.score(match, candidate):
            return 1
        return self.inner.score(match, candidate)


class SizeOfFoundation(Score):
    """The Ironclad Warband's size where a Foundation is in danger; other mountains score alike."""

    def score(self, match: Match, candidate: i64) -> i64:
        mountain = mountain_of(candidate)
        return iron_size(match.state, mountain) if match.state[FORGES + mountain] == FOUNDATION_SIDE else 0


class FreeOuter(Score):
    """An uncontrolled, unmarked outer mountain without a Forge."""

    def score(self, match: Match, candidate: i64) -> i64:
        state = match.state
        mountain = mountain_of(candidate)
        if not is_outer_mountain(board(match), mountain) or units(state, mountain):
            return 0
        return 1 if state[FORGES + mountain] != FORGE_SIDE and state[KNOWN + mountain] == 0 else 0


class LostFoundation(Score):
    """An uncontrolled outer mountain that is free or has a Foundation."""

    def score(self, match: Match, candidate: i64) -> i64:
        state = match.state
        mountain = mountain_of(candidate)
        if not is_outer_mountain(board(match), mountain) or units(state, mountain):
            return 0
        return 1 if state[FORGES + mountain] == FOUNDATION_SIDE else FreeOuter().score(match, candidate)


class FreeInner(Score):
    """An uncontrolled, unmarked inner mountain."""

    def score(self, match: Match, candidate: i64) -> i64:
        state = match.state
        mountain = mountain_of(candidate)
        free = board(match).ring_of_mountain[mountain] == 1 and units(state, mountain) == 0
        return 1 if free and state[KNOWN + mountain] == 0 else 0


class WorthExpanding(Score):
    def score(self, match: Match, candidate: i64) -> i64:
        return 1 if LostFoundation().score(match, candidate) or FreeInner().score(match, candidate) else 0


class WithFoundation(Score):
    def score(self, match: Match, candidate: i64) -> i64:
        return 1 if match.state[FORGES + mountain_of(candidate)] == FOUNDATION_SIDE else 0


class WoodAround(Score):
    """All Woodwalker Fighters beside an outer mountain."""

    def score(self, match: Match, candidate: i64) -> i64:
        mountain = mountain_of(candidate)
        outer = is_outer_mountain(board(match), mountain)
        return all_wood_at(board(match), match.state, mountain) if outer else 0


class WoodBesideInner(Score):
    """The largest Woodwalker Warband beside an inner mountain."""

    def score(self, match: Match, candidate: i64) -> i64:
        mountain = mountain_of(candidate)
        inner = board(match).ring_of_mountain[mountain] == 1
        return largest_wood_at(board(match), match.state, mountain) if inner else 0


# -- where to move from


class Goes(Score):
    """How many units would come, if all may."""

    def score(self, match: Match, candidate: i64) -> i64:
        return goers(match, MARCH.first_of_two(candidate), CHASING)


class GoesLeavingOne(Score):
    def score(self, match: Match, candidate: i64) -> i64:
        return goers(match, MARCH.first_of_two(candidate), LEAVING_ONE)


class FreshFighters(Score):
    """How many Fighters may go, three of Ferrum's units staying."""

    def score(self, match: Match, candidate: i64) -> i64:
        source = MARCH.first_of_two(candidate)
        return min(goers(match, source, CHASING), fresh_fighters(match, source))


class NoFoundation(Score):
    def score(self, match: Match, candidate: i64) -> i64:
        return 0 if match.state[FORGES + mountain_of(candidate)] == FOUNDATION_SIDE else 1


class SizeBeyondGuard(Score):
    def score(self, match: Match, candidate: i64) -> i64:
        return size_beyond_guard(match.state, mountain_of(candidate))


# -- the Drill


class AStep(Score):
    """A step of the Drill, not its rest."""

    def score(self, match: Match, candidate: i64) -> i64:
        return 1 if DIG.has(candidate) else 0


class TowardsForge(Score):
    """One step nearer to the closest Forge, with three crystals aboard; else all steps score alike."""

    def score(self, match: Match, candidate: i64) -> i64:
        content = board(match)
        if match.state[CARGO] < 3:
            return 1
        here = steps_to_forge(content, match.state, drill(match.state))
        return 1 if steps_to_forge(content, match.state, mountain_of(candidate)) < here else 0


class NoForgeThere(Score):
    """A mountain without a Forge, for a Drill with fewer than three crystals aboard."""

    def score(self, match: Match, candidate: i64) -> i64:
        if match.state[CARGO] >= 3:
            return 1
        return 0 if match.state[FORGES + mountain_of(candidate)] == FORGE_SIDE else 1


class WoodBesideGuard(Score):
    """The largest Woodwalker Warband beside a mountain with an Ironclad one."""

    def score(self, match: Match, candidate: i64) -> i64:
        mountain = mountain_of(candidate)
        return largest_wood_at(board(match), match.state, mountain) if units(match.state, mountain) else 0


class IronNearby(Score):
    """The largest Ironclad Warband next to a mountain that has none itself."""

    def score(self, match: Match, candidate: i64) -> i64:
        mountain = mountain_of(candidate)
        return 0 if units(match.state, mountain) else largest_iron_near(board(match), match.state, mountain)


# -- where the beaten go


class AwayFromBattle(Score):
    def score(self, match: Match, candidate: i64) -> i64:
        forest = forest_of(candidate)
        if forest < 0:
            return 0
        return 0 if board(match).touch_mountains[forest] >> battle_mountain(match.state) & 1 else 1


class NoTotemThere(Score):
    def score(self, match: Match, candidate: i64) -> i64:
        return 0 if any_totem(match.state, forest_of(candidate)) else 1


class WoodThere(Score):
    def score(self, match: Match, candidate: i64) -> i64:
        return match.state[WOOD_FIGHTERS + forest_of(candidate)]

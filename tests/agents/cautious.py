"""An agent of one's own: it looks one answer ahead and takes what its seat values most."""

from clockwood import Agent, Match


class Cautious(Agent):
    def choose(self, match: Match, seat: int) -> int:
        def value(action: int) -> int:
            after = match.copy()
            after.answer(action)
            return after.game.judge.value(after, seat)

        assert match.question is not None
        return max(match.question.options, key=value)

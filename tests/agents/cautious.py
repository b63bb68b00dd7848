"""An agent of one's own: it looks one answer ahead and takes what its seat values most."""

from clockwood import Agent, Match


class Cautious(Agent):
    """Takes the answer after which the game's own judgement of the table is best."""

    def choose(self, match: Match, seat: int) -> int:
        def value(action: int) -> int:
            after = match.copy()
            after.answer(action)
            return after.game.judge.value(after, seat)

        question = match.question
        assert question is not None
        return max(question.options, key=value)

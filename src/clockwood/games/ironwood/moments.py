"""Moments: where core rules let the parts of a table do or add something of their own."""

from mypy_extensions import mypyc_attr

from clockwood.kernel.automaton import Automaton
from clockwood.kernel.step import Step


@mypyc_attr(allow_interpreted_subclasses=True)
class IronwoodAutomaton(Automaton):
    """An automaton of Ironwood, as core rules know it."""

    def turn(self) -> Step:
        """Return the step that is its turn. [IB 3.4] [WB 3.4]"""
        raise NotImplementedError

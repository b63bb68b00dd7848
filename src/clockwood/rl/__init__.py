"""The games as libraries for learning know games; needs the extra `clockwood[rl]`."""

from clockwood.rl.aec import ClockwoodAEC
from clockwood.rl.learning import Learning
from clockwood.rl.single import ClockwoodEnv
from clockwood.rl.vector import Arrays, ClockwoodVectorEnv

__all__ = ["Arrays", "ClockwoodAEC", "ClockwoodEnv", "ClockwoodVectorEnv", "Learning"]

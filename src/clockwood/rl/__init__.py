"""The games as libraries for learning know games; needs the extra `rl`."""

from clockwood.extras import how_to_install

try:
    from clockwood.rl.aec import ClockwoodAEC
    from clockwood.rl.learning import Learning
    from clockwood.rl.single import ClockwoodEnv
    from clockwood.rl.vector import Arrays, ClockwoodVectorEnv
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(f"{error.name}: not installed; {how_to_install('rl')}", name=error.name) from error

__all__ = ["Arrays", "ClockwoodAEC", "ClockwoodEnv", "ClockwoodVectorEnv", "Learning"]

"""The games as libraries for learning know games; needs the extra `clockwood[rl]`."""

try:
    from clockwood.rl.aec import ClockwoodAEC
    from clockwood.rl.learning import Learning
    from clockwood.rl.single import ClockwoodEnv
    from clockwood.rl.vector import Arrays, ClockwoodVectorEnv
except ModuleNotFoundError as error:
    advice = 'not installed; `pip install "clockwood[rl]"` brings what clockwood.rl needs'
    raise ModuleNotFoundError(f"{error.name}: {advice}", name=error.name) from error

__all__ = ["Arrays", "ClockwoodAEC", "ClockwoodEnv", "ClockwoodVectorEnv", "Learning"]

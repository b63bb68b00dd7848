"""Hints: the best answers of a search, from what the seat knows."""

import json
from typing import Any, Final

from clockwood.scene.speaker import Speaker
from clockwood.server.core.study.replies import Hint, HintChoice, LineStep

LEVEL: Final = "strong"
MOST_CHOICES: Final = 5


def percent(share: float) -> int:
    return round(100 * share)


def hint_from(report: str, seat_names: list[str], speaker: Speaker, texts: dict[str, str]) -> Hint:
    """Return a worker's report of its search in words; `texts` are the answers as the prompt says them."""
    found: dict[str, Any] = json.loads(report)
    choices = [
        HintChoice(
            answer=each["answer"],
            text=texts.get(each["answer"], speaker.words.action(each["action"])),
            expected=percent(each["mean"]),
            low=percent(each["low"]),
            high=percent(each["high"]),
            tries=each["visits"],
            line=[
                LineStep(seat=seat_names[seat], text=speaker.words.action(action) if action >= 0 else "")
                for seat, action in each["line"]
            ],
        )
        for each in found["choices"][:MOST_CHOICES]
        if each["visits"]
    ]
    sure = len(choices) == 1 or (len(choices) > 1 and choices[0].low > choices[1].high)
    return Hint(seat=seat_names[found["seat"]], tries=found["iterations"], sure=sure, choices=choices)

"""Fitting: a network learns from the decisions of self-play; one game in twenty is kept apart to measure it."""

import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
import torch
from torch import nn

from clockwood import api
from clockwood.agents.learned.weights import vocabulary_digest, written
from clockwood.kernel.learning.encoding import Encoding
from clockwood.kernel.options import Value
from clockwood.registry import game_named
from clockwood.training.examples import Lessons, known_actions, lessons, read, rows_of
from clockwood.training.model import Model, weights_from


@dataclass(frozen=True)
class Fitting:
    """The size of the network and how it is fitted; `trust` is the weight of the search's judgement."""

    hidden: int = 64
    units: int = 16
    passes: int = 3
    batch: int = 8192
    rate: float = 2e-3
    decay: float = 0.01
    trust: float = 0.6
    newest: int = 4_000_000
    seed: int = 1


@dataclass(frozen=True)
class Learnt:
    """The quality of the network after a pass: losses by result and by shares, the rest on games kept apart."""

    at: int
    seconds: float
    value_loss: float
    share_loss: float
    apart_value_loss: float
    apart_share_loss: float
    apart_first: float

    def line(self) -> str:
        return (
            f"pass {self.at}: {self.seconds:.0f} s, value {self.value_loss:.4f}, shares {self.share_loss:.4f}; "
            f"apart: value {self.apart_value_loss:.4f}, shares {self.apart_share_loss:.4f}, "
            f"first answer {self.apart_first:.1%}"
        )


def device() -> torch.device:
    """Return the accelerator if there is one, else the processor."""
    return torch.device("cuda" if torch.cuda.is_available() else "cpu")


def losses(model: Model, batch: tuple[torch.Tensor, ...]) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    rows, answers, shares, values = batch
    value, score = model(rows, answers)
    tries = shares.sum(dim=1)
    log_shares = torch.log_softmax(score, dim=1)
    share_loss = -(shares * log_shares.clamp(min=-30)).sum(dim=1).sum() / tries.sum().clamp(min=1)
    first = ((score.argmax(dim=1) == shares.argmax(dim=1)).float() * tries).sum() / tries.sum().clamp(min=1)
    return nn.functional.binary_cross_entropy_with_logits(value, values), share_loss, first


class Shelf:
    """Lessons on the device, handed out in batches."""

    def __init__(self, given: Lessons, chosen: np.ndarray, where: torch.device) -> None:
        self.arrays = tuple(
            torch.from_numpy(array[chosen]).to(where)
            for array in (given.rows, given.answers, given.shares, given.values)
        )
        self.count = len(self.arrays[0])
        self.where = where

    def batch(self, places: torch.Tensor) -> tuple[torch.Tensor, ...]:
        return tuple(array[places] for array in self.arrays)

    def batches(self, size: int, *, shuffled: bool) -> list[torch.Tensor]:
        order = torch.randperm(self.count) if shuffled else torch.arange(self.count)
        return list(order.to(self.where).split(size))


def fit(
    game: str,
    folders: list[Path],
    to: Path,
    how: Fitting,
    tell: Callable[[str], None],
    said: dict[str, object] | None = None,
    options: Mapping[str, Value] | None = None,
) -> list[Learnt]:
    """Fit a network to the games in these folders and write its weights; return how it learnt."""
    data = read(folders, how.newest)
    torch.manual_seed(how.seed)
    where = device()
    rows, actions = rows_of(data["seen"]), known_actions(data)
    given = lessons(data, rows, actions, how.trust)
    taught, apart = Shelf(given, ~given.apart, where), Shelf(given, given.apart, where)
    model = Model(rows.count, len(actions), how.hidden, how.units).to(where)
    tell(
        f"{taught.count} decisions and {apart.count} apart, {rows.count} rows, {len(actions)} answers, on {where.type}"
    )
    optimizer = torch.optim.AdamW(model.parameters(), lr=how.rate, weight_decay=how.decay)
    steps = how.passes * len(taught.batches(how.batch, shuffled=False))
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, how.rate, total_steps=max(steps, 2), pct_start=0.1)
    start = time.monotonic()
    found: list[Learnt] = []
    for at in range(1, how.passes + 1):
        model.train()
        sums = torch.zeros(2, device=where)
        batches = taught.batches(how.batch, shuffled=True)
        for places in batches:
            value_loss, share_loss, _ = losses(model, taught.batch(places))
            optimizer.zero_grad(set_to_none=True)
            (value_loss + share_loss).backward()
            optimizer.step()
            schedule.step()
            sums += torch.stack([value_loss.detach(), share_loss.detach()])
        model.eval()
        with torch.no_grad():
            tests = [
                torch.stack(losses(model, apart.batch(places))) for places in apart.batches(how.batch, shuffled=False)
            ]
        means = torch.stack(tests).mean(dim=0).tolist() if apart.count else [0.0, 0.0, 0.0]
        shown = (sums / len(batches)).tolist()
        found.append(Learnt(at, time.monotonic() - start, *shown, *means))
        tell(found[-1].line())
    known = game_named(game)
    content = api.content(game, None, options)
    about: dict[str, object] = {
        "game": game,
        "rules": known.rules_version,
        "vocabulary": vocabulary_digest(known),
        "encoding": Encoding(known, content).digest,
        "decisions": taught.count,
        "fitting": asdict(how),
        **(said or {}),
    }
    to.parent.mkdir(parents=True, exist_ok=True)
    to.write_bytes(written(weights_from(model, rows, actions, about)))
    return found

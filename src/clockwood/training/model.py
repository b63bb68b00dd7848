"""The network in PyTorch, and the same network as whole numbers in a file of weights."""

from typing import Any

import numpy as np
import torch
from torch import nn

from clockwood.agents.learned.layers import FINE, LANES, MOST, ONE
from clockwood.agents.learned.weights import Weights
from clockwood.training.examples import Array, Rows

CEILING = int(MOST) / int(ONE)
FAR = 125.0
"""No unit of the first layer may come further from zero than this."""


class Model(nn.Module):
    """Sums rows into units, from which one more layer leads to the value, and each answer's row to its score."""

    def __init__(self, rows: int, actions: int, hidden: int, units: int) -> None:
        super().__init__()
        if hidden % int(LANES):
            raise ValueError(f"{hidden} is no multiple of {LANES}")
        self.rows = nn.Embedding(rows + 1, hidden, padding_idx=rows)
        self.bias = nn.Parameter(torch.full((hidden,), 0.2))
        self.second = nn.Linear(hidden, units)
        self.third = nn.Linear(units, 1)
        self.policy = nn.Embedding(actions + 1, hidden)
        self.policy_bias = nn.Embedding(actions + 1, 1)
        nn.init.normal_(self.rows.weight, std=0.05)
        nn.init.normal_(self.policy.weight, std=0.05)
        nn.init.zeros_(self.policy_bias.weight)
        with torch.no_grad():
            self.rows.weight[rows] = 0

    def forward(self, rows: torch.Tensor, answers: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the value, and the score of each answer; -1 is none."""
        sums = nn.functional.embedding_bag(rows, self.rows.weight, mode="sum", padding_idx=self.rows.padding_idx)
        hidden = (sums + self.bias).clamp(0, CEILING)
        value = self.third(torch.relu(self.second(hidden))).squeeze(-1)
        there = answers.clamp(min=0)
        score = torch.einsum("bh,bah->ba", hidden, self.policy(there)) + self.policy_bias(there).squeeze(-1)
        return value, score.masked_fill(answers < 0, -1e9)


def weights_from(model: Model, rows: Rows, actions: Array, said: dict[str, object]) -> Weights:
    """Return the model as whole numbers; rows of usual values become 0."""
    hidden, units = model.second.in_features, model.second.out_features
    table = numbers(model.rows.weight)[: rows.count].copy()
    table[rows.first + (rows.usual.astype(np.int64) - rows.low)] = 0
    first = whole(table, int(ONE))
    bias = whole(numbers(model.bias), int(ONE))
    reach = np.abs(bias) + sum(
        np.abs(first[at : at + count]).max(axis=0)
        for at, count in zip(rows.first, rows.high.astype(np.int64) - rows.low + 1, strict=True)
    )
    if int(reach.max()) > FAR * int(ONE):
        raise ValueError(f"a unit could reach {reach.max() / int(ONE):.0f}; train with more decay")
    arrays: dict[str, Any] = {
        "usual": rows.usual, "low": rows.low, "high": rows.high, "rows": first, "bias": bias,
        "second": whole(numbers(model.second.weight).T, int(FINE)),
        "second_bias": whole(numbers(model.second.bias), int(ONE * FINE)),
        "third": whole(numbers(model.third.weight), int(FINE)),
        "third_bias": whole(numbers(model.third.bias), int(ONE * FINE * FINE)),
        "actions": actions,
        "policy": whole(numbers(model.policy.weight)[: len(actions)], int(FINE)),
        "policy_bias": whole(numbers(model.policy_bias.weight)[: len(actions)], int(ONE * FINE)),
    }  # fmt: skip
    lists = {name: [int(each) for each in np.asarray(array).reshape(-1)] for name, array in arrays.items()}
    return Weights({**said, "hidden": hidden, "units": units}, lists)


def numbers(tensor: torch.Tensor) -> Array:
    found: Array = tensor.detach().float().cpu().numpy()
    return found


def whole(array: Array, scale: int) -> Array:
    return np.rint(np.asarray(array, dtype=np.float64) * scale).astype(np.int64)

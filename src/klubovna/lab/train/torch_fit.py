"""The only module that knows torch: fits the nets, on a GPU if there is one."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import torch
from torch import nn

from klubovna.bots.learned.numbers import HIDDEN, MEANING, ONE, SECOND, TOP, UNIT
from klubovna.lab.train.pupils import Fit, Pupil, TrunkFit
from klubovna.lab.train.rows import Ragged

BATCH, RATE, DECAY, LARGE = 1024, 2e-3, 0.3, 8192
SPREAD, MEANING_SPREAD = 0.03, 0.05
"""How far apart words are in the beginning."""
DROPPED, DROPPED_OF_POLICY = 0.4, 0.1
POLICY_TIMES = 2
"""A policy takes so many times the epochs of a value."""


class Trunk(nn.Module):
    def __init__(self, words: int, second: int, dropped: float) -> None:
        super().__init__()
        self.table = nn.EmbeddingBag(max(1, words), HIDDEN, mode="sum")
        nn.init.normal_(self.table.weight, std=SPREAD)
        self.bias, self.hand = nn.Parameter(torch.zeros(HIDDEN)), nn.Parameter(torch.zeros(HIDDEN))
        self.second, self.drop = nn.Linear(HIDDEN, second), nn.Dropout(dropped)

    def forward(self, words: tuple[Any, Any], hand: Any) -> Any:
        first = self.table(*words) + self.bias
        if hand is not None:
            first = first + hand[:, None] * self.hand
        return self.second(self.drop(first.clamp(0, TOP))).clamp(0, TOP)

    def arrays(self, words: int) -> TrunkFit:
        found = (self.table.weight[:words], self.bias, self.hand, self.second.weight, self.second.bias)
        return TrunkFit(*(one.detach().cpu().numpy().astype(np.float32) for one in found))


class Value(nn.Module):
    """Begins as the hand-written judgement with the scale and shift that suit it best."""

    def __init__(self, words: int, line: tuple[float, float]) -> None:
        super().__init__()
        self.trunk = Trunk(words, SECOND, DROPPED)
        self.third, self.skip = nn.Linear(SECOND, 1), nn.Parameter(torch.tensor(line[0]))
        nn.init.zeros_(self.third.weight)
        nn.init.constant_(self.third.bias, line[1])
        self.drop = nn.Dropout(DROPPED)

    def forward(self, words: tuple[Any, Any], hand: Any) -> Any:
        return self.third(self.drop(self.trunk(words, hand)))[:, 0] + self.skip * hand


class Policy(nn.Module):
    """The second layer's last number is always the same, so that the last number of a meaning is how common it is."""

    def __init__(self, words: int, vocabulary: int) -> None:
        super().__init__()
        self.trunk = Trunk(words, MEANING, DROPPED_OF_POLICY)
        self.meaning = nn.EmbeddingBag(max(1, vocabulary), MEANING, mode="sum")
        nn.init.normal_(self.meaning.weight, std=MEANING_SPREAD)

    def forward(self, words: tuple[Any, Any], spelled: tuple[Any, Any], action: Any, position: Any) -> Any:
        """A logit for each option of each position: one long list."""
        second = self.trunk(words, None)
        second = torch.cat([second[:, :-1], torch.full_like(second[:, :1], ONE / UNIT)], 1)
        return (self.meaning(*spelled)[action] * second[position]).sum(1)


class Bags:
    """Lists of different lengths, on the device."""

    def __init__(self, lists: Ragged, device: Any) -> None:
        self.flat = torch.from_numpy(lists.flat).to(device).long()
        self.starts = torch.from_numpy(lists.starts).to(device)

    def take(self, index: Any) -> tuple[Any, Any]:
        """The lists with these numbers: all that is in them, and where each begins."""
        place, starts, _ = self.places(index)
        return self.flat[place], starts

    def places(self, index: Any) -> tuple[Any, Any, Any]:
        """Where what is in these lists lies, where each begins, and in which each is."""
        lengths = (self.starts[1:] - self.starts[:-1])[index]
        starts = lengths.cumsum(0) - lengths
        owner = torch.repeat_interleave(torch.arange(len(index), device=index.device), lengths)
        within = torch.arange(int(lengths.sum()), device=index.device) - starts[owner]
        return self.starts[:-1][index][owner] + within, starts, owner


def fit(pupil: Pupil) -> Fit:
    torch.manual_seed(pupil.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    hand, target, result, visits = (
        torch.from_numpy(one).to(device) for one in (pupil.hand, pupil.target, pupil.result, pupil.visits)
    )
    every, known, options, spelled = (
        Bags(one, device) for one in (pupil.every, pupil.known, pupil.options, pupil.spelled)
    )
    words = (spelled.flat, spelled.starts[:-1])

    def value_loss(net: nn.Module, batch: Any) -> Any:
        aim = target if net.training else result
        return nn.functional.binary_cross_entropy_with_logits(net(every.take(batch), hand[batch]), aim[batch])

    def policy_loss(net: nn.Module, batch: Any) -> Any:
        place, _, owner = options.places(batch)
        logits = net(known.take(batch), words, options.flat[place], owner)
        return -(visits[place] * _log_shares(logits, owner, len(batch))).sum() / len(batch)

    value, policy = Value(pupil.sizes[0], pupil.line), Policy(pupil.sizes[1], pupil.sizes[2])
    curves = {
        "value": _trained(value, value_loss, pupil, pupil.epochs, device),
        "policy": _trained(policy, policy_loss, pupil, POLICY_TIMES * pupil.epochs, device),
    }
    meaning = policy.meaning.weight[: pupil.sizes[2]].detach().cpu().numpy().astype(np.float32)
    third = value.third.weight[0].detach().cpu().numpy().astype(np.float32)
    return Fit(
        value.trunk.arrays(pupil.sizes[0]), third, value.third.bias.item(), value.skip.item(),
        policy.trunk.arrays(pupil.sizes[1]), meaning, curves,
    )  # fmt: skip


def _log_shares(logits: Any, owner: Any, count: int) -> Any:
    """The logarithm of a softmax over each position's options."""
    highest = torch.full((count,), -torch.inf, device=logits.device).scatter_reduce(0, owner, logits.detach(), "amax")
    lower = logits - highest[owner]
    total = torch.zeros(count, device=logits.device).index_add(0, owner, lower.exp())
    return lower - total.log()[owner]


def _trained(net: nn.Module, loss_of: Callable[..., Any], pupil: Pupil, epochs: int, device: Any) -> list[float]:
    """Back to the best epoch in the end, which may be none: the curve begins before the first."""
    net.to(device)
    taught, checked = (torch.from_numpy(one).to(device).long() for one in (pupil.taught, pupil.checked))
    wide = [p for name, p in net.named_parameters() if name.endswith(("table.weight", "meaning.weight"))]
    others = [p for name, p in net.named_parameters() if not name.endswith(("table.weight", "meaning.weight"))]
    optimiser = torch.optim.AdamW([{"params": wide, "weight_decay": DECAY}, {"params": others}], lr=RATE)
    steps = epochs * (len(taught) // BATCH + 1) + 1
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, RATE, total_steps=steps, pct_start=0.15)
    order, curve = random.Random(pupil.seed), list[float]()
    kept: dict[str, Any] = {}
    for epoch in range(epochs + 1):
        net.train()
        if epoch:
            shuffled = torch.randperm(len(taught), generator=torch.Generator().manual_seed(order.getrandbits(63)))
            for batch in taught[shuffled.to(device)].split(BATCH):
                optimiser.zero_grad()
                loss_of(net, batch).backward()
                nn.utils.clip_grad_norm_(net.parameters(), 1.0)
                optimiser.step()
                schedule.step()
        net.eval()
        with torch.no_grad():
            curve.append(sum(float(loss_of(net, b)) * len(b) for b in checked.split(LARGE)) / max(1, len(checked)))
        if curve[-1] <= min(curve):
            kept = {name: value.clone() for name, value in net.state_dict().items()}
    net.load_state_dict(kept)
    return curve

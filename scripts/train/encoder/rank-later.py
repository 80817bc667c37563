"""Fits later-weights.ts: rank-later.py SEEN HELD OUT, the first two what write-later.ts wrote.

Of all that was said later, what ended the matter is to come first; where nothing did, that nothing did. The odds of each statement
are a sum of its features and of a few units of them, those of nothing a sum of what is known of the matter. Prints of how many
matters of HELD that ended one of the first 1, 2, ... 6 ended it, and the average precision of what is open.
"""
import json
import random
import sys

import numpy as np
import torch
from torch import nn

UNITS = 16
EPOCHS = 10
BATCH = 32
RATE = 0.01
HEAD = "// Written by scripts/train/encoder/rank-later.py.\n"


def read(name):
    rows = [json.loads(line) for line in open(name)]
    return [tuple(torch.tensor(row[part]) for part in ("features", "ends", "known")) for row in rows]


class Later(nn.Module):
    def __init__(self, features, known):
        super().__init__()
        self.weights = nn.Parameter(torch.zeros(features))
        self.units = nn.Linear(features, UNITS)
        self.out = nn.Parameter(torch.zeros(UNITS))
        self.nothing = nn.Parameter(torch.zeros(known))

    def odds(self, features):
        return features @ self.weights + self.units(features).relu() @ self.out

    def none(self, known):
        return known.float() @ self.nothing


def rows_of(table):
    return "\n".join("  [" + ", ".join(f"{value:.2f}" for value in row) + "]," for row in table)


def write(model, name):
    values = {part: weights.tolist() for part, weights in model.named_parameters()}
    numbers = lambda row: "[" + ", ".join(f"{value:.2f}" for value in row) + "]"
    parts = [
        f"/** Of each feature of a later statement. */\nexport const STATEMENT = {numbers(values['weights'])};",
        f"/** Of each feature in each unit. */\nexport const UNITS = [\n{rows_of(values['units.weight'])}\n];",
        f"export const UNIT_BIAS = {numbers(values['units.bias'])};",
        f"/** Of each unit. */\nexport const UNIT = {numbers(values['out'])};",
        f"/** Of what is known of the matter, for nothing having ended it. */\nexport const NOTHING = {numbers(values['nothing'])};",
    ]
    with open(name, "w") as file:
        file.write(HEAD + "\n".join(parts) + "\n")


def main():
    torch.manual_seed(1)
    random.seed(1)
    torch.set_num_threads(1)
    seen, held = read(sys.argv[1]), read(sys.argv[2])
    model = Later(seen[0][0].shape[1], len(seen[0][2]))
    nn.init.normal_(model.out, std=0.1)
    optimizer = torch.optim.AdamW(model.parameters(), lr=RATE, weight_decay=1e-3)
    for epoch in range(EPOCHS):
        random.shuffle(seen)
        optimizer.param_groups[0]["lr"] = RATE * (1 - epoch / EPOCHS)
        for at in range(0, len(seen), BATCH):
            losses = []
            for features, ends, known in seen[at : at + BATCH]:
                odds, none = model.odds(features), model.none(known)
                right = torch.logsumexp(odds[ends], 0) if ends.any() else none
                losses.append(torch.logsumexp(torch.cat([odds, none[None]]), 0) - right)
            optimizer.zero_grad()
            torch.stack(losses).mean().backward()
            optimizer.step()
    write(model, sys.argv[3])
    with torch.no_grad():
        ranks = [
            next(rank for rank, at in enumerate(model.odds(features).argsort(descending=True).tolist()) if ends[at])
            for features, ends, _ in held
            if ends.any()
        ]
        print(len(ranks), [round(sum(rank < most for rank in ranks) / len(ranks), 3) for most in range(1, 7)])
        odds = np.array([float(model.none(known) - torch.logsumexp(model.odds(features), 0)) for features, _, known in held])
        is_open = np.array([not ends.any() for _, ends, _ in held])[np.argsort(-odds)]
        print("open", round((np.cumsum(is_open) / np.arange(1, len(is_open) + 1))[is_open].mean(), 3), "of", is_open.sum())


main()

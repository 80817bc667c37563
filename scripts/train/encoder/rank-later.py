"""Fits the weights of later-words.ts: rank-later.py SEEN HELD, both what write-later.ts wrote.

Of all that was said later, what ended the matter is to come first. Prints the weights, and of how many matters of HELD one of
the first 1, 2, ... 6 ended it.
"""
import json
import random
import sys

import torch

EPOCHS = 6
BATCH = 16
RATE = 0.02


def read(name):
    rows = [json.loads(line) for line in open(name)]
    return [(torch.tensor(row["features"]), torch.tensor(row["ends"])) for row in rows]


def main():
    torch.manual_seed(1)
    random.seed(1)
    seen, held = read(sys.argv[1]), read(sys.argv[2])
    weights = torch.zeros(seen[0][0].shape[1], requires_grad=True)
    optimizer = torch.optim.AdamW([weights], lr=RATE, weight_decay=1e-3)
    for epoch in range(EPOCHS):
        random.shuffle(seen)
        optimizer.param_groups[0]["lr"] = RATE * (1 - epoch / EPOCHS)
        for at in range(0, len(seen), BATCH):
            losses = []
            for features, ends in seen[at : at + BATCH]:
                odds = features @ weights
                losses.append(torch.logsumexp(odds, 0) - torch.logsumexp(odds[ends], 0))
            optimizer.zero_grad()
            torch.stack(losses).mean().backward()
            optimizer.step()
    print(", ".join(f"{weight:.2f}" for weight in weights.tolist()))
    with torch.no_grad():
        ranks = [next(rank for rank, at in enumerate((features @ weights).argsort(descending=True).tolist()) if ends[at]) for features, ends in held]
    print(len(held), [round(sum(rank < most for rank in ranks) / len(ranks), 3) for most in range(1, 7)])


main()

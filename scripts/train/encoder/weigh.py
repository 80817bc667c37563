"""What the encoder's word and that of the linear models weigh together: weigh.py ROWS, the output of score-threads --rows.

Prints the weights of with-encoder.ts, first those of sentences, then those of lines, and how many lines each chance keeps and
how many of them are right, cross-validated.
"""
import json
import sys

import numpy as np
import torch

MOST = 6
KINDS = ("action", "blocker", "decision")


def read(word):
    return [json.loads(line[len(word) + 1 :]) for line in open(sys.argv[1]) if line.startswith(word + " ")]


def table(rows, columns):
    return np.array([[row[name] for name in columns] for row in rows], float)


def fit(x, y, penalty=1.0):
    """Weights of a logistic regression by Newton's method, the bias first."""
    x = np.c_[np.ones(len(x)), x]
    weights = np.zeros(x.shape[1])
    ridge = np.diag([0.0] + [penalty] * (x.shape[1] - 1))
    for _ in range(50):
        chance = 1 / (1 + np.exp(-x @ weights))
        slope = x.T @ (chance - y) + ridge @ weights
        bend = (x * (chance * (1 - chance))[:, None]).T @ x + ridge + 1e-9 * np.eye(x.shape[1])
        weights -= np.linalg.solve(bend, slope)
    return weights


def cross_validated(x, y):
    order = np.random.RandomState(0).permutation(len(y))
    odds = np.zeros(len(y))
    for part in range(5):
        held = order[part::5]
        seen = np.setdiff1d(order, held)
        odds[held] = np.c_[np.ones(len(held)), x[held]] @ fit(x[seen], y[seen])
    return odds


def average_precision(odds, y):
    right = y[np.argsort(-odds)]
    return round((np.cumsum(right) / np.arange(1, len(right) + 1))[right == 1].mean(), 3)


def weigh_sentences(rows):
    for kind in KINDS:
        of = [row for row in rows if row["kind"] == kind]
        y = table(of, ["isSaid"])[:, 0]
        x = table(of, ["linear", "said"])
        odds = cross_validated(x, y)
        alone = [average_precision(x[:, at], y) for at in (0, 1)]
        print("sentences", kind, int(y.sum()), "of", len(of), "weights", np.round(fit(x, y), 2))
        print("   average precision: linear", alone[0], "encoder", alone[1], "both", average_precision(odds, y))


def fit_chances(worth, stands, y, penalty=3e-3):
    """Weights of the product of two chances, the biases first; none but these may be below zero."""
    u = torch.tensor([0.0] + [-2.0] * (worth.shape[1] - 1), requires_grad=True)
    v = torch.tensor([1.0] + [-2.0] * (stands.shape[1] - 1), requires_grad=True)
    positive = lambda weights: torch.cat([weights[:1], torch.nn.functional.softplus(weights[1:])])
    optimizer = torch.optim.LBFGS([u, v], max_iter=400, line_search_fn="strong_wolfe")

    def loss():
        optimizer.zero_grad()
        chance = torch.sigmoid(worth @ positive(u)) * torch.sigmoid(stands @ positive(v))
        wrong = torch.nn.functional.binary_cross_entropy(chance.clamp(1e-5, 1 - 1e-5), y)
        total = wrong + penalty * ((positive(u) ** 2).sum() + (positive(v) ** 2).sum())
        total.backward()
        return total

    optimizer.step(loss)
    return positive(u).detach(), positive(v).detach()


def weigh_lines(rows):
    for kind in KINDS:
        of = [row for row in rows if row["kind"] == kind]
        y = torch.tensor([float(row["isListed"]) for row in of])
        worth = np.c_[np.ones(len(of)), table(of, ["odds", "none", "linear", "byForm"]).clip([-MOST, -8, -8, 0], [MOST, 14, 8, 1])]
        stands = np.c_[np.ones(len(of)), table(of, ["over", "told", "much"]).clip([-8, -MOST, 0], [8, MOST, 8]) * [1, -1, -1]]
        worth, stands = (torch.tensor(each, dtype=torch.float32) for each in (worth, stands))
        chance = torch.zeros(len(of))
        order = np.random.RandomState(0).permutation(len(of))
        for part in range(5):
            held = order[part::5]
            seen = np.setdiff1d(order, held)
            u, v = fit_chances(worth[seen], stands[seen], y[seen])
            chance[held] = torch.sigmoid(worth[held] @ u) * torch.sigmoid(stands[held] @ v)
        u, v = fit_chances(worth, stands, y)
        print("lines", kind, int(y.sum()), "of", len(of), "worth", np.round(u.numpy(), 2), "stands", np.round(v.numpy(), 2))
        print("   average precision", average_precision(chance.numpy(), y.numpy()))
        for limit in (0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5):
            kept = (chance >= limit).numpy()
            print("     ", limit, int(y.numpy()[kept].sum()), "of", int(kept.sum()))


weigh_sentences(read("SENTENCE"))
weigh_lines(read("LINE"))

"""What the encoder's word and that of the linear models weigh together: weigh.py ROWS, the output of score-threads --rows.

Prints the weights of with-encoder.ts, and how many lines each limit keeps and how many of them are right, cross-validated.
"""
import json
import sys

import numpy as np

rows = [json.loads(line[4:]) for line in open(sys.argv[1]) if line.startswith("ROW ")]
COLUMNS = ("said", "over", "none", "linear")
MOST = 6


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


def average_precision(odds, y):
    right = y[np.argsort(-odds)]
    return (np.cumsum(right) / np.arange(1, len(right) + 1))[right == 1].mean()


for kind in ("action", "blocker", "decision"):
    of = [row for row in rows if row["kind"] == kind]
    y = np.array([row["isListed"] for row in of], float)
    x = np.array([[row[name] for name in COLUMNS] for row in of])
    x[:, 0] = np.clip(x[:, 0], -MOST, MOST)
    order = np.random.RandomState(0).permutation(len(of))
    odds = np.zeros(len(of))
    for part in range(5):
        held = order[part::5]
        seen = np.setdiff1d(order, held)
        odds[held] = np.c_[np.ones(len(held)), x[held]] @ fit(x[seen], y[seen])
    few = np.array([row["mails"] <= 2 for row in of])
    rules = np.array([row["rules"] for row in of])
    print(kind, len(of), int(y.sum()), "weights", np.round(fit(x, y), 2), "average precision", round(average_precision(odds, y), 3))
    for name, those in (("few", few), ("many", ~few)):
        print("  ", name, int(y[those].sum()), "asked; the rules", int(y[those & rules].sum()), "of", int((those & rules).sum()))
        for limit in (-2, -1.5, -1, -0.5, 0, 0.5):
            kept = those & (odds >= limit)
            print("     ", limit, int(y[kept].sum()), "of", int(kept.sum()), f"= {y[kept].mean():.2f}")

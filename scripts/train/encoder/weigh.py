"""What the encoder's word and that of the linear models weigh together: weigh.py ROWS, the output of score-threads --rows.

Prints the weights of with-encoder.ts, first those of sentences, then those of lines, and how many lines each limit keeps and
how many of them are right, cross-validated.
"""
import json
import sys

import numpy as np

MOST = 6
FEW = 2
TOLD = (-3, 6)
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


def weigh_lines(rows):
    """Of "many" alone the weights of `told` are in with-encoder.ts."""
    for kind in KINDS:
        of = [row for row in rows if row["kind"] == kind]
        y = table(of, ["isListed"])[:, 0]
        x = table(of, ["odds", "over", "none", "linear", "told"])
        x[:, 0] = np.clip(x[:, 0], -MOST, MOST)
        x[:, 4] = np.clip(x[:, 4], *TOLD)
        odds = cross_validated(x, y)
        few = np.array([row["mails"] <= FEW for row in of])
        rules = np.array([row["rules"] for row in of])
        print("lines", kind, int(y.sum()), "of", len(of), "weights", np.round(fit(x, y), 2))
        print("   average precision", average_precision(odds, y))
        for name, those in (("few mails", few), ("many", ~few)):
            print("  ", name, int(y[those].sum()), "asked; the rules", int(y[those & rules].sum()), "of", int((those & rules).sum()))
            for limit in (-2, -1.5, -1, -0.5, 0, 0.5):
                kept = those & (odds >= limit)
                print("     ", limit, int(y[kept].sum()), "of", int(kept.sum()))


weigh_sentences(read("SENTENCE"))
weigh_lines(read("LINE"))

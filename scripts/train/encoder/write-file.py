"""Writes a fitted encoder as app/writing/embedded/encoder/encoder-file.ts reads it: write-file.py STATE OUT."""
import json
import struct
import sys

import numpy as np
import torch

from model import UNIVERSAL, Encoder

state, out = sys.argv[1:3]
model = Encoder()
model.load_state_dict(torch.load(state))
vocabulary = json.loads((UNIVERSAL / "vocab.json").read_text())
blobs, tensors, position = [], [], 0


def put(raw):
    """Where it begins; what follows begins on a border of 16 bytes."""
    global position
    at = position
    padded = raw + b"\0" * (-len(raw) % 16)
    blobs.append(padded)
    position += len(padded)
    return at


def floats(name, values):
    values = values.detach().numpy().astype(np.float32)
    values = values.reshape(1, -1) if values.ndim == 1 else values
    rows, columns = values.shape
    tensors.append({"name": name, "rows": rows, "columns": columns, "at": put(values.tobytes()), "scales": None})


def bytes_of(name, weights, bias=None, turned=False):
    weights = weights.detach().numpy().astype(np.float32)
    scales = np.maximum(np.abs(weights).max(1) / 127, 1e-9).astype(np.float32)
    rounded = np.clip(np.round(weights / scales[:, None]), -127, 127).astype(np.int8)
    rows, columns = weights.shape
    at = put(np.ascontiguousarray(rounded.T if turned else rounded).tobytes())
    tensor = {"name": name, "rows": rows, "columns": columns, "at": at, "scales": put(scales.tobytes())}
    tensors.append({**tensor, "turned": True} if turned else tensor)
    if bias is not None:
        floats(f"{name}.bias", bias)


bytes_of("pieces", model.pieces.weight)
floats("timing", model.timing)
for name, mark in model.marks.items():
    floats(name, mark.weight)
for index, layer in enumerate(model.layers):
    for name in ("norm1", "norm2"):
        norm = getattr(layer, name)
        floats(f"layer{index}.{name}.scale", norm.weight)
        floats(f"layer{index}.{name}.bias", norm.bias)
    for name in ("qkv", "out", "past", "wide", "narrow"):
        linear = getattr(layer, name)
        if linear is not None:
            # What it multiplies is mostly zero: the kernel takes a column of it for each value that is not.
            bytes_of(f"layer{index}.{name}", linear.weight, linear.bias, turned=name == "narrow")
for head in ("acts", "lines"):
    for name, linear in getattr(model, head).items():
        bytes_of(f"{head}.{name}", linear.weight, linear.bias)
head = json.dumps(
    {
        "pieces": [piece for piece, _ in vocabulary],
        "scores": [round(score or 0, 3) for _, score in vocabulary],
        "tensors": tensors,
    },
    ensure_ascii=False,
    separators=(",", ":"),
).encode()
with open(out, "wb") as file:
    file.write(struct.pack("<I", len(head)) + head + b"\0" * (-(4 + len(head)) % 16) + b"".join(blobs))

"""Reads the encoder's file back into a state that fit.py goes on from: read-file.py FILE OUT. Of eight bits, as deployed."""
import json
import struct
import sys

import numpy as np
import torch

from model import Encoder

file, out = sys.argv[1:3]
raw = open(file, "rb").read()
(length,) = struct.unpack_from("<I", raw)
head = json.loads(raw[4 : 4 + length])
start = -(-(4 + length) // 16) * 16
tensors = {one["name"]: one for one in head["tensors"]}
model = Encoder()


def values(name):
    one = tensors[name]
    rows, columns, at = one["rows"], one["columns"], start + one["at"]
    if one["scales"] is None:
        return torch.tensor(np.frombuffer(raw, np.float32, rows * columns, at).reshape(rows, columns).copy())
    scales = np.frombuffer(raw, np.float32, rows, start + one["scales"])
    rounded = np.frombuffer(raw, np.int8, rows * columns, at)
    rounded = rounded.reshape(columns, rows).T if one.get("turned") else rounded.reshape(rows, columns)
    return torch.tensor(rounded.astype(np.float32) * scales[:, None])


def put(parameter, name):
    parameter.data = values(name).reshape(parameter.shape)


def put_linear(linear, name):
    put(linear.weight, name)
    put(linear.bias, f"{name}.bias")


put(model.pieces.weight, "pieces")
put(model.timing, "timing")
for name, mark in model.marks.items():
    put(mark.weight, name)
for index, layer in enumerate(model.layers):
    for name in ("norm1", "norm2"):
        put(getattr(layer, name).weight, f"layer{index}.{name}.scale")
        put(getattr(layer, name).bias, f"layer{index}.{name}.bias")
    for name in ("qkv", "out", "past", "wide", "narrow"):
        if getattr(layer, name) is not None:
            put_linear(getattr(layer, name), f"layer{index}.{name}")
for head_name in ("acts", "lines"):
    for name, linear in getattr(model, head_name).items():
        put_linear(linear, f"{head_name}.{name}")
torch.save(model.state_dict(), out)

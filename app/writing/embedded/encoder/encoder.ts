import { type EncoderFile, readEncoderFile, type Tensor } from "./encoder-file";
import { type Kernel, openKernel } from "./kernel";
import { SentencePieces } from "./sentence-pieces";

/** What the encoder reads: pieces of words, each with the marks that say what part of the input it is. */
export interface EncoderInput {
  ids: number[];
  /** 0: the sentence in question; what the others are, `encoder-input.ts` says. */
  segments: number[];
  /** 1: a name of the speaker; 2: of whom it is addressed to. */
  names: number[];
  /** 1: a word of the line that is made of the sentence. */
  inLine: number[];
  relations: number[];
  /** Facts of the whole input. */
  facts: number[];
}

interface Layer {
  width: number;
  norm1: Norm;
  qkv: Linear;
  out: Linear;
  /** Widens what goes past the attention; null where it is as wide as what comes out. */
  past: Linear | null;
  norm2: Norm;
  wide: Linear;
  narrow: Linear;
}

/** Where in the kernel's memory its scales and biases begin. */
interface Norm {
  scale: number;
  bias: number;
}

/** A matrix in the kernel's memory, with its scales and biases. */
interface Linear {
  rows: number;
  columns: number;
  at: number;
  scales: number;
  bias: number;
}

/** Pieces of an input, `to` excluded. */
interface Span {
  from: number;
  to: number;
}

/** What is asked of an input: what a sentence does, and how a matter stands. */
type Head = "acts" | "lines";

const HEADS = 4;
const WIDTH = 256;
const MODEL = 512;
const HIDDEN = 1536;
const EPSILON = 1e-6;
/** Pieces beyond it are left out. */
export const LONGEST_INPUT = 280;
const PAGE = 65_536;

/** The kernel takes two or four rows at a time: of the last ones up to three that nobody asked for. */
const ROWS = LONGEST_INPUT + 4;

/** What stands in the kernel's memory behind the weights, each so many floats; the attention is over where its place is taken. */
const BUFFERS = {
  x: ROWS * MODEL,
  normed: ROWS * MODEL,
  /** Queries, keys and values, and after them what is widened. */
  qkv: ROWS * MODEL * 3,
  mixed: ROWS * MODEL,
  past: ROWS * MODEL,
  /** Weights of the attention, and after them what comes out of it. */
  y: ROWS * MODEL,
  /** What is to be multiplied, as integers of 16 bits, and the scale of each row. */
  narrowed: (ROWS * HIDDEN) / 2,
  scales: ROWS,
  /** Those values of a row that are not zero. */
  list: HIDDEN * 2 + 4,
};
type Buffer = keyof typeof BUFFERS;

/** The pieces of the sentence in question: they follow each other. */
function sentenceOf({ segments }: EncoderInput, count: number): Span {
  const from = segments.indexOf(0);
  const to = segments.lastIndexOf(0, count - 1) + 1;
  return from < 0 || from >= to ? { from: 0, to: 0 } : { from, to };
}

/** Some rows of a matrix. */
const part = ({ columns, at, scales, bias }: Linear, from: number, to: number): Linear => ({
  rows: to - from,
  columns,
  at: at + from * columns,
  scales: scales + from * 4,
  bias: bias + from * 4,
});

/** Makes shares of so many log-odds. */
function soften(floats: Float32Array, at: number, count: number): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = at; i < at + count; i++) most = Math.max(most, floats[i] ?? 0);
  let total = 0;
  for (let i = at; i < at + count; i++) {
    const share = Math.exp((floats[i] ?? 0) - most);
    floats[i] = share;
    total += share;
  }
  for (let i = at; i < at + count; i++) floats[i] = (floats[i] ?? 0) / total;
}

/**
 * A small transformer over the pieces of a sentence and what stands around it: the Universal Sentence Encoder (lite; Cer et
 * al., 2018), fitted further on labelled mails of our own (scripts/train/encoder). Some 4 ms of work a sentence.
 */
export class Encoder {
  readonly pieces: SentencePieces;
  private readonly kernel: Kernel;
  private readonly layers: readonly [Layer, Layer];
  private readonly floats: Float32Array;
  private readonly bytes: Int8Array;
  private readonly tensors: EncoderFile["tensors"];
  /** Where each piece stands, as its place is added to it: `WIDTH` values for one after the other, made as far as asked for. */
  private readonly places: Float64Array;
  private placed = 0;
  private readonly timing: Float32Array;
  private readonly heads: Record<Head, { hidden: Linear; out: Linear }>;
  /** Where in the kernel's memory each buffer begins, in floats. */
  private readonly buffers: Record<Buffer | "wide" | "weights", number>;

  /** `program` is kernel.wasm; `bytes` what scripts/train/encoder wrote. Throws when they are not that. */
  constructor(program: WebAssembly.Module, bytes: Uint8Array) {
    // The values are kept once, in the kernel's memory.
    const { values, pieces, scores, tensors } = readEncoderFile(bytes);
    this.tensors = tensors;
    this.pieces = new SentencePieces(pieces, scores);
    this.kernel = openKernel(program);
    let next = Math.ceil(values.length / 16) * 4;
    const place = (buffer: Buffer): number => {
      next += BUFFERS[buffer];
      return next - BUFFERS[buffer];
    };
    const [qkv, y] = [place("qkv"), place("y")];
    this.buffers = {
      x: place("x"),
      normed: place("normed"),
      qkv,
      mixed: place("mixed"),
      past: place("past"),
      wide: qkv,
      y,
      weights: y,
      narrowed: place("narrowed"),
      scales: place("scales"),
      list: place("list"),
    };
    const { memory } = this.kernel;
    memory.grow(Math.max(0, Math.ceil((next * 4 - memory.buffer.byteLength) / PAGE)));
    new Uint8Array(memory.buffer).set(values);
    this.floats = new Float32Array(memory.buffer);
    this.bytes = new Int8Array(memory.buffer);
    this.timing = this.vector("timing");
    this.places = new Float64Array(LONGEST_INPUT * WIDTH);
    this.layers = [this.layer(0, WIDTH), this.layer(1, MODEL)];
    this.heads = { acts: this.head("acts"), lines: this.head("lines") };
  }

  /** The answers of one head (`acts`, `lines`) for an input, as its model was fitted to give them. */
  read(input: EncoderInput, head: Head): number[] {
    const count = Math.min(LONGEST_INPUT, input.ids.length);
    this.embed(input, count);
    const all = { from: 0, to: count };
    const sentence = sentenceOf(input, count);
    const [first, last] = this.layers;
    this.transform(first, count, all);
    this.transform(last, count, sentence);
    return this.answer(input, sentence, head);
  }

  private embed({ ids, segments, names, inLine, relations, facts }: EncoderInput, count: number): void {
    const { floats, places } = this;
    const tables = {
      pieces: this.tensor("pieces"),
      segments: this.tensor("segments"),
      names: this.tensor("names"),
      inLine: this.tensor("inLine"),
      relations: this.tensor("relations"),
      facts: this.tensor("facts"),
    };
    const all = new Float32Array(WIDTH);
    for (const fact of facts) this.add(tables.facts, fact, all, 0, 1);
    this.placeUpTo(count);
    for (let t = 0; t < count; t++) {
      const at = this.buffers.x + t * WIDTH;
      floats.set(all, at);
      this.add(tables.pieces, ids[t] ?? 0, floats, at, 2);
      this.add(tables.segments, segments[t] ?? 0, floats, at, 1);
      this.add(tables.names, names[t] ?? 0, floats, at, 1);
      this.add(tables.inLine, inLine[t] ?? 0, floats, at, 1);
      this.add(tables.relations, relations[t] ?? 0, floats, at, 1);
      const place = t * WIDTH;
      for (let i = 0; i < WIDTH; i++) floats[at + i] = (floats[at + i] ?? 0) + (places[place + i] ?? 0);
    }
  }

  private placeUpTo(count: number): void {
    const half = WIDTH / 2;
    for (; this.placed < count; this.placed++) {
      const at = this.placed * WIDTH;
      for (let i = 0; i < half; i++) {
        const angle = this.placed * (this.timing[i] ?? 0);
        this.places[at + i] = Math.sin(angle);
        this.places[at + half + i] = Math.cos(angle);
      }
    }
  }

  /** Adds a row of a table to what stands at `at`. */
  private add(
    { at: begin, columns, scales }: Tensor,
    row: number,
    to: Float32Array,
    at: number,
    times: number,
  ): void {
    const { floats, bytes } = this;
    const from = begin + row * columns;
    if (scales === null) {
      const first = begin / 4 + row * columns;
      for (let i = 0; i < columns; i++) to[at + i] = (to[at + i] ?? 0) + times * (floats[first + i] ?? 0);
    } else {
      const scale = times * (floats[scales / 4 + row] ?? 0);
      for (let i = 0; i < columns; i++) to[at + i] = (to[at + i] ?? 0) + scale * (bytes[from + i] ?? 0);
    }
  }

  /** A layer's work, for the pieces that are asked for only, from what all pieces say. */
  private transform(layer: Layer, count: number, { from, to }: Span): void {
    const { x, normed, qkv, mixed, past, wide, y } = this.buffers;
    const { width } = layer;
    const asked = to - from;
    const at = (buffer: number, columns: number): number => buffer + from * columns;
    if (layer.past) this.linear(layer.past, at(x, width), at(past, MODEL), asked);
    this.normalize(x, normed, width, layer.norm1, count);
    this.linear(part(layer.qkv, width, width * 3), normed, qkv + width, count, width * 3);
    this.linear(part(layer.qkv, 0, width), at(normed, width), at(qkv, width * 3), asked, width * 3);
    this.attend(qkv, mixed, width, count, { from, to });
    this.linear(layer.out, at(mixed, width), at(y, MODEL), asked);
    this.sum(at(y, MODEL), at(layer.past ? past : x, MODEL), at(x, MODEL), asked * MODEL);
    this.normalize(at(x, MODEL), at(normed, MODEL), MODEL, layer.norm2, asked);
    this.linear(layer.wide, at(normed, MODEL), at(wide, HIDDEN), asked);
    this.rectify(at(wide, HIDDEN), asked * HIDDEN);
    this.sparse(layer.narrow, at(wide, HIDDEN), at(y, MODEL), asked);
    this.sum(at(y, MODEL), at(x, MODEL), at(x, MODEL), asked * MODEL);
  }

  /** So many rows from a buffer on through a matrix, into rows that begin `stride` floats apart. */
  private linear(
    { rows, columns, at, scales, bias }: Linear,
    from: number,
    to: number,
    count: number,
    stride = rows,
  ): void {
    const { values, by } = this.narrowed(from, count, columns);
    this.kernel.linear(values, by, at, scales, bias, to * 4, count, columns, rows, stride * 4);
  }

  /** The same for rows of which most is zero, as what is rectified: 94 of 100 values. Its matrix is turned. */
  private sparse({ rows, columns, at, scales, bias }: Linear, from: number, to: number, count: number): void {
    const { values, by } = this.narrowed(from, count, columns);
    const list = this.buffers.list * 4;
    this.kernel.sparse(values, by, at, scales, bias, to * 4, count, columns, rows, list);
  }

  /** Where rows stand as integers of 16 bits, in bytes, and the scale of each. */
  private narrowed(from: number, count: number, columns: number): { values: number; by: number } {
    const [values, by] = [this.buffers.narrowed * 4, this.buffers.scales * 4];
    this.kernel.narrow(from * 4, values, by, count, columns);
    return { values, by };
  }

  /** Nothing below zero. */
  private rectify(at: number, count: number): void {
    this.kernel.rectify(at * 4, count);
  }

  private sum(a: number, b: number, to: number, count: number): void {
    if (count > 0) this.kernel.add(a * 4, b * 4, to * 4, count);
  }

  private normalize(from: number, to: number, width: number, { scale, bias }: Norm, count: number): void {
    this.kernel.normalize(from * 4, to * 4, scale, bias, count, width, EPSILON);
  }

  /** Attention of the pieces asked for to every piece, head by head. */
  private attend(qkv: number, into: number, width: number, count: number, { from, to }: Span): void {
    const { floats, kernel } = this;
    const { weights } = this.buffers;
    const size = width / HEADS;
    const stride = width * 3;
    for (let head = 0; head < HEADS; head++) {
      const query = qkv + head * size;
      kernel.dots(
        (query + from * stride) * 4,
        (query + width) * 4,
        weights * 4,
        to - from,
        count,
        size,
        stride * 4,
        1 / Math.sqrt(size),
      );
      for (let t = 0; t < to - from; t++) soften(floats, weights + t * count, count);
      kernel.mix(
        weights * 4,
        (query + 2 * width) * 4,
        (into + from * width + head * size) * 4,
        to - from,
        count,
        size,
        stride * 4,
        width * 4,
      );
    }
  }

  /** Mean and greatest values of the sentence's pieces, and of those of its line, through the head's two layers. */
  private answer({ inLine }: EncoderInput, { from, to }: Span, head: Head): number[] {
    const { floats, buffers } = this;
    const parts = head === "acts" ? 2 : 3;
    const pooled = buffers.normed;
    floats.fill(0, pooled, pooled + parts * MODEL);
    floats.fill(-1e4, pooled + MODEL, pooled + 2 * MODEL);
    let lined = 0;
    for (let t = from; t < to; t++) {
      const isOfLine = head === "lines" && (inLine[t] ?? 0) > 0;
      if (isOfLine) lined++;
      const at = buffers.x + t * MODEL;
      for (let i = 0; i < MODEL; i++) {
        const value = floats[at + i] ?? 0;
        floats[pooled + i] = (floats[pooled + i] ?? 0) + value;
        if (value > (floats[pooled + MODEL + i] ?? 0)) floats[pooled + MODEL + i] = value;
        if (isOfLine) floats[pooled + 2 * MODEL + i] = (floats[pooled + 2 * MODEL + i] ?? 0) + value;
      }
    }
    for (let i = 0; i < MODEL; i++) floats[pooled + i] = (floats[pooled + i] ?? 0) / Math.max(1, to - from);
    if (head === "lines")
      for (let i = 2 * MODEL; i < 3 * MODEL; i++)
        floats[pooled + i] = (floats[pooled + i] ?? 0) / Math.max(1, lined);
    const { hidden, out } = this.heads[head];
    this.linear(hidden, pooled, buffers.wide, 1);
    this.rectify(buffers.wide, hidden.rows);
    this.linear(out, buffers.wide, buffers.y, 1);
    return [...floats.subarray(buffers.y, buffers.y + out.rows)];
  }

  private head(name: Head): { hidden: Linear; out: Linear } {
    return { hidden: this.matrix(`${name}.hidden`), out: this.matrix(`${name}.out`) };
  }

  private layer(index: number, width: number): Layer {
    const name = `layer${index}`;
    const norm = (of: string): Norm => ({
      scale: this.tensor(`${name}.${of}.scale`).at,
      bias: this.tensor(`${name}.${of}.bias`).at,
    });
    return {
      width,
      norm1: norm("norm1"),
      qkv: this.matrix(`${name}.qkv`),
      out: this.matrix(`${name}.out`),
      past: width === MODEL ? null : this.matrix(`${name}.past`),
      norm2: norm("norm2"),
      wide: this.matrix(`${name}.wide`),
      narrow: this.matrix(`${name}.narrow`, true),
    };
  }

  private tensor(name: string): Tensor {
    const tensor = this.tensors.get(name);
    if (!tensor) throw new Error(`The encoder's file has no ${name}`);
    return tensor;
  }

  private matrix(name: string, isTurned = false): Linear {
    const { rows, columns, at, scales, turned } = this.tensor(name);
    if (turned !== isTurned) throw new Error(`The encoder's ${name} is turned the wrong way`);
    if (scales === null) throw new Error(`The encoder's ${name} has no scales`);
    return { rows, columns, at, scales, bias: this.tensor(`${name}.bias`).at };
  }

  private vector(name: string): Float32Array {
    const { at, rows, columns } = this.tensor(name);
    return this.floats.slice(at / 4, at / 4 + rows * columns);
  }
}

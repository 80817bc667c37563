import { recentTexts } from "../recent-texts";
import type { Encoder } from "./encoder";
import type { SentencePieces } from "./sentence-pieces";

/** What the models of one digest ask of the encoder. */
export interface InputReader {
  pieces: Pick<SentencePieces, "cut">;
  read: Encoder["read"];
}

/** Texts cut into pieces that are held: a sentence is cut for itself, as what stands before the next, and as said later. */
const MOST_HELD = 500;

/** The encoder, which reads an input once and cuts a text once: what it says hangs on its input alone. For one digest. */
export function readOnce(encoder: Encoder): InputReader {
  const known = new Map<string, number[]>();
  return {
    pieces: { cut: recentTexts(MOST_HELD, (text) => encoder.pieces.cut(text)) },
    read(input, head) {
      const key = `${head} ${JSON.stringify(Object.values(input))}`;
      const said = known.get(key) ?? encoder.read(input, head);
      known.set(key, said);
      return said;
    },
  };
}

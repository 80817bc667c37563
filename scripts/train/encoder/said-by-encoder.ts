import { sentenceInput } from "../../../app/writing/embedded/encoder/encoder-input";
import type { Surroundings } from "../../../app/writing/embedded/matters/line-features";
import type { Statement } from "../../../app/writing/embedded/statement";
import { encoder } from "../../eval/encoder";

/** What the encoder says of any sentence of a material, read once. */
export function saidByEncoder(surroundings: Surroundings): (statement: Statement) => readonly number[] {
  const said = new Map<Statement, readonly number[]>();
  return (statement) => {
    const before = surroundings.around.get(statement)?.before ?? null;
    const known =
      said.get(statement) ?? encoder.read(sentenceInput(encoder.pieces, statement, before), "acts");
    said.set(statement, known);
    return known;
  };
}

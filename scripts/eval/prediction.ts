/** A line of a reference file: what it is about and where its material is. */
export interface EvalRecord {
  id: string;
  kind?: string;
  file?: string;
  expect?: Record<string, unknown>;
  [field: string]: unknown;
}

/** A line for the scorer; its fields depend on the kind of record. */
export type Prediction = { id: string } & Record<string, unknown>;

import { z } from "zod";

/** A form says "on", JSON says true; a form that can say off sends "" before its "on". */
export const onOff = z.preprocess(
  (value) => (Array.isArray(value) ? value.at(-1) : value),
  z.union([z.boolean(), z.enum(["on", "true", "false", ""]).transform((v) => v === "on" || v === "true")]),
);

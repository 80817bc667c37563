import { z } from "zod";

type Compute = (...numbers: number[]) => void;

const Kernel = z.object({
  memory: z.instanceof(WebAssembly.Memory),
  narrow: z.custom<Compute>(isFunction),
  linear: z.custom<Compute>(isFunction),
  sparse: z.custom<Compute>(isFunction),
  dots: z.custom<Compute>(isFunction),
  mix: z.custom<Compute>(isFunction),
  normalize: z.custom<Compute>(isFunction),
  add: z.custom<Compute>(isFunction),
  rectify: z.custom<Compute>(isFunction),
});

/** What kernel.wat computes, in its own memory; what each number is, that file says. */
export type Kernel = z.infer<typeof Kernel>;

/** A memory of its own with the program; throws when it is another one. */
export const openKernel = (program: WebAssembly.Module): Kernel =>
  Kernel.parse({ ...new WebAssembly.Instance(program).exports });

function isFunction(value: unknown): boolean {
  return typeof value === "function";
}

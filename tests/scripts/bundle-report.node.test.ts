import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { BUILT_WORKER, builtProgram } from "../../scripts/built-program.mjs";
import { bundleReport } from "../../scripts/deploy/bundle-report.mjs";

const MIB = 1024 * 1024;

it("npm run deploy prints the worker's size against each plan's limit and how long it takes to start", () => {
  // Random bytes stay as large as they are.
  const said = bundleReport(Buffer.concat([randomBytes(4 * MIB), Buffer.alloc(MIB)]), 412.4);
  expect(said).toMatch(/^Worker: 4,09\d KiB gzip \(5,120 KiB\)\n/);
  expect(said).toMatch(
    /\n {2}free plan: 3,072 KiB, too large by 1,02\d\n {2}paid plan: 10,240 KiB, 6,14\d left\n/,
  );
  expect(said).toMatch(/\n {2}starts in 412 ms here; Cloudflare lets it take 1000$/);
});

it("what is deployed is the file that npm start runs, and it fits the free plan", () => {
  const { rootPath, modules } = builtProgram();
  const [entry, ...programs] = modules;
  expect(`${rootPath}/${entry?.path}`).toBe(`${process.cwd()}/${BUILT_WORKER}`);
  expect(programs).toEqual([{ type: "CompiledWasm", path: expect.stringMatching(/-kernel\.wasm$/) }]);
  expect(bundleReport(readFileSync(BUILT_WORKER), 0)).toMatch(/free plan: 3,072 KiB, \d+ left/);
});

it("leaves out of the worker what only browsers run and what nobody asks it for", () => {
  const bundle = readFileSync(BUILT_WORKER, "utf8");
  const said = {
    "the editor of sections": "ProseMirror-selectednode",
    "the field that finds a page": "data-headlessui-state",
    "the toast that is swiped": "data-swipe-direction",
    "react-dom of browsers": "__reactFiber$",
    "zod's messages in other languages": "se esperaba",
    "names of functions kept for their own sake": ',"importJSON")',
  };
  expect(Object.entries(said).filter(([, words]) => bundle.includes(words))).toEqual([]);
});

it("the worker keeps a tenth of the free plan for what is still to come", () => {
  const [, left] =
    bundleReport(readFileSync(BUILT_WORKER), 0).match(/free plan: 3,072 KiB, (\d+) left/) ?? [];
  expect(Number(left)).toBeGreaterThanOrEqual(307);
});

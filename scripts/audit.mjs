// `npm run audit`: known vulnerabilities of what the product is made of. Fails on one that nobody has looked into; passes
// with a word where the registry doesn't answer such questions.
import { spawnSync } from "node:child_process";
import { readAudit } from "./audit/read-audit.mjs";

const PATIENCE_MS = 60_000;

const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
  encoding: "utf8",
  timeout: PATIENCE_MS,
  maxBuffer: 64 * 1024 * 1024,
});
const audit = readAudit(stdout);
if (audit === null) {
  console.log("The registry did not answer: known vulnerabilities were not looked up.");
} else {
  for (const line of audit.lines) console.log(line);
  console.log(audit.isClean ? "No new vulnerability is known." : "Look into what is new: docs/security.md.");
  process.exitCode = audit.isClean ? 0 : 1;
}

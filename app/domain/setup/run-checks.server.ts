import { log } from "../log";
import type { Platform } from "../platform";
import { CHECKS, type Check, type CheckName, toDo } from "./check";
import { checkMail } from "./check-mail.server";
import { checkQueues } from "./check-queues.server";
import { checkRecords } from "./check-records.server";
import { checkAddress, checkClock, checkPayments, checkWriter } from "./check-services.server";
import { checkDatabase, checkFiles } from "./check-storage.server";

/** How long a message of a queue and the mail to itself are waited for. */
const PATIENCE_MS = 20_000;

/**
 * Tries everything that a deployment needs, side by side, in the order of CHECKS. Each stands alone: what throws is one
 * to do. `origin` is the address at which /setup was asked for.
 */
export async function runChecks(
  platform: Platform,
  { origin, patienceMs = PATIENCE_MS }: { origin: string; patienceMs?: number },
): Promise<Check[]> {
  const run = async (names: CheckName[], todo: string, check: () => Promise<Check | Check[]> | Check) => {
    try {
      return [await check()].flat();
    } catch (cause) {
      log("setup.check-failed", { check: names.join() }, cause);
      return names.map((name) => toDo(name, `${CHECKS[name]} did not answer.`, todo));
    }
  };
  const found = await Promise.all([
    run(["address"], "Set APP_URL.", () => checkAddress(platform, origin)),
    run(["database"], "Look at the binding DB in wrangler.toml, and run npm run deploy.", () =>
      checkDatabase(platform),
    ),
    run(["files"], "Look at the binding FILES in wrangler.toml: its bucket may be missing.", () =>
      checkFiles(platform),
    ),
    run(["queues"], "Look at the queues in wrangler.toml, and run npm run deploy.", () =>
      checkQueues(platform, patienceMs),
    ),
    run(["clock"], "Look at the worker's log.", () => checkClock(platform)),
    run(["mailOut", "mailIn"], "Look at the worker's log.", () => checkMail(platform, patienceMs)),
    run(["spf", "dkim", "dmarc"], "Check again.", () => checkRecords(platform)),
    run(["writer"], "Look at the worker's log.", () => checkWriter(platform)),
    run(["payments"], "Look at the worker's log.", () => checkPayments(platform)),
  ]);
  return found.flat();
}

import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { officeMaterial } from "./predict-office";
import { type WeekItem, weekStates } from "./week-state";

const SHARED = "../shared/data/open/office.jsonl";
/** Fewer mails are no week. */
const FEWEST = 6;

const Week = z.object({
  id: z.string(),
  agent: z.object({ title: z.string(), description: z.string() }),
  timeZone: z.string(),
  now: z.string(),
  mails: z.array(z.string()),
});

const said = ({ kind, text, owner, due, timeline }: WeekItem) =>
  `${kind}: ${text} (${owner ?? "nobody"}${timeline === null ? "" : `, ${timeline}`}${due === null ? "" : `, ${due}`})`;

/** An item of the other way that is the same: of its words, else on its words. */
function takeSame(item: WeekItem, others: Set<WeekItem>): WeekItem | undefined {
  const ofKind = [...others].filter(({ kind }) => kind === item.kind);
  const same =
    ofKind.find(({ text, quotes }) => text === item.text && quotes[0] === item.quotes[0]) ??
    ofKind.find(({ text }) => text === item.text) ??
    ofKind.find(({ quotes }) => quotes.some((quote) => item.quotes.includes(quote)));
  if (same !== undefined) others.delete(same);
  return same;
}

/** The lines that say where two ways of reading leave another state, and how many open items are the same. */
function differences(atOnce: WeekItem[], fed: WeekItem[]) {
  const left = new Set(fed);
  const lines: string[] = [];
  let same = 0;
  for (const item of atOnce.filter(({ state }) => state === "open")) {
    const other = takeSame(item, left);
    if (other === undefined) lines.push(`- only at once: ${said(item)}`);
    else if (other.state !== "open") lines.push(`- ${other.state} mail by mail: ${said(item)}`);
    else if (said(other) !== said(item)) lines.push(`- ${said(item)}\n  mail by mail: ${said(other)}`);
    else same += 1;
  }
  const more = [...left].filter(({ state }) => state === "open");
  for (const item of more) lines.push(`- only mail by mail: ${said(item)}`);
  return { lines, same, closed: [...left].filter(({ state }) => state !== "open") };
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { closed: { type: "boolean", default: false } },
});
const [totals, files] = [{ same: 0, different: 0 }, [SHARED, ...positionals]];
for (const file of files) {
  if (!existsSync(file)) {
    console.log(`${file} is not here: passed over.`);
    if (file !== SHARED) process.exitCode = 1;
    continue;
  }
  for (const line of readFileSync(file, "utf8").split("\n").filter(Boolean)) {
    const week = Week.parse(JSON.parse(line));
    if (week.mails.length < FEWEST) continue;
    const { atOnce, fed } = weekStates(await officeMaterial(week));
    const { lines, same, closed } = differences(atOnce, fed);
    totals.same += same;
    totals.different += lines.length;
    console.log(
      `${basename(file)} ${week.id}: ${week.mails.length} mails, ${same} open items the same, ${lines.length} not, ${closed.length} closed on the way`,
    );
    for (const each of lines) console.log(each);
    if (values.closed) for (const each of closed) console.log(`  ${each.state}: ${said(each)}`);
  }
}
console.log(`In all ${totals.same} the same, ${totals.different} not.`);
if (totals.different > 0) process.exitCode = 1;

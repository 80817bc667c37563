import { parseArgs } from "node:util";
import {
  paired,
  readWordedMails,
  sameOwner,
  type WordedLine,
  type WordedMail,
  type WrittenLine,
  writtenLines,
} from "./worded-lines";

/** Nearly word for word from this share of shared words on (F1). */
const NEAR = 0.8;

const { values } = parseArgs({
  options: { ref: { type: "string" }, details: { type: "boolean" }, only: { type: "string" } },
});
if (!values.ref) {
  console.error("usage: npm run wording -- --ref WORDS.jsonl [--details] [--only ID]");
  process.exit(2);
}
const mails = (await readWordedMails(values.ref)).filter(({ id }) => !values.only || id === values.only);

const counts = new Map<
  WordedLine["kind"],
  { wanted: number; written: number; found: number; near: number; f1: number }
>();
let owners = 0;
let dues = 0;
let tasks = 0;
for (const mail of mails) {
  const written = await writtenLines(mail);
  const pairs = paired(mail.lines, written);
  for (const line of mail.lines) countsOf(line.kind).wanted += 1;
  for (const line of written) countsOf(line.kind).written += 1;
  for (const { line, found, f1 } of pairs) {
    const count = countsOf(line.kind);
    count.found += 1;
    count.f1 += f1;
    if (f1 >= NEAR) count.near += 1;
    if (line.kind !== "task") continue;
    tasks += 1;
    if (sameOwner(line.owner, found.owner)) owners += 1;
    if ((line.due ?? null) === (found.due ?? null)) dues += 1;
  }
  if (values.details) printDetails(mail, written, pairs);
}
for (const [kind, { wanted, written, found, near, f1 }] of counts) {
  const share = (part: number, whole: number) => (whole === 0 ? "-" : (part / whole).toFixed(3));
  console.log(
    `${kind}: ${wanted} wanted, recall ${share(found, wanted)}, precision ${share(found, written)}, words ${share(f1, found)}, near ${share(near, found)}`,
  );
}
console.log(`owner ${(owners / tasks).toFixed(3)}, due ${(dues / tasks).toFixed(3)}`);

function countsOf(kind: WordedLine["kind"]) {
  const count = counts.get(kind) ?? { wanted: 0, written: 0, found: 0, near: 0, f1: 0 };
  counts.set(kind, count);
  return count;
}

function printDetails(mail: WordedMail, written: WrittenLine[], pairs: ReturnType<typeof paired>) {
  const told = ({ kind, line, owner, due }: Omit<WrittenLine, "quotes">) =>
    `${kind} ${line}${kind === "task" ? ` [${owner ?? "-"}${due ? `, ${due}` : ""}]` : ""}`;
  const lines = [
    ...pairs
      .filter(
        ({ line, found, f1 }) =>
          f1 < NEAR ||
          (line.kind === "task" &&
            !(sameOwner(line.owner, found.owner) && (line.due ?? null) === (found.due ?? null))),
      )
      .map(({ line, found, f1 }) => `  ${f1.toFixed(2)} ${told(line)}\n    => ${told(found)}`),
    ...mail.lines
      .filter((line) => !pairs.some((pair) => pair.line === line))
      .map((line) => `  MISSED ${told(line)}`),
    ...written
      .filter((found) => !pairs.some((pair) => pair.found === found))
      .map((found) => `  EXTRA ${told(found)}`),
  ];
  if (lines.length === 0) return;
  console.log(`\n${mail.id} ${mail.from} > ${mail.to} | ${mail.subject} (${mail.date})\n${mail.text}`);
  console.log(lines.join("\n"));
}

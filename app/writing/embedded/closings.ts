import { saysResolved } from "./blockers";
import { isConditional, isHedged } from "./certainty";
import type { Statement } from "./statement";
import { threadOf } from "./threads";
import { contentStems, workVerb } from "./tokens";
import { verbClassOf } from "./word-lists";

const DONE =
  /\b(?:done|completed?|finished|resolved|fixed|closed|merged|shipped|deployed|delivered|sent|signed|submitted|uploaded|published|cancel+ed|no longer needed|taken care of|sorted|paid|approved|confirmed|restored|unblocked|wrapped up|checked off|went out|is out|are out|is live|updated|reviewed|booked|scheduled|posted|shared|attached|created|set up|in place)\b/i;
const FINISHED =
  /(?:\b(?:i|we|he|she|they|it|that|this|is|are|was|were|been|has|have|had|just|already|now|all|got|'s|'ve|\p{Lu}\p{L}+)\s+(?:already |just |now |all |been |finally |also )*(?:done|completed|finished|resolved|fixed|closed|merged|shipped|deployed|delivered|sent|signed|submitted|uploaded|published|cancelled|canceled|sorted|paid|approved|confirmed|restored|unblocked|updated|reviewed|booked|scheduled|posted|shared|attached|created|set up|in place)\b|^(?:done|completed|resolved|fixed|closed|merged|sent|signed|attached)\b|\b(?:is|are) (?:done|live|out)\b|\bno longer needed\b|\btaken care of\b|\bwent out\b)/iu;
const NOT_YET =
  /\b(?:not|n't|never|until|before|once|when|will|to be|needs?|should|must|if|almost|nearly|half|partly|please|can you|could you|by (?:mon|tue|wed|thu|fri|tomorrow|next))\b|n't\b/i;

const OUTCOME = new Set([
  "done",
  "complet",
  "finish",
  "resolv",
  "fix",
  "clos",
  "merg",
  "ship",
  "deploy",
  "deliv",
  "sent",
  "sign",
  "submit",
  "upload",
  "publish",
  "confirm",
  "restor",
  "unblock",
  "updat",
  "review",
  "post",
  "shar",
  "attach",
  "send",
  "mail",
  "block",
]);

/** Something a later statement reports as finished: what it is about, by stems. */
export interface Closing {
  statement: Statement;
  stems: ReadonlySet<string>;
  /** `threadOf` its subject. */
  thread: string;
  /** The statement says only "Done", so that it closes what its thread asked. */
  bare: boolean;
}

/** Reports that something is finished, in time order. */
export function closingsOf(statements: readonly Statement[]): Closing[] {
  const out: Closing[] = [];
  for (const statement of statements) {
    const text = statement.text.replace(/’/g, "'");
    if (statement.suspicious || text.length > 400 || /\?\s*$/.test(text)) continue;
    const finished =
      statement.heading === "resolved"
        ? DONE.test(text) || statement.listItem
        : (DONE.test(text) && FINISHED.test(text)) || saysResolved(text);
    if (!finished || (NOT_YET.test(text) && !saysResolved(text)) || isHedged(text) || isConditional(text))
      continue;
    const stems = new Set(contentStems(text));
    const bare = text.split(/\s+/).length <= 6 && [...stems].every((stem) => OUTCOME.has(stem));
    out.push({ statement, stems, thread: threadOf(statement.subject), bare });
  }
  return out;
}

/** True when the later statement closes what the earlier one is about (the stems of its line). */
export function closes(
  closing: Closing,
  earlier: Statement,
  about: readonly string[],
  sameThread: boolean,
  share = 0.6,
): boolean {
  if (closing.statement.order <= earlier.order) return false;
  if (closing.statement.unit === earlier.unit && earlier.medium !== "chat" && earlier.medium !== "transcript")
    return false;
  if (
    closing.bare &&
    sameThread &&
    closing.statement.speaker !== earlier.speaker &&
    closing.stems.size <= 2 &&
    closing.statement.unit - earlier.unit <= 3
  )
    return true;
  const topic = about.filter((stem) => !OUTCOME.has(stem));
  if (topic.length === 0) return false;
  const shared = topic.filter((stem) => closing.stems.has(stem)).length;
  const need = sameThread ? Math.min(2, topic.length) : 2;
  return shared >= need && shared / topic.length >= (sameThread ? share : 0.65);
}

/** The stems of what a line is about: not the verb it opens with, nor verbs of telling and sending. */
export function topicOf(line: string): string[] {
  const words = line.split(/\s+/);
  const first = workVerb(words[0] ?? "") ? 1 : 0;
  return contentStems(
    words
      .slice(first)
      .filter((word) => !["TELL", "TRANSFER", "THINK"].includes(classOf(word)))
      .join(" "),
  );
}

function classOf(word: string): string {
  const verb = workVerb(word.replace(/[^A-Za-z]/g, ""));
  return verb ? (verbClassOf(verb.base) ?? "") : "";
}

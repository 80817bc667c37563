import { z } from "zod";
import type { DraftQuote, MaterialMail } from "../../app/writing/digest-material";
import type { MeetingModels } from "../../app/writing/embedded/meetings/meeting-models";
import { asksForAction, requestChance } from "../../app/writing/embedded/models/request-model";
import { foldSpace } from "../../app/writing/embedded/tokens";
import { writeDigest } from "../../app/writing/embedded/write-digest";
import { part } from "../../tests/fixtures/material/build-material";
import { productModels } from "./encoder";
import { EPOCH, materialOf, meetingMaterial } from "./eval-material";
import type { Prediction } from "./prediction";

const Turn = z.object({ speaker: z.string(), text: z.string(), email: z.number().optional() });
const Record = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("sentence"), id: z.string(), text: z.string() }),
  z.object({ kind: z.literal("meeting"), id: z.string(), turns: z.array(Turn) }),
  z.object({
    kind: z.literal("thread"),
    id: z.string(),
    subject: z.string().nullish(),
    emails: z.array(
      z.object({ from: z.string(), subject: z.string().nullish(), date: z.string().nullish() }),
    ),
    turns: z.array(Turn),
  }),
]);

/** Predictions of the product's own writer, or of the writer with other models, for a sentence, meeting or thread record. */
export async function predictDigest(record: unknown, models?: MeetingModels): Promise<Prediction> {
  const r = Record.parse(record);
  if (r.kind === "sentence") return { id: r.id, action: asksForAction(r.text), score: requestChance(r.text) };
  const material = r.kind === "meeting" ? meetingMaterial(r.turns) : materialOf(threadMails(r));
  const draft = writeDigest(material, { ...productModels(), ...(models && { meetings: models }) });
  const find = turnFinder(r.turns, r.kind === "thread");
  return {
    id: r.id,
    overview: draft.overview,
    actionItems: draft.actionItems.map(({ task, owner, timeline, quotes }) => ({
      task,
      owner,
      timeline,
      evidence: find(quotes),
    })),
    decisions: draft.decisions.map(({ decision, quotes }) => ({ text: decision, evidence: find(quotes) })),
    blockers: draft.blockers.map(({ description, quotes }) => ({
      text: description,
      evidence: find(quotes),
    })),
  };
}

function threadMails(r: {
  subject?: string | null;
  emails: { from: string; subject?: string | null; date?: string | null }[];
  turns: { text: string; email?: number }[];
}): MaterialMail[] {
  return r.emails.map((email, index) => {
    const time = new Date(email.date ?? "").getTime();
    const name = /^\s*"?([^"<]*?)"?\s*</.exec(email.from)?.[1] || null;
    const address = /<([^>]+)>/.exec(email.from)?.[1] ?? null;
    const text = r.turns
      .filter((t) => t.email === index)
      .map((t) => t.text)
      .join("\n\n");
    return {
      id: String(index),
      subject: email.subject ?? r.subject ?? null,
      sender: { name, address },
      sentAt: new Date(Number.isNaN(time) ? EPOCH : time).toISOString(),
      parts: [part(text)],
    };
  });
}

/** Which turns a quote stands in; in a thread only those of the quoted mail. */
function turnFinder(
  turns: readonly { text: string; email?: number }[],
  thread: boolean,
): (quotes: readonly DraftQuote[]) => number[] {
  const folded = turns.map((t) => foldSpace(t.text));
  return (quotes) => {
    const out = new Set<number>();
    for (const { id, quote } of quotes) {
      const exact = folded.findIndex(
        (text, i) => text === quote && (!thread || String(turns[i]?.email) === id),
      );
      const at =
        exact >= 0
          ? exact
          : folded.findIndex(
              (text, i) => text.includes(quote) && (!thread || String(turns[i]?.email) === id),
            );
      if (at >= 0) out.add(at);
      else
        folded.forEach((text, i) => {
          if (text.length > 12 && quote.includes(text) && (!thread || String(turns[i]?.email) === id))
            out.add(i);
        });
    }
    return [...out].sort((a, b) => a - b);
  };
}

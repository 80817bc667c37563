import type { DigestMaterial, MaterialMail } from "../../app/writing/digest-material";
import { foldSpace } from "../../app/writing/embedded/tokens";
import { part } from "../../tests/fixtures/material/build-material";

/** When a record was said that has no date. */
export const EPOCH = "2026-01-05T09:00:00.000Z";

/** Mails as the material of an agent that says nothing about what it is for. */
export const materialOf = (mails: MaterialMail[]): DigestMaterial => ({
  agent: { title: "", description: "" },
  timeZone: "UTC",
  now: mails.at(-1)?.sentAt ?? EPOCH,
  mails,
  documents: [],
  answers: [],
});

/** A meeting as one mail with a transcript, `Speaker: text` by line. */
export function meetingMaterial(turns: readonly { speaker: string; text: string }[]): DigestMaterial {
  const text = turns.map((t) => `${t.speaker}: ${foldSpace(t.text)}`).join("\n");
  return materialOf([
    {
      id: "0",
      subject: null,
      sender: { name: null, address: null },
      sentAt: EPOCH,
      parts: [part(text, { kind: "transcript", filename: "transcript.txt" })],
    },
  ]);
}

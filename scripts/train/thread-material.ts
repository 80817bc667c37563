import type { DigestMaterial } from "../../app/writing/digest-material";
import { material, part } from "../../tests/fixtures/material/build-material";
import type { LabelledThread } from "./labelled-threads";

/** The mails of a labelled thread or week as the writer is given them, at the time of the last one. */
export function threadMaterial({ mails }: LabelledThread): DigestMaterial {
  return material(
    mails.map((mail, index) => ({
      id: String(index),
      subject: mail.subject,
      sender: person(mail.writer),
      sentAt: mail.sentAt,
      parts: [part(mail.text, { author: person(mail.writer), sentTo: mail.readers.map(person) })],
    })),
    { now: mails.at(-1)?.sentAt ?? "2026-11-20T08:00:00.000Z" },
  );
}

const person = (name: string) => ({
  name,
  address: `${name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z]+/g, ".")}@firm.example`,
});

import type { DigestContent } from "../../../../app/digest/digest-content";
import type { WriterModels } from "../../../../app/writing/embedded/write-digest";
import { officeDigest } from "../../../../scripts/eval/predict-office";

type Mail = readonly [at: string, from: string, to: string, subject: string, text: string];

const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri"];

/** The digest on Friday evening, 20 November 2026, of the mails of that week. */
export const weekOf =
  (mails: readonly Mail[]) =>
  (models?: Partial<WriterModels>): Promise<DigestContent> =>
    officeDigest(
      {
        agent: { title: "Office", description: "What the team has to do." },
        timeZone: "UTC",
        now: "2026-11-20T18:00:00.000Z",
        mails: mails.map(rawMail),
      },
      models,
    );

function rawMail([at, from, to, subject, text]: Mail, index: number): string {
  const [day = "Mon", time = "09:00"] = at.split(" ");
  const address = (name: string) =>
    `${name} <${name.toLowerCase().replaceAll(" ", ".")}@falk-survey.example>`;
  return [
    `From: ${address(from)}`,
    `To: ${to.split(", ").map(address).join(", ")}`,
    `Subject: ${subject}`,
    `Date: ${day}, ${16 + DAYS.indexOf(day)} Nov 2026 ${time}:00 +0000`,
    `Message-ID: <${index}@falk-survey.example>`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "",
    text.replaceAll("\n", "\r\n"),
  ].join("\r\n");
}

import { describe, expect, it } from "vitest";
import { dueDay } from "../../../app/writing/check/due-day";
import { atEdge, passedFor } from "../../support/at-edge";
import { rawMail } from "../../support/deliver-mail";
import { answerBy, saidOf, sentDigest } from "../../support/sent-digest";

const friday = () => dueDay("Friday", new Date().toISOString(), "UTC");
const done = (...lines: number[]) => lines.map((line) => ({ line, state: "done" }));
const notOurs = (...lines: number[]) => lines.map((line) => ({ line, state: "not-ours" }));
const ME = "Joe Okafor";

/** How people at work answer who did not read how the mail asks for it, written down before any of it was tried. */
const EVERYDAY: [words: string, said: object[]][] = [
  ["Number 1 is done.", done(1)],
  ["I've done 1 and 2", done(1, 2)],
  ["Both 1 and 2 are done", done(1, 2)],
  ["1 has been taken care of, thanks!", done(1)],
  ["Done: 1, 3", done(1, 3)],
  ["Not ours: 3 & 4", notOurs(3, 4)],
  ["1 = done, 3 = not ours", [...done(1), ...notOurs(3)]],
  ["4 done on Monday", done(4)],
  ["3. Order the shelves - done", done(3)],
  ["3 has nothing to do with us", notOurs(3)],
  ["4 is not correct", [{ line: 4, state: "wrong" }]],
  // It is open, so that nothing changes; whoever said so is told that it was heard.
  ["1 not yet", []],
  ["1 still in progress", []],
  ["2 I'll do it", [{ line: 2, owner: ME }]],
  ["2 Ana will do it by Friday", [{ line: 2, owner: "Ana Ruiz", due: friday() }]],
  ["2 moved to Friday", [{ line: 2, due: friday() }]],
  ["1 haben wir erledigt\n3 ist nicht unsere Baustelle", [...done(1), ...notOurs(3)]],
  ["2 mache ich bis Freitag", [{ line: 2, owner: ME, due: friday() }]],
  ["1 c'est réglé\n2 je m'en occupe", [...done(1), { line: 2, owner: ME }]],
  ["1 ya está\n3 no nos corresponde", [...done(1), ...notOurs(3)]],
];

const NO_ANSWERS = [
  "1 done?",
  "1 almost done",
  "Is 1 done?",
  "2 not Ana",
  "1 will be done",
  "3. Order the chairs - done",
  "I've done 1 of the 4 walls",
  "2 Ana will not do it",
];

/** What Joe's answer of these words does. */
async function saidBy(words: string) {
  const digest = await sentDigest();
  const original = digest.mailTo(digest.joe);
  const message = rawMail(
    { From: `${ME} <${digest.joe}>`, Subject: `Re: ${original.subject}`, "In-Reply-To": original.messageId },
    words.replaceAll("\n", "\r\n"),
  );
  const { taken } = await answerBy(original.replyTo ?? "", atEdge(message, passedFor("payments.example")));
  return { said: await saidOf(digest), told: taken[0]?.text ?? "" };
}

describe("A recipient answers the digest in everyday words", () => {
  it.each(EVERYDAY)("'%s'", async (words, expected) => {
    const { said, told } = await saidBy(words);
    expect(said).toHaveLength(expected.length);
    expect(said).toMatchObject(expected);
    expect(told).toMatch(/^Noted: /m);
    expect(told).not.toContain("Not understood");
  });

  it.each(NO_ANSWERS)("'%s' changes nothing", async (words) => {
    expect((await saidBy(words)).said).toEqual([]);
  });
});

import { expect, it } from "vitest";
import { readMail } from "../../app/reading/read-mail";
import { context, mixedMail, plainMail } from "../fixtures/mail/raw-mail";

const encoded = (text: string) => `=?utf-8?B?${Buffer.from(text).toString("base64")}?=`;

it("characters that turn or hide others are no part of names and subjects", async () => {
  const mail = await readMail(
    plainMail({
      from: `${encoded("Priya \u202enamaR\u202c\u200b\u2066\u00ad")} <priya@northwind.example>`,
      subject: encoded("Pay\u200bment \u202egpj.exe\u202c\u2069"),
      text: "Hello.",
    }),
    context,
  );
  expect(mail.from).toEqual({ name: "Priya namaR", address: "priya@northwind.example" });
  expect(mail.subject).toBe("Payment gpj.exe");
  expect(mail.origin.subject).toBe("Payment gpj.exe");
});

it("of a file's name, too", async () => {
  const name = "UTF-8''quote%E2%80%AEgpj.exe";
  const raw = mixedMail("mixed", [
    ["Content-Type: text/plain", "", "Hello."],
    ["Content-Type: application/octet-stream", `Content-Disposition: attachment; filename*=${name}`, "", "x"],
  ]);
  expect((await readMail(raw, context)).attachments[0]?.filename).toBe("quotegpj.exe");
});

it("words that somebody cut with invisible characters are read whole, and control characters not at all", async () => {
  const text =
    "Pl\u200bease se\u00adnd the re\u2060port by Fri\ufeffday.\nOld\u0000 \u001b[31mred\u0007 words, \u202ereversed.";
  const { parts } = await readMail(plainMail({ text }), context);
  expect(parts[0]?.text).toBe("Please send the report by Friday.\nOld [31mred words, reversed.");
});

it("joiners that scripts and emoji need, and breaks between words without blanks, stay", async () => {
  const text = "می\u200cخواهم 👩\u200d🔧 ភាសា\u200bខ្មែរ";
  const { parts } = await readMail(plainMail({ text }), context);
  expect(parts[0]?.text).toBe(text);
});

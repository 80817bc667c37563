import { describe, expect, it } from "vitest";
import { readMail } from "../../app/reading/read-mail";
import { context, rawMail } from "../fixtures/mail/raw-mail";

const words = "The crane inspection moves to Thursday.";
const lena = { name: "Lena Vogt", address: "lena@northwind.example" };
const listed = ["List-Id: Harbour <harbour.port.example>", "List-Post: <mailto:harbour@port.example>"];

const mailman2 = [
  "_______________________________________________",
  "Harbour mailing list",
  "harbour@port.example",
  "https://lists.port.example/mailman/listinfo/harbour",
];
const mailman3 = [
  "_______________________________________________",
  "harbour mailing list -- harbour@port.example",
  "To unsubscribe send an email to harbour-leave@port.example",
];
const groups = [
  "-- ",
  'You received this message because you are subscribed to the Google Groups "Harbour" group.',
  "To unsubscribe from this group and stop receiving emails from it, send an email to harbour+unsubscribe@port.example.",
  "To view this discussion visit https://groups.google.com/a/port.example/d/msgid/harbour/1%40port.example.",
];

describe("a mail that a list or a relay passes on under its own address is its author's", () => {
  it.each([
    [
      "Mailman, with the author to reply to",
      ["From: Lena Vogt via Harbour <harbour@port.example>", "Reply-To: Lena Vogt <lena@northwind.example>"],
      listed,
    ],
    [
      "Mailman, with the author among the copies",
      [
        "From: Lena Vogt via Harbour <harbour@port.example>",
        "Reply-To: harbour@port.example",
        "Cc: Tomas Berg <tomas@northwind.example>, Lena Vogt <lena@northwind.example>",
      ],
      listed,
    ],
    [
      "Google Groups",
      [
        "From: 'Lena Vogt' via Harbour <harbour@port.example>",
        "X-Original-From: Lena Vogt <lena@northwind.example>",
      ],
      listed,
    ],
    [
      "SimpleLogin",
      [
        'From: "Lena Vogt - lena at northwind.example" <lena_at_northwind_example_xyz@relay.example>',
        "X-SimpleLogin-Original-From: Lena Vogt <lena@northwind.example>",
      ],
      ["X-SimpleLogin-Type: Forward", "X-SimpleLogin-Envelope-From: bounce+17@mailer.example"],
    ],
    [
      "SimpleLogin, with brackets",
      ['From: "Lena Vogt - lena(a)northwind.example" <ra+xyz@relay.example>'],
      ["X-SimpleLogin-Type: Forward", "X-SimpleLogin-Envelope-From: bounce+17@mailer.example"],
    ],
    [
      "SimpleLogin, with the name alone",
      ["From: Lena Vogt <ra+xyz@relay.example>"],
      ["X-SimpleLogin-Type: Forward", "X-SimpleLogin-Envelope-From: lena@northwind.example"],
    ],
  ])("%s", async (_who, from, headers) => {
    const mail = await readMail(rawMail(...headers, ...from, "Subject: Crane", "", words), context);
    expect(mail.parts).toMatchObject([{ author: lena, text: words }]);
  });

  it("without an address where the list keeps it", async () => {
    const from = "From: Lena Vogt via Harbour <harbour@port.example>";
    const mail = await readMail(rawMail(...listed, from, "Subject: Crane", "", words), context);
    expect(mail.parts).toMatchObject([{ author: { name: "Lena Vogt", address: null } }]);
  });

  it("who writes 'via' into their own name, on no list, stays who they are", async () => {
    const from = ["From: Lena via Harbour <lena@port.example>", "Reply-To: Lena <other@evil.example>"];
    const mail = await readMail(rawMail(...from, "Subject: Crane", "", words), context);
    expect(mail.parts).toMatchObject([{ author: { address: "lena@port.example" } }]);
  });

  it.each([
    ["Mailman 2", mailman2],
    ["Mailman 3", mailman3],
    ["Google Groups", groups],
  ])("the footer of %s is nobody's words, in a mail, an answer and a forward", async (_list, footer) => {
    const quoted = [
      "On Fri, Nov 13, 2026 at 4:05 PM Tomas Berg <tomas@northwind.example> wrote:",
      "> And when?",
    ];
    const forwarded = [
      "---------- Forwarded message ---------",
      "From: 'Lena Vogt' via Harbour <harbour@port.example>",
      "Date: Fri, Nov 13, 2026 at 4:05 PM",
      "Subject: Crane",
      "To: Harbour <harbour@port.example>",
      "",
      words,
    ];
    for (const [subject, body] of [
      ["Crane", [words, "", ...footer]],
      ["Re: Crane", [words, "", ...quoted, ...footer]],
      ["Fwd: Crane", [...forwarded, ...footer]],
    ] as const) {
      const { parts } = await readMail(
        rawMail("From: a@b.example", `Subject: ${subject}`, "", ...body),
        context,
      );
      expect(parts).toMatchObject([{ text: words }]);
      expect(parts[0]?.signature).toContain(footer.at(-1));
      expect(parts[0]?.history).not.toContain(footer.at(-1));
    }
  });

  it("a ruler of underscores above the author's own words cuts nothing off", async () => {
    const body = [
      words,
      "",
      "_______________________________________________",
      "Please update the mailing list",
      "",
      "Lena owns the crane.",
    ];
    const { parts } = await readMail(rawMail("From: a@b.example", "Subject: Crane", "", ...body), context);
    expect(parts[0]?.text).toContain("Lena owns the crane.");
  });
});

import { describe, expect, it } from "vitest";
import { readMail } from "../../app/reading/read-mail";
import { splitReply } from "../../app/reading/replies/split-reply";
import { context, plainMail } from "../fixtures/mail/raw-mail";

const answer = "Yes, Thursday works.\nI will bring the drawings.";

/** Heads under which clients quote the mail that is answered, with the mail as they mark it. */
const heads: [string, string][] = [
  ["On Fri, Nov 13, 2026 at 4:05 PM Tomas Berg <tomas@northwind.example> wrote:", ">"],
  [
    "On Fri, Nov 13, 2026 at 4:05 PM Tomas Berg with a very long name <\ntomas@northwind.example> wrote:",
    ">",
  ],
  ["On 13 Nov 2026, at 16:05, Tomas Berg <tomas@northwind.example> wrote:", ">"],
  ["Am Fr., 13. Nov. 2026 um 16:05 Uhr schrieb Tomas Berg <tomas@northwind.example>:", ">"],
  ["Le ven. 13 nov. 2026 à 16:05, Tomas Berg <tomas@northwind.example> a écrit :", ">"],
  ["El vie, 13 nov 2026 a las 16:05, Tomas Berg (<tomas@northwind.example>) escribió:", ">"],
  ["Il giorno ven 13 nov 2026 alle ore 16:05 Tomas Berg <tomas@northwind.example> ha scritto:", ">"],
  ["Em sex., 13 de nov. de 2026 às 16:05, Tomas Berg <tomas@northwind.example> escreveu:", ">"],
  ["Op vr 13 nov 2026 om 16:05 schreef Tomas Berg <tomas@northwind.example>:", ">"],
  ["Den fre 13 nov. 2026 kl 16:05 skrev Tomas Berg <tomas@northwind.example>:", ">"],
  ["fre. 13. nov. 2026 kl. 16:05 skrev Tomas Berg <tomas@northwind.example>:", ">"],
  ["pe 13. marrask. 2026 klo 16.05 Tomas Berg (tomas@northwind.example) kirjoitti:", ">"],
  ["pt., 13 lis 2026 o 16:05 Tomas Berg <tomas@northwind.example> napisał(a):", ">"],
  ["pá 13. 11. 2026 v 16:05 odesílatel Tomas Berg <tomas@northwind.example> napsal:", ">"],
  ["пт, 13 нояб. 2026 г. в 16:05, Tomas Berg <tomas@northwind.example>:", ">"],
  ["Tomas Berg <tomas@northwind.example>, 13 Kas 2026 Cum, 16:05 tarihinde şunu yazdı:", ">"],
  ["2026年11月13日(金) 16:05 Tomas Berg <tomas@northwind.example>:", ">"],
  ["Tomas Berg <tomas@northwind.example> 于2026年11月13日周五 16:05写道：", ">"],
  [
    "-----Original Message-----\nFrom: Tomas Berg\nSent: Friday, November 13, 2026 4:05 PM\nTo: Priya Raman\nSubject: Crane",
    "",
  ],
  [
    "-----Ursprüngliche Nachricht-----\nVon: Tomas Berg\nGesendet: Freitag, 13. November 2026\nAn: Priya\nBetreff: Kran",
    "",
  ],
  [
    "________________________________\nFrom: Tomas Berg <tomas@northwind.example>\nSent: Friday\nTo: Priya\nSubject: Crane",
    "",
  ],
  [
    "De : Tomas Berg <tomas@northwind.example>\nEnvoyé : vendredi 13 novembre 2026\nÀ : Priya\nObjet : Grue",
    "",
  ],
  ["Sent from my phone\n\nOn 13 Nov 2026, at 16:05, Tomas Berg <tomas@northwind.example> wrote:", ""],
  ["---- On Fri, 13 Nov 2026 16:05:00 +0100 Tomas Berg <tomas@northwind.example> wrote ----", ""],
  ["---- On Fri, 13 Nov 2026 16:05:00 +0100 <tomas@northwind.example> wrote ---", ">"],
  ["##- Please type your reply above this line -##", ""],
];

describe("a reply counts for what was newly written; what it quotes stands apart", () => {
  it.each(heads)("%s", (head, mark) => {
    const quoted = ["Can you do Thursday?", "", "The surveyor is free then."].map((line) =>
      `${mark} ${line}`.trim(),
    );
    const split = splitReply([answer, "", head, "", ...quoted].join("\n"));
    expect(split.text).toBe(answer);
    expect(split.history).toContain("Can you do Thursday?");
    expect(split.history).toContain("The surveyor is free then.");
  });

  it("answers between the quoted lines are the author's words", () => {
    const split = splitReply(
      [
        "Hi Tomas,",
        "",
        "On Fri, Nov 13, 2026 at 4:05 PM Tomas Berg <tomas@northwind.example> wrote:",
        "> Who books the surveyor?",
        "",
        "Lena does.",
        "",
        "> And when?",
        "Before Thursday.",
      ].join("\n"),
    );
    expect(split.text.split(/\n+/)).toEqual(["Hi Tomas,", "Lena does.", "Before Thursday."]);
    expect(split.history).toContain("> Who books the surveyor?");
    expect(split.history).toContain("> And when?");
  });

  it.each([
    "The trip:\nFrom: Rotterdam\nTo: Antwerp\nDate: Thursday",
    "Please note the order:\n-----\nfirst the crane\n-----\nthen the quay",
    "Tomas wrote: two cranes are enough.",
    "We met on 3 November 2026 at 10:00 and agreed on this: the quay first.",
    "The plan is fine.\n\nThanks,\ncan you also send the drawing",
    "The plan is fine.\n\nRegards to the crew\n\nPlease book the tug",
    "The plan is fine.\n\nThanks\n\n- book the tug\n- call the port",
    "Thanks,\nbut please send the second drawing too. It is still missing from the folder.",
  ])("words that only look like a quotation stay: %s", (text) => {
    expect(splitReply(text)).toEqual({ text, history: "", signature: "" });
  });

  it.each([
    ["-- \nPriya Raman\nHarbour works"],
    ["Kind regards,\n\nPriya Raman\nHarbour works"],
    ["Mit freundlichen Grüßen\nPriya Raman"],
    ["Cordialement,\nPriya"],
    ["Thanks!\n\nPriya Raman | Harbour works\nTel. +49 30 123456\npriya@northwind.example"],
    ["С уважением,\nЛена Фогт\nинженер"],
    ["Sent from my iPhone"],
    ["Von meinem iPhone gesendet"],
    ["Envoyé de mon iPhone"],
    ["Get Outlook for iOS"],
    ["This email and any attachments are confidential and intended for the addressee only."],
  ])("a signature is no content: %s", (signature) => {
    const split = splitReply(`${answer}\n\n${signature}`);
    expect(split.text).toBe(answer);
    expect(split.signature).toBe(signature);
  });

  it("a mail that is nothing but a quotation is read as it is", () => {
    const text = "> Can you do Thursday?\n> The surveyor is free then.";
    expect(splitReply(text)).toEqual({ text, history: "", signature: "" });
  });

  it("a mail whose subject is a reply is never taken for a forwarded one", async () => {
    const text = `${answer}\n\nFrom: Tomas Berg <tomas@northwind.example>\nDate: Friday\nTo: Priya\nSubject: Crane\nOld words.`;
    const mail = await readMail(plainMail({ subject: "Re: Crane", text }), context);
    expect(mail.parts.map((part) => part.kind)).toEqual(["body"]);
    expect(mail.parts[0]?.text).toBe(answer);
    expect(mail.parts[0]?.history).toContain("Old words.");
  });
});

describe("issue trackers feed the agent: the person and the words, without the service's footer", () => {
  it("a code host's mail", async () => {
    const mail = await readMail(
      plainMail({
        from: "Lena Vogt <notifications@codehost.example>",
        headers: ["Precedence: list", "List-ID: harbour/crane <crane.harbour.codehost.example>"],
        text: "The load test fails on the north crane.\n\n-- \nReply to this email directly or view it on CodeHost:\nhttps://codehost.example/harbour/crane/issues/7\nYou are receiving this because you were mentioned.\n\nMessage ID: <harbour/crane/issues/7@codehost.example>",
      }),
      context,
    );
    expect(mail.parts[0]?.author?.name).toBe("Lena Vogt");
    expect(mail.parts[0]?.text).toBe("The load test fails on the north crane.");
    expect(mail.parts[0]?.signature).toContain("view it on CodeHost");
  });

  it("a tracker's mail names the person and not the tool", async () => {
    const mail = await readMail(
      plainMail({
        from: '"Lena Vogt (Jira)" <jira@tracker.example>',
        text: "Status changed to Blocked.\n\nManage notifications",
      }),
      context,
    );
    expect(mail.parts[0]?.author?.name).toBe("Lena Vogt");
    expect(mail.parts[0]?.text).toBe("Status changed to Blocked.");
  });

  it("link targets that track are no part of the words", async () => {
    const target = `https://links.example/c?u=${"a1b2c3d4".repeat(12)}`;
    const text = `Please read the plan<${target}> by Friday.\n[cid:image001.png@01DB.77]\n${target}\nShort: https://plans.example/7`;
    const part = (await readMail(plainMail({ text }), context)).parts[0];
    expect(part?.text).toBe("Please read the plan by Friday.\nShort: https://plans.example/7");
    expect(part?.signature).toContain(target);
  });

  it("a person may write about unsubscribing", async () => {
    const text = "Please add the link to unsubscribe to our newsletter by Friday.";
    const mail = await readMail(plainMail({ text }), context);
    expect(mail.parts[0]?.text).toBe(text);
  });
});

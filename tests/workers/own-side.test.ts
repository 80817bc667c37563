import { parseHTML } from "linkedom/worker";
import { expect, it } from "vitest";
import { generateNow } from "../../app/domain/digests/generate-digest.server";
import { sendDigest } from "../../app/domain/digests/send-digest.server";
import { deliverMail, rawMail } from "../support/deliver-mail";
import { deliverOne } from "../support/digest-agent";
import { emptyDraft } from "../support/drafts";
import { newAgent } from "../support/new-agent";
import { newUser } from "../support/new-user";
import { mailServer, platformAt, writerThat } from "../support/platform-at";
import { linkIn } from "../support/sent-digest";
import { sendForm, upload } from "../support/upload";

const HEBREW = /\p{Script=Hebrew}/u;
const QUOTE = "דנה, נא לשלוח את החוזה עד יום שישי";

/** What a browser shows of texts that are read from the right, and would lay out from the left. */
function fromTheWrongSide(html: string): string[] {
  const { document } = parseHTML(html);
  const wrong: string[] = [];
  for (const element of document.querySelectorAll("body, body *")) {
    if (element.closest("script, style, template, option, .sr-only")) continue;
    const isField = /^(INPUT|TEXTAREA)$/.test(element.tagName) && element.getAttribute("type") !== "hidden";
    const own = [...element.childNodes]
      .filter(({ nodeType }) => nodeType === 3)
      .map((text) => text.textContent);
    const said = isField ? (element.getAttribute("value") ?? element.textContent ?? "") : own.join(" ");
    const shown = said.replace(/\u2068[^\u2069]*\u2069/g, "");
    if (!HEBREW.test(shown)) continue;
    if (isField ? element.getAttribute("dir") !== "auto" : !element.closest("[dir=auto], bdi"))
      wrong.push(`${element.outerHTML.slice(0, 160)}`);
  }
  return wrong;
}

/** An account in which all that people wrote is Hebrew, and the addresses of its pages. */
async function hebrewAccount() {
  const user = await newUser();
  const agent = await newAgent(user, {
    title: "מעבר המחסן",
    description: "מעבר המחסן לחולון",
    recipients: ["dana@yard.example"],
    frequency: "daily",
    scheduleTime: "09:00",
    allowedSenders: ["payments.example"],
  });
  const owner = { userId: user.id, agentId: agent.id };
  const mail = (subject: string) =>
    rawMail(
      {
        From: "=?utf-8?B?15PXoNeUINec15XXmQ==?= <dana@payments.example>",
        Subject: subject,
        "MIME-Version": "1.0",
        "Content-Type": "multipart/mixed; boundary=part",
      },
      [
        "--part",
        "Content-Type: text/plain; charset=utf-8",
        "",
        QUOTE,
        "--part",
        'Content-Type: text/plain; charset=utf-8; name="=?utf-8?B?16rXldeb16DXmdeqLnR4dA==?="',
        "Content-Disposition: attachment",
        "",
        "תוכנית המעבר",
        "--part--",
      ].join("\r\n"),
    );
  const mailId = await deliverOne(agent, mail("=?utf-8?B?15TXl9eV15bXlA==?="));
  const quotes = [{ kind: "email" as const, id: mailId, quote: QUOTE }];
  const urgency = "high" as const;
  const writer = writerThat(async () => ({
    ...emptyDraft("החוזה צריך לצאת עד יום שישי."),
    actionItems: [{ task: "לשלוח את החוזה", owner: "דנה", timeline: "יום שישי", urgency, quotes }],
    blockers: [{ description: "החוזה חסר", impact: "אין מעבר", solution: "לשלוח", urgency, quotes }],
    decisions: [{ decision: "עוברים ביום שישי", context: "החוזה", status: "סופי", quotes }],
    stakeholders: [{ name: "דנה", role: "מנהלת", responsibilities: "החוזה", quotes }],
  }));
  const generated = await generateNow(platformAt(new Date(), { writer }), owner, { kind: "manual" });
  if (generated.outcome !== "written") throw new Error(`No digest was written: ${generated.outcome}.`);
  const server = mailServer();
  const { digestId } = generated;
  await sendDigest(platformAt(new Date(), { mailer: server }), { ...owner, digestId }, { runId: null });
  const [sent] = server.taken;
  if (!sent) throw new Error("No mail was sent.");

  const waitingId = await deliverOne(agent, mail("=?utf-8?B?16nXkNec15Q=?="));
  await deliverMail(agent.emailAddress, mail("=?utf-8?B?157Xl9eV16U=?="), { from: "noa@elsewhere.example" });
  const api = `/api/agents/${agent.id}`;
  const document = await sendForm<{ id: string }>(
    user,
    `${api}/context-docs`,
    upload("מי ומי", "צוות.md", "אנשי הצוות"),
  );
  const ask = (question: string) =>
    user.call<{ id: string }>("POST", `${api}/clarifying-questions`, { question, summaryId: null });
  await ask("מי חותם?");
  const { body } = await ask("מתי עוברים?");
  await user.call("PUT", `${api}/clarifying-questions/${body.id}`, {
    answer: "ביום שישי",
    status: "answered",
  });
  const sheet = `/agents/${agent.id}`;
  return {
    user,
    sent,
    pages: [
      "/",
      "/?dialog=notifications",
      "/?dialog=go",
      `/?dialog=send&agent=${agent.id}`,
      "/monday",
      "/monday?by=agent",
      "/monday/calendar",
      "/forwarding-guide",
      "/activity",
      sheet,
      `${sheet}?dialog=edit`,
      `${sheet}?dialog=delete`,
      `${sheet}?dialog=send`,
      `${sheet}?dialog=history`,
      `${sheet}?dialog=quarantine`,
      `${sheet}?dialog=delete-mail&mail=${mailId}`,
      `${sheet}?dialog=delete-document&document=${document.body.id}`,
      `${sheet}?dialog=delete-question&question=${body.id}`,
      `${sheet}?edit=overview`,
      `${sheet}?edit=actionItems`,
      `${sheet}/items`,
      `${sheet}/emails`,
      `${sheet}/emails/${mailId}`,
      `${sheet}/emails/${waitingId}`,
      `${sheet}/digests/${digestId}`,
      `${sheet}/import`,
      linkIn(sent, 1),
      new URL(/https?:\/\/\S+\/d\/\S+/.exec(sent.text)?.[0] ?? "").pathname,
      new URL(/https?:\/\/\S+\/unsubscribe\/\S+/.exec(sent.text)?.[0] ?? "").pathname,
    ],
  };
}

it("what people wrote is read from its own side, on every page and in the mail", async () => {
  const { user, pages, sent } = await hebrewAccount();
  const wrong = new Set<string>();
  const withHebrew = [];
  for (const path of pages) {
    const { status, body } = await user.call<string>("GET", path);
    expect({ path, status }).toEqual({ path, status: 200 });
    if (HEBREW.test(String(body))) withHebrew.push(path);
    for (const found of fromTheWrongSide(String(body))) wrong.add(found);
  }
  // Else the pages were asked for nothing.
  expect(withHebrew.length).toBeGreaterThan(pages.length - 3);
  for (const found of fromTheWrongSide(sent.html ?? "")) wrong.add(`mail: ${found}`);
  expect([...wrong]).toEqual([]);
});

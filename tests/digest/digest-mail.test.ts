import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { digestMarkdown } from "../../app/digest/digest-markdown";
import { composeDigestMail } from "../../app/digest/mail/compose-digest-mail";
import { action, emptyContent, mailInput, manyContent, source, weekContent } from "./digest-mail-fixtures";

const bytes = (text: string) => new TextEncoder().encode(text).length;
/** What a reader sees of the HTML. */
const shown = (html: string) =>
  html
    .replace(/<!--[\s\S]*?-->|<style>[\s\S]*?<\/style>|<head>[\s\S]*?<\/head>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");

describe("subject of a digest mail", () => {
  it("names the agent, the counts and the agent's local day", () => {
    expect(composeDigestMail(mailInput()).subject).toBe(
      "Payments rollout: 1 blocker, 2 actions - Mon 16 Nov",
    );
    const late = mailInput({ generatedAt: new Date("2026-11-15T23:30:00Z") });
    expect(composeDigestMail(late).subject).toContain("Mon 16 Nov");
    expect(composeDigestMail({ ...late, timeZone: "America/New_York" }).subject).toContain("Sun 15 Nov");
    expect(composeDigestMail({ ...late, timeZone: "Nowhere/Zone" }).subject).toContain("Sun 15 Nov");
  });

  it("says so when nothing needs the reader", () => {
    const mail = composeDigestMail(mailInput({ content: emptyContent }));
    expect(mail.subject).toBe("Payments rollout: nothing needs you - Mon 16 Nov");
    expect(mail.html).toContain(">Nothing needs you</h1>");
  });

  it("is at most 65 characters and one line, whatever the agent is called", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 250 }), (agentTitle) => {
        const mail = composeDigestMail(mailInput({ agentTitle, content: emptyContent }));
        expect([...mail.subject].length).toBeLessThanOrEqual(65);
        for (const value of [mail.subject, mail.fromName, mail.replyTo, ...Object.values(mail.headers)]) {
          expect(value).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
        }
      }),
    );
  });
});

describe("headers of a digest mail", () => {
  it("let people leave with one click, reply to the agent, and keep automatic answers away", () => {
    const mail = composeDigestMail(mailInput());
    expect(mail.fromName).toBe("Payments rollout via Mondaybrief");
    expect(mail.replyTo).toBe("paymentsRollout482913@inbound.mondaybrief.example");
    expect(mail.headers).toEqual({
      "List-ID": '"Payments rollout" <paymentsrollout482913.inbound.mondaybrief.example>',
      "List-Unsubscribe":
        "<https://app.mondaybrief.example/unsubscribe/t0k3n>, " +
        "<mailto:paymentsRollout482913@inbound.mondaybrief.example?subject=unsubscribe%20t0k3n>",
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      "X-Entity-Ref-ID": "01936f2e-digest",
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      "X-Mondaybrief-Digest": "01936f2e-digest",
    });
  });

  it("an agent's title can't add a header", () => {
    const mail = composeDigestMail(mailInput({ agentTitle: 'Pay"\r\nBcc: all@team.example\r\n\r\n<b>' }));
    expect(mail.fromName).toBe('Pay" Bcc: all@team.example <b> via Mondaybrief');
    expect(mail.headers["List-ID"]).toBe(
      '"Pay Bcc: all@team.example b" <paymentsrollout482913.inbound.mondaybrief.example>',
    );
  });
});

describe("what a digest mail says", () => {
  it("in order: meta line, counts, overview, sections, open questions, button, footer", () => {
    const text = shown(composeDigestMail(mailInput()).html);
    const order = [
      "Mon 16 Nov, 09:00 (Europe/Berlin)",
      "12 emails read",
      "1 blocker, 2 actions",
      "The ledger cutover slips two days",
      "Action Items",
      "Blockers",
      "Decisions",
      "Key Stakeholders",
      "Open questions",
      "Open the digest",
      "You get this at kofi@team.example because Marta Lindqvist added you",
      "Unsubscribe",
      "Written by AI",
    ];
    const places = order.map((words) => text.indexOf(words, text.indexOf("Mon 16 Nov, 09:00")));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it("each line says its owner, its date, and the mail and words it comes from", () => {
    const { html, text } = composeDigestMail(mailInput());
    const blocker = shown(html).slice(shown(html).indexOf("Sandbox keys expired"));
    expect(blocker).toContain("Impact: the load test can&#39;t run");
    expect(blocker).toContain(
      "from Priya Nair, [PAY-212] Keys and 1 more: &ldquo; the sandbox keys ran out on Friday",
    );
    expect(text).toContain(
      '- [HIGH] Name an owner for the webhook retry bug (Joe, due today)\n  from Ana Ruiz, Rollout: "Joe, Name an owner',
    );
  });

  it.each([
    ["As soon as possible", "As soon as possible"],
    ["Fri 20 Nov, 17:00", "due Fri 20 Nov, 17:00"],
    ["Week of 23 Nov", "Week of 23 Nov"],
    ["From Mon 23 Nov", "From Mon 23 Nov"],
    ["December", "due December"],
  ])("the date %j is said as %j", (timeline, said) => {
    const actionItems = [{ ...action("Answer the bank"), timeline }];
    const { text } = composeDigestMail(mailInput({ content: { ...weekContent, actionItems } }));
    expect(text).toContain(`- Answer the bank (Joe, ${said})`);
  });

  it("Top 3 by urgency, blockers before actions, once there are more than three", () => {
    const actionItems = [action("Plain"), action("Soon", "medium"), action("Now", "high")];
    const { text } = composeDigestMail(mailInput({ content: { ...weekContent, actionItems } }));
    const top = text.slice(text.indexOf("TOP 3"), text.indexOf("ACTION ITEMS"));
    expect(top.match(/^- .*/gm)).toEqual([
      "- [HIGH] Sandbox keys expired",
      "- [HIGH] Now (Joe, due today)",
      "- [MEDIUM] Soon (Joe, due today)",
    ]);
    expect(composeDigestMail(mailInput()).text).not.toContain("TOP 3");
  });

  it("the first mail to a new recipient says who added them and how to leave, above everything", () => {
    const first = composeDigestMail(mailInput({ isFirstMailToRecipient: true }));
    const notice = "Marta Lindqvist added you to the digests of Payments rollout.";
    expect(first.html.indexOf(notice)).toBeLessThan(first.html.indexOf("<h1"));
    expect(first.html.indexOf("/unsubscribe/t0k3n")).toBeLessThan(first.html.indexOf("<h1"));
    expect(first.text.indexOf("Not for you? Unsubscribe:")).toBeLessThan(first.text.indexOf("ACTION ITEMS"));
    expect(composeDigestMail(mailInput()).html).not.toContain("Not for you?");
    const owner = composeDigestMail(mailInput({ isFirstMailToRecipient: true, recipientIsOwner: true }));
    expect(owner.text).toContain("You get this because Payments rollout is your agent.");
    expect(owner.text).not.toContain("added you");
  });

  it("a digest edited by hand is mailed as edited", () => {
    const editedMarkdown = digestMarkdown(weekContent).replace("Name an owner", "Find an owner");
    const { html, text } = composeDigestMail(mailInput({ editedMarkdown }));
    expect(html).toContain("edited by hand");
    expect(text).toContain("- Find an owner for the webhook retry bug (Joe, due today)\n- [MEDIUM] Confirm");
    expect(text).not.toContain("Name an owner for the webhook retry bug (");
  });

  it("shows 15 lines of a section, then how many more", () => {
    const { html, text } = composeDigestMail(mailInput({ content: manyContent(22) }));
    expect(html.match(/and 7 more<\/a>/g)).toHaveLength(4);
    expect(html).toContain("shop 15 before");
    expect(html).not.toContain("shop 16 before");
    expect(text).toContain("and 7 more:\nhttps://app.mondaybrief.example/shared/abc\n");
  });

  it("text has at most 72 columns, save for addresses and words that are longer", () => {
    for (const line of composeDigestMail(mailInput({ content: manyContent(5) })).text.split("\n")) {
      if (!line.startsWith("https://")) expect(line.length).toBeLessThanOrEqual(72);
    }
  });
});

describe("the HTML of a digest mail", () => {
  it("is below 60 kB with 40 items in each section", () => {
    expect(bytes(composeDigestMail(mailInput({ content: manyContent(40) })).html)).toBeLessThan(60_000);
  });

  it("is below 90 kB for the longest words and the heaviest characters", () => {
    const openQuestions = Array.from({ length: 9 }, () => "\"'".repeat(500));
    for (const heavy of ["&'\"<>", "👩‍🚀", '"', "x"]) {
      const text = heavy.repeat(400);
      const content = { ...manyContent(60, text), overview: `${text}\n${text}\n\n`.repeat(20) };
      const filled = content.blockers.map((item) => ({
        ...item,
        impact: text,
        solution: text,
        sources: [source(text, text, text)],
      }));
      const { html } = composeDigestMail(
        mailInput({
          content: { ...content, blockers: filled },
          openQuestions,
          agentTitle: text,
          ownerName: text,
          recipient: text,
        }),
      );
      expect(bytes(html)).toBeLessThan(90_000);
    }
  });

  it("nothing that a mail or a model says becomes HTML", () => {
    const attack = "<img src=x onerror=alert(1)>\"'><script>alert(1)</script>";
    const content = {
      overview: attack,
      actionItems: [
        action(attack, "high", {
          owner: attack,
          timeline: attack,
          sources: [source(attack, attack, attack)],
        }),
      ],
      blockers: [
        { description: attack, impact: attack, solution: attack, urgency: "none" as const, sources: [] },
      ],
      decisions: [{ decision: attack, context: attack, status: attack, sources: [] }],
      stakeholders: [{ name: attack, role: attack, responsibilities: attack, sources: [] }],
    };
    const clean = composeDigestMail(mailInput());
    const { html } = composeDigestMail(
      mailInput({
        content,
        agentTitle: attack,
        ownerName: attack,
        recipient: attack,
        openQuestions: [attack],
      }),
    );
    expect(html).not.toMatch(/<(?:script|img)/i);
    const names = (text: string) => [
      ...new Set([...text.matchAll(/<\/?([a-z:!][a-z0-9:]*)/gi)].map((match) => match[1])),
    ];
    for (const name of names(html)) expect(names(clean.html)).toContain(name);
  });

  it("loads nothing from elsewhere and says its language", () => {
    const { html } = composeDigestMail(mailInput());
    expect(html).not.toMatch(/<img|<link|@import|url\(|<script/i);
    expect(html).toContain('<html lang="en"');
    expect(html).toContain('role="main"');
    expect(html).toContain("prefers-color-scheme:dark");
    expect(html).toContain("<v:roundrect");
  });
});

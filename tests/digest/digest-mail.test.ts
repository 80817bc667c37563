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
  it("let people leave with one click, answer this mail, and keep automatic answers away", () => {
    const mail = composeDigestMail(mailInput());
    expect(mail.fromName).toBe("Payments rollout via Mondaybrief");
    expect(mail.replyTo).toBe("answer-0123456789abcdef0123456789abcdef@inbound.mondaybrief.example");
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
  it("in order: brand and agent, counts, button, overview, blockers first, open questions, footer", () => {
    const text = shown(composeDigestMail(mailInput()).html);
    const order = [
      "Mondaybrief",
      "Payments rollout",
      "Mon 16 Nov, 09:00 (Europe/Berlin)",
      "12 emails read",
      "1 blocker, 2 actions",
      "Open the digest",
      "The ledger cutover slips two days",
      "Blockers",
      "Action Items",
      "Decisions",
      "Key Stakeholders",
      "Open questions",
      "You get this at kofi@team.example because Marta Lindqvist added you",
      "Unsubscribe",
      "Written by AI",
    ];
    const places = order.map((words) => text.indexOf(words, text.indexOf("Mondaybrief")));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it("a line's source leads its owner to the mail, and everybody else to the shared page", () => {
    const linkOf = (recipientIsOwner: boolean) => {
      const { html } = composeDigestMail(mailInput({ recipientIsOwner }));
      return /<a href="([^"]*)"[^>]*>from Priya Nair, /.exec(html)?.[1];
    };
    expect(linkOf(true)).toBe("https://app.mondaybrief.example/agents/a1/emails/m1");
    expect(linkOf(false)).toBe("https://app.mondaybrief.example/shared/abc");
  });

  it("each line says its owner, its date, and the mail and words it comes from", () => {
    const { html, text } = composeDigestMail(mailInput());
    const blocker = shown(html).slice(shown(html).indexOf("Sandbox keys expired"));
    expect(blocker).toContain("Impact: the load test can&#39;t run");
    expect(blocker).toContain(
      "from Priya Nair, [PAY-212] Keys and 1 more : &ldquo; the sandbox keys ran out on Friday",
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

  it("there is no Top 3 that repeats the list below it: a line stands once", () => {
    const actionItems = [action("Plain"), action("Soon", "medium"), action("Now", "high")];
    const { text } = composeDigestMail(mailInput({ content: { ...weekContent, actionItems } }));
    expect(text).not.toContain("TOP 3");
    for (const task of ["Plain", "Soon", "Now"])
      expect(text.match(new RegExp(`^- .*${task} \\(`, "gm"))).toHaveLength(1);
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

describe("What is new, still open, changed and closed since last time; overdue first", () => {
  const link = (number: number) => `https://app.mondaybrief.example/i/${number}-t0k3n`;
  const tracked = (itemId: string, change: "new" | "open" | "changed", due: string | null = null) => ({
    ...{ itemId, change, due, since: "2026-11-02T08:00:00Z" },
  });
  const asked = (quote: string, what?: "moved" | "accepted" | "contradicted" | "reported-done") => ({
    ...source(quote),
    ...(what ? { what } : {}),
  });
  const content = {
    ...weekContent,
    actionItems: [
      action("Order the shelves", "none", { timeline: null, ...tracked("shelves", "new") }),
      action("Return the keys", "none", { timeline: "Thu 12 Nov", ...tracked("keys", "open", "2026-11-12") }),
      action("Sign the lease", "none", {
        ...{ owner: "Ana Ruiz", timeline: "Fri 20 Nov", ...tracked("lease", "changed", "2026-11-20") },
        was: { owner: "Joe Okafor", timeline: "Wed 18 Nov" },
        sources: [
          asked("please sign the lease by Wednesday"),
          asked("the lease can wait until Friday", "moved"),
        ],
      }),
    ],
    blockers: [],
    decisions: [],
    stakeholders: [],
    closed: [
      {
        ...{ itemId: "permit", kind: "action" as const, text: "Scan the permit", how: "done" as const },
        ...{
          by: "words" as const,
          sources: [asked("scan the permit"), asked("the permit is scanned", "reported-done")],
        },
      },
    ],
  };
  const lines = ["keys", "shelves", "lease", "permit"].map((itemId) => ({
    ...{ itemId, ended: null, asked: itemId === "keys" ? 3 : 1 },
  }));
  const input = { content, lines, lineUrls: lines.map((_, index) => link(index + 1)) };

  it("each line has its number, its state and its link; the overdue one stands first", () => {
    const { text, subject } = composeDigestMail(mailInput(input));
    expect(subject).toBe("Payments rollout: 1 overdue, 0 blockers, 3 actions - Mon 16 Nov");
    expect(text.slice(text.indexOf("OVERDUE (1)"))).toMatch(
      new RegExp(
        [
          "^OVERDUE \\(1\\)",
          "1\\. \\[OVERDUE SINCE THU 12 NOV\\] Return the keys \\(Joe, open since Mon 2",
          "   Nov, asked 3 times\\)",
          '   from Ana Ruiz, Rollout: "Joe, Return the keys"',
          link(1),
        ].join("\\n"),
      ),
    );
    expect(text).toContain("1 new - 1 changed - 1 still open - 1 closed since last time");
    expect(text).toContain("2. Order the shelves (Joe, new)");
  });

  it("a changed line says from and to, with the words that changed it and those from before", () => {
    const { text } = composeDigestMail(mailInput(input));
    const line = text.slice(text.indexOf("3. Sign the lease"), text.indexOf(link(3))).replace(/\s+/g, " ");
    expect(line).toBe(
      "3. Sign the lease (Ana Ruiz, due Fri 20 Nov, was Joe Okafor, Wed 18 Nov; open since Mon 2 Nov) " +
        'from Ana Ruiz, Rollout: "the lease can wait until Friday" ' +
        'from Ana Ruiz, Rollout: "please sign the lease by Wednesday" ',
    );
  });

  it("a line whose words disagree says on what, with what was said first and what was said against it", () => {
    const disputed = action("Sign the lease", "none", {
      ...{ owner: "Joe", timeline: "Fri 20 Nov", ...tracked("lease", "changed", "2026-11-20") },
      disputed: [{ field: "timeline", values: ["Fri 20 Nov", "Thu 19 Nov"] }],
      sources: [
        asked("please sign the lease by Wednesday"),
        asked("the lease can wait until Friday", "moved"),
        asked("will do", "accepted"),
        asked("Joe signs the lease on Thursday", "contradicted"),
      ],
    });
    const mail = composeDigestMail(
      mailInput({ ...input, content: { ...content, actionItems: [disputed], closed: [] } }),
    );
    const line = mail.text
      .slice(mail.text.indexOf("3. Sign the lease"), mail.text.indexOf(link(3)))
      .replace(/\s+/g, " ");
    expect(line).toBe(
      "3. Sign the lease (Joe, due Fri 20 Nov, changed; open since Mon 2 Nov) " +
        "The sources disagree on the date: Fri 20 Nov or Thu 19 Nov " +
        'from Ana Ruiz, Rollout: "the lease can wait until Friday" ' +
        'from Ana Ruiz, Rollout and 2 more: "Joe signs the lease on Thursday" ',
    );
    expect(shown(mail.html)).toContain("The sources disagree on the date: Fri 20 Nov or Thu 19 Nov");
  });

  it("what was closed has the words that closed it, and a number to open it again", () => {
    const { text } = composeDigestMail(mailInput(input));
    expect(text).toContain(
      '4. Scan the permit (done)\n   from Ana Ruiz, Rollout and 1 more: "the permit is scanned"',
    );
  });

  it("what ended between writing and sending is among what is closed, under the same number", () => {
    const ended = lines.map((line) =>
      line.itemId === "shelves" ? { ...line, ended: "done" as const } : line,
    );
    const { text, subject } = composeDigestMail(mailInput({ ...input, lines: ended }));
    expect(subject).toContain("2 actions");
    expect(text.indexOf("CLOSED SINCE LAST TIME (2)")).toBeLessThan(
      text.indexOf("2. Order the shelves (done, marked by"),
    );
  });

  it("says how to act by answering, with numbers that stand in it; not where answers are only read", () => {
    const { text, html } = composeDigestMail(mailInput(input));
    const words = "“1 done”, “2 Joe Friday”, “3 not ours”";
    expect(text.replace(/\s+/g, " ")).toContain(words);
    expect(shown(html)).toContain(words);
    const agentAddress = mailInput().agentAddress;
    expect(composeDigestMail(mailInput({ ...input, replyTo: agentAddress })).text).not.toContain(
      "Answer this mail",
    );
    expect(composeDigestMail(mailInput()).text).not.toContain("Answer this mail");
  });

  it("the HTML says the same, line by line", () => {
    const { html } = composeDigestMail(mailInput(input));
    for (const number of [1, 2, 3, 4]) {
      expect(html).toContain(`<a href="${link(number)}"`);
      expect(html).toContain(`>Act on ${number}</a>`);
    }
    const words = shown(html);
    for (const said of [
      "Overdue since Thu 12 Nov",
      "open since Mon 2 Nov, asked 3 times",
      "1 still open",
      "was Joe Okafor",
    ])
      expect(words).toContain(said);
  });

  it.each([
    ["2026-11-19", "due tomorrow"],
    ["2026-11-20", "due today"],
    ["2026-11-21", "OVERDUE SINCE FRI 20 NOV"],
  ])("sent on %s the 20th is said as %j", (today, said) => {
    expect(composeDigestMail(mailInput({ ...input, today })).text.replace(/\s+/g, " ")).toContain(said);
  });

  it("where all is new, as in the first digest, nothing says so", () => {
    const first = { ...content, actionItems: content.actionItems.slice(0, 1), closed: [] };
    const { text } = composeDigestMail(mailInput({ ...input, content: first }));
    expect(text).toContain("2. Order the shelves (Joe)");
    expect(text).not.toMatch(/\bnew\b/);
  });

  it("the caps say what they leave out, and link to it", () => {
    const many = Array.from({ length: 22 }, (_, index) =>
      action(`Check shop ${index + 1}`, "none", {
        timeline: null,
        ...tracked(`i${index}`, index < 18 ? "open" : "new"),
      }),
    );
    const { text, html } = composeDigestMail(
      mailInput({ content: { ...content, actionItems: many }, lines: [] }),
    );
    expect(text).toContain("and 7 more: 4 new, 3 still open:\nhttps://app.mondaybrief.example/shared/abc");
    expect(html).toContain('href="https://app.mondaybrief.example/shared/abc"');
    expect(shown(html)).toContain("and 7 more: 4 new, 3 still open");
  });

  it("decisions from before are three at most, below the new ones", () => {
    const decisions = Array.from({ length: 9 }, (_, index) => ({
      ...{ decision: `Keep date ${index + 1}`, context: null, status: null, sources: [source("we keep it")] },
      ...tracked(`d${index}`, index === 8 ? "new" : "open"),
    }));
    const { text } = composeDigestMail(mailInput({ content: { ...content, decisions } }));
    const section = text.slice(text.indexOf("DECISIONS (9)"), text.indexOf("CLOSED"));
    expect(section.match(/Keep date \d/g)).toEqual(["Keep date 9", "Keep date 1", "Keep date 2"]);
    expect(section).toContain("and 6 more: 6 from before");
  });
});

describe("'For you' on top for a recipient who owns or is waited for", () => {
  const content = {
    ...weekContent,
    actionItems: [
      action("Order the shelves", "none", { owner: "Ana" }),
      action("Sign the lease", "none", { owner: "Ana Ruiz and Joe Okafor" }),
      action("Return the keys", "none", { owner: "Joe" }),
      action("Call the bank", "none", { owner: null }),
    ],
    blockers: [
      {
        ...weekContent.blockers[0],
        description: "The permit is stuck, we are still waiting for Ana",
        impact: null,
      },
    ].map((each) => ({ ...each, solution: null, urgency: "none" as const, sources: [source("no permit")] })),
  };
  const ana = {
    address: "ana@yard.example",
    names: ["Ana Ruiz"],
    others: ["Joe Okafor"],
    told: ["Ana Ruiz"],
  };
  const forYou = (reader: typeof ana) => {
    const { text } = composeDigestMail(mailInput({ content, reader }));
    const [, section = ""] = /^FOR YOU \(\d+\)\n([\s\S]*?)\n\n/m.exec(text) ?? [];
    return { text, lines: section.match(/^- [^(\n]*/gm)?.map((line) => line.slice(2).trim()) ?? [] };
  };

  it("her lines and what waits for her, above the overview, and not again below", () => {
    const { text, lines } = forYou(ana);
    expect(lines).toEqual([
      "The permit is stuck, we are still waiting for Ana",
      "Order the shelves",
      "Sign the lease",
    ]);
    expect(text.indexOf("FOR YOU")).toBeLessThan(text.indexOf("The ledger cutover"));
    expect(text.match(/Order the shelves \(/g)).toHaveLength(1);
    const { html } = composeDigestMail(mailInput({ content, reader: ana }));
    expect(shown(html).indexOf("For you")).toBeLessThan(shown(html).indexOf("Overview"));
  });

  it.each([
    ["another Ana writes to the agent", { ...ana, others: ["Ana Costa"] }, ["Sign the lease"]],
    ["another Ana stands in the digest", { ...ana, told: ["Ana Ruiz", "Ana Costa"] }, ["Sign the lease"]],
    ["somebody with the whole name writes from elsewhere", { ...ana, others: ["Ana Ruiz"] }, []],
    ["no mail names the recipient", { ...ana, names: [] }, []],
    ["nobody is known", { address: "x@yard.example", names: [], others: [], told: [] }, []],
    ["the address spells the whole name", { ...ana, address: "ana.ruiz@yard.example", names: [] }, null],
    ["the name stands the other way round", { ...ana, names: ["Ruiz, Ana (Yard)"] }, null],
  ])("never a guess: %s", (_, reader, expected) => {
    expect(forYou(reader).lines).toEqual(expected ?? forYou(ana).lines);
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

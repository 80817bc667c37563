import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { questions } from "../../../app/database/schema/questions.server";
import { generateNow } from "../../../app/domain/digests/generate-digest.server";
import type { DigestDraft } from "../../../app/writing/digest-material";
import { emptyDraft, lineOf } from "../../support/drafts";
import { balanceOf } from "../../support/new-user";
import { platformAt, writerThat } from "../../support/platform-at";
import { newStory, type StoryMail } from "../../support/story";
import { MONDAY, TUESDAY, WEDNESDAY } from "../../support/story-mails";

const ASKED = {
  from: "Ana Ruiz <ana@yard.example>",
  at: "2026-11-02T08:00:00Z",
  subject: "Lease",
  text: "Hi Joe,\n\nplease send the signed lease to the landlord by Friday.\n\nAna",
};
const OTHER_DAY = {
  from: "Marta Lind <marta@yard.example>",
  at: "2026-11-03T08:00:00Z",
  subject: "Re: Lease",
  text: "Hi Joe,\n\nplease send the signed lease to the landlord by Thursday.\n\nMarta",
};
const QUESTION =
  "By when is this due: Send the signed lease to the landlord? The sources say Fri 6 Nov and Thu 5 Nov.";

async function told(mails: StoryMail[], how: "one by one" | "at once") {
  const story = await newStory();
  for (const [index, mail] of mails.entries()) {
    await story.deliver(mail);
    if (how === "one by one" || index === mails.length - 1)
      await story.digest(new Date(Date.parse(mail.at) + 36_000_000).toISOString());
  }
  const asked = async () =>
    (
      await story.user.call<{ id: string; question: string; status: string }[]>(
        "GET",
        `${story.path}/clarifying-questions`,
      )
    ).body;
  return { ...story, asked };
}
const what = (item: { events: { what: string }[] } | undefined) => item?.events.map((event) => event.what);

describe("Two mails that disagree on a date", () => {
  it.each(["one by one", "at once"] as const)(
    "are shown together with both quotes, and become a clarifying question that they lead to (%s)",
    async (how) => {
      const story = await told([ASKED, OTHER_DAY], how);
      const [line, ...others] = (await story.latest()).actionItems;
      expect(others).toEqual([]);
      expect(line).toMatchObject({
        timeline: "Fri 6 Nov",
        due: "2026-11-06",
        disputed: [{ field: "timeline", values: ["Fri 6 Nov", "Thu 5 Nov"] }],
        sources: [
          { quote: "please send the signed lease to the landlord by Friday." },
          { quote: "please send the signed lease to the landlord by Thursday.", what: "contradicted" },
        ],
      });
      const [item] = await story.items();
      expect(what(item)).toEqual(["asked", "contradicted"]);
      expect(await story.asked()).toMatchObject([{ question: QUESTION, status: "open" }]);
      const page = (await story.user.call<string>("GET", `/agents/${story.agent.id}`)).body;
      expect(page).toContain("The sources disagree on the date");
      expect(page).toContain("Fri 6 Nov or Thu 5 Nov");
      const [question] = await story.asked();
      const settle = `href="/agents/${story.agent.id}?shown=1000#question-${question?.id}"`;
      expect(page).toContain(settle);
      for (const path of [`/agents/${story.agent.id}/items`, "/monday"]) {
        const { body } = await story.user.call<string>("GET", path);
        expect(body).toContain("The sources disagree on the date: </span><bdi>Fri 6 Nov or Thu 5 Nov</bdi>");
        expect(body).toContain(settle);
      }
    },
  );

  it.each([
    { answer: "Thursday 5 November", due: "2026-11-05" },
    { answer: "Fri 6 Nov", due: "2026-11-06" },
  ])(
    "the answer '$answer' settles the item at once, is an event, and costs nothing",
    async ({ answer, due }) => {
      const story = await told([ASKED, OTHER_DAY], "one by one");
      const [question] = await story.asked();
      const path = `${story.path}/clarifying-questions/${question?.id}`;
      expect((await story.user.call("PUT", path, { answer, status: "answered" })).status).toBe(200);
      const [item] = await story.items();
      expect(item).toMatchObject({ due, state: "open" });
      expect(item?.events.at(-1)).toMatchObject({ what: "marked", by: "person", quote: answer });
      const page = (await story.user.call<string>("GET", `/agents/${story.agent.id}`)).body;
      expect(page).toContain(
        "The sources disagreed on the date: </span><bdi>Fri 6 Nov or Thu 5 Nov; settled since</bdi>",
      );
      expect((await story.user.call<string>("GET", "/monday")).body).not.toContain("The sources disagree");
      expect(await balanceOf(story.user.id)).toEqual({ credits: 498, ledger: 498 });
      await story.deliver({
        ...ASKED,
        at: TUESDAY,
        subject: "Yard",
        text: "Hi Kim,\n\nplease book the yard.\n\nAna",
      });
      await story.digest(new Date(Date.now() + 60_000).toISOString());
      const line = (await story.latest()).actionItems.find(({ itemId }) => itemId === item?.id);
      expect(line?.disputed).toBeUndefined();
      expect((await story.items()).find(({ id }) => id === item?.id)?.events).toHaveLength(3);
    },
  );

  it("a question that was dismissed is not asked again, and the item keeps what was said first", async () => {
    const story = await told([ASKED, OTHER_DAY], "one by one");
    const [question] = await story.asked();
    await story.user.call("PUT", `${story.path}/clarifying-questions/${question?.id}`, {
      status: "dismissed",
    });
    const page = (await story.user.call<string>("GET", "/monday")).body;
    expect(page).toContain("The sources disagree on the date");
    expect(page).not.toContain(`#question-${question?.id}`);
    await story.deliver({
      ...ASKED,
      at: TUESDAY,
      subject: "Yard",
      text: "Hi Kim,\n\nplease book the yard.\n\nAna",
    });
    await story.digest(WEDNESDAY);
    const rows = await platformAt(MONDAY).db.query.questions.findMany({
      where: eq(questions.agentId, story.agent.id),
    });
    expect(rows).toMatchObject([{ status: "dismissed" }]);
  });

  it("written anew over the same mails there is one question and one event", async () => {
    const story = await told([ASKED, OTHER_DAY], "at once");
    expect(await story.digest(WEDNESDAY)).toMatchObject({ outcome: "unchanged" });
    expect(await story.asked()).toHaveLength(1);
    expect(what((await story.items())[0])).toEqual(["asked", "contradicted"]);
  });
});

describe("A later mail that moves a date moves it", () => {
  it.each([
    {
      who: "the owner",
      from: "Joe Okafor <joe@yard.example>",
      text: "Hi Ana,\n\nI will send the signed lease to the landlord by Thursday.\n\nJoe",
    },
    {
      who: "who asked",
      from: ASKED.from,
      text: "Hi Joe,\n\nplease send the signed lease to the landlord by Thursday.\n\nAna",
    },
    {
      who: "words that say so",
      from: OTHER_DAY.from,
      text: "Hi Joe,\n\nplease send the signed lease to the landlord by Thursday instead.\n\nMarta",
    },
  ])("because of $who", async ({ from, text }) => {
    for (const how of ["one by one", "at once"] as const) {
      const story = await told([ASKED, { ...OTHER_DAY, from, text }], how);
      expect((await story.latest()).actionItems).toMatchObject([{ due: "2026-11-05" }]);
      expect((await story.latest()).actionItems[0]?.disputed).toBeUndefined();
      expect(await story.asked()).toEqual([]);
    }
  });

  it("a date that had passed is followed by another", async () => {
    const late = { ...OTHER_DAY, at: "2026-11-10T08:00:00Z" };
    const story = await told([ASKED, late], "one by one");
    expect((await story.latest()).actionItems).toMatchObject([{ due: "2026-11-12" }]);
    expect(await story.asked()).toEqual([]);
  });
});

describe("Two mails that disagree on an owner", () => {
  const OTHER_OWNER = {
    ...OTHER_DAY,
    text: "Hi all,\n\nKim will send the signed lease to the landlord.\n\nMarta",
  };

  it.each(["one by one", "at once"] as const)("are one item with a question (%s)", async (how) => {
    const story = await told([ASKED, OTHER_OWNER], how);
    expect((await story.latest()).actionItems).toMatchObject([
      { owner: "Joe", disputed: [{ field: "owner", values: ["Joe", "Kim"] }] },
    ]);
    const [question] = await story.asked();
    expect(question?.question).toBe(
      "Who owns: Send the signed lease to the landlord? The sources name Joe and Kim.",
    );
    const path = `${story.path}/clarifying-questions/${question?.id}`;
    await story.user.call("PUT", path, { answer: "Kim", status: "answered" });
    expect(await story.items()).toMatchObject([{ owner: "Kim" }]);
  });

  it("what each of two people has to do is two items", async () => {
    const each = (name: string) => `Hi ${name},\n\nplease send your signed lease to the landlord by Friday.`;
    const story = await told(
      [
        { ...ASKED, text: each("Joe") },
        { ...OTHER_DAY, text: each("Kim") },
      ],
      "at once",
    );
    expect((await story.latest()).actionItems).toHaveLength(2);
  });
});

describe("Two mails that disagree on a decision", () => {
  const DECIDED = {
    ...ASKED,
    subject: "Opening",
    text: "Hi all,\n\nwe decided to open the new shop on 3 December.\n\nAna",
  };
  const OTHER = {
    ...OTHER_DAY,
    subject: "Re: Opening",
    text: "Hi all,\n\nwe decided to open the new shop on 10 December.\n\nMarta",
  };

  it.each(["one by one", "at once"] as const)(
    "are one item with a question, which the answer settles (%s)",
    async (how) => {
      const story = await told([DECIDED, OTHER], how);
      const { decisions } = await story.latest();
      expect(decisions).toMatchObject([
        {
          disputed: [{ field: "text", values: [/3 Dec/, /10 Dec/].map((day) => expect.stringMatching(day)) }],
        },
      ]);
      const [question] = await story.asked();
      expect(question?.question).toMatch(
        /^Which is decided: .*3 Dec.*The sources say “.*3 Dec.*” and “.*10 Dec.*”\.$/,
      );
      const path = `${story.path}/clarifying-questions/${question?.id}`;
      await story.user.call("PUT", path, { answer: "10 December it is", status: "answered" });
      expect(await story.items()).toMatchObject([{ state: "open", text: expect.stringMatching(/10 Dec/) }]);
    },
  );
});

describe("Two mails that disagree on a word of a decision", () => {
  const GREEN = {
    ...ASKED,
    subject: "Front",
    text: "Hi all,\n\nwe decided to paint the shop front green.\n\nAna",
  };
  const BLUE = {
    ...OTHER_DAY,
    subject: "Re: Front",
    text: "Hi all,\n\nwe decided to paint the shop front blue.\n\nMarta",
  };

  it.each(["one by one", "at once"] as const)("are one item with a question (%s)", async (how) => {
    const story = await told([GREEN, BLUE], how);
    expect((await story.latest()).decisions).toMatchObject([
      { disputed: [{ field: "text", values: [/green/, /blue/].map((word) => expect.stringMatching(word)) }] },
    ]);
    const [question] = await story.asked();
    expect(question?.question).toMatch(/^Which is decided: .*green.*“.*green.*” and “.*blue.*”\.$/);
    const path = `${story.path}/clarifying-questions/${question?.id}`;
    await story.user.call("PUT", path, { answer: "we paint the shop front blue", status: "answered" });
    expect(await story.items()).toMatchObject([{ state: "open" }]);
  });
});

describe("Through the one checker, whoever writes", () => {
  it("a model's 'moved' by somebody else is a contradiction, and its 'contradicted' by who asked is a move", async () => {
    for (const { from, isMove } of [
      { from: OTHER_DAY.from, isMove: false },
      { from: ASKED.from, isMove: true },
    ]) {
      const story = await told([ASKED], "one by one");
      const [item] = await story.items();
      const mailId = await story.deliver({ ...OTHER_DAY, from });
      const quote = "please send the signed lease to the landlord by Thursday.";
      const change: NonNullable<DigestDraft["changes"]>[number] = {
        itemId: item?.id ?? "",
        what: isMove ? "contradicted" : "moved",
        quotes: [{ kind: "email", id: mailId, quote }],
        owner: null,
        timeline: "Thu 5 Nov",
      };
      const draft = { ...emptyDraft(), actionItems: [lineOf("x", "none", "x")], changes: [change] };
      const writer = writerThat(async () => draft);
      const owner = { userId: story.user.id, agentId: story.agent.id };
      await generateNow(platformAt(TUESDAY, { writer }), owner, { kind: "manual" });
      const [now] = await story.items();
      expect(what(now)).toEqual(["asked", isMove ? "moved" : "contradicted"]);
      expect(now?.due).toBe(isMove ? "2026-11-05" : "2026-11-06");
    }
  });
});

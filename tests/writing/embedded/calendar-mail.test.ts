import { describe, expect, it } from "vitest";
import { digestOf, rawText } from "./digest-of-mails";

const RUNA = "Runa Falk <runa@fjordyard.example>";
const MONDAY = "Mon, 16 Nov 2026 09:00:00 +0100";
const TUESDAY = "Tue, 17 Nov 2026 09:00:00 +0100";

interface Message {
  method: string;
  day?: string;
  sequence?: number;
  lines?: string[];
  body?: string;
  subject?: string;
  from?: string;
  date?: string;
}

/** A mail with a message of the crane meeting, as calendars send it: in words, and as a file. */
function calendarMail({
  method,
  day = "24",
  sequence = 0,
  lines = [],
  body = "",
  subject,
  from = RUNA,
  date = MONDAY,
}: Message) {
  const event = [
    "BEGIN:VCALENDAR",
    `METHOD:${method}`,
    "BEGIN:VEVENT",
    "UID:crane-7@fjordyard.example",
    `SEQUENCE:${sequence}`,
    `DTSTART;TZID=Europe/Berlin:202611${day}T100000`,
    "SUMMARY:Crane meeting",
    "ORGANIZER;CN=Runa Falk:mailto:runa@fjordyard.example",
    ...lines,
    "END:VEVENT",
    "END:VCALENDAR",
  ].join("\n");
  const parts = `--e\nContent-Type: text/plain; charset=utf-8\n\n${body}\n--e\nContent-Type: text/calendar; charset=utf-8; method=${method}\n\n${event}\n--e--\n`;
  const type = 'multipart/alternative; boundary="e"';
  return rawText(from, subject ?? "Crane meeting", parts, { date, type });
}

const asked = (name: string, answer = "NEEDS-ACTION") =>
  `ATTENDEE;CN=${name};PARTSTAT=${answer};RSVP=TRUE:mailto:${name.split(" ")[0]?.toLowerCase()}@fjordyard.example`;
const BRING = "DESCRIPTION:Idris\\, please bring the load tables.";

describe("an invitation gives what it waits for and what is to be prepared", () => {
  it("the answer of who was asked for one, by the day of the meeting", async () => {
    const { actionItems } = await digestOf(calendarMail({ method: "REQUEST", lines: [asked("Idris Bell")] }));
    expect(actionItems).toMatchObject([
      { task: "Answer the invitation: Crane meeting", owner: "Idris Bell", timeline: "Tue 24 Nov" },
    ]);
    expect(actionItems[0]?.sources.map(({ quote }) => quote)).toEqual([
      "Invitation: Crane meeting",
      "When: Tuesday, 24 November 2026, 10:00 (Europe/Berlin)",
      "Answer awaited: Idris Bell <idris@fjordyard.example>",
    ]);
  });

  it("what its description asks to bring, by the day of the meeting", async () => {
    const { tasks } = await digestOf(calendarMail({ method: "REQUEST", lines: [BRING] }));
    expect(tasks).toEqual([["Bring the load tables", "Idris", "Tue 24 Nov"]]);
  });

  it("a line of its own date keeps it", async () => {
    const description = "DESCRIPTION:Please send your photos to Wanja by Friday.";
    const { tasks } = await digestOf(calendarMail({ method: "REQUEST", lines: [description] }));
    expect(tasks).toEqual([["Send your photos to Wanja", null, "Fri 20 Nov"]]);
  });

  it("days counted from the meeting are shown as the days that they are", async () => {
    const description = "DESCRIPTION:Wanja\\, please print the drawings two days before.";
    const { tasks } = await digestOf(calendarMail({ method: "REQUEST", lines: [description] }));
    expect(tasks).toEqual([["Print the drawings", "Wanja", "Sun 22 Nov"]]);
  });

  it("what mail and calendar both say counts once", async () => {
    const body =
      "Crane meeting\nTuesday 24 November, 10:00\n\nIdris, please bring the load tables.\n\nGoing? Yes - No - Maybe";
    const { tasks } = await digestOf(calendarMail({ method: "REQUEST", lines: [BRING], body }));
    expect(tasks).toEqual([["Bring the load tables", "Idris", "Tue 24 Nov"]]);
  });

  it.each([
    ["an agenda", "DESCRIPTION:Agenda:\\n- Review the lift plan\\n- Approve the minutes\\n- Order new hooks"],
    [
      "what meeting programs write",
      "DESCRIPTION:Microsoft Teams Need help?\\nJoin the meeting now\\nMeeting ID: 312 4\\nFor organizers: Meeting options\\nPlease do not edit this section of the description.",
    ],
    ["a place", "LOCATION:Quay 4\\, please use the side door"],
    ["an answer that came", asked("Idris Bell", "ACCEPTED")],
  ])("no line from %s, and the overview tells of the meeting", async (_, line) => {
    const { tasks, overview } = await digestOf(calendarMail({ method: "REQUEST", lines: [line] }));
    expect(tasks).toEqual([]);
    expect(overview).toBe("Invitation: Crane meeting, Tue 24 Nov, 10:00.");
  });
});

describe("later messages of a meeting count", () => {
  const invitation = calendarMail({ method: "REQUEST", lines: [BRING, asked("Idris Bell")] });

  it("a change moves what is to be prepared", async () => {
    const change = calendarMail({ method: "REQUEST", day: "26", sequence: 1, lines: [BRING], date: TUESDAY });
    const { tasks, overview } = await digestOf(invitation, change);
    expect(tasks).toEqual([["Bring the load tables", "Idris Bell", "Thu 26 Nov"]]);
    expect(overview).toContain("Updated invitation: Crane meeting, Thu 26 Nov, 10:00.");
  });

  it("a cancellation ends it, with everything to be prepared and to be answered", async () => {
    const off = calendarMail({
      method: "CANCEL",
      sequence: 2,
      lines: ["STATUS:CANCELLED", BRING],
      subject: "Cancelled: Crane meeting",
      date: TUESDAY,
    });
    const { tasks, overview } = await digestOf(invitation, off);
    expect(tasks).toEqual([]);
    expect(overview).toBe("Cancelled: Crane meeting, Tue 24 Nov, 10:00.");
  });

  it("a cancellation ends what another mail asked for the meeting", async () => {
    const request = rawText(
      RUNA,
      "Slides",
      "Wanja, please prepare the slides for the crane meeting.\n\nRuna",
      { date: MONDAY },
    );
    const off = calendarMail({ method: "CANCEL", lines: ["STATUS:CANCELLED"], date: TUESDAY });
    expect((await digestOf(request)).tasks).toHaveLength(1);
    expect((await digestOf(request, off)).tasks).toEqual([]);
  });

  it("one of a series that is called off leaves the series", async () => {
    const one = calendarMail({
      method: "CANCEL",
      lines: ["RECURRENCE-ID;TZID=Europe/Berlin:20261201T100000"],
      date: TUESDAY,
    });
    const { tasks } = await digestOf(invitation, one);
    expect(tasks.map(([task]) => task).sort()).toEqual([
      "Answer the invitation: Crane meeting",
      "Bring the load tables",
    ]);
  });

  it("an answer that came is awaited no more, a declined one is told", async () => {
    const reply = (answer: string) =>
      calendarMail({
        method: "REPLY",
        lines: [`ATTENDEE;CN=Idris Bell;PARTSTAT=${answer}:mailto:idris@fjordyard.example`],
        from: "Idris Bell <idris@fjordyard.example>",
        date: TUESDAY,
      });
    const accepted = await digestOf(
      calendarMail({ method: "REQUEST", lines: [asked("Idris Bell")] }),
      reply("ACCEPTED"),
    );
    expect(accepted.tasks).toEqual([]);
    expect(accepted.overview).not.toContain("Accepted");
    const declined = await digestOf(
      calendarMail({ method: "REQUEST", lines: [asked("Idris Bell")] }),
      reply("DECLINED"),
    );
    expect(declined.tasks).toEqual([]);
    expect(declined.overview).toContain("Declined by Idris Bell: Crane meeting");
  });

  it("a new time that is proposed waits for who invited", async () => {
    const proposal = calendarMail({
      method: "COUNTER",
      day: "25",
      lines: ["ATTENDEE;CN=Idris Bell;PARTSTAT=TENTATIVE:mailto:idris@fjordyard.example"],
      from: "Idris Bell <idris@fjordyard.example>",
      date: TUESDAY,
    });
    const { tasks } = await digestOf(proposal);
    expect(tasks).toEqual([
      ["Answer the new time proposed by Idris Bell: Crane meeting", "Runa Falk", "Wed 25 Nov"],
    ]);
  });

  it("a meeting that is over waits for nothing", async () => {
    const { tasks } = await digestOf(
      calendarMail({ method: "REQUEST", day: "17", lines: [BRING, asked("Idris Bell")] }),
    );
    expect(tasks).toEqual([]);
  });
});

describe("a task of a calendar is a line", () => {
  const task = (state: string) =>
    rawText(
      "Planner <planner@fjordyard.example>",
      "Task",
      `BEGIN:VCALENDAR\nMETHOD:REQUEST\nBEGIN:VTODO\nUID:t1\nSUMMARY:Renew the crane permit\nDUE;VALUE=DATE:20261127\n${state}ATTENDEE;CN=Idris Bell:mailto:idris@fjordyard.example\nEND:VTODO\nEND:VCALENDAR`,
      { type: "text/calendar" },
    );

  it("of whom it is given to, with its day", async () => {
    expect((await digestOf(task(""))).tasks).toEqual([
      ["Renew the crane permit", "Idris Bell", "Fri 27 Nov"],
    ]);
  });

  it("until it is done", async () => {
    expect((await digestOf(task("STATUS:COMPLETED\n"))).tasks).toEqual([]);
  });

  it("a cancellation that asks for another date is still to be done", async () => {
    const words = "No drill this week. Idris\\, please ask the harbour for a new date in December.";
    const off = calendarMail({
      method: "CANCEL",
      lines: ["STATUS:CANCELLED", `DESCRIPTION:${words}`],
      subject: "Cancelled: Crane meeting",
    });
    const { tasks } = await digestOf(off);
    expect(tasks).toEqual([["Ask the harbour for a new date in December", "Idris", null]]);
  });

  it("what is promised in an answer to an invitation is due when it takes place", async () => {
    const { tasks } = await digestOf(
      calendarMail({
        method: "REPLY",
        subject: "Accepted: Crane meeting",
        body: "I'm in. I'll bring the load tables.",
        lines: ["ATTENDEE;CN=Idris Bell;PARTSTAT=ACCEPTED:mailto:idris@fjordyard.example"],
        from: "Idris Bell <idris@fjordyard.example>",
      }),
    );
    expect(tasks).toEqual([["Bring the load tables", "Idris Bell", "Tue 24 Nov"]]);
  });

  it("a note on a change is read without its quotation marks, and without the old time", async () => {
    const { tasks, overview } = await digestOf(
      calendarMail({
        method: "REQUEST",
        body: 'This event has been updated with a note:\n"Idris, please print the lift plan."\n\nTuesday 24 Nov 2026 ⋅ 10:00 – 11:00\n',
        subject: "Updated invitation with note: Crane meeting",
      }),
    );
    expect(tasks).toEqual([["Print the lift plan", "Idris", "Tue 24 Nov"]]);
    expect(overview).not.toContain("⋅");
  });
});

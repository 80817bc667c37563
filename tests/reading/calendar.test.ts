import { describe, expect, it } from "vitest";
import { readCalendar } from "../../app/reading/calendar/read-calendar";

const calendar = (method: string, ...lines: string[]) =>
  [
    "BEGIN:VCALENDAR",
    `METHOD:${method}`,
    "BEGIN:VEVENT",
    "UID:crane-1",
    "SUMMARY:Crane review",
    ...lines,
    "END:VEVENT",
    "END:VCALENDAR",
  ].join("\r\n");
const nine = "DTSTART;TZID=Europe/Berlin:20261123T090000";
const lena = { name: "Lena Vogt", address: "lena@northwind.example" };
const tomas = { name: "Tomas Berg", address: "tomas@northwind.example" };

describe("calendar mail is read as lines and as facts", () => {
  it("an updated invitation to a series", () => {
    const read = readCalendar(
      calendar(
        "REQUEST",
        "SEQUENCE:2",
        "STATUS:CONFIRMED",
        nine,
        "DTEND;TZID=Europe/Berlin:20261123T100000",
        "RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR;UNTIL=20261218T090000Z",
        "LOCATION:Quay\\, room 4",
        'ORGANIZER;CN="Lena Vogt":mailto:lena@northwind.example',
        "ATTENDEE;PARTSTAT=ACCEPTED;CN=Tomas Berg:MAILTO:Tomas@northwind.example",
        "ATTENDEE;ROLE=OPT-PARTICIPANT;PARTSTAT=NEEDS-ACTION:mailto:kofi@northwind.exam",
        " ple",
        "DESCRIPTION:Bring the drawings\\, please.\\nBoth sheets.",
      ),
    );
    expect(read?.text.split("\n")).toEqual([
      "Updated invitation: Crane review",
      "When: Monday, 23 November 2026, 09:00 to 10:00 (Europe/Berlin)",
      "Repeats: every 2 weeks on Monday and Friday, until Friday, 18 December 2026",
      "Where: Quay, room 4",
      "Organiser: Lena Vogt <lena@northwind.example>",
      "Attendees: Tomas Berg <tomas@northwind.example> (accepted), kofi@northwind.example (optional)",
      "",
      "Bring the drawings, please.",
      "Both sheets.",
    ]);
    expect(read).toMatchObject({ subject: "Crane review", author: lena, isWhole: true });
    const zone = "Europe/Berlin";
    expect(read?.events).toEqual([
      {
        kind: "event",
        method: "REQUEST",
        uid: "crane-1",
        sequence: 2,
        status: "CONFIRMED",
        summary: "Crane review",
        start: { date: "2026-11-23", time: "09:00", zone, at: "2026-11-23T08:00:00.000Z" },
        end: { date: "2026-11-23", time: "10:00", zone, at: "2026-11-23T09:00:00.000Z" },
        occurrence: null,
        recurrence: "every 2 weeks on Monday and Friday, until Friday, 18 December 2026",
        organizer: lena,
        attendees: [
          { ...tomas, role: "required", answer: "accepted" },
          { name: null, address: "kofi@northwind.example", role: "optional", answer: "none" },
        ],
        location: "Quay, room 4",
        description: "Bring the drawings, please.\nBoth sheets.",
        comment: null,
      },
    ]);
  });

  it("a cancellation of one of a series, in a zone that only the sender's program knows", () => {
    const read = readCalendar(
      calendar("CANCEL", "RECURRENCE-ID;TZID=W. Europe Standard Time:20261130T090000", "COMMENT:Storm."),
    );
    expect(read?.text.split("\n")).toEqual([
      "Cancelled: Crane review",
      "Only the one of: Monday, 30 November 2026, 09:00 (W. Europe Standard Time)",
      "Comment: Storm.",
    ]);
    expect(read?.events[0]?.occurrence).toMatchObject({ date: "2026-11-30", at: null });
  });

  it.each([
    ["REPLY", "DECLINED", "Declined by Tomas Berg: Crane review"],
    ["REPLY", "NEEDS-ACTION", "Answer of Tomas Berg: Crane review"],
    ["COUNTER", "TENTATIVE", "New time proposed by Tomas Berg: Crane review"],
  ])("%s (%s) is written by who answers", (method, answer, heading) => {
    const read = readCalendar(
      calendar(
        method,
        "DTSTART:20261123T090000Z",
        "DURATION:PT1H30M",
        `ATTENDEE;PARTSTAT=${answer};CN=Tomas Berg:mailto:tomas@northwind.example`,
        "ORGANIZER:mailto:lena@northwind.example",
      ),
    );
    expect(read?.author).toEqual(tomas);
    expect(read?.text.split("\n").slice(0, 2)).toEqual([
      heading,
      "When: Monday, 23 November 2026, 09:00 to 10:30 (UTC)",
    ]);
  });

  it.each([
    ["FREQ=DAILY;COUNT=3", "every day, 3 times"],
    ["FREQ=MONTHLY;BYDAY=-1FR", "every month on the last Friday"],
    ["FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1", "every month on the first Monday"],
    ["FREQ=MONTHLY;BYMONTHDAY=1,15", "every month on day 1 and day 15"],
    ["FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=-1", "every year on the last day in December"],
    ["FREQ=SOMETIMES", null],
  ])("the rule %s is said in words", (rule, words) => {
    expect(readCalendar(calendar("PUBLISH", nine, `RRULE:${rule}`))?.events[0]?.recurrence).toBe(words);
  });

  it("whole days, with the last one said as people say it", () => {
    const read = readCalendar(
      calendar("PUBLISH", "DTSTART;VALUE=DATE:20261123", "DTEND;VALUE=DATE:20261125"),
    );
    expect(read?.text).toBe(
      "Event: Crane review\nWhen: Monday, 23 November 2026 to Tuesday, 24 November 2026",
    );
  });

  it("a task with the day it is due", () => {
    const task =
      "BEGIN:VCALENDAR\nBEGIN:VTODO\nSUMMARY:Paint\nDUE;VALUE=DATE:20261130\nEND:VTODO\nEND:VCALENDAR";
    expect(readCalendar(task)?.text).toBe("Task: Paint\nDue: Monday, 30 November 2026");
  });

  it("lines that are none, bad values and missing ends cost nothing else", () => {
    const broken = calendar(
      "REQUEST",
      "no line of a calendar",
      "X;Y",
      "DTSTART:soon",
      "ATTENDEE:x",
      "LOCATION:Quay",
    );
    const read = readCalendar(broken.replace("END:VEVENT\r\n", ""));
    expect(read?.text).toBe("Invitation: Crane review\nWhere: Quay");
    expect(readCalendar("No calendar at all.")).toBeNull();
  });

  it("twenty events are read of a calendar of thousands, and nothing is expanded", () => {
    const one = `BEGIN:VEVENT\nSUMMARY:Tide\nDTSTART;TZID=A:00010101T000000\nDURATION:P999999999D\nRRULE:FREQ=SECONDLY\nEND:VEVENT\n`;
    const zone = `BEGIN:VTIMEZONE\nTZID:A\nBEGIN:STANDARD\nDTSTART:00010101T000000\nRRULE:FREQ=SECONDLY\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0200\nEND:STANDARD\nEND:VTIMEZONE\n`;
    const read = readCalendar(`BEGIN:VCALENDAR\n${zone}${one.repeat(3000)}END:VCALENDAR`);
    expect(read?.events).toHaveLength(20);
    expect(read?.isWhole).toBe(false);
  });
});

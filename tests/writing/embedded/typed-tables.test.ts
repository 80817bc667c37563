import { describe, expect, it } from "vitest";
import { digestOf, rawText } from "./digest-of-mails";

const tasksIn = async (...lines: string[]) => {
  const { tasks, decisions } = await digestOf(
    rawText(
      "Wanja Holt <wanja@fjordyard.example>",
      "Regatta",
      ["Hello,", "", ...lines, "", "Wanja"].join("\n"),
    ),
  );
  expect(decisions).toEqual([]);
  return tasks.map((task) => task.join(" / ")).sort();
};

describe("tables that people type by hand", () => {
  it("the heading may be cut by other marks than the rows below it", async () => {
    expect(
      await tasksIn("What / who / when", "Paint the buoys | Runa | Friday", "Hire a launch | Idris | 24 Nov"),
    ).toEqual(["Hire a launch / Idris / Tue 24 Nov", "Paint the buoys / Runa / Fri 20 Nov"]);
    expect(
      await tasksIn(
        "(job, owner, deadline)",
        "",
        "Paint the buoys - Runa - Friday",
        "Hire a launch - Idris - 24 Nov",
      ),
    ).toEqual(["Hire a launch / Idris / Tue 24 Nov", "Paint the buoys / Runa / Fri 20 Nov"]);
  });

  it("without any heading, the cells tell who, what and when", async () => {
    expect(
      await tasksIn(
        "Paint the buoys | Runa | Friday",
        "Mooring fees | Pelle | 24 Nov",
        "Hire a launch | Idris + Runa | asap",
      ),
    ).toEqual([
      "Hire a launch / Idris, Runa / Asap",
      "Mooring fees / Pelle / Tue 24 Nov",
      "Paint the buoys / Runa / Fri 20 Nov",
    ]);
    expect(
      await tasksIn("- Runa / Paint the buoys", "- Idris / Hire a launch", "- me / Order the medals"),
    ).toEqual(["Hire a launch / Idris / ", "Order the medals / Wanja Holt / ", "Paint the buoys / Runa / "]);
  });

  it("what is done or dropped is no task any more, whichever column says it", async () => {
    expect(
      await tasksIn(
        "Paint the buoys / Runa / DONE",
        "Hire a launch / Idris / Friday",
        "Order the medals / Pelle / dropped",
        "Print the charts / Runa / in progress",
      ),
    ).toEqual(["Hire a launch / Idris / Fri 20 Nov", "Print the charts / Runa / "]);
  });

  it("no task in rows that name places, hours or what there is", async () => {
    expect(await tasksIn("Oslo | Bergen | Molde", "Moss | Larvik | Arendal", "Skien | Hamar | Bodø")).toEqual(
      [],
    );
    expect(
      await tasksIn("Monday / Runa / harbour", "Tuesday / Idris / office", "Wednesday / Pelle / shop"),
    ).toEqual([]);
    expect(
      await tasksIn("The flags were red / blue / white,", "small / large / huge,", "and new / old / torn."),
    ).toEqual([]);
  });

  it("a week day by day: who has what on which day, and no task of whoever is only away", async () => {
    expect(
      await tasksIn(
        "Mon    hull survey - done, passed",
        "Thu    Runa: two new fenders (they are here)",
        "Fri    Pelle away, course in Moss",
        "Sat    me: club fees, must be in",
        "Sun    scrub the jetty, everybody",
      ),
    ).toEqual([
      "Club fees, must be in / Wanja Holt / Sat 21 Nov",
      "Scrub the jetty, everybody /  / Sun 22 Nov",
      "Two new fenders (they are here) / Runa / Thu 19 Nov",
    ]);
  });

  it("a number in front of its row is not what has to be done", async () => {
    expect(
      await tasksIn(
        "Job    | Who   | What                | When",
        "26-104 | Runa  | Masts to the rigger | Thu",
        "26-105 | Pelle | Harbour plan        | delivered Monday, paid",
      ),
    ).toEqual(["Masts to the rigger / Runa / Thu 19 Nov"]);
  });

  it("beside who and until when, the third column says what, whatever heads it", async () => {
    expect(
      await tasksIn(
        "Name      Missing                  By",
        "Runa      3 hours of rescue drill  30 Nov",
        "Pelle     nothing, well done!      -",
      ),
    ).toEqual(["3 hours of rescue drill / Runa / Mon 30 Nov"]);
  });

  it("a column of days may say that it is done: 'found, thank you'", async () => {
    expect(
      await tasksIn(
        "What                Who     Until",
        "hire three helpers  Runa    found, thank you Runa",
        "borrow a winch      Pelle   have it already",
        "count the lanterns  Idris   needed Friday",
      ),
    ).toEqual(["Count the lanterns / Idris / Fri 20 Nov"]);
  });
});

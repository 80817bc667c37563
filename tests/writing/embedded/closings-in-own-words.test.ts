import { describe, expect, it } from "vitest";
import { digestOf, rawText } from "./digest-of-mails";

const WANJA = "Wanja Holt <wanja@fjordyard.example>";
const RUNA = "Runa Dahl <runa@fjordyard.example>";
const linesOf = async (...text: string[]) => {
  const raw = rawText(WANJA, "Slip", text.join("\n")).replace("To: team@fjordyard.example", `To: ${RUNA}`);
  const { tasks, blockers, decisions } = await digestOf(raw);
  return [...tasks.map((task) => task.join(" / ")), ...blockers, ...decisions];
};

describe("a mail that closes in its writer's own words", () => {
  it.each([
    "With sunny greetings from Tromsø",
    "Yours in a rush",
    "Every blessing,",
    "See you soon",
    "Stay dry,",
    "Cheerio",
    "Fair winds,",
    "Over and out,",
  ])("%s: neither this nor the name and the house below it is a line", async (closing) => {
    const asked = "Could you grease the winch by Friday?";
    const task = "Grease the winch / Runa Dahl / Fri 20 Nov";
    expect(await linesOf("Hi Runa,", "", asked, "", closing, "Wanja Holt, St Olav's Yard")).toEqual([task]);
    expect(await linesOf("Hi Runa,", "", asked, "", closing, "", "Wanja Holt - Fjord Trust")).toEqual([task]);
  });

  it("what a postscript asks is asked of who reads it", async () => {
    expect(
      await linesOf("Hi Runa,", "", "the slip is dry.", "", "Wanja", "", "PS Please lock the shed tonight."),
    ).toEqual(["Lock the shed / Runa Dahl / Tue 17 Nov"]);
  });

  it("the writer's own line at the end of a list is no signature", async () => {
    expect(
      await linesOf("Hi Runa,", "", "To do:", "Runa - Grease the winch", "Wanja - Book the crane"),
    ).toEqual(["Grease the winch / Runa Dahl / ", "Book the crane / Wanja Holt / "]);
  });
});

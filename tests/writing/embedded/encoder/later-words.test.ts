import { describe, expect, it } from "vitest";
import { LaterTalk } from "../../../../app/writing/embedded/encoder/later-words";
import { followMaterial } from "../../../../app/writing/embedded/follow-material";
import { tellingAct } from "../../../../app/writing/embedded/matters/matter";
import { atOnce } from "../../../../app/writing/slices";
import { saidByEncoder } from "../../../../scripts/train/encoder/said-by-encoder";
import { mail, material } from "../../../fixtures/material/build-material";

const ANA = "Ana Ruiz <ana@fair.example>";
const JOE = "Joe Okafor <joe@fair.example>";

/** How likely something in Joe's mail ended each of the things that Ana asked of him, by the first word of its line that matches. */
function endedBy(text: string, subject = "Odds and ends"): (line: RegExp) => number {
  const { matters, surroundings } = atOnce(
    followMaterial(
      material([
        mail(
          "m1",
          ANA,
          "2026-11-16T09:00:00.000Z",
          "The yard",
          "Joe, please get a price for the gravel.\nPlease find somebody who lifts the kiln into the hall.",
        ),
        mail("m2", JOE, "2026-11-18T09:00:00.000Z", subject, text),
      ]),
    ),
  );
  const talk = atOnce(LaterTalk.read(surroundings, saidByEncoder(surroundings)));
  return (line) => {
    const matter = matters.find((one) => line.test(tellingAct(one)?.line ?? ""));
    const act = matter && tellingAct(matter);
    return matter && act ? talk.of(matter, act).ended : Number.NaN;
  };
}

describe("what was said later that may have ended a matter", () => {
  it("ended the one that it shares its words with, rather than the one beside it", () => {
    const ended = endedBy("The kiln is in the hall.", "Re: Hello");
    expect(ended(/kiln/i)).toBeGreaterThan(0);
    expect(ended(/gravel/i)).toBeLessThan(ended(/kiln/i) - 1);
  });

  it("may begin with a verb, which is nobody's name: 'Found somebody' is what 'find somebody' asked for", () => {
    expect(endedBy("Found somebody for the kiln, he comes on Friday.")(/kiln/i)).toBeGreaterThan(-9);
  });

  it("ended nothing where it is about none of them", () => {
    const ended = endedBy("My cousin has married in Lisbon at last.");
    expect(ended(/kiln/i)).toBeLessThan(0);
    expect(ended(/gravel/i)).toBeLessThan(0);
  });
});

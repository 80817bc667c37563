import { describe, expect, it } from "vitest";
import type { ActionItem } from "../../app/digest/digest-content";
import { owedBy, withWhatIsOwed } from "../../app/digest/owed-by";

const action = (task: string, owner: string | null, timeline: string | null, quote: string): ActionItem => ({
  task,
  owner,
  timeline,
  urgency: "none",
  sources: [{ kind: "email", id: "m1", quote }],
});
const lines = [
  action("Grease the loom", "Ines Duarte", "Fri 20 Nov", "Ines, please grease the loom by Friday."),
  action("Rolf's wool", "Ines Duarte and Otto Lang", null, "Rolf's wool goes with Ines and Otto."),
  action("Sweep; then lock up", "Otto Lang", null, "Otto, sweep; then lock up."),
];

describe("Key Stakeholders: what a person owes is told from the lines", () => {
  it("counted, by name, with their days", () => {
    expect(owedBy("Ines Duarte", lines)).toBe("owes 2: grease the loom (Fri 20 Nov), Rolf's wool");
    expect(owedBy("Otto Lang", lines)).toBe("owes 2: Rolf's wool, sweep, then lock up");
    expect(owedBy("Rolf", lines)).toBeNull();
  });

  it("three by name, the others by number", () => {
    const many = Array.from({ length: 5 }, (_, index) =>
      action(`Wind bobbin ${index}`, "Ines Duarte", null, "Bobbins."),
    );
    expect(owedBy("Ines Duarte", many)).toBe(
      "owes 5: Wind bobbin 0, Wind bobbin 1, Wind bobbin 2 and 2 more",
    );
  });

  it("when an answer gives a line to somebody else, it goes along", () => {
    const person = {
      name: "Ines Duarte",
      role: null,
      responsibilities: "owes 3: grease the loom; decided: no more silk",
      sources: [],
    };
    const content = { overview: "", actionItems: [], blockers: [], decisions: [], stakeholders: [person] };
    expect(withWhatIsOwed(content).stakeholders[0]?.responsibilities).toBe("decided: no more silk");
  });
});

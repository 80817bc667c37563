import { describe, expect, it } from "vitest";
import { AgentChanges } from "../../../app/domain/agents/agent-schema";

describe("Updating an agent by a form", () => {
  it("auto-delete switched off says so, and left out keeps its value", () => {
    expect(AgentChanges.parse({ autoDeleteData: "" }).autoDeleteData).toBe(false);
    expect(AgentChanges.parse({ autoDeleteData: ["", "on"] }).autoDeleteData).toBe(true);
    expect(AgentChanges.parse({})).not.toHaveProperty("autoDeleteData", expect.anything());
  });

  it("custom days are those ticked; no box ticked is no day, not Sunday", () => {
    expect(AgentChanges.parse({ scheduleDays: ["", "1", "3"] }).scheduleDays).toEqual([1, 3]);
    expect(AgentChanges.parse({ scheduleDays: "5" }).scheduleDays).toEqual([5]);
    expect(AgentChanges.parse({ scheduleDays: "" }).scheduleDays).toEqual([]);
    expect(AgentChanges.parse({}).scheduleDays).toBeUndefined();
    expect(AgentChanges.safeParse({ scheduleDays: [7] }).success).toBe(false);
  });

  it.each(["0", "91", "1.5", "many", null])("a retention period of %j is refused", (retentionDays) => {
    const parsed = AgentChanges.safeParse({ retentionDays });
    expect(parsed.error?.issues[0]?.message).toBe("Retention period must be from 1 to 90 days");
  });

  it.each(["1", "90", 30])("a retention period of %j is taken", (retentionDays) => {
    expect(AgentChanges.parse({ retentionDays }).retentionDays).toBe(Number(retentionDays));
  });
});

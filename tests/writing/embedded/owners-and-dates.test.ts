import { describe, expect, it } from "vitest";
import type { DigestMaterial } from "../../../app/writing/digest-material";
import { contractThread } from "../../fixtures/material/contract-thread";
import { githubNotifications } from "../../fixtures/material/github-notifications";
import { firm, hedged, saidByNina } from "../../fixtures/material/hedges";
import { jiraNotifications } from "../../fixtures/material/jira-notifications";
import { projectMails } from "../../fixtures/material/project-mails";
import { standupTranscript } from "../../fixtures/material/standup-transcript";
import { saidAtMidnight } from "../../fixtures/material/time-zones";
import { embeddedWriter } from "../../support/embedded-writer";

const itemsOf = async (material: DigestMaterial) => (await embeddedWriter.write(material)).actionItems;

describe("'I might look at it Friday' never becomes a commitment", () => {
  it.each(hedged)("%s", async (sentence) => {
    expect(await itemsOf(saidByNina(sentence))).toEqual([]);
  });

  it.each(firm)("%s is owned by %s", async (sentence, owner) => {
    expect((await itemsOf(saidByNina(sentence))).map((item) => item.owner)).toEqual([owner]);
  });
});

describe("an owner stands in the words, else nobody is named", () => {
  it("takes 'I' for the speaker, a called name for its bearer, and an answer for an open request", async () => {
    const owners = Object.fromEntries(
      (await itemsOf(standupTranscript)).map((item) => [item.task, item.owner]),
    );
    expect(owners).toEqual({
      "Give Lena access to the demo account": "Omar Diaz",
      "Write the migration script for the customer table": "Tom Berg",
      "Send the new launch plan to the client": "Priya Shah",
      "Book the room for the customer workshop": "Lena Fox",
    });
  });

  it("knows a person by handle", async () => {
    const review = (await itemsOf(githubNotifications)).find((item) => item.task.startsWith("Review"));
    expect(review?.owner).toBe("Tom Berg");
  });

  it("takes 'you' for the one person greeted", async () => {
    const sign = (await itemsOf(projectMails)).find((item) => item.task.startsWith("Sign"));
    expect(sign?.owner).toBe("Nina Holt");
  });

  it.each(["Hello,", "Dear Valued Customer,", "Sincerely,", "Welcome,"])(
    "never takes '%s' for a person",
    async (line) => {
      const items = await itemsOf(saidByNina(`${line}\n\nPlease send the signed order form to the vendor.`));
      expect(items.map((item) => item.owner)).toEqual([null]);
    },
  );

  it("leaves a task that is nobody's without an owner", async () => {
    const [item] = await itemsOf(saidByNina("Somebody needs to renew the certificate before the release."));
    expect(item).toMatchObject({ task: expect.stringContaining("Renew the certificate"), owner: null });
  });
});

describe("a due date counts from the mail's own date in the agent's zone", () => {
  it.each([
    ["Pacific/Auckland", "Sat 21 Nov"],
    ["Europe/Berlin", "Sat 21 Nov"],
    ["Pacific/Honolulu", "Fri 20 Nov"],
    ["No/Such_Zone", "Sat 21 Nov"],
  ])("'tomorrow' in %s is %s", async (zone, timeline) => {
    expect((await itemsOf(saidAtMidnight(zone))).map((item) => item.timeline)).toEqual([timeline]);
  });

  it("says the day, never a word that counts from it, and calls due today or tomorrow urgent", async () => {
    const rotate = (await itemsOf(jiraNotifications)).find((item) => item.task.startsWith("Rotate"));
    expect(rotate).toMatchObject({ owner: "Tom Berg", timeline: "Tue 24 Nov", urgency: "high" });
    const chase = (await itemsOf(contractThread)).find((item) => item.task.startsWith("Chase"));
    expect(chase).toMatchObject({ timeline: "Mon 23 Nov", urgency: "high" });
  });

  it("takes the later mail's date when a date was moved", async () => {
    const sign = (await itemsOf(projectMails)).filter((item) => item.task.startsWith("Sign"));
    expect(sign).toHaveLength(1);
    expect(sign[0]).toMatchObject({ timeline: "Mon 7 Dec" });
    expect(new Set(sign[0]?.quotes.map((quote) => quote.id))).toEqual(new Set(["p1", "p4"]));
  });
});

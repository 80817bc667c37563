import { writeFileSync } from "node:fs";
import { composeMail } from "../../scripts/compose-mail.mjs";
import { hydrated } from "../../scripts/screens.mjs";
import { createAgent, signUp } from "./support/steps";
import { expect, test } from "./support/test";

const FILE_BYTES = 4 * 1024 * 1024;

test("an upload that stopped with its tab goes on with the same file where it was, and its bar says how far it is", async ({
  page,
}, testInfo) => {
  const mailbox = testInfo.outputPath("old.mbox");
  writeFileSync(mailbox, await mailsOfTwoParts());
  await signUp(page);
  await createAgent(page, "Payments rollout");
  await page.getByRole("link", { name: "View Details" }).click();
  await page.getByRole("link", { name: "Import emails" }).click();

  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") sent.push(new URL(request.url()).pathname.split("/").at(-1) ?? "");
  });
  // The second part gets no answer.
  await page.route("**/parts/1", () => {});
  await page.getByLabel("File with mails").setInputFiles(mailbox);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  const uploaded = page.getByRole("progressbar", { name: "Uploaded" });
  await expect(uploaded).toHaveJSProperty("value", 50);
  await expect.poll(() => sent).toEqual(["0", "1"]);

  await page.reload();
  await page.unroute("**/parts/1");
  // A form that is sent before its script is there sends the whole file at once.
  await hydrated(page);
  const old = page.getByRole("listitem").filter({ hasText: "old.mbox" });
  await expect(old).toContainText("Upload not finished");
  await expect(uploaded).toHaveJSProperty("value", 50);
  await expect(old).toContainText("Choose the same file above to go on where the upload stopped.");

  sent.length = 0;
  await page.getByLabel("File with mails").setInputFiles(mailbox);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(old).toContainText("3 emails imported.");
  await expect(old).toContainText("Imported");
  expect(sent).toEqual(["1"]);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
});

/** An mbox of three mails with a file each, a little more than a part of an upload. */
async function mailsOfTwoParts(): Promise<Buffer> {
  const mails = await Promise.all(
    [1, 2, 3].map((number) =>
      composeMail({
        from: "Priya Nair <priya@team.example>",
        subject: `Crane ${number}`,
        text: `Joe, please book crane ${number} by Friday.`,
        attachments: [{ filename: "plan.bin", content: Buffer.alloc(FILE_BYTES / 2) }],
      }),
    ),
  );
  return Buffer.concat(
    mails.flatMap((raw) => [Buffer.from("From x Mon Nov 16 08:00:00 2026\n"), raw, Buffer.from("\n\n")]),
  );
}

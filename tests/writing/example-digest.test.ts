import { describe, expect, it } from "vitest";
import { writtenExample } from "./written-example";

describe("The digest on the front page", () => {
  it("is what the embedded writer makes of the mails in public/example; `npm run example` writes it anew", async () => {
    const { mails, digest } = await writtenExample();
    const source = [
      'import type { DigestView } from "../../digest/digest-view";',
      'import type { ExampleMail } from "./example-mail";',
      "",
      "// Written by `npm run example` from the mails in public/example; never by hand.",
      "",
      `export const exampleMails: ExampleMail[] = ${JSON.stringify(mails, null, 2)};`,
      "",
      `export const exampleDigest: DigestView = ${JSON.stringify(digest, null, 2)};`,
      "",
    ].join("\n");
    await expect(source).toMatchFileSnapshot("../../app/features/marketing/example-digest.ts");
  });
});

import { readdirSync, readFileSync } from "node:fs";
import type { Coverage } from "../../app/digest/coverage";
import type { DigestView } from "../../app/digest/digest-view";
import { measureCoverage } from "../../app/domain/digests/measure-coverage";
import { withOverviewLead } from "../../app/domain/digests/with-overview-lead";
import type { ExampleMail } from "../../app/features/marketing/example-mail";
import { EXAMPLE } from "../../app/features/marketing/example-of";
import { mailFileReader } from "../../app/reading/files/mail-file-reader";
import { readMail } from "../../app/reading/read-mail";
import { checkQuotes } from "../../app/writing/check/check-quotes";
import type { DigestMaterial } from "../../app/writing/digest-material";
import { embeddedWriter } from "../support/embedded-writer";

/** Served as they are: /example/{name}. */
const MAILS = new URL("../../public/example/", import.meta.url);
const MAIL = /^(\d+-[a-z-]+)\.txt$/;

/**
 * The digest that the embedded writer makes of the mails in public/example, as an agent's first digest comes to be
 * (app/domain/digests/generate-digest.server.ts) but without a database, and the list of these mails. The same files
 * give the same digest.
 */
export async function writtenExample(): Promise<{ mails: ExampleMail[]; digest: DigestView }> {
  const ids = readdirSync(MAILS).flatMap((name) => MAIL.exec(name)?.[1] ?? []);
  const read = await Promise.all(
    ids.map(async (id) => {
      const raw = readFileSync(new URL(`${id}.txt`, MAILS));
      const mail = await readMail(raw, {
        appUrl: "https://mondaybrief.example",
        inboundDomain: "inbound.example",
        readFile: mailFileReader(),
      });
      return { id, mail };
    }),
  );
  const material: DigestMaterial = {
    agent: { title: EXAMPLE.title, description: EXAMPLE.description },
    timeZone: EXAMPLE.timeZone,
    now: EXAMPLE.now,
    mails: read
      .map(({ id, mail: { origin, sentAt, parts } }) => {
        if (sentAt === null) throw new Error(`${id} has no date`);
        return { id, subject: origin.subject, sender: origin.author, sentAt, parts };
      })
      .sort((a, b) => a.sentAt.localeCompare(b.sentAt)),
    documents: [],
    answers: [],
  };
  const draft = await embeddedWriter.write(material);
  const { content: checked, dropped, setAside } = checkQuotes(draft, material);
  const { stakeholders, closed = [], ...content } = withOverviewLead(checked, material);
  const counted: Omit<Coverage, "mails" | "documents" | "quoted" | "nothingActionable"> = {
    unread: [],
    setAside,
    droppedLines: dropped,
    newsletters: draft.newsletters,
  };
  const digest: DigestView = {
    id: "example",
    agentId: "example",
    generatedAt: material.now,
    content: "",
    metadata: { manuallyEdited: false, writer: embeddedWriter.name },
    ...content,
    closed,
    removed: [],
    assignees: stakeholders,
    emailsProcessed: material.mails.length,
    coverage: measureCoverage({ ...content, stakeholders, closed }, material, counted),
    isSample: false,
  };
  const mails = material.mails.map(({ id, subject, sender, sentAt }) => ({
    id,
    subject: subject ?? "",
    sender: sender.name ?? sender.address ?? "",
    sentAt,
  }));
  return { mails, digest };
}

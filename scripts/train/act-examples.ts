import type { DigestMaterial } from "../../app/writing/digest-material";
import type { Act } from "../../app/writing/embedded/act";
import { clockOf } from "../../app/writing/embedded/due-dates";
import { readClauses } from "../../app/writing/embedded/english/read-clauses";
import { readEnglishActs } from "../../app/writing/embedded/english/read-english-acts";
import { type Scene, sceneOf } from "../../app/writing/embedded/english/scene";
import { tag } from "../../app/writing/embedded/english/tag";
import type { LanguagePack } from "../../app/writing/embedded/languages/language-pack";
import { packOf } from "../../app/writing/embedded/languages/packs";
import { readForeignActs } from "../../app/writing/embedded/languages/read-foreign-acts";
import { actFeatures } from "../../app/writing/embedded/models/act-features";
import { foreignFeatures } from "../../app/writing/embedded/models/foreign-features";
import { requestChance } from "../../app/writing/embedded/models/request-model";
import { readMaterial } from "../../app/writing/embedded/read-material";
import type { Statement } from "../../app/writing/embedded/statement";
import { atOnce } from "../../app/writing/slices";
import { material, part } from "../../tests/fixtures/material/build-material";
import { bareLine } from "./labelled-line";
import { type LabelledMail, readLabelledMails } from "./labelled-mails";

/** A labelled sentence as the models see it. */
export interface ActExample {
  text: string;
  features: string[];
  /** What the rules made of it. */
  ruled: readonly Act[];
  labels: ReadonlySet<string>;
  /** Labels that it may have or not. */
  unknown: ReadonlySet<string>;
  /** Of its only task; null when it has none or several owners. */
  who: "reader" | "writer" | "other" | "nobody" | null;
  /** What a cross-validation holds out: the file it stands in, or its mail where a language has few files. */
  group: string;
  statement: Statement;
  /** What stands before it in its part. */
  before: Statement | null;
}

const POSSIBLE = 0.4;

/** The labelled sentences of a folder in a language as the models see them. */
export const readActExamples = (folder: string, language: "en" | "de" | "fr" | "es"): ActExample[] =>
  readLabelledMails(folder).flatMap((mail) => examplesOf(mail, packOf(language)));

/** A labelled mail as the writer is given it. */
export const mailMaterial = ({ writer, reader, subject, paragraphs }: LabelledMail): DigestMaterial =>
  material(
    [
      {
        id: "1",
        subject,
        sender: { name: writer, address: "writer@firm.example" },
        sentAt: "2026-11-20T08:12:00.000Z",
        parts: [part(paragraphs, { sentTo: [{ name: reader, address: null }] })],
      },
    ],
    { now: "2026-11-20T18:00:00.000Z" },
  );

function examplesOf(mail: LabelledMail, pack: LanguagePack | null): ActExample[] {
  const all = mailMaterial(mail);
  const { statements, people } = atOnce(readMaterial(all));
  const clock = clockOf(all.timeZone);
  const examples: ActExample[] = [];
  let before: Scene | null = null;
  let said: Statement | null = null;
  for (const statement of statements) {
    const labels = labelsOf(statement.text, mail);
    const previous: Statement | null = said?.unit === statement.unit ? said : null;
    let read: Pick<ActExample, "features" | "ruled">;
    if (pack) {
      const reader = statement.addressee;
      const ruled = readForeignActs({ statement, pack, people, clock, before: said, reader });
      read = { ruled, features: foreignFeatures(statement.text, ruled) };
    } else {
      const tokens = tag(statement.text);
      const scene: Scene = sceneOf(statement, tokens, readClauses(tokens), { people, clock, before });
      const ruled = atOnce(readEnglishActs(scene, before)).filter((act) => act.certainty >= POSSIBLE);
      read = { ruled, features: actFeatures(scene, ruled, requestChance(statement.text)) };
      before = scene;
    }
    said = statement;
    if (labels === null || statement.text.length <= 2) continue;
    const parts = labels.map((label) => label.split("@"));
    const owners = new Set(parts.filter(([kind]) => kind === "a").map(([, owner]) => owner ?? "-"));
    const [owner] = owners;
    examples.push({
      ...read,
      text: statement.text,
      labels: new Set(parts.map(([kind]) => kind ?? "n")),
      unknown: new Set(),
      who: owner === undefined || owners.size > 1 ? null : whoOf(owner),
      statement,
      before: previous,
      group: pack ? `${mail.file} ${mail.writer} ${mail.subject}` : mail.file,
    });
  }
  return examples;
}

/** What a sentence is labelled as, "a@r" or "n"; null where it isn't known. */
export function labelsOf(text: string, mail: LabelledMail): string[] | null {
  const labels = labelOf(text, mail);
  return labels === null
    ? null
    : labels
        .trim()
        .split("+")
        .map((label) => label.trim());
}

/** Of lines that run into one statement all labels; a line of several sentences says nothing of each, unless it is of none. */
function labelOf(text: string, mail: LabelledMail): string | null {
  const line = mail.lines.find((known) => bareLine(known.text) === text);
  if (line) return line.labels;
  if (mail.lines.some((known) => known.labels.trim() === "n" && known.text.includes(text))) return "n";
  const within = mail.lines.filter((known) => known.text.length > 3 && text.includes(bareLine(known.text)));
  const said = within.reduce((sum, known) => sum + bareLine(known.text).length + 1, -1);
  if (within.length < 2 || said < text.length) return null;
  const labels = within.flatMap((known) => known.labels.trim().split("+")).filter((label) => label !== "n");
  return labels.length === 0 ? "n" : labels.join("+");
}

/** Whose task it is, by the owner of its label. */
export const whoOf = (owner: string): ActExample["who"] =>
  owner === "r"
    ? "reader"
    : owner === "w"
      ? "writer"
      : /^(?:-|everybody|everyone|both|all)$/.test(owner)
        ? "nobody"
        : "other";

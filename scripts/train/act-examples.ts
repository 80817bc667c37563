import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { DigestMaterial } from "../../app/writing/digest-material";
import type { Act } from "../../app/writing/embedded/act";
import { clockOf } from "../../app/writing/embedded/due-dates";
import { readClauses } from "../../app/writing/embedded/english/read-clauses";
import { readEnglishActs } from "../../app/writing/embedded/english/read-english-acts";
import { type Scene, sceneOf } from "../../app/writing/embedded/english/scene";
import { tag } from "../../app/writing/embedded/english/tag";
import { actFeatures } from "../../app/writing/embedded/models/act-features";
import { namedPeople } from "../../app/writing/embedded/named-people";
import { People } from "../../app/writing/embedded/people";
import { unitsOf } from "../../app/writing/embedded/readers/route";
import { statementsOf } from "../../app/writing/embedded/readers/statements";
import { foldSpace } from "../../app/writing/embedded/tokens";
import { atOnce } from "../../app/writing/slices";
import { part } from "../../tests/fixtures/material/build-material";

/** A labelled sentence as the models see it. */
export interface ActExample {
  text: string;
  features: string[];
  /** What the rules made of it. */
  ruled: readonly Act[];
  labels: ReadonlySet<string>;
  /** Of its only task; null when it has none or several owners. */
  who: "reader" | "writer" | "other" | "nobody" | null;
  /** The file it stands in: what a cross-validation holds out. */
  file: string;
}

interface LabelledMail {
  writer: string;
  reader: string;
  subject: string;
  lines: { labels: string; text: string }[];
  paragraphs: string;
  file: string;
}

const POSSIBLE = 0.4;

/** The labelled sentences (`*.txt`, one a line, from Nadia to Tom) and mails (`*.mails.txt`) of a folder. */
export function readActExamples(folder: string): ActExample[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), "utf8");
      const mails = file.endsWith(".mails.txt") ? mailsIn(text, file) : sentencesIn(text, file);
      return mails.flatMap(examplesOf);
    });
}

const LINE = /^([a-z@+ -]+)\|\s*(\S.*?)\s*$/;

const sentencesIn = (text: string, file: string): LabelledMail[] =>
  text.split("\n").flatMap((line) => {
    const [, labels, said] = LINE.exec(line) ?? [];
    return labels && said
      ? [
          {
            writer: "Nadia Kern",
            reader: "Tom Brandt",
            subject: "Note",
            lines: [{ labels: labels.replaceAll("@tom", "@r").replaceAll("@nadia", "@w"), text: said }],
            paragraphs: `Hi Tom,\n\n${said}`,
            file,
          },
        ]
      : [];
  });

function mailsIn(text: string, file: string): LabelledMail[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((block) => {
      const [head = "", ...body] = block.split("\n");
      const [, writer = "", reader = "", subject = ""] = /^(.*?)\s*>\s*(.*?)\s*\|\s*(.*)$/.exec(head) ?? [];
      const lines: LabelledMail["lines"] = [];
      let paragraphs = "";
      for (const line of body) {
        const [, labels, said] = LINE.exec(line) ?? [];
        if (line.trim() === "/") paragraphs += "\n\n";
        if (!labels || !said) continue;
        lines.push({ labels, text: said });
        const opens = /^(?:[-*•]|\d+[.)])\s/.test(said);
        paragraphs += paragraphs === "" || /\n$/.test(paragraphs) ? said : opens ? `\n${said}` : ` ${said}`;
      }
      return { writer, reader, subject, lines, paragraphs, file };
    });
}

function examplesOf(mail: LabelledMail): ActExample[] {
  const sender = { name: mail.writer, address: "writer@firm.example" };
  const sentAt = "2026-11-20T08:12:00.000Z";
  const material: DigestMaterial = {
    agent: { title: "", description: "" },
    timeZone: "Europe/Berlin",
    now: "2026-11-20T18:00:00.000Z",
    mails: [
      {
        id: "1",
        subject: mail.subject,
        sender,
        sentAt,
        parts: [part(mail.paragraphs, { sentTo: [{ name: mail.reader, address: null }] })],
      },
    ],
    documents: [],
    answers: [],
  };
  const units = atOnce(unitsOf(material));
  const { statements } = atOnce(statementsOf(units));
  const people = new People(
    new Set(namedPeople(material)),
    units.map((unit) => unit.text),
  );
  const clock = clockOf(material.timeZone);
  const examples: ActExample[] = [];
  let before: Scene | null = null;
  for (const statement of statements) {
    const tokens = tag(statement.text);
    const scene: Scene = sceneOf(statement, tokens, readClauses(tokens), { people, clock, before });
    const line = mail.lines.find(
      (known) => foldSpace(known.text.replace(/^(?:[-*•]|\d+[.)])\s+/, "")) === statement.text,
    );
    // A line of several sentences says nothing of each of them, unless it is of none.
    const labels =
      line?.labels ??
      (mail.lines.find((known) => known.labels.trim() === "n" && known.text.includes(statement.text))
        ? "n"
        : null);
    if (labels !== null && statement.text.length > 2) {
      const ruled = readEnglishActs(scene, before).filter((act) => act.certainty >= POSSIBLE);
      const parts = labels
        .trim()
        .split("+")
        .map((label) => label.trim().split("@"));
      const owners = new Set(parts.filter(([kind]) => kind === "a").map(([, owner]) => owner ?? "-"));
      const [owner] = owners;
      examples.push({
        text: statement.text,
        features: actFeatures(scene, ruled),
        ruled,
        labels: new Set(parts.map(([kind]) => kind ?? "n")),
        who: owner === undefined || owners.size > 1 ? null : whoOf(owner),
        file: mail.file,
      });
    }
    before = scene;
  }
  return examples;
}

const whoOf = (owner: string): ActExample["who"] =>
  owner === "r"
    ? "reader"
    : owner === "w"
      ? "writer"
      : /^(?:-|everybody|everyone|both|all)$/.test(owner)
        ? "nobody"
        : "other";

import type { DigestMaterial } from "../digest-material";
import { isBoilerplate } from "./boilerplate";
import { isFieldLine } from "./notifications";
import { personName } from "./people";
import { blocksOf, sentencesOf } from "./sentence-splitting";
import type { Heading, Medium, Statement, Unit } from "./statement";
import { isSuspicious } from "./suspicious-text";
import { foldSpace } from "./tokens";
import { speakerTurns } from "./transcript-turns";
import { NOT_NAMES } from "./word-lists";

const MACHINE_SENDER =
  /jira|github|gitlab|linear|asana|trello|no-?reply|notification|notify|alerts?@|status@|azure|bitbucket|sentry|pagerduty|opsgenie|statuspage/i;
const CHAT_SENDER = /slack|teams|discord|mattermost|google chat/i;

/** A newsletter or an offer: addressed to everybody who subscribed. */
const isBulk = (text: string): boolean =>
  /\b(?:unsubscribe|opt[ -]?out|manage (?:your )?(?:subscription|preferences)|view (?:this (?:email|message) )?in (?:your )?browser|you(?:'re| are) receiving this)\b/i.test(
    text,
  );

/** The parts of the material as units with one author each, oldest first. Calendar lines and history are left out. */
export function unitsOf(material: DigestMaterial): Unit[] {
  const units: Unit[] = [];
  for (const mail of material.mails)
    for (const part of mail.parts) {
      if (part.kind === "calendar" || !part.text.trim()) continue;
      const author =
        part.author ?? (part.kind === "attachment" || part.kind === "transcript" ? null : mail.sender);
      const from = `${author?.name ?? ""} ${author?.address ?? ""} ${mail.sender.address ?? ""}`;
      const medium: Medium =
        part.kind === "transcript"
          ? "transcript"
          : part.kind === "attachment"
            ? "document"
            : CHAT_SENDER.test(from)
              ? "chat"
              : MACHINE_SENDER.test(from)
                ? "notification"
                : isBulk(part.text)
                  ? "bulk"
                  : "mail";
      units.push({
        index: units.length,
        source: { kind: "email", id: mail.id },
        medium,
        author,
        sentAt: part.sentAt ?? mail.sentAt,
        subject: part.subject ?? mail.subject,
        text: part.text,
        signature: part.signature,
      });
    }
  for (const document of material.documents)
    if (document.text.trim())
      units.push({
        index: units.length,
        source: { kind: "document", id: document.id },
        medium: "document",
        author: null,
        sentAt: material.now,
        subject: null,
        text: document.text,
        signature: "",
      });
  return units;
}

const HEADINGS: readonly (readonly [Heading, RegExp])[] = [
  [
    "resolved",
    /\b(?:done|completed|resolved|finished|closed|shipped|accomplish|progress|yesterday|what we did)\b/i,
  ],
  [
    "actions",
    /\b(?:actions?|action items?|next steps?|to[ -]?dos?|tasks?|follow[ -]?ups?|asks?|requests?|assignments?)\b/i,
  ],
  ["decisions", /\b(?:decisions?|decided|agreed|agreements?|resolutions?)\b/i],
  ["blockers", /\b(?:blockers?|blocked|impediments?|risks?|open issues?|problems?|issues?|obstacles?)\b/i],
];
const headingOf = (text: string): Heading =>
  HEADINGS.find(([, pattern]) => pattern.test(text))?.[0] ?? "other";

const GREETING =
  /^(?:[Hh]i|[Hh]ello|[Hh]ey|[Dd]ear|[Gg]ood (?:morning|afternoon|evening)|[Mm]orning|[Aa]fternoon)\s+(\p{Lu}[\p{L}'’-]+)(?:\s+\p{Lu}[\p{L}'’-]+)?\s*(?:[,!:.–—-]|$)(?!\s*(?:[Hh]i|[Hh]ello|and)\b)/u;
const NAME_ALONE = /^(\p{Lu}[\p{Ll}'’-]+),$/u;
const ROLL =
  /^(?:attendees|participants|present|absent|apologies|cc|when|where|location|date|time|next (?:meeting|update|call))\s*:/i;
/** Longer runs are data, not sentences; leaving them out also bounds the time that any pattern can take. */
const LONGEST_SENTENCE = 3000;
const ENDLESS_WORD = /\S{400}/;
const NOBODY =
  /^(?:all|team|everyone|everybody|folks|guys|there|both|sir|madam|colleagues|friends|again|customer|customers|user|users|reader|subscriber|member|partner|client|valued|candidate|applicant|friend)$/i;
const mayBeName = (word: string): boolean => !NOBODY.test(word) && !NOT_NAMES.has(word.toLowerCase());
const VOCATIVE_OPENING = /^(\p{Lu}[\p{Ll}'’-]+)(?:,|\s+[–—-])\s/u;

/** Everything said in the units, as statements; what is boilerplate or quoted from others is left out. */
export function statementsOf(units: readonly Unit[]): Statement[] {
  const out: Statement[] = [];
  for (const unit of units) {
    const turns =
      unit.medium === "notification" ? null : speakerTurns(unit.text, unit.medium === "transcript");
    const first = out.length;
    if (turns) {
      turns.forEach((turn, index) => {
        const sentences =
          unit.medium === "transcript" || unit.medium === "chat" || turns.length > 2
            ? sentencesOf(turn.text)
            : [turn.text];
        for (const text of sentences)
          push(out, unit, text, {
            speaker: turn.speaker,
            turn: index,
            addressee: null,
            heading: null,
            listItem: false,
          });
      });
    } else readProse(out, unit);
    const count = out.length - first;
    for (let i = first; i < out.length; i++) {
      const statement = out[i];
      if (statement) statement.position = count > 1 ? (i - first) / (count - 1) : 0;
    }
  }
  return out;
}

function readProse(out: Statement[], unit: Unit): void {
  let addressee: string | null = null;
  let heading: Heading | null = null;
  let suspiciousBlocks = 0;
  const author = personName(unit.author);
  const text =
    unit.medium === "notification"
      ? unit.text
          .split("\n")
          .map((line) => (isFieldLine(line) ? "" : line))
          .join("\n")
      : unit.text;
  for (const block of blocksOf(text)) {
    if (block.quoted) continue;
    if (block.kind === "heading") {
      heading = headingOf(block.text);
      continue;
    }
    if (block.kind === "paragraph" && block.text.length < 400 && heading === "other") heading = null;
    const greeted = GREETING.exec(block.text) ?? NAME_ALONE.exec(block.text);
    if (greeted?.[1] && mayBeName(greeted[1])) addressee = greeted[1];
    else if (out.length === 0 || !addressee) {
      const vocative = VOCATIVE_OPENING.exec(block.text);
      if (
        vocative?.[1] &&
        mayBeName(vocative[1]) &&
        unit.medium === "mail" &&
        !addressee &&
        /\b(?:you|your|please)\b/i.test(block.text)
      )
        addressee = vocative[1];
    }
    const inline = /^([A-Z][A-Za-z ]{2,24}):\s+(?=\S)/.exec(block.text);
    const announced = inline?.[1] ? headingOf(inline[1]) : "other";
    const use = announced !== "other" ? announced : heading;
    if (isSuspicious(block.text)) suspiciousBlocks = 2;
    for (const text of sentencesOf(block.text))
      push(
        out,
        unit,
        text,
        { speaker: author, turn: null, addressee, heading: use, listItem: block.kind === "item" },
        suspiciousBlocks > 0,
      );
    suspiciousBlocks--;
    if (block.kind === "paragraph" && heading && heading !== "other" && block.text.length > 200)
      heading = null;
  }
}

function push(
  out: Statement[],
  unit: Unit,
  verbatim: string,
  more: Pick<Statement, "speaker" | "turn" | "addressee" | "heading" | "listItem">,
  suspicious = false,
): void {
  const text = foldSpace(verbatim);
  if (text.length < 2 || text.length > LONGEST_SENTENCE || ENDLESS_WORD.test(text) || isBoilerplate(text))
    return;
  out.push({
    source: unit.source,
    order: out.length,
    unit: unit.index,
    position: 0,
    medium: unit.medium,
    text,
    sentAt: unit.sentAt,
    subject: unit.subject,
    suspicious: suspicious || isSuspicious(text),
    ...more,
    heading: ROLL.test(text) ? "people" : more.heading,
  });
}

import type { DigestMaterial } from "../../app/writing/digest-material";
import { material, part } from "../fixtures/material/build-material";

/** As much text as is kept of one mail (app/domain/inbox/read-stored-mail.server.ts). */
export const LONGEST_TEXT = 600_000;

const PEOPLE = ["Ana", "Joe", "Priya", "Tom", "Lena", "Omar"];
const THINGS =
  "report invoice lease permit drawing budget rota survey crate filter cable pallet label tender".split(" ");
const VERBS = "send review order book sign update confirm prepare".split(" ");
const DAYS = ["Friday", "20 November", "the end of the month", "next week"];

function turn<Value>(values: readonly Value[], at: number): Value {
  const value = values[at % values.length];
  if (value === undefined) throw new Error("There is nothing to choose from.");
  return value;
}

/** A sentence of office mail; which one depends on the number alone. */
function officeSentence(at: number): string {
  const [who, other] = [turn(PEOPLE, at * 7 + 3), turn(PEOPLE, at * 5 + 1)];
  const [thing, second] = [turn(THINGS, at * 11), turn(THINGS, at * 3 + 5)];
  const [verb, day] = [turn(VERBS, at * 13), turn(DAYS, at)];
  return turn(
    [
      `${who}, please ${verb} the ${thing} number ${at} by ${day}.`,
      `The ${thing} for hall ${at} arrived last week and ${who} looked at it with the team.`,
      `${who} will ${verb} the ${thing} ${at} for ${other} by ${day}, and the ${second} is still missing.`,
      `We decided to keep the ${thing} ${at} and the ${second}.`,
      `The ${thing} ${at} is done and went to ${other} yesterday.`,
      `The ${thing} ${at} is blocked because the ${second} from the supplier has not come.`,
      `It was colder on site ${at} than the ${thing} crew had thought.`,
    ],
    at,
  );
}

/** Pieces one after the other, up to so many characters. */
function filled(characters: number, pieceOf: (at: number) => string): string {
  const pieces: string[] = [];
  for (let at = 0, length = 0; ; at += 1) {
    const piece = pieceOf(at);
    length += piece.length;
    if (length > characters) return pieces.join("");
    pieces.push(piece);
  }
}

/** Texts of one mail that is as long as it can be, by what they are made of. */
export const LONG_TEXTS = {
  requests: () => filled(LONGEST_TEXT, (at) => `${officeSentence(at * 7)} `),
  prose: () => filled(LONGEST_TEXT, (at) => `${officeSentence(at)}${at % 6 === 5 ? "\n\n" : " "}`),
  "one line of prose": () => filled(LONGEST_TEXT, (at) => `${officeSentence(at)} `),
  "one line without an end": () => filled(LONGEST_TEXT, (at) => `${turn(THINGS, at)} `),
  "20,000 list lines": () =>
    Array.from({ length: 20_000 }, (_, at) => `- ${turn(VERBS, at * 13)} the ${turn(THINGS, at)} ${at}`).join(
      "\n",
    ),
  "one sentence again and again": () =>
    filled(LONGEST_TEXT, () => "Joe, please order the cables for the hall by Friday. "),
};

const mailOf = (id: string, subject: string, text: string, minute: number) => ({
  id,
  subject,
  sender: { name: "Ana Ruiz", address: "ana@payments.example" },
  sentAt: new Date(Date.UTC(2026, 10, 16, 8, minute)).toISOString(),
  parts: [part(text)],
});

/** One mail with this text. */
export const materialOfText = (text: string): DigestMaterial => material([mailOf("long", "Site", text, 0)]);

/** Mails of about 2 kB each, as offices write them. */
export const officeMails = (count: number): DigestMaterial =>
  material(
    Array.from({ length: count }, (_, index) =>
      mailOf(
        `office-${index}`,
        `Site ${index % 250}`,
        `Hi all,\n\n${filled(1950, (at) => `${officeSentence(index * 40 + at)}${at % 5 === 4 ? "\n\n" : " "}`)}\n\nRegards\nAna`,
        index,
      ),
    ),
  );

/** Texts of mails of nothing but requests, twenty in each. */
export const requestTexts = (count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    Array.from({ length: 20 }, (_, at) => officeSentence((index * 20 + at) * 7)).join(" "),
  );

export const requestMails = (count: number): DigestMaterial =>
  material(
    requestTexts(count).map((text, index) => mailOf(`requests-${index}`, `Site ${index % 40}`, text, index)),
  );

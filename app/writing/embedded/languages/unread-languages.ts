import type { Coverage } from "../../../digest/coverage";
import { shiftDay } from "../../dates/civil-day";
import { clockOf } from "../../dates/clock";
import { findDates } from "../../dates/find-dates";
import { sayDay } from "../../dates/say-day";
import type { DigestMaterial, MaterialMail } from "../../digest-material";
import { Pace, type Slices } from "../../slices";
import { personName } from "../people";
import { codeOf, languageOf } from "./language";

type OtherLanguage = NonNullable<Coverage["otherLanguages"]>[number];

const MOST_NAMED = 3;
/** Dates further ahead are years of something else. */
const AHEAD_DAYS = 400;
/** Dates are looked for in so many characters of a mail. */
const LONGEST_LOOK = 15_000;
/** Characters of mails between two pauses. */
const SLICE = 15_000;

/**
 * The languages of the material's mails that the embedded writer does not read: how many mails are in each, who wrote
 * them, and the first days from then on that they name.
 */
export function* unreadLanguages(material: DigestMaterial): Slices<OtherLanguage[]> {
  const names = new Intl.DisplayNames(["en"], { type: "language" });
  const found = new Map<string, MaterialMail[]>();
  const pace = new Pace(SLICE);
  for (const mail of material.mails) {
    const text = textOf(mail);
    if (pace.isDue(Math.min(text.length, LONGEST_LOOK))) yield;
    if (!text.trim() || languageOf(text) !== "other") continue;
    const code = codeOf(text);
    const language = code === "und" ? "another language" : (names.of(code) ?? "another language");
    found.set(language, [...(found.get(language) ?? []), mail]);
  }
  const languages: OtherLanguage[] = [];
  for (const [language, mails] of found)
    languages.push({
      language,
      mails: mails.length,
      names: first(mails.flatMap((mail) => personName(mail.sender) ?? [])),
      days: yield* daysIn(mails, material.timeZone, pace),
    });
  return languages.sort((a, b) => b.mails - a.mails || a.language.localeCompare(b.language));
}

const textOf = ({ parts }: MaterialMail): string =>
  parts
    .filter((part) => part.kind !== "calendar")
    .map((part) => part.text)
    .join("\n");

const first = (words: readonly string[]): string[] => [...new Set(words)].slice(0, MOST_NAMED);

function* daysIn(mails: readonly MaterialMail[], timeZone: string, pace: Pace): Slices<string[]> {
  const clock = clockOf(timeZone);
  const days: { day: string; today: string }[] = [];
  for (const mail of mails) {
    const sent = new Date(mail.sentAt);
    if (Number.isNaN(sent.getTime())) continue;
    const text = textOf(mail).slice(0, LONGEST_LOOK);
    if (pace.isDue(text.length)) yield;
    const { day: today } = clock(sent);
    for (const { day } of findDates(text, today))
      if (day !== null && day >= today && day <= shiftDay(today, AHEAD_DAYS)) days.push({ day, today });
  }
  return first(days.sort((a, b) => a.day.localeCompare(b.day)).map(({ day, today }) => sayDay(day, today)));
}

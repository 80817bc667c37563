import type { Coverage } from "./coverage";

/** "1 mail", "2 mails". */
export const countOf = (amount: number, unit: string): string =>
  `${amount} ${unit}${amount === 1 ? "" : "s"}`;

/** "1 newsletter or receipt", "2 newsletters or receipts"; "" for none. */
export function newslettersInWords({ newsletters = 0 }: Coverage): string {
  return newsletters === 0
    ? ""
    : `${countOf(newsletters, "newsletter")} or ${newsletters === 1 ? "receipt" : "receipts"}`;
}

/** "1 mail in Polish: only dates and names were read (Jan Kowalski, Fri 20 Nov)", a line for each language. */
export function otherLanguagesInWords({ otherLanguages = [] }: Coverage): string[] {
  return otherLanguages.map(({ language, mails, names, days }) => {
    const read = [...names, ...days];
    return `${countOf(mails, "mail")} in ${language}: only dates and names were read${read.length > 0 ? ` (${read.join(", ")})` : ""}`;
  });
}

/** "1 sentence set aside: written for software, not for you"; "" for none. */
export function setAsideInWords({ setAside = 0 }: Coverage): string {
  return setAside === 0
    ? ""
    : `${countOf(setAside, "sentence")} set aside: written for software, not for you`;
}

import { type NoraMail, noraToFelix } from "../fixtures/office/nora-to-felix";
import { officeLines } from "./office-lines";
import type { ScoredLine } from "./office-score";

/** The lines that the product writes on Monday, 16 November 2026, from mails as `noraToFelix` takes them. */
export const linesOfMails = (...mails: NoraMail[]): Promise<ScoredLine[]> =>
  officeLines({
    agent: { title: "Office", description: "" },
    timeZone: "UTC",
    now: "2026-11-16T20:00:00.000Z",
    mails: noraToFelix(mails),
  });

/** Of one mail: owner, words and day of each action, then the other lines by kind; the order of lines is another rule's. */
export const toldLines = async (mail: NoraMail): Promise<string[]> =>
  (await linesOfMails(mail))
    .map(({ kind, words, owner, timeline }) =>
      kind === "actions" ? `${owner}: ${words}, ${timeline}` : `${kind}: ${words}`,
    )
    .sort();

/** Of one mail of Nora's to Felix alone. */
export const toldToFelix = (text: string): Promise<string[]> =>
  toldLines({ text: `Hi Felix,\n\n${text}\n\nNora`, to: "Felix Arden <felix.arden@elmhouse.example>" });

/** Of one mail of Nora's to everybody. */
export const toldToAll = (text: string): Promise<string[]> => toldLines(`Hello all,\n\n${text}\n\nNora`);

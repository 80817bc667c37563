import { mail, material } from "../../../fixtures/material/build-material";
import { writeDigest } from "../../../support/embedded-writer";

/** What a careful reader would list: actions as [owner, word of the line], blockers and decisions as a word of theirs. */
export interface Expected {
  actions?: [owner: string | null, word: string][];
  blockers?: string[];
  decisions?: string[];
}

const GREETINGS = { en: "Hi Marco,", de: "Hallo Marco,", fr: "Bonjour Marco,", es: "Hola Marco:" };

/** The lines that a mail of one sentence makes, greeted and signed as in its language. */
export function linesOf(language: keyof typeof GREETINGS, sentence: string) {
  const text = `${GREETINGS[language]}\n\n${sentence}\n`;
  return writeDigest(
    material([mail("m1", "Paula Brandt <paula@werk.example>", "2026-11-23T08:00:00.000Z", "Montag", text)]),
  );
}

/** The lines in the shape of an expectation: the word where a line has it, else the whole line. */
export function seen(
  language: keyof typeof GREETINGS,
  sentence: string,
  expected: Expected,
): Required<Expected> {
  const draft = linesOf(language, sentence);
  const word = (line: string, words: readonly string[]) =>
    words.find((each) => line.toLowerCase().includes(each.toLowerCase())) ?? line;
  return {
    actions: draft.actionItems.map((item) => [
      item.owner,
      word(
        item.task,
        (expected.actions ?? []).map(([, said]) => said),
      ),
    ]),
    blockers: draft.blockers.map((item) => word(item.description, expected.blockers ?? [])),
    decisions: draft.decisions.map((item) => word(item.decision, expected.decisions ?? [])),
  };
}

export const complete = (expected: Expected): Required<Expected> => ({
  actions: [],
  blockers: [],
  decisions: [],
  ...expected,
});
